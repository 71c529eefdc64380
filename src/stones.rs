//! Stones: reads the contents of every intersection, with probabilities.
//!
//! The board is rectified from the full-size photo (`rectify`). A network trained on rendered and
//! real boards classifies all points at once, each with the stones and the light around it
//! (`classifier`). Its probabilities are calibrated on real photos; `calibration/weights/stones.md`
//! describes it.
//!
//! The network also distinguishes crossings from other places. That decides between the grids that
//! may be the board's (`grid_confidence`), and where exactly the grid lies (`settle`).

mod classifier;
mod grid_confidence;
mod height;
mod rectify;
mod rivals;
mod settle;
mod trace;
mod uncertainty;
mod visibility;

pub use crate::position::{Doubt, StoneReading, StoneReadings};
pub use classifier::embedded_network;
pub use grid_confidence::GridLikelihood;
pub use trace::StonesTrace;

use crate::board::Board;
use crate::error_kind::ErrorKind;
use crate::language::{Message, ToMessage};
use crate::network::{Network, NetworkError};
use crate::photo::{Photo, PhotoEdge};
use settle::SettledGrid;

/// Settings of reading the stones.
#[derive(Clone, Debug)]
pub struct StonesSettings {
    /// The user is asked about a point if the probability of its most probable contents is less
    /// than this.
    pub certain: f64,
    /// A photo is refused if more than this share of the points is doubtful or covered.
    pub most_doubtful: f64,
    /// A photo is refused if more than this share of the points is doubtful although nothing covers
    /// them: the light is too poor, or the grid is in the wrong place, and then other points are
    /// wrong without a doubt. Of 28 boards with so many, 7 were silently wrong and none was right.
    pub most_indistinct: f64,
    /// The user is asked about a point if its probability of not being a crossing is higher than
    /// this.
    pub most_off: f64,
    /// The user is asked about a point if its probability of being hidden by something is higher
    /// than this.
    pub most_covered: f64,
    /// The same beside a point that is hidden. Hands, sleeves, sheets, pens and glare were put over
    /// 552 boards: this lower limit takes those of which some hidden point is not asked about from
    /// 34 to 16, for half a question more a board. Other photos raise no more questions.
    pub most_covered_beside: f64,
    /// A grid whose probability of being the board's is less than this is refused.
    pub least_grid_confidence: f64,
    /// The same for a grid for which less speaks, because a part of it lies outside the photo or no
    /// stone lies on it: a squared tablecloth goes on beyond the photo, too, and has no stones.
    pub least_unsupported_confidence: f64,
    /// True if the user states the number of lines. Then no photo is refused because they may not
    /// be the whole board.
    pub size_is_stated: bool,
}

/// The reason for refusing a photo in the reading of the stones.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum StonesError {
    /// No grid is clearly the board's.
    DoubtfulGrid {
        /// Lines each way of the likeliest.
        lines: usize,
        /// Its probability, in percent, rounded down.
        percent: u8,
    },
    /// The grid runs on beyond the edge of the photo, or of what can be seen.
    CutOff {
        /// Lines each way of the likeliest grid.
        lines: usize,
        /// The edges of the photo beyond which it runs on.
        edges: Vec<PhotoEdge>,
    },
    /// The lines seem to be a part of a larger board: the photo ends where they do.
    MayBePart {
        /// Lines each way of the grid.
        lines: usize,
        /// The edges of the photo beyond which the board seems to go on.
        edges: Vec<PhotoEdge>,
    },
    /// Something covers too many points.
    Covered {
        /// Lines each way of the grid.
        lines: usize,
        /// Points that are covered.
        covered: usize,
    },
    /// No grid or no stones can be trusted, and almost all of the photo is black.
    TooDark,
    /// The contents of too many points are in doubt.
    Indistinct {
        /// Lines each way of the grid.
        lines: usize,
        /// Points in doubt.
        doubtful: usize,
    },
    /// The program was built with a network that does not run.
    Network(#[from] NetworkError),
}

