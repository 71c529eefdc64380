//! The board and the stones of a scene.

use super::LinearRgb;

/// The board.
#[derive(Clone, Debug, PartialEq)]
pub struct Goban {
    /// Its wood; boards of other material are wood without contrast.
    pub wood: Wood,
    /// Distance between vertical and between horizontal lines, mm.
    pub pitch_mm: [f64; 2],
    /// Wood between the outer line and the board's edge, mm.
    pub margin_mm: f64,
    /// Thickness of the board, mm.
    pub thickness_mm: f64,
    /// Height of the legs under the board, mm; 0 for a board that lies on the table.
    pub legs_mm: f64,
    /// Reflectance of the lacquer at right angles: 0 for bare wood to 0.05.
    pub gloss: f64,
    /// Roughness of the lacquer: 0.1 mirror-like to 0.6.
    pub roughness: f64,
    /// The print on the board.
    pub print: Print,
    /// The seam of a folding board.
    pub seam: Option<Seam>,
    /// The deviation of the board from a plane.
    pub relief: Relief,
    /// Light lines where strips of bamboo or wood are glued: their width in mm, 0 for none.
    pub strips_mm: f64,
}

/// Lines, star points and writing.
#[derive(Clone, Debug, PartialEq)]
pub struct Print {
    /// Width of the lines, mm.
    pub line_mm: f64,
    /// Width of the outermost lines, mm.
    pub border_mm: f64,
    /// Distance of a second frame outside the outermost lines, mm; 0 for none.
    pub frame_mm: f64,
    /// Radius of a star point, mm; 0 for none.
    pub star_mm: f64,
    /// Colour of the ink.
    pub ink: LinearRgb,
    /// Share of the wood's colour that the ink covers: 1 is all of it.
    pub strength: f64,
    /// Share of the ink that is worn off in places, 0 to 1.
    pub wear: f64,
    /// Height of the coordinates in the margin, mm; 0 for none.
    pub coordinates_mm: f64,
    /// True if a maker's name is printed in the margin.
    pub writing: bool,
}

/// The fold of a folding board, across its middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seam {
    /// True if the fold runs from top to bottom instead of from left to right.
    pub upright: bool,
    /// Width of the gap, mm.
    pub width_mm: f64,
    /// Darkness of the gap, 0 to 1.
    pub depth: f64,
    /// Slope of each half, degrees; a positive slope makes the fold a ridge.
    pub slope_deg: f64,
}

/// The deviation of a board from a plane: cloth, vinyl and paper mats.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Relief {
    /// Height of waves, mm.
    pub waves_mm: f64,
    /// Length of waves, mm.
    pub length_mm: f64,
    /// Sideways distortion of the print, mm.
    pub pulled_mm: f64,
}

/// The appearance of a piece of wood.
#[derive(Clone, Debug, PartialEq)]
pub struct Wood {
    /// Mean colour.
    pub color: LinearRgb,
    /// Contrast of the grain: 0 none, 1 strong.
    pub contrast: f64,
    /// Mean distance of the year rings, mm.
    pub ring_mm: f64,
    /// Sideways deviation of the rings, in ring distances: 0 quarter-sawn, above 5 flat-sawn.
    pub waviness: f64,
}

/// The stones.
#[derive(Clone, Debug, PartialEq)]
pub struct Stones {
    /// Diameter as a share of the distance between vertical lines.
    pub diameter: f64,
    /// Thickness as a share of the diameter.
    pub thickness: f64,
    /// True if the bottom is flat (yunzi) instead of as round as the top.
    pub flat: bool,
    /// Distance of stones from their points, as a share of the same distance.
    pub jitter: f64,
    /// Share of carelessly placed stones, which lie up to half-way to another point and slightly
    /// beyond.
    pub astray: f64,
    /// Share of stones that lie anywhere between their point and empty points beside it: half-way
    /// as often as near.
    pub between: f64,
    /// True if white stones show the growth lines of shell.
    pub shell: bool,
    /// Colour of the white stones.
    pub white: LinearRgb,
    /// Colour of the black stones.
    pub black: LinearRgb,
    /// Variation in tone among stones of one colour: 0 is none.
    pub unlike: f64,
    /// Roughness of the surface: 0.2 polished glass to 0.6 matte slate.
    pub roughness: f64,
    /// Light that passes through white stones: 0 shell to 0.5 glass.
    pub glow: f64,
    /// The mark on the last stone played.
    pub marker: Option<Marker>,
}

/// A mark on a stone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marker {
    /// Its shape.
    pub shape: MarkerShape,
    /// Radius as a share of the stone's.
    pub size: f64,
    /// Its colour.
    pub color: LinearRgb,
}

/// The shape of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkerShape {
    /// A filled disc.
    Disc,
    /// A ring.
    Ring,
    /// A filled square.
    Square,
}
