//! Open borders: neutral regions in which a player could still surround territory.
//!
//! Ordinary dame touch both colours, and filling one surrounds no territory. If the expected owners
//! of the points ([`super::score_expecting`]) give a neutral region to one player, its border is
//! open. Each of its points beside the other player's stones is a gap: a stone of the owner there
//! closes the border. (Online-go.com's automatic scoring marks such points for the players to
//! close.)
//!
//! Without expected owners, geometry decides. A neutral region that also holds points touching one
//! colour only, or none, is territory with an open border; the area and proximity readings of the
//! Ing rules then differ. Its gaps are the points where one stone closes off the most territory. A
//! border that takes several stones to close has no such point: its region counts as dame.

use std::collections::BTreeSet;

use crate::color::Color;
use crate::point::Point;
use crate::position::{EmptyRegion, Position};

use super::dame::after_filling;

/// Smallest sum of a region's expected owners, in points, for the region to belong to one player.
/// Of 2,025 games that strong players ended by passing (232 neutral regions of four or more
/// points), none has such a region; of 181 regions that a stronger judge calls open, 121 reach it.
const POINTS_EXPECTED: f64 = 4.0;

/// Finds the gaps in the borders, in reading order. `position` is without its dead stones.
/// `expected` holds the expected owner of each point, row by row from the top left, from -1
/// (White's) to 1 (Black's), or is empty.
pub fn find_open_borders(position: &Position, expected: &[f64]) -> Vec<Point> {
    let mut gaps = BTreeSet::new();
    for region in position
        .empty_regions()
        .into_iter()
        .filter(EmptyRegion::touches_both)
    {
        if expected.is_empty() {
            gaps.extend(find_gaps(position, &region));
        } else if let Some(owner) = expected_owner(position, &region, expected) {
            gaps.extend(points_beside(position, &region, owner.opponent()));
        }
    }
    gaps.into_iter().collect()
}

/// Returns the player to whom a neutral region would belong with closed borders.
fn expected_owner(position: &Position, region: &EmptyRegion, expected: &[f64]) -> Option<Color> {
    let size = position.size();
    let of_points = region
        .points
        .iter()
        .filter_map(|&point| expected.get(size.index(point)));
    match of_points.sum::<f64>() {
        balance if balance >= POINTS_EXPECTED => Some(Color::Black),
        balance if balance <= -POINTS_EXPECTED => Some(Color::White),
        _ => None,
    }
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

/// Finds the points of a neutral region at which one stone closes off the most territory.
fn find_gaps(position: &Position, region: &EmptyRegion) -> Vec<Point> {
    let gains: Vec<(Point, usize)> = region
        .points
        .iter()
        .map(|&point| (point, territory_won(position, region, point)))
        .collect();
    let most = gains.iter().map(|&(_, gain)| gain).max().unwrap_or(0);
    gains
        .into_iter()
        .filter(|&(_, gain)| gain == most && gain > 0)
        .map(|(point, _)| point)
        .collect()
}

/// Returns how many points of `region` a single stone at `point` turns into territory, of the
/// colour that wins more.
fn territory_won(position: &Position, region: &EmptyRegion, point: Point) -> usize {
    let won_by = |color: Color| {
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
        find_open_borders(&position, &expected)
            .into_iter()
            .map(|point| position.size().name(point))
            .collect()
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
