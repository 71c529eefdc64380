//! Evaluate: how often the reader is right, on photos with a known position.
//!
//! The figures are those of a referee: what counts is not how many points are right, but how many boards are,
//! and that no board is wrong without a question.

mod label;
mod summary;
mod table;

pub use label::{Label, LabelError};
pub use summary::{Summary, summaries};
pub use table::{json, text};

use std::collections::BTreeSet;

use crate::report::{Failure, Report};

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

/// One photo's outcome and figures.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The photo's name.
    pub photo: String,
    /// The folder it comes from.
    pub source: String,
    /// Photos of one board, room or game share a group.
    pub group: String,
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
}

/// Figures of one reading.
#[derive(Clone, Debug, PartialEq)]
pub struct Figures {
    /// Points read wrongly, as the label names them (row and column from the top left).
    pub wrong: Vec<(usize, usize)>,
    /// How many are wrong: all judged points where not even the size is right.
    pub wrong_count: usize,
    /// How many points were judged.
    pub judged: usize,
    /// How many points the reader asked about.
    pub asked: usize,
    /// Distance of the worst corner, in line spacings, where the label has corners.
    pub corner_error: Option<f64>,
}

/// Judges what was made of a photo with a known position. A square board has no up of its own: a reading is
/// compared in each of its four rotations.
pub fn judge(
    label: &Label,
    photo: &str,
    source: &str,
    answer: Result<&Report, &Failure>,
    settings: &Settings,
) -> Verdict {
    let (outcome, figures) = match (label.shows_a_board(), answer) {
        (false, Ok(_)) => (Outcome::Phantom, None),
        (false, Err(_)) => (Outcome::RightlyRefused, None),
        (true, Err(_)) => (Outcome::Refused, None),
        (true, Ok(report)) => {
            let (outcome, figures) = compare(label, report, settings);
            (outcome, Some(figures))
        }
    };
    Verdict {
        photo: photo.to_owned(),
        source: source.to_owned(),
        group: label.group.clone().unwrap_or_else(|| photo.to_owned()),
        stress: label.is_stress(),
        special: label.is_special(),
        outcome,
        figures,
        error: answer.err().map(|failure| failure.kind),
    }
}

fn compare(label: &Label, report: &Report, settings: &Settings) -> (Outcome, Figures) {
    let unjudged = label.unjudged();
    let judged = (label.size * label.size).saturating_sub(unjudged.len());
    let asked: BTreeSet<(usize, usize)> =
        report.uncertain.iter().map(|uncertain| (uncertain.point.row(), uncertain.point.col())).collect();
    let size = report.position.size();
    if size.width() != label.size || size.height() != label.size {
        let figures =
            Figures { wrong: vec![], wrong_count: judged, judged, asked: asked.len(), corner_error: None };
        return (Outcome::Silent, figures);
    }
    let (turns, wrong) = best_rotation(label, report.position.rows(), &unjudged);
    let turned = |&(row, col): &(usize, usize)| {
        (0..turns).fold((row, col), |(row, col), _| (col, label.size - 1 - row))
    };
    let asked: BTreeSet<(usize, usize)> = asked.iter().map(turned).collect();
    let outcome = match (wrong.is_empty(), wrong.is_subset(&asked)) {
        (true, _) => Outcome::Exact,
        (false, false) => Outcome::Silent,
        (false, true) if asked.len() <= settings.most_questions => Outcome::ExactIfAsked,
        (false, true) => Outcome::TooManyQuestions,
    };
    let figures = Figures {
        wrong_count: wrong.len(),
        wrong: wrong.into_iter().collect(),
        judged,
        asked: asked.len(),
        corner_error: report.photo.as_ref().and_then(|photo| label.corner_error(photo.board.corners())),
    };
    (outcome, figures)
}

/// The number of clockwise quarter turns after which the fewest points are wrong, and those points.
fn best_rotation(
    label: &Label,
    rows: Vec<String>,
    unjudged: &BTreeSet<(usize, usize)>,
) -> (usize, BTreeSet<(usize, usize)>) {
    let mut rows: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
    let mut best: Option<(usize, BTreeSet<(usize, usize)>)> = None;
    for turns in 0..4 {
        let wrong = &label.differences(&rows) - unjudged;
        if best.as_ref().is_none_or(|(_, fewest)| wrong.len() < fewest.len()) {
            best = Some((turns, wrong));
        }
        rows = turned_clockwise(&rows);
    }
    best.unwrap_or_default()
}

fn turned_clockwise(rows: &[Vec<char>]) -> Vec<Vec<char>> {
    let width = rows.first().map_or(0, Vec::len);
    (0..width).map(|col| rows.iter().rev().filter_map(|row| row.get(col).copied()).collect()).collect()
}

#[cfg(test)]
mod tests;
