//! What a person says stands on a point, and why it cannot be.

use serde::{Deserialize, Serialize};

use crate::color::Color;
use crate::language::{Message, ToMessage};
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
#[error("{}", self.to_message())]
pub enum CorrectionError {
    /// The board has no such point.
    OffBoard(PointError),
    /// A point named as dead is empty.
    NoStone {
        /// Name of the point.
        point: String,
    },
    /// What was said cannot be true together.
    Contradictory(#[from] ScoreError),
}

impl ToMessage for CorrectionError {
    fn to_message(&self) -> Message {
        match self {
            CorrectionError::OffBoard(error) => error.to_message(),
            CorrectionError::NoStone { point } => {
                Message::new("error-no-stone-to-flip").with("point", point.as_str())
            }
            CorrectionError::Contradictory(error) => error.to_message(),
        }
    }
}

impl CorrectionError {
    /// What to do next.
    pub fn hint(&self) -> Message {
        Message::new(match self {
            CorrectionError::OffBoard(_) | CorrectionError::NoStone { .. } => "hint-name-points",
            CorrectionError::Contradictory(_) => "hint-look-again",
        })
    }
}
