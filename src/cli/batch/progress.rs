//! How far a run is: a bar on a terminal, a line now and then elsewhere.

use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{HumanDuration, ProgressBar, ProgressStyle};

use crate::batch::{Event, Outcome};
use crate::cli::output::Output;

/// A line is written so often where there is no terminal.
const BETWEEN_LINES: Duration = Duration::from_secs(10);

/// The progress of a run.
pub(super) struct Progress {
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
    pub(super) fn listing(photos: usize, quiet: bool) -> Progress {
        Progress::new(photos, quiet, "Listing photos {bar:30} {pos}/{len} {per_sec}")
    }

    /// While photos are looked at.
    pub(super) fn looking(quiet: bool) -> Progress {
        Progress::new(0, quiet, "{bar:30} {pos}/{len}  {per_sec}  {eta} left  {msg}")
    }

    fn new(photos: usize, quiet: bool, template: &str) -> Progress {
        let lines = !std::io::stderr().is_terminal();
        let bar = if lines || quiet { ProgressBar::hidden() } else { ProgressBar::new(photos as u64) };
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        let now = Instant::now();
        Progress {
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
        self.bar.set_message(self.counts());
        if self.lines && !self.quiet && self.last_line.elapsed() >= BETWEEN_LINES {
            self.last_line = Instant::now();
            // Nowhere is left to report to when this fails.
            let _ = writeln!(std::io::stderr(), "{}", self.line());
        }
    }

    /// The end of it, as a line that stays.
    pub(super) fn end(&self, output: &mut Output) {
        self.bar.finish_and_clear();
        if !self.quiet {
            output.note(&format!("{}\n", self.line()));
        }
    }

    fn line(&self) -> String {
        let done: usize = self.outcomes.values().sum();
        let now = done - self.before.min(done);
        let took = self.begun.elapsed();
        let rate = now as f64 / took.as_secs_f64().max(0.001);
        let left = match done < self.all && now > 0 {
            true => {
                let left = Duration::from_secs_f64((self.all - done) as f64 / rate.max(1e-6));
                format!(", {} left", HumanDuration(left))
            }
            false => String::new(),
        };
        format!("{done}/{} photos, {rate:.1} a second{left}: {}", self.all, self.counts())
    }

    fn counts(&self) -> String {
        let count = |outcome: &Outcome| {
            let count = self.outcomes.get(outcome).copied().unwrap_or_default();
            format!("{count} {}", outcome.name())
        };
        Outcome::ALL.iter().map(count).collect::<Vec<_>>().join(", ")
    }
}
