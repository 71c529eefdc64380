//! Runs the steps of a count in order, from a photo or a position to a report.
//!
//! ```text
//! bytes ─ Reader ─→ Case ─ settle ─→ Report
//!                     ├─ fuse (several photos of one board) ─→ Case
//!                     ├─ Frames (several frames of one moment) ─→ Case
//!                     └─ Interview (the user answers questions) ─→ Report
//! ```
//!
//! Nothing here opens files or reads the system clock: the caller passes bytes and a clock.

mod answer;
mod case;
mod correction;
mod dead_stones;
mod frames;
mod fuse;
mod groups;
mod interview;
#[cfg(feature = "vision")]
mod networks;
mod open_points;
#[cfg(feature = "vision")]
mod read;
mod record;
mod recorded;
mod second_opinion;
mod settle;
mod stakes;

pub use answer::{Answer, Stone};
pub use case::Case;
pub use correction::{Correction, CorrectionError, PointName};
pub use dead_stones::DeadStones;
pub use frames::Frames;
pub use fuse::{Disagreement, FuseError, Fused, fuse};
pub use interview::{
    Interview, JointAnswer, JointQuestion, LeftOpenQuestion, NumberedQuestion, PointQuestion,
    Question, open_questions, other_stones,
};
#[cfg(feature = "vision")]
pub use networks::Networks;
#[cfg(feature = "vision")]
pub use read::{ReadError, ReadSettings, ReadStep, Reader, StepObserver};
pub use record::read_record;
pub use recorded::player_to_move;
pub use second_opinion::SecondOpinions;
pub use settle::{SettleError, settle, settle_knowing};
pub use stakes::score_otherwise;

use std::time::Duration;

use crate::life;
use crate::position::sgf::GameRecord;
use crate::report::Timing;
use crate::score::{LeftOpen, Prisoners, RecordedRules, Rules, RulesError, RulesRemark};

/// A function that returns the time since any fixed moment. It is called before and after every
/// step.
pub type Clock<'a> = &'a dyn Fn() -> Duration;

/// The choice of doubtful groups that are worth a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum AskAbout {
    /// Groups that may cost the proposed winner the win, alone or together.
    Winner,
    /// Groups that change the margin.
    #[default]
    Margin,
}

/// Settings of the steps from a position to a result.
#[derive(Clone, Debug)]
pub struct CountSettings {
    /// The rules, with this game's komi, handicap and penalties.
    pub rules: Rules,
    /// Stones captured during play, if known.
    pub prisoners: Option<Prisoners>,
    /// True if the user stated the prisoners. Only then are they checked against the stones on the
    /// board: those of a replayed game are exact.
    pub prisoners_are_stated: bool,
    /// Source of the dead stones: the proposal, or the user's statements.
    pub dead: DeadStones,
    /// Settings for judging life and death.
    pub life: life::LifeSettings,
    /// The doubtful groups that the user is asked about.
    pub ask_about: AskAbout,
    /// The user's statement about points that were left open.
    pub left_open: LeftOpen,
}

impl CountSettings {
    /// Returns the default settings under these rules: prisoners are unknown, dead stones are
    /// proposed, and nothing is stated about points that were left open.
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

    /// Returns the settings for the last position of a game record, and remarks on what had to be
    /// assumed about its rules. `rules` take precedence over those that the record states. The
    /// prisoners of a record without moves, which only sets up a position, are unknown.
    ///
    /// # Errors
    /// [`RulesError`] if the record's rules make no sense.
    pub fn of_record(
        record: &GameRecord,
        rules: Option<&Rules>,
    ) -> Result<(CountSettings, Vec<RulesRemark>), RulesError> {
        let RecordedRules { rules, remarks } = match rules {
            Some(rules) => RecordedRules {
                rules: rules.clone(),
                remarks: Vec::new(),
            },
            None => Rules::from_record(record, None)?,
        };
        let prisoners = (!record.moves.is_empty()).then_some(record.prisoners);
        let life = life::LifeSettings {
            to_move: player_to_move(record, &rules),
            ..life::LifeSettings::default()
        };
        Ok((
            CountSettings {
                prisoners,
                life,
                ..CountSettings::of_rules(rules)
            },
            remarks,
        ))
    }
}

/// Runs one step and appends its duration to `timings`.
fn time_step<T>(
    step: &'static str,
    clock: Clock,
    timings: &mut Vec<Timing>,
    run: impl FnOnce() -> T,
) -> T {
    let start = clock();
    let result = run();
    timings.push(Timing {
        step,
        took: clock().saturating_sub(start),
    });
    result
}
