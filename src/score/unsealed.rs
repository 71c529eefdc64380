//! Open borders: neutral regions in which somebody would still surround territory.
//!
//! Ordinary dame touch both colours: filling one gives nobody territory. A larger neutral region that a judge takes for
//! one player's all the same has an open border, and each of its points beside the other player's stones is a gap:
//! with a stone of the owner there nothing leaks any more. (Online-go.com's automatic scoring marks such points for
//! the players to close.)
//!
//! Where no judge has looked, or cannot tell, geometry has to do: a neutral region that also holds points touching one
//! colour only, or none, is territory whose border is open; the area and proximity readings of the Ing rules then
//! differ. Its gaps are the points where one stone closes off the most territory. A border that takes several stones to
//! close has no such point: its region shows as dame.

use std::collections::BTreeSet;

use crate::color::Color;
use crate::point::Point;
use crate::position::{EmptyRegion, Position};

use super::dame::after_filling;

/// Smaller regions are dame, whoever would get them: their gap would be most of them.
const FEWEST_POINTS: usize = 4;

/// A region is one player's when a judge expects so much on average, of 1. Online-go.com takes the same.
const EXPECTED: f64 = 0.3;

/// The gaps in the borders, in reading order. `position` is without its dead stones; `expected` is what a judge expects
/// of every point, row by row, -1 White's to 1 Black's: empty where none has looked.
pub fn unsealed(position: &Position, expected: &[f64]) -> Vec<Point> {
    let regions = position.empty_regions().into_iter();
    let contested = regions.filter(|region| region.touches_black && region.touches_white);
    let gaps = |region: &EmptyRegion| match expected_owner(position, region, expected) {
        Some(owner) => beside(position, region, owner.opponent()),
        None => gaps(position, region),
    };
    let gaps: BTreeSet<Point> = contested.flat_map(|region| gaps(&region)).collect();
    gaps.into_iter().collect()
}

/// Whose a neutral region would be with closed borders.
fn expected_owner(position: &Position, region: &EmptyRegion, expected: &[f64]) -> Option<Color> {
    if region.points.len() < FEWEST_POINTS {
        return None;
    }
    let size = position.size();
    let of_points = region.points.iter().map(|&point| expected.get(size.index(point)).copied());
    let mean = of_points.sum::<Option<f64>>()? / region.points.len() as f64;
    match mean {
        mean if mean >= EXPECTED => Some(Color::Black),
        mean if mean <= -EXPECTED => Some(Color::White),
        _ => None,
    }
}

/// The points of a region beside stones of a colour.
fn beside(position: &Position, region: &EmptyRegion, color: Color) -> Vec<Point> {
    let touches = |point: Point| {
        position.size().neighbours(point).any(|neighbour| position.stone(neighbour) == Some(color))
    };
    region.points.iter().copied().filter(|&point| touches(point)).collect()
}

/// The points of one neutral region at which a stone closes off the most territory.
fn gaps(position: &Position, region: &EmptyRegion) -> Vec<Point> {
    let gains: Vec<(Point, usize)> =
        region.points.iter().map(|&point| (point, territory_won(position, region, point))).collect();
    let most = gains.iter().map(|&(_, gain)| gain).max().unwrap_or(0);
    gains.into_iter().filter(|&(_, gain)| gain == most && gain > 0).map(|(point, _)| point).collect()
}

/// The most points of `region` that one stone at `point` turns into somebody's territory.
fn territory_won(position: &Position, region: &EmptyRegion, point: Point) -> usize {
    let won_by = |color: Color| {
        let Some(after) = after_filling(position, color, point) else { return 0 };
        let surrounded = after.empty_regions().into_iter().filter(|part| part.surrounded_by().is_some());
        surrounded.flat_map(|part| part.points).filter(|won| region.points.binary_search(won).is_ok()).count()
    };
    Color::BOTH.into_iter().map(won_by).max().unwrap_or(0)
}
