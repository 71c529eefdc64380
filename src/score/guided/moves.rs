//! Which lifted stone goes where.

use crate::point::Point;

use super::Rounding;

/// The stones that are lifted go where stones are put down, over short ways that do not cross; what is left comes from
/// the bowl or goes into it.
pub(super) fn paired(lifted: &[Point], put: &[Point]) -> Vec<Rounding> {
    let mut ways: Vec<(Point, Point)> =
        lifted.iter().flat_map(|&from| put.iter().map(move |&to| (from, to))).collect();
    ways.sort_by_key(|&(from, to)| (distance(from, to), from, to));
    let mut pairs: Vec<(Point, Point)> = Vec::new();
    for (from, to) in ways {
        if !pairs.iter().any(|pair| pair.0 == from || pair.1 == to) {
            pairs.push((from, to));
        }
    }
    while let Some((one, other)) = crossing(&pairs) {
        let (to, other_to) = (pairs[one].1, pairs[other].1);
        pairs[one].1 = other_to;
        pairs[other].1 = to;
    }
    pairs.sort_by_key(|&(from, to)| (to, from));
    let moved = pairs.iter().map(|&(from, to)| Rounding::Move { from, to });
    let from_bowl = put.iter().filter(|&&to| !pairs.iter().any(|pair| pair.1 == to));
    let into_bowl = lifted.iter().filter(|&&from| !pairs.iter().any(|pair| pair.0 == from));
    moved
        .chain(from_bowl.map(|&to| Rounding::Put { to }))
        .chain(into_bowl.map(|&from| Rounding::Lift { from }))
        .collect()
}

/// Two stones whose ways are shorter when they swap them.
fn crossing(pairs: &[(Point, Point)]) -> Option<(usize, usize)> {
    let mut both = (0..pairs.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    both.find(|&(one, other)| {
        let ((from, to), (other_from, other_to)) = (pairs[one], pairs[other]);
        distance(from, other_to) + distance(other_from, to)
            < distance(from, to) + distance(other_from, other_to)
    })
}

/// The square of how far two points lie apart: with it, long ways cost more than they are long.
fn distance(from: Point, to: Point) -> usize {
    let (across, down) = (from.col().abs_diff(to.col()), from.row().abs_diff(to.row()));
    across * across + down * down
}
