//! The room around the table.

use super::LinearRgb;

/// A round room with a flat ceiling.
#[derive(Clone, Debug, PartialEq)]
pub struct Room {
    /// Distance of the wall from the middle of the scene, mm.
    pub distance_mm: f64,
    /// Height of the ceiling above the board's surface, mm.
    pub ceiling_mm: f64,
    /// Colour of the wall.
    pub wall: LinearRgb,
    /// Colour of the ceiling.
    pub ceiling: LinearRgb,
    /// Everything before the wall; what comes later stands before what comes first.
    pub panels: Vec<Panel>,
}

/// An upright rectangle before the wall: a window, a door, a shelf, a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// Bearing of its middle, degrees.
    pub bearing_deg: f64,
    /// Half its width, degrees.
    pub half_width_deg: f64,
    /// Height of its lower and upper edge above the board's surface, mm.
    pub heights_mm: [f64; 2],
    /// Its colour; a window is brighter than 1.
    pub color: LinearRgb,
    /// Number of panes across and up, with bars between them.
    pub panes: [u32; 2],
}
