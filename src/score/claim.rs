//! Claims: results as people state them in writing.
//!
//! The [`lexer`] splits the text into tokens, the [`grammar`] forms clauses of the tokens, and
//! [`meaning`] works out the possible readings of the clauses.

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

/// A claimed result: the winner, the margin, and the sides' counts before komi. A claim is true
/// only if every stated part is.
///
/// ```
/// use shuzi::point::BoardSize;
/// use shuzi::score::{Claim, RuleSet, Rules};
///
/// let (rules, size) = (Rules::of(RuleSet::Chinese), BoardSize::square(19).unwrap());
/// let parse = |text| Claim::parse(text, &rules, size).map(|readings| readings[0].claim);
/// for text in ["B+1/4", "黑胜1/4子", "白负四分之一子", "Black wins by 0.25 zi", "黒半目勝ち", "흑 반집승"] {
///     assert_eq!(parse(text), parse("B+0.5"), "{text}");
/// }
/// assert!(parse("B+R").is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Claim {
    /// The winner and the margin; `None` if not stated.
    pub result: Option<ClaimedResult>,
    /// Each side's count before komi, in points: area, or territory and prisoners. One zi of a
    /// side's count is one point.
    pub counts: ByColor<Option<HalfPoints>>,
    /// The count of one side, without a statement of which side.
    pub count_of_either: Option<HalfPoints>,
}

/// The winner according to a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimedResult {
    /// Neither player.
    Draw,
    /// A player.
    Win {
        /// The winner.
        winner: Color,
        /// The margin in points; `None` if not stated.
        by: Option<HalfPoints>,
    },
    /// Neither player, because no count decides the game.
    Ended(Ended),
}

/// One possible reading of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimReading {
    /// The claim in this reading.
    pub claim: Claim,
    /// True if people who write like this may well mean it. If several readings are likely, only
    /// the claimant can tell.
    pub is_likely: bool,
}

/// The reason why a text is not a claim that can be checked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum ClaimError {
    /// The text is not understood.
    NotUnderstood {
        /// The text.
        text: String,
        /// The unknown word, if a single word is the reason.
        at: Option<String>,
    },
    /// The text is not about a count.
    NotCounted {
        /// The text.
        text: String,
    },
    /// The text claims an end of the game without a count, which was not stated for this game.
    NotStated {
        /// The text.
        text: String,
    },
    /// No count can give this result.
    NoSuchAmount {
        /// The text.
        text: String,
    },
    /// A number is too small for a side's count, and there is no winner to which it could be a
    /// margin.
    NoPlayer {
        /// The text.
        text: String,
    },
    /// No side can have a count this large.
    NoSuchCount {
        /// The text.
        text: String,
        /// The number of points of the board.
        points: usize,
    },
    /// Two parts of the text contradict each other.
    Contradictory {
        /// The text.
        text: String,
    },
}

impl ToMessage for ClaimError {
    fn to_message(&self) -> Message {
        let about = |name, text: &String| Message::new(name).with("text", text.as_str());
        match self {
            ClaimError::NotUnderstood { text, at: None } => {
                about("error-claim-not-understood", text)
            }
            ClaimError::NotUnderstood { text, at: Some(at) } => {
                about("error-claim-not-understood-at", text).with("at", at.as_str())
            }
            ClaimError::NotCounted { text } | ClaimError::NotStated { text } => {
                about("error-claim-not-counted", text)
            }
            ClaimError::NoSuchAmount { text } => about("error-claim-no-such-amount", text),
            ClaimError::NoPlayer { text } => about("error-claim-no-player", text),
            ClaimError::NoSuchCount { text, points } => {
                about("error-claim-no-such-count", text).with("points", *points)
            }
            ClaimError::Contradictory { text } => about("error-claim-contradictory", text),
        }
    }
}

impl ClaimError {
    /// Returns a hint about what to do next.
    pub fn hint(&self) -> Message {
        Message::new(match self {
            ClaimError::NotUnderstood { .. } | ClaimError::NoSuchAmount { .. } => {
                "hint-write-claim"
            }
            ClaimError::NotCounted { .. } => "hint-leave-claim-out",
            ClaimError::NotStated { .. } => "hint-state-ended",
            ClaimError::NoPlayer { .. } => "hint-say-whose",
            ClaimError::NoSuchCount { .. } => "hint-margin-or-count",
            ClaimError::Contradictory { .. } => "hint-claim-one-result",
        })
    }
}

