//! The photo, the grid in it, and the doubtful points.

use serde::{Deserialize, Serialize};

use crate::position::Doubt;

use super::{ErrorJson, StoneLetter};

/// The photo of a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Photo")
)]
pub struct PhotoJson {
    /// The photo's name, as the user gave it.
    pub file: String,
    /// Width of the upright photo, in pixels.
    pub width: u32,
    /// Height of the upright photo, in pixels.
    pub height: u32,
    /// Other photos that were given as photos of the same board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<OtherPhotoJson>,
}

/// The name of a photo that was not read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "PhotoName")
)]
pub struct PhotoNameJson {
    /// The photo's name, as the user gave it.
    pub file: String,
}

/// Another photo of the same board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "OtherPhoto")
)]
pub struct OtherPhotoJson {
    /// The photo's name, as the user gave it.
    pub file: String,
    /// The reason why it was left out; absent if it was combined with the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<ErrorJson>,
}

/// The grid found in a photo.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Board")
)]
pub struct BoardJson {
    /// Number of lines each way.
    pub size: usize,
    /// The corner intersections in photo pixels, clockwise from the top left of `rows`.
    pub corners: [[f64; 2]; 4],
    /// Root mean square distance between the fitted and the detected intersections, in pixels; 0 if
    /// the corners were stated.
    pub fit_px: f64,
}

/// A doubtful point.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Uncertain")
)]
pub struct UncertainJson {
    /// The point's name.
    pub point: String,
    /// Row, counted from zero at the top.
    pub row: usize,
    /// Column, counted from zero at the left.
    pub col: usize,
    /// The likeliest contents of the point.
    pub best: StoneLetter,
    /// The probabilities of all possible contents.
    pub probabilities: ProbabilitiesJson,
    /// The reason for the doubt.
    pub why: Doubt,
    /// Number of the question that settles this point, counted from 1. Points that belong together,
    /// such as the stones of a chain without liberties, have the same. Absent in older files.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<usize>,
}

/// Probabilities of a point's contents, with three digits.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Probabilities")
)]
pub struct ProbabilitiesJson {
    /// No stone.
    pub empty: f64,
    /// A black stone.
    pub black: f64,
    /// A white stone.
    pub white: f64,
}
