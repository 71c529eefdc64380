//! Rule sets: their names, what they say ([`Conventions`]), and the numbers of one game.

mod conventions;
mod ended;
mod event;
mod ko;
mod names;
mod overtime;
mod recorded;

pub use conventions::{Conventions, Counting, HandicapBonus, Neutral, OvertimeCost, Ties, Unit};
pub use ended::{Ended, EndedError};
pub use event::{EventRules, EventRulesError};
pub use ko::KoRule;
pub use overtime::{Overtime, OvertimeError};
pub use recorded::{RecordedRules, RulesRemark};

use serde::{Deserialize, Serialize};

use crate::color::{ByColor, Color};
use crate::language::{Message, ToMessage};
use crate::named_enum;

use super::HalfPoints;

named_enum! {
    /// The rule sets by name.
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
        /// Stones plus walled-in points, 5½.
        Beginner = "beginner",
    }
}

/// A rule set with this game's numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Which rule set, or on which one those of the event build.
    pub set: RuleSet,
    /// The event whose own rules these are.
    pub event: Option<String>,
    /// What they say.
    pub conventions: Conventions,
    /// Points (zi doubled) White is given.
    pub komi: HalfPoints,
    /// Black stones placed before White's first move.
    pub handicap: u32,
    /// White's bonus for them.
    pub bonus: HandicapBonus,
    /// Where the bonus comes from.
    #[serde(default, skip_serializing_if = "BonusSource::is_usual")]
    pub bonus_source: BonusSource,
    /// What the players lose by penalties.
    pub penalties: Penalties,
    /// How many stones the players' sets hold, where that was looked after; only the fill-in needs them.
    pub sets: Option<Sets>,
    /// How the game ended, where persons stated that no count decides it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
}

named_enum! {
    /// Where White's bonus for handicap stones comes from.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
    pub enum BonusSource {
        /// The rule set: nobody stated it for this game.
        #[default]
        Usual = "usual",
        /// A person, or the event's own rules.
        Stated = "stated",
        /// The game's record: of the usual bonuses only this one gives the result that it tells.
        Record = "record",
    }
}

impl BonusSource {
    /// Returns true if nobody stated the bonus.
    pub fn is_usual(&self) -> bool {
        *self == BonusSource::Usual
    }
}

/// Points that each player loses by penalties.
pub type Penalties = ByColor<HalfPoints>;

/// Most handicap stones that are taken: more than any board size in use has star points.
pub const MOST_HANDICAP_STONES: u32 = 41;

/// Most prisoners of a colour that are taken: more than any game has.
pub const MOST_PRISONERS: u32 = 1000;

/// Stones in each player's set, on the board, in the bowl and in the lid; `None` for a full set.
pub type Sets = ByColor<Option<u32>>;

/// Why a game record's rules cannot be used as they are.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum RulesError {
    /// The record names a rule set that is not known.
    Set {
        /// As written in `RU`.
        name: String,
    },
    /// The record's komi makes no sense.
    Komi {
        /// As written in `KM`.
        komi: String,
    },
}

impl ToMessage for RulesError {
    fn to_message(&self) -> Message {
        match self {
            RulesError::Set { name } => Message::new("error-unknown-rules")
                .with("name", name.as_str())
                .with("known", RuleSet::ALL.map(|set| set.name().to_owned()).to_vec()),
            RulesError::Komi { komi } => Message::new("error-no-komi").with("komi", komi.as_str()),
        }
    }
}

/// From this many stones on a game is a handicap game; one stone is just Black's first move.
const FEWEST_HANDICAP_STONES: u32 = 2;

impl RuleSet {
    /// Finds the rule set called `name`: as [`RuleSet::name`] writes it, or as records and people do (`GOE` for Ing,
    /// `中国规则`), in either case and with any separators.
    pub fn parse(name: &str) -> Option<RuleSet> {
        match names::understand(name) {
            Some(names::Named::As(set)) => Some(set),
            Some(names::Named::Like(_)) | None => None,
        }
    }
}

impl Rules {
    /// An even game with the rule set's usual numbers.
    pub const fn of(set: RuleSet) -> Rules {
        Rules::with_handicap(set, 0)
    }

    /// A game with `handicap` stones and the rule set's usual numbers for it.
    pub const fn with_handicap(set: RuleSet, handicap: u32) -> Rules {
        Rules::under(set, *set.conventions(), handicap)
    }

    /// The same where not all is as the rule set says.
    const fn under(set: RuleSet, conventions: Conventions, handicap: u32) -> Rules {
        let komi =
            if handicap < FEWEST_HANDICAP_STONES { conventions.komi } else { conventions.handicap_komi };
        let penalties = Penalties { black: HalfPoints(0), white: HalfPoints(0) };
        let bonus = conventions.bonus;
        let bonus_source = BonusSource::Usual;
        let (sets, ended) = (None, None);
        Rules { set, event: None, conventions, komi, handicap, bonus, bonus_source, penalties, sets, ended }
    }

    /// Whether no handicap stones were given; a single one is just Black's first move.
    pub const fn is_even(&self) -> bool {
        self.handicap < FEWEST_HANDICAP_STONES
    }

    /// White's bonus for the handicap stones of this game.
    pub fn bonus_points(&self) -> HalfPoints {
        self.points_of(self.bonus)
    }

    /// Returns true if the bonus for the handicap stones of this game is anybody's guess: Chinese texts give nothing, a
    /// point for each stone, or a point for each but one, and nobody said which is meant here. The referees' course of
    /// the rules of 2002 (clause 2.2) leaves it to the organiser, those of 1988 (article 9) to another text.
    pub fn is_bonus_open(&self) -> bool {
        let texts_differ = matches!(self.set, RuleSet::Chinese | RuleSet::Chinese1988);
        texts_differ
            && !self.is_even()
            && self.bonus_source.is_usual()
            && self.bonus == self.conventions.bonus
    }

    /// The same game with another bonus for the handicap stones.
    #[must_use]
    pub fn with_bonus(&self, bonus: HandicapBonus, bonus_source: BonusSource) -> Rules {
        Rules { bonus, bonus_source, ..self.clone() }
    }

    /// What a bonus comes to in this game.
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

    /// Everything White is given: komi and bonus, and what Black loses by penalties more than White.
    pub fn white_is_given(&self) -> HalfPoints {
        self.komi + self.bonus_points() + self.penalties.black - self.penalties.white
    }

    /// Whether stones on the board count, rather than territory and prisoners.
    pub fn counts_area(&self) -> bool {
        self.conventions.counting == Counting::Area
    }

    /// Returns true where captured stones are points, so that a count needs them.
    pub fn counts_prisoners(&self) -> bool {
        self.conventions.counting == Counting::Territory
    }

    /// Who wins with this margin for Black; `None` for a draw, and where no count decides the game.
    pub fn winner(&self, margin: HalfPoints) -> Option<Color> {
        match margin.0 {
            _ if self.ended.is_some() => None,
            1.. => Some(Color::Black),
            0 => self.tie_winner(),
            _ => Some(Color::White),
        }
    }

    /// Who wins a game without a difference.
    pub fn tie_winner(&self) -> Option<Color> {
        match self.conventions.ties {
            Ties::Draw => None,
            Ties::Black => Some(Color::Black),
            Ties::White => Some(Color::White),
            Ties::BlackInEvenGames => {
                (self.is_even() && self.komi > HalfPoints::default()).then_some(Color::Black)
            }
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
        let rules = Rules { bonus: HandicapBonus::Each, ..Rules::with_handicap(RuleSet::Chinese, 1) };
        assert_eq!(rules.white_is_given(), HalfPoints(15));
    }
}
