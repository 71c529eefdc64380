//! The main line of one game, as nodes of properties.
//!
//! The main line takes the first variation at every branch, so it is simply everything before the
//! first `)` that is not inside a value. The rest of the game is only passed over, to find its end
//! and the beginning of the next one. Nothing is recursive, so that a record of any depth can be
//! read.
//!
//! The parser reads bytes, not characters: in some encodings a byte of a character looks like a
//! bracket, and which bytes are brackets depends on the program that wrote the file (see `text`).

use encoding_rs::Encoding;

use super::SgfError;

/// One property with its values, still as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Property {
    /// The capital letters of the name.
    pub name: String,
    /// At least one value, with escapes resolved.
    pub values: Vec<String>,
}

/// One node's properties in the order of the file.
pub(super) type Node = Vec<Property>;

/// The way in which the text of a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TreeEnding {
    /// With its closing bracket.
    Closed,
    /// Without it, inside a later variation: the main line is whole.
    InVariation,
    /// Without it, on the main line: moves may be missing.
    InMainLine,
}

/// One game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GameTree {
    /// The nodes of the main line; at least one.
    pub nodes: Vec<Node>,
    /// The way in which its text ends.
    pub ending: TreeEnding,
    /// True if names of properties are written in small letters only, and were read as if in
    /// capitals.
    pub has_small_names: bool,
}

/// Properties that only the first node of a game has: a later node with one of them belongs to
/// another game.
const ROOT_PROPERTIES: [&str; 4] = ["GM", "FF", "SZ", "CA"];

/// Properties that put stones on the board.
const STONE_PROPERTIES: [&str; 4] = ["B", "W", "AB", "AW"];

/// Parses the games of a file byte by byte.
#[derive(Clone)]
pub(super) struct TreeParser<'a> {
    bytes: &'a [u8],
    /// Encoding of the values.
    encoding: &'static Encoding,
    /// Index of the next byte.
    at: usize,
    has_small_names: bool,
}

