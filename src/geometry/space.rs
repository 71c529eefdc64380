//! Points that know which space they are in.

/// A place in the upright photo: pixels, x right, y down, first pixel centre at (0.5, 0.5).
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct PhotoPoint {
    /// Pixels from the left edge.
    pub x: f64,
    /// Pixels from the top edge.
    pub y: f64,
}

impl PhotoPoint {
    /// Distance to another place in the photo, in pixels.
    pub fn distance_px(self, other: PhotoPoint) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// A place on the board: line spacings from the crossing of the leftmost and topmost lines, x right, y down.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct BoardPoint {
    /// Line spacings from the leftmost line.
    pub x: f64,
    /// Line spacings from the topmost line.
    pub y: f64,
}
