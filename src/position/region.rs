//! Finds empty regions and the colours that touch them.

use crate::color::{ByColor, Color};
use crate::point::Point;

use super::Position;

/// Orthogonally connected empty points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmptyRegion {
    /// The points, in reading order; at least one.
    pub points: Vec<Point>,
    /// For each player true if one of the player's stones is next to the region.
    pub touches: ByColor<bool>,
}

impl EmptyRegion {
    /// Returns the colour that alone surrounds the region; `None` if both or neither touch it.
    pub fn surrounded_by(&self) -> Option<Color> {
        self.touches.only()
    }

    /// Returns true if stones of both players are next to the region.
    pub fn touches_both(&self) -> bool {
        self.touches.black && self.touches.white
    }
}

impl Position {
    /// Returns every empty region, in reading order of the first points.
    pub fn empty_regions(&self) -> Vec<EmptyRegion> {
        let mut regions = Vec::new();
        for points in self.points_with(None).pieces() {
            let touches = ByColor::each(|color| {
                !points
                    .neighbours_in(self.points_with(Some(color)))
                    .is_empty()
            });
            regions.push(EmptyRegion {
                points: points.to_vec(),
                touches,
            });
        }
        regions
    }

    /// Returns true if a stone of `color` is next to `point`.
    pub fn touches(&self, point: Point, color: Color) -> bool {
        self.size()
            .neighbours(point)
            .any(|neighbour| self.stone(neighbour) == Some(color))
    }
}
