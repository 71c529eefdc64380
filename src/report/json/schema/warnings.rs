//! Warnings, forbidden moves, and the comparison with the record's result.

use serde::{Deserialize, Serialize};

use crate::color::Color;
use crate::score::{BreachAct, Ruling};

use super::{DifferenceKind, RecordedComparison, WarningKind, or_null};

/// A fact that the user should know before trusting a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Warning")
)]
pub struct WarningJson {
    /// The kind, by which programs tell warnings apart.
    pub kind: WarningKind,
    /// The points concerned.
    pub points: Vec<String>,
    /// The warning in words.
    pub message: String,
    /// The moves it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<BreachJson>,
    /// True if it only says how something was understood, so that the user need not check anything;
    /// absent if false.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_note: bool,
}

/// A move in a record that the rules forbid or rule on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Breach")
)]
pub struct BreachJson {
    /// Number of the move, counted from one.
    pub number: usize,
    /// The player who made it.
    pub color: Color,
    /// The point played; null for a pass.
    #[serde(deserialize_with = "or_null")]
    pub point: Option<String>,
    /// The effect of the move that the rules object to.
    pub did: BreachAct,
    /// Number of own stones that a suicide removed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stones: Option<usize>,
    /// Number of the earlier move after which the board was the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<usize>,
    /// The ruling on the move.
    pub ruling: Ruling,
}

/// The comparison of the count with the result that the game record states.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "RecordedResult")
)]
pub struct RecordedResultJson {
    /// The result as written in the record.
    pub written: String,
    /// The outcome of the comparison.
    pub finding: RecordedComparison,
    /// Black's margin in the record; only if the results differ and the record states a margin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<f64>,
    /// Possible reasons for the difference, the likeliest first; absent if the results do not
    /// differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Vec<DifferenceReasonJson>>,
}

/// A possible reason for a difference between record and count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "DifferenceReason")
)]
pub struct DifferenceReasonJson {
    /// The kind, by which programs tell reasons apart.
    pub kind: DifferenceKind,
    /// The points concerned.
    pub points: Vec<String>,
    /// The reason in words.
    pub message: String,
}
