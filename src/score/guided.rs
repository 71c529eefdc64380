//! The guided count: how a referee counts one side at the board, move by move.
//!
//! Counting one side is enough (referees' course of the Chinese rules of 2002, "How to count the
//! area? Three steps"): the dead stones are taken off, the empty areas of that side are made
//! multiples of ten, and its stones are counted in tens. An area is made a multiple of ten with the
//! side's own stones only: they are put down on its own points, or lifted inside its own area.
//! Neither changes the number of its stones and empty points together, whether the stone comes from
//! the board or from the bowl, so every move can be checked. The opponent's stones are never
//! touched.
//!
//! A stone is lifted only if neither it nor a point around it, diagonals included, is the
//! opponent's or neutral. The wall stays as thick as it was, and there is no doubt about the owner
//! of the point. Filling eyes does no harm either: the game is over, and no stone can be captured
//! any more.
//!
//! ```
//! use shuzi::color::Color;
//! use shuzi::position::Position;
//! use shuzi::score::{GuidedCount, RuleSet, Rules, score};
//!
//! let position = Position::from_rows(&["..BW.", ".BBW.", "B.BW.", ".BBWW", "..BW."]).unwrap();
//! let result = score(&position, &[], None, &Rules::of(RuleSet::Chinese)).unwrap();
//! let count = GuidedCount::new(&position, &[], &result).unwrap();
//! assert_eq!((count.color, count.moves.len()), (Color::Black, 3));
//! assert_eq!((count.sum.tens, count.sum.stones), (10, 5));
//! ```

mod blocks_of_ten;
mod moves;
mod rounding;
mod territory;
#[cfg(test)]
mod tests;

pub use territory::{GuidedTerritory, TerritorySide};

use std::cmp::Reverse;
use std::fmt;

use crate::color::Color;
use crate::point::{Point, PointSet};
use crate::position::Position;

use super::area::area;
use super::{HalfPoints, Neutral, Score, Unit};
use blocks_of_ten::{cut_into_blocks, sort_into_piles};
use rounding::Rounded;

/// A count of one side, as it is carried out at the board.
#[derive(Clone, Debug, PartialEq)]
pub struct GuidedCount {
    /// The side that is counted.
    pub color: Color,
    /// The unit of the result.
    pub unit: Unit,
    /// The position before the count.
    pub position: Position,
    /// Dead stones of both sides, in reading order. They are taken off first.
    pub dead: Vec<Point>,
    /// The position without the dead stones.
    pub lifted: Position,
    /// The empty areas of the counted side before any stone is moved, the largest first.
    pub areas: Vec<Vec<Point>>,
    /// The moves that make them multiples of ten.
    pub moves: Vec<Rounding>,
    /// The position after all of these moves.
    pub rounded: Position,
    /// The empty areas of the counted side after the moves, the largest first.
    pub tens: Vec<RoundedArea>,
    /// The stones of the counted side on the board after the moves, in piles of ten, the last of
    /// which may be smaller. The stones of a pile stand close to each other.
    pub piles: Vec<Vec<Point>>,
    /// Points that belong to neither side.
    pub neutral: Vec<Point>,
    /// The addition, and the number that the total is compared with.
    pub sum: Sum,
    /// Black's margin after komi, bonus and penalties, as in the score.
    pub margin: HalfPoints,
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
}

/// A move of one stone of the counted side within its own area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// A stone is lifted and put down elsewhere.
    Move {
        /// The point where it stood.
        from: Point,
        /// The point where it is put down.
        to: Point,
    },
    /// A stone from the bowl is put down.
    Put {
        /// The point.
        to: Point,
    },
    /// A stone is lifted and put into the bowl.
    Lift {
        /// The point where it stood.
        from: Point,
    },
}

/// An empty area whose size is a multiple of ten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundedArea {
    /// Its points in blocks of ten, each in one piece if the shape of the area allows.
    pub blocks: Vec<Vec<Point>>,
}

/// The addition for the counted side, in points and zi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum {
    /// Empty points after rounding, a multiple of ten.
    pub tens: u32,
    /// Stones on the board after rounding.
    pub stones: u32,
    /// Half of the neutral points; zero under rules by which they belong to neither side.
    pub half: Quarters,
    /// The sum of the three above.
    pub total: Quarters,
    /// All points that count: those of the board, less the neutral points under rules that do not
    /// halve them.
    pub board: u32,
    /// The other side's count: `board` less `total`.
    pub other: Quarters,
    /// Half of `board`.
    pub half_board: Quarters,
    /// Half of White's komi, bonus and penalties: the compensation in zi.
    pub compensation: Quarters,
    /// Half of the difference between the margin in the score and the one that follows from counts
    /// and compensation.
    pub missing: Quarters,
    /// The total that the counted side has to exceed to win: half the points that count, plus the
    /// compensation for Black or minus it for White.
    pub needed: Quarters,
    /// `total` less `needed`, in zi. Twice this is the margin in points.
    pub above: Quarters,
}

