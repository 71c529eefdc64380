//! What a person should know, and what the game's record says.

use serde::{Deserialize, Serialize};

use crate::color::Color;
use crate::score::{BreachAct, Ruling};

use super::{DifferenceKind, RecordedComparison, WarningKind, or_null};

/// What a person should know before believing a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Warning"))]
pub struct WarningJson {
    /// By this name programs tell warnings apart.
    pub kind: WarningKind,
    /// The points it is about.
    pub points: Vec<String>,
    /// The warning in words.
    pub message: String,
    /// The moves it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<BreachJson>,
    /// Whether it only says how something was taken, so that nobody needs to look. Left out where not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_note: bool,
}

/// A move of a record of which the rules say something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Breach"))]
pub struct BreachJson {
    /// Number of the move, from one.
    pub number: usize,
    /// Who made it.
    pub color: Color,
    /// Where; null for a pass.
    #[serde(deserialize_with = "or_null")]
    pub point: Option<String>,
    /// What it did.
    pub did: BreachAct,
    /// Stones that it took off its own chain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stones: Option<usize>,
    /// The last move before, after which the board was the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<usize>,
    /// What the rules say of it.
    pub ruling: Ruling,
}

/// What the game's record tells, against the count.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "RecordedResult"))]
pub struct RecordedResultJson {
    /// As the record has it.
    pub written: String,
    /// What the comparison comes to.
    pub finding: RecordedComparison,
    /// Black's margin in the record, where they differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<f64>,
    /// What would explain the difference.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Vec<DifferenceReasonJson>>,
}

/// What would explain a difference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DifferenceReason"))]
pub struct DifferenceReasonJson {
    /// By this name programs tell reasons apart.
    pub kind: DifferenceKind,
    /// The points it is about.
    pub points: Vec<String>,
    /// The reason in words.
    pub message: String,
}
