//! How far a grid can be trusted, now that the full-size photo is read on it.
//!
//! Whatever stands on a board, its points are crossings and what lies one step beyond its outer lines is none:
//! a grid that is a line, or half a spacing, off shows itself there.

use super::flat::RING;
use super::reader::Reading;
use crate::board::{Board, GridEvidence};
use crate::geometry::BoardPoint;
use crate::photo::Photo;

/// What the network says is not believed beyond this, in nats a point.
const MOST_NATS: f64 = 4.0;

/// What is seen of a grid in the full-size photo: log-probabilities, in nats a point, 0 at best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GridReading {
    /// That its points are crossings.
    pub points: f64,
    /// The same of the one of its outer lines where that is least likely.
    pub weakest_line: f64,
    /// That there are no crossings a step beyond its outer lines, on the side where that is least likely. Of
    /// a side that lies outside the photo nothing is known: 0.
    pub beyond: f64,
    /// Share of the points a step beyond its outer lines that lie in the photo.
    pub beyond_seen: f64,
}

impl GridReading {
    pub(super) fn of(photo: &Photo, board: &Board, reading: &Reading) -> GridReading {
        let last = board.lines as isize - 1;
        let side = |k: isize| -> [(isize, isize); 4] { [(k, 0), (last, k), (k, last), (0, k)] };
        let outside = |k: isize| -> [(isize, isize); 4] { [(k, -1), (last + 1, k), (k, last + 1), (-1, k)] };
        let crossing = |(column, row)| reading.at(column, row).map(|point| nats(1.0 - point.off));
        let seen = |(column, row): (isize, isize)| {
            let at = BoardPoint { x: column as f64, y: row as f64 };
            photo.contains(board.photo_from_board.photo(at))
        };
        let none = |place| {
            if seen(place) { reading.at(place.0, place.1).map(|point| nats(point.off)) } else { None }
        };
        let sides = 0..4usize;
        let line = |k: usize| mean((0..=last).filter_map(|place| crossing(side(place)[k])));
        let beyond = |k: usize| {
            let known: Vec<f64> = (0..=last).filter_map(|place| none(outside(place)[k])).collect();
            known.iter().sum::<f64>() / (last + 1) as f64
        };
        let ring = sides.clone().flat_map(|k| (0..=last).map(move |place| outside(place)[k]));
        GridReading {
            points: mean(reading.board().map(|point| nats(1.0 - point.off))),
            weakest_line: sides.clone().map(line).fold(0.0, f64::min),
            beyond: sides.map(beyond).fold(0.0, f64::min),
            beyond_seen: mean(ring.map(|place| f64::from(u8::from(seen(place))))),
        }
    }

    /// Probability that it is the right grid. Constants: logistic regression on grids found in pictures of the
    /// project's own and in photos for training, `training/shuzi_training/grid_confidence.py`.
    pub(super) fn confidence(&self, board: &Board) -> f64 {
        let here = 4.0 + 3.0 * self.points.max(-2.0) + 2.5 * self.weakest_line + 2.5 * self.beyond;
        let log_odds = match &board.evidence {
            GridEvidence::Stated => here,
            GridEvidence::Seen(seen) => {
                here + 1.5 * (seen.mean_score.min(3.0) - 1.5)
                    + 1.0 * (seen.lead.min(5.0) - 2.0)
                    + 1.0 * seen.weakest_side.clamp(-1.5, 1.5)
                    + 20.0 * (seen.in_picture - 1.0)
            }
        };
        1.0 / (1.0 + (-log_odds).exp())
    }

    /// Whether lines run on beyond the grid.
    pub(super) fn runs_on(&self, board: &Board) -> bool {
        let open = match &board.evidence {
            GridEvidence::Stated => false,
            GridEvidence::Seen(seen) => seen.open_side > OPEN,
        };
        self.points > CROSSINGS && (open || self.beyond < RUNS_ON)
    }
}

/// Lines run on where that is likelier than this, in nats a point, by what is seen of the whole board,
const OPEN: f64 = 0.7;
/// or where this is said of a side in the full-size photo;
const RUNS_ON: f64 = -1.5;
/// and the rest is a grid: its points are crossings, in nats a point.
const CROSSINGS: f64 = -0.7;

fn nats(probability: f64) -> f64 {
    probability.ln().max(-MOST_NATS)
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0), |(sum, count), value| (sum + value, count + 1));
    sum / f64::from(count.max(1))
}

const _: () = assert!(RING == 1, "the step beyond the outer lines is read");
