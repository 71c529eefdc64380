//! The progress of a run: a bar on a terminal, otherwise a line every few seconds.

use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::output::Output;
use shuzi::language::Words;
use shuzi_archive::{RowOutcome, RunEvent};
use shuzi_tournament::time_penalty;

/// Time between lines if there is no terminal.
const BETWEEN_LINES: Duration = Duration::from_secs(10);

/// The progress of a run.
pub(super) struct Progress {
    words: &'static Words,
    bar: ProgressBar,
    /// True if lines are written instead of a bar.
    lines: bool,
    quiet: bool,
    begun: Instant,
    last_line: Instant,
    outcomes: BTreeMap<RowOutcome, usize>,
    /// Photos that had rows when the run began.
    before: usize,
    all: usize,
}

impl Progress {
    /// Shows the progress of listing photos.
    pub(super) fn listing(photos: usize, quiet: bool, words: &'static Words) -> Progress {
        let progress = Progress::new(photos, quiet, "{msg} {bar:30} {pos}/{len} {per_sec}", words);
        progress.bar.set_message(words.say("batch-listing"));
        progress
    }

    /// Shows the progress of processing photos.
    pub(super) fn processing(quiet: bool, words: &'static Words) -> Progress {
        Progress::new(0, quiet, "{bar:30} {pos}/{len}  {per_sec}  {msg}", words)
    }

    fn new(photos: usize, quiet: bool, template: &str, words: &'static Words) -> Progress {
        let lines = !std::io::stderr().is_terminal();
        let bar = if lines || quiet {
            ProgressBar::hidden()
        } else {
            ProgressBar::new(photos as u64)
        };
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        let now = Instant::now();
        Progress {
            words,
            bar,
            lines,
            quiet,
            begun: now,
            last_line: now,
            outcomes: BTreeMap::new(),
            before: 0,
            all: photos,
        }
    }

    /// Shows that this many photos are listed.
    pub(super) fn set_position(&self, photos: usize) {
        self.bar.set_position(photos as u64);
    }

    /// Removes the bar.
    pub(super) fn clear(&self) {
        self.bar.finish_and_clear();
    }

    /// Shows an event of the run.
    pub(super) fn update(&mut self, event: RunEvent) {
        match event {
            RunEvent::Begin { done, left } => {
                self.before = done.len();
                self.all = done.len() + left;
                for outcome in done {
                    *self.outcomes.entry(outcome).or_default() += 1;
                }
                self.bar.set_length(self.all as u64);
                self.bar.set_position(self.before as u64);
                // Photos of earlier runs must not count for the speed.
                self.bar.reset_eta();
                self.begun = Instant::now();
            }
            RunEvent::Done(outcome) => {
                *self.outcomes.entry(outcome).or_default() += 1;
                self.bar.inc(1);
            }
        }
        self.bar.set_message(self.format_left_and_counts());
        if self.lines && !self.quiet && self.last_line.elapsed() >= BETWEEN_LINES {
            self.last_line = Instant::now();
            // If this fails, there is no other place to report it.
            let _ = writeln!(std::io::stderr(), "{}", self.format_line());
        }
    }

    /// Prints the final progress as a line.
    pub(super) fn end(&self, output: &mut Output) {
        self.bar.finish_and_clear();
        if !self.quiet {
            output.note(&format!("{}\n", self.format_line()));
        }
    }

    fn format_line(&self) -> String {
        let values = [
            ("done", self.done().to_string().into()),
            ("all", self.all.into()),
            ("rate", format!("{:.1}", self.photos_per_second()).into()),
            ("rest", self.format_left_and_counts().into()),
        ];
        self.words.say_with("batch-progress", &values)
    }

    fn done(&self) -> usize {
        self.outcomes.values().sum()
    }

    /// Returns the number of photos processed since the run was begun or resumed.
    fn count_processed(&self) -> usize {
        self.done().saturating_sub(self.before)
    }

    fn photos_per_second(&self) -> f64 {
        self.count_processed() as f64 / self.begun.elapsed().as_secs_f64().max(0.001)
    }

    /// Formats the estimated time left, if known, and the outcomes so far.
    fn format_left_and_counts(&self) -> String {
        let counts = self.format_counts();
        if self.count_processed() == 0 || self.done() >= self.all {
            return counts;
        }
        let seconds = (self.all - self.done()) as f64 / self.photos_per_second().max(1e-6);
        // Seconds are left out of estimates above an hour.
        let exact_to = if seconds >= 3600.0 { 60.0 } else { 1.0 };
        let left = Duration::from_secs((seconds / exact_to).ceil() as u64 * exact_to as u64);
        let values = [
            (
                "left",
                time_penalty::format_duration(self.words, left).into(),
            ),
            ("counts", counts.into()),
        ];
        self.words.say_with("batch-left", &values)
    }

    fn format_counts(&self) -> String {
        let count = |outcome: &RowOutcome| {
            let count = self.outcomes.get(outcome).copied().unwrap_or_default();
            let values = [
                ("outcome", outcome.name().into()),
                ("photos", count.to_string().into()),
            ];
            self.words.say_with("batch-count", &values)
        };
        RowOutcome::ALL
            .iter()
            .map(count)
            .collect::<Vec<_>>()
            .join(&self.words.say("between-points"))
    }
}
