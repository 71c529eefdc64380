//! Hashes of positions, by which the transposition table and the current line tell them apart
//! (Zobrist 1970).

use crate::color::Color;
use crate::position::fast_board::Spot;

use super::EndgameSearch;
use super::line::Turn;

impl EndgameSearch<'_> {
    /// Returns the hash of a position.
    pub(super) fn key(&self, depth: usize, turn: Turn) -> u64 {
        let ko = self
            .boards
            .get(depth)
            .map_or(0, |board| u64::from(board.ko()));
        let state = u64::from(turn.passes) << 1 | u64::from(turn.color == Color::White);
        turn.stones ^ plain_key(turn.plain) ^ scatter(1 << 40 | ko << 3 | state)
    }
}

pub(super) fn stone_key(spot: Spot, color: Color) -> u64 {
    scatter(u64::from(spot) << 1 | u64::from(color == Color::White))
}

pub(super) fn plain_key(plain: usize) -> u64 {
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
