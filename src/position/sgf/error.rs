//! Why a file is no game record.

use std::fmt;

use crate::point::BoardSize;

/// Where in a game record something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Nodes before it on the main line; the root has none.
    pub node: usize,
    /// Moves before it on the main line, passes included.
    pub moves: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.node, self.moves) {
            (0, _) => write!(f, "in the root node"),
            (node, 0) => write!(f, "in node {node}, before the first move"),
            (node, moves) => write!(f, "in node {node}, after move {moves}"),
        }
    }
}

/// Why a file is no game record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SgfError {
    /// No `(;` anywhere.
    #[error("no game found: an SGF file has its game after '(;'")]
    NoGame,
    /// Fewer games than the one that was asked for.
    #[error("the file has no game {number}, only {games}")]
    NoSuchGame {
        /// The number that was asked for.
        number: usize,
        /// How many games there are.
        games: usize,
    },
    /// The text stops inside the game.
    #[error("the file ends inside the game ({inside}); it was probably cut off")]
    CutOff {
        /// What was not finished.
        inside: &'static str,
    },
    /// A character that cannot stand there.
    #[error("unexpected '{found}' on line {line} (expected {expected})")]
    Unexpected {
        /// The character.
        found: char,
        /// Its line, from one.
        line: usize,
        /// What could stand there.
        expected: &'static str,
    },
    /// Another game than Go.
    #[error("the record is of another game (GM[{game}]; Go is GM[1])")]
    OtherGame {
        /// What `GM` says.
        game: String,
    },
    /// A property with a value that cannot be used.
    #[error("{property}[{value}] {place}: expected {expected}")]
    Value {
        /// The property's name.
        property: String,
        /// Its value.
        value: String,
        /// Where it stands.
        place: Place,
        /// What could stand there.
        expected: &'static str,
    },
    /// A move or a stone outside the board.
    #[error("{property}[{value}] {place} lies outside the {size} board")]
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
