//! Random scenes.

use std::ops::RangeInclusive;

use rand::RngExt;

use super::sampler::Sampler;
use super::scene::{
    Aim, Bowl, Camera, Goban, Lamp, LinearRgb, Pattern, Print, Scene, Sensor, Stones, Tabletop,
    Wood,
};
use shuzi::color::Color;

/// The ranges from which the numbers of a scene are sampled, uniformly unless stated otherwise. The
/// defaults cover what is seen in labelled phone photos by players and clubs; they were chosen by
/// eye, not fitted.
#[derive(Clone, Debug, PartialEq)]
pub struct SceneRanges {
    /// Longest side of the photo, pixels.
    pub longest_side_px: RangeInclusive<u32>,
    /// Angle between view and board, degrees.
    pub elevation_deg: RangeInclusive<f64>,
    /// Bearing of the camera, degrees.
    pub bearing_deg: RangeInclusive<f64>,
    /// Rotation about the viewing direction, degrees.
    pub roll_deg: RangeInclusive<f64>,
    /// Focal length in 35 mm terms, from a phone's main camera to its 2× lens.
    pub focal_35mm: RangeInclusive<f64>,
    /// Share of the photo that the board takes up.
    pub fill: RangeInclusive<f64>,
    /// Offset of the board from the middle, as a share of the free space.
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
    /// Distance of stones from their points, in distances of vertical lines.
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
    /// Ambient light relative to one lamp.
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

impl Default for SceneRanges {
    fn default() -> SceneRanges {
        SceneRanges {
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

/// Colours of boards: kaya, pale spruce, dark katsura, printed beige, yellow lacquer, bamboo.
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
    /// Samples a scene from `ranges`.
    pub fn sample(seed: u64, ranges: &SceneRanges) -> Scene {
        let mut sampler = Sampler::new(seed);
        let (width_px, height_px) = sampler.sample_photo_size(ranges);
        Scene {
            seed,
            width_px,
            height_px,
            camera: sampler.sample_camera(ranges),
            goban: sampler.sample_goban(ranges),
            stones: sampler.sample_stones(ranges),
            table: sampler.sample_table(),
            bowls: sampler.sample_bowls(ranges),
            things: Vec::new(),
            lamps: sampler.sample_lamps(ranges),
            ambient: sampler.sample_ambient(ranges),
            ambient_side: [0.0, 0.0],
            room: None,
            sensor: sampler.sample_sensor(ranges),
        }
    }
}

impl Sampler {
    /// Samples the longest side, and one of the aspect ratios of phone photos.
    fn sample_photo_size(&mut self, ranges: &SceneRanges) -> (u32, u32) {
        let long = self.integer(&ranges.longest_side_px);
        let short = |share: f64| (f64::from(long) * share).round().max(1.0) as u32;
        match self.0.random_range(0..5_u32) {
            0 | 1 => (long, short(3.0 / 4.0)),
            2 | 3 => (short(3.0 / 4.0), long),
            _ => (long, short(9.0 / 16.0)),
        }
    }

    fn sample_camera(&mut self, ranges: &SceneRanges) -> Camera {
        Camera {
            elevation_deg: self.in_range(&ranges.elevation_deg),
            bearing_deg: self.in_range(&ranges.bearing_deg),
            roll_deg: self.in_range(&ranges.roll_deg),
            focal_35mm: self.in_range(&ranges.focal_35mm),
            fill: self.in_range(&ranges.fill),
            off_center: [
                self.in_range(&ranges.off_center),
                self.in_range(&ranges.off_center),
            ],
            k1: self.in_range(&ranges.k1),
            aim: Aim::Boards,
            stretched: false,
            aperture_px: 0.0,
            focus: 1.0,
        }
    }

    fn sample_goban(&mut self, ranges: &SceneRanges) -> Goban {
        let color = self.choose(BOARD_WOODS);
        let tone = self.in_range(&(0.85..=1.1));
        let wood = Wood {
            color: color.map(|channel| channel * tone),
            contrast: self.in_range(&(0.08..=0.55)),
            ring_mm: self.in_range(&(2.5..=9.0)),
            waviness: self.in_range(&(0.2..=4.0)),
        };
        Goban {
            wood,
            print: self.sample_print(ranges),
            margin_mm: self.in_range(&ranges.margin_mm),
            thickness_mm: self.in_range(&ranges.thickness_mm),
            gloss: self.choose([0.0, 0.015, 0.03, 0.045]),
            ..Goban::default()
        }
    }

    fn sample_print(&mut self, ranges: &SceneRanges) -> Print {
        let line_mm = self.in_range(&ranges.line_mm);
        Print {
            line_mm,
            border_mm: line_mm,
            ..Goban::default().print
        }
    }

    fn sample_stones(&mut self, ranges: &SceneRanges) -> Stones {
        let (light, cream) = (self.in_range(&(0.66..=0.86)), self.in_range(&(0.82..=1.0)));
        let dark = self.in_range(&(0.012..=0.04));
        Stones {
            diameter: self.in_range(&ranges.diameter),
            thickness: self.in_range(&ranges.thickness),
            jitter: self.in_range(&ranges.jitter),
            astray: 0.0,
            shell: self.0.random_bool(0.4),
            white: [light, light * (1.0 + cream) / 2.0, light * cream],
            black: [dark, dark, dark * 1.08],
            roughness: self.in_range(&ranges.roughness),
            ..Stones::default()
        }
    }

    fn sample_table(&mut self) -> Tabletop {
        let patterns = [
            Pattern::Planks,
            Pattern::Cloth,
            Pattern::Plain,
            Pattern::Checks,
        ];
        Tabletop {
            pattern: self.choose(patterns),
            color: self.choose(TABLE_COLORS),
            second: self.choose(TABLE_COLORS),
            half_width_mm: self.in_range(&(380.0..=1000.0)),
            pattern_mm: self.in_range(&(30.0..=150.0)),
            turn_deg: 0.0,
            gloss: 0.02,
        }
    }

    fn sample_bowls(&mut self, ranges: &SceneRanges) -> Vec<Bowl> {
        let sides = [(Color::Black, 40.0..=140.0), (Color::White, 220.0..=320.0)];
        let mut bowls = Vec::new();
        for (holds, bearings) in sides {
            if self.0.random_bool(ranges.bowl.clamp(0.0, 1.0)) {
                let (bearing_deg, gap_mm) =
                    (self.in_range(&bearings), self.in_range(&(8.0..=60.0)));
                bowls.push(Bowl {
                    bearing_deg,
                    gap_mm,
                    holds,
                });
            }
        }
        bowls
    }

    fn sample_lamps(&mut self, ranges: &SceneRanges) -> Vec<Lamp> {
        (0..self.integer(&ranges.lamps))
            .map(|index| {
                // The first lamp is the strongest.
                let strength = self.in_range(&(0.7..=1.2)) / f64::from(index + 1);
                Lamp {
                    bearing_deg: self.in_range(&(0.0..=360.0)),
                    elevation_deg: self.in_range(&ranges.lamp_elevation_deg),
                    distance_mm: self.in_range(&ranges.lamp_distance_mm),
                    radius_mm: self.in_range(&ranges.lamp_radius_mm),
                    color: self.sample_light(ranges).map(|channel| channel * strength),
                    side: 0.0,
                    shade: None,
                }
            })
            .collect()
    }

    fn sample_ambient(&mut self, ranges: &SceneRanges) -> LinearRgb {
        let strength = self.in_range(&ranges.ambient);
        self.sample_light(ranges).map(|channel| channel * strength)
    }

    /// Samples the colour of a light after the camera's white balance.
    fn sample_light(&mut self, ranges: &SceneRanges) -> LinearRgb {
        let warmth = self.in_range(&ranges.warmth);
        [1.0 + 0.18 * warmth, 1.0, 1.0 - 0.32 * warmth]
    }

    fn sample_sensor(&mut self, ranges: &SceneRanges) -> Sensor {
        let quality =
            u32::from(*ranges.jpeg_quality.start())..=u32::from(*ranges.jpeg_quality.end());
        Sensor {
            exposure_ev: self.in_range(&ranges.exposure_ev),
            white_balance: [
                self.in_range(&(0.94..=1.06)),
                1.0,
                self.in_range(&(0.90..=1.10)),
            ],
            noise: self.in_range(&ranges.noise),
            blur_px: self.in_range(&ranges.blur_px),
            vignette: self.in_range(&ranges.vignette),
            jpeg_quality: u8::try_from(self.integer(&quality)).unwrap_or(u8::MAX),
            ..Scene::default().sensor
        }
    }
}
