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
//! runs if a ko is fought. When the budget runs out, or a line gets too long, the bounds proved so
//! far are returned.

mod final_board;
mod hash;
mod line;

use std::collections::HashMap;

use crate::color::Color;
use crate::position::fast_board::FastBoard;

use super::endgame_board::EndgameBoard;
use super::leaf::{MarginChange, UNBOUNDED, count_change};
use super::moves::Changes;
use hash::plain_key;
use line::{SearchMove, Turn};

/// The number of positions that a search may look at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget(usize);

impl Budget {
    /// For all open points together.
    pub const WHOLE: Budget = Budget(4_000);
    /// For a single cluster.
    pub const CLUSTER: Budget = Budget(1_000);
}

/// The longest line that is searched, in moves. Games end much sooner; only where stones are captured
/// and retaken again and again are there longer ones, and each move takes room on the stack.
const LONGEST_LINE: usize = 400;

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
    /// True if the budget has run out or a line got too long; values are then meaningless.
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

    /// Forgets all values found under other assumptions.
    fn start_over(&mut self, bound: LeafBound) {
        self.table.clear();
        self.line.clear();
        self.changes = Changes::default();
        (self.bound, self.left) = (bound, self.budget.0);
        (self.is_exhausted, self.saw_ko, self.is_vague) = (false, false, false);
    }

    /// Returns the value of a position if it lies between `alpha` and `beta`, else a bound of it on
    /// the same side.
    fn value(&mut self, depth: usize, turn: Turn, mut alpha: i32, mut beta: i32) -> i32 {
        if turn.passes == 2 || turn.upset_by.is_some() {
            return self.value_of_leaf(depth, turn);
        }
        // Once the budget is spent, every open call returns as fast as possible. The values are
        // then meaningless, and none of them may enter the table.
        if self.left == 0 || depth == LONGEST_LINE {
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
}
