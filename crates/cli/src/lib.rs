//! The command-line program: arguments (`args`) become settings (`settings`), with one file for
//! each command.
//!
//! Only this crate touches files, streams, the clock and the environment. Results go to standard
//! output, everything else to standard error.

mod args;
#[cfg(feature = "batch")]
mod batch;
mod clock;
mod count;
mod engine;
mod eval;
mod handicap;
mod licenses;
mod locale;
mod output;
mod parsers;
mod placing;
mod prompt;
mod read;
mod read_input;
mod render;
mod score;
#[cfg(feature = "serve")]
mod serve;
mod settings;
mod trace;
mod usage;
mod verify;
mod without_effect;
mod write_outputs;

use std::ffi::OsString;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::error::ErrorKind;
use clap::{ColorChoice, CommandFactory, Parser};

use shuzi::language::{Message, ToMessage};

use args::{Args, Command};
#[cfg(feature = "batch")]
pub use batch::{TaskParts, parse_task};
use output::Output;

/// The outcome of a run, determined by the worst of its inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum RunStatus {
    /// All done and certain.
    Certain,
    /// Done, but something needs to be checked by the user.
    NeedsALook,
    /// At least one input failed.
    Failed,
    /// The run stopped early.
    Unfinished,
    /// The reader of standard output closed it before the end.
    Unheard,
    /// The command line is not valid.
    Usage,
}

impl RunStatus {
    /// The exit status; 64 and 74 are `EX_USAGE` and `EX_IOERR` of BSD's sysexits.h, and 141 is what
    /// shells tell of a program that SIGPIPE ends.
    fn code(self) -> u8 {
        match self {
            RunStatus::Certain => 0,
            RunStatus::NeedsALook => 1,
            RunStatus::Failed => 2,
            RunStatus::Unfinished => 74,
            RunStatus::Usage => 64,
            RunStatus::Unheard => 141,
        }
    }
}

/// The reason why a command stopped early.
enum Stop {
    /// The reader of standard output is gone.
    BrokenPipe,
    /// The command line is not valid, which clap cannot detect.
    Usage(Message),
    /// A file that the command needs cannot be read or written: the reason, and what to do next.
    Unfinished(Message),
}

#[cfg(feature = "batch")]
impl Stop {
    /// Returns the reason as a message.
    fn into_message(self) -> Message {
        match self {
            Stop::BrokenPipe => Message::new("stopped-nobody-listens"),
            Stop::Usage(why) | Stop::Unfinished(why) => why,
        }
    }
}

impl From<serde_json::Error> for Stop {
    fn from(error: serde_json::Error) -> Stop {
        Stop::from(std::io::Error::from(error))
    }
}

impl From<std::io::Error> for Stop {
    fn from(error: std::io::Error) -> Stop {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Stop::BrokenPipe,
            _ => Stop::Unfinished(
                Message::new("error-cannot-write-results").with("error", error.to_message()),
            ),
        }
    }
}

/// Runs the program with these arguments, the first being its name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    ExitCode::from(run_as(arguments, &Program::default()))
}

/// The command that starts this program again, for the worker processes of `shuzi batch`.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// The program's file and its first arguments; empty for the file of this process.
    pub command: Vec<OsString>,
}

/// Runs the program with these arguments, the first being its name, in a process that another
/// program may have started. Returns the exit status.
pub fn run_as(arguments: impl IntoIterator<Item = OsString>, program: &Program) -> u8 {
    let arguments = args::join_ask_value(arguments);
    let color = args::stated_color(&arguments);
    let language = args::stated_language(&arguments);
    let status = match Args::try_parse_from(arguments) {
        Ok(Args { licenses: true, .. }) => {
            let mut output = Output::new(locale::language(language).words(), color);
            let printed = licenses::print(&mut output);
            end(printed, &mut output, color)
        }
        Ok(Args {
            command: Some(command),
            ..
        }) => run_command(command, color, program),
        Ok(_) => {
            let error = Args::command().error(ErrorKind::MissingSubcommand, "no command is stated");
            usage::print(&error, locale::language(language).words(), color)
        }
        Err(error) => usage::print(&error, locale::language(language).words(), color),
    };
    status.code()
}

/// Returns the program's commands and options, from which completions and manual pages are
/// generated.
pub fn command() -> clap::Command {
    Args::command()
}

#[cfg_attr(
    not(feature = "batch"),
    expect(unused_variables, reason = "only a batch starts the program again")
)]
fn run_command(command: Command, color: ColorChoice, program: &Program) -> RunStatus {
    let mut output = Output::new(locale::language(command.stated_language()).words(), color);
    let done = match command {
        Command::Count(args) => count::run(args, &mut output),
        Command::Read(args) => read::run(args, &mut output),
        Command::Score(args) => score::run(args, &mut output),
        Command::Render(args) => render::run(args, &mut output),
        Command::Verify(args) => verify::run(&args, &mut output),
        Command::Eval(args) => eval::run(args, &mut output),
        #[cfg(feature = "batch")]
        Command::Batch(args) => batch::run(&args, program, &mut output),
        #[cfg(feature = "batch")]
        Command::Merge(args) => batch::merge::run(&args, &mut output),
        #[cfg(feature = "batch")]
        Command::Review(args) => batch::review::run(&args, &mut output),
        #[cfg(feature = "batch")]
        Command::BatchWorker(args) => batch::worker::run(&args, &mut output),
        Command::Placing(args) => placing::run(args, &mut output),
        Command::Clock(args) => clock::run(args, &mut output),
        Command::Handicap(args) => handicap::run(args, &mut output),
        #[cfg(feature = "serve")]
        Command::Serve(args) => serve::run(&args, &mut output),
    };
    end(done, &mut output, color)
}

/// Says why a command stopped, if it did, and returns how it ended.
fn end(done: Result<(), Stop>, output: &mut Output, color: ColorChoice) -> RunStatus {
    match done {
        Ok(()) => output.status(),
        // Nothing is said about it, as usual in a pipe: the reader may have got all that it wanted.
        Err(Stop::BrokenPipe) => RunStatus::Unheard,
        Err(Stop::Usage(message)) => usage::print_usage_error(&message, output.words(), color),
        Err(Stop::Unfinished(message)) => {
            output.remark(&message);
            RunStatus::Unfinished
        }
    }
}

/// Returns a function that returns the time since this call.
fn clock() -> impl Fn() -> Duration + Sync {
    let start = Instant::now();
    move || start.elapsed()
}
