//! Evaluate: how often the reader is right, on photos with a known position.
//!
//! The figures are those of a referee: what counts is not how many points are right, but how many boards are,
//! and that no board is wrong without a question.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

mod json;
mod label;
mod reliability;
mod sheet;
mod spent;
mod summary;
mod table;

pub use json::json;
pub use label::{Label, LabelError};
pub use reliability::{Bin, Claim, Reliability};
pub use sheet::{Entry, is_worth_a_look, sheet};
pub use spent::{Spent, spent};
pub use summary::{Summary, summaries};
pub use table::text;

use std::collections::BTreeSet;

use shuzi::board::Board;
use shuzi::color::Color;
use shuzi::point::Point;
use shuzi::report::{Failure, Report, Timing};
use shuzi::stones::StoneReadings;

/// How evaluation judges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The most questions a person can be asked about one board. 8: about half a minute at the board.
    pub most_questions: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { most_questions: 8 }
    }
}

/// What became of one photo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every judged point is right.
    Exact,
    /// Every wrong point was asked about.
    ExactIfAsked,
    /// Every wrong point was asked about, but among too many others.
    TooManyQuestions,
    /// Wrong without a question: what must never happen.
    Silent,
    /// A photo of a board got no position.
    Refused,
    /// A photo without a board got a position.
    Phantom,
    /// A photo without a board got none.
    RightlyRefused,
}

impl Outcome {
    /// Its name in tables and JSON.
    pub fn name(self) -> &'static str {
        match self {
            Outcome::Exact => "exact",
            Outcome::ExactIfAsked => "exact_if_asked",
            Outcome::TooManyQuestions => "too_many_questions",
            Outcome::Silent => "silent",
            Outcome::Refused => "refused",
            Outcome::Phantom => "phantom",
            Outcome::RightlyRefused => "rightly_refused",
        }
    }
}

/// What was made of one photo.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The position, or why there is none.
    pub report: Result<Report, Failure>,
    /// Every point's probabilities, where there is a position.
    pub readings: Option<StoneReadings>,
    /// The likeliest grid, trusted or not, where there is one.
    pub grid: Option<LikeliestGrid>,
    /// How long the steps took, as far as they came.
    pub timings: Vec<Timing>,
}

/// A grid, trusted or not.
#[derive(Clone, Debug, PartialEq)]
pub struct LikeliestGrid {
    /// Where it lies.
    pub board: Board,
    /// Probability that it is the right one, 0 to 1.
    pub confidence: f64,
}

/// One photo's outcome and figures.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The photo's name.
    pub photo: String,
    /// The folder it comes from.
    pub source: String,
    /// Photos of one board, room or game share a group.
    pub group: String,
    /// Whether the photo may have been trained on.
    pub train: bool,
    /// A stress test: coloured light or green stones.
    pub stress: bool,
    /// A cropped, partly hidden or second board.
    pub special: bool,
    /// What became of it.
    pub outcome: Outcome,
    /// Figures of the reading, where there is one.
    pub figures: Option<Figures>,
    /// The error's kind, where there is none.
    pub error: Option<&'static str>,
    /// How sure the reader was of its likeliest grid, where there is one and the label can tell whether it is right.
    pub grid: Option<Claim>,
    /// How long the steps took, as far as they came.
    pub timings: Vec<Timing>,
}

/// Figures of one reading.
#[derive(Clone, Debug, PartialEq)]
pub struct Figures {
    /// Points read wrongly, in reading order of the label; none where not even the size is right.
    pub wrong: Vec<ComparedPoint>,
    /// How many are wrong: all judged points where not even the size is right.
    pub wrong_count: usize,
    /// How many points were judged.
    pub judged: usize,
    /// How many points the reader asked about.
    pub asked: usize,
    /// Distance of the worst corner, in line spacings, where the label has corners.
    pub corner_error: Option<f64>,
    /// How sure the reader was of every judged point; none where not even the size is right.
    pub points: Vec<Claim>,
}

/// A point as it was read and as it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ComparedPoint {
    /// The point as the report names it.
    pub point: Point,
    /// Row and column from the top left as the label names it.
    pub labelled: (usize, usize),
    /// What the reader says stands there.
    pub read: Option<Color>,
    /// What stands there.
    pub truth: Option<Color>,
    /// Whether the reader asked about it.
    pub asked: bool,
}

impl ComparedPoint {
    /// Whether it was read as it is.
    pub fn is_right(&self) -> bool {
        self.read == self.truth
    }
}

