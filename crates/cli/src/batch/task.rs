//! The processing of each photo: as options, as arguments of a worker, and as settings of a run.

use std::ffi::OsString;
use std::io;

use clap::{Args, Parser, ValueEnum};

use crate::args::RuleOptions;
use crate::parsers::{self, RulesName};
use crate::settings::StatedRules;
use crate::write_outputs::usage_error;
use crate::{Program, Stop};
use shuzi::count::{AskAbout, CountSettings, DeadStones, ReadSettings};
use shuzi::language::ToMessage;
use shuzi::score::HalfPoints;
use shuzi_archive::process_photo::{Overlays, PhotoTask};
use shuzi_archive::{ContentHash, RunSettings};

/// The setting that detects changes to a file of rules.
pub(super) const CONTENT_OF_RULES: &str = "content of the rules' file";

#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Processing")]
pub(crate) struct TaskOptions {
    /// Rule set, or a file with the rules of an event, as for `shuzi count`
    #[arg(long, value_name = "NAME|FILE.toml", value_parser = parsers::parse_rules)]
    rules: Option<RulesName>,
    /// Points for White, or zi with the unit, such as 3.75zi [default: the rule set's]
    #[arg(long, value_name = "POINTS", value_parser = parsers::parse_points, allow_hyphen_values = true)]
    komi: Option<HalfPoints>,
    /// Number of lines of the boards, if all are of the same size
    #[arg(long, value_name = "LINES", value_parser = parsers::parse_board_lines)]
    size: Option<usize>,
    /// Only read positions, without dead stones and counts
    #[arg(long)]
    positions: bool,
    /// Write a game record for every photo to DIR/sgf
    #[arg(long)]
    sgf: bool,
    /// Photos to draw with their reading, as small pictures in DIR/drawings
    #[arg(long, value_name = "WHICH", value_enum, default_value_t = OverlayChoice::Asked)]
    overlays: OverlayChoice,
}

/// The options of a batch about its task, alone.
#[derive(Debug, Parser)]
struct TaskCommand {
    #[command(flatten)]
    task: TaskOptions,
}

/// The task for each photo, and what makes a worker process do the same.
#[derive(Clone, Debug)]
pub struct TaskParts {
    /// The task.
    pub task: PhotoTask,
    /// The settings that rows depend on.
    pub settings: RunSettings,
    /// The command that starts a worker.
    pub worker_command: Vec<OsString>,
}

/// Returns the task that `shuzi batch` has with these options (`--rules`, `--komi`, `--size`,
/// `--positions`, `--sgf`), and the command of its workers.
///
/// # Errors
/// Returns the reason why an option is not valid, in English.
pub fn parse_task(
    options: &[String],
    program: &Program,
    memory_limit_mb: u64,
) -> Result<TaskParts, String> {
    let parsed = TaskOptions::parse_alone(options)?;
    let (task, settings) = parsed
        .task_and_settings()
        .map_err(|stop| stop.into_message().to_string())?;
    let worker_command = worker_command(program, memory_limit_mb, &parsed.arguments());
    Ok(TaskParts {
        task,
        settings,
        worker_command: worker_command.map_err(|error| error.to_string())?,
    })
}

/// Returns the command that starts a worker of a batch.
pub(super) fn worker_command(
    program: &Program,
    memory_limit_mb: u64,
    task: &[String],
) -> io::Result<Vec<OsString>> {
    let mut command = program.command.clone();
    if command.is_empty() {
        command.push(std::env::current_exe()?.into());
    }
    command.push("batch-worker".into());
    command.extend(["--memory-limit".into(), memory_limit_mb.to_string().into()]);
    command.extend(task.iter().map(OsString::from));
    Ok(command)
}

/// The photos that are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum OverlayChoice {
    /// No photos
    None,
    /// Photos that need to be checked
    Asked,
    /// All photos that were read
    All,
}

