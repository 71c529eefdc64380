//! Searches the best play on the open points: minimax with alpha–beta pruning and a transposition
//! table.
//!
//! # How it works
//!
//! 1. A null-window alpha–beta search asks whether the value is at least a guess, and answers with
//!    a bound. MTD(f) repeats it with the bound as the next guess until upper and lower bound meet
//!    ([`EndgameSearch::bounds`]). The transposition table carries the bounds of all positions from
//!    one pass to the next, which makes the repetition cheap.
//! 2. The moves tried are few ([`super::moves`]): captures and rescues, open points, ataris and
//!    their defences. Filling one of the plain points, which are interchangeable, is a single move;
//!    when none is left, passing takes its place.
//! 3. A line ends after two passes, and the board is counted ([`super::leaf`]). It also ends when
//!    more than a few stones are captured, because the board would have to be judged anew: the
//!    player who captured gets at least the count at that point and may gain anything, so there is
//!    no bound on that side.
//!
//! If a ko is fought or a leaf can be counted only within bounds, the search runs again for each
//! bound, with White and with Black in turn having a threat for every ko.
//!
//! **Source:** alpha–beta (Knuth and Moore 1975), MTD(f) (Plaat, Schaeffer, Pijls and de Bruin,
//! "Best-first fixed-depth minimax algorithms", 1996), hashing of positions (Zobrist 1970).
//!
//! **Invariant:** values are differences to the margin at the start, in points for Black. Gains on
//! the way (plain points, prisoners) are added to the value of the move that makes them, so that a
//! position has the same value whichever way it was reached. Positions are told apart by the
//! stones, the player to move, a ko, the passes and the number of plain points left.
//!
//! **Cost:** each run of MTD(f) looks at no more than [`Budget`] positions, and there are three
//! runs if a ko is fought. When the budget runs out, the bounds proved so far are returned.

use std::collections::HashMap;

use crate::color::Color;
use crate::position::fast_board::{Cell, FastBoard, Spot};
use crate::position::{Position, Prisoners};

use super::FinalBoard;
use super::endgame_board::EndgameBoard;
use super::leaf::{MarginChange, UNBOUNDED, count_change};
use super::moves::{Changes, FEW_CAPTURED, generate_moves};

/// The number of positions that a search may look at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget(usize);

impl Budget {
    /// For all open points together.
    pub const WHOLE: Budget = Budget(4_000);
    /// For a single cluster.
    pub const CLUSTER: Budget = Budget(1_000);
}

/// Proved bounds of a value, in points for Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ValueBounds {
    /// The lower bound; `None` if none is proved.
    pub at_least: Option<i32>,
    /// The upper bound; `None` if none is proved.
    pub at_most: Option<i32>,
}

impl ValueBounds {
    /// No bounds.
    pub const UNKNOWN: ValueBounds = ValueBounds {
        at_least: None,
        at_most: None,
    };

    /// Returns true if both bounds are the same.
    pub fn is_exact(&self) -> bool {
        self.at_least.is_some() && self.at_least == self.at_most
    }

    /// Returns the tighter bound on each side.
    pub fn intersect(self, other: ValueBounds) -> ValueBounds {
        ValueBounds {
            at_least: self.at_least.max(other.at_least),
            at_most: match (self.at_most, other.at_most) {
                (Some(one), Some(other)) => Some(one.min(other)),
                (one, other) => one.or(other),
            },
        }
    }
}

/// The bound of a leaf that is used as its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LeafBound {
    Least,
    Most,
}

/// A move in the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SearchMove {
    /// A stone is played at a spot.
    At(Spot),
    /// One of the plain points is filled.
    Plain,
    Pass,
}

/// The player to move, and the state that the board does not show.
#[derive(Clone, Copy, Debug)]
struct Turn {
    color: Color,
    /// The number of passes directly before.
    passes: u8,
    /// The number of plain points left.
    plain: usize,
    /// The hash of the stones.
    stones: u64,
    /// The player who has just captured more than a few stones that stood there from the start, so
    /// that the board would have to be judged anew.
    upset_by: Option<Color>,
}

/// The range in which a position's value is known to lie.
#[derive(Clone, Copy, Debug)]
struct ValueRange {
    least: i32,
    most: i32,
}

/// A search of one board.
pub(super) struct EndgameSearch<'a> {
    endgame: &'a EndgameBoard,
    budget: Budget,
    /// The board after each move of the current line.
    boards: Vec<FastBoard>,
    /// The hashes of the positions of the current line.
    line: Vec<u64>,
    changes: Changes,
    /// The transposition table.
    table: HashMap<u64, ValueRange>,
    bound: LeafBound,
    /// The player who has a threat for every ko, and can therefore retake it at once.
    ko_master: Option<Color>,
    /// The number of positions that may still be looked at.
    left: usize,
    /// True if the budget has run out; values are then meaningless.
    is_exhausted: bool,
    /// True if a ko was fought, so that values depend on threats elsewhere.
    saw_ko: bool,
    /// True if a leaf had different bounds.
    is_vague: bool,
}

