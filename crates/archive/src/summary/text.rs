//! The summary for people in a terminal, and for programs.

use shuzi::language::Words;
use shuzi::report::columns::{Align, table};

use super::{Spread, Summary};

impl Summary {
    /// Returns the summary as text in a language.
    pub fn text(&self, words: &Words) -> String {
        let mut lines = self.facts(words);
        let counts = [Align::Left, Align::Right, Align::Right, Align::Left];
        for list in self.lists(words) {
            lines.push(list.title);
            let of_photos = |count: usize| 100.0 * count as f64 / self.photos.max(1) as f64;
            let is_of_photos = list.lines.iter().map(|line| line.count).sum::<usize>() == self.photos;
            let row = |line: super::lists::Line| {
                let share =
                    if is_of_photos { format!("{:.1} %", of_photos(line.count)) } else { String::new() };
                vec![format!("  {}", line.name), line.count.to_string(), share, line.meaning]
            };
            let rows: Vec<Vec<String>> = list.lines.into_iter().map(row).collect();
            lines.push(table(&rows, &counts).trim_end().to_owned());
        }
        if !self.timings.is_empty() {
            lines.push(words.say("summary-timings"));
            lines.push(self.times(words).trim_end().to_owned());
        }
        lines.join("\n") + "\n"
    }

    /// Returns the summary as one JSON object, on several lines; the same in every language.
    ///
    /// # Errors
    /// Those of serde, which the types give no reason for.
    pub fn json(&self) -> serde_json::Result<String> {
        Ok(serde_json::to_string_pretty(self)? + "\n")
    }

    /// The sentences above the lists.
    pub(super) fn facts(&self, words: &Words) -> Vec<String> {
        let of = |message: &str, number: usize| words.say_with(message, &[("photos", number.into())]);
        let photos = of("photos", self.photos);
        let same = [("photos", photos.into()), ("same", self.duplicates.into())];
        let mut facts = vec![words.say_with("summary-photos", &same)];
        if self.passed_over > 0 {
            facts.push(words.say_with("files-passed-over", &[("files", self.passed_over.into())]));
        }
        if self.corrected > 0 {
            facts.push(of("summary-corrected", self.corrected));
        }
        facts
    }

    fn times(&self, words: &Words) -> String {
        let heads = ["column-step", "column-median", "column-95-percent", "column-most"];
        let mut rows = vec![heads.map(|head| words.say(head)).to_vec()];
        for (step, &Spread { median, p95, most, .. }) in &self.timings {
            let numbers = [median, p95, most].map(|number| format!("{number:.1}"));
            let step = words.say_with("step", &[("step", step.as_str().into())]);
            rows.push(std::iter::once(step).chain(numbers).collect());
        }
        rows.iter_mut().flat_map(|row| row.first_mut()).for_each(|first| first.insert_str(0, "  "));
        table(&rows, &[Align::Left, Align::Right, Align::Right, Align::Right])
    }
}
