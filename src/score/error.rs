//! Why a position has no score.

use crate::color::Color;
use crate::language::{Message, ToMessage};
use crate::point::{BoardSize, Point};

/// Why a position has no score.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum ScoreError {
    /// Chains without liberties: the position cannot be right, so that no score may be shown.
    IllegalPosition {
        /// Every stone of those chains, in reading order.
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
    /// A chain stated to be dead lives whatever its opponent does.
    CannotBeDead {
        /// The chain.
        points: Vec<Point>,
        /// The name of its first point.
        name: String,
    },
    /// Chains of both colours are stated to be dead where nothing alive could have taken them.
    NothingAlive {
        /// Both chains.
        points: Vec<Point>,
        /// The names of their first points.
        names: [String; 2],
    },
    /// Open points were filled as stated, but what that came to cannot be worked out.
    NotPlayedOut {
        /// Who filled first.
        first: Color,
    },
    /// The fill-in is for square boards: a set holds half the points of one.
    NotSquare {
        /// The board.
        size: BoardSize,
    },
    /// Handicap stones are stated, but no black stone is on the board.
    NoHandicapStones {
        /// How many are stated.
        handicap: u32,
    },
    /// The fill-in: a set does not hold so many stones.
    MoreThanASet {
        /// Whose stones.
        color: Color,
        /// How many stand on the board.
        stones: u32,
        /// How many the set holds.
        set: u32,
    },
    /// The fill-in: a set holds more stones than it should.
    LargeSet {
        /// Whose set.
        color: Color,
        /// How many stones it holds.
        set: u32,
        /// How many a full set holds.
        full: u32,
    },
}

impl ToMessage for ScoreError {
    fn to_message(&self) -> Message {
        match self {
            ScoreError::IllegalPosition { names, .. } => {
                Message::new("error-no-liberties").with("points", names.clone())
            }
            ScoreError::NoStone { name, .. } => Message::new("error-no-stone").with("point", name.as_str()),
            ScoreError::CannotBeDead { name, .. } => {
                Message::new("error-cannot-be-dead").with("point", name.as_str())
            }
            ScoreError::NothingAlive { names: [first, second], .. } => Message::new("error-nothing-alive")
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
            ScoreError::MoreThanASet { color, stones, set } => Message::new("error-more-than-the-set")
                .with("color", color.name())
                .with("stones", *stones)
                .with("set", *set),
            ScoreError::LargeSet { color, set, full } => Message::new("error-large-set")
                .with("color", color.name())
                .with("set", *set)
                .with("full", *full),
        }
    }
}

impl ScoreError {
    /// Whether it is about what was said of the position, not about the position itself.
    pub fn is_about_what_was_said(&self) -> bool {
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

    /// The points it is about.
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