impl<'a> EndgameSearch<'a> {
    /// Returns a search that has not looked at any position.
    pub fn new(endgame: &'a EndgameBoard, budget: Budget) -> EndgameSearch<'a> {
        EndgameSearch {
            endgame,
            budget,
            boards: vec![endgame.board.clone()],
            line: Vec::new(),
            changes: Changes::default(),
            table: HashMap::new(),
            bound: LeafBound::Least,
            ko_master: None,
            left: 0,
            is_exhausted: false,
            saw_ko: false,
            is_vague: false,
        }
    }

    /// Returns bounds of the value with `first` moving first.
    ///
    /// The winner of a ko depends on threats elsewhere, which are not searched for. If one is
    /// fought, the lower bound is the value when White has a threat for every ko, and the upper
    /// bound the value when Black has.
    pub fn bounds(&mut self, first: Color) -> ValueBounds {
        let mut known = self.search(first, LeafBound::Least);
        if self.is_vague || self.saw_ko {
            self.ko_master = Some(Color::White);
            let with_white_threats = self.search(first, LeafBound::Least);
            self.ko_master = Some(Color::Black);
            let with_black_threats = self.search(first, LeafBound::Most);
            self.ko_master = None;
            known = ValueRange {
                least: with_white_threats.least,
                most: with_black_threats.most,
            };
        }
        ValueBounds {
            at_least: Some(known.least).filter(|points| *points > -UNBOUNDED / 2),
            at_most: Some(known.most).filter(|points| *points < UNBOUNDED / 2),
        }
    }

    /// Closes in on the value by repeated null-window searches (MTD(f)). Bounds proved before the
    /// budget runs out stay proved.
    fn search(&mut self, first: Color, bound: LeafBound) -> ValueRange {
        self.start_over(bound);
        let mut known = ValueRange {
            least: -UNBOUNDED,
            most: UNBOUNDED,
        };
        let mut guess = 0;
        while known.least < known.most {
            let threshold = if guess == known.least {
                guess + 1
            } else {
                guess
            };
            let value = self.value(0, self.start(first), threshold - 1, threshold);
            if self.is_exhausted {
                break;
            }
            if value < threshold {
                known.most = value;
            } else {
                known.least = value;
            }
            guess = value;
        }
        known
    }

    /// Returns the board after best play with `first` moving first. `None` if the value is not
    /// known exactly, or if a ko decides.
    pub fn find_final_board(&mut self, first: Color) -> Option<FinalBoard> {
        if !self.bounds(first).is_exact() {
            return None;
        }
        let known = self.search(first, LeafBound::Least);
        if known.least < known.most {
            return None;
        }
        // Follow the best moves from the start. The transposition table of the last search makes
        // this fast, and no move is taken back: the board at each depth stays as it is.
        let (mut turn, mut depth) = (self.start(first), 0);
        let mut filled = Vec::new();
        let mut captured = Prisoners::default();
        while turn.passes < 2 && turn.upset_by.is_none() {
            let mut best: Option<(i32, SearchMove)> = None;
            for option in self.options(depth, turn) {
                let Some(value) = self.value_after(depth, turn, option, -UNBOUNDED, UNBOUNDED)
                else {
                    continue;
                };
                let sign = if turn.color == Color::Black { 1 } else { -1 };
                if best.is_none_or(|(before, _)| sign * value > sign * before) {
                    best = Some((value, option));
                }
            }
            if self.is_exhausted {
                return None;
            }
            let (_, chosen) = best?;
            if chosen == SearchMove::Plain {
                filled.push(turn.color);
            }
            self.line.push(turn.stones ^ plain_key(turn.plain));
            let (next, lost) = self.make_move(depth, turn, chosen)?;
            captured[turn.color.opponent()] += lost;
            (turn, depth) = (next, depth + 1);
        }
        Some(self.final_position(depth, &filled, captured))
    }

    /// Returns the board at `depth` with the plain points `filled` in turns, and without stones
    /// left in closed territory.
    fn final_position(
        &self,
        depth: usize,
        filled: &[Color],
        mut captured: Prisoners,
    ) -> FinalBoard {
        let mut position = Position::empty(self.endgame.size);
        let Some(board) = self.boards.get(depth) else {
            return FinalBoard { position, captured };
        };
        for &(point, spot) in &self.endgame.points {
            let region =
                self.endgame.region[usize::from(spot)].and_then(|at| self.endgame.regions.get(at));
            match board.cell(spot) {
                Cell::Stone(color) if region.is_some_and(|region| region.owner != color) => {
                    captured[color] += 1
                }
                Cell::Stone(color) => position = position.with(point, Some(color)),
                Cell::Empty | Cell::Border => {}
            }
        }
        for (&point, &color) in self.endgame.plain.iter().zip(filled) {
            position = position.with(point, Some(color));
        }
        FinalBoard { position, captured }
    }

    /// Forgets all values found under other assumptions.
    fn start_over(&mut self, bound: LeafBound) {
        self.table.clear();
        self.line.clear();
        self.changes = Changes::default();
        (self.bound, self.left) = (bound, self.budget.0);
        (self.is_exhausted, self.saw_ko, self.is_vague) = (false, false, false);
    }

    /// Returns the state before the first move.
    fn start(&self, first: Color) -> Turn {
        // Under territory rules a plain point is worth no more than a pass.
        let plain = if self.endgame.counts_area {
            self.endgame.plain.len()
        } else {
            0
        };
        Turn {
            color: first,
            passes: 0,
            plain,
            stones: 0,
            upset_by: None,
        }
    }

    /// Returns the value of a position if it lies between `alpha` and `beta`, else a bound of it on
    /// the same side.
    fn value(&mut self, depth: usize, turn: Turn, mut alpha: i32, mut beta: i32) -> i32 {
        if turn.passes == 2 || turn.upset_by.is_some() {
            return self.value_of_leaf(depth, turn);
        }
        // Once the budget is spent, every open call returns as fast as possible. The values are
        // then meaningless, and none of them may enter the table.
        if self.left == 0 {
            self.is_exhausted = true;
        }
        if self.is_exhausted {
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
        // Black raises the lower end of the window and White lowers the upper end. The original
        // window tells later whether the value is exact or only a bound.
        let (from, to) = (alpha, beta);
        let is_black = turn.color == Color::Black;
        let mut best = if is_black { -UNBOUNDED } else { UNBOUNDED };
        for option in self.options(depth, turn) {
            let Some(value) = self.value_after(depth, turn, option, alpha, beta) else {
                continue;
            };
            if is_black {
                best = best.max(value);
                alpha = alpha.max(value);
            } else {
                best = best.min(value);
                beta = beta.min(value);
            }
            if alpha >= beta || self.is_exhausted {
                break;
            }
        }
        if !self.is_exhausted {
            let known = self.table.entry(key).or_insert(ValueRange {
                least: -UNBOUNDED,
                most: UNBOUNDED,
            });
            // A value inside the window is exact and sets both bounds; one outside is a bound on
            // its own side only.
            if best < to {
                known.most = known.most.min(best);
            }
            if best > from {
                known.least = known.least.max(best);
            }
        }
        best
    }

    /// Returns the value after a move, as [`EndgameSearch::value`] does; `None` if the move would
    /// repeat a position of the current line.
    fn value_after(
        &mut self,
        depth: usize,
        turn: Turn,
        option: SearchMove,
        alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        let before = self.changes.lengths();
        let (next, lost) = self.make_move(depth, turn, option)?;
        let gain = self.gain(turn.color, option, lost);
        self.line.push(turn.stones ^ plain_key(turn.plain));
        let value = self.value(depth + 1, next, alpha - gain, beta - gain) + gain;
        self.line.pop();
        self.changes.truncate(before);
        Some(value)
    }

    /// Returns the points for Black that a move gains at once.
    fn gain(&self, color: Color, option: SearchMove, captured: u32) -> i32 {
        let prisoners = if self.endgame.counts_area {
            0
        } else {
            i32::try_from(captured).unwrap_or(0)
        };
        let gain = if option == SearchMove::Plain {
            1
        } else {
            prisoners
        };
        if color == Color::Black { gain } else { -gain }
    }

    /// Makes a move on the board at the next depth. Returns the state after it and the number of
    /// stones captured; `None`, with nothing changed but that board, if the move would repeat a
    /// position.
    fn make_move(&mut self, depth: usize, turn: Turn, option: SearchMove) -> Option<(Turn, u32)> {
        if self.boards.len() == depth + 1 {
            self.boards.push(self.endgame.board.clone());
        }
        let (before, after) = self.boards.split_at_mut(depth + 1);
        let (before, after) = (before.last()?, after.first_mut()?);
        after.copy_from(before);
        if self.ko_master == Some(turn.color) {
            after.pass();
        }
        let mut next = Turn {
            color: turn.color.opponent(),
            passes: 0,
            ..turn
        };
        let spot = match option {
            SearchMove::Pass => {
                after.pass();
                next.passes = turn.passes + 1;
                return Some((next, 0));
            }
            SearchMove::Plain => {
                after.pass();
                next.plain = turn.plain.saturating_sub(1);
                return Some((next, 0));
            }
            SearchMove::At(spot) => spot,
        };
        let foe = turn.color.opponent();
        let captured = captured_stones(before, spot, foe);
        next.stones ^= stone_key(spot, turn.color);
        for &stone in &captured {
            next.stones ^= stone_key(stone, foe);
        }
        let hash = next.stones ^ plain_key(next.plain);
        // A player with a threat for every ko has changed the board by that threat, so that no
        // position is repeated.
        if !captured.is_empty() && self.ko_master != Some(turn.color) && self.line.contains(&hash) {
            self.saw_ko = true;
            return None;
        }
        let from_start = captured
            .iter()
            .filter(|&&stone| self.endgame.board.cell(stone) == Cell::Stone(foe));
        if from_start.count() > FEW_CAPTURED {
            next.upset_by = Some(turn.color);
        }
        let lost = u32::try_from(captured.len()).unwrap_or(u32::MAX);
        self.changes.captured.extend(captured);
        after.play(spot, turn.color);
        self.saw_ko |= after.ko() != FastBoard::NOWHERE;
        self.changes.played.push(spot);
        Some((next, lost))
    }

    /// Returns the moves that the player to move may try, in the order in which they are tried.
    fn options(&self, depth: usize, turn: Turn) -> Vec<SearchMove> {
        let Some(board) = self.boards.get(depth) else {
            return vec![SearchMove::Pass];
        };
        let retakes_ko = self.ko_master == Some(turn.color) && board.ko() != FastBoard::NOWHERE;
        let candidates = if retakes_ko {
            generate_moves(self.endgame, &board.without_ko(), &self.changes, turn.color)
        } else {
            generate_moves(self.endgame, board, &self.changes, turn.color)
        };
        let mut options: Vec<SearchMove> =
            candidates.forcing.into_iter().map(SearchMove::At).collect();
        options.extend(candidates.open.into_iter().map(SearchMove::At));
        // A plain point is worth more than a pass, which therefore need not be tried while there
        // are any.
        if turn.plain > 0 {
            options.push(SearchMove::Plain);
        }
        options.extend(candidates.quiet.into_iter().map(SearchMove::At));
        if turn.plain == 0 {
            options.push(SearchMove::Pass);
        }
        options
    }

    /// Counts the board. A player who has captured many stones has at least the points counted now,
    /// and may gain anything.
    fn value_of_leaf(&mut self, depth: usize, turn: Turn) -> i32 {
        let Some(board) = self.boards.get(depth) else {
            return 0;
        };
        let MarginChange {
            mut least,
            mut most,
        } = count_change(self.endgame, board, &self.changes);
        match turn.upset_by {
            Some(Color::Black) => most = UNBOUNDED,
            Some(Color::White) => least = -UNBOUNDED,
            None => {}
        }
        self.is_vague |= least != most;
        match self.bound {
            LeafBound::Least => least.max(-UNBOUNDED),
            LeafBound::Most => most.min(UNBOUNDED),
        }
    }

    /// Returns the hash of a position.
    fn key(&self, depth: usize, turn: Turn) -> u64 {
        let ko = self
            .boards
            .get(depth)
            .map_or(0, |board| u64::from(board.ko()));
        let state = u64::from(turn.passes) << 1 | u64::from(turn.color == Color::White);
        turn.stones ^ plain_key(turn.plain) ^ scatter(1 << 40 | ko << 3 | state)
    }
}

/// Returns the stones of `color` that a move of the other colour at `spot` captures.
fn captured_stones(board: &FastBoard, spot: Spot, color: Color) -> Vec<Spot> {
    let mut captured = Vec::new();
    let mut heads = Vec::new();
    for beside in board.neighbours(spot) {
        let is_captured = board.cell(beside) == Cell::Stone(color) && board.in_atari(beside);
        if is_captured && !heads.contains(&board.head(beside)) {
            heads.push(board.head(beside));
            captured.extend(board.stones(beside));
        }
    }
    captured
}

fn stone_key(spot: Spot, color: Color) -> u64 {
    scatter(u64::from(spot) << 1 | u64::from(color == Color::White))
}

fn plain_key(plain: usize) -> u64 {
    scatter(1 << 32 | plain as u64)
}

/// Spreads a number over all bits of a hash (the finaliser of SplitMix64: Steele, Lea, Flood, "Fast
/// splittable pseudorandom number generators", 2014).
fn scatter(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}
