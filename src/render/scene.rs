//! What a rendered photo shows besides the position. Everything is a plain value: a scene can be drawn by a
//! seed ([`Scene::drawn`](super::Ranges)) or written down by hand, starting from [`Scene::default`].
//!
//! Colours are linear RGB reflectances, 0 to 1. Bearings are seen from above: 0° lies towards the bottom row
//! of the position, 90° towards its right edge.

use super::{LONGEST_SIDE_PX, RenderError};
use crate::color::Color;

/// A linear RGB colour.
pub type LinearRgb = [f64; 3];

/// Everything about a picture except the position.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Draws what is left to chance: grain, how the stones are put down, sensor noise.
    pub seed: u64,
    /// Width of the photo in pixels.
    pub width_px: u32,
    /// Height of the photo in pixels.
    pub height_px: u32,
    /// Where the photo is taken from.
    pub camera: Camera,
    /// The board without its stones.
    pub goban: Goban,
    /// The stones.
    pub stones: Stones,
    /// What the board stands on.
    pub table: Table,
    /// Bowls of stones beside the board.
    pub bowls: Vec<Bowl>,
    /// Lamps and windows.
    pub lamps: Vec<Lamp>,
    /// Light from everywhere, relative to a lamp of strength 1.
    pub ambient: LinearRgb,
    /// What the camera does to the light.
    pub sensor: Sensor,
}

/// A phone held over the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Camera {
    /// Angle between the view and the board, degrees: 90 is straight down.
    pub elevation_deg: f64,
    /// Bearing of the camera from the board, degrees.
    pub bearing_deg: f64,
    /// Turn of the camera about its view, degrees.
    pub roll_deg: f64,
    /// Focal length as on a 35 mm film camera, mm: phones have 24 to 28 and 48 to 80.
    pub focal_35mm: f64,
    /// Share of the photo's width or height (whichever is tighter) the board takes up, 0 to 1.
    pub fill: f64,
    /// How far the board lies from the middle, as a share of the free space each way, −1 to 1.
    pub off_center: [f64; 2],
    /// k₁ of [`crate::geometry::Lens`].
    pub k1: f64,
}

/// The board.
#[derive(Clone, Debug, PartialEq)]
pub struct Goban {
    /// Its wood.
    pub wood: Wood,
    /// Width of the printed lines, mm.
    pub line_mm: f64,
    /// Wood between the outer line and the board's edge, mm.
    pub margin_mm: f64,
    /// Thickness of the board, mm.
    pub thickness_mm: f64,
    /// Reflectance of the lacquer at right angles: 0 for bare wood to 0.05.
    pub gloss: f64,
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
    /// How far stones are put down beside their points, as a share of the same distance.
    pub jitter: f64,
    /// Whether white stones show the growth lines of shell.
    pub shell: bool,
    /// Colour of the white stones.
    pub white: LinearRgb,
    /// Colour of the black stones.
    pub black: LinearRgb,
    /// Roughness of the surface: 0.2 polished glass to 0.6 matte slate.
    pub roughness: f64,
}

/// What the board stands on.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The pattern.
    pub pattern: Pattern,
    /// Main colour.
    pub color: LinearRgb,
    /// Second colour of patterns that have one.
    pub second: LinearRgb,
    /// From the middle of the board to the table's edge, mm.
    pub half_width_mm: f64,
}

/// The surface of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// Boards of wood.
    Planks,
    /// A woven cloth.
    Cloth,
    /// One colour.
    Plain,
    /// A cloth of squares in two colours.
    Checks,
}

/// A bowl of stones beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Bowl {
    /// Bearing from the middle of the board, degrees.
    pub bearing_deg: f64,
    /// Table between board and bowl, mm.
    pub gap_mm: f64,
    /// The stones in it.
    pub holds: Color,
}

/// A round lamp or a window.
#[derive(Clone, Debug, PartialEq)]
pub struct Lamp {
    /// Bearing from the middle of the board, degrees.
    pub bearing_deg: f64,
    /// Height above the board's plane, degrees.
    pub elevation_deg: f64,
    /// Distance from the middle of the board, mm: a near lamp lights the board unevenly.
    pub distance_mm: f64,
    /// Radius, mm: a large lamp casts soft shadows.
    pub radius_mm: f64,
    /// Colour times strength at the middle of the board.
    pub color: LinearRgb,
}

