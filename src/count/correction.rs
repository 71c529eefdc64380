//! Corrections: the user's statements about the contents of points, and why a statement may not
//! fit.

use serde::{Deserialize, Serialize};

use crate::color::Color;
use crate::language::{Message, ToMessage};
use crate::point::{BoardSize, Point, PointError};
use crate::score::ScoreError;

/// The name of a point on a board whose size is not known yet.
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
    /// Returns the name of `point` on a board of this size.
    pub fn of(size: BoardSize, point: Point) -> PointName {
        PointName(size.name(point))
    }

    /// Parses `text` as the name of a point that the largest board has.
    ///
    /// # Errors
    /// [`PointError::Name`] if even the largest board has no such point.
    pub fn parse(text: &str) -> Result<PointName, PointError> {
        let largest = BoardSize::square(usize::from(BoardSize::MAX))?;
        let point = largest.parse(text)?;
        Ok(PointName(largest.name(point)))
    }

    /// Returns the name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the point of this name on a board of this size.
    ///
    /// # Errors
    /// [`CorrectionError::OffBoard`] if this board has no such point.
    pub fn on(&self, size: BoardSize) -> Result<Point, CorrectionError> {
        size.parse(&self.0).map_err(CorrectionError::OffBoard)
    }
}

/// The user's statement about the contents of a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// The point.
    pub point: PointName,
    /// The stone on it; `None` if it is empty.
    pub stone: Option<Color>,
}

/// The reason why the user's statements do not fit the position.
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
    /// The statements contradict each other or the position.
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
    /// Returns a sentence on what to do next.
    pub fn hint(&self) -> Message {
        Message::new(match self {
            CorrectionError::OffBoard(_) | CorrectionError::NoStone { .. } => "hint-name-points",
            CorrectionError::Contradictory(_) => "hint-look-again",
        })
    }
}
