//! Rule sets: their names, their conventions ([`Conventions`]), and the numbers of one game.

mod conventions;
mod ended;
mod event;
mod ko;
mod names;
mod overtime;
mod recorded;
mod stated;

pub use conventions::{Conventions, Counting, HandicapBonus, Neutral, OvertimeCost, Ties, Unit};
pub use ended::{Ended, EndedError};
pub use event::{EventRules, EventRulesError};
pub use ko::KoRule;
pub use overtime::{Overtime, OvertimeError};
pub use recorded::{RecordedRules, RulesRemark};
pub use stated::{RulesBasis, RulesStatement};

use serde::{Deserialize, Serialize};

use crate::color::{ByColor, Color};
use crate::language::{Message, ToMessage};
use crate::named_enum;

use super::HalfPoints;

named_enum! {
    /// A rule set.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum RuleSet {
        /// Chinese rules of 2002, compensation 3¾ zi.
        Chinese = "chinese",
        /// Chinese rules of 1988, compensation 2¾ zi.
        Chinese1988 = "chinese-1988",
        /// Ing SST rules, 8 points, Black wins ties, fill-in.
        Ing = "ing",
        /// Japanese rules of 1989.
        Japanese = "japanese",
        /// Korean rules.
        Korean = "korean",
        /// American Go Association rules.
        Aga = "aga",
        /// New Zealand rules.
        NewZealand = "new-zealand",
        /// Tromp–Taylor rules.
        TrompTaylor = "tromp-taylor",
        /// Rules of the beginner's page: stones and surrounded points, komi 5½.
        Beginner = "beginner",
    }
}

/// A rule set with the numbers of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The rule set, or the one that the rules of the event are based on.
    pub set: RuleSet,
    /// The name of the event, if these are its own rules.
    pub event: Option<String>,
    /// The conventions, including those that the event changes.
    pub conventions: Conventions,
    /// Points that White receives (twice the compensation in zi).
    pub komi: HalfPoints,
    /// Black stones placed before White's first move.
    pub handicap: u32,
    /// White's bonus for handicap stones.
    pub bonus: HandicapBonus,
    /// The source of the bonus.
    #[serde(default, skip_serializing_if = "BonusSource::is_usual")]
    pub bonus_source: BonusSource,
    /// Points that the players lose by penalties.
    pub penalties: Penalties,
    /// The number of stones in the players' sets, if stated; only the fill-in uses them.
    pub sets: Option<Sets>,
    /// The end of the game, if it is stated that no count decides it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
}

named_enum! {
    /// The source of White's bonus for handicap stones.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
    pub enum BonusSource {
        /// The rule set: no bonus was stated for this game.
        #[default]
        Usual = "usual",
        /// The user, or the event's own rules.
        Stated = "stated",
        /// The game record: of the usual bonuses, only this one gives the recorded result.
        Record = "record",
    }
}

impl BonusSource {
    /// Returns true if the bonus is the rule set's usual one.
    pub fn is_usual(&self) -> bool {
        *self == BonusSource::Usual
    }
}

/// Points that each player loses by penalties.
pub type Penalties = ByColor<HalfPoints>;

/// The largest handicap that is accepted, in stones: more than any board size in use has star
/// points.
pub const MOST_HANDICAP_STONES: u32 = 41;

/// The largest number of prisoners of a colour that is accepted: more than any game has.
pub const MOST_PRISONERS: u32 = 1000;

/// The number of stones in each player's set: on the board, in the bowl and in the lid. `None` for
/// a full set.
pub type Sets = ByColor<Option<u32>>;

/// The reason why the rules in a game record cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum RulesError {
    /// The record names an unknown rule set.
    Set {
        /// The name, as written in `RU`.
        name: String,
    },
    /// The record's komi is not an amount of points or zi.
    Komi {
        /// The komi, as written in `KM`.
        komi: String,
    },
}

impl ToMessage for RulesError {
    fn to_message(&self) -> Message {
        match self {
            RulesError::Set { name } => Message::new("error-unknown-rules")
                .with("name", name.as_str())
                .with(
                    "known",
                    RuleSet::ALL.map(|set| set.name().to_owned()).to_vec(),
                ),
            RulesError::Komi { komi } => Message::new("error-no-komi").with("komi", komi.as_str()),
        }
    }
}

/// The smallest number of stones in a handicap game; one stone is just Black's first move.
const FEWEST_HANDICAP_STONES: u32 = 2;

impl RuleSet {
    /// Finds the rule set called `name`, as written by [`RuleSet::name`] or by records and people
    /// (`GOE` for Ing, `中国规则`), in upper or lower case and with any separators.
    pub fn parse(name: &str) -> Option<RuleSet> {
        match names::find_rules(name) {
            Some(names::NamedRules::Known(set)) => Some(set),
            Some(names::NamedRules::Equivalent(_)) | None => None,
        }
    }
}