impl Claim {
    /// Reads a claim as players, records and referees write it, in any of the program's languages:
    /// `B+1/4`, `W 2.5`, `黑胜一又四分之一子`, `白负1/4子`, `Black 184, White 177`, `185`, `draw`, and every
    /// result that shuzi prints. Under rules with results in zi, a fraction without a unit is in
    /// zi; a decimal number is in points, as in game records. An end without result and a loss of
    /// both players are claims only if stated for the game ([`Rules::ended`]).
    ///
    /// Returns the possible readings, the likeliest first. There is at least one, and usually only
    /// one.
    ///
    /// # Errors
    /// [`ClaimError`] if the text is not understood. Unknown words are never guessed.
    pub fn parse(
        text: &str,
        rules: &Rules,
        size: BoardSize,
    ) -> Result<Vec<ClaimReading>, ClaimError> {
        // Ends without a count are looked up last, because that loads the words of all languages.
        Claim::parse_count(text, rules, size).or_else(|error| {
            let ended = Ended::from_claim(text).ok_or(error)?;
            let claim = Claim {
                result: Some(ClaimedResult::Ended(ended)),
                ..Claim::default()
            };
            match rules.ended {
                Some(_) => Ok(vec![ClaimReading {
                    claim,
                    is_likely: true,
                }]),
                None => Err(ClaimError::NotStated {
                    text: text.to_owned(),
                }),
            }
        })
    }

    /// Reads a claim about a count.
    fn parse_count(
        text: &str,
        rules: &Rules,
        size: BoardSize,
    ) -> Result<Vec<ClaimReading>, ClaimError> {
        let not_understood = |at| ClaimError::NotUnderstood {
            text: text.to_owned(),
            at,
        };
        let tokens = lexer::tokenize(text).map_err(|at| not_understood(Some(at)))?;
        let clauses = grammar::parse_clauses(&tokens).map_err(|error| match error {
            GrammarError::NoSentence => not_understood(None),
            GrammarError::NotCounted => ClaimError::NotCounted {
                text: text.to_owned(),
            },
        })?;
        Interpreter { rules, size, text }.interpret(&clauses)
    }

    /// Returns the claim that both are true; `None` if they contradict each other.
    fn combine(&self, other: &Claim) -> Option<Claim> {
        let result = match (self.result, other.result) {
            (None, result) | (result, None) => result,
            (Some(first), Some(second)) => Some(first.combine(second)?),
        };
        Some(Claim {
            result,
            counts: ByColor {
                black: combine_counts(self.counts.black, other.counts.black)?,
                white: combine_counts(self.counts.white, other.counts.white)?,
            },
            count_of_either: combine_counts(self.count_of_either, other.count_of_either)?,
        })
    }
}

/// Returns the count that is stated; `None` if two different ones are.
fn combine_counts(
    first: Option<HalfPoints>,
    second: Option<HalfPoints>,
) -> Option<Option<HalfPoints>> {
    match (first, second) {
        (Some(first), Some(second)) if first != second => None,
        (first, second) => Some(first.or(second)),
    }
}

impl ClaimedResult {
    /// Returns the result that both state; `None` if they state different ones.
    fn combine(self, other: ClaimedResult) -> Option<ClaimedResult> {
        use ClaimedResult::Win;
        match (self, other) {
            (first, second) if first == second => Some(first),
            (Win { winner, by: None }, Win { winner: other, by })
            | (
                Win { winner, by },
                Win {
                    winner: other,
                    by: None,
                },
            ) if winner == other => Some(Win { winner, by }),
            _ => None,
        }
    }
}

impl Ended {
    /// Finds the end that a claim states in the words of records, or in those that shuzi prints in
    /// any of its languages.
    fn from_claim(text: &str) -> Option<Ended> {
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
        let normalize = |text: &str| text.trim().trim_end_matches(['.', '。']).to_lowercase();
        let claimed = normalize(text);
        if let Some((_, ended)) = OF_RECORDS.into_iter().find(|(word, _)| claimed == *word) {
            return Some(ended);
        }
        let is_printed = |message: &str| {
            Language::ALL
                .iter()
                .any(|language| normalize(&language.words().say(message)) == claimed)
        };
        let printed = PRINTED.into_iter().find(|(message, _)| is_printed(message));
        printed.map(|(_, ended)| ended)
    }
}

#[cfg(test)]
mod tests;
