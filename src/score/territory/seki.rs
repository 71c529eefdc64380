//! Finds seki: stones that are not dead although they do not have two eyes.
//!
//! Stones in seki have dame (Japanese rules of 1989, article 8), or face other stones without two
//! eyes where a double ko takes the place of dame. Stones that have neither, surrounded by living
//! ones, are dead stones that were not marked: they are counted as they stand.

use crate::color::Color;
use crate::point::{Point, PointSet};

use super::eyes::ENOUGH_EYES;
use super::groups::Group;
use super::marked_dead::MarkedDead;

/// Finds the stones in seki and the points of their eye spaces, of both colours. `groups` are
/// Black's and White's; `is_neutral` is true for points that no single colour surrounds.
pub(super) fn find_seki(
    marked: &MarkedDead,
    groups: &[Vec<Group<'_>>; 2],
    is_neutral: impl Fn(Point) -> bool,
) -> PointSet {
    let unsafe_groups: Vec<&Group> = groups
        .iter()
        .flatten()
        .filter(|group| group.eyes < ENOUGH_EYES)
        .collect();
    let unsafe_stones: PointSet = unsafe_groups
        .iter()
        .flat_map(|group| &group.stones)
        .copied()
        .collect();
    let mut in_seki = PointSet::EMPTY;
    for group in unsafe_groups {
        let color = group.stones.iter().find_map(|&&stone| marked.live(stone));
        let beside: PointSet = group
            .stones
            .iter()
            .flat_map(|&&stone| marked.neighbours(stone))
            .collect();
        let has_dame = beside
            .iter()
            .any(|point| marked.is_free(point) && is_neutral(point));
        let opponents: Vec<Point> = beside
            .iter()
            .filter(|&point| marked.live(point) == color.map(Color::opponent))
            .collect();
        let faces_unsafe_stones = opponents.iter().any(|&point| unsafe_stones.contains(point));
        if has_dame || opponents.is_empty() || faces_unsafe_stones {
            in_seki.extend(
                group
                    .stones
                    .iter()
                    .chain(&group.points)
                    .map(|&&point| point),
            );
        }
    }
    in_seki
}
