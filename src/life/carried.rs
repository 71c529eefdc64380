//! Carrying a reading over to a position that differs in a few points: what can be said at once, before it is read anew.

use crate::color::Color;
use crate::point::Point;
use crate::position::{Chain, Position};

use super::{ChainLife, LifeReading, Reason, Status};

/// A new stone this clearly in the other side's area is taken for dead.
const CLEARLY_THEIRS: f64 = 0.5;

impl LifeReading {
    /// The reading for a position of the same size that differs in a few points. A chain keeps the fate of the chain with
    /// which it shares most stones; a new one is dead where the board was expected to be clearly the other side's.
    #[must_use]
    pub fn carried_to(&self, position: &Position) -> LifeReading {
        let fate = |chain: &Chain| self.fate(position, chain);
        LifeReading {
            chains: position.chains().iter().map(fate).collect(),
            expected: if self.expected.len() == position.size().area() {
                self.expected.clone()
            } else {
                Vec::new()
            },
        }
    }

    fn fate(&self, position: &Position, chain: &Chain) -> ChainLife {
        let shared = |before: &ChainLife| {
            let stays = |point: &&Point| chain.points.binary_search(point).is_ok();
            if before.color == chain.color { before.points.iter().filter(stays).count() } else { 0 }
        };
        let before = self.chains.iter().map(|before| (shared(before), before));
        match before.filter(|(stones, _)| *stones > 0).max_by_key(|(stones, _)| *stones) {
            Some((_, before)) => ChainLife { points: chain.points.clone(), ..before.clone() },
            None => self.fate_of_new(position, chain),
        }
    }

    fn fate_of_new(&self, position: &Position, chain: &Chain) -> ChainLife {
        let expected =
            |point: &Point| self.expected.get(position.size().index(*point)).copied().unwrap_or_default();
        let for_black = chain.points.iter().map(expected).sum::<f64>() / chain.points.len().max(1) as f64;
        let own = match chain.color {
            Color::Black => for_black,
            Color::White => -for_black,
        };
        let status = if own < -CLEARLY_THEIRS { Status::Dead } else { Status::Alive };
        ChainLife {
            points: chain.points.clone(),
            color: chain.color,
            status,
            confidence: (1.0 + own.abs().min(1.0)) / 2.0,
            reason: Reason::CarriedOver,
            ask: false,
            second: None,
        }
    }
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
            status: if chain.color == Color::White { Status::Dead } else { Status::Alive },
            confidence: 0.9,
            reason: Reason::Caught,
            ask: false,
            second: None,
        };
        let read =
            LifeReading { chains: before.chains().iter().map(fate).collect(), expected: vec![1.0; 25] };
        let [longer, new] = [(0, 3), (4, 4)].map(|(col, row)| before.size().point(col, row).unwrap());
        let after = before.with(longer, Some(Color::White)).with(new, Some(Color::White));
        let carried = read.carried_to(&after);
        let of = |point: Point| {
            carried.chains.iter().find(|chain| chain.points.contains(&point)).map(|c| (c.status, c.reason))
        };
        assert_eq!(of(longer), Some((Status::Dead, Reason::Caught)));
        assert_eq!(of(new), Some((Status::Dead, Reason::CarriedOver)));
        assert_eq!(carried.chains.len(), 3);
    }
}
