//! The conventions in which rule sets differ, as data.
//!
//! Sources: the Chinese rules of 1988 (articles 9 and 11) and the referees' course of those of 2002
//! (clause 9), the Ing SST rules (articles 4, 6 and 7), the Japanese rules of 1989 (articles 7, 8
//! and 10), and for the others <https://senseis.xmp.net/?RulesOfGo>.

use serde::{Deserialize, Serialize};

use super::{KoRule, RuleSet};
use crate::named_enum;
use crate::score::HalfPoints;

/// The conventions of a rule set, and its usual numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Conventions {
    /// The way of counting.
    pub counting: Counting,
    /// The treatment of neutral points.
    pub neutral: Neutral,
    /// True if every living group loses the two points that it needs to live (stone scoring, the
    /// group tax of old Chinese rules: <https://senseis.xmp.net/?StoneScoring>).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub group_tax: bool,
    /// True if eyes in seki count for their owner, as under area rules; false under territory
    /// rules.
    pub eyes_in_seki: bool,
    /// The winner if the margin is zero.
    pub ties: Ties,
    /// True if the players fill their territory with all their stones, and the points or stones
    /// left over decide.
    pub fill_in: bool,
    /// True if the players agree on dead stones; if false, every stone left on the board counts.
    pub lifts_dead: bool,
    /// True if a move may capture the player's own stones.
    pub suicide: bool,
    /// The event's rule on repeated boards; if `None`, [`RuleSet::ko`] applies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ko: Option<KoRule>,
    /// The unit of results.
    pub unit: Unit,
    /// The cost of overtime.
    pub overtime: OvertimeCost,
    /// Points that White receives in an even game.
    pub komi: HalfPoints,
    /// Points that White receives in a handicap game, in addition to the bonus.
    pub handicap_komi: HalfPoints,
    /// White's bonus for handicap stones.
    pub bonus: HandicapBonus,
}

/// The way of counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Counting {
    /// Stones on the board and the empty points that they surround.
    Area,
    /// Surrounded empty points and prisoners.
    Territory,
    /// The points that a player holds, less the stones that the border needs; prisoners do not
    /// count (sunjang baduk, the old Korean way: <https://senseis.xmp.net/?SunjangBaduk>).
    Sunjang,
}

/// The treatment of neutral points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Neutral {
    /// Each player gets half of them.
    Halved,
    /// Neither player gets them.
    Nobodys,
}

/// The winner if the margin is zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ties {
    /// Neither player.
    Draw,
    /// Black.
    Black,
    /// White.
    White,
    /// Black in even games with compensation for White, else neither player (Ing SST rules, article
    /// 6).
    BlackInEvenGames,
}

/// The unit of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Points by which the winner is ahead of the loser.
    Points,
    /// Stones (zi) by which the winner exceeds the number needed: half as many.
    Zi,
}

/// The cost of overtime.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OvertimeCost {
    /// The rules do not set a cost in points.
    Unknown,
    /// Two points for every sixth of the basic time that is begun, up to half of it (Ing SST rules,
    /// article 7).
    TwoPointsASixth,
}

named_enum! {
    /// White's bonus for handicap stones.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
    pub enum HandicapBonus {
        /// Nothing.
        #[default]
        None = "0",
        /// One point per stone.
        Each = "N",
        /// One point per stone, except the first.
        EachButOne = "N-1",
    }
}

impl HandicapBonus {
    /// Returns the bonus written as `0`, `N` or `N-1`.
    pub fn parse(text: &str) -> Option<HandicapBonus> {
        HandicapBonus::ALL
            .into_iter()
            .find(|bonus| bonus.name().eq_ignore_ascii_case(text))
    }
}

/// The Chinese rules of 2002. The other rule sets are given by their differences from them.
const CHINESE: Conventions = Conventions {
    counting: Counting::Area,
    neutral: Neutral::Halved,
    group_tax: false,
    eyes_in_seki: true,
    ties: Ties::Draw,
    fill_in: false,
    lifts_dead: true,
    suicide: false,
    ko: None,
    unit: Unit::Zi,
    overtime: OvertimeCost::Unknown,
    komi: HalfPoints(15),
    handicap_komi: HalfPoints(0),
    bonus: HandicapBonus::None,
};

const CHINESE_1988: Conventions = Conventions {
    komi: HalfPoints(11),
    ..CHINESE
};

const ING: Conventions = Conventions {
    ties: Ties::BlackInEvenGames,
    fill_in: true,
    suicide: true,
    unit: Unit::Points,
    overtime: OvertimeCost::TwoPointsASixth,
    komi: HalfPoints(16),
    ..CHINESE
};

const JAPANESE: Conventions = Conventions {
    counting: Counting::Territory,
    neutral: Neutral::Nobodys,
    eyes_in_seki: false,
    unit: Unit::Points,
    komi: HalfPoints(13),
    ..CHINESE
};

const AREA_IN_POINTS: Conventions = Conventions {
    neutral: Neutral::Nobodys,
    unit: Unit::Points,
    ..CHINESE
};

const AGA: Conventions = Conventions {
    handicap_komi: HalfPoints(1),
    bonus: HandicapBonus::EachButOne,
    ..AREA_IN_POINTS
};

const NEW_ZEALAND: Conventions = Conventions {
    suicide: true,
    komi: HalfPoints(14),
    ..AREA_IN_POINTS
};

const TROMP_TAYLOR: Conventions = Conventions {
    lifts_dead: false,
    suicide: true,
    ..AREA_IN_POINTS
};

const BEGINNER: Conventions = Conventions {
    komi: HalfPoints(11),
    ..AREA_IN_POINTS
};

impl RuleSet {
    /// Returns the conventions of the rule set.
    pub const fn conventions(self) -> &'static Conventions {
        match self {
            RuleSet::Chinese => &CHINESE,
            RuleSet::Chinese1988 => &CHINESE_1988,
            RuleSet::Ing => &ING,
            RuleSet::Japanese | RuleSet::Korean => &JAPANESE,
            RuleSet::Aga => &AGA,
            RuleSet::NewZealand => &NEW_ZEALAND,
            RuleSet::TrompTaylor => &TROMP_TAYLOR,
            RuleSet::Beginner => &BEGINNER,
        }
    }

    /// Returns the rule on repeated boards.
    pub const fn ko(self) -> KoRule {
        match self {
            RuleSet::Japanese | RuleSet::Korean => KoRule::Basic,
            RuleSet::Aga | RuleSet::NewZealand => KoRule::Situational,
            RuleSet::Ing => KoRule::Ing,
            RuleSet::Chinese | RuleSet::Chinese1988 | RuleSet::TrompTaylor | RuleSet::Beginner => {
                KoRule::Positional
            }
        }
    }
}