/// Corners this near to the true ones, in line spacings, are on the right grid.
const SAME_GRID_SPACINGS: f64 = 0.5;

/// Judges what was made of a photo with a known position. A square board has no up of its own: a reading is
/// compared in each of its four rotations.
pub fn judge(label: &Label, photo: &str, source: &str, answer: &Answer, settings: &Settings) -> Verdict {
    let (outcome, figures) = match (label.shows_a_board(), &answer.report) {
        (false, Ok(_)) => (Outcome::Phantom, None),
        (false, Err(_)) => (Outcome::RightlyRefused, None),
        (true, Err(_)) => (Outcome::Refused, None),
        (true, Ok(report)) => {
            let (outcome, figures) = compare(label, report, answer.readings.as_ref(), settings);
            (outcome, Some(figures))
        }
    };
    Verdict {
        photo: photo.to_owned(),
        source: source.to_owned(),
        group: label.group.clone().unwrap_or_else(|| photo.to_owned()),
        train: label.train,
        stress: label.is_stress(),
        special: label.is_special(),
        outcome,
        figures,
        error: answer.report.as_ref().err().map(|failure| failure.kind),
        grid: answer.grid.as_ref().and_then(|grid| grid_claim(label, grid)),
        timings: answer.timings.clone(),
    }
}

/// How sure the reader was of its grid, and whether it is the board's; `None` when the label cannot tell.
fn grid_claim(label: &Label, likeliest: &LikeliestGrid) -> Option<Claim> {
    if label.shows_several_boards() {
        return None;
    }
    let right = if label.shows_a_board() {
        let error = label.corner_error(likeliest.board.corners())?;
        likeliest.board.lines == label.size && error <= SAME_GRID_SPACINGS
    } else {
        false
    };
    Some(Claim { probability: likeliest.confidence, right })
}

fn compare(
    label: &Label,
    report: &Report,
    readings: Option<&StoneReadings>,
    settings: &Settings,
) -> (Outcome, Figures) {
    let size = report.position.size();
    let asked = report.uncertain.len();
    if size.width() != label.size || size.height() != label.size {
        let judged = label.size * label.size - label.unjudged().len();
        let nothing =
            Figures { wrong: vec![], wrong_count: judged, judged, asked, corner_error: None, points: vec![] };
        return (Outcome::Silent, nothing);
    }
    let points = best_rotation(label, report);
    let wrong: Vec<ComparedPoint> = points.iter().filter(|point| !point.is_right()).copied().collect();
    let outcome = match (wrong.is_empty(), wrong.iter().all(|point| point.asked)) {
        (true, _) => Outcome::Exact,
        (false, false) => Outcome::Silent,
        (false, true) if asked <= settings.most_questions => Outcome::ExactIfAsked,
        (false, true) => Outcome::TooManyQuestions,
    };
    let claim = |compared: &ComparedPoint| {
        let reading = readings?.readings.get(size.index(compared.point))?;
        let probability = reading.empty.max(reading.black).max(reading.white);
        Some(Claim { probability, right: compared.is_right() })
    };
    let figures = Figures {
        wrong_count: wrong.len(),
        judged: points.len(),
        asked,
        corner_error: report.photo.as_ref().and_then(|photo| label.corner_error(photo.grid.corners())),
        points: points.iter().filter_map(claim).collect(),
        wrong,
    };
    (outcome, figures)
}

/// The judged points after as many clockwise quarter turns as leave the fewest wrong, in reading order of the
/// label.
fn best_rotation(label: &Label, report: &Report) -> Vec<ComparedPoint> {
    let unjudged = label.unjudged();
    let asked: BTreeSet<Point> = report.uncertain.iter().map(|uncertain| uncertain.point).collect();
    let turned = |turns: usize| {
        let compared = |point: Point| {
            let start = (point.row(), point.col());
            let labelled = (0..turns).fold(start, |(row, col), _| (col, label.size.saturating_sub(row + 1)));
            let read = report.position.stone(point);
            let truth = label.stone(labelled)?;
            let judged = !unjudged.contains(&labelled);
            judged.then(|| ComparedPoint { point, labelled, read, truth, asked: asked.contains(&point) })
        };
        report.position.size().points().filter_map(compared).collect::<Vec<_>>()
    };
    let wrong = |points: &Vec<ComparedPoint>| points.iter().filter(|point| !point.is_right()).count();
    let mut best = (0..4).map(turned).min_by_key(wrong).unwrap_or_default();
    best.sort_by_key(|point| point.labelled);
    best
}

#[cfg(test)]
mod tests;
