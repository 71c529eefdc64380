//! Writes reports and failures as JSON, schema `shuzi/1`: one object per input, on one line.
//!
//! [`schema`] has the types. All code that writes or reads results as JSON goes through them.

mod from_report;
pub mod schema;
mod settled;
#[cfg(feature = "vision")]
mod trace;

pub use schema::{AnswerJson, BreachJson, ErrorJson, FailureJson, ProbabilitiesJson, ReportJson};
#[cfg(feature = "vision")]
pub use trace::{grids, life, probabilities};

use crate::geometry::PhotoPoint;
use crate::language::Language;
use crate::point::{BoardSize, Point};

use super::{Failure, TimedReport};

/// Language of all sentences in JSON. Programs read them, so they are the same for every user.
const LANGUAGE: Language = Language::English;

/// Returns the report and the durations of its steps as one line of JSON, without a line break.
///
/// # Errors
/// Errors of serde; the types of [`schema`] cause none.
pub fn report(timed: &TimedReport) -> serde_json::Result<String> {
    serde_json::to_string(&ReportJson::from(timed))
}

/// Returns the failure as one line of JSON, without a line break.
///
/// # Errors
/// Errors of serde; the types of [`schema`] cause none.
pub fn failure(failure: &Failure) -> serde_json::Result<String> {
    serde_json::to_string(&FailureJson::from(failure))
}

/// Returns the coordinates of many photo points, rounded to a tenth of a pixel.
pub fn places(places: impl Iterator<Item = PhotoPoint>) -> Vec<[f64; 2]> {
    places
        .map(|place| [rounded(place.x, 1), rounded(place.y, 1)])
        .collect()
}

fn corners(corners: [PhotoPoint; 4]) -> [[f64; 2]; 4] {
    corners.map(|corner| [rounded(corner.x, 2), rounded(corner.y, 2)])
}

fn names(size: BoardSize, points: &[Point]) -> Vec<String> {
    points.iter().map(|&point| size.name(point)).collect()
}

// Numbers of digits: sums in the networks differ in their last bits between processors and in
// WebAssembly, and the JSON should be the same everywhere. Probabilities differ by about 1e-8 and
// photo coordinates by 1e-7 px, and each further digit makes it ten times as likely that such a
// difference changes the rounded number.

/// Returns a probability rounded to three digits.
pub fn probability(value: f64) -> f64 {
    rounded(value, 3)
}

/// Returns an expected ownership, from -1 (White) to 1 (Black), rounded to one digit.
pub fn ownership(value: f64) -> f64 {
    rounded(value, 1)
}

/// Returns `value` rounded to `digits` after the point. A value that is not finite, which JSON
/// cannot hold, becomes 0.
fn rounded(value: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    let result = (value * scale).round() / scale;
    if result.is_finite() { result } else { 0.0 }
}

#[cfg(test)]
mod tests;
