//! Measures names and comments: five figures that show where they are hard to read. They are hints,
//! not limits.
//!
//! # The rules
//!
//! * Files: every `.rs` file in `src`, `crates`, `web/src`, `web/build` and `xtask/src`; not in
//!   folders called `tests`, no file `tests.rs`, and nothing behind the first `#[cfg(test)]` that a
//!   `mod tests` follows.
//! * **Types**: names behind `struct`, `enum`, `trait`, `type` and `union`. A name is doubled when
//!   it is defined in more than one place; the share is of different names.
//! * **Participles**: functions whose name is a single word that ends in `-ed`, or one of
//!   [`IRREGULAR`].
//! * **Single words**: functions whose name has no underscore.
//! * **Question words**: doc comments (a run of `///` lines) that begin with one of
//!   [`QUESTION_WORDS`].
//! * **Comments**: lines that begin with `//`, but not with `///` or `//!`, for each line of code:
//!   a line that is neither empty nor any comment.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::TaskError;

const FOLDERS: [&str; 5] = ["src", "crates", "web/src", "web/build", "xtask/src"];

/// Participles that do not end in `-ed`.
const IRREGULAR: [&str; 22] = [
    "shown", "written", "told", "said", "laid", "drawn", "seen", "made", "put", "kept", "given",
    "known", "found", "left", "taken", "sent", "held", "built", "cut", "heard", "read_by", "split",
];

const QUESTION_WORDS: [&str; 8] = [
    "What", "How", "Why", "Whether", "Whose", "Which", "Where", "Who",
];

/// Counts over all files.
#[derive(Debug, Default)]
struct Tally {
    /// Number of definitions of each type name.
    types: BTreeMap<String, usize>,
    functions: Vec<String>,
    /// The first line of every doc comment.
    docs: Vec<String>,
    comment_lines: usize,
    code_lines: usize,
}

/// Measures the checkout at `root` and returns the figures as a table.
///
/// # Errors
/// [`TaskError::Unreadable`] where a file or folder cannot be read.
pub fn measure(root: &Path) -> Result<String, TaskError> {
    let mut tally = Tally::default();
    for folder in FOLDERS {
        for path in source_files(&root.join(folder))? {
            let text =
                fs::read_to_string(&path).map_err(|error| TaskError::Unreadable { path, error })?;
            tally.add(without_tests(&text));
        }
    }
    Ok(tally.table())
}

/// Returns the source files in a folder and its subfolders that hold no tests.
fn source_files(folder: &Path) -> Result<Vec<PathBuf>, TaskError> {
    let unreadable = |error| TaskError::Unreadable {
        path: folder.to_owned(),
        error,
    };
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if path.is_dir() && name != "tests" && name != "target" {
            files.extend(source_files(&path)?);
        } else if name.ends_with(".rs") && name != "tests.rs" {
            files.push(path);
        }
    }
    Ok(files)
}

/// Returns the text before its unit tests.
fn without_tests(text: &str) -> &str {
    text.split("#[cfg(test)]\nmod tests")
        .next()
        .unwrap_or_default()
}

impl Tally {
    fn add(&mut self, text: &str) {
        let mut in_doc = false;
        for line in text.lines().map(str::trim) {
            if let Some(doc) = line.strip_prefix("///") {
                if !in_doc {
                    self.docs.push(doc.trim().to_owned());
                }
                in_doc = true;
                continue;
            }
            in_doc = false;
            if line.starts_with("//!") || line.is_empty() {
                continue;
            }
            if line.starts_with("//") {
                self.comment_lines += 1;
                continue;
            }
            self.code_lines += 1;
            self.add_definition(line);
        }
    }

    /// Notes the type or function that a line defines, if any.
    fn add_definition(&mut self, line: &str) {
        let mut words = line.split_whitespace().skip_while(|word| {
            word.starts_with("pub")
                || word.starts_with("in ")
                || word.ends_with(')')
                || matches!(*word, "const" | "async")
        });
        let Some(keyword) = words.next() else { return };
        let Some(name) = words
            .next()
            .map(leading_identifier)
            .filter(|name| !name.is_empty())
        else {
            return;
        };
        match keyword {
            "struct" | "enum" | "trait" | "type" | "union" => {
                *self.types.entry(name.to_owned()).or_default() += 1
            }
            "fn" => self.functions.push(name.to_owned()),
            _ => {}
        }
    }

    fn table(&self) -> String {
        let doubled = self.types.values().filter(|&&count| count > 1).count();
        let functions = self.functions.len();
        let participles = self
            .functions
            .iter()
            .filter(|name| is_participle(name))
            .count();
        let single = self
            .functions
            .iter()
            .filter(|name| !name.contains('_'))
            .count();
        let questions = self
            .docs
            .iter()
            .filter(|doc| begins_with_question_word(doc))
            .count();
        let share = |part: usize, whole: usize| 100.0 * part as f64 / whole.max(1) as f64;
        format!(
            "| | share | of |\n|---|---|---|\n\
             | type names defined in two or more places | {:.1} % | {} |\n\
             | function names that are participles | {:.1} % | {functions} |\n\
             | function names of a single word | {:.0} % | {functions} |\n\
             | doc comments that begin with a question word | {:.1} % | {} |\n\
             | `//` comments a line of code | {:.1} % | {} |\n",
            share(doubled, self.types.len()),
            self.types.len(),
            share(participles, functions),
            share(single, functions),
            share(questions, self.docs.len()),
            self.docs.len(),
            share(self.comment_lines, self.code_lines),
            self.code_lines,
        )
    }
}

/// Returns what a word begins with, up to the first sign that no name may have.
fn leading_identifier(word: &str) -> &str {
    let end = word
        .find(|symbol: char| !symbol.is_alphanumeric() && symbol != '_')
        .unwrap_or(word.len());
    word.get(..end).unwrap_or_default()
}

fn is_participle(name: &str) -> bool {
    IRREGULAR.contains(&name) || (name.ends_with("ed") && !name.contains('_'))
}

fn begins_with_question_word(doc: &str) -> bool {
    QUESTION_WORDS.contains(&leading_identifier(doc))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_comments_and_code_are_told_apart() {
        let mut tally = Tally::default();
        tally.add(
            "//! A module.\n\n/// Whether it is.\n/// More.\npub(super) const fn shown(a: u8) {}\n// Why.\n\
             pub struct Point;\nenum Point {}\n/// Returns it.\nfn read_all() {}\n",
        );
        assert_eq!(
            (tally.docs.len(), tally.comment_lines, tally.code_lines),
            (2, 1, 4)
        );
        assert_eq!(
            (tally.types["Point"], tally.functions),
            (2, vec!["shown".to_owned(), "read_all".to_owned()])
        );
        assert!(
            begins_with_question_word(&tally.docs[0]) && !begins_with_question_word(&tally.docs[1])
        );
        assert!(is_participle("shown") && is_participle("settled") && !is_participle("is_settled"));
    }
}
