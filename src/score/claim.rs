//! Claim: what somebody says a result is, as people write it.
//!
//! [`lexer`] makes tokens of the text, [`grammar`] clauses of the tokens, [`meaning`] readings of the clauses.

mod grammar;
mod lexer;
mod meaning;
mod numeral;
mod token;
mod vocabulary;

use super::{ByColor, Ended, HalfPoints, Rules};
use crate::color::Color;
use crate::language::{Language, Message, ToMessage};
use crate::point::BoardSize;

use grammar::GrammarError;
use meaning::Interpreter;

/// What somebody says a result is: who wins, by how much, and what the sides count before komi. Everything that is said
/// has to hold.
///
/// ```
/// use shuzi::point::BoardSize;
/// use shuzi::score::{Claim, RuleSet, Rules};
///
/// let (rules, size) = (Rules::of(RuleSet::Chinese), BoardSize::square(19).unwrap());
/// let understood = |text| Claim::parse(text, &rules, size).map(|readings| readings[0].claim);
/// for text in ["B+1/4", "黑胜1/4子", "白负四分之一子", "Black wins by 0.25 zi", "黒半目勝ち", "흑 반집승"] {
///     assert_eq!(understood(text), understood("B+0.5"), "{text}");
/// }
/// assert!(understood("B+R").is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Claim {
    /// Who wins.
    pub result: Option<ClaimedResult>,
    /// Each side's count before komi: area, or territory and prisoners. Zi of one side are its points.
    pub counts: ByColor<Option<HalfPoints>>,
    /// A count of which nobody said whose it is.
    pub count_of_either: Option<HalfPoints>,
}

/// Who wins, as a claim tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimedResult {
    /// Nobody.
    Draw,
    /// A player.
    Win {
        /// Who.
        winner: Color,
        /// By how many points; `None` where that was not said.
        by: Option<HalfPoints>,
    },
    /// Nobody, because no count decides the game.
    Ended(Ended),
}

/// One way in which a claim can be understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimReading {
    /// What it says then.
    pub claim: Claim,
    /// Whether people mean that who write so. Where several are, only the claimant can tell.
    pub is_likely: bool,
}

/// Why a text is no claim that can be looked into.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum ClaimError {
    /// It is not understood.
    NotUnderstood {
        /// The text.
        text: String,
        /// The word that is not known, where it is one word.
        at: Option<String>,
    },
    /// It is about no count.
    NotCounted {
        /// The text.
        text: String,
    },
    /// It is about no count, and nobody stated that the game ended so.
    NotStated {
        /// The text.
        text: String,
    },
    /// No board gives such a result.
    NoSuchAmount {
        /// The text.
        text: String,
    },
    /// A number is too small for a side's count, and nothing says who wins by it.
    NoPlayer {
        /// The text.
        text: String,
    },
    /// No side can count so much.
    NoSuchCount {
        /// The text.
        text: String,
        /// Points of the board.
        points: usize,
    },
    /// It says two things that cannot both be so.
    Contradictory {
        /// The text.
        text: String,
    },
}

impl ToMessage for ClaimError {
    fn to_message(&self) -> Message {
        let of = |name, text: &String| Message::new(name).with("text", text.as_str());
        match self {
            ClaimError::NotUnderstood { text, at: None } => of("error-claim-not-understood", text),
            ClaimError::NotUnderstood { text, at: Some(at) } => {
                of("error-claim-not-understood-at", text).with("at", at.as_str())
            }
            ClaimError::NotCounted { text } | ClaimError::NotStated { text } => {
                of("error-claim-not-counted", text)
            }
            ClaimError::NoSuchAmount { text } => of("error-claim-no-such-amount", text),
            ClaimError::NoPlayer { text } => of("error-claim-no-player", text),
            ClaimError::NoSuchCount { text, points } => {
                of("error-claim-no-such-count", text).with("points", *points)
            }
            ClaimError::Contradictory { text } => of("error-claim-contradictory", text),
        }
    }
}

impl ClaimError {
    /// What to do next.
    pub fn hint(&self) -> Message {
        Message::new(match self {
            ClaimError::NotUnderstood { .. } | ClaimError::NoSuchAmount { .. } => "hint-write-claim",
            ClaimError::NotCounted { .. } => "hint-leave-claim-out",
            ClaimError::NotStated { .. } => "hint-state-ended",
            ClaimError::NoPlayer { .. } => "hint-say-whose",
            ClaimError::NoSuchCount { .. } => "hint-margin-or-count",
            ClaimError::Contradictory { .. } => "hint-claim-one-result",
        })
    }
}

