//! The steps from a photo to a position: decode the file, find the board, read the stones.

use std::fmt;
use std::sync::Arc;

use crate::board::{self, Board, BoardError, BoardOutcome, BoardSettings, BoardTrace};
use crate::error_kind::ErrorKind;
use crate::geometry::PhotoPoint;
use crate::language::{Message, ToMessage};
use crate::live::{WatchSettings, Watcher};
use crate::network::Network;
use crate::photo::{self, Limits, Photo, PhotoError};
use crate::position::{Position, PositionError};
use crate::report::{Failure, PhotoFacts, Timing};
use crate::stones::{self, StonesError, StonesOutcome, StonesSettings, StonesTrace};

use super::{Case, Clock, time_step};

/// Settings of the steps from a photo to a position.
#[derive(Clone, Debug, Default)]
pub struct ReadSettings {
    /// Limits on the files that are accepted.
    pub limits: Limits,
    /// Settings for finding the grid.
    pub board: BoardSettings,
    /// Settings for reading the stones.
    pub stones: StonesSettings,
    /// Clockwise quarter turns of the position that was read: 1 shows the board as seen from the
    /// right-hand side of the photo. Coordinates in the photo do not change.
    pub quarter_turns: u8,
}

impl ReadSettings {
    /// Returns the default settings with the user's statements: the number of lines, the number of
    /// the board if the photo shows several, and the corners of the grid.
    pub fn from_statements(
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
            // The user vouches for the grid: doubts, even about the grid, are shown instead of
            // refusing the photo.
            settings.stones.most_doubtful = 1.0;
            settings.stones.most_indistinct = 1.0;
            settings.stones.least_grid_confidence = 0.0;
            settings.stones.least_unsupported_confidence = 0.0;
        }
        settings
    }

    /// Returns the settings with a number of lines stated by the user.
    #[must_use]
    pub fn with_size(&self, lines: usize) -> ReadSettings {
        let mut settings = self.clone();
        settings.board.size = Some(lines);
        settings.stones.size_is_stated = true;
        settings
    }

    /// Returns the settings with this number of clockwise quarter turns.
    #[must_use]
    pub fn turned(self, quarter_turns: u8) -> ReadSettings {
        ReadSettings {
            quarter_turns,
            ..self
        }
    }
}

