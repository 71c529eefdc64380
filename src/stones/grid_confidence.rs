//! Grid confidence: the probability that a grid is the board's, given the classification of its
//! points.
//!
//! Whatever stands on a board, its points are crossings, and the places one step beyond its outer
//! lines are not. A grid that is off by a line or by half a spacing violates that. The stone
//! network distinguishes crossings from other places, also on the ring around the grid, and three
//! means of its log-probabilities are taken ([`GridLikelihood`]): over all points, over the worst
//! of the four outer lines, and over the worst of the four sides of the ring. The worst side
//! counts, not the mean of the sides, because a grid that is off by one line is right on three of
//! them.
//!
//! Logistic regression combines these and the number of lines with the evidence from the small view
//! into one probability ([`GridLikelihood::confidence`]). Each term is bounded before it is
//! weighted, because a network's certainty beyond a few nats is not to be taken at face value. The
//! coefficients are fitted, not chosen, except where a comment says "by judgement". Cost: one pass
//! over the points.
//!
//! A small grid that is certain may still be the corner of a larger board that the photo's edge
//! cuts off. Then nothing on the grid is wrong, and only what the photo shows beyond its sides can
//! decide ([`GridLikelihood::goes_on`]).

use super::classifier::BoardClassification;
use super::visibility::Visibility;
use crate::board::{Board, GridEvidence, LARGEST_USUAL, USUAL_SIZES};
use crate::geometry::BoardPoint;
use crate::photo::Photo;
use crate::statistics::mean;

/// Bound on what one point costs, in nats.
const MOST_NATS: f64 = 4.0;
/// Log-odds that corners stated by the user add, by judgement.
const STATED: f64 = 2.0;
/// Log-odds that a nat of [`GridLikelihood::points`] adds if the corners are stated, by judgement.
/// Only the number of lines can be wrong then, and a wrong one puts points where there are no
/// crossings.
const STATED_POINTS: f64 = 4.0;
/// The board goes on beyond a side whose [`SeenGrid::goes_on`](crate::board::SeenGrid::goes_on)
/// exceeds this, in nats per point.
const GOES_ON: f64 = 0.0;
/// Boards of [`LARGEST_USUAL`] lines or more are hardly ever a part of a larger one: where the photo's
/// edge lies right beside the outer lines, the network cannot tell, but the number of lines does.
/// Such a board goes on beyond a side that exceeds this.
const CLEARLY_GOES_ON: f64 = 3.0;
/// A grid's lines can be cut off only if its [`GridLikelihood::points`] exceed this: otherwise it is
/// not a grid at all.
const CROSSINGS: f64 = -0.7;
/// Share of the places one step beyond a side's outer line that has to lie in the photo to show
/// whether the board ends.
const SURROUNDINGS: f64 = 0.5;
/// Log-odds against a grid of any other size that the user does not state, by judgement.
const UNUSUAL: f64 = 2.5;

/// Measurements of a grid in the full-size photo: mean log-probabilities, in nats per point, 0 at
/// best. Places outside the photo are left out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GridLikelihood {
    /// Mean log-probability that its points are crossings.
    pub points: f64,
    /// Mean log-probability that the points of an outer line are crossings, on the side where that
    /// is least likely.
    pub weakest_line: f64,
    /// Mean log-probability that there are no crossings a step beyond an outer line, on the side
    /// where that is least likely.
    pub beyond: f64,
    /// Share of the points a step beyond its outer lines that lie in the photo.
    pub beyond_seen: f64,
    /// Share of the points a step beyond each outer line that lie in the photo: at the top, the
    /// right, the bottom and the left.
    pub beyond_seen_by_side: [f64; 4],
}

impl GridLikelihood {
    /// Measures a grid by the classification of its points.
    pub(super) fn measure(
        photo: &Photo,
        board: &Board,
        points_read: &BoardClassification,
    ) -> GridLikelihood {
        // A place outside the photo carries no information. It is left out of the means over
        // points. In those over the ring it counts as 0, the best value, so that a side of which
        // little is seen has little weight.
        let in_photo = |(column, row): RingPlace| {
            board.is_in_photo(
                photo,
                BoardPoint {
                    x: column as f64,
                    y: row as f64,
                },
            )
        };
        let crossing = |place: RingPlace| {
            let point = points_read
                .at(place.0, place.1)
                .filter(|_| in_photo(place))?;
            Some(nats(1.0 - point.off))
        };
        let none = |(column, row): RingPlace| match points_read.at(column, row) {
            Some(point) if in_photo((column, row)) => nats(point.off),
            _ => 0.0,
        };
        let sides = sides(board.lines as isize);
        let line = |side: &Vec<Outer>| mean(side.iter().filter_map(|outer| crossing(outer.point)));
        let beyond = |side: &Vec<Outer>| mean(side.iter().map(|outer| none(outer.beyond)));
        let points = points_read.board();
        let points = points.map(|((column, row), _)| (column as isize, row as isize));
        let ring = sides.iter().flatten().map(|outer| outer.beyond);
        GridLikelihood {
            points: mean(points.filter_map(crossing)),
            weakest_line: sides.iter().map(line).fold(0.0, f64::min),
            beyond: sides.iter().map(beyond).fold(0.0, f64::min),
            beyond_seen: share(ring.map(in_photo)),
            beyond_seen_by_side: sides
                .each_ref()
                .map(|side| share(side.iter().map(|outer| in_photo(outer.beyond)))),
        }
    }

