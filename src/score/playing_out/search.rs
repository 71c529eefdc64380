//! Search: minimax with alpha–beta pruning and a table of positions seen.
//!
//! Values are differences to the margin before, in points for Black; what is gained on the way (plain points, prisoners)
//! is added on the way, so that a position has one value however it came about. Positions are kept apart by a hash of the
//! stones (Zobrist 1970), whose turn it is, a ko, passes and how many plain points are left.

use std::collections::HashMap;

use crate::color::Color;
use crate::position::fast_board::{Cell, FastBoard, Spot};
use crate::position::{Position, Prisoners};

use super::FinalBoard;
use super::ground::Ground;
use super::leaf::{Difference, UNBOUNDED, difference};
use super::moves::{Changes, FEW_CAPTURED, moves};

/// How many positions may be looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget(usize);

impl Budget {
    /// For all that is open together.
    pub const WHOLE: Budget = Budget(4_000);
    /// For one of its clusters.
    pub const CLUSTER: Budget = Budget(1_000);
}

/// Bounds of a value, in points; `None` where nothing is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Points {
    /// At least this much.
    pub at_least: Option<i32>,
    /// At most this much.
    pub at_most: Option<i32>,
}

impl Points {
    /// Nothing is proved.
    pub const UNKNOWN: Points = Points { at_least: None, at_most: None };

    /// Whether both bounds are the same.
    pub fn is_exact(&self) -> bool {
        self.at_least.is_some() && self.at_least == self.at_most
    }

    /// Returns the closer of both bounds.
    pub fn and(self, other: Points) -> Points {
        Points {
            at_least: self.at_least.max(other.at_least),
            at_most: match (self.at_most, other.at_most) {
                (Some(one), Some(other)) => Some(one.min(other)),
                (one, other) => one.or(other),
            },
        }
    }
}

/// Which of a leaf's bounds counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    Least,
    Most,
}

/// What a player may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Move {
    /// Plays there.
    At(Spot),
    /// Fills one of the plain points.
    Plain,
    Pass,
}

/// Whose turn it is, and what the board does not show.
#[derive(Clone, Copy, Debug)]
struct Turn {
    color: Color,
    /// Passes just before.
    passes: u8,
    /// Plain points left.
    plain: usize,
    /// Hash of the stones.
    stones: u64,
    /// Who has just captured more than a few stones that stood there from the start: the board has to be judged anew.
    upset_by: Option<Color>,
}

/// What is known of a position's value.
#[derive(Clone, Copy, Debug)]
struct Known {
    least: i32,
    most: i32,
}

/// Searches one board.
pub(super) struct Search<'a> {
    ground: &'a Ground,
    budget: Budget,
    /// The board after each move of the line that is looked at.
    boards: Vec<FastBoard>,
    /// Hashes of the positions of that line.
    line: Vec<u64>,
    changes: Changes,
    table: HashMap<u64, Known>,
    bound: Bound,
    /// Who has a threat for every ko, and takes it back at once.
    ko_master: Option<Color>,
    /// Positions that may still be looked at.
    left: usize,
    /// The budget ended.
    ended: bool,
    /// A ko was fought: values depend on threats elsewhere.
    saw_ko: bool,
    /// A leaf had different bounds.
    is_vague: bool,
}

