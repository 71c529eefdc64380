//! Which stones in a territory belong to the block of compensation and losing stones, and which stand apart.
//!
//! Compensation and penalty stones lie in a block beside the winning points, and losing stones in these, in a corner
//! where there is one (Ing SST rules, article 4). Standing apart alone is no fault, as a territory in pieces leaves no
//! room for one block; it only tells which of too many stones are the ones: those without which the rest is as the
//! rules say.

use std::collections::BTreeSet;

use shuzi::point::{BoardSize, Point};

use super::Named;

/// More choices than this are not tried: the stones are named together.
const MOST_CHOICES: usize = 3000;

/// A territory with stones of the other colour in it.
pub(super) struct Territory<'a> {
    /// The board.
    pub size: BoardSize,
    /// The other's stones.
    pub foreign: &'a [Point],
    /// Points left empty.
    pub empty: &'a [Point],
    /// Points filled by the owner.
    pub filled: &'a [Point],
}

impl Territory<'_> {
    /// The `number` of foreign stones that do not belong to the block.
    pub fn apart(&self, number: usize) -> Named {
        if number >= self.foreign.len() {
            return Named::These(self.foreign.to_vec());
        }
        let choices = choices(self.foreign.len(), number);
        let chosen = |choice: &[usize]| -> Vec<Point> {
            choice.iter().filter_map(|&nth| self.foreign.get(nth).copied()).collect()
        };
        let apart: Vec<Vec<Point>> =
            choices.iter().map(|choice| chosen(choice)).filter(|apart| self.is_tidy_without(apart)).collect();
        match apart.as_slice() {
            [only] => Named::These(only.clone()),
            [] => Named::SomeOf { points: self.foreign.to_vec(), number },
            several => {
                let points: BTreeSet<Point> = several.iter().flatten().copied().collect();
                Named::SomeOf { points: points.into_iter().collect(), number }
            }
        }
    }

    /// Whether the other stones make a block, alone or with the empty points, or gather with them in a corner.
    fn is_tidy_without(&self, apart: &[Point]) -> bool {
        let foreign = self.foreign.iter().copied().filter(|stone| !apart.contains(stone));
        let stones: BTreeSet<Point> = foreign.collect();
        let block: BTreeSet<Point> = stones.iter().chain(self.empty).copied().collect();
        is_connected(&stones) || is_connected(&block) || self.is_in_a_corner(&block)
    }

    /// Whether no point filled by the owner is nearer to some corner than one of the block.
    fn is_in_a_corner(&self, block: &BTreeSet<Point>) -> bool {
        let (width, height) = (self.size.width(), self.size.height());
        [(0, 0), (width, 0), (0, height), (width, height)].into_iter().any(|corner| {
            let farthest = block.iter().map(|&point| from_corner(point, corner)).max();
            let nearest = self.filled.iter().map(|&point| from_corner(point, corner)).min();
            nearest.is_none_or(|nearest| farthest.is_none_or(|farthest| farthest <= nearest))
        })
    }
}

/// The ways of choosing `number` of `all`; none where there are too many.
fn choices(all: usize, number: usize) -> Vec<Vec<usize>> {
    let mut choices: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..number {
        let longer = |choice: Vec<usize>| {
            let next = choice.last().map_or(0, |&last| last + 1);
            (next..all).map(move |nth| [choice.as_slice(), &[nth]].concat()).collect::<Vec<_>>()
        };
        choices = choices.into_iter().flat_map(longer).collect();
        if choices.len() > MOST_CHOICES {
            return Vec::new();
        }
    }
    choices
}

/// Whether the points lie side by side or corner to corner.
fn is_connected(points: &BTreeSet<Point>) -> bool {
    let mut left = points.clone();
    let mut reached: Vec<Point> = left.pop_first().into_iter().collect();
    while let Some(point) = reached.pop() {
        let near: Vec<Point> = left.iter().copied().filter(|&other| is_beside(point, other)).collect();
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

/// Half lines between the point and a corner of the board's outline, both ways together.
fn from_corner(point: Point, corner: (usize, usize)) -> usize {
    (2 * point.col() + 1).abs_diff(2 * corner.0) + (2 * point.row() + 1).abs_diff(2 * corner.1)
}
