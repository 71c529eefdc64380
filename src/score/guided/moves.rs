//! Pairs lifted stones with the points where stones are put down.

use crate::point::Point;

use super::Rounding;

/// Pairs each lifted stone with a point where one is put down, over short paths that do not cross.
/// Stones that are left over go into the bowl; points that are left over get a stone from the bowl.
///
/// The pairs are chosen greedily by distance. Then two stones swap their points as long as that
/// makes the sum of squared distances smaller, which must end because there are finitely many
/// pairings.
pub(super) fn pair_moves(lifted: &[Point], put: &[Point]) -> Vec<Rounding> {
    let mut paths: Vec<(Point, Point)> = lifted
        .iter()
        .flat_map(|&from| put.iter().map(move |&to| (from, to)))
        .collect();
    paths.sort_by_key(|&(from, to)| (squared_distance(from, to), from, to));
    let mut pairs: Vec<(Point, Point)> = Vec::new();
    for (from, to) in paths {
        if !pairs.iter().any(|pair| pair.0 == from || pair.1 == to) {
            pairs.push((from, to));
        }
    }
    while let Some((one, other)) = find_better_swap(&pairs) {
        let (to, other_to) = (pairs[one].1, pairs[other].1);
        pairs[one].1 = other_to;
        pairs[other].1 = to;
    }
    pairs.sort_by_key(|&(from, to)| (to, from));
    let moved = pairs.iter().map(|&(from, to)| Rounding::Move { from, to });
    let from_bowl = put
        .iter()
        .filter(|&&to| !pairs.iter().any(|pair| pair.1 == to));
    let into_bowl = lifted
        .iter()
        .filter(|&&from| !pairs.iter().any(|pair| pair.0 == from));
    moved
        .chain(from_bowl.map(|&to| Rounding::Put { to }))
        .chain(into_bowl.map(|&from| Rounding::Lift { from }))
        .collect()
}

/// Finds two stones that move less, in squared distance, if they swap their points.
fn find_better_swap(pairs: &[(Point, Point)]) -> Option<(usize, usize)> {
    let mut both = (0..pairs.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    both.find(|&(one, other)| {
        let ((from, to), (other_from, other_to)) = (pairs[one], pairs[other]);
        squared_distance(from, other_to) + squared_distance(other_from, to)
            < squared_distance(from, to) + squared_distance(other_from, other_to)
    })
}

/// Returns the squared distance of two points, which prefers two medium paths to a short and a long
/// one.
fn squared_distance(from: Point, to: Point) -> usize {
    let (across, down) = (from.col().abs_diff(to.col()), from.row().abs_diff(to.row()));
    across * across + down * down
}
