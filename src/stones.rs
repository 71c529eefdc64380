//! Stones: what stands on every intersection, with a probability.
//!
//! The board is flattened from the full-size photo; every intersection is described by how it differs from
//! the bare board beside it and from the stones elsewhere in this photo ([`features`]), so that neither the
//! light nor the set matters; a small classifier ([`classifier`]) turns that into calibrated probabilities.

mod classifier;
mod features;
mod flat;
mod weights;

pub use features::{COUNT as FEATURE_COUNT, describe};

use crate::board::Board;
use crate::photo::Photo;

/// Why a reading is not certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// A highlight or reflection covers the point.
    Glare,
    /// The point looks like more than one class.
    Ambiguous,
    /// Something else covers the point (a hand, a bowl).
    Covered,
    /// The point lies outside the photo.
    OutOfFrame,
    /// The reading leaves a chain without liberties.
    NoLiberties,
}

/// One intersection's reading.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StoneReading {
    /// Probability that the point is empty.
    pub empty: f64,
    /// Probability of a black stone.
    pub black: f64,
    /// Probability of a white stone.
    pub white: f64,
    /// Why the reading is not certain, when it is not.
    pub doubt: Option<Doubt>,
}

/// All readings of a square board, row by row from the top left.
#[derive(Clone, Debug, PartialEq)]
pub struct StoneReadings {
    /// Lines each way.
    pub lines: usize,
    /// `lines` × `lines` readings.
    pub readings: Vec<StoneReading>,
}

/// How stones are read.
#[derive(Clone, Debug)]
pub struct Settings {
    /// A point whose most probable class is less probable than this is asked about.
    pub certain: f64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { certain: 0.97 }
    }
}

/// Reads every intersection.
pub fn read(photo: &Photo, board: &Board, settings: &Settings) -> StoneReadings {
    let readings = describe(photo, board)
        .iter()
        .map(|point| {
            let [empty, black, white] = classifier::classify(&point.features);
            let doubtful = empty.max(black).max(white) < settings.certain;
            let doubt = if !point.in_photo {
                Some(Doubt::OutOfFrame)
            } else if !doubtful {
                None
            } else if point.glare {
                Some(Doubt::Glare)
            } else {
                Some(Doubt::Ambiguous)
            };
            StoneReading { empty, black, white, doubt }
        })
        .collect();
    StoneReadings { lines: board.lines, readings }
}
