//! Which stones in a territory belong to the block of compensation and losing stones, and which stand apart.
//!
//! Compensation and penalty stones lie in a block beside the winning points, and losing stones in these (Ing SST
//! rules, article 4). Territories in pieces leave no room for one block, so that standing apart alone is no fault; it
//! only tells which of too many stones are the ones.

use std::collections::BTreeSet;

use crate::point::{BoardSize, Point};

use super::Named;

/// Stones of a block lie no farther from each other than this, in lines.
const TOGETHER: usize = 1;
/// Stones apart lie at least so far from the block.
const APART: usize = 3;

/// The `number` of `stones` that do not belong to the block around the points in `empty`.
pub(super) fn apart(size: BoardSize, stones: &[Point], empty: &[Point], number: usize) -> Named {
    if number >= stones.len() {
        return Named::These(stones.to_vec());
    }
    let some = Named::SomeOf { points: stones.to_vec(), number };
    let Some(block) = largest(groups(stones, empty)) else { return some };
    let apart: Vec<Point> = stones.iter().copied().filter(|stone| !block.contains(stone)).collect();
    let is_far = |stone: &Point| block.iter().all(|other| distance(*stone, *other) >= APART);
    let room = size.area();
    if apart.len() == number && apart.len() < block.len() && block.len() < room && apart.iter().all(is_far) {
        return Named::These(apart);
    }
    some
}

/// Points that lie together.
fn groups(stones: &[Point], empty: &[Point]) -> Vec<BTreeSet<Point>> {
    let mut left: BTreeSet<Point> = stones.iter().chain(empty).copied().collect();
    let mut groups = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut group = BTreeSet::from([first]);
        let mut reached = vec![first];
        while let Some(point) = reached.pop() {
            let near: Vec<Point> =
                left.iter().copied().filter(|&other| distance(point, other) <= TOGETHER).collect();
            for other in near {
                left.remove(&other);
                group.insert(other);
                reached.push(other);
            }
        }
        groups.push(group);
    }
    groups
}

/// The largest group; none where two are equally large.
fn largest(mut groups: Vec<BTreeSet<Point>>) -> Option<BTreeSet<Point>> {
    groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
    let mut groups = groups.into_iter();
    let first = groups.next()?;
    groups.next().is_none_or(|second| second.len() < first.len()).then_some(first)
}

/// In lines, the longer way of the two.
fn distance(one: Point, other: Point) -> usize {
    one.col().abs_diff(other.col()).max(one.row().abs_diff(other.row()))
}
