//! Lists the areas of a side, with the part of the board where each lies, and writes them as a sum.
//!
//! The part of the board is that of the area's centre of gravity, on a grid of three by three.

use std::cmp::Reverse;

use crate::color::Color;
use crate::point::{BoardSize, Point};

use super::Explainer;

/// Number of areas that are listed one by one. The smallest beyond that are added up.
pub(super) const MOST_AREAS: usize = 12;

/// Areas, each with the key of its part of the board and its number of points.
pub(super) type Areas = Vec<(&'static str, usize)>;

impl Explainer<'_> {
    /// Returns the empty areas of a player, the largest first.
    pub(super) fn empty_areas(&self, color: Color) -> Areas {
        self.areas(|region| {
            if self.owner(region[0]) == Some(color) {
                region.len()
            } else {
                0
            }
        })
    }

    /// Returns the areas of a player's territory, including points of dead stones, the largest
    /// first.
    pub(super) fn owned_areas(&self, color: Color) -> Areas {
        self.areas(|region| {
            region
                .iter()
                .filter(|&&point| self.owner(point) == Some(color))
                .count()
        })
    }

    /// Returns the empty regions for which `points_of` is not zero, the largest first.
    fn areas(&self, points_of: impl Fn(&[Point]) -> usize) -> Areas {
        let mut areas = Areas::new();
        for region in self.lifted.empty_regions() {
            let points = points_of(&region.points);
            if points > 0 {
                areas.push((locate_area(self.size, &region.points), points));
            }
        }
        areas.sort_by_key(|&(place, points)| (Reverse(points), place));
        areas
    }

    /// Returns the owner of a point.
    fn owner(&self, point: Point) -> Option<Color> {
        self.score
            .owner
            .get(self.size.index(point))
            .copied()
            .flatten()
    }

    /// Returns the areas as a sum: `30 (upper left) + 10 (lower left) = 40`.
    pub(super) fn write_sum(&self, areas: &Areas) -> String {
        let mut terms = Vec::new();
        for &(place, points) in areas.iter().take(MOST_AREAS) {
            terms.push(self.say(
                "area",
                &[("points", points.into()), ("place", place.into())],
            ));
        }
        if areas.len() > MOST_AREAS {
            let rest = &areas[MOST_AREAS..];
            let values = [("points", sum(rest).into()), ("areas", rest.len().into())];
            terms.push(self.say("smaller-areas", &values));
        }
        match terms.len() {
            0 => self.words.say("no-areas"),
            1 => terms.concat(),
            _ => format!("{} = {}", terms.join(" + "), sum(areas)),
        }
    }
}

/// Returns the key of the part of the board where an area lies.
fn locate_area(size: BoardSize, points: &[Point]) -> &'static str {
    // 3 * (mean + 1/2) / length, rounded down: the third of the board that holds the middle of the
    // mean point.
    let third =
        |sum: usize, length: usize| (6 * sum / points.len().max(1) + 3) / (2 * length.max(1));
    let column = third(points.iter().map(|point| point.col()).sum(), size.width());
    let row = third(points.iter().map(|point| point.row()).sum(), size.height());
    match (column, row) {
        (0, 0) => "upper-left",
        (1, 0) => "upper-side",
        (_, 0) => "upper-right",
        (0, 1) => "left-side",
        (1, 1) => "centre",
        (_, 1) => "right-side",
        (0, _) => "lower-left",
        (1, _) => "lower-side",
        (_, _) => "lower-right",
    }
}

/// Returns the total of the areas' points.
pub(super) fn sum(areas: &[(&'static str, usize)]) -> usize {
    areas.iter().map(|(_, points)| points).sum()
}
