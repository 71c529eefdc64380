//! What the steps saw, as JSON for people who look into a reading. Not part of schema `shuzi/1`: fields come
//! and go with the steps.

use serde::Serialize;

use crate::board::{BoardTrace, CandidateGrid};
use crate::life::LifeReading;
use crate::point::BoardSize;
use crate::stones::{Doubt, StoneReading, StonesTrace};

use super::schema::ProbabilitiesJson;
use super::settled::life_of;
use super::{corners, probability, rounded};

/// The grids that may be the board's, likeliest first, with what speaks for each.
///
/// # Errors
/// Those of serde, which nothing in it gives a reason for.
pub fn grids(watched: &BoardTrace) -> serde_json::Result<String> {
    pretty(&Grids { marks: watched.detections.len(), grids: watched.grids.iter().map(grid).collect() })
}

/// How far the grid is trusted, every point's probabilities, and why it is in doubt where it is, row by row.
///
/// # Errors
/// Those of serde, which nothing in it gives a reason for.
pub fn probabilities(watched: &StonesTrace) -> serde_json::Result<String> {
    let readings = &watched.readings;
    let size = BoardSize::square(readings.lines).ok();
    let points = size.iter().flat_map(|size| size.points().map(|point| size.name(point)));
    let reading = |(point, reading): (String, &StoneReading)| Reading {
        point,
        probabilities: ProbabilitiesJson::from(reading),
        doubt: reading.doubt,
    };
    let grid = GridReading {
        confidence: probability(readings.grid_confidence),
        points_nats: rounded(watched.grid.points, 3),
        weakest_line_nats: rounded(watched.grid.weakest_line, 3),
        beyond_nats: rounded(watched.grid.beyond, 3),
        beyond_seen: rounded(watched.grid.beyond_seen, 3),
    };
    let points = points.zip(&readings.readings).map(reading).collect();
    pretty(&Readings { size: readings.lines, grid, points })
}

/// Every chain's fate with the confidence and the reason, as in the report.
///
/// # Errors
/// Those of serde, which nothing in it gives a reason for.
pub fn life(size: BoardSize, life: &LifeReading) -> serde_json::Result<String> {
    pretty(&life_of(size, life))
}

#[derive(Serialize)]
struct Grids {
    marks: usize,
    grids: Vec<Grid>,
}

#[derive(Serialize)]
struct Grid {
    size: usize,
    corners: [[f64; 2]; 4],
    score_nats_a_point: f64,
    lead_nats_a_line: f64,
    weakest_side_nats_a_point: Option<f64>,
    open_side_nats_a_point: f64,
    in_picture: f64,
    fit_px: f64,
}

/// What the full-size photo shows of the grid on which the stones are read.
#[derive(Serialize)]
struct GridReading {
    confidence: f64,
    points_nats: f64,
    weakest_line_nats: f64,
    beyond_nats: f64,
    beyond_seen: f64,
}

#[derive(Serialize)]
struct Readings {
    size: usize,
    grid: GridReading,
    points: Vec<Reading>,
}

#[derive(Serialize)]
struct Reading {
    point: String,
    #[serde(flatten)]
    probabilities: ProbabilitiesJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    doubt: Option<Doubt>,
}

fn grid(grid: &CandidateGrid) -> Grid {
    let seen = &grid.seen;
    Grid {
        size: grid.lines,
        corners: corners(grid.corners),
        score_nats_a_point: rounded(seen.mean_score, 3),
        lead_nats_a_line: rounded(seen.lead, 3),
        weakest_side_nats_a_point: seen.weakest_side.map(|side| rounded(side, 3)),
        open_side_nats_a_point: rounded(seen.open_side(), 3),
        in_picture: rounded(seen.in_picture, 4),
        fit_px: rounded(grid.fit_px, 3),
    }
}

fn pretty(object: &impl Serialize) -> serde_json::Result<String> {
    Ok(serde_json::to_string_pretty(object)? + "\n")
}
