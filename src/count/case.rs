//! A position to be counted, with its source and everything known about it before the count.

use crate::color::Color;
use crate::point::{Point, PointSet};
use crate::position::Position;
use crate::position::sgf::{GameRecord, IrregularMove};
use crate::position::{Doubt, StoneReadings};
use crate::report::{PhotoFacts, Report, TimedReport, Timing, Uncertain, Warning};

use super::settle::position_warnings;
use super::{Correction, CorrectionError};

/// Grid confidence below which a warning is given.
const CLEAR_GRID: f64 = 0.95;

/// A position to be counted, with its source.
#[derive(Clone, Debug)]
pub struct Case {
    /// The input's name, as the user gave it.
    pub file: String,
    /// The photo's size and the grid found in it; `None` if the position was not read from a photo.
    pub photo: Option<PhotoFacts>,
    /// Class probabilities of every point; `None` if the position was not read from a photo.
    pub readings: Option<StoneReadings>,
    /// The most probable position, with corrections applied.
    pub position: Position,
    /// Moves of the record that some rules forbid.
    pub irregular: Vec<IrregularMove>,
    /// The result that the game record states for this position (`RE`), as written.
    pub recorded_result: Option<String>,
    /// Warnings about the record or the options, known before anything is counted.
    pub notes: Vec<Warning>,
    /// Points whose contents the user stated.
    pub stated: PointSet,
    /// Durations of the steps so far.
    pub timings: Vec<Timing>,
}

impl Case {
    /// Returns the case of a position that was read from a photo.
    pub fn from_photo(
        file: String,
        photo: PhotoFacts,
        readings: StoneReadings,
        position: Position,
        timings: Vec<Timing>,
    ) -> Case {
        let photo = Some(photo);
        Case {
            photo,
            readings: Some(readings),
            timings,
            ..Case::from_position(file, position, Vec::new())
        }
    }

    /// Returns the case of a position that was given directly. `irregular` lists the moves leading
    /// to it that some rules forbid.
    pub fn from_position(file: String, position: Position, irregular: Vec<IrregularMove>) -> Case {
        Case {
            file,
            photo: None,
            readings: None,
            position,
            irregular,
            recorded_result: None,
            notes: Vec::new(),
            stated: PointSet::EMPTY,
            timings: Vec::new(),
        }
    }

    /// Returns the case of a game record's last position, with the reader's remarks on the record
    /// as notes.
    pub fn of_record(file: String, record: &GameRecord) -> Case {
        let case = Case::from_position(file, record.position.clone(), record.irregular.clone());
        let case = case.with_recorded_result(record.result.clone());
        case.with_notes(record.remarks.iter().cloned().map(Warning::Record))
    }

    /// Returns the case with further notes.
    #[must_use]
    pub fn with_notes(mut self, notes: impl IntoIterator<Item = Warning>) -> Case {
        self.notes.extend(notes);
        self
    }

    /// Returns the case with the user's corrections applied.
    ///
    /// # Errors
    /// [`CorrectionError::OffBoard`] if a correction names a point that this board does not have.
    pub fn corrected(&self, corrections: &[Correction]) -> Result<Case, CorrectionError> {
        let mut corrected = self.clone();
        for correction in corrections {
            let point = correction.point.on(self.position.size())?;
            corrected = corrected.with_stated_stone(point, correction.stone);
        }
        Ok(corrected)
    }

    /// Returns the case with the result that the game record states for its position.
    #[must_use]
    pub fn with_recorded_result(self, recorded_result: Option<String>) -> Case {
        Case {
            recorded_result,
            ..self
        }
    }

    /// Returns the case with `stone`, or nothing, on `point`, as stated by the user. The point is
    /// no longer in doubt.
    #[must_use]
    pub fn with_stated_stone(mut self, point: Point, stone: Option<Color>) -> Case {
        self.position = self.position.with(point, stone);
        self.stated.insert(point);
        self
    }

    /// Returns the points to ask the user about, in reading order: those that the reader doubts,
    /// and every stone of a chain without liberties, because at least one of these is misread and
    /// only the user can tell which.
    pub fn uncertain(&self) -> Vec<Uncertain> {
        let Some(readings) = &self.readings else {
            return Vec::new();
        };
        let captured = self.captured_points();
        let mut uncertain = Vec::new();
        for (point, &reading) in self.position.size().points().zip(&readings.readings) {
            // Liberties follow from the position as it is now, not from a reading that was stored.
            let doubt = match reading.doubt.filter(|&doubt| doubt != Doubt::NoLiberties) {
                Some(doubt) if !self.stated.contains(point) => Some(doubt),
                _ if captured.contains(point) => Some(Doubt::NoLiberties),
                _ => None,
            };
            if let Some(why) = doubt {
                uncertain.push(Uncertain {
                    point,
                    reading,
                    why,
                });
            }
        }
        uncertain
    }

    /// Returns the points of all chains without liberties, unless the board was filled for
    /// counting: such a board has many of them, and no single stone is in question.
    fn captured_points(&self) -> PointSet {
        if self.position.filling_stones().is_some() {
            return PointSet::EMPTY;
        }
        let chains = self.position.chains_without_liberties();
        chains.into_iter().flat_map(|chain| chain.points).collect()
    }

    /// Returns a warning if the grid is not certainly that of the board.
    fn grid_warning(&self) -> Option<Warning> {
        let readings = self.readings.as_ref()?;
        if readings.grid_confidence < CLEAR_GRID {
            Some(Warning::DoubtfulGrid {
                percent: readings.grid_percent(),
            })
        } else {
            None
        }
    }

    /// Returns the notes, and the warnings about grid and position.
    fn warnings(&self) -> Vec<Warning> {
        let notes = self.notes.iter().cloned();
        notes
            .chain(self.grid_warning())
            .chain(position_warnings(&self.position))
            .collect()
    }

    /// Returns the report of the position alone, without a count.
    pub fn report(&self) -> Report {
        Report {
            file: self.file.clone(),
            photo: self.photo.clone(),
            position: self.position.clone(),
            uncertain: self.uncertain(),
            rules: None,
            to_move: None,
            settlement: None,
            recorded: None,
            warnings: self.warnings(),
        }
    }

    /// Returns the same with how long the steps so far took.
    pub fn timed_report(&self) -> TimedReport {
        TimedReport {
            report: self.report(),
            timings: self.timings.clone(),
        }
    }
}
