//! JSON, schema `shuzi/1`: one object an input, on one line. What other programs build on.
//!
//! [`schema`] has the types; everything that writes or reads results as JSON goes through them.

mod from_report;
pub mod schema;
mod settled;
#[cfg(feature = "vision")]
mod watched;

pub use schema::{AnswerJson, BreachJson, ErrorJson, FailureJson, ProbabilitiesJson, ReportJson};
#[cfg(feature = "vision")]
pub use watched::{grids, life, probabilities};

use crate::geometry::PhotoPoint;
use crate::language::Language;
use crate::point::{BoardSize, Point};

use super::{Failure, TimedReport};

/// Programs read it: it must not depend on where it was written.
const LANGUAGE: Language = Language::English;

/// Returns the report and how long its steps took as one line of JSON, without the line's end.
///
/// # Errors
/// Those of serde, which the types of [`schema`] give no reason for.
pub fn report(timed: &TimedReport) -> serde_json::Result<String> {
    serde_json::to_string(&ReportJson::from(timed))
}

/// Returns the failure as one line of JSON, without the line's end.
///
/// # Errors
/// Those of serde, which the types of [`schema`] give no reason for.
pub fn failure(failure: &Failure) -> serde_json::Result<String> {
    serde_json::to_string(&FailureJson::from(failure))
}

/// Returns the places of many intersections in a photo, in tenths of a pixel.
pub fn places(places: impl Iterator<Item = PhotoPoint>) -> Vec<[f64; 2]> {
    places.map(|place| [rounded(place.x, 1), rounded(place.y, 1)]).collect()
}

fn corners(corners: [PhotoPoint; 4]) -> [[f64; 2]; 4] {
    corners.map(|corner| [rounded(corner.x, 2), rounded(corner.y, 2)])
}

fn names(size: BoardSize, points: &[Point]) -> Vec<String> {
    points.iter().map(|&point| size.name(point)).collect()
}

// How many digits are written: the networks' sums differ in their last bits between processors and in WebAssembly, and
// what is written should not tell them apart. Probabilities differ by 1e-8, places in photos by 1e-7 px; each digit more
// makes a difference ten times as likely to show.

/// A probability as it is written: with three digits.
pub fn probability(value: f64) -> f64 {
    rounded(value, 3)
}

/// What is expected of one of all points, from -1 to 1, as it is written: with one digit.
pub fn expected(value: f64) -> f64 {
    rounded(value, 1)
}

/// `value` with `digits` after the point; what is not finite becomes 0, which JSON can hold.
fn rounded(value: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    let result = (value * scale).round() / scale;
    if result.is_finite() { result } else { 0.0 }
}

#[cfg(test)]
mod tests;
