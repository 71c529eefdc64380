//! The fill-in as it is carried out at the board, stone by stone (Ing SST rules, article 4).
//!
//! No stone of the position moves. Winning points are gathered in a corner, or as near to one as
//! the territory allows. Compensation stones are put beside them. Losing stones go into the
//! opponent's winning points, the one in the corner last.

use super::{IngFillIn, IngSide};
use crate::color::{ByColor, Color};
use crate::point::Point;
use crate::position::Position;

/// The kind of a step of the fill-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FillInStepKind {
    /// The dead stones are taken off the board and returned to their owners' bowls, like all
    /// prisoners.
    Lifted,
    /// Compensation and penalty stones are put into the opponent's territory.
    Compensation,
    /// Each player fills half of the shared points.
    Shared,
    /// Each player fills their own territory.
    Territory,
    /// Stones left over are put into the opponent's winning points.
    LosingStones,
}

/// A step of the fill-in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FillInStep {
    /// The kind of the step.
    pub kind: FillInStepKind,
    /// The stones put down, each with its point.
    pub stones: Vec<(Point, Color)>,
    /// The board after the step.
    pub after: Position,
}

/// The fill-in step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FillInPlan {
    /// The first step, which only lifts dead stones, and all others in which stones are put down.
    pub steps: Vec<FillInStep>,
    /// Each player's winning points before losing stones are put into them, the one in the corner
    /// first.
    pub winning_points: ByColor<Vec<Point>>,
}

/// The points of a player's territory by use.
struct FilledTerritory {
    winning_points: Vec<Point>,
    compensation: Vec<Point>,
    filled: Vec<Point>,
}

impl FillInPlan {
    /// Plans where the stones of a fill-in go. `lifted` is the position without its dead stones,
    /// and `owner` the owner of each of its points by area, row by row from the top left.
    pub fn new(lifted: &Position, owner: &[Option<Color>], fill_in: &IngFillIn) -> FillInPlan {
        let empty_points_of = |wanted: Option<Color>| -> Vec<Point> {
            let size = lifted.size();
            let empty = size.points().filter(|&point| lifted.stone(point).is_none());
            empty
                .filter(|&point| owner.get(size.index(point)).copied().flatten() == wanted)
                .collect()
        };
        let divide = |color, side: &IngSide, received: i32| {
            let received = usize::try_from(received).unwrap_or(0);
            FilledTerritory::divide(lifted, empty_points_of(Some(color)), side, received)
        };
        let sides = &fill_in.sides;
        // A positive number of compensation stones lies in Black's territory, a negative one in
        // White's.
        let black = divide(Color::Black, &sides.black, fill_in.compensation_stones);
        let white = divide(Color::White, &sides.white, -fill_in.compensation_stones);
        // The shared points are filled alternately; if their number is odd, the last one stays
        // empty.
        let shared_each = usize::try_from(fill_in.shared_filled_each).unwrap_or(0);
        let turns = Color::BOTH.into_iter().cycle();
        let shared = empty_points_of(None)
            .into_iter()
            .take(2 * shared_each)
            .zip(turns)
            .collect();
        let mut compensation = stones_on(&black.compensation, Color::White);
        compensation.extend(stones_on(&white.compensation, Color::Black));
        let mut territory = stones_on(&black.filled, Color::Black);
        territory.extend(stones_on(&white.filled, Color::White));
        let mut losing = losing_stones(
            &white.winning_points,
            Color::Black,
            sides.black.losing_stones,
        );
        losing.extend(losing_stones(
            &black.winning_points,
            Color::White,
            sides.white.losing_stones,
        ));
        let steps = [
            (FillInStepKind::Lifted, Vec::new()),
            (FillInStepKind::Compensation, compensation),
            (FillInStepKind::Shared, shared),
            (FillInStepKind::Territory, territory),
            (FillInStepKind::LosingStones, losing),
        ];
        // A step without stones is left out, except the first, which shows the board without dead
        // stones.
        let mut position = lifted.clone();
        let steps = steps
            .into_iter()
            .filter(|(kind, stones)| *kind == FillInStepKind::Lifted || !stones.is_empty())
            .map(|(kind, stones)| {
                for &(point, color) in &stones {
                    position = position.with(point, Some(color));
                }
                FillInStep {
                    kind,
                    stones,
                    after: position.clone(),
                }
            })
            .collect();
        FillInPlan {
            steps,
            winning_points: ByColor {
                black: black.winning_points,
                white: white.winning_points,
            },
        }
    }
}

impl FilledTerritory {
    /// Divides a player's territory. The winning points go into the corner to which they are
    /// nearest in sum.
    fn divide(
        lifted: &Position,
        mut points: Vec<Point>,
        side: &IngSide,
        received: usize,
    ) -> FilledTerritory {
        let winning = usize::try_from(side.winning_points).unwrap_or(0);
        let (width, height) = (lifted.size().width(), lifted.size().height());
        let corners = [(0, 0), (width, 0), (0, height), (width, height)];
        let distance = |point: &Point, corner: (usize, usize)| {
            // Doubled coordinates of the centres of points, so that distances to all corners
            // compare fairly.
            let doubled = |at: usize, corner: usize| (2 * at + 1).abs_diff(2 * corner);
            doubled(point.col(), corner.0) + doubled(point.row(), corner.1)
        };
        // The corner is chosen for the points next to it, not for the whole territory, which may
        // extend far from it.
        let total_distance = |corner: &(usize, usize)| {
            let mut distances: Vec<usize> = points
                .iter()
                .map(|point| distance(point, *corner))
                .collect();
            distances.sort_unstable();
            distances
                .into_iter()
                .take((winning + received).max(1))
                .sum::<usize>()
        };
        let corner = corners
            .into_iter()
            .min_by_key(total_distance)
            .unwrap_or((0, 0));
        points.sort_by_key(|point| (distance(point, corner), *point));
        // From the corner outwards: winning points, compensation stones, then the stones that fill
        // the rest.
        let mut rest = points.into_iter();
        let winning_points = rest.by_ref().take(winning).collect();
        let compensation = rest.by_ref().take(received).collect();
        FilledTerritory {
            winning_points,
            compensation,
            filled: rest.collect(),
        }
    }
}

/// Returns a stone of `color` on each of the points.
fn stones_on(points: &[Point], color: Color) -> Vec<(Point, Color)> {
    points.iter().map(|&point| (point, color)).collect()
}

/// Returns the losing stones of `color` in the opponent's winning points.
fn losing_stones(winning_points: &[Point], color: Color, stones: u32) -> Vec<(Point, Color)> {
    let stones = usize::try_from(stones).unwrap_or(0);
    winning_points
        .iter()
        .rev()
        .take(stones)
        .map(|&point| (point, color))
        .collect()
}
