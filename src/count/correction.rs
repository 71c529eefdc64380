//! What a person says stands on a point, and why it cannot be.

use serde::{Deserialize, Serialize};

use crate::color::Color;
use crate::point::{BoardSize, Point, PointError};
use crate::score::ScoreError;

/// A point's name, before it is known on which board it lies.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct PointName(String);

impl From<PointName> for String {
    fn from(point: PointName) -> String {
        point.0
    }
}

impl TryFrom<String> for PointName {
    type Error = PointError;

    fn try_from(text: String) -> Result<PointName, PointError> {
        PointName::parse(&text)
    }
}

impl PointName {
    /// The name of a point of a board of this size.
    pub fn of(size: BoardSize, point: Point) -> PointName {
        PointName(size.name(point))
    }

    /// The name `text`, if any board has such a point.
    ///
    /// # Errors
    /// [`PointError::Name`] when not even the largest board has it.
    pub fn parse(text: &str) -> Result<PointName, PointError> {
        let largest = BoardSize::square(usize::from(BoardSize::MAX))?;
        let point = largest.parse(text)?;
        Ok(PointName(largest.name(point)))
    }

    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The point of that name on a board of this size.
    ///
    /// # Errors
    /// [`CorrectionError::OffBoard`] when this board has no such point.
    pub fn on(&self, size: BoardSize) -> Result<Point, CorrectionError> {
        size.parse(&self.0).map_err(CorrectionError::OffBoard)
    }
}

/// What a person says stands on a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// Which point.
    pub point: PointName,
    /// What stands there; `None` is empty.
    pub stone: Option<Color>,
}

/// Why what a person said does not fit the position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CorrectionError {
    /// The board has no such point.
    #[error(transparent)]
    OffBoard(PointError),
    /// A point named as dead is empty.
    #[error("no stone stands at {point}, so that it cannot be dead or flipped")]
    NoStone {
        /// Name of the point.
        point: String,
    },
    /// What was said cannot be true together.
    #[error(transparent)]
    Contradictory(#[from] ScoreError),
}

impl CorrectionError {
    /// What to do next.
    pub fn hint(&self) -> &'static str {
        match self {
            CorrectionError::OffBoard(_) | CorrectionError::NoStone { .. } => {
                "Name points as in the drawing that --format text shows."
            }
            CorrectionError::Contradictory(_) => "Look at the board again, and state what is so.",
        }
    }
}
