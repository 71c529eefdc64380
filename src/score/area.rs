//! Area: a player's stones and the empty points they alone surround.

use crate::color::Color;
use crate::position::Position;

/// Whose area every point is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// Row by row from the top left; `None` for neutral points.
    pub owner: Vec<Option<Color>>,
    /// Points of Black's area.
    pub black: u32,
    /// Points of White's area.
    pub white: u32,
    /// Points of nobody's: in regions that touch both colours, or none.
    pub neutral: u32,
}

/// The area of both players once the dead are off the board. Every stone is its colour's; an empty region is
/// the property of the one colour it touches, whether or not it lies in a seki (Chinese rules of 1988,
/// article 9).
pub fn area(position: &Position) -> Area {
    let size = position.size();
    let mut owner: Vec<Option<Color>> = size.points().map(|point| position.stone(point)).collect();
    for region in position.empty_regions() {
        for &point in &region.points {
            if let Some(place) = owner.get_mut(size.index(point)) {
                *place = region.surrounded_by();
            }
        }
    }
    let points_of = |whose: Option<Color>| owner.iter().map(|&owner| u32::from(owner == whose)).sum();
    let (black, white) = (points_of(Some(Color::Black)), points_of(Some(Color::White)));
    Area { neutral: points_of(None), owner, black, white }
}
