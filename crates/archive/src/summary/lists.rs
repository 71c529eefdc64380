//! The lists of counts in a summary, which are the same in the text and on the page.

use shuzi::language::Words;
use shuzi::report::words::describe_doubt;
use shuzi::stones::Doubt;

use super::RunSummary;

/// Counts under a common title.
pub(super) struct CountList {
    pub title: String,
    pub lines: Vec<CountLine>,
}

/// A count.
pub(super) struct CountLine {
    /// The name in the tables, which is the same in all languages.
    pub name: String,
    pub count: usize,
    /// The meaning of the name in the reader's language; may be empty.
    pub meaning: String,
}

impl RunSummary {
    /// Returns the lists that are not empty.
    pub(super) fn lists(&self, words: &Words) -> Vec<CountList> {
        let meaning = |message: &str, name: &str| words.say_with(message, &[("kind", name.into())]);
        let all = [
            count_list(words.say("summary-outcomes"), &self.outcomes, |outcome| {
                (
                    outcome.name().to_owned(),
                    meaning("outcome-of-a-photo", outcome.name()),
                )
            }),
            count_list(words.say("summary-errors"), &self.errors, |kind| {
                (
                    kind.name().to_owned(),
                    meaning("kind-of-error", kind.name()),
                )
            }),
            count_list(words.say("summary-lines"), &self.lines, |lines| {
                (lines.to_string(), String::new())
            }),
            count_list(words.say("summary-questions"), &self.questions, |number| {
                (number.to_string(), String::new())
            }),
            count_list(words.say("summary-doubts"), &self.doubts, |name| {
                (name.clone(), doubt_meaning(words, name))
            }),
            count_list(words.say("summary-warnings"), &self.warnings, |kind| {
                (kind.clone(), meaning("kind-of-warning", kind))
            }),
            count_list(words.say("summary-truth"), &self.truth, |outcome| {
                (
                    (*outcome).to_owned(),
                    meaning("outcome-where-known", outcome),
                )
            }),
        ];
        all.into_iter()
            .filter(|list| !list.lines.is_empty())
            .collect()
    }
}

/// Builds a list of counts. `describe` returns the name and the meaning of a key.
fn count_list<'a, K: 'a>(
    title: String,
    counts: impl IntoIterator<Item = (&'a K, &'a usize)>,
    describe: impl Fn(&K) -> (String, String),
) -> CountList {
    let mut lines = Vec::new();
    for (key, &count) in counts {
        let (name, meaning) = describe(key);
        lines.push(CountLine {
            name,
            count,
            meaning,
        });
    }
    CountList { title, lines }
}

/// Describes a doubt by its name in the tables.
fn doubt_meaning(words: &Words, name: &str) -> String {
    let doubt = Doubt::ALL.into_iter().find(|doubt| doubt.name() == name);
    doubt
        .map(|doubt| describe_doubt(words, doubt))
        .unwrap_or_default()
}
