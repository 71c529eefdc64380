//! The main line of a file's first game, as nodes of properties.
//!
//! The main line takes the first variation at every branch, so it is simply everything before the first `)`
//! that is not inside a value. What follows that (other variations, other games) is not looked at.

use std::iter::Peekable;
use std::str::Chars;

use super::SgfError;

/// One property with its values, still as text.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Property {
    /// The capital letters of its name.
    pub name: String,
    /// At least one value, with escapes resolved.
    pub values: Vec<String>,
}

/// One node's properties in the order of the file.
pub(super) type Node = Vec<Property>;

/// The nodes of the main line; at least one.
pub(super) fn main_line(text: &str) -> Result<Vec<Node>, SgfError> {
    let (before, game) = text.split_at_checked(game_start(text)?).ok_or(SgfError::NoGame)?;
    let line = 1 + before.matches('\n').count();
    Reader { rest: game.chars().peekable(), line }.nodes()
}

/// Where the first `(` stands that opens a game: one followed by `;`.
fn game_start(text: &str) -> Result<usize, SgfError> {
    let opens_game =
        |&(at, _): &(usize, &str)| text.get(at + 1..).is_some_and(|rest| rest.trim_start().starts_with(';'));
    text.match_indices('(').find(opens_game).map(|(at, _)| at).ok_or(SgfError::NoGame)
}

/// Reads character by character, counting lines for error messages.
struct Reader<'a> {
    rest: Peekable<Chars<'a>>,
    /// Line of the next character, from one.
    line: usize,
}

impl Reader<'_> {
    fn nodes(&mut self) -> Result<Vec<Node>, SgfError> {
        let mut nodes: Vec<Node> = Vec::new();
        loop {
            match self.next_visible() {
                Some(';') => nodes.push(Vec::new()),
                // A variation begins: the first one goes on with the main line.
                Some('(') => {}
                Some(')') => return Ok(nodes),
                Some(letter) if letter.is_ascii_alphabetic() => match nodes.last_mut() {
                    Some(node) => node.push(self.property(letter)?),
                    None => return Err(self.unexpected(letter, "sgf-a-node")),
                },
                Some(found) => return Err(self.unexpected(found, "sgf-a-property")),
                None => return Err(SgfError::CutOff { inside: "sgf-no-closing-bracket" }),
            }
        }
    }

    /// A property whose name begins with `first`. Lower-case letters in names are an older format's
    /// decoration (`AddBlack` for `AB`).
    fn property(&mut self, first: char) -> Result<Property, SgfError> {
        let mut name = String::new();
        let mut letter = Some(first);
        loop {
            match letter {
                Some('[') => break,
                Some(c) if c.is_ascii_uppercase() || c.is_ascii_digit() => name.push(c),
                Some(c) if c.is_ascii_lowercase() || c.is_whitespace() => {}
                Some(found) => return Err(self.unexpected(found, "sgf-a-value")),
                None => return Err(SgfError::CutOff { inside: "sgf-no-value" }),
            }
            letter = self.next_char();
        }
        let mut values = vec![self.value()?];
        while self.peek_visible() == Some('[') {
            self.next_char();
            values.push(self.value()?);
        }
        Ok(Property { name, values })
    }

    /// A value up to its closing `]`; `\` takes the next character as it is, a line break after it vanishes.
    fn value(&mut self) -> Result<String, SgfError> {
        let mut value = String::new();
        loop {
            match self.next_char() {
                Some(']') => return Ok(value),
                Some('\\') => match self.next_char() {
                    Some('\r') => {
                        if self.rest.peek() == Some(&'\n') {
                            self.next_char();
                        }
                    }
                    Some('\n') => {}
                    Some(escaped) => value.push(escaped),
                    None => return Err(SgfError::CutOff { inside: "sgf-open-value" }),
                },
                Some(c) => value.push(c),
                None => return Err(SgfError::CutOff { inside: "sgf-open-value" }),
            }
        }
    }

    fn next_char(&mut self) -> Option<char> {
        let next = self.rest.next();
        if next == Some('\n') {
            self.line += 1;
        }
        next
    }

    fn peek_visible(&mut self) -> Option<char> {
        while self.rest.peek().is_some_and(|c| c.is_whitespace()) {
            self.next_char();
        }
        self.rest.peek().copied()
    }

    fn next_visible(&mut self) -> Option<char> {
        self.peek_visible();
        self.next_char()
    }

    fn unexpected(&self, found: char, expected: &'static str) -> SgfError {
        SgfError::Unexpected { found, line: self.line, expected }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names_and_values(text: &str) -> Vec<Vec<(String, Vec<String>)>> {
        let nodes = main_line(text).unwrap();
        nodes.into_iter().map(|node| node.into_iter().map(|p| (p.name, p.values)).collect()).collect()
    }

    #[test]
    fn the_first_variation_is_the_main_line() {
        let nodes = main_line("(;SZ[9](;B[aa](;W[bb])(;W[cc]))(;B[dd]))").unwrap();
        let values: Vec<&str> = nodes.iter().map(|node| node[0].values[0].as_str()).collect();
        assert_eq!(values, ["9", "aa", "bb"]);
    }

    #[test]
    fn escapes_and_old_names_are_resolved() {
        let nodes = names_and_values("junk (a) ( ;AddBlack [aa]\r\n [bb]C[a\\]b\\\\\\\r\nc])");
        let expected = vec![
            ("AB".to_owned(), vec!["aa".to_owned(), "bb".to_owned()]),
            ("C".to_owned(), vec!["a]b\\c".to_owned()]),
        ];
        assert_eq!(nodes, [expected]);
    }

    #[test]
    fn damaged_files_say_what_is_wrong() {
        assert_eq!(main_line(""), Err(SgfError::NoGame));
        assert_eq!(main_line("hello (world)"), Err(SgfError::NoGame));
        assert!(matches!(main_line("(;B[aa]"), Err(SgfError::CutOff { .. })));
        assert!(matches!(main_line("(;B[aa"), Err(SgfError::CutOff { .. })));
        assert!(matches!(main_line("(;B"), Err(SgfError::CutOff { .. })));
        let misplaced = main_line("note\n(;B[aa]\n]");
        assert_eq!(misplaced, Err(SgfError::Unexpected { found: ']', line: 3, expected: "sgf-a-property" }));
    }
}
