//! The guided count under territory rules: how the players compare their territories at the board.
//!
//! Japanese rules of 1989, article 10: dead stones are taken off and become prisoners, the
//! prisoners are put into the territory of their own colour, and the territories are counted and
//! compared. To make them easy to count, all areas of each side but one are made multiples of ten,
//! as players do: prisoners are put where an area has too many points, and a few stones are moved
//! within their own area. A prisoner takes one point off the territory and a moved stone none, so
//! every step can be checked: the points that are empty in the end are the territory less the
//! prisoners.
//!
//! A stone is lifted only if neither it nor a point around it, diagonals included, is the
//! opponent's, neutral or in seki.

use std::cmp::Reverse;

use crate::color::Color;
use crate::point::{Point, PointSet};
use crate::position::{Position, Prisoners};
use crate::score::area::find_surrounders;
use crate::score::territory::{Territory, territory};
use crate::score::{Counting, HalfPoints, Score};

use super::rounding::{Rounded, TEN, outermost_point, round_all_but_one};
use super::{RoundedArea, Rounding, moves, play_moves, sorted_blocks};

/// A count of both sides, as it is carried out at the board.
#[derive(Clone, Debug, PartialEq)]
pub struct GuidedTerritory {
    /// The position before the count.
    pub position: Position,
    /// Dead stones of both sides that become prisoners, in reading order. They are taken off first.
    pub dead: Vec<Point>,
    /// The position without these dead stones.
    pub lifted: Position,
    /// The position after all steps.
    pub rounded: Position,
    /// Both sides, Black first.
    pub sides: [TerritorySide; 2],
    /// White's komi, bonus and penalties, in points.
    pub given: HalfPoints,
    /// Black's margin after komi, bonus and penalties, as in the score.
    pub margin: HalfPoints,
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
}

/// The territory of one side, and the steps carried out in it.
#[derive(Clone, Debug, PartialEq)]
pub struct TerritorySide {
    /// The owner.
    pub color: Color,
    /// Missing protective moves, which are not territory: the owner puts a stone on each of them
    /// first.
    pub protective: Vec<Point>,
    /// The areas before any prisoner is put into them, the largest first.
    pub areas: Vec<Vec<Point>>,
    /// The number of its stones that the opponent captured during play.
    pub captured: u32,
    /// The number of its dead stones that were taken off.
    pub dead: u32,
    /// The points where these prisoners are put.
    pub laid: Vec<Point>,
    /// The number of prisoners for which there is no room. If there are any, the whole territory is
    /// filled, and they count as negative points.
    pub left_over: u32,
    /// Moves of stones, each within the side's own area.
    pub moves: Vec<Rounding>,
    /// The areas that stay empty, multiples of ten first. Every block has ten points, except the
    /// last block of the area that is not a multiple of ten.
    pub tens: Vec<RoundedArea>,
}

impl GuidedTerritory {
    /// Returns the count of both sides. `dead` and `prisoners` are those of the `score` of
    /// `position`. `None` under rules that do not count territory alone, and if the prisoners are
    /// not known, so that they cannot be put down.
    pub fn new(
        position: &Position,
        dead: &[Point],
        prisoners: Option<Prisoners>,
        score: &Score,
    ) -> Option<GuidedTerritory> {
        let conventions = &score.rules.conventions;
        if conventions.counting != Counting::Territory || conventions.group_tax {
            return None;
        }
        let prisoners = prisoners?;
        let without_dead = position.without(dead);
        let counted = territory(position, &without_dead, prisoners, conventions.eyes_in_seki);
        let lifted = take_off(position, &counted.taken);
        let planner = TerritoryPlanner {
            lifted: &lifted,
            counted: &counted,
        };
        let sides = Color::BOTH.map(|color| planner.plan_side(position, color, prisoners));
        let rounded = sides
            .iter()
            .fold(lifted.clone(), |board, side| side.after(board, usize::MAX));
        Some(GuidedTerritory {
            position: position.clone(),
            dead: counted.taken,
            lifted,
            rounded,
            sides,
            given: score.rules.white_is_given(),
            margin: score.margin,
            winner: score.winner,
        })
    }

    /// Returns the side of `color`.
    pub fn side(&self, color: Color) -> &TerritorySide {
        let [black, white] = &self.sides;
        match color {
            Color::Black => black,
            Color::White => white,
        }
    }

    /// Returns the dead stones of a side, in reading order.
    pub fn dead_of(&self, color: Color) -> Vec<Point> {
        self.dead
            .iter()
            .copied()
            .filter(|&point| self.position.stone(point) == Some(color))
            .collect()
    }
}

impl TerritorySide {
    /// Returns the points of the territory before prisoners are put into it.
    pub fn territory(&self) -> usize {
        self.areas.iter().map(Vec::len).sum()
    }

    /// Returns the number of its stones that are prisoners.
    pub fn prisoners(&self) -> u32 {
        self.captured.saturating_add(self.dead)
    }

