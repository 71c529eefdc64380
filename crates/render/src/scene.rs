//! The content of a rendered photo besides the position. All values are plain data: a scene can be
//! sampled from a seed ([`Scene::sample`]) or written by hand, starting from
//! [`Scene::default`].
//!
//! Colours are linear RGB reflectances, 0 to 1. Bearings are seen from above: 0° lies towards the
//! bottom row of the position, 90° towards its right edge.

mod camera;
mod goban;
mod light;
mod room;
mod surroundings;

pub use camera::{Aim, Camera, Flare, Sensor};
pub use goban::{Goban, Marker, MarkerShape, Print, Relief, Seam, Stones, Wood};
pub use light::{Lamp, Shade, ShadeKind};
pub use room::{Panel, Room};
pub use surroundings::{Bowl, BowlAt, BoxAt, CylinderAt, Pattern, Pile, Rod, Tabletop, Thing};

use super::{LONGEST_SIDE_PX, RenderError};

/// A linear RGB colour.
pub type LinearRgb = [f64; 3];

/// Everything in a photo except the position.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Seed of everything random: wood grain, placement of the stones, sensor noise.
    pub seed: u64,
    /// Width of the photo in pixels.
    pub width_px: u32,
    /// Height of the photo in pixels.
    pub height_px: u32,
    /// The camera's position.
    pub camera: Camera,
    /// The board without its stones.
    pub goban: Goban,
    /// The stones.
    pub stones: Stones,
    /// The surface under the board.
    pub table: Tabletop,
    /// Bowls of stones that are placed clear of the boards.
    pub bowls: Vec<Bowl>,
    /// Other objects on the table or over the board.
    pub things: Vec<Thing>,
    /// Lamps and windows.
    pub lamps: Vec<Lamp>,
    /// Ambient light, relative to a lamp of strength 1.
    pub ambient: LinearRgb,
    /// Horizontal gradient of the ambient light, x and y, −1 to 1.
    pub ambient_side: [f64; 2],
    /// The room around the table; without one, everything beyond the floor is as bright as the
    /// ambient light.
    pub room: Option<Room>,
    /// The camera's sensor and image processing.
    pub sensor: Sensor,
}

impl Scene {
    /// Checks that the scene can be rendered.
    pub(super) fn checked(&self) -> Result<(), RenderError> {
        let pixels = 1..=LONGEST_SIDE_PX;
        if !pixels.contains(&self.width_px) || !pixels.contains(&self.height_px) {
            return Err(RenderError::PhotoSize {
                width: self.width_px,
                height: self.height_px,
            });
        }
        let check = |name, value: f64, (low, high): (f64, f64), wanted| {
            if (low..=high).contains(&value) {
                Ok(())
            } else {
                Err(RenderError::Scene {
                    name,
                    value,
                    wanted,
                })
            }
        };
        let (camera, goban, stones, sensor) =
            (&self.camera, &self.goban, &self.stones, &self.sensor);
        check(
            "elevation_deg",
            camera.elevation_deg,
            (10.0, 90.0),
            "10 to 90 degrees are possible",
        )?;
        check(
            "focal_35mm",
            camera.focal_35mm,
            (10.0, 1000.0),
            "10 to 1000 mm are possible",
        )?;
        check("fill", camera.fill, (0.05, 1.5), "0.05 to 1.5 are possible")?;
        check("k1", camera.k1, (-0.3, 0.3), "-0.3 to 0.3 are possible")?;
        check(
            "aperture_px",
            camera.aperture_px,
            (0.0, 50.0),
            "0 to 50 pixels are possible",
        )?;
        for pitch in goban.pitch_mm {
            check("pitch_mm", pitch, (5.0, 100.0), "5 to 100 mm are possible")?;
        }
        check(
            "legs_mm",
            goban.legs_mm,
            (0.0, 1000.0),
            "0 to 1000 mm are possible",
        )?;
        check(
            "waves_mm",
            goban.relief.waves_mm,
            (0.0, 10.0),
            "0 to 10 mm are possible",
        )?;
        check(
            "pulled_mm",
            goban.relief.pulled_mm,
            (0.0, 10.0),
            "0 to 10 mm are possible",
        )?;
        check(
            "ring_mm",
            goban.wood.ring_mm,
            (0.1, 1000.0),
            "0.1 to 1000 mm are possible",
        )?;
        let fits = "stones of 0.3 to 1.05 spacing fit on their points";
        check("diameter", stones.diameter, (0.3, 1.05), fits)?;
        check(
            "thickness",
            stones.thickness,
            (0.1, 0.9),
            "0.1 to 0.9 diameters are possible",
        )?;
        check(
            "jitter",
            stones.jitter,
            (0.0, 0.5),
            "stones stay within half a spacing of their points",
        )?;
        check("astray", stones.astray, (0.0, 1.0), "it is a share")?;
        check("between", stones.between, (0.0, 1.0), "it is a share")?;
        check(
            "blur_px",
            sensor.blur_px,
            (0.0, 50.0),
            "0 to 50 pixels are possible",
        )?;
        check(
            "motion_px",
            sensor.motion_px,
            (0.0, 100.0),
            "0 to 100 pixels are possible",
        )?;
        check(
            "rays",
            f64::from(sensor.rays),
            (1.0, 256.0),
            "1 to 256 rays are possible",
        )
    }
}

