//! What a run came to: counts, timings, doubts, and how often it is right where the truth is known.

mod lists;
mod page;
mod text;

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use serde::Serialize;

use shuzi::language::Words;
use shuzi_eval::{PhotoOutcome as Judged, PhotoVerdict as Verdict};

use super::export::Record;
use super::row::Outcome;
use super::save;

/// What a run came to.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Summary {
    /// Photos, those that are the same included.
    pub photos: usize,
    /// Those that are the same as one before.
    pub duplicates: usize,
    /// Files that were passed over because their names are no pictures' names.
    pub passed_over: usize,
    /// Photos by what became of them.
    pub outcomes: BTreeMap<Outcome, usize>,
    /// Photos without a position by the kind of error.
    pub errors: BTreeMap<String, usize>,
    /// Boards by their lines.
    pub lines: BTreeMap<usize, usize>,
    /// Photos by how many questions there are about each.
    pub questions: BTreeMap<usize, usize>,
    /// Points in doubt by why.
    pub doubts: BTreeMap<String, usize>,
    /// Warnings by their kind: photos.
    pub warnings: BTreeMap<String, usize>,
    /// Photos that a person corrected.
    pub corrected: usize,
    /// How long the steps took, in milliseconds; photos that are the same once.
    pub timings: BTreeMap<String, Spread>,
    /// Photos with a known position by how they were read.
    pub truth: BTreeMap<&'static str, usize>,
    #[serde(skip)]
    took: BTreeMap<String, Vec<f64>>,
}

/// Some numbers in short.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Spread {
    /// Half are below.
    pub median: f64,
    /// One in twenty is above.
    pub p95: f64,
    /// The largest.
    pub most: f64,
    /// Their sum.
    pub sum: f64,
}

impl Summary {
    /// Writes it into a run's folder as `summary.json`, and for people in their language as `summary.txt` and
    /// `summary.html`.
    ///
    /// # Errors
    /// What the system says.
    pub fn save(&self, folder: &Path, words: &Words) -> io::Result<()> {
        save::whole(&folder.join("summary.txt"), self.text(words).as_bytes())?;
        save::whole(&folder.join("summary.json"), self.json()?.as_bytes())?;
        save::whole(&folder.join("summary.html"), self.page(words).as_bytes())
    }

    /// Adds a photo, and how it was judged where the truth is known.
    pub fn add(&mut self, record: &Record, verdict: Option<&Verdict>) {
        let count = |counts: &mut BTreeMap<String, usize>, name: &str| {
            *counts.entry(name.to_owned()).or_default() += 1;
        };
        self.photos += 1;
        *self.outcomes.entry(record.row.outcome).or_default() += 1;
        self.corrected += usize::from(record.row.corrected);
        if let Some(error) = record.row.error() {
            count(&mut self.errors, &error.kind);
        }
        if let Some(report) = record.row.report() {
            if let Some(board) = &report.board {
                *self.lines.entry(board.size).or_default() += 1;
                *self.questions.entry(record.row.stake.questions).or_default() += 1;
            }
            for uncertain in report.uncertain.iter().flatten() {
                count(&mut self.doubts, uncertain.why.name());
            }
            for warning in &report.warnings {
                count(&mut self.warnings, warning.kind.name());
            }
        }
        if record.duplicate_of.is_some() {
            self.duplicates += 1;
        } else {
            for (step, &took) in &record.row.timings_ms {
                self.took.entry(step.clone()).or_default().push(took);
            }
        }
        if let Some(verdict) = verdict {
            *self.truth.entry(verdict.outcome.name()).or_default() += 1;
        }
    }

    /// The summary, once all photos are added.
    #[must_use]
    pub fn finished(mut self) -> Summary {
        self.timings = self.took.iter().map(|(step, took)| (step.clone(), Spread::of(took))).collect();
        self.took.clear();
        self
    }

    /// How many photos with a known position were read wrongly without a question.
    pub fn silent(&self) -> usize {
        self.truth.get(Judged::Silent.name()).copied().unwrap_or_default()
    }
}

impl Spread {
    fn of(numbers: &[f64]) -> Spread {
        let mut sorted = numbers.to_vec();
        sorted.sort_by(f64::total_cmp);
        let at = |share: f64| {
            let place = (share * sorted.len().saturating_sub(1) as f64).round() as usize;
            sorted.get(place).copied().unwrap_or_default()
        };
        Spread { median: at(0.5), p95: at(0.95), most: at(1.0), sum: sorted.iter().sum() }
    }
}
