//! Open borders: neutral regions in which somebody would still surround territory.
//!
//! Ordinary dame touch both colours: filling one gives nobody territory. A neutral region that also holds
//! points touching one colour only, or none, is territory whose border is open; the area and proximity
//! readings of the Ing rules then differ. Its gaps are the points where one stone closes off the most
//! territory. A border that takes several stones to close has no such point: its region shows as dame.
//!
//! Measured with `cargo test --test scored_games` on 17 boards that broke a server's scoring, with the dead
//! stones given: a gap is named on each of the three boards that have some (one misplaced; all the gaps only
//! where there is just one), none on the 14 sealed boards.

use std::collections::BTreeSet;

use crate::color::Color;
use crate::point::Point;
use crate::position::{EmptyRegion, Position};

use super::dame::after_filling;

/// The gaps in the borders, in reading order. `position` is without its dead stones.
pub fn unsealed(position: &Position) -> Vec<Point> {
    let regions = position.empty_regions().into_iter();
    let contested = regions.filter(|region| region.touches_black && region.touches_white);
    let gaps: BTreeSet<Point> = contested.flat_map(|region| gaps(position, &region)).collect();
    gaps.into_iter().collect()
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
