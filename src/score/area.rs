//! Area: a player's stones and the empty points they alone surround.

use crate::color::{ByColor, Color};
use crate::position::Position;

use super::HalfPoints;

/// Whose area every point is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// Row by row from the top left; `None` for neutral points.
    pub owner: Vec<Option<Color>>,
    /// How many points each player has.
    pub count: AreaCount,
}

/// How many points each player has; together all points of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AreaCount {
    /// Points of each player's area.
    pub owned: ByColor<u32>,
    /// Points of nobody's area: in regions that touch both colours, or none.
    pub neutral: u32,
}

impl AreaCount {
    /// Returns the points of a player's area.
    pub fn points_of(&self, color: Color) -> HalfPoints {
        HalfPoints::from_points(i32::try_from(self.owned[color]).unwrap_or(i32::MAX))
    }

    /// The same with half the neutral points (Chinese rules of 1988, article 9).
    pub fn with_half_the_neutral(&self, color: Color) -> HalfPoints {
        self.points_of(color) + HalfPoints(i32::try_from(self.neutral).unwrap_or(i32::MAX))
    }

    /// Points for Black when White is given `white_is_given`. In zi this is Black's area with half the
    /// neutral points, less half the board, less the compensation (referees' course of the Chinese rules of
    /// 2002, clause 9).
    pub fn margin(&self, white_is_given: HalfPoints) -> HalfPoints {
        self.with_half_the_neutral(Color::Black) - self.with_half_the_neutral(Color::White) - white_is_given
    }
}

/// The area of both players once the dead are off the board. Every stone is its colour's; an empty region is
/// the property of the one colour it touches, whether or not it lies in a seki (Chinese rules of 1988,
/// article 9).
pub fn area(position: &Position) -> Area {
    let points = position.size().points().zip(surrounded(position));
    let owner: Vec<Option<Color>> =
        points.map(|(point, surrounder)| position.stone(point).or(surrounder)).collect();
    let points_of = |whose: Option<Color>| owner.iter().map(|&owner| u32::from(owner == whose)).sum();
    let count = AreaCount { owned: ByColor::each(|color| points_of(Some(color))), neutral: points_of(None) };
    Area { owner, count }
}

/// The colour whose stones alone surround each empty point, row by row; `None` for stones and neutral points.
pub(super) fn surrounded(position: &Position) -> Vec<Option<Color>> {
    let size = position.size();
    let mut owner = vec![None; size.area()];
    for region in position.empty_regions() {
        for &point in &region.points {
            if let Some(place) = owner.get_mut(size.index(point)) {
                *place = region.surrounded_by();
            }
        }
    }
    owner
}
