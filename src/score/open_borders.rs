//! Open borders: neutral regions in which a player could still surround territory.
//!
//! Ordinary dame touch both colours, and filling one surrounds no territory. If the expected owners
//! of the points ([`super::score_expecting`]) give a neutral region to one player, its border is
//! open. Each of its points beside the other player's stones is a gap: a stone of the owner there
//! closes the border. (Online-go.com's automatic scoring marks such points for the players to
//! close.)
//!
//! Where one stone closes off three points or more, a smaller expectation is enough, and the gaps are
//! the points where a stone closes off the most.
//!
//! Without expected owners, geometry decides. A neutral region that also holds points touching one
//! colour only, or none, is territory with an open border; the area and proximity readings of the
//! Ing rules then differ. Its gaps are the points where one stone closes off the most territory. A
//! border that takes several stones to close has no such point: its region counts as dame.

use crate::color::Color;
use crate::point::{Point, PointSet};
use crate::position::{EmptyRegion, Position};

use super::dame::after_filling;

/// Smallest sum of a region's expected owners, in points, for the region to belong to one player.
/// Of 2,025 games that strong players ended by passing (232 neutral regions of four or more
/// points), none has such a region; of 181 regions that a stronger judge calls open, 121 reach it.
const POINTS_EXPECTED: f64 = 4.0;

/// The same for a region in which one stone of that player closes off at least
/// [`POINTS_CLOSED_OFF`].
const POINTS_EXPECTED_OF_ONE_STONE: f64 = 2.0;

/// Fewest points that one stone has to close off for the lower expectation to be enough.
const POINTS_CLOSED_OFF: usize = 3;

/// The open borders of a position.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct OpenBorders {
    /// The points that are to be closed, in reading order.
    pub gaps: Vec<Point>,
    /// All points of the regions that a player is expected to close off. Empty without expected
    /// owners: geometry alone cannot tell such a region from dame.
    pub expected_regions: PointSet,
}

/// Finds the open borders. `position` is without its dead stones. `expected` holds the expected
/// owner of each point, row by row from the top left, from -1 (White's) to 1 (Black's), or is
/// empty.
pub fn find_open_borders(position: &Position, expected: &[f64]) -> OpenBorders {
    let mut gaps = PointSet::EMPTY;
    let mut expected_regions = PointSet::EMPTY;
    for region in position
        .empty_regions()
        .into_iter()
        .filter(EmptyRegion::touches_both)
    {
        if expected.is_empty() {
            gaps.extend(find_gaps(position, &region, &Color::BOTH));
            continue;
        }
        let found = find_expected_gaps(position, &region, expected);
        if !found.is_empty() {
            gaps.extend(found);
            expected_regions.extend(region.points);
        }
    }
    OpenBorders {
        gaps: gaps.to_vec(),
        expected_regions,
    }
}

/// Finds the gaps of a neutral region that would belong to one player with closed borders; none if
/// it would not.
fn find_expected_gaps(position: &Position, region: &EmptyRegion, expected: &[f64]) -> Vec<Point> {
    let size = position.size();
    let of_points = region
        .points
        .iter()
        .filter_map(|&point| expected.get(size.index(point)));
    let balance: f64 = of_points.sum();
    let owner = if balance > 0.0 {
        Color::Black
    } else {
        Color::White
    };
    if balance.abs() >= POINTS_EXPECTED {
        return points_beside(position, region, owner.opponent());
    }
    if balance.abs() < POINTS_EXPECTED_OF_ONE_STONE {
        return Vec::new();
    }
    let mut gaps = find_gaps(position, region, &[owner]);
    gaps.retain(|&gap| territory_won(position, region, gap, owner) >= POINTS_CLOSED_OFF);
    gaps
}

/// Returns the points of a region beside stones of a colour.
fn points_beside(position: &Position, region: &EmptyRegion, color: Color) -> Vec<Point> {
    let touches = |point: Point| {
        position
            .size()
            .neighbours(point)
            .any(|neighbour| position.stone(neighbour) == Some(color))
    };
    region
        .points
        .iter()
        .copied()
        .filter(|&point| touches(point))
        .collect()
}

/// Finds the points of a neutral region at which one stone of these players closes off the most
/// territory.
fn find_gaps(position: &Position, region: &EmptyRegion, players: &[Color]) -> Vec<Point> {
    let gain_at = |point: Point| {
        let gains = players
            .iter()
            .map(|&color| territory_won(position, region, point, color));
        gains.max().unwrap_or(0)
    };
    let gains: Vec<(Point, usize)> = region
        .points
        .iter()
        .map(|&point| (point, gain_at(point)))
        .collect();
    let most = gains.iter().map(|&(_, gain)| gain).max().unwrap_or(0);
    gains
        .into_iter()
        .filter(|&(_, gain)| gain == most && gain > 0)
        .map(|(point, _)| point)
        .collect()
}

/// Returns how many points of `region` a single stone of `color` at `point` turns into territory.
fn territory_won(position: &Position, region: &EmptyRegion, point: Point, color: Color) -> usize {
    let Some(after) = after_filling(position, color, point) else {
        return 0;
    };
    let surrounded = after
        .empty_regions()
        .into_iter()
        .filter(|part| part.surrounded_by().is_some());
    surrounded
        .flat_map(|part| part.points)
        .filter(|won| region.points.binary_search(won).is_ok())
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// White's wall on the left, Black's area on the right, which leaks at H1.
    const LEAK: [&str; 5] = ["...WB...", "...WB...", "...WB...", "...WBBBB", "..W....."];

    fn gaps(expected: f64) -> Vec<String> {
        let position = Position::from_rows(&LEAK).unwrap();
        let expected = vec![expected; position.size().area()];
        name_points(&position, &find_open_borders(&position, &expected).gaps)
    }

    fn name_points(position: &Position, points: &[Point]) -> Vec<String> {
        let names = points.iter().map(|&point| position.size().name(point));
        names.collect()
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

    #[test]
    fn two_expected_points_are_enough_where_one_stone_closes_three() {
        // Three points of Black's leak at E1.
        let rows = ["WWWWBBBB", "...WBBBB", "...WB..B", "...WBBBB", "...W...."];
        let position = Position::from_rows(&rows).unwrap();
        let expecting = |owner: f64| {
            let expected = vec![owner; position.size().area()];
            name_points(&position, &find_open_borders(&position, &expected).gaps)
        };
        assert_eq!(expecting(0.8), ["E1"]);
        assert!(expecting(0.4).is_empty());
    }
}