/// An exact number of points or zi, in quarters. Displayed as `184 1/4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Quarters(pub i32);

impl GuidedCount {
    /// Returns the count of the side that takes less work: fewer stones to move, then fewer areas,
    /// then fewer stones to count. `dead` names the dead stones as for the `score` of `position`.
    /// `None` under rules that do not count area, or that have a group tax.
    pub fn new(position: &Position, dead: &[Point], score: &Score) -> Option<GuidedCount> {
        let counter = SideCounter::new(position, dead, score)?;
        let sides = Color::BOTH.map(|color| counter.round(color));
        sides
            .into_iter()
            .min_by_key(RoundedSide::effort)
            .map(|side| counter.count(&side))
    }

    /// Returns the count of the side of `color`, with the same arguments and conditions as
    /// [`GuidedCount::new`].
    pub fn of(
        position: &Position,
        dead: &[Point],
        score: &Score,
        color: Color,
    ) -> Option<GuidedCount> {
        let counter = SideCounter::new(position, dead, score)?;
        Some(counter.count(&counter.round(color)))
    }

    /// Returns the position without dead stones after the first `moves` moves.
    pub fn after(&self, moves: usize) -> Position {
        play_moves(
            &self.lifted,
            self.color,
            self.moves.get(..moves).unwrap_or(&self.moves),
        )
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

/// A position without its dead stones, either side of which can be counted.
struct SideCounter<'a> {
    position: &'a Position,
    score: &'a Score,
    lifted: Position,
    /// The owner of each point of `lifted`, row by row from the top left.
    owner: Vec<Option<Color>>,
}

/// One side with its empty areas rounded.
struct RoundedSide {
    color: Color,
    stones: PointSet,
    empty: PointSet,
    rounded: Rounded,
}

impl RoundedSide {
    /// Returns its stones after rounding.
    fn stones_left(&self) -> PointSet {
        (self.stones | self.rounded.put) - self.rounded.lifted
    }

    /// Returns the key by which the sides are compared: stones to move, areas, stones to count.
    fn effort(&self) -> (usize, usize, usize) {
        let moves = self.rounded.put.len().max(self.rounded.lifted.len());
        (moves, self.rounded.areas.len(), self.stones_left().len())
    }
}

impl<'a> SideCounter<'a> {
    /// Lifts the dead stones. `None` under rules that do not count area, or that have a group tax.
    fn new(position: &'a Position, dead: &[Point], score: &'a Score) -> Option<SideCounter<'a>> {
        if !score.rules.counts_area() || score.rules.conventions.group_tax {
            return None;
        }
        let lifts_dead = score.rules.conventions.lifts_dead;
        let lifted = if lifts_dead {
            position.without(dead)
        } else {
            position.clone()
        };
        let owner = area(&lifted).owner;
        Some(SideCounter {
            position,
            score,
            lifted,
            owner,
        })
    }

    fn owner(&self, point: Point) -> Option<Color> {
        self.owner
            .get(self.position.size().index(point))
            .copied()
            .flatten()
    }

    /// Makes the empty areas of a side multiples of ten.
    fn round(&self, color: Color) -> RoundedSide {
        let size = self.position.size();
        let stones = self.lifted.points_with(Some(color));
        let own: PointSet = size
            .points()
            .filter(|&point| self.owner(point) == Some(color))
            .collect();
        let others = PointSet::all(size) - own;
        // If one side owns the whole board, all its stones could be lifted, and the board would be
        // empty.
        let behind_walls = if others.is_empty() {
            others
        } else {
            stones - others.surroundings_in(stones)
        };
        let empty = own - stones;
        RoundedSide {
            color,
            stones,
            empty,
            rounded: rounding::round_to_tens(empty, behind_walls),
        }
    }

    /// Counts a side whose areas are rounded.
    fn count(&self, side: &RoundedSide) -> GuidedCount {
        let (size, rounded) = (self.position.size(), &side.rounded);
        // Rounding decides only which points are lifted and filled; pairing them makes moves that a
        // person can follow.
        let stones = side.stones_left();
        let moves = moves::pair_moves(&rounded.lifted.to_vec(), &rounded.put.to_vec());
        let mut areas: Vec<Vec<Point>> = side
            .empty
            .pieces()
            .into_iter()
            .map(PointSet::to_vec)
            .collect();
        areas.sort_by_key(|area| Reverse(area.len()));
        let mut tens: Vec<RoundedArea> = rounded
            .areas
            .iter()
            .map(|&area| RoundedArea {
                blocks: sorted_blocks(area),
            })
            .collect();
        tens.sort_by_key(|area| (Reverse(area.blocks.len()), area.blocks.first().cloned()));
        let taken_off = |point: &Point| self.position.stone(*point) != self.lifted.stone(*point);
        let neutral: Vec<Point> = size
            .points()
            .filter(|&point| self.owner(point).is_none())
            .collect();
        let empty_points = tens.iter().map(RoundedArea::points).sum();
        GuidedCount {
            color: side.color,
            unit: self.score.rules.conventions.unit,
            position: self.position.clone(),
            dead: size.points().filter(taken_off).collect(),
            lifted: self.lifted.clone(),
            areas,
            rounded: play_moves(&self.lifted, side.color, &moves),
            moves,
            tens,
            piles: sort_into_piles(stones.to_vec()),
            sum: Sum::of(
                side.color,
                empty_points,
                stones.len(),
                neutral.len(),
                size.area(),
                self.score,
            ),
            neutral,
            margin: self.score.margin,
            winner: self.score.winner,
        }
    }
}

