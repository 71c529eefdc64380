//! Games that a count does not decide.

use super::{RuleSet, Rules};
use crate::language::{Message, ToMessage};
use crate::named_enum;

named_enum! {
    /// How a game ended, where persons stated that no count decides it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Ended {
        /// Without result: the same position of the whole board came again, and both players agree (Japanese rules of
        /// 1989, article 12).
        NoResult = "no-result",
        /// Both players lose: they found an effective move after the game had stopped and cannot agree on its end, or
        /// cannot agree about a stone that was moved (article 13).
        BothLose = "both-lose",
    }
}

/// Why what persons say of a game's end does not fit its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum EndedError {
    /// The rules exclude an end without result.
    AlwaysAResult,
    /// The rules know no passes for a ko.
    NoKoPass,
}

impl ToMessage for EndedError {
    fn to_message(&self) -> Message {
        match self {
            EndedError::AlwaysAResult => Message::new("error-no-end-without-result"),
            EndedError::NoKoPass => Message::new("error-no-ko-pass"),
        }
    }
}

impl EndedError {
    /// What to do next.
    pub fn hint(self) -> Message {
        Message::new(match self {
            EndedError::AlwaysAResult => "hint-settle-repetition",
            EndedError::NoKoPass => "hint-state-dead",
        })
    }
}

impl Ended {
    /// The article of the Japanese rules of 1989 that it rests on; `None` under other rules, where the referee decides.
    pub const fn article(self, rules: &Rules) -> Option<u32> {
        match (rules.set, self) {
            (RuleSet::Japanese | RuleSet::Korean, Ended::NoResult) => Some(12),
            (RuleSet::Japanese | RuleSet::Korean, Ended::BothLose) => Some(13),
            _ => None,
        }
    }
}

impl Rules {
    /// The rules of a game that ended so.
    ///
    /// # Errors
    /// [`EndedError`] where these rules do not know such an end.
    pub fn ending(self, ended: Ended) -> Result<Rules, EndedError> {
        match (self.set, ended) {
            (RuleSet::Ing, Ended::NoResult) => Err(EndedError::AlwaysAResult),
            _ => Ok(Rules { ended: Some(ended), ..self }),
        }
    }

    /// Checks that life and death are confirmed by passes for a ko under these rules.
    ///
    /// # Errors
    /// [`EndedError`] where they are not.
    pub fn allow_ko_passes(&self) -> Result<(), EndedError> {
        if self.counts_prisoners() { Ok(()) } else { Err(EndedError::NoKoPass) }
    }
}
