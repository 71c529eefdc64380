//! Life and score of a position.

use serde::{Deserialize, Deserializer, Serialize};

use crate::color::Color;
use crate::life::Status;
use crate::score::LeftOpen;

use super::{OpenPointKind, Winner, in_surrounding_object, or_null};

/// Life and score of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Settled")
)]
pub struct SettledJson {
    /// Every chain's fate.
    pub life: LifeJson,
    /// The groups to ask about, the one that changes most first.
    pub doubts: Vec<DoubtfulGroupJson>,
    /// Neutral points that can be played.
    pub dame: Vec<String>,
    /// Neutral points in seki.
    pub shared: Vec<String>,
    /// Points in open borders, whose owner is unknown.
    pub unsealed: Vec<String>,
    /// Points that can be played before the count.
    pub open: Vec<OpenPointJson>,
    /// The user's statement about the open points; absent without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_open: Option<LeftOpen>,
    /// The margins after all open points are played out; only if both are known exactly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_out: Option<PlayedOutJson>,
    /// Bounds of these margins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_out_bounds: Option<PlayedOutBoundsJson>,
    /// Points that are not territory although one side surrounds them, in the same object; only
    /// under territory rules.
    #[serde(flatten, deserialize_with = "read_territory")]
    pub territory: Option<TerritoryJson>,
    /// Groups that lose points to an event's group tax.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub group_tax: Vec<TaxedGroupJson>,
    /// Live stones that sunjang baduk lifts before the count.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<String>,
    /// The owner of each point, from the top row down: `B`, `W`, or `.` for neither.
    pub owner: Vec<String>,
    /// The result.
    pub score: ScoreJson,
    /// The fill-in, under rules that have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ing: Option<IngJson>,
}

fn read_territory<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<TerritoryJson>, D::Error> {
    in_surrounding_object(deserializer, &["seki", "false_eyes", "teire"])
}

/// Every chain's fate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Life")
)]
pub struct LifeJson {
    /// The stones proposed or stated as dead.
    pub dead: Vec<String>,
    /// The stones whose fate the user should confirm.
    pub ask: Vec<String>,
    /// The chains.
    pub chains: Vec<ChainJson>,
}

/// A chain's fate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Chain")
)]
pub struct ChainJson {
    /// Its stones.
    pub points: Vec<String>,
    /// The player it belongs to.
    pub color: Color,
    /// Its fate.
    pub status: Status,
    /// Probability that the status is right, with three digits.
    pub confidence: f64,
    /// Sentence on the reason.
    pub why: String,
    /// Another engine's opinion; only if it differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<SecondOpinionJson>,
}

/// Another engine's opinion on a chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "SecondOpinion")
)]
pub struct SecondOpinionJson {
    /// The engine's name for itself.
    pub engine: String,
    /// The chain's fate.
    pub status: Status,
}

/// A group whose fate is doubtful, and its effect on the result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "DoubtfulGroup")
)]
pub struct DoubtfulGroupJson {
    /// Its stones.
    pub points: Vec<String>,
    /// The player it belongs to.
    pub color: Color,
    /// The proposed fate.
    pub proposed: Status,
    /// Sentence on the reason.
    pub why: String,
    /// Black's margin if the fate is not as proposed; null if that cannot be counted.
    #[serde(deserialize_with = "or_null")]
    pub margin_otherwise: Option<f64>,
    /// True if another player would win then; null if that cannot be counted.
    #[serde(deserialize_with = "or_null")]
    pub changes_winner: Option<bool>,
}

/// A point that can be played before the count, and the margins after playing it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "OpenPoint")
)]
pub struct OpenPointJson {
    /// The point's name.
    pub point: String,
    /// The reason why it is worth playing.
    pub why: OpenPointKind,
    /// Black's margin after Black plays there; null if Black cannot.
    #[serde(deserialize_with = "or_null")]
    pub margin_if_black_plays: Option<f64>,
    /// Black's margin after White plays there; null if White cannot.
    #[serde(deserialize_with = "or_null")]
    pub margin_if_white_plays: Option<f64>,
}

/// The margins after all open points are played out in turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "PlayedOut")
)]
pub struct PlayedOutJson {
    /// Black's margin if Black plays first.
    pub margin_if_black_is_first: f64,
    /// Black's margin if White plays first.
    pub margin_if_white_is_first: f64,
}

/// Bounds of the margins after all open points are played out in turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "PlayedOutBounds")
)]
pub struct PlayedOutBoundsJson {
    /// Bounds if Black plays first.
    pub black_is_first: BoundsJson,
    /// Bounds if White plays first.
    pub white_is_first: BoundsJson,
}

/// Bounds of Black's margin; null if nothing is proved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Bounds")
)]
pub struct BoundsJson {
    /// The margin is at least this.
    #[serde(deserialize_with = "or_null")]
    pub at_least: Option<f64>,
    /// The margin is at most this.
    #[serde(deserialize_with = "or_null")]
    pub at_most: Option<f64>,
}

/// Points that are not territory although one side surrounds them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Territory")
)]
pub struct TerritoryJson {
    /// Stones in seki and the points they surround.
    pub seki: Vec<String>,
    /// False eyes: points that their owner has to fill to connect.
    pub false_eyes: Vec<String>,
    /// Missing protective moves (teire).
    pub teire: Vec<String>,
}

/// A group that loses points to the group tax.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "TaxedGroup")
)]
pub struct TaxedGroupJson {
    /// The player it belongs to.
    pub color: Color,
    /// The first of its stones, in reading order.
    pub stone: String,
    /// Number of points it loses.
    pub points: u32,
}

/// The result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Score")
)]
pub struct ScoreJson {
    /// Black's points before komi.
    pub black: f64,
    /// White's points before komi.
    pub white: f64,
    /// Black's margin in points, after komi, bonus and penalties.
    pub margin: f64,
    /// Black's margin if Black moved last; only if that matters because the prisoners were deduced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin_if_black_moved_last: Option<f64>,
    /// The margin in zi; only under rules that state results in zi.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin_zi: Option<String>,
    /// The winner.
    pub winner: Winner,
    /// The result as written in game records (SGF).
    pub sgf: String,
}

/// The fill-in under Ing rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Ing")
)]
pub struct IngJson {
    /// Black's side of the fill-in.
    pub black: IngSideJson,
    /// White's side of the fill-in.
    pub white: IngSideJson,
    /// Number of white compensation stones in Black's territory; if negative, of black stones in
    /// White's.
    pub compensation_stones: i32,
    /// Number of shared points that each player fills.
    pub shared_filled_each: u32,
    /// The difference that the fill-in shows, in points for Black.
    pub difference: i32,
    /// The result that the fill-in shows.
    pub result: String,
    /// Stones missing from the sets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missing: Option<MissingStonesJson>,
}

/// Stones missing from the sets, and the error that they cause in the fill-in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "MissingStones")
)]
pub struct MissingStonesJson {
    /// Number of stones missing from Black's set.
    pub black: u32,
    /// Number of stones missing from White's set.
    pub white: u32,
    /// Points by which the fill-in shows Black too far ahead; negative for White.
    pub misleads_by: f64,
}

/// One side of the fill-in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "IngSide")
)]
pub struct IngSideJson {
    /// Number of stones on the board.
    pub stones_on_board: u32,
    /// Number of stones in the bowl.
    pub in_bowl: u32,
    /// Number of stones that fill the player's own area.
    pub fill: u32,
    /// Number of points that are left empty (winning points).
    pub winning_points: u32,
    /// Number of stones that are left over (losing stones).
    pub losing_stones: u32,
}
