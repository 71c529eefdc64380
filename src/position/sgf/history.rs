//! Finds the moves of a game that bring back a whole board that was there before.
//!
//! A board is identified by 128 bits: every stone on it has a random number, and these are combined
//! by exclusive or (Zobrist, "A New Hashing Method with Application for Game Playing", 1970). A
//! move changes only a few of them, so that a game costs one hash update per changed stone and one
//! lookup per move. A node in the middle of the game that sets stones up corrects the record:
//! boards before it no longer count.
//!
//! Invariant: after every move the map holds the last visit of every board since the last setup,
//! and the last visit by either player's move, which situational superko needs. Among all positions
//! of a game two different ones agree in all bits with a probability below 10⁻³⁰.

use std::collections::HashMap;

use crate::color::Color;
use crate::point::{BoardSize, Point};

use super::record::Move;
use super::replay::Change;

/// A whole board that a move brought back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// Number of the last earlier move after which the board was the same; 0 is the board before
    /// the first move.
    pub since: usize,
    /// Number of the same player's last earlier move after which the board was the same, so that
    /// the same player was to move, too.
    pub since_own: Option<usize>,
    /// Number of times that moves had led to this board before.
    pub times: usize,
    /// True if either player passed since.
    pub has_pass: bool,
}

/// The boards of a game so far.
pub(super) struct History {
    size: BoardSize,
    /// Hash of the board now.
    board: u128,
    boards: HashMap<u128, Visits>,
    /// Number of the last pass; 0 if there was none.
    last_pass: usize,
}

/// The times at which the game was at one board.
#[derive(Clone, Copy, Default)]
struct Visits {
    /// Number of the last move that led to the board.
    last: usize,
    /// Number of each player's last move that led to it, Black's first.
    last_of: [Option<usize>; 2],
    /// Number of moves, other than passes, that led to it.
    times: usize,
}

impl History {
    /// Returns the history of a game that begins with an empty board.
    pub fn new(size: BoardSize) -> History {
        History {
            size,
            board: 0,
            boards: HashMap::new(),
            last_pass: 0,
        }
    }

    /// Sets stones up after `moves` moves: the game begins anew with this board.
    pub fn set_up(&mut self, moves: usize, changes: &[Change]) {
        self.apply_changes(changes);
        self.boards = HashMap::from([(
            self.board,
            Visits {
                last: moves,
                last_of: [None; 2],
                times: 1,
            },
        )]);
    }

    /// Adds the move with this `number`, from 1, and its changes to the board. Returns the earlier
    /// board that the move brought back, if any; a pass brings nothing back.
    pub fn play(&mut self, number: usize, played: Move, changes: &[Change]) -> Option<Repetition> {
        let is_first = self.boards.len() == 1;
        if let (true, Some(start)) = (is_first, self.boards.get_mut(&self.board)) {
            // The player who does not move first counts as having left the board as it is at the
            // start.
            if let Some(last) = start
                .last_of
                .get_mut(usize::from(played.color == Color::Black))
            {
                *last = last.or(Some(start.last));
            }
        }
        self.apply_changes(changes);
        let is_pass = played.point.is_none();
        if is_pass {
            self.last_pass = number;
        }
        let mover = usize::from(played.color == Color::White);
        let is_new = !self.boards.contains_key(&self.board);
        let visits = self.boards.entry(self.board).or_default();
        let repetition = if is_new || is_pass {
            None
        } else {
            Some(Repetition {
                since: visits.last,
                since_own: visits.last_of.get(mover).copied().flatten(),
                times: visits.times,
                has_pass: self.last_pass > visits.last,
            })
        };
        visits.last = number;
        if let Some(last) = visits.last_of.get_mut(mover) {
            *last = Some(number);
        }
        visits.times += usize::from(!is_pass);
        repetition
    }

    /// Updates the hash of the board.
    fn apply_changes(&mut self, changes: &[Change]) {
        for change in changes {
            for stone in [change.before, change.after].into_iter().flatten() {
                self.board ^= self.stone_hash(change.point, stone);
            }
        }
    }

    /// Returns the random number of a stone: the same in every run.
    fn stone_hash(&self, point: Point, stone: Color) -> u128 {
        let index = 2 * self.size.index(point) + usize::from(stone == Color::White);
        let index = u64::try_from(index).unwrap_or(u64::MAX);
        u128::from(split_mix(2 * index)) << 64 | u128::from(split_mix(2 * index + 1))
    }
}

/// Returns the `index`-th number of SplitMix64 (Steele, Lea, Flood, "Fast Splittable Pseudorandom
/// Number Generators", 2014).
fn split_mix(index: u64) -> u64 {
    let mut number = index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
