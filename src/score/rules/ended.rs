//! Games that are not decided by a count.

use super::{RuleSet, Rules};
use crate::language::{Message, ToMessage};
use crate::named_enum;

named_enum! {
    /// An end of the game other than by a count.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Ended {
        /// No result: a position of the whole board was repeated, and both players agree (Japanese
        /// rules of 1989, article 12).
        NoResult = "no-result",
        /// Both players lose: they found an effective move after the game had stopped and cannot
        /// agree on its end, or cannot agree about a stone that was moved (article 13).
        BothLose = "both-lose",
    }
}

/// The reason why a statement about the end of a game does not fit its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum EndedError {
    /// The rules exclude an end without result.
    AlwaysAResult,
    /// The rules do not have passes for a ko.
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
    /// Returns a hint about what to do next.
    pub fn hint(self) -> Message {
        Message::new(match self {
            EndedError::AlwaysAResult => "hint-settle-repetition",
            EndedError::NoKoPass => "hint-state-dead",
        })
    }
}

impl Ended {
    /// Returns the article of the Japanese rules of 1989 that provides for it; `None` under other
    /// rules, where the referee decides.
    pub const fn article(self, rules: &Rules) -> Option<u32> {
        match (rules.set, self) {
            (RuleSet::Japanese | RuleSet::Korean, Ended::NoResult) => Some(12),
            (RuleSet::Japanese | RuleSet::Korean, Ended::BothLose) => Some(13),
            _ => None,
        }
    }
}

impl Rules {
    /// Returns the rules of a game with this end.
    ///
    /// # Errors
    /// [`EndedError::AlwaysAResult`] if the rules exclude it.
    pub fn ending(self, ended: Ended) -> Result<Rules, EndedError> {
        match (self.set, ended) {
            (RuleSet::Ing, Ended::NoResult) => Err(EndedError::AlwaysAResult),
            _ => Ok(Rules {
                ended: Some(ended),
                ..self
            }),
        }
    }

    /// Checks that these rules confirm life and death with passes for a ko.
    ///
    /// # Errors
    /// [`EndedError::NoKoPass`] if they do not.
    pub fn allow_ko_passes(&self) -> Result<(), EndedError> {
        if self.counts_prisoners() {
            Ok(())
        } else {
            Err(EndedError::NoKoPass)
        }
    }
}
