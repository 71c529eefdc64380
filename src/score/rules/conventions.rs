//! The few things in which rule sets differ, as data.
//!
//! Sources: the Chinese rules of 1988 (articles 9 and 11) and the referees' course of those of 2002 (clause 9), the
//! Ing SST rules (articles 4, 6 and 7), the Japanese rules of 1989 (articles 7, 8 and 10), and for the others
//! <https://senseis.xmp.net/?RulesOfGo>.

use serde::{Deserialize, Serialize};

use super::{KoRule, RuleSet};
use crate::named_enum;
use crate::score::HalfPoints;

/// What a count is about, and the usual numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Conventions {
    /// What counts.
    pub counting: Counting,
    /// What becomes of points that nobody owns.
    pub neutral: Neutral,
    /// Whether every living group loses the two points that it needs to live (stone scoring, the group tax of old
    /// Chinese rules: <https://senseis.xmp.net/?StoneScoring>).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub group_tax: bool,
    /// Whether eyes in seki are their owner's. Area rules say so; territory rules do not.
    pub eyes_in_seki: bool,
    /// Who wins without a difference.
    pub ties: Ties,
    /// Whether the players fill their territory with all their stones, and what is left decides.
    pub fill_in: bool,
    /// Whether the players agree on dead stones; otherwise every stone left on the board counts.
    pub lifts_dead: bool,
    /// Whether a move may take its own stones.
    pub suicide: bool,
    /// Which boards a move may not bring back, where an event says so; otherwise as [`RuleSet::ko`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ko: Option<KoRule>,
    /// What results are told in.
    pub unit: Unit,
    /// What overtime costs.
    pub overtime: OvertimeCost,
    /// What White is given in an even game.
    pub komi: HalfPoints,
    /// What White is given with handicap stones, beside the bonus.
    pub handicap_komi: HalfPoints,
    /// White's bonus for handicap stones.
    pub bonus: HandicapBonus,
}

/// What counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counting {
    /// Stones on the board and the empty points they surround.
    Area,
    /// Empty points surrounded, and prisoners.
    Territory,
    /// The points that a player holds less the stones that the border needs; prisoners do not count (sunjang baduk,
    /// the old Korean way: <https://senseis.xmp.net/?SunjangBaduk>).
    Sunjang,
}

/// What becomes of points that nobody owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Neutral {
    /// Each player has half of them.
    Halved,
    /// Nobody has them.
    Nobodys,
}

/// Who wins without a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ties {
    /// Nobody.
    Draw,
    /// Black.
    Black,
    /// White.
    White,
    /// Black in even games in which White is compensated, else nobody (Ing SST rules, article 6).
    BlackInEvenGames,
}

/// What results are told in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// The points by which a player is ahead of the other.
    Points,
    /// The stones (zi) by which a player is above what was needed: half as many.
    Zi,
}

/// What overtime costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OvertimeCost {
    /// The rules know no points for it.
    Unknown,
    /// Two points for every sixth of the basic time that is begun, up to half of it (Ing SST rules, article 7).
    TwoPointsASixth,
}

named_enum! {
    /// What White is given for handicap stones.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
    pub enum HandicapBonus {
        /// Nothing.
        #[default]
        None = "0",
        /// One point a stone.
        Each = "N",
        /// One point a stone but one.
        EachButOne = "N-1",
    }
}

impl HandicapBonus {
    /// The bonus written `0`, `N` or `N-1`.
    pub fn parse(text: &str) -> Option<HandicapBonus> {
        HandicapBonus::ALL.into_iter().find(|bonus| bonus.name().eq_ignore_ascii_case(text))
    }
}

/// Chinese rules of 2002, by which the others are described.
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

const CHINESE_1988: Conventions = Conventions { komi: HalfPoints(11), ..CHINESE };

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

const AREA_IN_POINTS: Conventions = Conventions { neutral: Neutral::Nobodys, unit: Unit::Points, ..CHINESE };

const AGA: Conventions =
    Conventions { handicap_komi: HalfPoints(1), bonus: HandicapBonus::EachButOne, ..AREA_IN_POINTS };

const NEW_ZEALAND: Conventions = Conventions { suicide: true, komi: HalfPoints(14), ..AREA_IN_POINTS };

const TROMP_TAYLOR: Conventions = Conventions { lifts_dead: false, suicide: true, ..AREA_IN_POINTS };

const BEGINNER: Conventions = Conventions { komi: HalfPoints(11), ..AREA_IN_POINTS };

impl RuleSet {
    /// What it says.
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
    /// Which boards a move may not bring back.
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
