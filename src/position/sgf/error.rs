//! Why a file is no game record.

use std::fmt;

use crate::language::{Message, ToMessage};
use crate::point::BoardSize;

/// Where in a game record something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Nodes before it on the main line; the root has none.
    pub node: usize,
    /// Moves before it on the main line, passes included.
    pub moves: usize,
}

impl ToMessage for Place {
    fn to_message(&self) -> Message {
        match (self.node, self.moves) {
            (0, _) => Message::new("sgf-in-root"),
            (node, 0) => Message::new("sgf-before-first-move").with("node", node),
            (node, moves) => Message::new("sgf-after-move").with("node", node).with("moves", moves),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_message().fmt(f)
    }
}

/// Why a file is no game record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum SgfError {
    /// No `(;` anywhere.
    NoGame,
    /// Fewer games than the one that was asked for.
    NoSuchGame {
        /// The number that was asked for.
        number: usize,
        /// How many games there are.
        games: usize,
    },
    /// The text stops inside the game.
    CutOff {
        /// What was not finished, the name of a message.
        inside: &'static str,
    },
    /// A character that cannot stand there.
    Unexpected {
        /// The character.
        found: char,
        /// Its line, from one.
        line: usize,
        /// What could stand there, the name of a message.
        expected: &'static str,
    },
    /// Another game than Go.
    OtherGame {
        /// What `GM` says.
        game: String,
    },
    /// A property with a value that cannot be used.
    Value {
        /// The property's name.
        property: String,
        /// Its value.
        value: String,
        /// Where it stands.
        place: Place,
        /// What could stand there, the name of a message.
        expected: &'static str,
    },
    /// A move or a stone outside the board.
    OffBoard {
        /// The property's name.
        property: String,
        /// Its value.
        value: String,
        /// Where it stands.
        place: Place,
        /// The board.
        size: BoardSize,
    },
}

impl ToMessage for SgfError {
    fn to_message(&self) -> Message {
        match self {
            SgfError::NoGame => Message::new("error-sgf-no-game"),
            SgfError::NoSuchGame { number, games } => {
                Message::new("error-sgf-no-such-game").with("number", *number).with("games", *games)
            }
            SgfError::CutOff { inside } => {
                Message::new("error-sgf-cut-off").with("inside", Message::new(inside))
            }
            SgfError::Unexpected { found, line, expected } => Message::new("error-sgf-unexpected")
                .with("found", found.to_string())
                .with("line", *line)
                .with("expected", Message::new(expected)),
            SgfError::OtherGame { game } => Message::new("error-sgf-other-game").with("game", game.as_str()),
            SgfError::Value { property, value, place, expected } => Message::new("error-sgf-value")
                .with("property", property.as_str())
                .with("value", value.as_str())
                .with("place", place.to_message())
                .with("expected", Message::new(expected)),
            SgfError::OffBoard { property, value, place, size } => Message::new("error-sgf-off-board")
                .with("property", property.as_str())
                .with("value", value.as_str())
                .with("place", place.to_message())
                .with("size", size.to_string()),
        }
    }
}