/// Sensor, image processing and JPEG.
#[derive(Clone, Debug, PartialEq)]
pub struct Sensor {
    /// Correction of the automatic exposure, in stops.
    pub exposure_ev: f64,
    /// Gain of red, green and blue.
    pub white_balance: LinearRgb,
    /// Standard deviation of the noise at middle grey, as a share of full scale.
    pub noise: f64,
    /// Standard deviation of the blur, pixels.
    pub blur_px: f64,
    /// Light lost in the photo's corners, 0 to 1.
    pub vignette: f64,
    /// Rays per pixel each way: 2 means 2 × 2.
    pub rays: u32,
    /// JPEG quality, 1 to 100.
    pub jpeg_quality: u8,
}

impl Scene {
    /// Whether the scene can be rendered at all.
    pub(super) fn checked(&self) -> Result<(), RenderError> {
        let pixels = 1..=LONGEST_SIDE_PX;
        if !pixels.contains(&self.width_px) || !pixels.contains(&self.height_px) {
            return Err(RenderError::PhotoSize { width: self.width_px, height: self.height_px });
        }
        let check = |name, value: f64, (low, high): (f64, f64), wanted| {
            if (low..=high).contains(&value) {
                Ok(())
            } else {
                Err(RenderError::Scene { name, value, wanted })
            }
        };
        check("elevation_deg", self.camera.elevation_deg, (10.0, 90.0), "10 to 90 degrees are possible")?;
        check("focal_35mm", self.camera.focal_35mm, (10.0, 1000.0), "10 to 1000 mm are possible")?;
        check("fill", self.camera.fill, (0.05, 1.0), "0.05 to 1 are possible")?;
        check("k1", self.camera.k1, (-0.3, 0.3), "-0.3 to 0.3 are possible")?;
        check(
            "diameter",
            self.stones.diameter,
            (0.3, 1.0),
            "stones of 0.3 to 1 spacing fit on their points",
        )?;
        check("thickness", self.stones.thickness, (0.1, 0.9), "0.1 to 0.9 diameters are possible")?;
        check("jitter", self.stones.jitter, (0.0, 0.3), "stones stay within 0.3 spacings of their points")?;
        check("ring_mm", self.goban.wood.ring_mm, (0.1, 1000.0), "0.1 to 1000 mm are possible")?;
        check("blur_px", self.sensor.blur_px, (0.0, 50.0), "0 to 50 pixels are possible")?;
        check("rays", f64::from(self.sensor.rays), (1.0, 16.0), "1 to 16 rays each way are possible")
    }
}

impl Default for Scene {
    /// A quiet picture: straight from the front, daylight from the upper left, a wooden table.
    fn default() -> Scene {
        Scene {
            seed: 1,
            width_px: 1200,
            height_px: 1200,
            camera: Camera {
                elevation_deg: 60.0,
                bearing_deg: 0.0,
                roll_deg: 0.0,
                focal_35mm: 28.0,
                fill: 0.85,
                off_center: [0.0, 0.0],
                k1: -0.02,
            },
            goban: Goban {
                wood: Wood { color: [0.72, 0.48, 0.20], contrast: 0.3, ring_mm: 5.0, waviness: 1.5 },
                line_mm: 1.0,
                margin_mm: 14.0,
                thickness_mm: 25.0,
                gloss: 0.02,
            },
            stones: Stones {
                diameter: 0.98,
                thickness: 0.42,
                jitter: 0.05,
                shell: true,
                white: [0.80, 0.78, 0.72],
                black: [0.02, 0.02, 0.022],
                roughness: 0.4,
            },
            table: Table {
                pattern: Pattern::Planks,
                color: [0.28, 0.15, 0.07],
                second: [0.2, 0.1, 0.05],
                half_width_mm: 700.0,
            },
            bowls: Vec::new(),
            lamps: vec![Lamp {
                bearing_deg: 215.0,
                elevation_deg: 50.0,
                distance_mm: 2000.0,
                radius_mm: 300.0,
                color: [1.0, 0.97, 0.92],
            }],
            ambient: [0.5, 0.52, 0.56],
            sensor: Sensor {
                exposure_ev: 0.0,
                white_balance: [1.0, 1.0, 1.0],
                noise: 0.01,
                blur_px: 0.5,
                vignette: 0.15,
                rays: 2,
                jpeg_quality: 88,
            },
        }
    }
}
