//! The light of a scene.

use super::LinearRgb;

/// A lamp or a window.
#[derive(Clone, Debug, PartialEq)]
pub struct Lamp {
    /// Bearing from the middle of the board, degrees.
    pub bearing_deg: f64,
    /// Height above the board's plane, degrees.
    pub elevation_deg: f64,
    /// Distance from the middle of the board, mm: a near lamp lights the board unevenly.
    pub distance_mm: f64,
    /// Radius of a round lamp, half the longer side of others, mm: a large lamp casts soft shadows.
    pub radius_mm: f64,
    /// Shape: 0 is round, else the shorter side as a share of the longer (a tube, a window).
    pub side: f64,
    /// Colour times strength at the middle of the board.
    pub color: LinearRgb,
    /// An object outside the picture that shades the lamp.
    pub shade: Option<Shade>,
}

/// A flat object between a lamp and the board, visible only by its shadow.
#[derive(Clone, Debug, PartialEq)]
pub struct Shade {
    /// The kind of object.
    pub kind: ShadeKind,
    /// Position on the way from the board to the lamp, as a share; the nearer to the board, the
    /// sharper the shadow.
    pub at: f64,
    /// Size of its parts as they would measure on the board, mm.
    pub size_mm: f64,
    /// Position of its middle, in multiples of its size.
    pub offset: [f64; 2],
    /// Rotation about the direction of the light, degrees.
    pub turn_deg: f64,
    /// Share of the light that passes nevertheless, 0 to 1.
    pub passes: f64,
}

/// The kind of an object that shades a lamp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShadeKind {
    /// The bars of a window.
    Bars,
    /// The slats of a blind.
    Slats,
    /// Head and shoulders.
    Person,
    /// Leaves of a plant.
    Leaves,
    /// The edge of a curtain or a wall.
    Edge,
}
