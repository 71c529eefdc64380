//! The progress of a run: a bar on a terminal, otherwise a line every few seconds.

use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::output::Output;
use shuzi::language::Words;
use shuzi_archive::{Event, Outcome};
use shuzi_tournament::time_penalty;

/// A line is written so often where there is no terminal.
const BETWEEN_LINES: Duration = Duration::from_secs(10);

/// The progress of a run.
pub(super) struct Progress {
    words: &'static Words,
    bar: ProgressBar,
    /// Lines instead of a bar.
    lines: bool,
    quiet: bool,
    begun: Instant,
    last_line: Instant,
    outcomes: BTreeMap<Outcome, usize>,
    /// Photos that had rows when the run began.
    before: usize,
    all: usize,
}

impl Progress {
    /// While photos are listed.
    pub(super) fn listing(photos: usize, quiet: bool, words: &'static Words) -> Progress {
        let progress = Progress::new(photos, quiet, "{msg} {bar:30} {pos}/{len} {per_sec}", words);
        progress.bar.set_message(words.say("batch-listing"));
        progress
    }

    /// While photos are looked at.
    pub(super) fn looking(quiet: bool, words: &'static Words) -> Progress {
        Progress::new(0, quiet, "{bar:30} {pos}/{len}  {per_sec}  {msg}", words)
    }

    fn new(photos: usize, quiet: bool, template: &str, words: &'static Words) -> Progress {
        let lines = !std::io::stderr().is_terminal();
        let bar = if lines || quiet { ProgressBar::hidden() } else { ProgressBar::new(photos as u64) };
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

    pub(super) fn listed(&self, photos: usize) {
        self.bar.set_position(photos as u64);
    }

    pub(super) fn clear(&self) {
        self.bar.finish_and_clear();
    }

    pub(super) fn heard(&mut self, event: Event) {
        match event {
            Event::Begin { done, left } => {
                self.before = done.len();
                self.all = done.len() + left;
                for outcome in done {
                    *self.outcomes.entry(outcome).or_default() += 1;
                }
                self.bar.set_length(self.all as u64);
                self.bar.set_position(self.before as u64);
                // What was done before says nothing about how fast it goes.
                self.bar.reset_eta();
                self.begun = Instant::now();
            }
            Event::Done(outcome) => {
                *self.outcomes.entry(outcome).or_default() += 1;
                self.bar.inc(1);
            }
        }
        self.bar.set_message(self.left_and_counts());
        if self.lines && !self.quiet && self.last_line.elapsed() >= BETWEEN_LINES {
            self.last_line = Instant::now();
            // Nowhere is left to report to when this fails.
            let _ = writeln!(std::io::stderr(), "{}", self.line());
        }
    }

    /// Prints the final progress as a line.
    pub(super) fn end(&self, output: &mut Output) {
        self.bar.finish_and_clear();
        if !self.quiet {
            output.note(&format!("{}\n", self.line()));
        }
    }

    fn line(&self) -> String {
        let values = [
            ("done", self.done().to_string().into()),
            ("all", self.all.into()),
            ("rate", format!("{:.1}", self.photos_per_second()).into()),
            ("rest", self.left_and_counts().into()),
        ];
        self.words.say_with("batch-progress", &values)
    }

    fn done(&self) -> usize {
        self.outcomes.values().sum()
    }

    /// Photos that were looked at since the run began, not those that had rows.
    fn looked_at(&self) -> usize {
        self.done().saturating_sub(self.before)
    }

    fn photos_per_second(&self) -> f64 {
        self.looked_at() as f64 / self.begun.elapsed().as_secs_f64().max(0.001)
    }

    /// Formats the estimated time left, if known, and the outcomes so far.
    fn left_and_counts(&self) -> String {
        let counts = self.counts();
        if self.looked_at() == 0 || self.done() >= self.all {
            return counts;
        }
        let seconds = (self.all - self.done()) as f64 / self.photos_per_second().max(1e-6);
        // Seconds are left out of estimates above an hour.
        let exact_to = if seconds >= 3600.0 { 60.0 } else { 1.0 };
        let left = Duration::from_secs((seconds / exact_to).ceil() as u64 * exact_to as u64);
        let values =
            [("left", time_penalty::format_duration(self.words, left).into()), ("counts", counts.into())];
        self.words.say_with("batch-left", &values)
    }

    fn counts(&self) -> String {
        let count = |outcome: &Outcome| {
            let count = self.outcomes.get(outcome).copied().unwrap_or_default();
            let values = [("outcome", outcome.name().into()), ("photos", count.to_string().into())];
            self.words.say_with("batch-count", &values)
        };
        Outcome::ALL.iter().map(count).collect::<Vec<_>>().join(&self.words.say("between-points"))
    }
}
