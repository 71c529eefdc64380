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
    /// Reflectance of the lacquer at right angles: 0 for bare wood to 0.05.
    pub gloss: f64,
    /// Roughness of the lacquer: 0.1 mirror-like to 0.6.
    pub roughness: f64,
    /// What is printed on it.
    pub print: Print,
    /// The seam of a folding board.
    pub seam: Option<Seam>,
    /// How far the board is from flat.
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
    /// How much of the wood the ink covers: 1 all.
    pub strength: f64,
    /// How much of the ink is worn off in places, 0 to 1.
    pub wear: f64,
    /// Height of the coordinates in the margin, mm; 0 for none.
    pub coordinates_mm: f64,
    /// Whether a maker's name stands in the margin.
    pub writing: bool,
}

/// Where a folding board folds: across the middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seam {
    /// Whether the seam runs from top to bottom instead of from left to right.
    pub upright: bool,
    /// Width of the gap, mm.
    pub width_mm: f64,
    /// How dark the gap is, 0 to 1.
    pub depth: f64,
    /// How far each half slopes, degrees: the fold is a ridge when positive.
    pub slope_deg: f64,
}

/// How far a board is from flat: cloth, vinyl and paper mats.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Relief {
    /// Height of waves, mm.
    pub waves_mm: f64,
    /// Length of waves, mm.
    pub length_mm: f64,
    /// How far the print is pulled sideways, mm.
    pub pulled_mm: f64,
}

/// How a piece of wood looks.
#[derive(Clone, Debug, PartialEq)]
pub struct Wood {
    /// Mean colour.
    pub color: LinearRgb,
    /// Contrast of the grain: 0 none, 1 strong.
    pub contrast: f64,
    /// Mean distance of the year rings, mm.
    pub ring_mm: f64,
    /// How far rings wander sideways, in ring distances: 0 quarter-sawn, above 5 flat-sawn.
    pub waviness: f64,
}

/// The stones.
#[derive(Clone, Debug, PartialEq)]
pub struct Stones {
    /// Diameter as a share of the distance between vertical lines.
    pub diameter: f64,
    /// Thickness as a share of the diameter.
    pub thickness: f64,
    /// Whether the bottom is flat (yunzi), instead of as round as the top.
    pub flat: bool,
    /// How far stones are put down beside their points, as a share of the same distance.
    pub jitter: f64,
    /// Share of the stones that went astray: they lie up to half-way to another point, and a little farther.
    pub astray: f64,
    /// Whether white stones show the growth lines of shell.
    pub shell: bool,
    /// Colour of the white stones.
    pub white: LinearRgb,
    /// Colour of the black stones.
    pub black: LinearRgb,
    /// How much stones of one colour differ in tone: 0 not at all.
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
