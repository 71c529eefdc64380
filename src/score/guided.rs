//! The guided count: what a referee does at the board to count one side, move by move.
//!
//! One side is enough (referees' course of the Chinese rules of 2002, "How to count the area? Three steps"): the dead
//! stones are taken off; the empty areas of that side are made multiples of ten; its stones are counted in tens. An
//! area is made a multiple of ten by the side's own stones alone: put down on its own points, or lifted inside its own
//! area. Either leaves the number of its stones and empty points together as it is, whether the stone comes from the
//! board or from the bowl, so that every move can be checked. The opponent's stones are never touched.
//!
//! A stone is lifted only where neither it nor a point round it, diagonals included, is the opponent's or nobody's: the
//! wall stays as thick as it was, and nobody can dispute whose the point is. That eyes are filled does not matter
//! either: the game is over, and no stone can be taken any more.
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

/// A count of one side as it is done at the board.
#[derive(Clone, Debug, PartialEq)]
pub struct GuidedCount {
    /// Which side is counted.
    pub color: Color,
    /// What the result is told in.
    pub unit: Unit,
    /// The position as it was.
    pub position: Position,
    /// Dead stones of both sides, in reading order: taken off first.
    pub dead: Vec<Point>,
    /// The position without them.
    pub lifted: Position,
    /// The empty areas of the counted side before any stone is moved, the largest first.
    pub areas: Vec<Vec<Point>>,
    /// How they are made multiples of ten.
    pub moves: Vec<Rounding>,
    /// The position after all of these moves.
    pub rounded: Position,
    /// Its empty areas, the largest first.
    pub tens: Vec<RoundedArea>,
    /// The stones of the counted side that stand on the board then: piles of ten, the last may be smaller. The stones
    /// of a pile stand close to each other.
    pub piles: Vec<Vec<Point>>,
    /// Points that are nobody's.
    pub neutral: Vec<Point>,
    /// What is added up, and what it is compared with.
    pub sum: Sum,
    /// Points for Black after all that White is given, as the score has it.
    pub margin: HalfPoints,
    /// Who wins; `None` for a draw.
    pub winner: Option<Color>,
}

/// A stone of the counted side that is moved within its own area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// It is lifted and put down elsewhere.
    Move {
        /// Where it stood.
        from: Point,
        /// Where it is put down.
        to: Point,
    },
    /// One from the bowl is put down.
    Put {
        /// Where.
        to: Point,
    },
    /// It is lifted and put into the bowl.
    Lift {
        /// Where it stood.
        from: Point,
    },
}

/// An empty area that is a multiple of ten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundedArea {
    /// Its points in blocks of ten, each in one piece as far as the area's shape allows.
    pub blocks: Vec<Vec<Point>>,
}

/// What is added up for the counted side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum {
    /// Empty points after rounding, a multiple of ten.
    pub tens: u32,
    /// Stones on the board after rounding.
    pub stones: u32,
    /// The share of the points that are nobody's; zero where the rules give them to nobody.
    pub half: Quarters,
    /// All of these.
    pub total: Quarters,
    /// The points that count in all: those of the board, less what the rules give to nobody.
    pub board: u32,
    /// The other side's count: what is left of them.
    pub other: Quarters,
    /// Half the points that count.
    pub half_board: Quarters,
    /// Half of what White is given (komi, bonus, penalties), which is the compensation in zi.
    pub compensation: Quarters,
    /// What stones missing from the sets are worth to Black, where a fill-in makes them count; halved too.
    pub missing: Quarters,
    /// The counted side wins with more than this: half the points that count, and with the compensation for Black or
    /// without it for White.
    pub needed: Quarters,
    /// How far the total lies above it, in zi; negative below it. Twice as much is the margin in points.
    pub above: Quarters,
}

/// An exact number of points or zi: so many quarters. Shown as `184 1/4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Quarters(pub i32);

impl GuidedCount {
    /// The count of the side with less to do: fewer stones to move, then fewer areas, then fewer stones to count.
    /// `dead` names the dead stones as for the `score` of `position`. `None` under rules that count territory, or
    /// with a group tax.
    pub fn new(position: &Position, dead: &[Point], score: &Score) -> Option<GuidedCount> {
        if !score.rules.counts_area() || score.rules.conventions.group_tax {
            return None;
        }
        let start = Start::of(position, dead, score);
        let sides = Color::BOTH.map(|color| start.rounded(color));
        sides.into_iter().min_by_key(Side::effort).map(|side| start.counted(&side))
    }

    /// The count of a stated side.
    pub fn of(position: &Position, dead: &[Point], score: &Score, color: Color) -> Option<GuidedCount> {
        if !score.rules.counts_area() || score.rules.conventions.group_tax {
            return None;
        }
        let start = Start::of(position, dead, score);
        Some(start.counted(&start.rounded(color)))
    }

    /// The position after the first so many moves, the dead stones taken off.
    pub fn after(&self, moves: usize) -> Position {
        after_moves(&self.lifted, self.color, self.moves.get(..moves).unwrap_or(&self.moves))
    }

    /// The dead stones of a side, in reading order.
    pub fn dead_of(&self, color: Color) -> Vec<Point> {
        self.dead.iter().copied().filter(|&point| self.position.stone(point) == Some(color)).collect()
    }
}