    /// Returns the probability that it is the right grid: logistic regression on the grids found in
    /// 272 pictures, rendered ones and photos for training, by
    /// `training/shuzi_training/grid_confidence.py`. A larger grid on which all is as it should be is
    /// less likely a coincidence. For stated corners there is only the evidence of the full-size
    /// photo, and their probability is not calibrated. A size that the user states is not held
    /// against the grid, however unusual.
    pub(super) fn confidence(&self, board: &Board, size_is_stated: bool) -> f64 {
        let clear = (self.points + self.weakest_line + self.beyond).exp();
        let points = self.points.max(-2.0);
        let here = 0.35
            + 0.47 * points
            + 1.09 * self.weakest_line
            + 1.62 * self.beyond
            + 1.36 * clear
            + 0.66 * (board.lines.min(LARGEST_USUAL) as f64 - 13.0) / 6.0;
        let log_odds = match &board.evidence {
            GridEvidence::Stated => here + STATED + STATED_POINTS * points,
            GridEvidence::Seen(seen) => {
                here + 1.26 * (seen.mean_score.min(3.0) - 1.5)
                    + 0.32 * (seen.lead.clamp(-5.0, 5.0) - 2.0)
                    + 0.40 * seen.weakest_side.map_or(0.0, |side| side.clamp(-1.5, 1.5))
            }
        };
        let is_expected = size_is_stated || USUAL_SIZES.contains(&board.lines);
        let log_odds = if is_expected {
            log_odds
        } else {
            log_odds - UNUSUAL
        };
        1.0 / (1.0 + (-log_odds).exp())
    }

    /// Returns, for the top, the right, the bottom and the left, true if the board goes on there
    /// beyond the photo, however likely the grid is. The corner of a board and a small board differ
    /// only where the lines end.
    ///
    /// A board has as many lines one way as the other. So it is whole if the photo shows the
    /// surroundings of two opposite sides. Surroundings in which lines seem to run on have lowered
    /// [`Self::confidence`] already.
    pub fn goes_on(&self, board: &Board) -> [bool; 4] {
        let GridEvidence::Seen(seen) = &board.evidence else {
            return [false; 4];
        };
        let shown = self.beyond_seen_by_side.map(|share| share >= SURROUNDINGS);
        let [top, right, bottom, left] = shown;
        if (top && bottom) || (left && right) {
            return [false; 4];
        }
        // Of an outer line beyond the photo's edge nothing is known.
        let is_small = board.lines < LARGEST_USUAL;
        let bound = if is_small { GOES_ON } else { CLEARLY_GOES_ON };
        let goes_on = |side: usize| seen.goes_on[side].map_or(is_small, |nats| nats > bound);
        [0, 1, 2, 3].map(|side| !shown[side] && goes_on(side))
    }

    /// Returns, for the top, the right, the bottom and the left, true if the lines of a grid, which
    /// may be a wrong one, are cut off there by the edge of the photo.
    pub(super) fn cut_off(&self, board: &Board, visibility: &Visibility) -> [bool; 4] {
        if self.points <= CROSSINGS {
            return [false; 4];
        }
        let goes_on = match &board.evidence {
            GridEvidence::Stated => [false; 4],
            GridEvidence::Seen(seen) => seen
                .goes_on
                .map(|side| side.is_some_and(|nats| nats > GOES_ON)),
        };
        [0, 1, 2, 3].map(|side| {
            let shown = self.beyond_seen_by_side[side] >= SURROUNDINGS;
            visibility.cut[side] || (!shown && goes_on[side])
        })
    }
}

/// Column and row on the board or on the ring around it, which is -1 and the number of lines.
type RingPlace = (isize, isize);

/// A point of an outer line and the place a step beyond it.
struct Outer {
    point: RingPlace,
    beyond: RingPlace,
}

/// Returns the outer lines of a board: top, right, bottom, left.
fn sides(lines: isize) -> [Vec<Outer>; 4] {
    let last = lines - 1;
    let side = |at: fn(isize, isize) -> Outer| (0..lines).map(|k| at(k, last)).collect();
    [
        side(|k, _| Outer {
            point: (k, 0),
            beyond: (k, -1),
        }),
        side(|k, last| Outer {
            point: (last, k),
            beyond: (last + 1, k),
        }),
        side(|k, last| Outer {
            point: (k, last),
            beyond: (k, last + 1),
        }),
        side(|k, _| Outer {
            point: (0, k),
            beyond: (-1, k),
        }),
    ]
}

/// Returns a log-probability, bounded below.
fn nats(probability: f64) -> f64 {
    probability.ln().max(-MOST_NATS)
}

/// Returns the share of values that are true.
fn share(values: impl Iterator<Item = bool>) -> f64 {
    mean(values.map(|is_so| f64::from(u8::from(is_so))))
}