/// The reason why no position could be read from a photo.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum ReadError {
    /// The file is not a photo that can be decoded.
    Photo(#[from] PhotoError),
    /// The photo shows no grid, or several boards.
    Board(#[from] BoardError),
    /// No grid can be trusted, or the stones cannot be told apart.
    Stones(#[from] StonesError),
    /// The readings do not form a board: a bug in shuzi.
    Position(#[from] PositionError),
}

impl ToMessage for ReadError {
    fn to_message(&self) -> Message {
        match self {
            ReadError::Photo(error) => error.to_message(),
            ReadError::Board(error) => error.to_message(),
            ReadError::Stones(error) => error.to_message(),
            ReadError::Position(error) => {
                Message::new("error-no-position").with("error", error.to_message())
            }
        }
    }
}

impl ReadError {
    /// Returns the kind of this error.
    pub fn kind(&self) -> ErrorKind {
        match self {
            ReadError::Photo(error) => error.kind(),
            ReadError::Board(error) => error.kind(),
            ReadError::Stones(error) => error.kind(),
            ReadError::Position(_) => ErrorKind::Internal,
        }
    }

    /// Returns a sentence on what to do next.
    pub fn hint(&self) -> Message {
        match self {
            ReadError::Photo(error) => error.hint(),
            ReadError::Board(error) => error.hint(),
            ReadError::Stones(error) => error.hint(),
            ReadError::Position(_) => Message::new("hint-report"),
        }
    }

    /// Returns the number of lines found, if only the user can tell whether they are the whole
    /// board. With this number stated as the size, the photo can be read.
    pub fn size_in_doubt(&self) -> Option<usize> {
        match self {
            ReadError::Stones(StonesError::MayBePart { lines, .. }) => Some(*lines),
            _ => None,
        }
    }

    /// Returns the error as the failure of the input that the user calls `file`.
    pub fn failure(&self, file: &str) -> Failure {
        Failure {
            file: file.to_owned(),
            kind: self.kind(),
            message: self.to_message(),
            hint: self.hint(),
        }
    }
}

/// The outcome of one step from photo to position, also of a step that refuses the photo.
#[derive(Clone, Copy, Debug)]
pub enum ReadStep<'a> {
    /// The duration of the step whose outcome comes next. It comes alone if the step has no
    /// outcome.
    Took(Timing),
    /// The upright photo.
    Photo(&'a Photo),
    /// The candidates for the grid in the photo.
    Board(&'a Photo, &'a BoardTrace),
    /// The stones read on the likeliest grid.
    Stones(&'a StonesTrace),
    /// The resulting position, with its points in doubt.
    Position(&'a Case),
}

/// A function that is called with the outcome of every step, in order.
pub type StepObserver<'a> = &'a mut dyn FnMut(ReadStep<'_>);

/// Reads photos; owns the board network and the stone network.
///
/// A clone is cheap and shares the networks.
#[derive(Clone)]
pub struct Reader {
    board: Arc<dyn Network>,
    stones: Arc<dyn Network>,
}

impl Reader {
    /// Returns a reader with the given networks, whose input and output are described in
    /// `calibration/weights/board.md` and `calibration/weights/stones.md`.
    pub fn new(board: impl Network + 'static, stones: impl Network + 'static) -> Reader {
        Reader {
            board: Arc::new(board),
            stones: Arc::new(stones),
        }
    }

    /// Returns a reader with the networks that are part of the program.
    ///
    /// The weights are loaded when they are first needed, once for all readers of a process. A
    /// failure to load them is the error of the step that needs them.
    pub fn embedded() -> Reader {
        Reader::new(board::embedded_network(), stones::embedded_network())
    }

    /// Returns a watcher of a camera's frames, which shares the networks.
    pub fn watch(&self, settings: WatchSettings) -> Watcher {
        Watcher::new(Arc::clone(&self.board), Arc::clone(&self.stones), settings)
    }

    /// Finds the grids that may be the board's.
    pub fn find_boards(&self, photo: &Photo, settings: &BoardSettings) -> BoardOutcome {
        board::find_boards(&*self.board, photo, settings)
    }

    /// Reads every intersection, on the likeliest of the grids that may be the board's.
    pub fn read_stones(
        &self,
        photo: &Photo,
        grids: &[Board],
        settings: &StonesSettings,
    ) -> StonesOutcome {
        stones::read_stones(&*self.stones, photo, grids, settings)
    }

    /// Reads the photo in `bytes`, which the user calls `file`. Returns the upright photo and the
    /// position read from it.
    ///
    /// # Errors
    /// [`ReadError`] if the bytes are not a photo, or it shows no board that can be trusted.
    pub fn read(
        &self,
        file: &str,
        bytes: &[u8],
        settings: &ReadSettings,
        clock: Clock,
    ) -> Result<(Photo, Case), ReadError> {
        self.read_with_observer(file, bytes, settings, clock, &mut |_| {})
    }

    /// Reads a photo like [`Reader::read`], and calls `observer` with the outcome of every step,
    /// even of one that refuses the photo.
    ///
    /// # Errors
    /// [`ReadError`] if the bytes are not a photo, or it shows no board that can be trusted.
    pub fn read_with_observer(
        &self,
        file: &str,
        bytes: &[u8],
        settings: &ReadSettings,
        clock: Clock,
        observer: StepObserver,
    ) -> Result<(Photo, Case), ReadError> {
        let mut timings = Vec::new();
        let photo = time_step("decode", clock, &mut timings, || {
            photo::decode(bytes, &settings.limits)
        });
        report_duration(&timings, observer);
        let photo = photo?;
        let case = self.read_upright(file, &photo, timings, settings, clock, observer)?;
        Ok((photo, case))
    }

    /// Reads the position in a photo that is decoded already and that the user calls `file`.
    ///
    /// # Errors
    /// [`ReadError`] if the photo shows no board that can be trusted.
    pub fn read_photo(
        &self,
        file: &str,
        photo: &Photo,
        settings: &ReadSettings,
        clock: Clock,
    ) -> Result<Case, ReadError> {
        self.read_photo_with_observer(file, photo, settings, clock, &mut |_| {})
    }

    /// Reads a decoded photo like [`Reader::read_photo`], and calls `observer` with the outcome of
    /// every step, even of one that refuses the photo.
    ///
    /// # Errors
    /// [`ReadError`] if the photo shows no board that can be trusted.
    pub fn read_photo_with_observer(
        &self,
        file: &str,
        photo: &Photo,
        settings: &ReadSettings,
        clock: Clock,
        observer: StepObserver,
    ) -> Result<Case, ReadError> {
        self.read_upright(file, photo, Vec::new(), settings, clock, observer)
    }

    /// Runs the steps after decoding. `timings` are those of the steps before.
    fn read_upright(
        &self,
        file: &str,
        photo: &Photo,
        mut timings: Vec<Timing>,
        settings: &ReadSettings,
        clock: Clock,
        observer: StepObserver,
    ) -> Result<Case, ReadError> {
        observer(ReadStep::Photo(photo));
        let found = time_step("board", clock, &mut timings, || {
            self.find_boards(photo, &settings.board)
        });
        // The observer sees every step's outcome before its error ends the reading: refusals are
        // traced, too.
        report_duration(&timings, observer);
        observer(ReadStep::Board(photo, &found.trace));
        let grids = found.result?;
        let read = time_step("stones", clock, &mut timings, || {
            self.read_stones(photo, &grids, &settings.stones)
        });
        report_duration(&timings, observer);
        if let Some(trace) = &read.trace {
            observer(ReadStep::Stones(trace));
        }
        let (mut board, mut readings) = read.result?;
        for _ in 0..settings.quarter_turns % 4 {
            board = board.turned();
            readings = readings.turned();
        }
        let position = Position::from_readings(&readings)?;
        let facts = PhotoFacts {
            width_px: photo.pixels.width(),
            height_px: photo.pixels.height(),
            grid: board.to_grid(),
            others: vec![],
        };
        let case = Case::from_photo(file.to_owned(), facts, readings, position, timings);
        observer(ReadStep::Position(&case));
        Ok(case)
    }
}

impl fmt::Debug for Reader {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Reader").finish_non_exhaustive()
    }
}

/// Tells the observer how long the last step took.
fn report_duration(timings: &[Timing], observer: StepObserver) {
    if let Some(&last) = timings.last() {
        observer(ReadStep::Took(last));
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use image::RgbImage;
    use ndarray::ArrayView3;

    use super::*;
    use crate::network::{NetworkError, Planes};

    /// A network that fails and names itself.
    struct Failing(&'static str);

    impl Network for Failing {
        fn run(&self, _: ArrayView3<'_, f32>) -> Result<Planes, NetworkError> {
            Err(NetworkError {
                name: self.0,
                reason: "it fails".to_owned(),
            })
        }
    }

    /// Returns the name of the network whose failure ended the reading of an empty photo.
    fn failing_network(settings: &ReadSettings) -> Option<&'static str> {
        let reader = Reader::new(Failing("board"), Failing("stones"));
        let photo = Photo::from(RgbImage::new(300, 300));
        match reader.read_photo("a.jpg", &photo, settings, &|| Duration::ZERO) {
            Err(
                ReadError::Board(BoardError::Network(error))
                | ReadError::Stones(StonesError::Network(error)),
            ) => Some(error.name),
            _ => None,
        }
    }

    #[test]
    fn a_reader_runs_the_networks_that_it_owns() {
        assert_eq!(failing_network(&ReadSettings::default()), Some("board"));
        // Stated corners are not searched for.
        let corners = [(50.0, 50.0), (250.0, 50.0), (250.0, 250.0), (50.0, 250.0)];
        let corners = Some(corners.map(|(x, y)| PhotoPoint { x, y }));
        assert_eq!(
            failing_network(&ReadSettings::from_statements(Some(9), None, corners)),
            Some("stones")
        );
    }
}