impl Default for Scene {
    /// A plain photo: taken straight from the front, daylight from the upper left, a wooden table.
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
                aim: Aim::Boards,
                fill: 0.85,
                stretched: false,
                off_center: [0.0, 0.0],
                k1: -0.02,
                aperture_px: 0.0,
                focus: 1.0,
            },
            goban: Goban::default(),
            stones: Stones::default(),
            table: Tabletop {
                pattern: Pattern::Planks,
                color: [0.28, 0.15, 0.07],
                second: [0.2, 0.1, 0.05],
                pattern_mm: 140.0,
                turn_deg: 0.0,
                gloss: 0.02,
                half_width_mm: 700.0,
            },
            bowls: Vec::new(),
            things: Vec::new(),
            lamps: vec![Lamp {
                bearing_deg: 215.0,
                elevation_deg: 50.0,
                distance_mm: 2000.0,
                radius_mm: 300.0,
                side: 0.0,
                color: [1.0, 0.97, 0.92],
                shade: None,
            }],
            ambient: [0.5, 0.52, 0.56],
            ambient_side: [0.0, 0.0],
            room: None,
            sensor: Sensor {
                exposure_ev: 0.0,
                white_balance: [1.0, 1.0, 1.0],
                noise: 0.01,
                grain_px: 1.0,
                blur_px: 0.5,
                motion_px: 0.0,
                motion_deg: 0.0,
                sharpen: 0.0,
                contrast: 0.3,
                saturation: 1.0,
                coarse_color: false,
                haze: 0.0,
                flares: Vec::new(),
                vignette: 0.15,
                rays: 12,
                jpeg_quality: 88,
            },
        }
    }
}

impl Default for Goban {
    /// A board of kaya wood with the standard dimensions.
    fn default() -> Goban {
        Goban {
            wood: Wood {
                color: [0.72, 0.48, 0.20],
                contrast: 0.3,
                ring_mm: 5.0,
                waviness: 1.5,
            },
            pitch_mm: [22.0, 23.7],
            margin_mm: 14.0,
            thickness_mm: 25.0,
            legs_mm: 0.0,
            gloss: 0.02,
            roughness: 0.35,
            print: Print {
                line_mm: 1.0,
                border_mm: 1.0,
                frame_mm: 0.0,
                star_mm: 2.1,
                ink: [0.022, 0.018, 0.015],
                strength: 0.97,
                wear: 0.15,
                coordinates_mm: 0.0,
                writing: false,
            },
            seam: None,
            relief: Relief::default(),
            strips_mm: 0.0,
        }
    }
}

impl Default for Stones {
    /// Slate and shell stones.
    fn default() -> Stones {
        Stones {
            diameter: 0.98,
            thickness: 0.42,
            flat: false,
            jitter: 0.05,
            astray: 0.0,
            between: 0.0,
            shell: true,
            white: [0.80, 0.78, 0.72],
            black: [0.02, 0.02, 0.022],
            unlike: 0.1,
            roughness: 0.4,
            glow: 0.0,
            marker: None,
        }
    }
}
