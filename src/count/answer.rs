//! Answers: what a person says of a case, whichever face asked.

use serde::{Deserialize, Serialize};

use crate::color::Color;
use crate::named_enum;
use crate::position::Position;
use crate::score::LeftOpen;

use super::{Case, Correction, CorrectionError, CountSettings, DeadStones, PointName};

/// A person's answer. Points are named, so that it can be kept and sent, and is read as one of another board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Answer {
    /// What stands on a point.
    Stone {
        /// Which point.
        point: PointName,
        /// What stands there.
        stone: Stone,
    },
    /// Whether the chains with these stones are dead.
    Group {
        /// A stone of each chain. Points that are empty by then are passed over: other answers may have cleared them.
        group: Vec<PointName>,
        /// Whether they are dead.
        dead: bool,
    },
    /// What became of the points that were left open.
    LeftOpen {
        /// How they were settled.
        left_open: LeftOpen,
    },
}

named_enum! {
    /// What stands on a point, as a person says it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Stone {
        /// A black stone.
        Black = "black",
        /// A white stone.
        White = "white",
        /// None.
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
    /// Returns what it says of a point.
    pub fn correction(&self) -> Option<Correction> {
        match self {
            Answer::Stone { point, stone } => Some(Correction { point: point.clone(), stone: stone.color() }),
            Answer::Group { .. } | Answer::LeftOpen { .. } => None,
        }
    }

    /// Returns what it says of a group: a stone of each of its chains, and whether they are dead.
    pub fn group(&self) -> Option<(&[PointName], bool)> {
        match self {
            Answer::Group { group, dead } => Some((group, *dead)),
            Answer::Stone { .. } | Answer::LeftOpen { .. } => None,
        }
    }

    /// Returns the points that it names.
    pub fn points(&self) -> &[PointName] {
        match self {
            Answer::Stone { point, .. } => std::slice::from_ref(point),
            Answer::Group { group, .. } => group,
            Answer::LeftOpen { .. } => &[],
        }
    }
}

impl Case {
    /// Returns the case with what answers say stands on points, the last about a point.
    ///
    /// # Errors
    /// [`CorrectionError::OffBoard`] when any answer names a point that this board does not have.
    pub fn answered(&self, answers: &[Answer]) -> Result<Case, CorrectionError> {
        for point in answers.iter().flat_map(Answer::points) {
            point.on(self.position.size())?;
        }
        let corrections: Vec<Correction> = answers.iter().filter_map(Answer::correction).collect();
        self.corrected(&corrections)
    }
}

impl CountSettings {
    /// Returns the settings with what answers say of groups and of points that were left open, in their order. `position`
    /// is the one that follows from what they say of stones.
    ///
    /// # Errors
    /// [`CorrectionError::OffBoard`] when a stone is named that is not on this board.
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