impl<'a> Search<'a> {
    /// A search that has looked at nothing.
    pub fn new(ground: &'a Ground, budget: Budget) -> Search<'a> {
        Search {
            ground,
            budget,
            boards: vec![ground.board.clone()],
            line: Vec::new(),
            changes: Changes::default(),
            table: HashMap::new(),
            bound: Bound::Least,
            ko_master: None,
            left: 0,
            ended: false,
            saw_ko: false,
            is_vague: false,
        }
    }

    /// Returns what the board comes to when `first` moves first.
    ///
    /// Who wins a ko depends on threats elsewhere, which are not looked for: where one is fought, Black gets at least what
    /// is left when White has all the threats, and at most what is there when Black has them.
    pub fn bounds(&mut self, first: Color) -> Points {
        let known = self.search(first, Bound::Least);
        let known = match self.is_vague || self.saw_ko {
            false => known,
            true => {
                self.ko_master = Some(Color::White);
                let with_white_threats = self.search(first, Bound::Least);
                self.ko_master = Some(Color::Black);
                let with_black_threats = self.search(first, Bound::Most);
                self.ko_master = None;
                Known { least: with_white_threats.least, most: with_black_threats.most }
            }
        };
        Points {
            at_least: Some(known.least).filter(|points| *points > -UNBOUNDED / 2),
            at_most: Some(known.most).filter(|points| *points < UNBOUNDED / 2),
        }
    }

    /// Closes in on the value by asking again and again whether it is at least so much (MTD(f): Plaat, Schaeffer, Pijls, de
    /// Bruin, "Best-first fixed-depth minimax algorithms", 1996); what is proved when the budget ends stays proved.
    fn search(&mut self, first: Color, bound: Bound) -> Known {
        self.start_over(bound);
        let mut known = Known { least: -UNBOUNDED, most: UNBOUNDED };
        let mut guess = 0;
        while known.least < known.most {
            let asked = if guess == known.least { guess + 1 } else { guess };
            let value = self.value(0, self.start(first), asked - 1, asked);
            if self.ended {
                break;
            }
            match value < asked {
                true => known.most = value,
                false => known.least = value,
            }
            guess = value;
        }
        known
    }

    /// Returns the board after best play with `first` moving first, where that is known exactly: not where a ko decides.
    pub fn final_board(&mut self, first: Color) -> Option<FinalBoard> {
        if !self.bounds(first).is_exact() {
            return None;
        }
        let known = self.search(first, Bound::Least);
        if known.least < known.most {
            return None;
        }
        let (mut turn, mut depth) = (self.start(first), 0);
        let mut filled = Vec::new();
        let mut captured = Prisoners::default();
        while turn.passes < 2 && turn.upset_by.is_none() {
            let mut best: Option<(i32, Move)> = None;
            for option in self.options(depth, turn) {
                let Some(value) = self.value_of(depth, turn, option, -UNBOUNDED, UNBOUNDED) else { continue };
                let sign = if turn.color == Color::Black { 1 } else { -1 };
                if best.is_none_or(|(before, _)| sign * value > sign * before) {
                    best = Some((value, option));
                }
            }
            if self.ended {
                return None;
            }
            let (_, chosen) = best?;
            if chosen == Move::Plain {
                filled.push(turn.color);
            }
            self.line.push(turn.stones ^ plain_key(turn.plain));
            let (next, lost) = self.make(depth, turn, chosen)?;
            captured[turn.color.opponent()] += lost;
            (turn, depth) = (next, depth + 1);
        }
        Some(self.final_position(depth, &filled, captured))
    }

    fn final_position(&self, depth: usize, filled: &[Color], mut captured: Prisoners) -> FinalBoard {
        let mut position = Position::empty(self.ground.size);
        let Some(board) = self.boards.get(depth) else {
            return FinalBoard { position, captured };
        };
        for &(point, spot) in &self.ground.points {
            let region = self.ground.region[usize::from(spot)].and_then(|at| self.ground.regions.get(at));
            match board.cell(spot) {
                Cell::Stone(color) if region.is_some_and(|region| region.owner != color) => {
                    captured[color] += 1
                }
                Cell::Stone(color) => position = position.with(point, Some(color)),
                Cell::Empty | Cell::Border => {}
            }
        }
        for (&point, &color) in self.ground.plain.iter().zip(filled) {
            position = position.with(point, Some(color));
        }
        FinalBoard { position, captured }
    }

    /// Forgets what was seen under other assumptions.
    fn start_over(&mut self, bound: Bound) {
        self.table.clear();
        self.line.clear();
        self.changes = Changes::default();
        (self.bound, self.left) = (bound, self.budget.0);
        (self.ended, self.saw_ko, self.is_vague) = (false, false, false);
    }

    fn start(&self, first: Color) -> Turn {
        // Under territory rules plain points are worth nothing, and passing instead costs nothing.
        let plain = if self.ground.counts_area { self.ground.plain.len() } else { 0 };
        Turn { color: first, passes: 0, plain, stones: 0, upset_by: None }
    }

    /// The value of a position, or a bound of it outside of `alpha` to `beta`.
    fn value(&mut self, depth: usize, turn: Turn, mut alpha: i32, mut beta: i32) -> i32 {
        if turn.passes == 2 || turn.upset_by.is_some() {
            return self.leaf(depth, turn);
        }
        if self.left == 0 {
            self.ended = true;
        }
        if self.ended {
            return 0;
        }
        self.left -= 1;
        let key = self.key(depth, turn);
        let known = self.table.get(&key).copied();
        if let Some(known) = known {
            if known.least >= beta || known.least == known.most {
                return known.least;
            }
            if known.most <= alpha {
                return known.most;
            }
        }
        let (from, to) = (alpha, beta);
        let is_black = turn.color == Color::Black;
        let mut best = if is_black { -UNBOUNDED } else { UNBOUNDED };
        for option in self.options(depth, turn) {
            let Some(value) = self.value_of(depth, turn, option, alpha, beta) else { continue };
            if is_black {
                best = best.max(value);
                alpha = alpha.max(value);
            } else {
                best = best.min(value);
                beta = beta.min(value);
            }
            if alpha >= beta || self.ended {
                break;
            }
        }
        if !self.ended {
            let known = self.table.entry(key).or_insert(Known { least: -UNBOUNDED, most: UNBOUNDED });
            if best < to {
                known.most = known.most.min(best);
            }
            if best > from {
                known.least = known.least.max(best);
            }
        }
        best
    }

    /// The value after a move; `None` where it would repeat a position of this line.
    fn value_of(&mut self, depth: usize, turn: Turn, option: Move, alpha: i32, beta: i32) -> Option<i32> {
        let before = self.changes.lengths();
        let made = self.make(depth, turn, option);
        let value = made.map(|(next, lost)| {
            let gain = self.gain(turn.color, option, lost);
            self.line.push(turn.stones ^ plain_key(turn.plain));
            let value = self.value(depth + 1, next, alpha - gain, beta - gain) + gain;
            self.line.pop();
            value
        });
        self.changes.truncate(before);
        value
    }

    /// What a move wins at once, in points for Black.
    fn gain(&self, color: Color, option: Move, captured: u32) -> i32 {
        let prisoners = if self.ground.counts_area { 0 } else { i32::try_from(captured).unwrap_or(0) };
        let gain = if option == Move::Plain { 1 } else { prisoners };
        if color == Color::Black { gain } else { -gain }
    }

    /// Makes a move on the next board, and says how many stones it captured; `None` where it would repeat a position.
    fn make(&mut self, depth: usize, turn: Turn, option: Move) -> Option<(Turn, u32)> {
        if self.boards.len() == depth + 1 {
            self.boards.push(self.ground.board.clone());
        }
        let (before, after) = self.boards.split_at_mut(depth + 1);
        let (before, after) = (before.last()?, after.first_mut()?);
        after.copy_from(before);
        if self.ko_master == Some(turn.color) {
            after.pass();
        }
        let mut next = Turn { color: turn.color.opponent(), passes: 0, ..turn };
        let spot = match option {
            Move::Pass => {
                after.pass();
                next.passes = turn.passes + 1;
                return Some((next, 0));
            }
            Move::Plain => {
                after.pass();
                next.plain = turn.plain.saturating_sub(1);
                return Some((next, 0));
            }
            Move::At(spot) => spot,
        };
        let from = self.changes.captured.len();
        let foe = turn.color.opponent();
        let mut heads = Vec::new();
        for beside in before.neighbours(spot) {
            let is_taken = before.cell(beside) == Cell::Stone(foe) && before.in_atari(beside);
            if is_taken && !heads.contains(&before.head(beside)) {
                heads.push(before.head(beside));
                self.changes.captured.extend(before.stones(beside));
            }
        }
        let lost = self.changes.captured.get(from..).unwrap_or_default();
        next.stones ^= stone_key(spot, turn.color);
        for &stone in lost {
            next.stones ^= stone_key(stone, foe);
        }
        let hash = next.stones ^ plain_key(next.plain);
        // Who has all the threats would have changed the board by one.
        if !lost.is_empty() && self.ko_master != Some(turn.color) && self.line.contains(&hash) {
            self.saw_ko = true;
            self.changes.captured.truncate(from);
            return None;
        }
        let stood_there = |&&stone: &&Spot| self.ground.board.cell(stone) == Cell::Stone(foe);
        if lost.iter().filter(stood_there).count() > FEW_CAPTURED {
            next.upset_by = Some(turn.color);
        }
        let lost = u32::try_from(lost.len()).unwrap_or(u32::MAX);
        after.play(spot, turn.color);
        self.saw_ko |= after.ko() != FastBoard::NOWHERE;
        self.changes.played.push(spot);
        Some((next, lost))
    }

    /// What the player whose turn it is may do.
    fn options(&self, depth: usize, turn: Turn) -> Vec<Move> {
        let Some(board) = self.boards.get(depth) else { return vec![Move::Pass] };
        let tries = match self.ko_master == Some(turn.color) && board.ko() != FastBoard::NOWHERE {
            true => moves(self.ground, &board.without_ko(), &self.changes, turn.color),
            false => moves(self.ground, board, &self.changes, turn.color),
        };
        let at = |spots: Vec<Spot>| spots.into_iter().map(Move::At);
        // A plain point is worth more than passing.
        let (plain, pass) = if turn.plain > 0 { (Some(Move::Plain), None) } else { (None, Some(Move::Pass)) };
        at(tries.forcing).chain(at(tries.open)).chain(plain).chain(at(tries.quiet)).chain(pass).collect()
    }

    /// What the board counts. Who has captured many stones has at least what is there now, and may get anything.
    fn leaf(&mut self, depth: usize, turn: Turn) -> i32 {
        let Some(board) = self.boards.get(depth) else { return 0 };
        let Difference { mut least, mut most } = difference(self.ground, board, &self.changes);
        match turn.upset_by {
            Some(Color::Black) => most = UNBOUNDED,
            Some(Color::White) => least = -UNBOUNDED,
            None => {}
        }
        self.is_vague |= least != most;
        match self.bound {
            Bound::Least => least.max(-UNBOUNDED),
            Bound::Most => most.min(UNBOUNDED),
        }
    }

    fn key(&self, depth: usize, turn: Turn) -> u64 {
        let ko = self.boards.get(depth).map_or(0, |board| u64::from(board.ko()));
        let state = u64::from(turn.passes) << 1 | u64::from(turn.color == Color::White);
        turn.stones ^ plain_key(turn.plain) ^ scatter(1 << 40 | ko << 3 | state)
    }
}

fn stone_key(spot: Spot, color: Color) -> u64 {
    scatter(u64::from(spot) << 1 | u64::from(color == Color::White))
}

fn plain_key(plain: usize) -> u64 {
    scatter(1 << 32 | plain as u64)
}

/// Spreads a number over all bits (the finaliser of SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom number
/// generators", 2014).
fn scatter(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}