impl Rules {
    /// Returns the rules of an even game with the rule set's usual numbers.
    pub const fn of(set: RuleSet) -> Rules {
        Rules::with_handicap(set, 0)
    }

    /// Returns the rules of a game with `handicap` stones and the rule set's usual numbers for it.
    pub const fn with_handicap(set: RuleSet, handicap: u32) -> Rules {
        Rules::with_conventions(set, *set.conventions(), handicap)
    }

    /// Returns the rules of a game with `handicap` stones under conventions that may differ from
    /// those of the rule set.
    const fn with_conventions(set: RuleSet, conventions: Conventions, handicap: u32) -> Rules {
        let komi = if handicap < FEWEST_HANDICAP_STONES {
            conventions.komi
        } else {
            conventions.handicap_komi
        };
        Rules {
            set,
            event: None,
            conventions,
            komi,
            handicap,
            bonus: conventions.bonus,
            bonus_source: BonusSource::Usual,
            penalties: Penalties {
                black: HalfPoints(0),
                white: HalfPoints(0),
            },
            sets: None,
            ended: None,
        }
    }

    /// Returns true for a game without handicap. A single handicap stone is just Black's first
    /// move.
    pub const fn is_even(&self) -> bool {
        self.handicap < FEWEST_HANDICAP_STONES
    }

    /// Returns White's bonus for the handicap stones of this game, in points.
    pub fn bonus_points(&self) -> HalfPoints {
        self.points_of(self.bonus)
    }

    /// Returns true if the bonus for the handicap stones of this game is unclear: Chinese texts
    /// give nothing, one point per stone, or one point per stone but one, and none of these was
    /// stated. The referees' course of the rules of 2002 (clause 2.2) leaves it to the organiser,
    /// the rules of 1988 (article 9) to another text.
    pub fn is_bonus_open(&self) -> bool {
        let texts_differ = matches!(self.set, RuleSet::Chinese | RuleSet::Chinese1988);
        texts_differ
            && !self.is_even()
            && self.bonus_source.is_usual()
            && self.bonus == self.conventions.bonus
    }

    /// Returns the rules with another bonus for the handicap stones.
    #[must_use]
    pub fn with_bonus(&self, bonus: HandicapBonus, bonus_source: BonusSource) -> Rules {
        Rules {
            bonus,
            bonus_source,
            ..self.clone()
        }
    }

    /// Returns the points that `bonus` is worth in this game.
    pub fn points_of(&self, bonus: HandicapBonus) -> HalfPoints {
        if self.is_even() {
            return HalfPoints::default();
        }
        let stones = match bonus {
            HandicapBonus::None => 0,
            HandicapBonus::Each => self.handicap,
            HandicapBonus::EachButOne => self.handicap - 1,
        };
        HalfPoints::from_points(i32::try_from(stones).unwrap_or(i32::MAX))
    }

    /// Returns the points that White receives in all: komi, bonus, and Black's penalties less
    /// White's.
    pub fn white_is_given(&self) -> HalfPoints {
        self.komi + self.bonus_points() + self.penalties.black - self.penalties.white
    }

    /// Returns true if stones on the board count, not territory and prisoners.
    pub fn counts_area(&self) -> bool {
        self.conventions.counting == Counting::Area
    }

    /// Returns true if captured stones count, so that the prisoners have to be known.
    pub fn counts_prisoners(&self) -> bool {
        self.conventions.counting == Counting::Territory
    }

    /// Returns the winner with this margin for Black; `None` for a draw, or if no count decides the
    /// game.
    pub fn winner(&self, margin: HalfPoints) -> Option<Color> {
        match margin.0 {
            _ if self.ended.is_some() => None,
            1.. => Some(Color::Black),
            0 => self.tie_winner(),
            _ => Some(Color::White),
        }
    }

    /// Returns the winner if the margin is zero; `None` for a draw.
    pub fn tie_winner(&self) -> Option<Color> {
        match self.conventions.ties {
            Ties::Draw => None,
            Ties::Black => Some(Color::Black),
            Ties::White => Some(Color::White),
            Ties::BlackInEvenGames if self.is_even() && self.komi > HalfPoints::default() => {
                Some(Color::Black)
            }
            Ties::BlackInEvenGames => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_set_is_found_by_its_name() {
        for set in RuleSet::ALL {
            assert_eq!(RuleSet::parse(set.name()), Some(set));
        }
        assert_eq!(RuleSet::parse("GOE"), Some(RuleSet::Ing));
        assert_eq!(RuleSet::parse("New Zealand"), Some(RuleSet::NewZealand));
        assert_eq!(RuleSet::parse("AGA rules"), Some(RuleSet::Aga));
        assert_eq!(RuleSet::parse("rules"), None);
    }

    #[test]
    fn a_single_handicap_stone_earns_no_bonus() {
        let rules = Rules {
            bonus: HandicapBonus::Each,
            ..Rules::with_handicap(RuleSet::Chinese, 1)
        };
        assert_eq!(rules.white_is_given(), HalfPoints(15));
    }
}
