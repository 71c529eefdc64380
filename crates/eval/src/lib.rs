//! Measures the accuracy of the reader on photos with a known position.
//!
//! The figures are those that matter to a referee: the number of boards, not points, that are read
//! correctly, and the number of boards with an error that the reader did not ask about.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

mod contact_sheet;
mod json;
mod label;
mod reliability;
mod summary;
mod table;
mod timings;

pub use contact_sheet::{SheetEntry, format_contact_sheet, is_worth_a_look};
pub use json::format_json;
pub use label::{Label, LabelError};
pub use reliability::{Bin, Prediction, Reliability};
pub use summary::{AccuracySummary, summaries};
pub use table::format_text;
pub use timings::{StepTiming, step_timings};

use std::collections::BTreeSet;

use shuzi::ErrorKind;
use shuzi::board::Board;
use shuzi::color::Color;
use shuzi::point::Point;
use shuzi::report::{Failure, Report, Timing};
use shuzi::stones::StoneReadings;

/// The standard by which readings are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JudgeSettings {
    /// Maximum number of questions about one board. The default of 8 takes about half a minute.
    pub most_questions: usize,
}

impl Default for JudgeSettings {
    fn default() -> JudgeSettings {
        JudgeSettings { most_questions: 8 }
    }
}

/// The outcome of reading one photo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhotoOutcome {
    /// Every judged point is right.
    Exact,
    /// The reader asked about every wrong point.
    ExactIfAsked,
    /// The reader asked about every wrong point, but about too many others as well.
    TooManyQuestions,
    /// A point is wrong and the reader did not ask about it, which must never happen.
    Silent,
    /// No position was read from a photo of a board.
    Refused,
    /// A position was read from a photo without a board.
    Phantom,
    /// No position was read from a photo without a board.
    RightlyRefused,
}

impl PhotoOutcome {
    /// Returns the name in tables and JSON.
    pub fn name(self) -> &'static str {
        match self {
            PhotoOutcome::Exact => "exact",
            PhotoOutcome::ExactIfAsked => "exact_if_asked",
            PhotoOutcome::TooManyQuestions => "too_many_questions",
            PhotoOutcome::Silent => "silent",
            PhotoOutcome::Refused => "refused",
            PhotoOutcome::Phantom => "phantom",
            PhotoOutcome::RightlyRefused => "rightly_refused",
        }
    }
}

/// The reader's result for one photo.
#[derive(Clone, Debug)]
pub struct PhotoResult {
    /// The report with the position, or the reason why there is none.
    pub report: Result<Report, Failure>,
    /// The probabilities of every point, if there is a position.
    pub readings: Option<StoneReadings>,
    /// The likeliest grid, if any, even if it was refused.
    pub grid: Option<LikeliestGrid>,
    /// The duration of each step that was completed.
    pub timings: Vec<Timing>,
}

/// A grid with its confidence, even if it was refused.
#[derive(Clone, Debug, PartialEq)]
pub struct LikeliestGrid {
    /// The board with this grid.
    pub board: Board,
    /// Probability that it is the right one, 0 to 1.
    pub confidence: f64,
}

/// The outcome and the figures of one photo.
#[derive(Clone, Debug, PartialEq)]
pub struct PhotoVerdict {
    /// The photo's name.
    pub photo: String,
    /// Name of the folder that contains the photo.
    pub source: String,
    /// The group shared by photos of one board, room or game.
    pub group: String,
    /// True if the photo may have been used for training.
    pub train: bool,
    /// True for a stress test: coloured light or green stones.
    pub stress: bool,
    /// True for a cropped or partly hidden board, and for several boards.
    pub special: bool,
    /// The outcome.
    pub outcome: PhotoOutcome,
    /// Figures of the reading, if there is one.
    pub figures: Option<ReadingFigures>,
    /// The kind of the error, if there is no reading.
    pub error: Option<ErrorKind>,
    /// The prediction of the likeliest grid, if there is one and the label tells whether it is
    /// right.
    pub grid: Option<Prediction>,
    /// The duration of each step that was completed.
    pub timings: Vec<Timing>,
}

/// Figures of one reading.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadingFigures {
    /// The wrong points, in the label's reading order; empty if the size is wrong.
    pub wrong: Vec<ComparedPoint>,
    /// Number of wrong points: all judged points if the size is wrong.
    pub wrong_count: usize,
    /// Number of judged points.
    pub judged: usize,
    /// Number of points that the reader asked about.
    pub asked: usize,
    /// Error of the worst corner in line spacings, if the label has corners.
    pub corner_error: Option<f64>,
    /// The predictions of all judged points; empty if the size is wrong.
    pub points: Vec<Prediction>,
}

/// A point with its reading and its true content.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ComparedPoint {
    /// The point in the report's orientation.
    pub point: Point,
    /// Row and column from the top left in the label's orientation.
    pub labelled: (usize, usize),
    /// The stone that was read.
    pub read: Option<Color>,
    /// The stone on the board.
    pub truth: Option<Color>,
    /// True if the reader asked about the point.
    pub asked: bool,
}

impl ComparedPoint {
    /// Returns true if the point was read correctly.
    pub fn is_right(&self) -> bool {
        self.read == self.truth
    }
}

/// Largest corner error of a correct grid, in line spacings.
const SAME_GRID_SPACINGS: f64 = 0.5;

