//! Stones: what stands on every intersection, with a probability.
//!
//! The board is flattened from the full-size photo ([`flat`]); a network trained on rendered and real boards
//! reads all points at once, each with the stones and the light around it ([`reader`]). Its probabilities are
//! calibrated on real photos; `calibration/weights` has the card.
//!
//! It also tells crossings from what is none, which decides between the grids that may be the board's
//! ([`trust`]).

mod doubt;
mod flat;
mod frame;
mod reader;
mod trust;
mod watched;

pub use crate::position::{Doubt, StoneReading, StoneReadings};
pub use trust::GridReading;
pub use watched::Watched;

use crate::board::Board;
use crate::geometry::BoardPoint;
use crate::language::{Message, ToMessage};
use crate::network::{NetworkError, Planes};
use crate::photo::Photo;
use frame::Frame;
use reader::{PointReading, Reading};

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
    /// A grid less likely than this to be the board's is refused.
    pub least_grid_confidence: f64,
    /// Whether a person states the number of lines: then nobody asks whether they are the whole board.
    pub size_is_stated: bool,
}

/// Why the stones could not be read.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum StonesError {
    /// No grid is the board's beyond doubt.
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
    },
    /// The lines may be a part of a larger board: the photo ends where they do.
    MayBePart {
        /// Lines each way of the grid.
        lines: usize,
    },
    /// Too many points cannot be told apart.
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
            StonesError::CutOff { lines } => of_size("error-cut-off", *lines),
            StonesError::MayBePart { lines } => of_size("error-may-be-part", *lines),
            StonesError::Indistinct { lines, doubtful } => {
                of_size("error-indistinct", *lines).with("doubtful", *doubtful)
            }
            StonesError::Network(error) => error.to_message(),
        }
    }
}

impl StonesError {
    /// The kind in the JSON contract.
    pub fn kind(&self) -> &'static str {
        match self {
            StonesError::DoubtfulGrid { .. } | StonesError::Indistinct { .. } => "no_board",
            StonesError::CutOff { .. } | StonesError::MayBePart { .. } => "board_cut_off",
            StonesError::Network(_) => "internal",
        }
    }

    /// What to do next.
    pub fn hint(&self) -> Message {
        Message::new(match self {
            StonesError::MayBePart { lines } => {
                return Message::new("hint-may-be-part").with("lines", lines.to_string());
            }
            StonesError::DoubtfulGrid { .. } => "hint-photograph-from-above",
            StonesError::CutOff { .. } => "hint-step-back",
            StonesError::Indistinct { .. } => "hint-photograph-in-even-light",
            StonesError::Network(_) => "hint-report",
        })
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            certain: 0.98,
            most_doubtful: 0.2,
            most_off: 0.5,
            least_grid_confidence: 0.8,
            size_is_stated: false,
        }
    }
}

/// Points that look less than this like no crossing tell where the grid really lies.
const IS_CROSSING: f64 = 0.2;
/// A grid whose points are all at most this far off is left there, in spacings: the stones are read as well on it.
const SETTLED: f64 = 0.04;
/// How often a grid is moved: what is seen of a board that does not lie flat falls short at first.
const ROUNDS: usize = 3;
/// One that would move farther is another grid.
const FARTHEST: f64 = 0.6;
/// A moved grid may look so much less likely.
const NO_WORSE: f64 = 0.01;
/// A grid this likely to be the board's needs no comparison with others.
const BEYOND_DOUBT: f64 = 0.95;

/// Reads every intersection, on the likeliest of the grids that may be the board's.
///
/// # Errors
/// [`StonesError`] when no grid is clearly the board's, or too many points are doubtful for the rest to be
/// trusted.
pub fn read(
    photo: &Photo,
    grids: &[Board],
    settings: &Settings,
) -> Result<(Board, StoneReadings), StonesError> {
    read_watched(photo, grids, settings).0
}

/// The same, with what was seen on the way; nothing was where no grid was given.
pub fn read_watched(
    photo: &Photo,
    grids: &[Board],
    settings: &Settings,
) -> (Result<(Board, StoneReadings), StonesError>, Option<Watched>) {
    let best = match OnGrid::likeliest(photo, grids, settings) {
        Ok(Some(best)) => best,
        Ok(None) => return (Err(StonesError::DoubtfulGrid { lines: 0, percent: 0 }), None),
        Err(error) => return (Err(error.into()), None),
    };
    let readings = best.readings(photo, settings);
    let accepted = best.accept(photo, &readings, settings).map(|()| (best.board.clone(), readings.clone()));
    (accepted, Some(Watched::new(best.flat, best.board.clone(), best.grid, readings)))
}

/// A grid with what the network says of its points.
struct OnGrid {
    board: Board,
    flat: Planes,
    reading: Reading,
    grid: GridReading,
    confidence: f64,
}

