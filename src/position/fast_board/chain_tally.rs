//! The pseudo-liberties of a chain: the number, the sum and the sum of squares of its (stone, empty
//! neighbour) pairs.

use super::Spot;

/// The stones and pseudo-liberties of a chain, kept at its head.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ChainTally {
    /// Number of stones.
    pub(super) stones: u16,
    /// Number of (stone, empty neighbour) pairs.
    pub(super) pairs: u16,
    /// Sum of the empty neighbours' indices over the pairs.
    sum: u32,
    /// Sum of their squares: at most 2,500 pairs of 728², which fits.
    squares: u32,
}

impl ChainTally {
    /// Returns the tally of a single stone without empty neighbours.
    pub(super) fn of_stone() -> ChainTally {
        ChainTally {
            stones: 1,
            ..ChainTally::default()
        }
    }

    pub(super) fn add(&mut self, liberty: Spot) {
        self.pairs += 1;
        self.sum += u32::from(liberty);
        self.squares += u32::from(liberty).pow(2);
    }

    pub(super) fn remove(&mut self, liberty: Spot) {
        self.pairs -= 1;
        self.sum -= u32::from(liberty);
        self.squares -= u32::from(liberty).pow(2);
    }

    pub(super) fn join(&mut self, other: ChainTally) {
        self.stones += other.stones;
        self.pairs += other.pairs;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Returns true if the chain has exactly one liberty: all pairs name the same empty neighbour
    /// exactly when the mean of the squares is the square of the mean.
    pub(super) fn in_atari(self) -> bool {
        self.pairs > 0
            && u64::from(self.pairs) * u64::from(self.squares) == u64::from(self.sum).pow(2)
    }

    /// Returns the only liberty of a chain in atari.
    pub(super) fn last_liberty(self) -> Spot {
        (self.sum / u32::from(self.pairs.max(1))) as Spot
    }
}
