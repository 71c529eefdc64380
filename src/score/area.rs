//! Area: a player's stones and the empty points that they alone surround.

use crate::color::{ByColor, Color};
use crate::position::Position;

use super::HalfPoints;

/// The owner of every point, by area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// The owner of each point, row by row from the top left; `None` for neutral points.
    pub owner: Vec<Option<Color>>,
    /// The number of points of each player.
    pub count: AreaCount,
}

/// The number of points of each player's area and of neither's; together all points of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AreaCount {
    /// Points of each player's area.
    pub owned: ByColor<u32>,
    /// Points of neither player's area: those of empty regions that touch both colours, or none.
    pub neutral: u32,
}

impl AreaCount {
    /// Returns the points of a player's area, without any neutral points.
    pub fn points_of(&self, color: Color) -> HalfPoints {
        HalfPoints::from_points(i32::try_from(self.owned[color]).unwrap_or(i32::MAX))
    }

    /// Returns the points of a player's area with half the neutral points (Chinese rules of 1988,
    /// article 9).
    pub fn with_half_the_neutral(&self, color: Color) -> HalfPoints {
        self.points_of(color) + HalfPoints(i32::try_from(self.neutral).unwrap_or(i32::MAX))
    }

    /// Returns Black's margin in points after White has received `white_is_given`. In zi it is
    /// Black's area with half the neutral points, less half the board, less the compensation
    /// (referees' course of the Chinese rules of 2002, clause 9).
    pub fn margin(&self, white_is_given: HalfPoints) -> HalfPoints {
        self.with_half_the_neutral(Color::Black)
            - self.with_half_the_neutral(Color::White)
            - white_is_given
    }
}

/// Returns the area of both players in a position without dead stones. Every stone belongs to its
/// colour; an empty region belongs to the only colour that it touches, even inside a seki (Chinese
/// rules of 1988, article 9).
pub fn area(position: &Position) -> Area {
    let points = position.size().points().zip(find_surrounders(position));
    let owner: Vec<Option<Color>> = points
        .map(|(point, surrounder)| position.stone(point).or(surrounder))
        .collect();
    let points_of =
        |whose: Option<Color>| owner.iter().map(|&owner| u32::from(owner == whose)).sum();
    let count = AreaCount {
        owned: ByColor::each(|color| points_of(Some(color))),
        neutral: points_of(None),
    };
    Area { owner, count }
}

/// Returns the colour whose stones alone surround each empty point, row by row from the top left;
/// `None` for stones and neutral points.
pub(super) fn find_surrounders(position: &Position) -> Vec<Option<Color>> {
    let size = position.size();
    let mut owner = vec![None; size.area()];
    for region in position.empty_regions() {
        for &point in &region.points {
            if let Some(entry) = owner.get_mut(size.index(point)) {
                *entry = region.surrounded_by();
            }
        }
    }
    owner
}
