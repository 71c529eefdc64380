//! Answers: the user's statements about a case, shared by all programs that ask questions.

use serde::{Deserialize, Serialize};

use crate::color::Color;
use crate::named_enum;
use crate::position::Position;
use crate::score::LeftOpen;

use super::{Case, Correction, CorrectionError, CountSettings, DeadStones, PointName};

/// The user's answer to a question. It refers to points by name, so that it can be stored and sent,
/// and does not depend on the size of the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Answer {
    /// The contents of a point.
    Stone {
        /// The point.
        point: PointName,
        /// Its contents.
        stone: Stone,
    },
    /// The fate of the chains with these stones.
    Group {
        /// One stone of each chain. Points that are empty are ignored: other answers may have
        /// cleared them.
        group: Vec<PointName>,
        /// True if the chains are dead.
        dead: bool,
    },
    /// The fate of the points that were left open.
    LeftOpen {
        /// The statement on what became of them.
        left_open: LeftOpen,
    },
}

named_enum! {
    /// The contents of a point in an answer.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Stone {
        /// A black stone.
        Black = "black",
        /// A white stone.
        White = "white",
        /// No stone.
        Empty = "empty",
    }
}

impl Stone {
    /// Returns the stone's colour, if there is a stone.
    pub fn color(self) -> Option<Color> {
        match self {
            Stone::Black => Some(Color::Black),
            Stone::White => Some(Color::White),
            Stone::Empty => None,
        }
    }
}

impl From<Option<Color>> for Stone {
    fn from(color: Option<Color>) -> Stone {
        match color {
            Some(Color::Black) => Stone::Black,
            Some(Color::White) => Stone::White,
            None => Stone::Empty,
        }
    }
}

impl Answer {
    /// Returns the statement about a point, if the answer is one.
    pub fn correction(&self) -> Option<Correction> {
        match self {
            Answer::Stone { point, stone } => Some(Correction {
                point: point.clone(),
                stone: stone.color(),
            }),
            Answer::Group { .. } | Answer::LeftOpen { .. } => None,
        }
    }

    /// Returns the statement about a group, if the answer is one: a stone of each of its chains,
    /// and `true` if they are dead.
    pub fn group(&self) -> Option<(&[PointName], bool)> {
        match self {
            Answer::Group { group, dead } => Some((group, *dead)),
            Answer::Stone { .. } | Answer::LeftOpen { .. } => None,
        }
    }

    /// Returns the points that the answer names.
    pub fn points(&self) -> &[PointName] {
        match self {
            Answer::Stone { point, .. } => std::slice::from_ref(point),
            Answer::Group { group, .. } => group,
            Answer::LeftOpen { .. } => &[],
        }
    }
}

impl Case {
    /// Returns the case with the answers about points applied. Of several answers about a point the
    /// last counts.
    ///
    /// # Errors
    /// [`CorrectionError::OffBoard`] if any answer names a point that this board does not have.
    pub fn answered(&self, answers: &[Answer]) -> Result<Case, CorrectionError> {
        for point in answers.iter().flat_map(Answer::points) {
            point.on(self.position.size())?;
        }
        let corrections: Vec<Correction> = answers.iter().filter_map(Answer::correction).collect();
        self.corrected(&corrections)
    }
}

impl CountSettings {
    /// Returns the settings with the answers about groups and about points that were left open, in
    /// their order. `position` already includes the answers about points.
    ///
    /// # Errors
    /// [`CorrectionError::OffBoard`] if an answer names a point that this board does not have.
    pub fn answered(
        &self,
        position: &Position,
        answers: &[Answer],
    ) -> Result<CountSettings, CorrectionError> {
        let mut settings = self.clone();
        for answer in answers {
            match answer {
                Answer::Stone { .. } => {}
                Answer::Group { group, dead } => {
                    let mut stones = Vec::new();
                    for name in group {
                        let point = name.on(position.size())?;
                        stones.extend(position.stone(point).map(|_| name.clone()));
                    }
                    if let DeadStones::Proposed { answered, .. } = &mut settings.dead {
                        answered.push((stones, *dead));
                    }
                }
                Answer::LeftOpen { left_open } => settings.left_open = *left_open,
            }
        }
        Ok(settings)
    }
}
