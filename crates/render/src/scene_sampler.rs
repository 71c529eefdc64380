//! Scenes drawn by a seed.

use std::ops::RangeInclusive;

use rand::RngExt;

use super::draw::Draw;
use super::scene::{
    Aim, Bowl, Camera, Goban, Lamp, LinearRgb, Pattern, Print, Scene, Sensor, Stones, Table, Wood,
};
use shuzi::color::Color;

/// From where to where the numbers of a scene are drawn, evenly unless said otherwise. The defaults cover what
/// the labelled phone photos of players and clubs show; they are chosen by eye, not fitted.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranges {
    /// Longest side of the photo, pixels.
    pub longest_side_px: RangeInclusive<u32>,
    /// Angle between view and board, degrees.
    pub elevation_deg: RangeInclusive<f64>,
    /// Bearing of the camera, degrees.
    pub bearing_deg: RangeInclusive<f64>,
    /// Turn about the view, degrees.
    pub roll_deg: RangeInclusive<f64>,
    /// Focal length in 35 mm terms: main cameras of phones to their 2× lens.
    pub focal_35mm: RangeInclusive<f64>,
    /// Share of the photo the board takes up.
    pub fill: RangeInclusive<f64>,
    /// Share of the free space by which the board is off the middle.
    pub off_center: RangeInclusive<f64>,
    /// k₁: strong barrel to slight pincushion distortion.
    pub k1: RangeInclusive<f64>,
    /// Width of printed lines, mm.
    pub line_mm: RangeInclusive<f64>,
    /// Margin outside the lines, mm.
    pub margin_mm: RangeInclusive<f64>,
    /// Thickness of the board, mm: folding board to table board.
    pub thickness_mm: RangeInclusive<f64>,
    /// Diameter of the stones in distances of vertical lines.
    pub diameter: RangeInclusive<f64>,
    /// Thickness of the stones in diameters.
    pub thickness: RangeInclusive<f64>,
    /// How far stones lie beside their points, in distances of vertical lines.
    pub jitter: RangeInclusive<f64>,
    /// Roughness of the stones.
    pub roughness: RangeInclusive<f64>,
    /// Probability of each of two bowls.
    pub bowl: f64,
    /// Number of lamps.
    pub lamps: RangeInclusive<u32>,
    /// Height of lamps, degrees.
    pub lamp_elevation_deg: RangeInclusive<f64>,
    /// Distance of lamps, mm.
    pub lamp_distance_mm: RangeInclusive<f64>,
    /// Radius of lamps, mm: bulb to window.
    pub lamp_radius_mm: RangeInclusive<f64>,
    /// Warmth of the light after white balance: −1 bluish to 1 orange.
    pub warmth: RangeInclusive<f64>,
    /// Light from everywhere relative to one lamp.
    pub ambient: RangeInclusive<f64>,
    /// Correction of the exposure, stops.
    pub exposure_ev: RangeInclusive<f64>,
    /// Noise at middle grey, of full scale.
    pub noise: RangeInclusive<f64>,
    /// Blur, pixels.
    pub blur_px: RangeInclusive<f64>,
    /// Light lost in the corners.
    pub vignette: RangeInclusive<f64>,
    /// JPEG quality.
    pub jpeg_quality: RangeInclusive<u8>,
}

impl Default for Ranges {
    fn default() -> Ranges {
        Ranges {
            longest_side_px: 1100..=1600,
            elevation_deg: 30.0..=90.0,
            bearing_deg: 0.0..=360.0,
            roll_deg: -12.0..=12.0,
            focal_35mm: 24.0..=52.0,
            fill: 0.60..=0.95,
            off_center: -0.6..=0.6,
            k1: -0.15..=0.03,
            line_mm: 0.8..=1.4,
            margin_mm: 11.0..=22.0,
            thickness_mm: 8.0..=60.0,
            diameter: 0.92..=1.0,
            thickness: 0.34..=0.46,
            jitter: 0.0..=0.12,
            roughness: 0.25..=0.6,
            bowl: 0.3,
            lamps: 1..=2,
            lamp_elevation_deg: 25.0..=80.0,
            lamp_distance_mm: 900.0..=3500.0,
            lamp_radius_mm: 40.0..=600.0,
            warmth: -0.5..=1.0,
            ambient: 0.25..=0.9,
            exposure_ev: -0.6..=0.4,
            noise: 0.004..=0.03,
            blur_px: 0.3..=1.0,
            vignette: 0.0..=0.35,
            jpeg_quality: 75..=93,
        }
    }
}

