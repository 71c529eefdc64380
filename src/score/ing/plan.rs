//! The fill-in as it is carried out at the board: which stone goes where (Ing SST rules, article 4).
//!
//! No stone of the position moves. Winning points are gathered in a corner, or as near to one as there is territory;
//! compensation stones lie beside them; losing stones go into the opponent's winning points, the one in the corner
//! last.

use super::{IngFillIn, IngSide};
use crate::color::Color;
use crate::point::Point;
use crate::position::Position;

/// What is done in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FillInStepKind {
    /// The dead stones are off the board, back in their owners' bowls like all prisoners.
    Lifted,
    /// Compensation and penalty stones are laid into the opponent's territory.
    Compensation,
    /// Each player fills half of the shared points.
    Shared,
    /// Each player fills the own territory.
    Territory,
    /// Stones left over are put into the opponent's winning points.
    LosingStones,
}

/// A step of the fill-in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FillInStep {
    /// What is done.
    pub kind: FillInStepKind,
    /// The stones put down, each on its point.
    pub stones: Vec<(Point, Color)>,
    /// The board then.
    pub after: Position,
}

/// The fill-in step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FillInPlan {
    /// The steps in which something is done, and the position they start from.
    pub steps: Vec<FillInStep>,
    /// Black's points that are left empty before losing stones come into them, the one in the corner first.
    pub black_winning_points: Vec<Point>,
    /// White's.
    pub white_winning_points: Vec<Point>,
}

/// A player's territory, shared out.
struct Territory {
    winning_points: Vec<Point>,
    compensation: Vec<Point>,
    filled: Vec<Point>,
}

impl FillInPlan {
    /// Where the stones of a settled fill-in go. `lifted` is the position without its dead stones, `owner` whose
    /// area each of its points is, row by row.
    pub fn new(lifted: &Position, owner: &[Option<Color>], settled: &IngFillIn) -> FillInPlan {
        let empty_of = |whose: Option<Color>| -> Vec<Point> {
            let size = lifted.size();
            let empty = size.points().filter(|&point| lifted.stone(point).is_none());
            empty.filter(|&point| owner.get(size.index(point)).copied().flatten() == whose).collect()
        };
        let share = |color, side: &IngSide, received: i32| {
            let received = usize::try_from(received).unwrap_or(0);
            Territory::shared_out(lifted, empty_of(Some(color)), side, received)
        };
        let black = share(Color::Black, &settled.black, settled.compensation_stones);
        let white = share(Color::White, &settled.white, -settled.compensation_stones);
        let each = usize::try_from(settled.shared_filled_each).unwrap_or(0);
        let turns = Color::BOTH.into_iter().cycle();
        let all = |points: &[Point], color| points.iter().map(|&point| (point, color)).collect::<Vec<_>>();
        let steps = [
            (FillInStepKind::Lifted, Vec::new()),
            (
                FillInStepKind::Compensation,
                [all(&black.compensation, Color::White), all(&white.compensation, Color::Black)].concat(),
            ),
            (FillInStepKind::Shared, empty_of(None).into_iter().take(2 * each).zip(turns).collect()),
            (
                FillInStepKind::Territory,
                [all(&black.filled, Color::Black), all(&white.filled, Color::White)].concat(),
            ),
            (
                FillInStepKind::LosingStones,
                [
                    left_over(&white.winning_points, Color::Black, settled.black.losing_stones),
                    left_over(&black.winning_points, Color::White, settled.white.losing_stones),
                ]
                .concat(),
            ),
        ];
        let mut position = lifted.clone();
        let steps = steps
            .into_iter()
            .filter(|(kind, stones)| *kind == FillInStepKind::Lifted || !stones.is_empty())
            .map(|(kind, stones)| {
                for &(point, color) in &stones {
                    position = position.with(point, Some(color));
                }
                FillInStep { kind, stones, after: position.clone() }
            })
            .collect();
        FillInPlan {
            steps,
            black_winning_points: black.winning_points,
            white_winning_points: white.winning_points,
        }
    }
}

impl Territory {
    /// Shares out a player's territory, the winning points in the corner that they fill best.
    fn shared_out(lifted: &Position, mut points: Vec<Point>, side: &IngSide, received: usize) -> Territory {
        let winning = usize::try_from(side.winning_points).unwrap_or(0);
        let (width, height) = (lifted.size().width(), lifted.size().height());
        let corners = [(0, 0), (width, 0), (0, height), (width, height)];
        let distance = |point: &Point, corner: (usize, usize)| {
            // The middles of points, doubled, so that the far corner is as far as the near one.
            let off = |at: usize, corner: usize| (2 * at + 1).abs_diff(2 * corner);
            off(point.col(), corner.0) + off(point.row(), corner.1)
        };
        let farness = |corner: &(usize, usize)| {
            let mut distances: Vec<usize> = points.iter().map(|point| distance(point, *corner)).collect();
            distances.sort_unstable();
            distances.into_iter().take((winning + received).max(1)).sum::<usize>()
        };
        let corner = corners.into_iter().min_by_key(farness).unwrap_or((0, 0));
        points.sort_by_key(|point| (distance(point, corner), *point));
        let mut rest = points.into_iter();
        let winning_points = rest.by_ref().take(winning).collect();
        let compensation = rest.by_ref().take(received).collect();
        Territory { winning_points, compensation, filled: rest.collect() }
    }
}

/// Losing stones in the opponent's winning points.
fn left_over(winning_points: &[Point], color: Color, stones: u32) -> Vec<(Point, Color)> {
    let stones = usize::try_from(stones).unwrap_or(0);
    winning_points.iter().rev().take(stones).map(|&point| (point, color)).collect()
}