    /// Returns the number of its points that are empty in the end.
    pub fn empty_points(&self) -> usize {
        self.tens.iter().map(RoundedArea::points).sum()
    }

    /// Returns the points of the territory less the prisoners.
    pub fn total(&self) -> i64 {
        i64::try_from(self.empty_points())
            .unwrap_or(i64::MAX)
            .saturating_sub(i64::from(self.left_over))
    }

    /// Returns `board` after the first `steps` steps of this side: protective stones, prisoners and
    /// moves, in this order.
    pub fn after(&self, board: Position, steps: usize) -> Position {
        let put = self
            .protective
            .iter()
            .chain(&self.laid)
            .map(|&to| Rounding::Put { to });
        let done: Vec<Rounding> = put.chain(self.moves.iter().copied()).take(steps).collect();
        play_moves(&board, self.color, &done)
    }
}

/// Works out the steps of a count.
struct TerritoryPlanner<'a> {
    lifted: &'a Position,
    counted: &'a Territory,
}

impl TerritoryPlanner<'_> {
    /// Works out the steps of one side.
    fn plan_side(&self, position: &Position, color: Color, prisoners: Prisoners) -> TerritorySide {
        let size = self.lifted.size();
        let owner = |point: Point| self.counted.owner.get(size.index(point)).copied().flatten();
        let empty: PointSet = size
            .points()
            .filter(|&point| owner(point) == Some(color))
            .collect();
        let captured = prisoners[color];
        let dead = self
            .counted
            .taken
            .iter()
            .filter(|&&point| position.stone(point) == Some(color))
            .count();
        let dead = u32::try_from(dead).unwrap_or(u32::MAX);
        let all = usize::try_from(captured.saturating_add(dead)).unwrap_or(usize::MAX);
        // Prisoners for which there is no empty point are left over and count against the player.
        let laid = all.min(empty.len());
        let rounded = round_all_but_one(empty, self.liftable_stones(color, empty), laid);
        let steps = moves::pair_moves(&rounded.lifted.to_vec(), &rounded.put.to_vec());
        // Stones that come from the bowl are the prisoners; stones lifted on the board are the
        // moves.
        let (laid, moves): (Vec<Rounding>, Vec<Rounding>) =
            steps.into_iter().partition(|step| step.from().is_none());
        let is_protective = |point: &Point| self.surrounder(*point) == Some(color);
        TerritorySide {
            color,
            protective: self
                .counted
                .teire
                .iter()
                .copied()
                .filter(is_protective)
                .collect(),
            areas: areas_by_size(empty),
            captured,
            dead,
            left_over: u32::try_from(all - laid.len()).unwrap_or(u32::MAX),
            laid: laid.iter().filter_map(|step| step.to()).collect(),
            moves,
            tens: cut_areas(rounded),
        }
    }

    /// Returns the stones of a side that may be lifted: those with only its own stones and
    /// territory around them.
    fn liftable_stones(&self, color: Color, empty: PointSet) -> PointSet {
        let in_seki: PointSet = self.counted.seki.iter().collect();
        let stones = self.lifted.points_with(Some(color)) - in_seki;
        let others = PointSet::all(self.lifted.size()) - stones - empty;
        // If one side owns the whole board, there is no wall whose thickness would limit what is
        // lifted.
        if others.is_empty() {
            others
        } else {
            stones - others.surroundings_in(stones)
        }
    }

    /// Returns the player who makes a missing protective move: the one whose stones surround the
    /// point.
    fn surrounder(&self, point: Point) -> Option<Color> {
        let size = self.lifted.size();
        find_surrounders(self.lifted)
            .get(size.index(point))
            .copied()
            .flatten()
    }
}

/// Returns the position without the stones on `points`.
fn take_off(position: &Position, points: &[Point]) -> Position {
    points.iter().fold(position.clone(), |position, &point| {
        position.with(point, None)
    })
}

/// Returns the connected areas of a set, the largest first.
fn areas_by_size(points: PointSet) -> Vec<Vec<Point>> {
    let mut areas: Vec<Vec<Point>> = points.pieces().into_iter().map(PointSet::to_vec).collect();
    areas.sort_by_key(|area| Reverse(area.len()));
    areas
}

/// Cuts the areas into blocks of ten, multiples of ten first, then the largest. The points of an
/// area beyond a multiple of ten are a block of their own at its end.
fn cut_areas(rounded: Rounded) -> Vec<RoundedArea> {
    let mut areas: Vec<RoundedArea> = rounded
        .areas
        .into_iter()
        .map(|area| {
            let mut round = area;
            for _ in 0..area.len() % TEN {
                round -= outermost_point(round, PointSet::EMPTY, area - round);
            }
            let mut blocks = sorted_blocks(round);
            let rest = area - round;
            if !rest.is_empty() {
                blocks.push(rest.to_vec());
            }
            RoundedArea { blocks }
        })
        .collect();
    areas.sort_by_key(|area| {
        (
            area.points() % TEN,
            Reverse(area.points()),
            area.blocks.first().cloned(),
        )
    });
    areas
}
