//! The guided count under territory rules: what the players do at the board to compare their territories.
//!
//! Japanese rules of 1989, article 10: dead stones are taken off and become prisoners; the prisoners are laid into the
//! territory of their own colour; the territories are counted and compared. So that they can be seen at a glance they
//! are made multiples of ten, all but one area of each side, as players do it: prisoners are laid where an area has too
//! many points, and a few stones are moved within their own area. Laying a prisoner takes a point off the territory, and
//! a moved stone leaves it as it is, so that every step can be checked: what is empty at the end is the territory less
//! the prisoners.
//!
//! A stone is lifted only where neither it nor a point round it, diagonals included, is the opponent's, nobody's or in
//! seki.

use std::cmp::Reverse;

use crate::color::Color;
use crate::point::{Point, PointSet};
use crate::position::{Position, Prisoners};
use crate::score::territory::{Territory, territory};
use crate::score::{Counting, HalfPoints, Score};

use super::blocks_of_ten::cut_into_blocks;
use super::rounding::{Rounded, TEN, outermost, round_but_one};
use super::{RoundedArea, Rounding, moves};

/// A count of both sides as it is done at the board.
#[derive(Clone, Debug, PartialEq)]
pub struct GuidedTerritory {
    /// The position as it was.
    pub position: Position,
    /// Dead stones of both sides that become prisoners, in reading order: taken off first.
    pub dead: Vec<Point>,
    /// The position without them.
    pub lifted: Position,
    /// The position after all has been done.
    pub rounded: Position,
    /// Both sides, Black first.
    pub sides: [TerritorySide; 2],
    /// Points for White: komi, bonus, penalties.
    pub given: HalfPoints,
    /// Points for Black after all that White is given, as the score has it.
    pub margin: HalfPoints,
    /// Who wins; `None` for a draw.
    pub winner: Option<Color>,
}

/// The territory of one side, and what is done in it.
#[derive(Clone, Debug, PartialEq)]
pub struct TerritorySide {
    /// Whose it is.
    pub color: Color,
    /// Missing protective moves: its owner puts a stone there first. They are no territory.
    pub protective: Vec<Point>,
    /// Its areas before anything is laid, the largest first.
    pub areas: Vec<Vec<Point>>,
    /// Its stones that the opponent captured during play.
    pub captured: u32,
    /// Its dead stones that were taken off.
    pub dead: u32,
    /// Where these prisoners are laid.
    pub laid: Vec<Point>,
    /// Prisoners for which there is no room: what is empty comes to nothing, less these.
    pub left_over: u32,
    /// Stones that are moved, each within the side's own area.
    pub moves: Vec<Rounding>,
    /// The areas that stay empty, the round ones first. Every block is a ten but the last of an area that is not round.
    pub tens: Vec<RoundedArea>,
}

impl GuidedTerritory {
    /// The count of both sides. `dead` and `prisoners` are those of the `score` of `position`. `None` under rules that
    /// do not count territory alone, and where nobody knows the prisoners: nothing can be laid then.
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
        let lifted = without(position, &counted.taken);
        let ground = Ground { lifted: &lifted, counted: &counted };
        let sides = Color::BOTH.map(|color| ground.side(position, color, prisoners));
        let rounded = sides.iter().fold(lifted.clone(), |board, side| side.after(board, usize::MAX));
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

    /// One side.
    pub fn side(&self, color: Color) -> &TerritorySide {
        let [black, white] = &self.sides;
        match color {
            Color::Black => black,
            Color::White => white,
        }
    }

    /// The dead stones of a side, in reading order.
    pub fn dead_of(&self, color: Color) -> Vec<Point> {
        self.dead.iter().copied().filter(|&point| self.position.stone(point) == Some(color)).collect()
    }
}

impl TerritorySide {
    /// Points of its territory before prisoners are laid.
    pub fn territory(&self) -> usize {
        self.areas.iter().map(Vec::len).sum()
    }

    /// Its stones that are prisoners.
    pub fn prisoners(&self) -> u32 {
        self.captured.saturating_add(self.dead)
    }

    /// Its points that are empty in the end.
    pub fn left(&self) -> usize {
        self.tens.iter().map(RoundedArea::points).sum()
    }

    /// What its territory comes to, less the prisoners.
    pub fn total(&self) -> i64 {
        i64::try_from(self.left()).unwrap_or(i64::MAX).saturating_sub(i64::from(self.left_over))
    }