impl Claim {
    /// Reads a claim as players, records and referees write it, in any of the program's languages: `B+1/4`, `W 2.5`,
    /// `黑胜一又四分之一子`, `白负1/4子`, `Black 184, White 177`, `185`, `draw`, and every result that shuzi prints. Under
    /// rules that tell results in zi a fraction without a unit is zi; a decimal number is points, as in game records.
    /// That the game ended without result, or both lose, is a claim where that was stated ([`Rules::ended`]).
    ///
    /// Returns what the text can mean, the likeliest first: never nothing, and mostly one reading.
    ///
    /// # Errors
    /// [`ClaimError`] where it is not understood; nothing is guessed.
    pub fn parse(text: &str, rules: &Rules, size: BoardSize) -> Result<Vec<ClaimReading>, ClaimError> {
        // What tells no count is looked up last: that takes the words of all languages.
        Claim::of_a_count(text, rules, size).or_else(|error| {
            let ended = Ended::claimed(text).ok_or(error)?;
            let claim = Claim { result: Some(ClaimedResult::Ended(ended)), ..Claim::default() };
            match rules.ended {
                Some(_) => Ok(vec![ClaimReading { claim, is_likely: true }]),
                None => Err(ClaimError::NotStated { text: text.to_owned() }),
            }
        })
    }

    fn of_a_count(text: &str, rules: &Rules, size: BoardSize) -> Result<Vec<ClaimReading>, ClaimError> {
        let not_understood = |at| ClaimError::NotUnderstood { text: text.to_owned(), at };
        let tokens = lexer::tokens(text).map_err(|at| not_understood(Some(at)))?;
        let clauses = grammar::clauses(&tokens).map_err(|error| match error {
            GrammarError::NoSentence => not_understood(None),
            GrammarError::NotCounted => ClaimError::NotCounted { text: text.to_owned() },
        })?;
        meaning::readings(&clauses, text, Interpreter { rules, size })
    }

    /// Both claims together; `None` where they contradict each other.
    fn and(&self, other: &Claim) -> Option<Claim> {
        let result = match (self.result, other.result) {
            (None, result) | (result, None) => result,
            (Some(first), Some(second)) => Some(first.and(second)?),
        };
        let either = |first: Option<HalfPoints>, second: Option<HalfPoints>| match (first, second) {
            (Some(first), Some(second)) if first != second => None,
            (first, second) => Some(first.or(second)),
        };
        Some(Claim {
            result,
            counts: ByColor {
                black: either(self.counts.black, other.counts.black)?,
                white: either(self.counts.white, other.counts.white)?,
            },
            count_of_either: either(self.count_of_either, other.count_of_either)?,
        })
    }
}

impl ClaimedResult {
    /// Both results as one; `None` where they are two.
    fn and(self, other: ClaimedResult) -> Option<ClaimedResult> {
        use ClaimedResult::Win;
        match (self, other) {
            (first, second) if first == second => Some(first),
            (Win { winner, by: None }, Win { winner: other, by })
            | (Win { winner, by }, Win { winner: other, by: None })
                if winner == other =>
            {
                Some(Win { winner, by })
            }
            _ => None,
        }
    }
}

impl Ended {
    /// The end that a claim tells in the words of records, or in those that shuzi prints in any of its languages.
    fn claimed(text: &str) -> Option<Ended> {
        const OF_RECORDS: [(&str, Ended); 4] = [
            ("void", Ended::NoResult),
            ("无胜负", Ended::NoResult),
            ("無勝負", Ended::NoResult),
            ("双负", Ended::BothLose),
        ];
        const PRINTED: [(&str, Ended); 6] = [
            ("ended-no-result-in-short", Ended::NoResult),
            ("ended-no-result", Ended::NoResult),
            ("ended-no-result-by-article-12", Ended::NoResult),
            ("ended-both-lose-in-short", Ended::BothLose),
            ("ended-both-lose", Ended::BothLose),
            ("ended-both-lose-by-article-13", Ended::BothLose),
        ];
        let plain = |text: &str| text.trim().trim_end_matches(['.', '。']).to_lowercase();
        let claimed = plain(text);
        let recorded = OF_RECORDS.into_iter().find(|(word, _)| claimed == *word);
        let printed = || {
            let is_printed = |message: &str| {
                Language::ALL.iter().any(|language| plain(&language.words().say(message)) == claimed)
            };
            PRINTED.into_iter().find(|(message, _)| is_printed(message))
        };
        recorded.or_else(printed).map(|(_, ended)| ended)
    }
}

#[cfg(test)]
mod tests;
