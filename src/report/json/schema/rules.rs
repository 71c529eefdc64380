//! The rules that were counted by.

use serde::{Deserialize, Serialize};

use crate::score::{BonusSource, Ended, HandicapBonus, RuleSet};

use super::{Winner, or_null};

/// The rules that were counted by, with this game's numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Counted"))]
pub struct CountedJson {
    /// The rule set.
    pub rules: RuleSet,
    /// Points that White is given.
    pub komi: f64,
    /// Black stones placed before White's first move.
    pub handicap: u32,
    /// Points that White is given for them.
    pub white_handicap_bonus: f64,
    /// With handicap stones: who says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_handicap_bonus_from: Option<BonusSource>,
    /// Where nobody said it and the texts differ: the results that the usual bonuses lead to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_handicap_bonus_results: Option<Vec<BonusResultJson>>,
    /// The event whose own rules these are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// Points that the players lose by penalties.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalties: Option<PenaltiesJson>,
    /// How the game ended, where no count decides it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<EndedJson>,
}

/// One of the usual bonuses for handicap stones, and the result that it leads to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BonusResult"))]
pub struct BonusResultJson {
    /// The bonus.
    pub bonus: HandicapBonus,
    /// Points that White is given by it.
    pub points: f64,
    /// Points for Black after komi.
    pub margin: f64,
    /// Who wins by it.
    pub winner: Winner,
}

/// Points that the players lose by penalties.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Penalties"))]
pub struct PenaltiesJson {
    /// Black's.
    pub black: f64,
    /// White's.
    pub white: f64,
}

/// How a game ended that no count decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EndedGame"))]
pub struct EndedJson {
    /// How it ended.
    pub how: Ended,
    /// The article of the Japanese rules of 1989 that it rests on; null under other rules.
    #[serde(deserialize_with = "or_null")]
    pub article: Option<u32>,
    /// The same in words.
    pub message: String,
}
