//! Finds chains: orthogonally connected stones of one colour, and their liberties.

use crate::color::Color;
use crate::point::{BoardSize, Point, PointSet};

use super::Position;

/// Orthogonally connected stones of one colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// Owner of the stones.
    pub color: Color,
    /// The stones, in reading order; at least one.
    pub points: Vec<Point>,
    /// Empty points next to the stones, in reading order.
    pub liberties: Vec<Point>,
}

impl Position {
    /// Returns every chain, in reading order of the first stones.
    pub fn chains(&self) -> Vec<Chain> {
        let empty = self.points_with(None);
        let mut chains = Vec::new();
        for color in Color::BOTH {
            for stones in self.points_with(Some(color)).pieces() {
                chains.push(Chain::new(color, stones, empty));
            }
        }
        chains.sort_by_key(|chain| chain.points.first().copied());
        chains
    }

    /// Returns the chain that the stone at `point` belongs to; `None` on an empty point.
    pub fn chain_at(&self, point: Point) -> Option<Chain> {
        let color = self.stone(point)?;
        Some(Chain::new(
            color,
            self.connected_points(point),
            self.points_with(None),
        ))
    }

    /// Returns the points like `point` (same colour, or empty) that are connected to it.
    pub(super) fn connected_points(&self, point: Point) -> PointSet {
        PointSet::from(point).connected_in(self.points_with(self.stone(point)))
    }
}

impl Chain {
    fn new(color: Color, stones: PointSet, empty: PointSet) -> Chain {
        Chain {
            color,
            points: stones.to_vec(),
            liberties: stones.neighbours_in(empty).to_vec(),
        }
    }
}

/// The chains of a position, with an index from points to chains.
#[derive(Clone, Debug)]
pub struct Chains {
    size: BoardSize,
    list: Vec<Chain>,
    /// For every point of the board, in reading order, the index of the chain that stands on it.
    at: Vec<Option<usize>>,
}

impl Chains {
    /// Finds the chains of a position.
    pub fn new(position: &Position) -> Chains {
        let size = position.size();
        let list = position.chains();
        let mut at = vec![None; size.area()];
        for (index, chain) in list.iter().enumerate() {
            for &point in &chain.points {
                if let Some(chain_at) = at.get_mut(size.index(point)) {
                    *chain_at = Some(index);
                }
            }
        }
        Chains { size, list, at }
    }

    /// Returns the chains, in reading order of their first stones.
    pub fn list(&self) -> &[Chain] {
        &self.list
    }

    /// Returns the index in [`Chains::list`] of the chain on `point`; `None` on an empty point.
    pub fn at(&self, point: Point) -> Option<usize> {
        self.at.get(self.size.index(point)).copied().flatten()
    }

    /// Returns the indices of the chains next to any of `points`, each once, in the order of
    /// [`Chains::list`].
    pub fn beside(&self, points: &[Point]) -> Vec<usize> {
        let neighbours = points.iter().flat_map(|&point| self.size.neighbours(point));
        let mut found: Vec<usize> = neighbours.filter_map(|point| self.at(point)).collect();
        found.sort_unstable();
        found.dedup();
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_knows_its_stones_and_shared_liberties_once() {
        let position = Position::from_rows(&["BB.", "B..", "..W"]).unwrap();
        let chain = position
            .chain_at(position.size().parse("A2").unwrap())
            .unwrap();
        let names = |points: &[Point]| {
            points
                .iter()
                .map(|&p| position.size().name(p))
                .collect::<Vec<_>>()
        };
        assert_eq!(names(&chain.points), ["A3", "B3", "A2"]);
        assert_eq!(names(&chain.liberties), ["C3", "B2", "A1"]);
        assert_eq!(position.chains().len(), 2);
    }
}