impl<'a> TreeParser<'a> {
    /// Returns a parser of `bytes`, whose values are in this encoding.
    pub(super) fn new(bytes: &'a [u8], encoding: &'static Encoding) -> TreeParser<'a> {
        TreeParser {
            bytes,
            encoding,
            at: 0,
            has_small_names: false,
        }
    }

    /// Goes to the next `(` that opens a game (one followed by `;`), and returns the bytes before
    /// it. Without one the parser stays where it is and `None` is returned.
    pub(super) fn find_game(&mut self) -> Option<&'a [u8]> {
        let rest = self.rest();
        let is_opening = |at: usize| {
            let after = rest.get(at + 1..).unwrap_or_default();
            after.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b';')
        };
        let mut brackets = rest
            .iter()
            .enumerate()
            .filter(|(_, byte)| **byte == b'(')
            .map(|(at, _)| at);
        let at = brackets.find(|&at| is_opening(at))?;
        self.at += at;
        rest.get(..at)
    }

    /// Returns the bytes that are not read yet.
    pub(super) fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    /// Reads the main line of the game that begins here, and passes over its other variations.
    ///
    /// # Errors
    /// [`SgfError::Unexpected`] or [`SgfError::CutOff`] when the text is damaged before the main
    /// line is complete.
    pub(super) fn parse_game(&mut self) -> Result<GameTree, SgfError> {
        self.has_small_names = false;
        let mut nodes: Vec<Node> = Vec::new();
        let (mut depth, mut has_stones) = (0_usize, false);
        let ending = loop {
            self.pass_white_space();
            match self.peek() {
                Some(b';') => {
                    self.at += 1;
                    nodes.push(Vec::new());
                }
                // Another game begins: the bracket that closes this one is missing before it.
                Some(b'(') if has_stones && self.opens_a_root() => break TreeEnding::InMainLine,
                // A variation begins: the first one goes on with the main line.
                Some(b'(') => {
                    self.at += 1;
                    depth += 1;
                }
                Some(b')') => {
                    self.at += 1;
                    break self.pass_variations(depth.saturating_sub(1));
                }
                Some(letter) if letter.is_ascii_alphabetic() => {
                    let property = self.parse_property()?;
                    has_stones |= STONE_PROPERTIES.contains(&property.name.as_str());
                    match nodes.last_mut() {
                        Some(node) => node.push(property),
                        None => return Err(self.unexpected_character("sgf-a-node")),
                    }
                }
                Some(_) => return Err(self.unexpected_character("sgf-a-property")),
                None if has_stones => break TreeEnding::InMainLine,
                None => {
                    return Err(SgfError::CutOff {
                        inside: "sgf-no-closing-bracket",
                    });
                }
            }
        };
        Ok(GameTree {
            nodes,
            ending,
            has_small_names: self.has_small_names,
        })
    }

    /// Returns true if the node after this `(` has properties of the first node of a game.
    fn opens_a_root(&self) -> bool {
        let mut ahead = self.clone();
        ahead.at += 1;
        ahead.pass_white_space();
        if ahead.peek() != Some(b';') {
            return false;
        }
        ahead.at += 1;
        loop {
            ahead.pass_white_space();
            match ahead.peek() {
                Some(letter) if letter.is_ascii_alphabetic() => match ahead.parse_property() {
                    Ok(property) if ROOT_PROPERTIES.contains(&property.name.as_str()) => {
                        return true;
                    }
                    Ok(_) => {}
                    Err(_) => return false,
                },
                _ => return false,
            }
        }
    }

    /// Passes over everything up to the bracket that closes the game, `depth` of which are open.
    fn pass_variations(&mut self, mut depth: usize) -> TreeEnding {
        while depth > 0 {
            match self.peek() {
                Some(b'(') if self.opens_a_root() => return TreeEnding::InVariation,
                Some(b'(') => depth += 1,
                Some(b')') => depth -= 1,
                Some(b'[') => match self.parse_value() {
                    Ok(_) => continue,
                    Err(_) => return TreeEnding::InVariation,
                },
                Some(_) => {}
                None => return TreeEnding::InVariation,
            }
            self.at += 1;
        }
        TreeEnding::Closed
    }

    /// Reads a property. Small letters in a name are left out: older formats write `AddBlack` for
    /// `AB`. A name of small letters only (`ab`) is taken as capitals: some program changed them.
    fn parse_property(&mut self) -> Result<Property, SgfError> {
        let (mut capitals, mut letters) = (String::new(), String::new());
        loop {
            match self.peek() {
                Some(b'[') => break,
                Some(c) if c.is_ascii_uppercase() || c.is_ascii_digit() => {
                    capitals.push(char::from(c))
                }
                Some(c) if c.is_ascii_lowercase() => {
                    letters.push(char::from(c.to_ascii_uppercase()))
                }
                Some(c) if c.is_ascii_whitespace() => {}
                Some(_) => return Err(self.unexpected_character("sgf-a-value")),
                None => {
                    return Err(SgfError::CutOff {
                        inside: "sgf-no-value",
                    });
                }
            }
            self.at += 1;
        }
        if capitals.is_empty() {
            self.has_small_names = true;
            capitals = letters;
        }
        let mut values = vec![self.parse_value()?];
        self.pass_white_space();
        while self.peek() == Some(b'[') {
            values.push(self.parse_value()?);
            self.pass_white_space();
        }
        Ok(Property {
            name: capitals,
            values,
        })
    }

    /// Reads a value between its brackets. A byte after `\` stands for itself, a line break after
    /// it is dropped.
    fn parse_value(&mut self) -> Result<String, SgfError> {
        self.at += 1;
        let mut value = Vec::new();
        loop {
            match self.next_byte() {
                Some(b']') => {
                    return Ok(self
                        .encoding
                        .decode_without_bom_handling(&value)
                        .0
                        .into_owned());
                }
                Some(b'\\') => match self.next_byte() {
                    Some(b'\r') => self.at += usize::from(self.peek() == Some(b'\n')),
                    Some(b'\n') => {}
                    Some(escaped) => value.push(escaped),
                    None => break,
                },
                Some(byte) => value.push(byte),
                None => break,
            }
        }
        Err(SgfError::CutOff {
            inside: "sgf-open-value",
        })
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn next_byte(&mut self) -> Option<u8> {
        let next = self.peek()?;
        self.at += 1;
        Some(next)
    }

    /// Passes over white space, and over the zero bytes with which some programs pad their files.
    fn pass_white_space(&mut self) {
        while self
            .peek()
            .is_some_and(|byte| byte.is_ascii_whitespace() || byte == 0)
        {
            self.at += 1;
        }
    }

    /// Returns the error that the next character is not allowed here, but only what `expected`
    /// names.
    fn unexpected_character(&self, expected: &'static str) -> SgfError {
        const LONGEST_CHARACTER: usize = 4;
        let rest = self.rest();
        let text = self
            .encoding
            .decode_without_bom_handling(rest.get(..LONGEST_CHARACTER).unwrap_or(rest))
            .0;
        let found = text.chars().next().unwrap_or(char::REPLACEMENT_CHARACTER);
        let before = self.bytes.get(..self.at).unwrap_or_default();
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
        SgfError::Unexpected {
            found,
            line,
            expected,
        }
    }
}

