//! Stones: what stands on every intersection, with a probability.
//!
//! The board is flattened from the full-size photo; every intersection is described by how it differs from
//! the bare board beside it and from the stones elsewhere in this photo ([`features`]), so that neither the
//! light nor the set matters; a small classifier ([`classifier`]) turns that into calibrated probabilities.

mod classifier;
mod features;
mod flat;
mod watched;
mod weights;

pub use features::{COUNT as FEATURE_COUNT, describe};
pub use watched::Watched;

use crate::board::Board;
use crate::photo::Photo;

use features::{Description, describe_flat};
use flat::Flat;

/// Why a reading is not certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// A highlight or reflection covers the point.
    Glare,
    /// The point looks like more than one class.
    Ambiguous,
    /// Something else covers the point (a hand, a bowl).
    Covered,
    /// A stone lies between this point and another and may belong to either.
    OffPoint,
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
    /// When more than this share of the points is doubtful, the photo is refused: the light is too poor, or
    /// the grid is not where it was thought to be.
    pub most_doubtful: f64,
}

/// Why the stones could not be read.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum StonesError {
    /// Too many points cannot be told apart.
    #[error(
        "a {lines}×{lines} grid was found, but on {doubtful} of its points black, white and empty cannot be told apart"
    )]
    Indistinct {
        /// Lines each way of the grid.
        lines: usize,
        /// Points in doubt.
        doubtful: usize,
    },
}

impl StonesError {
    /// The kind in the JSON contract.
    pub fn kind(&self) -> &'static str {
        "no_board"
    }

    /// What to do next.
    pub fn hint(&self) -> &'static str {
        "photograph the board from higher up, in even light, without glare or shadows; or give --corners and --size"
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { certain: 0.97, most_doubtful: 0.12 }
    }
}

/// Reads every intersection.
///
/// # Errors
/// [`StonesError::Indistinct`] when too many points are doubtful for the rest to be trusted.
pub fn read(photo: &Photo, board: &Board, settings: &Settings) -> Result<StoneReadings, StonesError> {
    read_watched(photo, board, settings).0
}

/// The same, with what was seen on the way.
pub fn read_watched(
    photo: &Photo,
    board: &Board,
    settings: &Settings,
) -> (Result<StoneReadings, StonesError>, Watched) {
    let flat = Flat::new(photo, board);
    let points = describe_flat(&flat, board);
    let readings = points.iter().map(|point| reading(point, settings)).collect();
    let readings = StoneReadings { lines: board.lines, readings };
    let watched = Watched::new(flat, readings.clone());
    (accept(readings, settings), watched)
}

fn reading(point: &Description, settings: &Settings) -> StoneReading {
    let [empty, black, white] = classifier::classify(&point.features);
    let doubtful = empty.max(black).max(white) < settings.certain;
    let doubt = if !point.in_photo {
        Some(Doubt::OutOfFrame)
    } else if point.stray_stone {
        Some(Doubt::OffPoint)
    } else if !doubtful {
        None
    } else if point.glare {
        Some(Doubt::Glare)
    } else {
        Some(Doubt::Ambiguous)
    };
    StoneReading { empty, black, white, doubt }
}

/// Refuses readings of which too many are doubtful.
fn accept(readings: StoneReadings, settings: &Settings) -> Result<StoneReadings, StonesError> {
    let StoneReadings { lines, readings: points } = &readings;
    let indistinct = |point: &&StoneReading| matches!(point.doubt, Some(Doubt::Ambiguous | Doubt::Glare));
    let doubtful = points.iter().filter(indistinct).count();
    if doubtful as f64 > settings.most_doubtful * points.len() as f64 {
        return Err(StonesError::Indistinct { lines: *lines, doubtful });
    }
    Ok(readings)
}
