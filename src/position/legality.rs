//! The legality of positions, and taking chains off them.

use crate::point::Point;

use super::{Chain, Position};

impl Position {
    /// Finds the chains without a liberty. No move leaves one on the board, so each is a misread
    /// stone or a capture that was not taken off.
    pub fn chains_without_liberties(&self) -> Vec<Chain> {
        self.chains()
            .into_iter()
            .filter(|chain| chain.liberties.is_empty())
            .collect()
    }

    /// Returns true if every chain has a liberty.
    pub fn is_legal(&self) -> bool {
        self.chains_without_liberties().is_empty()
    }

    /// Returns the position without the whole chains that `points` belong to; empty points change
    /// nothing.
    #[must_use]
    pub fn without(&self, points: &[Point]) -> Position {
        let mut lifted = self.clone();
        for &point in points {
            if lifted.stone(point).is_some() {
                for stone in lifted.connected_points(point).iter() {
                    lifted.set(stone, None);
                }
            }
        }
        lifted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn naming_one_stone_lifts_its_whole_chain_only() {
        let position = Position::from_rows(&["BB.", "..B", "WWB"]).unwrap();
        let size = position.size();
        let lifted = position.without(&[size.parse("B3").unwrap(), size.parse("A2").unwrap()]);
        assert_eq!(lifted.rows(), ["...", "..B", "WWB"]);
    }

    #[test]
    fn a_surrounded_chain_makes_the_position_illegal() {
        let position = Position::from_rows(&["WB.", "B..", "..."]).unwrap();
        let captured = position.chains_without_liberties();
        assert_eq!(captured.len(), 1);
        assert_eq!(captured[0].points, [position.size().parse("A3").unwrap()]);
        assert!(!position.is_legal());
    }
}
