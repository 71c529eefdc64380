//! Chains: orthogonally connected stones of one colour, and their liberties.

use crate::color::Color;
use crate::point::{BoardSize, Point};

use super::Position;

/// Orthogonally connected stones of one colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// Whose stones.
    pub color: Color,
    /// The stones, in reading order; never empty.
    pub points: Vec<Point>,
    /// Empty points next to the stones, in reading order.
    pub liberties: Vec<Point>,
}

impl Position {
    /// Every chain, in reading order of the first stones.
    pub fn chains(&self) -> Vec<Chain> {
        let mut seen = self.no_points();
        let mut chains = Vec::new();
        for point in self.size().points() {
            if let (false, Some(color)) = (seen.contains(point), self.stone(point)) {
                chains.push(self.chain(color, self.connected_beyond(point, &mut seen)));
            }
        }
        chains
    }

    /// The chain that the stone at `point` belongs to; `None` on an empty point.
    pub fn chain_at(&self, point: Point) -> Option<Chain> {
        let color = self.stone(point)?;
        Some(self.chain(color, self.connected(point)))
    }

    /// The chain of these stones.
    fn chain(&self, color: Color, points: Vec<Point>) -> Chain {
        let mut liberties: Vec<Point> = points
            .iter()
            .flat_map(|&stone| self.size().neighbours(stone))
            .filter(|&neighbour| self.stone(neighbour).is_none())
            .collect();
        liberties.sort_unstable();
        liberties.dedup();
        Chain { color, points, liberties }
    }

    /// The points like `point` (same colour, or empty) that are connected to it, in reading order.
    pub(super) fn connected(&self, point: Point) -> Vec<Point> {
        self.connected_beyond(point, &mut self.no_points())
    }

    /// The same, added to `seen`, which has none of them yet.
    pub(super) fn connected_beyond(&self, point: Point, seen: &mut PointSet) -> Vec<Point> {
        let kind = self.stone(point);
        seen.insert(point);
        let mut found = vec![point];
        let mut next = 0;
        while let Some(&visited) = found.get(next) {
            next += 1;
            for neighbour in self.size().neighbours(visited) {
                if self.stone(neighbour) == kind && seen.insert(neighbour) {
                    found.push(neighbour);
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// An empty set of this board's points.
    pub(super) fn no_points(&self) -> PointSet {
        PointSet { size: self.size(), members: [0; WORDS] }
    }
}

/// Words that hold a bit for every point of the largest board.
const WORDS: usize = (BoardSize::MAX as usize * BoardSize::MAX as usize).div_ceil(u64::BITS as usize);

/// A set of points of one board, for flood fills.
pub(super) struct PointSet {
    size: BoardSize,
    /// A bit a point, row by row from the top left.
    members: [u64; WORDS],
}

impl PointSet {
    pub(super) fn contains(&self, point: Point) -> bool {
        let (word, bit) = self.place(point);
        self.members.get(word).is_some_and(|members| members & bit != 0)
    }

    /// Whether `point` was not in the set before.
    pub(super) fn insert(&mut self, point: Point) -> bool {
        let (word, bit) = self.place(point);
        self.members.get_mut(word).is_some_and(|members| {
            let is_new = *members & bit == 0;
            *members |= bit;
            is_new
        })
    }

    fn place(&self, point: Point) -> (usize, u64) {
        let bits = u64::BITS as usize;
        let index = self.size.index(point);
        (index / bits, 1 << (index % bits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_knows_its_stones_and_shared_liberties_once() {
        let position = Position::from_rows(&["BB.", "B..", "..W"]).unwrap();
        let chain = position.chain_at(position.size().parse("A2").unwrap()).unwrap();
        let names = |points: &[Point]| points.iter().map(|&p| position.size().name(p)).collect::<Vec<_>>();
        assert_eq!(names(&chain.points), ["A3", "B3", "A2"]);
        assert_eq!(names(&chain.liberties), ["C3", "B2", "A1"]);
        assert_eq!(position.chains().len(), 2);
    }
}
