//! Seki: stones that are not dead although they do not have two eyes.
//!
//! Stones in seki have dame (Japanese rules of 1989, article 8), or stand against others without two eyes where a
//! double ko takes the place of dame. Stones that have neither, hemmed in by living ones, are dead stones that
//! nobody called dead: they are counted as they were left.

use std::collections::BTreeSet;

use crate::color::Color;
use crate::point::{Point, PointSet};

use super::agreed::Agreed;
use super::eyes::ENOUGH_EYES;
use super::shape::Group;

/// The stones in seki and the points of their eye spaces, of both sides. `groups` are Black's and White's;
/// `is_neutral` tells points that both sides surround.
pub(super) fn in_seki(
    agreed: &Agreed,
    groups: &[Vec<Group<'_>>; 2],
    is_neutral: impl Fn(Point) -> bool,
) -> BTreeSet<Point> {
    let unsafe_groups = || groups.iter().flatten().filter(|group| group.eyes < ENOUGH_EYES);
    let without_two_eyes: PointSet = unsafe_groups().flat_map(|group| &group.stones).copied().collect();
    let is_in_seki = |group: &&Group<'_>| {
        let color = group.stones.iter().find_map(|&&stone| agreed.live(stone));
        let beside: BTreeSet<Point> =
            group.stones.iter().flat_map(|&&stone| agreed.neighbours(stone)).collect();
        let mut opponents = beside.iter().filter(|&&point| agreed.live(point) == color.map(Color::opponent));
        beside.iter().any(|&point| agreed.is_free(point) && is_neutral(point))
            || opponents.clone().next().is_none()
            || opponents.any(|&point| without_two_eyes.contains(point))
    };
    unsafe_groups()
        .filter(is_in_seki)
        .flat_map(|group| group.stones.iter().chain(&group.points))
        .map(|&&point| point)
        .collect()
}
