//! The summary of a run: counts, timings, doubts, and the accuracy for photos with a label.

mod lists;
mod page;
mod text;

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use serde::Serialize;

use shuzi::ErrorKind;
use shuzi::language::Words;
use shuzi_eval::PhotoVerdict;

use super::atomic_file;
use super::export::ExportedPhoto;
use super::row::RowOutcome;

/// The summary of a run.
#[derive(Clone, Debug, Default, Serialize)]
pub struct RunSummary {
    /// Number of photos, including duplicates.
    pub photos: usize,
    /// Number of photos with the same content as an earlier one.
    pub duplicates: usize,
    /// Number of files that were passed over because they do not have the name of a picture.
    pub passed_over: usize,
    /// Number of photos by outcome.
    pub outcomes: BTreeMap<RowOutcome, usize>,
    /// Number of photos without a position by kind of error.
    pub errors: BTreeMap<ErrorKind, usize>,
    /// Number of boards by their number of lines.
    pub lines: BTreeMap<usize, usize>,
    /// Number of boards by the number of questions about each.
    pub questions: BTreeMap<usize, usize>,
    /// Number of doubtful points by reason.
    pub doubts: BTreeMap<String, usize>,
    /// Number of warnings by kind.
    pub warnings: BTreeMap<String, usize>,
    /// Number of photos that a person corrected.
    pub corrected: usize,
    /// The duration of each step in milliseconds, without duplicates.
    pub timings: BTreeMap<String, Spread>,
    /// Number of labelled photos by the outcome of comparing the reading with the label.
    pub truth: BTreeMap<&'static str, usize>,
    /// The durations of each step in milliseconds, until they are summarised.
    #[serde(skip)]
    durations_ms: BTreeMap<String, Vec<f64>>,
}

/// Figures of a distribution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Spread {
    /// The median.
    pub median: f64,
    /// The 95th percentile.
    pub p95: f64,
    /// The maximum.
    pub most: f64,
    /// The sum.
    pub sum: f64,
}

impl RunSummary {
    /// Writes the summary into a run's folder: `summary.json`, and `summary.txt` and `summary.html`
    /// in a language.
    ///
    /// # Errors
    /// Returns the system's error.
    pub fn save(&self, folder: &Path, words: &Words) -> io::Result<()> {
        atomic_file::write(&folder.join("summary.txt"), self.to_text(words).as_bytes())?;
        atomic_file::write(&folder.join("summary.json"), self.to_json()?.as_bytes())?;
        atomic_file::write(&folder.join("summary.html"), self.to_html(words).as_bytes())
    }

    /// Adds a photo. `verdict` is the comparison with its label, if it has one.
    pub fn add(&mut self, photo: &ExportedPhoto, verdict: Option<&PhotoVerdict>) {
        self.photos += 1;
        *self.outcomes.entry(photo.row.outcome).or_default() += 1;
        self.corrected += usize::from(photo.row.corrected);
        if let Some(error) = photo.row.error() {
            *self.errors.entry(error.kind).or_default() += 1;
        }
        if let Some(report) = photo.row.report() {
            if let Some(board) = &report.board {
                *self.lines.entry(board.size).or_default() += 1;
                *self.questions.entry(photo.row.stake.questions).or_default() += 1;
            }
            for uncertain in report.uncertain.iter().flatten() {
                increment(&mut self.doubts, uncertain.why.name());
            }
            for warning in &report.warnings {
                increment(&mut self.warnings, warning.kind.name());
            }
        }
        if photo.duplicate_of.is_some() {
            self.duplicates += 1;
        } else {
            for (step, &ms) in &photo.row.timings_ms {
                self.durations_ms.entry(step.clone()).or_default().push(ms);
            }
        }
        if let Some(verdict) = verdict {
            *self.truth.entry(verdict.outcome.name()).or_default() += 1;
        }
    }

    /// Summarises the durations, after all photos were added.
    #[must_use]
    pub fn finish(mut self) -> RunSummary {
        self.timings = self
            .durations_ms
            .iter()
            .map(|(step, ms)| (step.clone(), Spread::of(ms)))
            .collect();
        self.durations_ms.clear();
        self
    }
}

fn increment(counts: &mut BTreeMap<String, usize>, name: &str) {
    *counts.entry(name.to_owned()).or_default() += 1;
}

impl Spread {
    fn of(numbers: &[f64]) -> Spread {
        let mut sorted = numbers.to_vec();
        sorted.sort_by(f64::total_cmp);
        // The nearest rank, without interpolation.
        let quantile = |share: f64| {
            let index = (share * sorted.len().saturating_sub(1) as f64).round() as usize;
            sorted.get(index).copied().unwrap_or_default()
        };
        Spread {
            median: quantile(0.5),
            p95: quantile(0.95),
            most: quantile(1.0),
            sum: sorted.iter().sum(),
        }
    }
}
