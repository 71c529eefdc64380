//! Empty regions, and the colours they touch.

use crate::color::{ByColor, Color};
use crate::point::Point;

use super::Position;

/// Orthogonally connected empty points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmptyRegion {
    /// The points, in reading order; never empty.
    pub points: Vec<Point>,
    /// Whether a stone of each player is next to one of them.
    pub touches: ByColor<bool>,
}

impl EmptyRegion {
    /// The colour that alone surrounds the region; `None` when both or neither touch it.
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
        let pieces = self.points_with(None).pieces().into_iter();
        pieces
            .map(|points| {
                let touches = |color| !points.neighbours_in(self.points_with(Some(color))).is_empty();
                EmptyRegion { touches: ByColor::each(touches), points: points.to_vec() }
            })
            .collect()
    }

    /// Returns true if a stone of `color` is next to `point`.
    pub fn touches(&self, point: Point, color: Color) -> bool {
        self.size().neighbours(point).any(|neighbour| self.stone(neighbour) == Some(color))
    }
}