/// What is counted.
struct Start<'a> {
    position: &'a Position,
    score: &'a Score,
    lifted: Position,
    /// Whose each point is once the dead stones are off.
    owner: Vec<Option<Color>>,
}

/// One side with its empty areas rounded.
struct Side {
    color: Color,
    stones: PointSet,
    empty: PointSet,
    rounded: Rounded,
}

impl Side {
    /// Its stones after rounding.
    fn stones_left(&self) -> PointSet {
        (self.stones | self.rounded.put) - self.rounded.lifted
    }

    fn effort(&self) -> (usize, usize, usize) {
        let moves = self.rounded.put.len().max(self.rounded.lifted.len());
        (moves, self.rounded.areas.len(), self.stones_left().len())
    }
}

impl<'a> Start<'a> {
    fn of(position: &'a Position, dead: &[Point], score: &'a Score) -> Start<'a> {
        let lifts_dead = score.rules.conventions.lifts_dead;
        let lifted = if lifts_dead { position.without(dead) } else { position.clone() };
        let owner = area(&lifted).owner;
        Start { position, score, lifted, owner }
    }

    fn owner(&self, point: Point) -> Option<Color> {
        self.owner.get(self.position.size().index(point)).copied().flatten()
    }

    fn rounded(&self, color: Color) -> Side {
        let size = self.position.size();
        let stones = self.lifted.points_with(Some(color));
        let own: PointSet = size.points().filter(|&point| self.owner(point) == Some(color)).collect();
        let others = PointSet::all(size) - own;
        // A wall against nobody could be lifted as a whole, and then the board would be nobody's.
        let behind_walls = if others.is_empty() { others } else { stones - others.surroundings_in(stones) };
        let empty = own - stones;
        Side { color, stones, empty, rounded: rounding::round(empty, behind_walls) }
    }

    fn counted(&self, side: &Side) -> GuidedCount {
        let (size, rounded) = (self.position.size(), &side.rounded);
        let stones = side.stones_left();
        let moves = moves::paired(&rounded.lifted.to_vec(), &rounded.put.to_vec());
        let mut areas: Vec<Vec<Point>> = side.empty.pieces().into_iter().map(PointSet::to_vec).collect();
        areas.sort_by_key(|area| Reverse(area.len()));
        let in_blocks = |area: &PointSet| {
            let mut blocks: Vec<Vec<Point>> =
                cut_into_blocks(*area).into_iter().map(PointSet::to_vec).collect();
            blocks.sort();
            RoundedArea { blocks }
        };
        let mut tens: Vec<RoundedArea> = rounded.areas.iter().map(in_blocks).collect();
        tens.sort_by_key(|area| (Reverse(area.blocks.len()), area.blocks.first().cloned()));
        let taken_off = |point: &Point| self.position.stone(*point) != self.lifted.stone(*point);
        let neutral: Vec<Point> = size.points().filter(|&point| self.owner(point).is_none()).collect();
        let empty_points = tens.iter().map(RoundedArea::points).sum();
        GuidedCount {
            color: side.color,
            unit: self.score.rules.conventions.unit,
            position: self.position.clone(),
            dead: size.points().filter(taken_off).collect(),
            lifted: self.lifted.clone(),
            areas,
            rounded: after_moves(&self.lifted, side.color, &moves),
            moves,
            tens,
            piles: sort_into_piles(stones.to_vec()),
            sum: Sum::of(side.color, empty_points, stones.len(), neutral.len(), size.area(), self.score),
            neutral,
            margin: self.score.margin,
            winner: self.score.winner,
        }
    }
}

impl RoundedArea {
    /// How many points it has.
    pub fn points(&self) -> usize {
        self.blocks.iter().map(Vec::len).sum()
    }
}

impl Rounding {
    /// Where a stone is lifted.
    pub fn from(&self) -> Option<Point> {
        match *self {
            Rounding::Move { from, .. } | Rounding::Lift { from } => Some(from),
            Rounding::Put { .. } => None,
        }
    }

    /// Where a stone is put down.
    pub fn to(&self) -> Option<Point> {
        match *self {
            Rounding::Move { to, .. } | Rounding::Put { to } => Some(to),
            Rounding::Lift { .. } => None,
        }
    }
}

impl Sum {
    fn of(color: Color, tens: usize, stones: usize, neutral: usize, area: usize, score: &Score) -> Sum {
        let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let halved = score.rules.conventions.neutral == Neutral::Halved;
        let half = Quarters(if halved { 2 * number(neutral) } else { 0 });
        let board = if halved { area } else { area.saturating_sub(neutral) };
        let given = score.rules.white_is_given();
        let missing = score.margin - (score.black - score.white - given);
        // Half a point, halved, is a quarter.
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
    /// The sum of both.
    #[must_use]
    pub fn plus(self, other: Quarters) -> Quarters {
        Quarters(self.0.saturating_add(other.0))
    }

    /// The difference of both.
    #[must_use]
    pub fn less(self, other: Quarters) -> Quarters {
        Quarters(self.0.saturating_sub(other.0))
    }

    /// Without its sign.
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

fn after_moves(lifted: &Position, color: Color, moves: &[Rounding]) -> Position {
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