#[cfg(test)]
mod tests {
    use encoding_rs::UTF_8;

    use super::*;

    fn game(text: &str) -> Result<GameTree, SgfError> {
        let mut parser = TreeParser::new(text.as_bytes(), UTF_8);
        parser.find_game().ok_or(SgfError::NoGame)?;
        parser.parse_game()
    }

    fn first_values(text: &str) -> Vec<String> {
        game(text)
            .unwrap()
            .nodes
            .iter()
            .map(|node| node[0].values[0].clone())
            .collect()
    }

    fn property(name: &str, values: &[&str]) -> Property {
        Property {
            name: name.to_owned(),
            values: values.iter().map(|&value| value.to_owned()).collect(),
        }
    }

    #[test]
    fn the_first_variation_is_the_main_line() {
        assert_eq!(
            first_values("(;SZ[9](;B[aa](;W[bb])(;W[cc]))(;B[dd]))"),
            ["9", "aa", "bb"]
        );
    }

    #[test]
    fn escapes_and_old_names_are_resolved() {
        let tree = game("junk (a) ( ;AddBlack [aa]\r\n [bb]C[a\\]b\\\\\\\r\nc])").unwrap();
        assert_eq!(
            tree.nodes,
            [vec![
                property("AB", &["aa", "bb"]),
                property("C", &["a]b\\c"])
            ]]
        );
        assert!(!tree.has_small_names);
    }

    #[test]
    fn small_names_are_taken_as_capitals() {
        let tree = game("(;sz[9];b[aa];w[bb])").unwrap();
        assert_eq!(tree.nodes[1], [property("B", &["aa"])]);
        assert!(tree.has_small_names);
    }

    #[test]
    fn a_missing_bracket_is_noticed_where_it_is_missing() {
        let ending = |text: &str| game(text).unwrap().ending;
        assert_eq!(ending("(;B[aa](;W[bb])(;W[cc]))"), TreeEnding::Closed);
        assert_eq!(ending("(;B[aa](;W[bb])(;W[cc])"), TreeEnding::InVariation);
        assert_eq!(ending("(;B[aa](;W[bb])(;W[c"), TreeEnding::InVariation);
        assert_eq!(ending("(;B[aa](;W[bb]"), TreeEnding::InMainLine);
        // The bracket is missing between two games.
        assert_eq!(
            ending("(;SZ[9];B[aa];W[bb](;SZ[9];B[cc])"),
            TreeEnding::InMainLine
        );
        assert_eq!(
            first_values("(;SZ[9];B[aa];W[bb](;SZ[9];B[cc])"),
            ["9", "aa", "bb"]
        );
        // A first node may be written as two.
        assert_eq!(ending("(;FF[4](;SZ[9];B[aa]))"), TreeEnding::Closed);
    }

    #[test]
    fn damaged_files_say_what_is_wrong() {
        assert_eq!(game(""), Err(SgfError::NoGame));
        assert_eq!(game("hello (world)"), Err(SgfError::NoGame));
        assert!(matches!(game("(;SZ[9]"), Err(SgfError::CutOff { .. })));
        assert!(matches!(game("(;B[aa"), Err(SgfError::CutOff { .. })));
        assert!(matches!(game("(;B"), Err(SgfError::CutOff { .. })));
        let misplaced = game("note\n(;B[aa]\n]");
        assert_eq!(
            misplaced,
            Err(SgfError::Unexpected {
                found: ']',
                line: 3,
                expected: "sgf-a-property"
            })
        );
    }
}
