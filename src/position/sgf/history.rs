//! Which moves of a game bring a whole board back that was there before.
//!
//! A board is told by 128 bits, one random number for every stone on it, combined by exclusive or (Zobrist, "A New
//! Hashing Method with Application for Game Playing", 1970): a move changes a few of them, and among all positions of a
//! game two different ones agree with a probability below 10⁻³⁰. A node in the middle of the game that sets stones up
//! is a correction of the record: what was before it counts no more.

use std::collections::HashMap;

use crate::color::Color;
use crate::point::{BoardSize, Point};

use super::record::Move;
use super::replay::Change;

/// A whole board that a move brought back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// The last move before, after which the board was the same; 0 is the board before the first move.
    pub since: usize,
    /// The last move of the same player after which it was the same: then it is the same player's turn, too.
    pub since_own: Option<usize>,
    /// How often moves had led to this board before.
    pub times: usize,
    /// Whether somebody passed since.
    pub has_pass: bool,
}

/// The boards of a game so far.
pub(super) struct History {
    size: BoardSize,
    board: u128,
    boards: HashMap<u128, Visits>,
    last_pass: usize,
}

/// When a board was there.
#[derive(Clone, Copy, Default)]
struct Visits {
    last: usize,
    last_of: [Option<usize>; 2],
    times: usize,
}

impl History {
    /// A game that begins with an empty board.
    pub fn new(size: BoardSize) -> History {
        History { size, board: 0, boards: HashMap::new(), last_pass: 0 }
    }

    /// Stones are set up after `moves` moves: the game begins anew with this board.
    pub fn set_up(&mut self, moves: usize, changes: &[Change]) {
        self.change(changes);
        self.boards = HashMap::from([(self.board, Visits { last: moves, last_of: [None; 2], times: 1 })]);
    }

    /// Takes the move with this `number`, from 1, and what it changed; gives the board that it brought back.
    /// A pass brings nothing back.
    pub fn play(&mut self, number: usize, played: Move, changes: &[Change]) -> Option<Repetition> {
        let is_first = self.boards.len() == 1;
        if let (true, Some(start)) = (is_first, self.boards.get_mut(&self.board)) {
            // Whoever does not play first left the board at the start as it is.
            if let Some(last) = start.last_of.get_mut(usize::from(played.color == Color::Black)) {
                *last = last.or(Some(start.last));
            }
        }
        self.change(changes);
        let is_pass = played.point.is_none();
        if is_pass {
            self.last_pass = number;
        }
        let mover = usize::from(played.color == Color::White);
        let is_new = !self.boards.contains_key(&self.board);
        let visits = self.boards.entry(self.board).or_default();
        let repetition = (!is_new && !is_pass).then(|| Repetition {
            since: visits.last,
            since_own: visits.last_of.get(mover).copied().flatten(),
            times: visits.times,
            has_pass: self.last_pass > visits.last,
        });
        visits.last = number;
        if let Some(last) = visits.last_of.get_mut(mover) {
            *last = Some(number);
        }
        visits.times += usize::from(!is_pass);
        repetition
    }

    fn change(&mut self, changes: &[Change]) {
        for change in changes {
            for stone in [change.before, change.after].into_iter().flatten() {
                self.board ^= self.number(change.point, stone);
            }
        }
    }

    /// The number of a stone: the same in every run.
    fn number(&self, point: Point, stone: Color) -> u128 {
        let index = 2 * self.size.index(point) + usize::from(stone == Color::White);
        let index = u64::try_from(index).unwrap_or(u64::MAX);
        u128::from(mixed(2 * index)) << 64 | u128::from(mixed(2 * index + 1))
    }
}

/// The `index`-th number of SplitMix64 (Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
fn mixed(index: u64) -> u64 {
    let mut number = index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
