//! Errors of files that are not usable game records.

use std::fmt;

use crate::language::{Message, ToMessage};
use crate::point::BoardSize;

/// A place in a game record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordPlace {
    /// Number of nodes before it on the main line; 0 is the root node.
    pub node: usize,
    /// Number of moves before it on the main line, passes included.
    pub moves: usize,
}

impl ToMessage for RecordPlace {
    fn to_message(&self) -> Message {
        match (self.node, self.moves) {
            (0, _) => Message::new("sgf-in-root"),
            (node, 0) => Message::new("sgf-before-first-move").with("node", node),
            (node, moves) => Message::new("sgf-after-move")
                .with("node", node)
                .with("moves", moves),
        }
    }
}

impl fmt::Display for RecordPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_message().fmt(f)
    }
}

/// An error in reading a game record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum SgfError {
    /// The file does not contain `(;`, with which every game begins.
    NoGame,
    /// The file has fewer games than the number asked for.
    NoSuchGame {
        /// Number of the game asked for, from one.
        number: usize,
        /// Number of games in the file.
        games: usize,
    },
    /// The text stops inside the game.
    CutOff {
        /// The unfinished part, as the name of a message.
        inside: &'static str,
    },
    /// The text has a character that is not allowed at its place.
    Unexpected {
        /// The character.
        found: char,
        /// Its line, from one.
        line: usize,
        /// The allowed content, as the name of a message.
        expected: &'static str,
    },
    /// The record is of another game than Go.
    OtherGame {
        /// Value of `GM`.
        game: String,
    },
    /// A property has a value that cannot be used.
    Value {
        /// The property's name.
        property: String,
        /// Its value.
        value: String,
        /// Place of the property.
        place: RecordPlace,
        /// The allowed content, as the name of a message.
        expected: &'static str,
    },
    /// A move or a stone lies outside the board.
    OffBoard {
        /// The property's name.
        property: String,
        /// Its value.
        value: String,
        /// Place of the property.
        place: RecordPlace,
        /// Size of the board.
        size: BoardSize,
    },
    /// The file is larger than any collection that is read.
    TooLarge {
        /// Its size, in bytes.
        bytes: usize,
        /// Size of the largest file that is read, in bytes.
        most: usize,
    },
    /// The main line has more moves and setup stones than any game.
    TooLong {
        /// The most that are read.
        most: usize,
    },
}

impl ToMessage for SgfError {
    fn to_message(&self) -> Message {
        match self {
            SgfError::NoGame => Message::new("error-sgf-no-game"),
            SgfError::NoSuchGame { number, games } => Message::new("error-sgf-no-such-game")
                .with("number", *number)
                .with("games", *games),
            SgfError::CutOff { inside } => {
                Message::new("error-sgf-cut-off").with("inside", Message::new(inside))
            }
            SgfError::Unexpected {
                found,
                line,
                expected,
            } => Message::new("error-sgf-unexpected")
                .with("found", found.to_string())
                .with("line", *line)
                .with("expected", Message::new(expected)),
            SgfError::OtherGame { game } => {
                Message::new("error-sgf-other-game").with("game", game.as_str())
            }
            SgfError::Value {
                property,
                value,
                place,
                expected,
            } => Message::new("error-sgf-value")
                .with("property", property.as_str())
                .with("value", value.as_str())
                .with("place", place.to_message())
                .with("expected", Message::new(expected)),
            SgfError::OffBoard {
                property,
                value,
                place,
                size,
            } => Message::new("error-sgf-off-board")
                .with("property", property.as_str())
                .with("value", value.as_str())
                .with("place", place.to_message())
                .with("size", size.to_string()),
            SgfError::TooLarge { bytes, most } => Message::new("error-sgf-too-large")
                .with("bytes", *bytes)
                .with("most", *most),
            SgfError::TooLong { most } => Message::new("error-sgf-too-long").with("most", *most),
        }
    }
}
