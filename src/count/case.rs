//! Case: a position to be counted, and where it comes from.

use std::collections::BTreeSet;

use crate::color::Color;
use crate::point::Point;
use crate::position::Position;
use crate::position::sgf::{GameRecord, IrregularMove};
use crate::position::{Doubt, StoneReadings};
use crate::report::{PhotoFacts, Report, TimedReport, Timing, Uncertain, Warning};

use super::settle::position_warnings;
use super::{Correction, CorrectionError};

/// A grid less likely than this to be the board's is warned about.
const CLEAR_GRID: f64 = 0.95;

/// A position to be counted, and where it comes from.
#[derive(Clone, Debug)]
pub struct Case {
    /// The input's name, as the user gave it.
    pub file: String,
    /// The photo's size and the grid found in it; `None` when the position was given.
    pub photo: Option<PhotoFacts>,
    /// Every point's probabilities, where the position was read from a photo.
    pub readings: Option<StoneReadings>,
    /// What most probably stands where, corrections included.
    pub position: Position,
    /// Moves of the record that rules may forbid.
    pub irregular: Vec<IrregularMove>,
    /// The result that the game's record tells of this position (`RE`), as written.
    pub recorded_result: Option<String>,
    /// What a person should know about the record or the options, before anything is counted.
    pub notes: Vec<Warning>,
    /// Points that a person stated.
    pub stated: BTreeSet<Point>,
    /// How long the steps so far took.
    pub timings: Vec<Timing>,
}

impl Case {
    /// A position that was read from a photo.
    pub fn from_photo(
        file: String,
        photo: PhotoFacts,
        readings: StoneReadings,
        position: Position,
        timings: Vec<Timing>,
    ) -> Case {
        let photo = Some(photo);
        Case { photo, readings: Some(readings), timings, ..Case::given(file, position, Vec::new()) }
    }

    /// A position that was given, not read, and what is wrong with the moves that led to it.
    pub fn given(file: String, position: Position, irregular: Vec<IrregularMove>) -> Case {
        Case {
            file,
            photo: None,
            readings: None,
            position,
            irregular,
            recorded_result: None,
            notes: Vec::new(),
            stated: BTreeSet::new(),
            timings: Vec::new(),
        }
    }

    /// The last position of a game record, with what is remarkable about the record.
    pub fn of_record(file: String, record: &GameRecord) -> Case {
        let case = Case::given(file, record.position.clone(), record.irregular.clone());
        let case = case.with_recorded_result(record.result.clone());
        case.noting(record.remarks.iter().cloned().map(Warning::Record))
    }

    /// The case with more that a person should know.
    #[must_use]
    pub fn noting(mut self, notes: impl IntoIterator<Item = Warning>) -> Case {
        self.notes.extend(notes);
        self
    }

    /// The case with what a person says stands on some points.
    ///
    /// # Errors
    /// [`CorrectionError::OffBoard`] when a correction names a point that this board does not have.
    pub fn corrected(&self, corrections: &[Correction]) -> Result<Case, CorrectionError> {
        let mut corrected = self.clone();
        for correction in corrections {
            let point = correction.point.on(self.position.size())?;
            corrected = corrected.stating(point, correction.stone);
        }
        Ok(corrected)
    }

    /// The case with the result that the game's record tells of its position.
    #[must_use]
    pub fn with_recorded_result(self, recorded_result: Option<String>) -> Case {
        Case { recorded_result, ..self }
    }

    /// The case with what a person says stands on `point`.
    #[must_use]
    pub fn stating(mut self, point: Point, stone: Option<Color>) -> Case {
        self.position = self.position.with(point, stone);
        self.stated.insert(point);
        self
    }

    /// The points to ask a person about, in reading order: those the reader doubts, and every stone of a chain
    /// without liberties, because one of them is misread and only a person can say which; a board filled for counting has many.
    pub fn uncertain(&self) -> Vec<Uncertain> {
        let Some(readings) = &self.readings else { return Vec::new() };
        // Of a board that was filled no single stone is in question.
        let captured = match self.position.filling_stones() {
            Some(_) => Vec::new(),
            None => self.position.chains_without_liberties(),
        };
        let captured: BTreeSet<Point> = captured.into_iter().flat_map(|chain| chain.points).collect();
        let doubt = |point: Point, read: Option<Doubt>| {
            let unanswered = read.filter(|_| !self.stated.contains(&point));
            unanswered.or(captured.contains(&point).then_some(Doubt::NoLiberties))
        };
        let points = self.position.size().points().zip(&readings.readings);
        points
            .filter_map(|(point, &reading)| {
                doubt(point, reading.doubt).map(|why| Uncertain { point, reading, why })
            })
            .collect()
    }

    /// What makes the grid doubtful.
    fn grid_warning(&self) -> Option<Warning> {
        let readings = self.readings.as_ref()?;
        let percent = readings.grid_percent();
        (readings.grid_confidence < CLEAR_GRID).then_some(Warning::DoubtfulGrid { percent })
    }

    fn warnings(&self) -> Vec<Warning> {
        let notes = self.notes.iter().cloned();
        notes.chain(self.grid_warning()).chain(position_warnings(&self.position)).collect()
    }

    /// The report of the position alone, without a count.
    pub fn report(&self) -> Report {
        Report {
            file: self.file.clone(),
            photo: self.photo.clone(),
            position: self.position.clone(),
            uncertain: self.uncertain(),
            rules: None,
            settlement: None,
            recorded: None,
            warnings: self.warnings(),
        }
    }

    /// Returns the same with how long the steps so far took.
    pub fn timed_report(&self) -> TimedReport {
        TimedReport { report: self.report(), timings: self.timings.clone() }
    }
}
