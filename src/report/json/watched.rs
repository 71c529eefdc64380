//! What the steps saw, as JSON for people who look into a reading. Not part of schema `shuzi/1`: fields come
//! and go with the steps.

use serde::Serialize;

use crate::board;
use crate::life::LifeReading;
use crate::point::BoardSize;
use crate::stones::{StoneReading, StoneReadings};

use super::schema::{self, Probabilities};
use super::{corners, life_of, probabilities_of, rounded};

/// The best grid with what its confidence rests on, and the other grids that were judged, best first.
pub fn grids(watched: &board::Watched) -> String {
    pretty(&Grids {
        marks: watched.marks.len(),
        best: watched.best.as_ref().map(|best| BestGrid {
            grid: grid(&best.grid),
            lead_nats_a_line: rounded(best.lead, 3),
            unexplained: rounded(best.unexplained, 4),
            weakest_border_nats_a_point: rounded(best.weakest_border, 3),
            fit_px: rounded(best.fit_px, 3),
            confidence: rounded(best.confidence, 4),
        }),
        runners_up: watched.runners_up.iter().map(grid).collect(),
    })
}

/// Every point's probabilities, and why it is in doubt where it is, row by row.
pub fn probabilities(readings: &StoneReadings) -> String {
    let size = BoardSize::square(readings.lines).ok();
    let points = size.iter().flat_map(|size| size.points().map(|point| size.name(point)));
    let reading = |(point, reading): (String, &StoneReading)| Reading {
        point,
        probabilities: probabilities_of(reading),
        doubt: reading.doubt.map(schema::doubt),
    };
    pretty(&Readings { size: readings.lines, points: points.zip(&readings.readings).map(reading).collect() })
}

/// Every chain's fate with the confidence and the reason, as in the report.
pub fn life(size: BoardSize, life: &LifeReading) -> String {
    pretty(&life_of(size, life))
}

#[derive(Serialize)]
struct Grids {
    marks: usize,
    best: Option<BestGrid>,
    runners_up: Vec<Grid>,
}

#[derive(Serialize)]
struct BestGrid {
    #[serde(flatten)]
    grid: Grid,
    lead_nats_a_line: f64,
    unexplained: f64,
    weakest_border_nats_a_point: f64,
    fit_px: f64,
    confidence: f64,
}

#[derive(Serialize)]
struct Grid {
    size: usize,
    corners: [[f64; 2]; 4],
    score_nats: f64,
    score_nats_a_point: f64,
}

#[derive(Serialize)]
struct Readings {
    size: usize,
    points: Vec<Reading>,
}

#[derive(Serialize)]
struct Reading {
    point: String,
    #[serde(flatten)]
    probabilities: Probabilities,
    #[serde(skip_serializing_if = "Option::is_none")]
    doubt: Option<&'static str>,
}

fn grid(grid: &board::Grid) -> Grid {
    Grid {
        size: grid.lines,
        corners: corners(grid.corners),
        score_nats: rounded(grid.score, 1),
        score_nats_a_point: rounded(grid.score / (grid.lines * grid.lines) as f64, 3),
    }
}

/// Text keys and finite numbers only, so that writing cannot fail.
fn pretty(object: &impl Serialize) -> String {
    serde_json::to_string_pretty(object).unwrap_or_default() + "\n"
}
