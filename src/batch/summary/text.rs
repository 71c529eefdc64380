//! The summary for people in a terminal, and for programs.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::Summary;

impl Summary {
    /// As text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing into a text cannot fail.
        let _ = self.write(&mut text);
        text
    }

    /// As one JSON object, on several lines.
    pub fn json(&self) -> String {
        // Text keys and finite numbers only.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        let percent = |part: usize| 100.0 * part as f64 / self.photos.max(1) as f64;
        writeln!(text, "{} photos, {} of them the same as one before", self.photos, self.duplicates)?;
        if self.passed_over > 0 {
            writeln!(text, "{} other files passed over", self.passed_over)?;
        }
        for (outcome, &photos) in &self.outcomes {
            writeln!(text, "  {:<10}{photos:>8}  {:5.1} %", outcome.name(), percent(photos))?;
        }
        list(text, "without a position", &self.errors)?;
        list(text, "boards by lines", &self.lines)?;
        list(text, "photos by questions", &self.questions)?;
        list(text, "points in doubt", &self.doubts)?;
        list(text, "warnings", &self.warnings)?;
        if self.corrected > 0 {
            writeln!(text, "{} photos corrected by a person", self.corrected)?;
        }
        list(text, "photos with a known position", &self.truth)?;
        if !self.timings.is_empty() {
            writeln!(text, "milliseconds a photo{:>12}{:>9}{:>9}", "median", "95 %", "most")?;
            for (step, spread) in &self.timings {
                let super::Spread { median, p95, most, .. } = spread;
                writeln!(text, "  {step:<22}{median:>8.1}{p95:>9.1}{most:>9.1}")?;
            }
        }
        Ok(())
    }
}

fn list<K: std::fmt::Display>(
    text: &mut String,
    title: &str,
    counts: &BTreeMap<K, usize>,
) -> std::fmt::Result {
    if counts.is_empty() {
        return Ok(());
    }
    writeln!(text, "{title}")?;
    counts.iter().try_for_each(|(name, count)| writeln!(text, "  {name:<22}{count:>8}"))
}
