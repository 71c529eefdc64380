//! What is done with every photo: options, and the same as arguments for a worker and as settings of a run.

use clap::{Args, ValueEnum};

use crate::Stop;
use crate::args::RuleOptions;
use crate::inputs::conflict;
use crate::settings::AskedRules;
use crate::values::{self, RulesName};
use shuzi::count::{AskAbout, CountSettings, DeadStones, ReadSettings};
use shuzi::language::ToMessage;
use shuzi::score::HalfPoints;
use shuzi_archive::answer::{Overlays, Task};
use shuzi_archive::{Content, Settings};

/// The setting that tells whether a file of rules was changed.
pub(super) const CONTENT_OF_RULES: &str = "content of the rules' file";

#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "What is done with every photo")]
pub(crate) struct TaskOptions {
    /// Rule set, or a file with the rules of an event, as for `shuzi count`
    #[arg(long, value_name = "NAME|FILE.toml", value_parser = values::rules)]
    rules: Option<RulesName>,
    /// Points that White is given, or zi with their unit, such as 3.75zi [default: the rule set's]
    #[arg(long, value_name = "POINTS", value_parser = values::points, allow_hyphen_values = true)]
    komi: Option<HalfPoints>,
    /// Lines of the boards, if all have the same
    #[arg(long, value_name = "LINES", value_parser = values::board_lines)]
    size: Option<usize>,
    /// Read positions only: no dead stones, no count
    #[arg(long)]
    positions: bool,
    /// Write a game record for every photo, into DIR/sgf
    #[arg(long)]
    sgf: bool,
    /// Which photos to draw with what was read, small, into DIR/drawings
    #[arg(long, value_name = "WHICH", value_enum, default_value_t = Drawn::Asked)]
    overlays: Drawn,
}

/// Which photos are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Drawn {
    /// None
    None,
    /// Those that a person should look at
    Asked,
    /// All that were read
    All,
}

impl TaskOptions {
    /// What is done with every photo, and what rows depend on: both by what the rules' file holds now.
    pub(crate) fn task_and_settings(&self) -> Result<(Task, Settings), Stop> {
        let options = RuleOptions { rules: self.rules.clone(), komi: self.komi, ..RuleOptions::default() };
        let rules = AskedRules::new(&options)?;
        let task = Task {
            read: ReadSettings::from_statements(self.size, None, None),
            count: self.count(&rules)?,
            sgf: self.sgf,
            overlays: match self.overlays {
                Drawn::None => Overlays::None,
                Drawn::Asked => Overlays::Asked,
                Drawn::All => Overlays::All,
            },
        };
        Ok((task, self.settings(&rules)))
    }

    fn count(&self, rules: &AskedRules) -> Result<Option<CountSettings>, Stop> {
        if self.positions {
            return Ok(None);
        }
        let rules = rules.of_game(None).map_err(|error| conflict(error.to_message()))?.rules;
        Ok(Some(CountSettings {
            rules,
            prisoners: None,
            prisoners_are_stated: false,
            dead: DeadStones::default(),
            life: shuzi::life::Settings::default(),
            ask_about: AskAbout::default(),
            left_open: shuzi::score::LeftOpen::default(),
        }))
    }

    /// What rows depend on: the options, what the rules' file holds, and the program itself.
    fn settings(&self, rules: &AskedRules) -> Settings {
        let mut settings: Settings =
            self.options().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        if let Some(file) = rules.file() {
            settings.insert(CONTENT_OF_RULES.to_owned(), Content::of(file).to_string());
        }
        settings.insert("shuzi".to_owned(), env!("CARGO_PKG_VERSION").to_owned());
        settings
    }

    /// The same options as arguments.
    pub(crate) fn arguments(&self) -> Vec<String> {
        let mut arguments = Vec::new();
        for (name, value) in self.options() {
            arguments.push(name.to_owned());
            arguments.extend((!value.is_empty()).then_some(value));
        }
        arguments
    }

    /// The options that were stated, with their values; without one where they have none.
    fn options(&self) -> Vec<(&'static str, String)> {
        let rules = self.rules.as_ref().map(|rules| match rules {
            RulesName::Set(set) => set.name().to_owned(),
            RulesName::File(path) => path.display().to_string(),
        });
        let overlays = match self.overlays {
            Drawn::None => Some("none"),
            Drawn::Asked => None,
            Drawn::All => Some("all"),
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
        stated.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
    }
}
