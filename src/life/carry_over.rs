//! Carrying a reading over to a position that differs in a few points, so that a correction can be
//! answered at once, before the life of the new position is read.

use crate::color::Color;
use crate::point::Point;
use crate::position::{Chain, Position};

use super::{ChainLife, LifeReading, Reason, Status};

/// A new chain is taken for dead where the mean expectation of its points is below minus this, seen
/// from its owner: 1 is certainly its own area, -1 certainly the other side's.
const CLEARLY_THEIRS: f64 = 0.5;

impl LifeReading {
    /// Returns the reading for a position of the same size that differs in a few points.
    ///
    /// A chain takes over the status of the chain with which it shares most stones. A chain that
    /// shares none is new: it is dead where the board was expected to be clearly the other side's,
    /// and alive elsewhere.
    #[must_use]
    pub fn carry_over(&self, position: &Position) -> LifeReading {
        let chains = position
            .chains()
            .iter()
            .map(|chain| self.carry_over_chain(position, chain))
            .collect();
        let fits = self.expected.len() == position.size().area();
        LifeReading {
            chains,
            expected: if fits {
                self.expected.clone()
            } else {
                Vec::new()
            },
        }
    }

    fn carry_over_chain(&self, position: &Position, chain: &Chain) -> ChainLife {
        let mut most_shared = 0;
        let mut predecessor = None;
        for before in &self.chains {
            let shared = count_shared_stones(before, chain);
            // Of several that share as many stones the last is taken.
            if shared > 0 && shared >= most_shared {
                (most_shared, predecessor) = (shared, Some(before));
            }
        }
        match predecessor {
            Some(before) => ChainLife {
                points: chain.points.clone(),
                ..before.clone()
            },
            None => self.guess_new_chain(position, chain),
        }
    }

    /// Judges a chain that shares no stone with the position before, by the expectation for its
    /// points.
    fn guess_new_chain(&self, position: &Position, chain: &Chain) -> ChainLife {
        let expected = |point: &Point| {
            self.expected
                .get(position.size().index(*point))
                .copied()
                .unwrap_or_default()
        };
        let for_black =
            chain.points.iter().map(expected).sum::<f64>() / chain.points.len().max(1) as f64;
        let for_owner = match chain.color {
            Color::Black => for_black,
            Color::White => -for_black,
        };
        ChainLife {
            points: chain.points.clone(),
            color: chain.color,
            status: if for_owner < -CLEARLY_THEIRS {
                Status::Dead
            } else {
                Status::Alive
            },
            confidence: (1.0 + for_owner.abs().min(1.0)) / 2.0,
            reason: Reason::CarriedOver,
            ask: false,
            second: None,
            open_fate: None,
        }
    }
}

/// Returns the number of stones of `chain` that belonged to `before`; 0 if the colours differ.
fn count_shared_stones(before: &ChainLife, chain: &Chain) -> usize {
    if before.color != chain.color {
        return 0;
    }
    before
        .points
        .iter()
        .filter(|point| chain.points.binary_search(point).is_ok())
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_keeps_its_fate_and_a_new_stone_gets_that_of_its_surroundings() {
        let before = Position::from_rows(&["..B..", "..B..", "WWB..", "..B..", "..B.."]).unwrap();
        let fate = |chain: &Chain| ChainLife {
            points: chain.points.clone(),
            color: chain.color,
            status: if chain.color == Color::White {
                Status::Dead
            } else {
                Status::Alive
            },
            confidence: 0.9,
            reason: Reason::Caught,
            ask: false,
            second: None,
            open_fate: None,
        };
        let read = LifeReading {
            chains: before.chains().iter().map(fate).collect(),
            expected: vec![1.0; 25],
        };
        let [longer, new] =
            [(0, 3), (4, 4)].map(|(col, row)| before.size().point(col, row).unwrap());
        let after = before
            .with(longer, Some(Color::White))
            .with(new, Some(Color::White));
        let carried = read.carry_over(&after);
        let of = |point: Point| {
            carried
                .chains
                .iter()
                .find(|chain| chain.points.contains(&point))
                .map(|c| (c.status, c.reason))
        };
        assert_eq!(of(longer), Some((Status::Dead, Reason::Caught)));
        assert_eq!(of(new), Some((Status::Dead, Reason::CarriedOver)));
        assert_eq!(carried.chains.len(), 3);
    }
}
