//! Reading: the steps from a photo to a position.

use crate::board::{self, BoardError, BoardSettings, BoardTrace};
use crate::geometry::PhotoPoint;
use crate::language::{Message, ToMessage};
use crate::photo::{self, Limits, Photo, PhotoError};
use crate::position::{Position, PositionError};
use crate::report::{Failure, PhotoFacts, Timing};
use crate::stones::{self, StonesError, StonesSettings, StonesTrace};

use super::{Case, Clock, timed};

/// What the steps from photo to position are given.
#[derive(Clone, Debug, Default)]
pub struct ReadSettings {
    /// Which files are accepted.
    pub limits: Limits,
    /// How the grid is found.
    pub board: BoardSettings,
    /// How the stones are read.
    pub stones: StonesSettings,
    /// Clockwise quarter turns of what was read: 1 shows it as from the right-hand side of the photo, whose right edge
    /// is near the viewer then. Places in the photo stay the same.
    pub quarter_turns: u8,
}

impl ReadSettings {
    /// The usual settings with what a person states: the number of lines, which of several boards is meant, the grid's
    /// corners.
    pub fn stating(
        size: Option<usize>,
        board: Option<usize>,
        corners: Option<[PhotoPoint; 4]>,
    ) -> ReadSettings {
        let mut settings = ReadSettings::default();
        settings.board.size = size;
        settings.board.corners = corners;
        settings.board.board = board;
        settings.stones.size_is_stated = size.is_some();
        if corners.is_some() {
            // Somebody vouches for the grid: doubts, about the grid too, are shown instead of refusing the photo.
            settings.stones.most_doubtful = 1.0;
            settings.stones.least_grid_confidence = 0.0;
        }
        settings
    }

    /// The same, with the number of lines that a person states.
    #[must_use]
    pub fn with_size(&self, lines: usize) -> ReadSettings {
        let mut settings = self.clone();
        settings.board.size = Some(lines);
        settings.stones.size_is_stated = true;
        settings
    }

    /// The same, with what was read turned clockwise by so many quarters.
    #[must_use]
    pub fn turned(self, quarter_turns: u8) -> ReadSettings {
        ReadSettings { quarter_turns, ..self }
    }
}