/// Judges the result for a photo with a known position. As a square board has no top of its own,
/// the reading is compared in all four rotations.
pub fn judge(
    label: &Label,
    photo: &str,
    source: &str,
    result: &PhotoResult,
    settings: &JudgeSettings,
) -> PhotoVerdict {
    let (outcome, figures) = match (label.shows_a_board(), &result.report) {
        (false, Ok(_)) => (PhotoOutcome::Phantom, None),
        (false, Err(_)) => (PhotoOutcome::RightlyRefused, None),
        (true, Err(_)) => (PhotoOutcome::Refused, None),
        (true, Ok(report)) => {
            let (outcome, figures) = compare(label, report, result.readings.as_ref(), settings);
            (outcome, Some(figures))
        }
    };
    PhotoVerdict {
        photo: photo.to_owned(),
        source: source.to_owned(),
        group: label.group.clone().unwrap_or_else(|| photo.to_owned()),
        train: label.train,
        stress: label.is_stress(),
        special: label.is_special(),
        outcome,
        figures,
        error: result.report.as_ref().err().map(|failure| failure.kind),
        grid: result
            .grid
            .as_ref()
            .and_then(|grid| grid_prediction(label, grid)),
        timings: result.timings.clone(),
    }
}

/// Returns the prediction of the likeliest grid, or `None` if the label does not tell whether it is
/// right.
fn grid_prediction(label: &Label, likeliest: &LikeliestGrid) -> Option<Prediction> {
    // The label has the corners of one of the boards only.
    if label.shows_several_boards() {
        return None;
    }
    let right = if label.shows_a_board() {
        let error = label.corner_error(likeliest.board.corners())?;
        likeliest.board.lines == label.size && error <= SAME_GRID_SPACINGS
    } else {
        false
    };
    Some(Prediction {
        probability: likeliest.confidence,
        right,
    })
}

fn compare(
    label: &Label,
    report: &Report,
    readings: Option<&StoneReadings>,
    settings: &JudgeSettings,
) -> (PhotoOutcome, ReadingFigures) {
    let size = report.position.size();
    let asked = report.uncertain.len();
    // A board of another size cannot be compared point by point: all points count as wrong. The
    // reader asked about points of another board, so its questions do not help.
    if size.width() != label.size || size.height() != label.size {
        let judged = label.size * label.size - label.unjudged_points().len();
        let nothing = ReadingFigures {
            wrong: vec![],
            wrong_count: judged,
            judged,
            asked,
            corner_error: None,
            points: vec![],
        };
        return (PhotoOutcome::Silent, nothing);
    }
    let all = best_rotation(label, report);
    let at = |place| all.iter().find(|point| point.labelled == place);
    let lacks_a_question = label.lacks_a_question(
        |place| at(place).is_some_and(|point| point.asked),
        |place| at(place).is_none_or(|point| point.read.is_none()),
    );
    let unjudged = label.unjudged_points();
    let points: Vec<ComparedPoint> = all
        .iter()
        .filter(|point| !unjudged.contains(&point.labelled))
        .copied()
        .collect();
    let wrong: Vec<ComparedPoint> = points
        .iter()
        .filter(|point| !point.is_right())
        .copied()
        .collect();
    let outcome = match (wrong.is_empty(), wrong.iter().all(|point| point.asked)) {
        _ if lacks_a_question => PhotoOutcome::Silent,
        (true, _) => PhotoOutcome::Exact,
        (false, false) => PhotoOutcome::Silent,
        (false, true) if asked <= settings.most_questions => PhotoOutcome::ExactIfAsked,
        (false, true) => PhotoOutcome::TooManyQuestions,
    };
    let prediction = |compared: &ComparedPoint| {
        let reading = readings?.readings.get(size.index(compared.point))?;
        let probability = reading.certainty();
        Some(Prediction {
            probability,
            right: compared.is_right(),
        })
    };
    let figures = ReadingFigures {
        wrong_count: wrong.len(),
        judged: points.len(),
        asked,
        corner_error: report
            .photo
            .as_ref()
            .and_then(|photo| label.corner_error(photo.grid.corners())),
        points: points.iter().filter_map(prediction).collect(),
        wrong,
    };
    (outcome, figures)
}

/// Compares the points in the rotation that leaves the fewest judged ones wrong. All points are
/// returned, in the label's reading order.
fn best_rotation(label: &Label, report: &Report) -> Vec<ComparedPoint> {
    let unjudged = label.unjudged_points();
    let asked: BTreeSet<Point> = report
        .uncertain
        .iter()
        .map(|uncertain| uncertain.point)
        .collect();
    let turned = |turns: usize| {
        let compared = |point: Point| {
            // A quarter turn takes (row, column) to (column, size - 1 - row).
            let start = (point.row(), point.col());
            let labelled = (0..turns).fold(start, |(row, col), _| {
                (col, label.size.saturating_sub(row + 1))
            });
            let read = report.position.stone(point);
            Some(ComparedPoint {
                point,
                labelled,
                read,
                truth: label.stone(labelled)?,
                asked: asked.contains(&point),
            })
        };
        report
            .position
            .size()
            .points()
            .filter_map(compared)
            .collect::<Vec<_>>()
    };
    let wrong = |points: &Vec<ComparedPoint>| {
        let judged = points
            .iter()
            .filter(|point| !unjudged.contains(&point.labelled));
        judged.filter(|point| !point.is_right()).count()
    };
    let mut best = (0..4).map(turned).min_by_key(wrong).unwrap_or_default();
    best.sort_by_key(|point| point.labelled);
    best
}

#[cfg(test)]
mod tests;