    /// A board after this side's first so many steps: protective stones, prisoners and moves, in this order.
    pub fn after(&self, board: Position, steps: usize) -> Position {
        let put = self.protective.iter().chain(&self.laid).map(|&to| Rounding::Put { to });
        put.chain(self.moves.iter().copied()).take(steps).fold(board, |board, step| {
            let board = step.from().map_or_else(|| board.clone(), |from| board.with(from, None));
            step.to().map_or_else(|| board.clone(), |to| board.with(to, Some(self.color)))
        })
    }
}

/// What is counted.
struct Ground<'a> {
    lifted: &'a Position,
    counted: &'a Territory,
}

impl Ground<'_> {
    fn side(&self, position: &Position, color: Color, prisoners: Prisoners) -> TerritorySide {
        let size = self.lifted.size();
        let owner = |point: Point| self.counted.owner.get(size.index(point)).copied().flatten();
        let empty: PointSet = size.points().filter(|&point| owner(point) == Some(color)).collect();
        let captured = prisoners[color];
        let dead = self.counted.taken.iter().filter(|&&point| position.stone(point) == Some(color)).count();
        let dead = u32::try_from(dead).unwrap_or(u32::MAX);
        let all = usize::try_from(captured.saturating_add(dead)).unwrap_or(usize::MAX);
        let laid = all.min(empty.len());
        let rounded = round_but_one(empty, self.liftable(color, empty), laid);
        let steps = moves::paired(&rounded.lifted.to_vec(), &rounded.put.to_vec());
        let (laid, moves): (Vec<Rounding>, Vec<Rounding>) =
            steps.into_iter().partition(|step| step.from().is_none());
        let is_protective = |point: &Point| self.surrounder(*point) == Some(color);
        TerritorySide {
            color,
            protective: self.counted.teire.iter().copied().filter(is_protective).collect(),
            areas: areas(empty),
            captured,
            dead,
            left_over: u32::try_from(all - laid.len()).unwrap_or(u32::MAX),
            laid: laid.iter().filter_map(|step| step.to()).collect(),
            moves,
            tens: in_blocks(rounded),
        }
    }

    /// The stones of a side that may be lifted: those with only its own stones and territory round them.
    fn liftable(&self, color: Color, empty: PointSet) -> PointSet {
        let in_seki: PointSet = self.counted.seki.iter().collect();
        let stones = self.lifted.points_with(Some(color)) - in_seki;
        let others = PointSet::all(self.lifted.size()) - stones - empty;
        // Without anybody else there is no wall that could be thick enough.
        if others.is_empty() { others } else { stones - others.surroundings_in(stones) }
    }

    /// Who fills a missing protective move: the player whose stones are round it.
    fn surrounder(&self, point: Point) -> Option<Color> {
        let size = self.lifted.size();
        crate::score::area::surrounded(self.lifted).get(size.index(point)).copied().flatten()
    }
}

fn without(position: &Position, points: &[Point]) -> Position {
    points.iter().fold(position.clone(), |position, &point| position.with(point, None))
}

/// The connected areas of a set, the largest first.
fn areas(points: PointSet) -> Vec<Vec<Point>> {
    let mut areas: Vec<Vec<Point>> = points.pieces().into_iter().map(PointSet::to_vec).collect();
    areas.sort_by_key(|area| Reverse(area.len()));
    areas
}

/// The areas in blocks of ten, the round ones first, then the largest; what is more than tens is a block of its own at
/// the end of its area.
fn in_blocks(rounded: Rounded) -> Vec<RoundedArea> {
    let mut areas: Vec<RoundedArea> = rounded
        .areas
        .into_iter()
        .map(|area| {
            let mut round = area;
            for _ in 0..area.len() % TEN {
                round -= outermost(round, PointSet::EMPTY, area - round);
            }
            let mut blocks: Vec<Vec<Point>> =
                cut_into_blocks(round).into_iter().map(PointSet::to_vec).collect();
            blocks.sort();
            let rest = area - round;
            if !rest.is_empty() {
                blocks.push(rest.to_vec());
            }
            RoundedArea { blocks }
        })
        .collect();
    areas.sort_by_key(|area| (area.points() % TEN, Reverse(area.points()), area.blocks.first().cloned()));
    areas
}
