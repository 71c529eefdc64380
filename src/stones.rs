//! Stones: what stands on every intersection, with a probability.
//!
//! The board is flattened from the full-size photo ([`flat`]); a network trained on rendered and real boards
//! reads all points at once, each with the stones and the light around it ([`reader`]). Its probabilities are
//! calibrated on real photos; `calibration/weights` has the card.

mod flat;
mod reader;
mod watched;

pub use watched::Watched;

use crate::board::Board;
use crate::geometry::BoardPoint;
use crate::network::NetworkError;
use crate::photo::Photo;
use reader::PointReading;

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
    /// A point that looks less like a crossing than this is asked about: probability that it is none.
    pub most_off: f64,
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
    /// The program was built with a network that does not run.
    #[error(transparent)]
    Network(#[from] NetworkError),
}

impl StonesError {
    /// The kind in the JSON contract.
    pub fn kind(&self) -> &'static str {
        match self {
            StonesError::Indistinct { .. } => "no_board",
            StonesError::Network(_) => "internal",
        }
    }

    /// What to do next.
    pub fn hint(&self) -> &'static str {
        match self {
            StonesError::Indistinct { .. } => {
                "photograph the board from higher up, in even light, without glare or shadows; or give --corners and --size"
            }
            StonesError::Network(_) => "This is a fault of shuzi: please report it.",
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { certain: 0.99, most_doubtful: 0.2, most_off: 0.5 }
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
    let flat = flat::flatten(photo, board);
    let points = match reader::network().and_then(|network| reader::read(network, &flat, board.lines)) {
        Ok(points) => points,
        Err(error) => {
            let nothing = StoneReadings { lines: 0, readings: Vec::new() };
            return (Err(error.into()), Watched::new(flat, nothing));
        }
    };
    let places = (0..board.lines).flat_map(|row| (0..board.lines).map(move |column| (column, row)));
    let readings = places
        .zip(points)
        .map(|((column, row), point)| {
            let at = BoardPoint { x: column as f64, y: row as f64 };
            let doubt = if photo.contains(board.photo_from_board.photo(at)) {
                doubt(&point, settings, || flat::is_glare(&flat, column, row))
            } else {
                Some(Doubt::OutOfFrame)
            };
            StoneReading { empty: point.empty, black: point.black, white: point.white, doubt }
        })
        .collect();
    let readings = StoneReadings { lines: board.lines, readings };
    let watched = Watched::new(flat, readings.clone());
    (accept(readings, settings), watched)
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

/// Why a point that lies in the photo is not certain, when it is not.
fn doubt(point: &PointReading, settings: &Settings, is_glare: impl Fn() -> bool) -> Option<Doubt> {
    let best = point.empty.max(point.black).max(point.white);
    if best >= settings.certain && point.off <= settings.most_off {
        None
    } else if is_glare() {
        Some(Doubt::Glare)
    } else {
        Some(Doubt::Ambiguous)
    }
}