impl ToMessage for StonesError {
    fn to_message(&self) -> Message {
        let of_size = |name, lines: usize| Message::new(name).with("lines", lines.to_string());
        match self {
            StonesError::DoubtfulGrid { lines, percent } => {
                of_size("error-doubtful-grid", *lines).with("percent", u32::from(*percent))
            }
            StonesError::CutOff { lines, edges } => {
                of_size("error-cut-off", *lines).with("edge", name_edges(edges))
            }
            StonesError::MayBePart { lines, edges } => {
                of_size("error-may-be-part", *lines).with("edge", name_edges(edges))
            }
            StonesError::Covered { lines, covered } => {
                of_size("error-covered", *lines).with("covered", *covered)
            }
            StonesError::TooDark => Message::new("error-too-dark"),
            StonesError::Indistinct { lines, doubtful } => {
                of_size("error-indistinct", *lines).with("doubtful", *doubtful)
            }
            StonesError::Network(error) => error.to_message(),
        }
    }
}

impl StonesError {
    /// Returns the kind of this error.
    pub fn kind(&self) -> ErrorKind {
        match self {
            StonesError::DoubtfulGrid { .. }
            | StonesError::Covered { .. }
            | StonesError::TooDark
            | StonesError::Indistinct { .. } => ErrorKind::NoBoard,
            StonesError::CutOff { .. } | StonesError::MayBePart { .. } => ErrorKind::BoardCutOff,
            StonesError::Network(_) => ErrorKind::Internal,
        }
    }

    /// Returns a sentence on what to do next.
    pub fn hint(&self) -> Message {
        Message::new(match self {
            StonesError::MayBePart { lines, .. } => {
                return Message::new("hint-may-be-part").with("lines", lines.to_string());
            }
            StonesError::DoubtfulGrid { .. } => "hint-photograph-from-above",
            StonesError::CutOff { .. } => "hint-step-back",
            StonesError::Covered { .. } => "hint-uncover",
            StonesError::TooDark => "hint-more-light",
            StonesError::Indistinct { .. } => "hint-photograph-in-even-light",
            StonesError::Network(_) => "hint-report",
        })
    }
}

/// Returns the name of the only edge, by which messages choose their words; `several` for none or
/// more.
pub fn name_edges(edges: &[PhotoEdge]) -> &'static str {
    match edges {
        [edge] => edge.name(),
        _ => "several",
    }
}

impl Default for StonesSettings {
    fn default() -> StonesSettings {
        StonesSettings {
            certain: 0.98,
            most_doubtful: 0.2,
            most_indistinct: 0.07,
            most_off: 0.5,
            most_covered: 0.3,
            most_covered_beside: 0.1,
            least_grid_confidence: 0.7,
            least_unsupported_confidence: 0.95,
            size_is_stated: false,
        }
    }
}

/// The outcome of reading the stones.
#[derive(Clone, Debug)]
pub struct StonesOutcome {
    /// The board on the likeliest grid, with the readings of its points; or the reason for not
    /// trusting them.
    pub result: Result<(Board, StoneReadings), StonesError>,
    /// The findings on the way, also if the photo is refused; `None` if there was no grid or the
    /// network cannot be run.
    pub trace: Option<StonesTrace>,
}

/// Returns a first reading of every point on a grid as it is, row by row, with one run of the stone
/// network: the grid is not moved, nothing is refused, and doubtful points are not read again.
///
/// # Errors
/// [`NetworkError`] if the network does not run.
pub fn glance(
    network: &dyn Network,
    photo: &Photo,
    board: &Board,
    settings: &StonesSettings,
) -> Result<StoneReadings, NetworkError> {
    let grid = SettledGrid::as_is(network, photo, board, settings)?;
    Ok(grid.readings(photo, settings))
}

/// Reads every intersection with the stone network, on the likeliest of the grids that may be the
/// board's.
///
/// The photo is refused if no grid is clearly the board's, or if so many points are doubtful that
/// the rest cannot be trusted.
pub fn read_stones(
    network: &dyn Network,
    photo: &Photo,
    grids: &[Board],
    settings: &StonesSettings,
) -> StonesOutcome {
    let grid = match SettledGrid::likeliest(network, photo, grids, settings) {
        Ok(Some(grid)) => grid,
        Ok(None) => {
            let error = StonesError::DoubtfulGrid {
                lines: 0,
                percent: 0,
            };
            return StonesOutcome {
                result: Err(error),
                trace: None,
            };
        }
        Err(error) => {
            return StonesOutcome {
                result: Err(error.into()),
                trace: None,
            };
        }
    };
    let readings = grid.readings(photo, settings);
    let result = grid
        .check(photo, &readings, settings)
        .map(|()| (grid.board.clone(), readings.clone()));
    StonesOutcome {
        result,
        trace: Some(grid.into_trace(readings)),
    }
}