/// Woods of boards: kaya, pale spruce, dark katsura, printed beige, yellow lacquer, bamboo.
const BOARD_WOODS: [LinearRgb; 6] = [
    [0.72, 0.48, 0.20],
    [0.74, 0.56, 0.32],
    [0.52, 0.31, 0.13],
    [0.60, 0.50, 0.37],
    [0.78, 0.53, 0.13],
    [0.70, 0.49, 0.25],
];
/// Colours of tables: oak, walnut, beech, near white, grey, dark blue, green, black.
const TABLE_COLORS: [LinearRgb; 8] = [
    [0.30, 0.17, 0.08],
    [0.12, 0.06, 0.03],
    [0.48, 0.31, 0.17],
    [0.72, 0.71, 0.68],
    [0.22, 0.22, 0.22],
    [0.03, 0.05, 0.12],
    [0.05, 0.14, 0.07],
    [0.03, 0.03, 0.03],
];

impl Scene {
    /// The scene that `seed` draws from `ranges`.
    pub fn drawn(seed: u64, ranges: &Ranges) -> Scene {
        let mut draw = Draw::new(seed);
        let (width_px, height_px) = draw.photo_size(ranges);
        Scene {
            seed,
            width_px,
            height_px,
            camera: draw.camera(ranges),
            goban: draw.goban(ranges),
            stones: draw.stones(ranges),
            table: draw.table(),
            bowls: draw.bowls(ranges),
            things: Vec::new(),
            lamps: draw.lamps(ranges),
            ambient: draw.ambient(ranges),
            ambient_side: [0.0, 0.0],
            sensor: draw.sensor(ranges),
        }
    }
}

impl Draw {
    /// Longest side as drawn, in one of the shapes of phone photos.
    fn photo_size(&mut self, ranges: &Ranges) -> (u32, u32) {
        let long = self.whole(&ranges.longest_side_px);
        let short = |share: f64| (f64::from(long) * share).round().max(1.0) as u32;
        match self.0.random_range(0..5_u32) {
            0 | 1 => (long, short(3.0 / 4.0)),
            2 | 3 => (short(3.0 / 4.0), long),
            _ => (long, short(9.0 / 16.0)),
        }
    }

    fn camera(&mut self, ranges: &Ranges) -> Camera {
        Camera {
            elevation_deg: self.number(&ranges.elevation_deg),
            bearing_deg: self.number(&ranges.bearing_deg),
            roll_deg: self.number(&ranges.roll_deg),
            focal_35mm: self.number(&ranges.focal_35mm),
            fill: self.number(&ranges.fill),
            off_center: [self.number(&ranges.off_center), self.number(&ranges.off_center)],
            k1: self.number(&ranges.k1),
            aim: Aim::Boards,
            stretched: false,
            aperture_px: 0.0,
            focus: 1.0,
        }
    }

    fn goban(&mut self, ranges: &Ranges) -> Goban {
        let color = self.one_of(BOARD_WOODS);
        let tone = self.number(&(0.85..=1.1));
        let wood = Wood {
            color: color.map(|channel| channel * tone),
            contrast: self.number(&(0.08..=0.55)),
            ring_mm: self.number(&(2.5..=9.0)),
            waviness: self.number(&(0.2..=4.0)),
        };
        Goban {
            wood,
            print: self.print(ranges),
            margin_mm: self.number(&ranges.margin_mm),
            thickness_mm: self.number(&ranges.thickness_mm),
            gloss: self.one_of([0.0, 0.015, 0.03, 0.045]),
            ..Goban::default()
        }
    }

