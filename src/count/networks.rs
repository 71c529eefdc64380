//! The networks that reading and counting need.

use crate::life::LifeJudge;

use super::Reader;

/// The networks that reading and counting need. Any number of threads can use them at once.
#[derive(Clone, Debug)]
pub struct Networks {
    /// Reads photos.
    pub reader: Reader,
    /// Judges which chains are dead.
    pub judge: LifeJudge,
}

impl Networks {
    /// Returns the networks that are part of the library. Their weights are loaded when they are first
    /// needed; damaged weights are the error of each photo that needs them.
    pub fn embedded() -> Networks {
        Networks {
            reader: Reader::embedded(),
            judge: LifeJudge::embedded(),
        }
    }
}