impl RoundedArea {
    /// Returns the number of its points.
    pub fn points(&self) -> usize {
        self.blocks.iter().map(Vec::len).sum()
    }
}

impl Rounding {
    /// Returns the point where a stone is lifted; `None` if it comes from the bowl.
    pub fn from(&self) -> Option<Point> {
        match *self {
            Rounding::Move { from, .. } | Rounding::Lift { from } => Some(from),
            Rounding::Put { .. } => None,
        }
    }

    /// Returns the point where a stone is put down; `None` if it goes into the bowl.
    pub fn to(&self) -> Option<Point> {
        match *self {
            Rounding::Move { to, .. } | Rounding::Put { to } => Some(to),
            Rounding::Lift { .. } => None,
        }
    }
}

impl Sum {
    /// Adds up the empty points (`tens`), `stones` and neutral points of a board of `area` points.
    fn of(
        color: Color,
        tens: usize,
        stones: usize,
        neutral: usize,
        area: usize,
        score: &Score,
    ) -> Sum {
        let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let is_halved = score.rules.conventions.neutral == Neutral::Halved;
        let half = Quarters(if is_halved { 2 * number(neutral) } else { 0 });
        let board = if is_halved {
            area
        } else {
            area.saturating_sub(neutral)
        };
        let given = score.rules.white_is_given();
        let missing = score.margin - (score.counts.black - score.counts.white - given);
        // Half of an amount in half points is the same number of quarters.
        let (compensation, missing) = (Quarters(given.0), Quarters(missing.0));
        let total = Quarters(4 * number(tens + stones)).plus(half);
        let half_board = Quarters(2 * number(board));
        let for_white = Quarters(compensation.0.saturating_sub(missing.0));
        let needed = match color {
            Color::Black => half_board.plus(for_white),
            Color::White => half_board.less(for_white),
        };
        Sum {
            tens: count(tens),
            stones: count(stones),
            half,
            total,
            board: count(board),
            other: Quarters(4 * number(board)).less(total),
            half_board,
            compensation,
            missing,
            needed,
            above: total.less(needed),
        }
    }
}

impl Quarters {
    /// Returns the sum of both.
    #[must_use]
    pub fn plus(self, other: Quarters) -> Quarters {
        Quarters(self.0.saturating_add(other.0))
    }

    /// Returns the difference of both.
    #[must_use]
    pub fn less(self, other: Quarters) -> Quarters {
        Quarters(self.0.saturating_sub(other.0))
    }

    /// Returns the absolute value.
    #[must_use]
    pub fn magnitude(self) -> Quarters {
        Quarters(self.0.saturating_abs())
    }
}

impl From<HalfPoints> for Quarters {
    fn from(points: HalfPoints) -> Quarters {
        Quarters(points.0.saturating_mul(2))
    }
}

impl fmt::Display for Quarters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let whole = self.0.unsigned_abs() / 4;
        let fraction = match self.0.unsigned_abs() % 4 {
            0 => return write!(f, "{sign}{whole}"),
            1 => "1/4",
            2 => "1/2",
            _ => "3/4",
        };
        match whole {
            0 => write!(f, "{sign}{fraction}"),
            _ => write!(f, "{sign}{whole} {fraction}"),
        }
    }
}

/// Returns the area in blocks of ten, each block and the list in reading order.
fn sorted_blocks(area: PointSet) -> Vec<Vec<Point>> {
    let mut blocks: Vec<Vec<Point>> = cut_into_blocks(area)
        .into_iter()
        .map(PointSet::to_vec)
        .collect();
    blocks.sort();
    blocks
}

/// Returns the position after `moves` with stones of `color`.
fn play_moves(lifted: &Position, color: Color, moves: &[Rounding]) -> Position {
    moves.iter().fold(lifted.clone(), |mut position, step| {
        if let Some(from) = step.from() {
            position = position.with(from, None);
        }
        if let Some(to) = step.to() {
            position = position.with(to, Some(color));
        }
        position
    })
}
