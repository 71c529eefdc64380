//! Empty regions, and the colours they touch.

use crate::color::Color;
use crate::point::Point;

use super::Position;

/// Orthogonally connected empty points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmptyRegion {
    /// The points, in reading order; never empty.
    pub points: Vec<Point>,
    /// Whether a black stone is next to one of them.
    pub touches_black: bool,
    /// Whether a white stone is next to one of them.
    pub touches_white: bool,
}

impl EmptyRegion {
    /// The colour that alone surrounds the region; `None` when both or neither touch it.
    pub fn surrounded_by(&self) -> Option<Color> {
        match (self.touches_black, self.touches_white) {
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
            _ => None,
        }
    }
}

impl Position {
    /// Every empty region, in reading order of the first points.
    pub fn empty_regions(&self) -> Vec<EmptyRegion> {
        let mut seen = self.no_points();
        let mut regions = Vec::new();
        for point in self.size().points() {
            if self.stone(point).is_some() || seen.contains(point) {
                continue;
            }
            let points = self.connected_beyond(point, &mut seen);
            let touches = |color| points.iter().any(|&empty| self.touches(empty, color));
            regions.push(EmptyRegion {
                touches_black: touches(Color::Black),
                touches_white: touches(Color::White),
                points,
            });
        }
        regions
    }

    /// Whether a stone of `color` is next to `point`.
    pub fn touches(&self, point: Point, color: Color) -> bool {
        self.size().neighbours(point).any(|neighbour| self.stone(neighbour) == Some(color))
    }
}
