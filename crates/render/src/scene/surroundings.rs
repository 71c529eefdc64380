//! The table, and the objects beside and over the board.

use super::LinearRgb;
use shuzi::color::Color;

/// The surface under the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Tabletop {
    /// The pattern.
    pub pattern: Pattern,
    /// Main colour.
    pub color: LinearRgb,
    /// Second colour of patterns that have one.
    pub second: LinearRgb,
    /// Size of the pattern's squares, planks or tiles, mm.
    pub pattern_mm: f64,
    /// Direction of the pattern, degrees clockwise.
    pub turn_deg: f64,
    /// Reflectance at right angles.
    pub gloss: f64,
    /// Distance from the middle of the board to the table's edge, mm.
    pub half_width_mm: f64,
}

/// The surface of a table or of a thing on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// Boards of wood.
    Planks,
    /// A woven cloth.
    Cloth,
    /// One colour.
    Plain,
    /// A cloth of squares in two colours, darker where stripes cross.
    Checks,
    /// A chessboard.
    Chess,
    /// Thin lines of the second colour crossing: squared paper, grid cloth.
    Grid,
    /// Tiles with joints of the second colour.
    Tiles,
    /// Stripes.
    Stripes,
    /// Long threads of a carpet.
    Carpet,
    /// Clouds of the second colour with veins.
    Marble,
    /// Round patches of the second colour in rows.
    Dots,
    /// Lines of writing.
    Text,
    /// Straw mats with borders of the second colour.
    Tatami,
}

/// An object on the table or over the board. Positions are in mm from the middle of the scene, x to
/// the right and y towards the bottom row; rotations are clockwise as seen from above.
#[derive(Clone, Debug, PartialEq)]
pub enum Thing {
    /// A bowl of stones.
    Bowl(BowlAt),
    /// A box: a book, a phone, a clock, a sheet of paper, a chessboard.
    Box(BoxAt),
    /// An upright cylinder: a cup, a can, a lid.
    Cylinder(CylinderAt),
    /// A rod with round ends: a pen, a cable, a finger, an arm.
    Rod(Rod),
    /// Loose stones on the table.
    Pile(Pile),
}

/// A bowl at a place.
#[derive(Clone, Debug, PartialEq)]
pub struct BowlAt {
    /// The middle of its foot.
    pub x_mm: f64,
    /// The middle of its foot.
    pub y_mm: f64,
    /// Height of its foot above the board's surface, mm; `None` for the table's.
    pub z_mm: Option<f64>,
    /// Colour of the bowl.
    pub color: LinearRgb,
    /// The stones in it; `None` is an empty bowl.
    pub holds: Option<Color>,
}

/// A box at a place on the table or on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoxAt {
    /// Its middle.
    pub x_mm: f64,
    /// Its middle.
    pub y_mm: f64,
    /// Rotation, degrees.
    pub turn_deg: f64,
    /// Length of its sides: across, along, up, mm.
    pub size_mm: [f64; 3],
    /// Height of its foot above the board's surface, mm; `None` for the table's.
    pub z_mm: Option<f64>,
    /// Pattern of the top.
    pub pattern: Pattern,
    /// Side of the pattern's squares, mm.
    pub pattern_mm: f64,
    /// Main colour.
    pub color: LinearRgb,
    /// Second colour.
    pub second: LinearRgb,
    /// Reflectance at right angles.
    pub gloss: f64,
}

/// An upright cylinder on the table or on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct CylinderAt {
    /// Its middle.
    pub x_mm: f64,
    /// Its middle.
    pub y_mm: f64,
    /// Radius, mm.
    pub radius_mm: f64,
    /// Height, mm.
    pub height_mm: f64,
    /// Height of its foot above the board's surface, mm; `None` for the table's.
    pub z_mm: Option<f64>,
    /// Colour outside.
    pub color: LinearRgb,
    /// Colour of what is in it, a little below the rim.
    pub inside: LinearRgb,
    /// Width of the wall, mm; 0 closes the top.
    pub wall_mm: f64,
}

/// A rod with round ends, thicker at one end or not.
#[derive(Clone, Debug, PartialEq)]
pub struct Rod {
    /// One end: x, y, and height above the board's surface, mm.
    pub from_mm: [f64; 3],
    /// The other end.
    pub to_mm: [f64; 3],
    /// Radius, mm.
    pub radius_mm: f64,
    /// Its colour.
    pub color: LinearRgb,
}

/// Loose stones.
#[derive(Clone, Debug, PartialEq)]
pub struct Pile {
    /// The middle.
    pub x_mm: f64,
    /// The middle.
    pub y_mm: f64,
    /// Distance from the middle, mm.
    pub spread_mm: f64,
    /// Number of stones.
    pub count: u32,
    /// Height above the board's surface, mm; `None` for the table's.
    pub z_mm: Option<f64>,
    /// Their colour; `None` for both.
    pub color: Option<Color>,
}

/// A bowl of stones beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Bowl {
    /// Bearing from the middle of the board, degrees.
    pub bearing_deg: f64,
    /// Tabletop between board and bowl, mm.
    pub gap_mm: f64,
    /// The stones in it.
    pub holds: Color,
}
