//! Checks whether a position can have come about in play, as far as a photo alone allows.

use crate::color::Color;
use crate::point::{BoardSize, Point};

use super::Position;

/// A reason why a position cannot be the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Implausible {
    /// A chain has no liberties: a misread stone, or a capture that was not taken off.
    NoLiberties {
        /// The chain's stones, in reading order.
        points: Vec<Point>,
    },
    /// Too many stones stand in chains without liberties for these to be misread: the board was
    /// filled for counting.
    Filled {
        /// Number of these stones.
        stones: usize,
    },
    /// There are more stones of a colour than in a full set (see [`set_size`]).
    MoreThanASet {
        /// Colour of the stones.
        color: Color,
        /// Number of its stones on the board.
        stones: usize,
    },
}

/// A board counts as filled if more than one in this number of its points holds a stone of a chain
/// without liberties.
const POINTS_PER_FILLING_STONE: usize = 4;

/// Returns the number of stones of one colour in a full set: half the board's points, rounded down
/// (Ing rules, article 12: 180 for 19×19).
pub fn set_size(size: BoardSize) -> usize {
    size.area() / 2
}

impl Position {
    /// Returns the number of stones in chains without liberties if the board was filled for
    /// counting, or is full. Fewer such stones are misread ones: then `None`.
    pub fn filling_stones(&self) -> Option<usize> {
        let stones = self
            .chains_without_liberties()
            .iter()
            .map(|chain| chain.points.len())
            .sum();
        (stones > self.size().area() / POINTS_PER_FILLING_STONE).then_some(stones)
    }

    /// Finds every reason why the position cannot be the end of a game; empty for an ordinary one.
    pub fn implausible(&self) -> Vec<Implausible> {
        let mut reasons = Vec::new();
        match self.filling_stones() {
            Some(stones) => reasons.push(Implausible::Filled { stones }),
            None => {
                for chain in self.chains_without_liberties() {
                    reasons.push(Implausible::NoLiberties {
                        points: chain.points,
                    });
                }
            }
        }
        for color in Color::BOTH {
            let stones = self.count(color);
            if stones > set_size(self.size()) {
                reasons.push(Implausible::MoreThanASet { color, stones });
            }
        }
        reasons
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_uncollected_capture_and_too_many_stones_are_both_named() {
        let position = Position::from_rows(&["BBB", "BW.", "BB."]).unwrap();
        assert_eq!(
            position.implausible(),
            [Implausible::MoreThanASet {
                color: Color::Black,
                stones: 6
            }]
        );
        let position = Position::from_rows(&["BW.", "W..", "..."]).unwrap();
        let corner = position.size().parse("A3").unwrap();
        assert_eq!(
            position.implausible(),
            [Implausible::NoLiberties {
                points: vec![corner]
            }]
        );
    }
}
