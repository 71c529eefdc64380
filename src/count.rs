//! Count: the steps in order, from a photo or a position to a report.
//!
//! ```text
//! bytes ─ read ─→ Case ─ settle ─→ Report
//!                   ├─ fuse (several photos of one board) ─→ Case
//!                   └─ Interview (a person answers) ─→ Report
//! ```
//!
//! Nothing here looks at files or clocks: bytes and a clock come from the caller.

mod answer;
mod case;
mod consequence;
mod correction;
mod dead;
mod fuse;
mod groups;
mod interview;
mod open_points;
#[cfg(feature = "vision")]
mod read;
mod record;
mod recorded;
mod second;
mod settle;

pub use answer::{Answer, Stone};
pub use case::Case;
pub use consequence::score_otherwise;
pub use correction::{Correction, CorrectionError, PointName};
pub use dead::DeadStones;
pub use fuse::{Disagreement, FuseError, Fused, fuse};
pub use interview::{
    Interview, LeftOpenQuestion, NumberedQuestion, PointQuestion, Question, open_questions, other_stones,
};
#[cfg(feature = "vision")]
pub use read::{ReadError, ReadSettings, Saw, Watch, read, read_photo, read_watched};
pub use record::read_record;
pub use second::SecondOpinions;
pub use settle::{SettleError, settle, settle_knowing};

use std::time::Duration;

use crate::life;
use crate::position::sgf::GameRecord;
use crate::report::Timing;
use crate::score::{LeftOpen, Prisoners, RecordedRules, Rules, RulesError, RulesRemark};

/// Time since any fixed moment, read before and after every step.
pub type Clock<'a> = &'a dyn Fn() -> Duration;

/// Which groups in doubt are worth a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum AskAbout {
    /// Those that may cost the proposed winner the win, alone or together.
    Winner,
    /// Those that change the margin.
    #[default]
    Margin,
}

/// What the steps from position to result are given.
#[derive(Clone, Debug)]
pub struct CountSettings {
    /// The rules and this game's numbers.
    pub rules: Rules,
    /// Stones captured during play, where they are known.
    pub prisoners: Option<Prisoners>,
    /// Whether a person stated them; those of a game that was replayed are not looked into.
    pub prisoners_are_stated: bool,
    /// Which chains are dead: a proposal, or what a person says.
    pub dead: DeadStones,
    /// How life is read.
    pub life: life::LifeSettings,
    /// Which groups in doubt a person is asked about.
    pub ask_about: AskAbout,
    /// What a person states about points that were left open.
    pub left_open: LeftOpen,
}

impl CountSettings {
    /// Returns the usual settings under these rules: prisoners are not known, dead stones are proposed, and nobody has
    /// said what became of points that were left open.
    pub fn of_rules(rules: Rules) -> CountSettings {
        CountSettings {
            rules,
            prisoners: None,
            prisoners_are_stated: false,
            dead: DeadStones::default(),
            life: life::LifeSettings::default(),
            ask_about: AskAbout::default(),
            left_open: LeftOpen::default(),
        }
    }

    /// Returns the settings for the last position of a game record, by `rules` or else by those that it states, and what
    /// was assumed about them. A record without moves only sets a position up: its prisoners are not known.
    ///
    /// # Errors
    /// [`RulesError`] when the record's rules make no sense.
    pub fn of_record(
        record: &GameRecord,
        rules: Option<&Rules>,
    ) -> Result<(CountSettings, Vec<RulesRemark>), RulesError> {
        let RecordedRules { rules, remarks } = match rules {
            Some(rules) => RecordedRules { rules: rules.clone(), remarks: Vec::new() },
            None => Rules::from_record(record, None)?,
        };
        let prisoners = (!record.moves.is_empty()).then_some(record.prisoners);
        Ok((CountSettings { prisoners, ..CountSettings::of_rules(rules) }, remarks))
    }
}

/// Runs one step and notes how long it took.
fn timed<T>(step: &'static str, clock: Clock, timings: &mut Vec<Timing>, run: impl FnOnce() -> T) -> T {
    let start = clock();
    let result = run();
    timings.push(Timing { step, took: clock().saturating_sub(start) });
    result
}
