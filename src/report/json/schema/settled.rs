//! Life and score of a position.

use serde::{Deserialize, Deserializer, Serialize};

use crate::color::Color;
use crate::life::Status;
use crate::score::LeftOpen;

use super::{OpenPointKind, Winner, in_surrounding_object, or_null};

/// Life and score of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Settled"))]
pub struct SettledJson {
    /// Every chain's fate.
    pub life: LifeJson,
    /// The groups to ask about, the one on which most depends first.
    pub doubts: Vec<DoubtfulGroupJson>,
    /// Neutral points that can be played.
    pub dame: Vec<String>,
    /// Neutral points in seki.
    pub shared: Vec<String>,
    /// Where borders are open.
    pub unsealed: Vec<String>,
    /// Points that can be played before the count.
    pub open: Vec<OpenPointJson>,
    /// What a person states about the open points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_open: Option<LeftOpen>,
    /// The margins once everything open is played out, where both are known exactly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_out: Option<PlayedOutJson>,
    /// Bounds of these margins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_out_bounds: Option<PlayedOutBoundsJson>,
    /// What takes points from territory, in the same object; under territory rules only.
    #[serde(flatten, deserialize_with = "territory")]
    pub territory: Option<TerritoryJson>,
    /// Groups that lose points to an event's group tax.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub group_tax: Vec<TaxedGroupJson>,
    /// Own stones that sunjang baduk lifts before the count.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<String>,
    /// Whose each point is, top row first; `.` is nobody's.
    pub owner: Vec<String>,
    /// The result.
    pub score: ScoreJson,
    /// The fill-in, under rules that have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ing: Option<IngJson>,
}

fn territory<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<TerritoryJson>, D::Error> {
    in_surrounding_object(deserializer, &["seki", "false_eyes", "teire"])
}

/// Every chain's fate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Life"))]
pub struct LifeJson {
    /// The stones proposed or stated as dead.
    pub dead: Vec<String>,
    /// The stones whose fate a person should confirm.
    pub ask: Vec<String>,
    /// The chains.
    pub chains: Vec<ChainJson>,
}

/// A chain's fate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Chain"))]
pub struct ChainJson {
    /// Its stones.
    pub points: Vec<String>,
    /// Whose it is.
    pub color: Color,
    /// What becomes of it.
    pub status: Status,
    /// Probability that it is so, with three digits.
    pub confidence: f64,
    /// Why.
    pub why: String,
    /// What another engine says, where it differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<SecondOpinionJson>,
}

/// What another engine says of a chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SecondOpinion"))]
pub struct SecondOpinionJson {
    /// What the engine calls itself.
    pub engine: String,
    /// What becomes of the chain.
    pub status: Status,
}

/// A group in doubt, and what depends on it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DoubtfulGroup"))]
pub struct DoubtfulGroupJson {
    /// Its stones.
    pub points: Vec<String>,
    /// Whose it is.
    pub color: Color,
    /// What is proposed.
    pub proposed: Status,
    /// Why.
    pub why: String,
    /// The margin if it is not so; null where that cannot be counted.
    #[serde(deserialize_with = "or_null")]
    pub margin_otherwise: Option<f64>,
    /// Whether another player would win then.
    #[serde(deserialize_with = "or_null")]
    pub changes_winner: Option<bool>,
}

/// A point that can be played before the count, with the margins that follow.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "OpenPoint"))]
pub struct OpenPointJson {
    /// Its name.
    pub point: String,
    /// What makes it worth playing.
    pub why: OpenPointKind,
    /// Points for Black once Black has played there; null where Black cannot.
    #[serde(deserialize_with = "or_null")]
    pub margin_if_black_plays: Option<f64>,
    /// The same once White has.
    #[serde(deserialize_with = "or_null")]
    pub margin_if_white_plays: Option<f64>,
}

/// The margins once everything open is played out in turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PlayedOut"))]
pub struct PlayedOutJson {
    /// Points for Black if Black plays first.
    pub margin_if_black_is_first: f64,
    /// The same if White does.
    pub margin_if_white_is_first: f64,
}

/// Bounds of the margins once everything open is played out in turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PlayedOutBounds"))]
pub struct PlayedOutBoundsJson {
    /// If Black plays first.
    pub black_is_first: BoundsJson,
    /// If White does.
    pub white_is_first: BoundsJson,
}

/// What Black gets at least and at most; null where nothing is proved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Bounds"))]
pub struct BoundsJson {
    /// At least.
    #[serde(deserialize_with = "or_null")]
    pub at_least: Option<f64>,
    /// At most.
    #[serde(deserialize_with = "or_null")]
    pub at_most: Option<f64>,
}

/// What takes points from territory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Territory"))]
pub struct TerritoryJson {
    /// Chains in seki.
    pub seki: Vec<String>,
    /// Points that look like territory and are not.
    pub false_eyes: Vec<String>,
    /// Protective moves that are missing.
    pub teire: Vec<String>,
}

/// A group that loses points to the group tax.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TaxedGroup"))]
pub struct TaxedGroupJson {
    /// Whose it is.
    pub color: Color,
    /// Its first stone.
    pub stone: String,
    /// How many points it loses.
    pub points: u32,
}

/// The result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Score"))]
pub struct ScoreJson {
    /// Black's points.
    pub black: f64,
    /// White's.
    pub white: f64,
    /// Points for Black after komi, bonus and penalties.
    pub margin: f64,
    /// The same if Black moved last, where that makes a difference because prisoners were deduced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin_if_black_moved_last: Option<f64>,
    /// The margin in zi, under rules that tell it so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin_zi: Option<String>,
    /// Who wins.
    pub winner: Winner,
    /// The result as game records have it.
    pub sgf: String,
}

/// The fill-in under Ing rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Ing"))]
pub struct IngJson {
    /// Black's side of it.
    pub black: IngSideJson,
    /// White's.
    pub white: IngSideJson,
    /// Stones that stand for the compensation.
    pub compensation_stones: i32,
    /// Shared points that each player fills.
    pub shared_filled_each: u32,
    /// What is left over, in points for Black.
    pub difference: i32,
    /// The result that the fill-in shows.
    pub result: String,
    /// Stones missing from the sets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missing: Option<MissingStonesJson>,
}

/// Stones missing from the sets, and by how many points they make Black look better in the fill-in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MissingStones"))]
pub struct MissingStonesJson {
    /// How many Black's set lacks.
    pub black: u32,
    /// How many White's lacks.
    pub white: u32,
    /// Points by which Black looks better.
    pub misleads_by: f64,
}

/// One side of the fill-in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "IngSide"))]
pub struct IngSideJson {
    /// Stones on the board.
    pub stones_on_board: u32,
    /// Stones in the bowl.
    pub in_bowl: u32,
    /// Stones that go into the own area.
    pub fill: u32,
    /// Points that are left empty.
    pub winning_points: u32,
    /// Stones that are left over.
    pub losing_stones: u32,
}
