//! The rules of a count.

use serde::{Deserialize, Serialize};

use crate::color::Color;
use crate::score::{BonusSource, Ended, HandicapBonus, RuleSet};

use super::{Winner, or_null};

/// The rules of a count, with this game's numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Counted")
)]
pub struct CountedJson {
    /// The rule set.
    pub rules: RuleSet,
    /// Compensation for White, in points.
    pub komi: f64,
    /// The player to move, if known: from the record, or as stated. Absent if the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_move: Option<Color>,
    /// Number of black stones placed before White's first move.
    pub handicap: u32,
    /// Points that White is given for the handicap stones.
    pub white_handicap_bonus: f64,
    /// The source of that bonus; absent without handicap stones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_handicap_bonus_from: Option<BonusSource>,
    /// The results with the usual bonuses; only if the bonus is not stated and the rule texts
    /// differ on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_handicap_bonus_results: Option<Vec<BonusResultJson>>,
    /// Name of the event, if it has its own rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// Points that the players lose by penalties.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalties: Option<PenaltiesJson>,
    /// The way in which the game ended, if no count decides it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<EndedJson>,
}

/// One of the usual bonuses for handicap stones, and the result with it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "BonusResult")
)]
pub struct BonusResultJson {
    /// The bonus.
    pub bonus: HandicapBonus,
    /// The bonus in points.
    pub points: f64,
    /// Black's margin in points, after komi.
    pub margin: f64,
    /// The winner with this bonus.
    pub winner: Winner,
}

/// Points that the players lose by penalties.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Penalties")
)]
pub struct PenaltiesJson {
    /// Points that Black loses.
    pub black: f64,
    /// Points that White loses.
    pub white: f64,
}

/// The end of a game that no count decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EndedGame")
)]
pub struct EndedJson {
    /// The way in which it ended.
    pub how: Ended,
    /// The article of the Japanese rules of 1989 that provides for this end; null under other
    /// rules.
    #[serde(deserialize_with = "or_null")]
    pub article: Option<u32>,
    /// Sentence on the end of the game.
    pub message: String,
}
