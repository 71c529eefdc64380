//! The summary as text for the terminal, and as JSON.

use shuzi::language::Words;
use shuzi::report::columns::{Align, table};

use super::{RunSummary, Spread};

impl RunSummary {
    /// Formats the summary as text in a language.
    pub fn to_text(&self, words: &Words) -> String {
        let mut lines = self.facts(words);
        let columns = [Align::Left, Align::Right, Align::Right, Align::Left];
        for list in self.lists(words) {
            lines.push(list.title);
            // A list that counts every photo once has shares of all photos.
            let counts_every_photo =
                list.lines.iter().map(|line| line.count).sum::<usize>() == self.photos;
            let mut rows = Vec::new();
            for line in list.lines {
                let share = if counts_every_photo {
                    format!(
                        "{:.1} %",
                        100.0 * line.count as f64 / self.photos.max(1) as f64
                    )
                } else {
                    String::new()
                };
                rows.push(vec![
                    format!("  {}", line.name),
                    line.count.to_string(),
                    share,
                    line.meaning,
                ]);
            }
            lines.push(table(&rows, &columns).trim_end().to_owned());
        }
        if !self.timings.is_empty() {
            lines.push(words.say("summary-timings"));
            lines.push(self.format_timings(words).trim_end().to_owned());
        }
        lines.join("\n") + "\n"
    }

    /// Formats the summary as a JSON object on several lines, which is the same in all languages.
    ///
    /// # Errors
    /// Returns the errors of serde, which do not occur for these types.
    pub fn to_json(&self) -> serde_json::Result<String> {
        Ok(serde_json::to_string_pretty(self)? + "\n")
    }

    /// Returns the sentences above the lists.
    pub(super) fn facts(&self, words: &Words) -> Vec<String> {
        let about_photos =
            |message: &str, photos: usize| words.say_with(message, &[("photos", photos.into())]);
        let photos = about_photos("photos", self.photos);
        let photos_and_duplicates = [("photos", photos.into()), ("same", self.duplicates.into())];
        let mut facts = vec![words.say_with("summary-photos", &photos_and_duplicates)];
        if self.passed_over > 0 {
            facts.push(words.say_with("files-passed-over", &[("files", self.passed_over.into())]));
        }
        if self.corrected > 0 {
            facts.push(about_photos("summary-corrected", self.corrected));
        }
        facts
    }

    fn format_timings(&self, words: &Words) -> String {
        let heads = [
            "column-step",
            "column-median",
            "column-95-percent",
            "column-most",
        ];
        let mut rows = vec![heads.map(|head| words.say(head)).to_vec()];
        for (
            step,
            &Spread {
                median, p95, most, ..
            },
        ) in &self.timings
        {
            let numbers = [median, p95, most].map(|number| format!("{number:.1}"));
            let step = words.say_with("step", &[("step", step.as_str().into())]);
            rows.push(std::iter::once(step).chain(numbers).collect());
        }
        for row in &mut rows {
            if let Some(first) = row.first_mut() {
                first.insert_str(0, "  ");
            }
        }
        table(
            &rows,
            &[Align::Left, Align::Right, Align::Right, Align::Right],
        )
    }
}
