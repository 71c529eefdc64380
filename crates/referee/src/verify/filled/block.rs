//! Separates the stones in a territory that belong to the block of compensation and losing stones
//! from misplaced ones.
//!
//! Compensation and penalty stones are placed in a block beside the winning points, and losing
//! stones on these, in a corner if possible (Ing SST rules, article 4). A stone outside the block
//! is not a fault by itself, as a divided territory has no room for one block. It only identifies
//! which of too many stones are misplaced: those without which the rest follows the rules.

use std::collections::BTreeSet;

use shuzi::point::{BoardSize, Point};

use super::NamedStones;

/// Maximum number of choices examined. With more, the stones are reported as a group.
const MAX_CHOICES: usize = 3000;

/// A territory with stones of the other colour in it.
pub(super) struct OccupiedTerritory<'a> {
    /// The board.
    pub size: BoardSize,
    /// Stones of the other colour.
    pub foreign: &'a [Point],
    /// Points left empty.
    pub empty: &'a [Point],
    /// Points filled by the owner.
    pub filled: &'a [Point],
}

impl OccupiedTerritory<'_> {
    /// Finds the `number` foreign stones that do not belong to the block.
    pub fn find_apart(&self, number: usize) -> NamedStones {
        // All of them are misplaced.
        if number >= self.foreign.len() {
            return NamedStones::These(self.foreign.to_vec());
        }
        let mut tidy_choices: Vec<Vec<Point>> = Vec::new();
        for choice in list_choices(self.foreign.len(), number) {
            let apart: Vec<Point> = choice
                .iter()
                .filter_map(|&index| self.foreign.get(index).copied())
                .collect();
            if self.is_tidy_without(&apart) {
                tidy_choices.push(apart);
            }
        }
        match tidy_choices.as_slice() {
            // Only an unambiguous choice is reported as certain.
            [only] => NamedStones::These(only.clone()),
            [] => NamedStones::SomeOf {
                points: self.foreign.to_vec(),
                number,
            },
            several => {
                let points: BTreeSet<Point> = several.iter().flatten().copied().collect();
                NamedStones::SomeOf {
                    points: points.into_iter().collect(),
                    number,
                }
            }
        }
    }

    /// Returns true if the other stones form a block, alone or with the empty points, or gather
    /// with them in a corner.
    fn is_tidy_without(&self, apart: &[Point]) -> bool {
        let foreign = self
            .foreign
            .iter()
            .copied()
            .filter(|stone| !apart.contains(stone));
        let stones: BTreeSet<Point> = foreign.collect();
        let block: BTreeSet<Point> = stones.iter().chain(self.empty).copied().collect();
        is_connected(&stones) || is_connected(&block) || self.is_in_a_corner(&block)
    }

    /// Returns true if there is a corner to which no point filled by the owner is nearer than the
    /// block.
    fn is_in_a_corner(&self, block: &BTreeSet<Point>) -> bool {
        let (width, height) = (self.size.width(), self.size.height());
        [(0, 0), (width, 0), (0, height), (width, height)]
            .into_iter()
            .any(|corner| {
                let farthest = block
                    .iter()
                    .map(|&point| distance_to_corner(point, corner))
                    .max();
                let nearest = self
                    .filled
                    .iter()
                    .map(|&point| distance_to_corner(point, corner))
                    .min();
                nearest.is_none_or(|nearest| farthest.is_none_or(|farthest| farthest <= nearest))
            })
    }
}

/// Lists the ways of choosing `number` of `all`, or nothing if there are too many.
fn list_choices(all: usize, number: usize) -> Vec<Vec<usize>> {
    let mut choices: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..number {
        // Indices ascend within a choice, so that no choice comes twice.
        let mut longer = Vec::new();
        for choice in choices {
            let next = choice.last().map_or(0, |&last| last + 1);
            longer.extend((next..all).map(|index| [choice.as_slice(), &[index]].concat()));
        }
        choices = longer;
        if choices.len() > MAX_CHOICES {
            return Vec::new();
        }
    }
    choices
}

/// Returns true if the points are connected, diagonals included.
fn is_connected(points: &BTreeSet<Point>) -> bool {
    let mut left = points.clone();
    let mut reached: Vec<Point> = left.pop_first().into_iter().collect();
    while let Some(point) = reached.pop() {
        let near: Vec<Point> = left
            .iter()
            .copied()
            .filter(|&other| is_beside(point, other))
            .collect();
        for other in near {
            left.remove(&other);
            reached.push(other);
        }
    }
    left.is_empty()
}

fn is_beside(one: Point, other: Point) -> bool {
    one.col().abs_diff(other.col()) <= 1 && one.row().abs_diff(other.row()) <= 1
}

/// Returns the distance between a point and a corner of the board's outline, in half spacings,
/// horizontal and vertical parts added.
fn distance_to_corner(point: Point, corner: (usize, usize)) -> usize {
    (2 * point.col() + 1).abs_diff(2 * corner.0) + (2 * point.row() + 1).abs_diff(2 * corner.1)
}
