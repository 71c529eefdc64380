//! Open borders: neutral regions in which somebody would still surround territory.
//!
//! Ordinary dame touch both colours: filling one gives nobody territory. A neutral region that a judge takes for one
//! player's all the same has an open border, and each of its points beside the other player's stones is a gap:
//! with a stone of the owner there nothing leaks any more. (Online-go.com's automatic scoring marks such points for
//! the players to close.)
//!
//! Where no judge has looked geometry has to do: a neutral region that also holds points touching one
//! colour only, or none, is territory whose border is open; the area and proximity readings of the Ing rules then
//! differ. Its gaps are the points where one stone closes off the most territory. A border that takes several stones to
//! close has no such point: its region shows as dame.

use std::collections::BTreeSet;

use crate::color::Color;
use crate::point::Point;
use crate::position::{EmptyRegion, Position};

use super::dame::after_filling;

/// A region is one player's when a judge expects so many of its points to be, on balance. Of 2,025 games that strong
/// players ended by passing (232 neutral regions of four and more points) none has such a region; of 181 regions that a
/// stronger judge calls open 121 are.
const POINTS_EXPECTED: f64 = 4.0;

/// The gaps in the borders, in reading order. `position` is without its dead stones; `expected` is what a judge expects
/// of every point, row by row, -1 White's to 1 Black's: empty where none has looked.
pub fn unsealed(position: &Position, expected: &[f64]) -> Vec<Point> {
    let regions = position.empty_regions().into_iter();
    let contested = regions.filter(|region| region.touches_both());
    let gaps = |region: &EmptyRegion| match expected_owner(position, region, expected) {
        _ if expected.is_empty() => gaps(position, region),
        Some(owner) => beside(position, region, owner.opponent()),
        None => Vec::new(),
    };
    let gaps: BTreeSet<Point> = contested.flat_map(|region| gaps(&region)).collect();
    gaps.into_iter().collect()
}

/// Whose a neutral region would be with closed borders.
fn expected_owner(position: &Position, region: &EmptyRegion, expected: &[f64]) -> Option<Color> {
    let size = position.size();
    let of_points = region.points.iter().filter_map(|&point| expected.get(size.index(point)));
    match of_points.sum::<f64>() {
        balance if balance >= POINTS_EXPECTED => Some(Color::Black),
        balance if balance <= -POINTS_EXPECTED => Some(Color::White),
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

#[cfg(test)]
mod tests {
    use super::*;

    /// White's wall on the left, Black's area on the right, which leaks at H1.
    const LEAK: [&str; 5] = ["...WB...", "...WB...", "...WB...", "...WBBBB", "..W....."];

    fn gaps(expected: f64) -> Vec<String> {
        let position = Position::from_rows(&LEAK).unwrap();
        let expected = vec![expected; position.size().area()];
        unsealed(&position, &expected).into_iter().map(|point| position.size().name(point)).collect()
    }

    #[test]
    fn the_gaps_of_a_region_lie_beside_the_other_players_stones() {
        assert_eq!(gaps(0.9), ["D1"]);
        assert_eq!(gaps(-0.9), ["E1", "F1", "G1", "H1"]);
    }

    #[test]
    fn what_a_judge_gives_to_nobody_is_dame() {
        assert!(gaps(0.1).is_empty());
    }
}
