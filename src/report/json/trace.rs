//! Writes the traces of the steps as JSON, for developers. It is not part of schema `shuzi/1`:
//! fields change with the steps.

use serde::Serialize;

use crate::board::{BoardTrace, CandidateGrid};
use crate::life::LifeReading;
use crate::point::BoardSize;
use crate::stones::{Doubt, StoneReading, StonesTrace};

use super::schema::ProbabilitiesJson;
use super::settled::life_of;
use super::{corners, probability, rounded};

/// Returns the candidate grids, likeliest first, with the evidence for each.
///
/// # Errors
/// Errors of serde; the data cause none.
pub fn grids(trace: &BoardTrace) -> serde_json::Result<String> {
    pretty(&TracedGrids {
        marks: trace.detections.len(),
        grids: trace.grids.iter().map(grid).collect(),
    })
}

/// Returns the confidence in the grid, and the probabilities and the doubt of every point, row by
/// row.
///
/// # Errors
/// Errors of serde; the data cause none.
pub fn probabilities(trace: &StonesTrace) -> serde_json::Result<String> {
    let readings = &trace.readings;
    let size = BoardSize::square(readings.lines).ok();
    let points = size
        .iter()
        .flat_map(|size| size.points().map(|point| size.name(point)));
    let reading = |(point, reading): (String, &StoneReading)| TracedReading {
        point,
        probabilities: ProbabilitiesJson::from(reading),
        doubt: reading.doubt,
    };
    let grid = TracedGridEvidence {
        confidence: probability(readings.grid_confidence),
        points_nats: rounded(trace.grid.points, 3),
        weakest_line_nats: rounded(trace.grid.weakest_line, 3),
        beyond_nats: rounded(trace.grid.beyond, 3),
        beyond_seen: rounded(trace.grid.beyond_seen, 3),
        stone_height_spacings: rounded(trace.stone_height, 3),
    };
    let points = points.zip(&readings.readings).map(reading).collect();
    pretty(&TracedReadings {
        size: readings.lines,
        grid,
        points,
    })
}

/// Returns every chain's fate with its confidence and reason, as in the report.
///
/// # Errors
/// Errors of serde; the data cause none.
pub fn life(size: BoardSize, life: &LifeReading) -> serde_json::Result<String> {
    pretty(&life_of(size, life))
}

#[derive(Serialize)]
struct TracedGrids {
    marks: usize,
    grids: Vec<TracedGrid>,
}

#[derive(Serialize)]
struct TracedGrid {
    size: usize,
    corners: [[f64; 2]; 4],
    score_nats_a_point: f64,
    lead_nats_a_line: f64,
    weakest_side_nats_a_point: Option<f64>,
    goes_on_nats_a_point: [Option<f64>; 4],
    in_picture: f64,
    fit_px: f64,
}

/// Evidence in the full-size photo for the grid on which the stones are read.
#[derive(Serialize)]
struct TracedGridEvidence {
    confidence: f64,
    points_nats: f64,
    weakest_line_nats: f64,
    beyond_nats: f64,
    beyond_seen: f64,
    stone_height_spacings: f64,
}

#[derive(Serialize)]
struct TracedReadings {
    size: usize,
    grid: TracedGridEvidence,
    points: Vec<TracedReading>,
}

#[derive(Serialize)]
struct TracedReading {
    point: String,
    #[serde(flatten)]
    probabilities: ProbabilitiesJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    doubt: Option<Doubt>,
}

fn grid(grid: &CandidateGrid) -> TracedGrid {
    let seen = &grid.seen;
    TracedGrid {
        size: grid.lines,
        corners: corners(grid.corners),
        score_nats_a_point: rounded(seen.mean_score, 3),
        lead_nats_a_line: rounded(seen.lead, 3),
        weakest_side_nats_a_point: seen.weakest_side.map(|side| rounded(side, 3)),
        goes_on_nats_a_point: seen.goes_on.map(|side| side.map(|nats| rounded(nats, 3))),
        in_picture: rounded(seen.in_picture, 4),
        fit_px: rounded(grid.fit_px, 3),
    }
}

fn pretty(object: &impl Serialize) -> serde_json::Result<String> {
    Ok(serde_json::to_string_pretty(object)? + "\n")
}
