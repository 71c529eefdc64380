//! Writes results to standard output, and everything else to standard error.

use std::io::{self, IsTerminal, Stderr, Stdout, Write};

use clap::ColorChoice;

use shuzi::language::{Message, Words, printable, printable_lines};
use shuzi::report::terminal::Style;
use shuzi::report::{Failure, TimedReport, json, sgf, terminal, words};

use super::args::{EvalFormat, OutputFormat, OutputOptions};
use super::{RunStatus, Stop};

/// The program's streams, and how the run ends so far.
pub(super) struct Output {
    stdout: Stdout,
    stderr: Stderr,
    words: &'static Words,
    style: Style,
    status: RunStatus,
}

impl Output {
    /// Creates the output in the language of `words`, with colours if they are wanted.
    pub(super) fn new(words: &'static Words, color: ColorChoice) -> Output {
        let (stdout, stderr) = (io::stdout(), io::stderr());
        Output {
            stdout,
            stderr,
            words,
            style: style(color),
            status: RunStatus::Certain,
        }
    }

    /// Returns the status of the run so far.
    pub(super) fn status(&self) -> RunStatus {
        self.status
    }

    /// Returns the language of messages.
    pub(super) fn words(&self) -> &'static Words {
        self.words
    }

    /// Returns the layout of text output.
    pub(super) fn style(&self) -> Style {
        self.style
    }

    /// Sets the status of the run, unless it is already worse.
    pub(super) fn worsen(&mut self, status: RunStatus) {
        self.status = self.status.max(status);
    }

    /// Writes the result of one input.
    pub(super) fn report(
        &mut self,
        timed: &TimedReport,
        options: &OutputOptions,
    ) -> Result<(), Stop> {
        let report = &timed.report;
        if report.needs_a_look() {
            self.worsen(RunStatus::NeedsALook);
        }
        match options.format {
            OutputFormat::Text => self.result(&terminal::report(report, self.words, self.style))?,
            OutputFormat::Json => self.result(&format!("{}\n", json::report(timed)?))?,
            OutputFormat::Sgf => self.result(&sgf::report(report))?,
        }
        if options.format == OutputFormat::Sgf && !options.quiet {
            let size = report.position.size();
            for warning in &report.warnings {
                let said = words::describe_warning(self.words, size, warning);
                self.note(&format!("{}: {said}\n", printable(&report.file)));
            }
        }
        if options.timings {
            let timings = words::list_timings(self.words, &timed.timings);
            self.note(&format!("{}: {timings}\n", printable(&report.file)));
        }
        Ok(())
    }

    /// Writes the reason why one input has no result: as an object among the results, or as text on
    /// standard error.
    pub(super) fn failure(
        &mut self,
        failure: &Failure,
        options: &OutputOptions,
    ) -> Result<(), Stop> {
        self.worsen(RunStatus::Failed);
        if options.format == OutputFormat::Json {
            self.result(&format!("{}\n", json::failure(failure)?))?;
        } else {
            self.failure_text(failure, !options.quiet);
        }
        Ok(())
    }

    /// Writes the reason why an input has no result on standard error.
    pub(super) fn failure_text(&mut self, failure: &Failure, with_hint: bool) {
        self.note(&terminal::failure(failure, with_hint, self.words));
    }

    /// Writes a result as text or as one line of JSON.
    pub(super) fn formatted_result(
        &mut self,
        format: EvalFormat,
        text: impl FnOnce(&Words) -> String,
        json: impl FnOnce() -> String,
    ) -> Result<(), Stop> {
        match format {
            EvalFormat::Text => self.result(&text(self.words)),
            EvalFormat::Json => self.result(&format!("{}\n", json())),
        }
    }

    /// Writes to standard output at once, so that a reader of a pipe need not wait for the next
    /// input.
    pub(super) fn result(&mut self, text: &str) -> Result<(), Stop> {
        self.stdout.write_all(text.as_bytes())?;
        self.stdout.flush()?;
        Ok(())
    }

    /// Writes a message of the program itself to standard error.
    pub(super) fn remark(&mut self, message: &Message) {
        let text = message.say(self.words);
        self.note(&format!("shuzi: {text}\n"));
    }

    /// Writes text to standard error, with control characters escaped, as names and errors may
    /// contain any.
    pub(super) fn note(&mut self, text: &str) {
        // If this fails, there is no other place to report it.
        let _ = self.stderr.write_all(printable_lines(text).as_bytes());
    }
}

/// Returns true if text is coloured. By default it is on a terminal with colours, unless the user
/// does not want them (<https://no-color.org>).
pub(super) fn is_color_wanted(color: ColorChoice, is_terminal: bool) -> bool {
    let is_unwanted = || {
        std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
            || std::env::var_os("TERM").is_some_and(|value| value == "dumb")
    };
    match color {
        ColorChoice::Always => true,
        ColorChoice::Never => false,
        ColorChoice::Auto => is_terminal && !is_unwanted(),
    }
}

/// Returns the layout of text output.
fn style(color: ColorChoice) -> Style {
    let terminal = io::stdout().is_terminal();
    let columns = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    Style {
        color: is_color_wanted(color, terminal),
        // Some terminals report a width of 0.
        columns: columns
            .filter(|&columns| terminal && columns > 0)
            .unwrap_or(Style::default().columns),
    }
}
