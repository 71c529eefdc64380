//! What a summary counts, list by list, with what each name means: the same for text and page.

use shuzi::language::Words;
use shuzi::report::words::describe_doubt;
use shuzi::stones::Doubt;

use super::Summary;

/// Counts under one title.
pub(super) struct List {
    pub title: String,
    pub lines: Vec<Line>,
}

/// One count. Its name is the one in the tables, the same in every language.
pub(super) struct Line {
    pub name: String,
    pub count: usize,
    /// What the name means, in the reader's language; may be empty.
    pub meaning: String,
}

impl Summary {
    /// Returns the lists in which something was counted.
    pub(super) fn lists(&self, words: &Words) -> Vec<List> {
        let meaning = |message: &str, name: &str| words.say_with(message, &[("kind", name.into())]);
        let all = [
            list(words.say("summary-outcomes"), &self.outcomes, |outcome| {
                (outcome.name().to_owned(), meaning("outcome-of-a-photo", outcome.name()))
            }),
            list(words.say("summary-errors"), &self.errors, |kind| {
                (kind.clone(), meaning("kind-of-error", kind))
            }),
            list(words.say("summary-lines"), &self.lines, |lines| (lines.to_string(), String::new())),
            list(words.say("summary-questions"), &self.questions, |number| {
                (number.to_string(), String::new())
            }),
            list(words.say("summary-doubts"), &self.doubts, |name| (name.clone(), reason(words, name))),
            list(words.say("summary-warnings"), &self.warnings, |kind| {
                (kind.clone(), meaning("kind-of-warning", kind))
            }),
            list(words.say("summary-truth"), &self.truth, |outcome| {
                ((*outcome).to_owned(), meaning("outcome-where-known", outcome))
            }),
        ];
        all.into_iter().filter(|list| !list.lines.is_empty()).collect()
    }
}

fn list<'a, K: 'a>(
    title: String,
    counts: impl IntoIterator<Item = (&'a K, &'a usize)>,
    named: impl Fn(&K) -> (String, String),
) -> List {
    let line = |(key, &count): (&K, &usize)| {
        let (name, meaning) = named(key);
        Line { name, count, meaning }
    };
    List { title, lines: counts.into_iter().map(line).collect() }
}

/// Why points are in doubt, by the name that a doubt has in the tables.
fn reason(words: &Words, name: &str) -> String {
    let known = Doubt::ALL.into_iter().find(|known| known.name() == name);
    known.map(|known| describe_doubt(words, known)).unwrap_or_default()
}