/// Why a photo gave no position.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum ReadError {
    /// The file is no photo that can be read.
    Photo(#[from] PhotoError),
    /// No grid, or several boards.
    Board(#[from] BoardError),
    /// No grid that can be trusted, or the stones cannot be told apart.
    Stones(#[from] StonesError),
    /// The readings fit no board: a fault of shuzi.
    Position(#[from] PositionError),
}

impl ToMessage for ReadError {
    fn to_message(&self) -> Message {
        match self {
            ReadError::Photo(error) => error.to_message(),
            ReadError::Board(error) => error.to_message(),
            ReadError::Stones(error) => error.to_message(),
            ReadError::Position(error) => Message::new("error-no-position").with("error", error.to_message()),
        }
    }
}

impl ReadError {
    /// The kind by which programs tell failures apart, as in the JSON.
    pub fn kind(&self) -> &'static str {
        match self {
            ReadError::Photo(error) => error.kind(),
            ReadError::Board(error) => error.kind(),
            ReadError::Stones(error) => error.kind(),
            ReadError::Position(_) => "internal",
        }
    }

    /// What to do next.
    pub fn hint(&self) -> Message {
        match self {
            ReadError::Photo(error) => error.hint(),
            ReadError::Board(error) => error.hint(),
            ReadError::Stones(error) => error.hint(),
            ReadError::Position(_) => Message::new("hint-report"),
        }
    }

    /// The number of lines for which a person has to vouch, where the photo leaves open whether they are the whole
    /// board: stated as the size, they are read.
    pub fn size_in_doubt(&self) -> Option<usize> {
        match self {
            ReadError::Stones(StonesError::MayBePart { lines }) => Some(*lines),
            _ => None,
        }
    }

    /// As what kept the photo that the user calls `file` from being read.
    pub fn failure(&self, file: &str) -> Failure {
        Failure { file: file.to_owned(), kind: self.kind(), message: self.to_message(), hint: self.hint() }
    }
}

/// What a step from photo to position saw, whether it went on from there or refused the photo.
#[derive(Clone, Copy, Debug)]
pub enum Saw<'a> {
    /// How long the step took whose sight comes next; it comes alone where the step saw nothing.
    Took(Timing),
    /// The upright photo.
    Photo(&'a Photo),
    /// What looked like a grid in it.
    Board(&'a Photo, &'a BoardTrace),
    /// What stands on the grid that was found.
    Stones(&'a StonesTrace),
    /// The position that follows, and the points in doubt.
    Position(&'a Case),
}

/// Told of every step that ran, in their order.
pub type Watch<'a> = &'a mut dyn FnMut(Saw<'_>);

/// Reads the photo in `bytes`, which the user calls `file`: the upright photo, and what stands where.
///
/// # Errors
/// [`ReadError`] when the bytes are no photo or show no board that can be trusted.
pub fn read(
    file: &str,
    bytes: &[u8],
    settings: &ReadSettings,
    clock: Clock,
) -> Result<(Photo, Case), ReadError> {
    read_watched(file, bytes, settings, clock, &mut |_| {})
}

/// The same, watched: `watch` is told what each step saw, those too that refuse the photo.
///
/// # Errors
/// [`ReadError`] when the bytes are no photo or show no board that can be trusted.
pub fn read_watched(
    file: &str,
    bytes: &[u8],
    settings: &ReadSettings,
    clock: Clock,
    watch: Watch,
) -> Result<(Photo, Case), ReadError> {
    let mut timings = Vec::new();
    let photo = timed("decode", clock, &mut timings, || photo::decode(bytes, &settings.limits));
    took(&timings, watch);
    let photo = photo?;
    let case = read_decoded(file, &photo, timings, settings, clock, watch)?;
    Ok((photo, case))
}

/// What stands where in a photo that was decoded elsewhere and that the user calls `file`.
///
/// # Errors
/// [`ReadError`] when the photo shows no board that can be trusted.
pub fn read_photo(
    file: &str,
    photo: &Photo,
    settings: &ReadSettings,
    clock: Clock,
) -> Result<Case, ReadError> {
    read_decoded(file, photo, Vec::new(), settings, clock, &mut |_| {})
}

/// The steps after decoding.
fn read_decoded(
    file: &str,
    photo: &Photo,
    mut timings: Vec<Timing>,
    settings: &ReadSettings,
    clock: Clock,
    watch: Watch,
) -> Result<Case, ReadError> {
    watch(Saw::Photo(photo));
    let found = timed("board", clock, &mut timings, || board::find(photo, &settings.board));
    took(&timings, watch);
    watch(Saw::Board(photo, &found.trace));
    let grids = found.result?;
    let read = timed("stones", clock, &mut timings, || stones::read(photo, &grids, &settings.stones));
    took(&timings, watch);
    if let Some(trace) = &read.trace {
        watch(Saw::Stones(trace));
    }
    let as_in_the_photo = read.result?;
    let turns = 0..settings.quarter_turns % 4;
    let (board, readings) =
        turns.fold(as_in_the_photo, |(board, readings), _| (board.turned(), readings.turned()));
    let position = Position::from_readings(&readings)?;
    let facts = PhotoFacts {
        width_px: photo.pixels.width(),
        height_px: photo.pixels.height(),
        grid: board.to_grid(),
        others: vec![],
    };
    let case = Case::from_photo(file.to_owned(), facts, readings, position, timings);
    watch(Saw::Position(&case));
    Ok(case)
}

/// Tells how long the last step took.
fn took(timings: &[Timing], watch: Watch) {
    if let Some(&last) = timings.last() {
        watch(Saw::Took(last));
    }
}