impl OnGrid {
    /// The likeliest of the grids, moved to where the board is seen; where points are in doubt they are read from
    /// all sides. `None` without any grid.
    fn likeliest(
        photo: &Photo,
        grids: &[Board],
        settings: &Settings,
    ) -> Result<Option<OnGrid>, NetworkError> {
        let mut best: Option<OnGrid> = None;
        for board in grids {
            let read = OnGrid::read(photo, board, settings)?;
            if best.as_ref().is_none_or(|best| read.confidence > best.confidence) {
                best = Some(read);
            }
            if best.as_ref().is_some_and(|best| best.confidence >= BEYOND_DOUBT) {
                break;
            }
        }
        let Some(mut best) = best else { return Ok(None) };
        for _ in 0..ROUNDS {
            let Some(settled) = best.settled(photo, settings)? else { break };
            best = settled;
        }
        if best.confidence >= settings.least_grid_confidence {
            let in_doubt = |point: &PointReading| !doubt::is_certain(point, settings);
            best.reading = reader::read_again(reader::NETWORK.get()?, &best.flat, best.reading, in_doubt)?;
        }
        Ok(Some(best))
    }

    fn read(photo: &Photo, board: &Board, settings: &Settings) -> Result<OnGrid, NetworkError> {
        let flat = flat::flatten(photo, board);
        let reading = reader::read(reader::NETWORK.get()?, &flat, board.lines)?;
        let grid = GridReading::of(photo, board, &reading);
        Ok(OnGrid {
            board: board.clone(),
            flat,
            grid,
            confidence: grid.confidence(board, settings.size_is_stated),
            reading,
        })
    }

    /// The same on the grid moved to where its points are really seen; `None` where it lies there already.
    fn settled(&self, photo: &Photo, settings: &Settings) -> Result<Option<OnGrid>, NetworkError> {
        let lines = self.board.lines;
        let place = |column: usize, row: usize| BoardPoint { x: column as f64, y: row as f64 };
        let places = (0..lines).flat_map(|row| (0..lines).map(move |column| place(column, row)));
        let seen: Vec<(BoardPoint, BoardPoint)> = places
            .zip(self.reading.board())
            .filter(|(place, point)| point.off < IS_CROSSING && self.board.is_in(photo, *place))
            .map(|(place, point)| {
                let (right, down) = point.shift;
                (place, BoardPoint { x: place.x + right, y: place.y + down })
            })
            .collect();
        let Some(moved) = self.board.moved(&seen) else { return Ok(None) };
        let off_px = |(point, _): &(BoardPoint, BoardPoint)| {
            self.board.photo_from_board.photo(*point).distance_px(moved.photo_from_board.photo(*point))
        };
        let off = seen.iter().map(off_px).fold(0.0, f64::max) / self.board.spacing_px();
        // Also false for what is no number.
        if !(SETTLED..=FARTHEST).contains(&off) {
            return Ok(None);
        }
        let settled = OnGrid::read(photo, &moved, settings)?;
        Ok((settled.confidence >= self.confidence - NO_WORSE).then_some(settled))
    }

    fn readings(&self, photo: &Photo, settings: &Settings) -> StoneReadings {
        let lines = self.board.lines;
        let places = (0..lines).flat_map(|row| (0..lines).map(move |column| (column, row)));
        let readings = places.zip(self.reading.board()).map(|((column, row), point)| {
            let place = BoardPoint { x: column as f64, y: row as f64 };
            let doubt = if self.board.is_in(photo, place) {
                doubt::of((column, row), &self.reading, &self.flat, settings)
            } else {
                Some(Doubt::OutOfFrame)
            };
            StoneReading { empty: point.empty, black: point.black, white: point.white, doubt }
        });
        StoneReadings { lines, grid_confidence: self.confidence, readings: readings.collect() }
    }

    /// Refuses doubtful grids, and readings of which too many are doubtful.
    fn accept(
        &self,
        photo: &Photo,
        readings: &StoneReadings,
        settings: &Settings,
    ) -> Result<(), StonesError> {
        let lines = self.board.lines;
        let frame = Frame::of(photo, &self.board);
        if self.confidence < settings.least_grid_confidence {
            if self.grid.runs_on(&self.board, &frame) {
                return Err(StonesError::CutOff { lines });
            }
            return Err(StonesError::DoubtfulGrid { lines, percent: readings.grid_percent() });
        }
        if !frame.leaves_enough() {
            return Err(StonesError::CutOff { lines });
        }
        let is_beyond_doubt = self.confidence >= BEYOND_DOUBT;
        if !settings.size_is_stated && self.grid.may_be_part(&self.board, is_beyond_doubt) {
            return Err(StonesError::MayBePart { lines });
        }
        let points = &readings.readings;
        let indistinct = |point: &&StoneReading| point.doubt.is_some_and(|doubt| doubt != Doubt::OutOfFrame);
        let doubtful = points.iter().filter(indistinct).count();
        if doubtful as f64 > settings.most_doubtful * points.len() as f64 {
            return Err(StonesError::Indistinct { lines, doubtful });
        }
        Ok(())
    }
}