impl TaskOptions {
    /// Parses options of a batch that are all about its task.
    ///
    /// # Errors
    /// Returns the reason why an option is not valid, in English.
    pub(super) fn parse_alone(options: &[String]) -> Result<TaskOptions, String> {
        let arguments = ["shuzi".to_owned()].into_iter().chain(options.to_vec());
        match TaskCommand::try_parse_from(arguments) {
            Ok(command) => Ok(command.task),
            Err(error) => {
                let text = error.to_string();
                let first = text.lines().next().unwrap_or_default();
                Err(first.trim_start_matches("error: ").to_owned())
            }
        }
    }

    /// Returns the task for each photo and the settings that rows depend on, by the current content
    /// of the rules' file.
    pub(crate) fn task_and_settings(&self) -> Result<(PhotoTask, RunSettings), Stop> {
        let options = RuleOptions {
            rules: self.rules.clone(),
            komi: self.komi,
            ..RuleOptions::default()
        };
        let rules = StatedRules::new(&options)?;
        let task = PhotoTask {
            read: ReadSettings::from_statements(self.size, None, None),
            count: self.count_settings(&rules)?,
            sgf: self.sgf,
            overlays: match self.overlays {
                OverlayChoice::None => Overlays::None,
                OverlayChoice::Asked => Overlays::Asked,
                OverlayChoice::All => Overlays::All,
            },
        };
        Ok((task, self.settings(&rules)))
    }

    /// Returns the settings for counting, or `None` if positions are only read.
    fn count_settings(&self, rules: &StatedRules) -> Result<Option<CountSettings>, Stop> {
        if self.positions {
            return Ok(None);
        }
        let rules = rules
            .of_game(None)
            .map_err(|error| usage_error(error.to_message()))?
            .rules;
        Ok(Some(CountSettings {
            rules,
            prisoners: None,
            prisoners_are_stated: false,
            dead: DeadStones::default(),
            life: shuzi::life::LifeSettings::default(),
            ask_about: AskAbout::default(),
            left_open: shuzi::score::LeftOpen::default(),
        }))
    }

    /// Returns the settings that rows depend on: the options, the content of the rules' file, and
    /// the program's version.
    fn settings(&self, rules: &StatedRules) -> RunSettings {
        let mut settings: RunSettings = self
            .options()
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .collect();
        if let Some(file) = rules.file() {
            settings.insert(
                CONTENT_OF_RULES.to_owned(),
                ContentHash::of(file).to_string(),
            );
        }
        settings.insert("shuzi".to_owned(), env!("CARGO_PKG_VERSION").to_owned());
        settings
    }

    /// Returns the options as arguments.
    pub(crate) fn arguments(&self) -> Vec<String> {
        let mut arguments = Vec::new();
        for (name, value) in self.options() {
            arguments.push(name.to_owned());
            arguments.extend((!value.is_empty()).then_some(value));
        }
        arguments
    }

    /// Returns the stated options with their values; flags have an empty value.
    fn options(&self) -> Vec<(&'static str, String)> {
        let rules = self.rules.as_ref().map(|rules| match rules {
            RulesName::Set(set) => set.name().to_owned(),
            RulesName::File(path) => path.display().to_string(),
        });
        let overlays = match self.overlays {
            OverlayChoice::None => Some("none"),
            OverlayChoice::Asked => None,
            OverlayChoice::All => Some("all"),
        };
        let flag = |given: bool| given.then(String::new);
        let stated = [
            ("--rules", rules),
            ("--komi", self.komi.map(|komi| komi.to_string())),
            ("--size", self.size.map(|size| size.to_string())),
            ("--positions", flag(self.positions)),
            ("--sgf", flag(self.sgf)),
            ("--overlays", overlays.map(str::to_owned)),
        ];
        stated
            .into_iter()
            .filter_map(|(name, value)| Some((name, value?)))
            .collect()
    }
}
