//! Connected sets of points, and the chains of a position.

use crate::color::Color;
use crate::point::{BoardSize, Point};
use crate::position::Position;

/// The connected sets of points with the same key, in reading order of their first points; points without a
/// key are left out. The points of each set are in reading order.
pub(super) fn components<K: PartialEq>(size: BoardSize, key: impl Fn(Point) -> Option<K>) -> Vec<Vec<Point>> {
    let mut seen = vec![false; size.area()];
    let mut found = Vec::new();
    for start in size.points() {
        let Some(wanted) = key(start).filter(|_| !seen[size.index(start)]) else { continue };
        seen[size.index(start)] = true;
        let mut members = vec![start];
        let mut at = 0;
        while let Some(&point) = members.get(at) {
            for beside in size.neighbours(point) {
                if !seen[size.index(beside)] && key(beside).as_ref() == Some(&wanted) {
                    seen[size.index(beside)] = true;
                    members.push(beside);
                }
            }
            at += 1;
        }
        members.sort_unstable();
        found.push(members);
    }
    found
}

/// Stones of one colour connected along the lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chain {
    pub(super) color: Color,
    /// In reading order.
    pub(super) points: Vec<Point>,
    /// Empty neighbours, in reading order.
    pub(super) liberties: Vec<Point>,
}

/// A position's chains.
#[derive(Clone, Debug)]
pub(super) struct Chains {
    size: BoardSize,
    list: Vec<Chain>,
    /// For every point the chain that stands on it.
    of: Vec<Option<usize>>,
}

impl Chains {
    pub(super) fn new(position: &Position) -> Chains {
        let size = position.size();
        let mut of = vec![None; size.area()];
        let mut list = Vec::new();
        for points in components(size, |point| position.stone(point)) {
            let Some(color) = points.first().and_then(|&point| position.stone(point)) else { continue };
            for &point in &points {
                of[size.index(point)] = Some(list.len());
            }
            let liberties = beside(size, &points, |point| position.stone(point).is_none());
            list.push(Chain { color, points, liberties });
        }
        Chains { size, list, of }
    }

    /// In reading order of their first points.
    pub(super) fn list(&self) -> &[Chain] {
        &self.list
    }

    /// Which chain of [`Chains::list`] stands on `point`.
    pub(super) fn at(&self, point: Point) -> Option<usize> {
        self.of.get(self.size.index(point)).copied().flatten()
    }

    /// The chains next to any of `points`, without repeats, in rising order.
    pub(super) fn beside(&self, points: &[Point]) -> Vec<usize> {
        let mut found: Vec<usize> = points
            .iter()
            .flat_map(|&point| self.size.neighbours(point))
            .filter_map(|point| self.at(point))
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    }
}

/// The neighbours of `points` that are `wanted`, without repeats, in reading order.
fn beside(size: BoardSize, points: &[Point], wanted: impl Fn(Point) -> bool) -> Vec<Point> {
    let mut found: Vec<Point> =
        points.iter().flat_map(|&point| size.neighbours(point)).filter(|&point| wanted(point)).collect();
    found.sort_unstable();
    found.dedup();
    found
}