    fn print(&mut self, ranges: &Ranges) -> Print {
        let line_mm = self.number(&ranges.line_mm);
        Print { line_mm, border_mm: line_mm, ..Goban::default().print }
    }

    fn stones(&mut self, ranges: &Ranges) -> Stones {
        let (light, cream) = (self.number(&(0.66..=0.86)), self.number(&(0.82..=1.0)));
        let dark = self.number(&(0.012..=0.04));
        Stones {
            diameter: self.number(&ranges.diameter),
            thickness: self.number(&ranges.thickness),
            jitter: self.number(&ranges.jitter),
            astray: 0.0,
            shell: self.0.random_bool(0.4),
            white: [light, light * (1.0 + cream) / 2.0, light * cream],
            black: [dark, dark, dark * 1.08],
            roughness: self.number(&ranges.roughness),
            ..Stones::default()
        }
    }

    fn table(&mut self) -> Table {
        let patterns = [Pattern::Planks, Pattern::Cloth, Pattern::Plain, Pattern::Checks];
        Table {
            pattern: self.one_of(patterns),
            color: self.one_of(TABLE_COLORS),
            second: self.one_of(TABLE_COLORS),
            half_width_mm: self.number(&(380.0..=1000.0)),
            pattern_mm: self.number(&(30.0..=150.0)),
            turn_deg: 0.0,
            gloss: 0.02,
        }
    }

    fn bowls(&mut self, ranges: &Ranges) -> Vec<Bowl> {
        let sides = [(Color::Black, 40.0..=140.0), (Color::White, 220.0..=320.0)];
        let mut bowls = Vec::new();
        for (holds, bearings) in sides {
            if self.0.random_bool(ranges.bowl.clamp(0.0, 1.0)) {
                let (bearing_deg, gap_mm) = (self.number(&bearings), self.number(&(8.0..=60.0)));
                bowls.push(Bowl { bearing_deg, gap_mm, holds });
            }
        }
        bowls
    }

    fn lamps(&mut self, ranges: &Ranges) -> Vec<Lamp> {
        (0..self.whole(&ranges.lamps))
            .map(|index| {
                // Further lamps are weaker than the first.
                let strength = self.number(&(0.7..=1.2)) / f64::from(index + 1);
                Lamp {
                    bearing_deg: self.number(&(0.0..=360.0)),
                    elevation_deg: self.number(&ranges.lamp_elevation_deg),
                    distance_mm: self.number(&ranges.lamp_distance_mm),
                    radius_mm: self.number(&ranges.lamp_radius_mm),
                    color: self.light(ranges).map(|channel| channel * strength),
                    side: 0.0,
                    shade: None,
                }
            })
            .collect()
    }

    fn ambient(&mut self, ranges: &Ranges) -> LinearRgb {
        let strength = self.number(&ranges.ambient);
        self.light(ranges).map(|channel| channel * strength)
    }

    /// The colour of a light, as the camera's white balance leaves it.
    fn light(&mut self, ranges: &Ranges) -> LinearRgb {
        let warmth = self.number(&ranges.warmth);
        [1.0 + 0.18 * warmth, 1.0, 1.0 - 0.32 * warmth]
    }

    fn sensor(&mut self, ranges: &Ranges) -> Sensor {
        let quality = u32::from(*ranges.jpeg_quality.start())..=u32::from(*ranges.jpeg_quality.end());
        Sensor {
            exposure_ev: self.number(&ranges.exposure_ev),
            white_balance: [self.number(&(0.94..=1.06)), 1.0, self.number(&(0.90..=1.10))],
            noise: self.number(&ranges.noise),
            blur_px: self.number(&ranges.blur_px),
            vignette: self.number(&ranges.vignette),
            jpeg_quality: u8::try_from(self.whole(&quality)).unwrap_or(u8::MAX),
            ..Scene::default().sensor
        }
    }
}
