//! The photo, the grid in it, and the points that are in doubt.

use serde::{Deserialize, Serialize};

use crate::position::Doubt;

use super::{ErrorJson, StoneLetter};

/// The photo of a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Photo"))]
pub struct PhotoJson {
    /// Its name, as the user gave it.
    pub file: String,
    /// Width of the upright photo, in pixels.
    pub width: u32,
    /// Height of the upright photo, in pixels.
    pub height: u32,
    /// Other photos that were given as of the same board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<OtherPhotoJson>,
}

/// A photo of which nothing is known but its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PhotoName"))]
pub struct PhotoNameJson {
    /// Its name, as the user gave it.
    pub file: String,
}

/// Another photo of the same board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "OtherPhoto"))]
pub struct OtherPhotoJson {
    /// Its name, as the user gave it.
    pub file: String,
    /// Why it was left out; absent when it was read together with the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<ErrorJson>,
}

/// The grid found in a photo.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Board"))]
pub struct BoardJson {
    /// Lines each way.
    pub size: usize,
    /// The outer intersections in photo pixels, clockwise from the top left of `rows`.
    pub corners: [[f64; 2]; 4],
    /// Root mean square distance between the grid and the lines that were seen, in pixels.
    pub fit_px: f64,
}

/// A point that a person has to check.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Uncertain"))]
pub struct UncertainJson {
    /// Its name.
    pub point: String,
    /// Row from the top, from zero.
    pub row: usize,
    /// Column from the left, from zero.
    pub col: usize,
    /// What most probably stands there.
    pub best: StoneLetter,
    /// The probability of everything that may stand there.
    pub probabilities: ProbabilitiesJson,
    /// Why it is in doubt.
    pub why: Doubt,
}

/// Probabilities of what stands on a point, with three digits.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Probabilities"))]
pub struct ProbabilitiesJson {
    /// No stone.
    pub empty: f64,
    /// A black stone.
    pub black: f64,
    /// A white stone.
    pub white: f64,
}
