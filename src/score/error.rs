//! The error for positions that have no score.

use crate::color::Color;
use crate::language::{Message, ToMessage};
use crate::point::{BoardSize, Point};

/// The reason why a position has no score.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum ScoreError {
    /// Chains have no liberties: the position cannot be right.
    IllegalPosition {
        /// All stones of these chains, in reading order.
        points: Vec<Point>,
        /// The names of the chains' first points.
        names: Vec<String>,
    },
    /// A point stated to be dead holds no stone.
    NoStone {
        /// The point.
        point: Point,
        /// Its name.
        name: String,
    },
    /// A chain stated to be dead lives whatever the opponent plays.
    CannotBeDead {
        /// The chain.
        points: Vec<Point>,
        /// The name of its first point.
        name: String,
    },
    /// Chains of both colours are stated to be dead where no living stone could have captured
    /// either.
    NothingAlive {
        /// The points of both chains.
        points: Vec<Point>,
        /// The names of their first points.
        names: [String; 2],
    },
    /// The open points are stated to have been filled, but the result of that cannot be worked out.
    NotPlayedOut {
        /// The player who filled the first point.
        first: Color,
    },
    /// The board is not square, but the fill-in needs one: a set holds half the points of a square
    /// board.
    NotSquare {
        /// The size of the board.
        size: BoardSize,
    },
    /// Handicap stones are stated, but no black stone is on the board.
    NoHandicapStones {
        /// The stated number.
        handicap: u32,
    },
    /// A player has more stones on the board than the set for the fill-in holds.
    MoreThanASet {
        /// The player.
        color: Color,
        /// The number of stones on the board.
        stones: u32,
        /// The number of stones in the set.
        set: u32,
    },
    /// A set for the fill-in is stated to hold more stones than a full one.
    LargeSet {
        /// The player.
        color: Color,
        /// The stated number of stones.
        set: u32,
        /// The number of stones in a full set.
        full: u32,
    },
}

impl ToMessage for ScoreError {
    fn to_message(&self) -> Message {
        match self {
            ScoreError::IllegalPosition { names, .. } => {
                Message::new("error-no-liberties").with("points", names.clone())
            }
            ScoreError::NoStone { name, .. } => {
                Message::new("error-no-stone").with("point", name.as_str())
            }
            ScoreError::CannotBeDead { name, .. } => {
                Message::new("error-cannot-be-dead").with("point", name.as_str())
            }
            ScoreError::NothingAlive {
                names: [first, second],
                ..
            } => Message::new("error-nothing-alive")
                .with("first", first.as_str())
                .with("second", second.as_str()),
            ScoreError::NotPlayedOut { first } => {
                Message::new("error-not-played-out").with("color", first.name())
            }
            ScoreError::NotSquare { size } => {
                Message::new("error-fill-in-not-square").with("size", size.to_string())
            }
            ScoreError::NoHandicapStones { handicap } => {
                Message::new("error-no-handicap-stones").with("stones", *handicap)
            }
            ScoreError::MoreThanASet { color, stones, set } => {
                Message::new("error-more-than-the-set")
                    .with("color", color.name())
                    .with("stones", *stones)
                    .with("set", *set)
            }
            ScoreError::LargeSet { color, set, full } => Message::new("error-large-set")
                .with("color", color.name())
                .with("set", *set)
                .with("full", *full),
        }
    }
}

impl ScoreError {
    /// Returns true if the error comes from statements about the position (dead stones, handicap,
    /// rules), not from the position itself.
    pub fn is_caused_by_statements(&self) -> bool {
        match self {
            ScoreError::IllegalPosition { .. } | ScoreError::MoreThanASet { .. } => false,
            ScoreError::NoStone { .. }
            | ScoreError::CannotBeDead { .. }
            | ScoreError::NothingAlive { .. }
            | ScoreError::NotPlayedOut { .. }
            | ScoreError::NotSquare { .. }
            | ScoreError::NoHandicapStones { .. }
            | ScoreError::LargeSet { .. } => true,
        }
    }

    /// Returns the points that the error is about; empty if it is about none.
    pub fn points(&self) -> &[Point] {
        match self {
            ScoreError::IllegalPosition { points, .. }
            | ScoreError::CannotBeDead { points, .. }
            | ScoreError::NothingAlive { points, .. } => points,
            ScoreError::NoStone { point, .. } => std::slice::from_ref(point),
            ScoreError::NotSquare { .. }
            | ScoreError::NotPlayedOut { .. }
            | ScoreError::NoHandicapStones { .. }
            | ScoreError::MoreThanASet { .. }
            | ScoreError::LargeSet { .. } => &[],
        }
    }
}
