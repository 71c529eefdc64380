//! Whether a position can have come about in play: what a photo alone can be checked for.

use crate::color::Color;
use crate::point::{BoardSize, Point};

use super::Position;

/// Why a position cannot be the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Implausible {
    /// A chain without liberties: a misread stone, or a capture that was not taken off.
    NoLiberties {
        /// The chain's stones, in reading order.
        points: Vec<Point>,
    },
    /// So many stones stand in chains without liberties that nobody misread them: the board was filled for counting.
    Filled {
        /// How many stones those are.
        stones: usize,
    },
    /// More stones of a colour than a full set holds (see [`set_size`]).
    MoreThanASet {
        /// Which colour.
        color: Color,
        /// How many stand on the board.
        stones: usize,
    },
}

/// Where more than one in so many points holds a stone without liberties, these are not misread.
const FILLED_SHARE: usize = 4;

/// Stones of one colour in a full set: half the board's points, rounded down (Ing rules, article 12: 180 for
/// 19×19).
pub fn set_size(size: BoardSize) -> usize {
    size.area() / 2
}

impl Position {
    /// Returns how many stones stand in chains without liberties, if these are more than a few: the board was filled for
    /// counting, or is full.
    pub fn filled(&self) -> Option<usize> {
        let stones = self.chains_without_liberties().iter().map(|chain| chain.points.len()).sum();
        (stones > self.size().area() / FILLED_SHARE).then_some(stones)
    }

    /// Everything that makes the position implausible; empty for an ordinary one.
    pub fn implausible(&self) -> Vec<Implausible> {
        let captured: Vec<Implausible> = match self.filled() {
            Some(stones) => vec![Implausible::Filled { stones }],
            None => self
                .chains_without_liberties()
                .into_iter()
                .map(|chain| Implausible::NoLiberties { points: chain.points })
                .collect(),
        };
        let too_many = Color::BOTH.into_iter().filter_map(|color| {
            let stones = self.count(color);
            (stones > set_size(self.size())).then_some(Implausible::MoreThanASet { color, stones })
        });
        captured.into_iter().chain(too_many).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_uncollected_capture_and_too_many_stones_are_both_named() {
        let position = Position::from_rows(&["BBB", "BW.", "BB."]).unwrap();
        assert_eq!(position.implausible(), [Implausible::MoreThanASet { color: Color::Black, stones: 6 }]);
        let position = Position::from_rows(&["BW.", "W..", "..."]).unwrap();
        let corner = position.size().parse("A3").unwrap();
        assert_eq!(position.implausible(), [Implausible::NoLiberties { points: vec![corner] }]);
    }
}
