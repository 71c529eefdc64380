//! Wood and paper, from smooth random values.

use crate::canvas::{PagePoint, Rgb, mix};

/// Returns a value from 0 to 1 that looks random, by whole numbers.
fn hash(x: i64, y: i64, seed: u64) -> f64 {
    let mut value = seed
        ^ (x as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ (y as u64).wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
    value = (value ^ value >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    value = (value ^ value >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    (value >> 40) as f64 / (1 << 24) as f64
}

/// Returns a value from 0 to 1 that changes smoothly over a distance of about 1.
pub fn smooth_noise(x: f64, y: f64, seed: u64) -> f64 {
    let (column, row) = (x.floor(), y.floor());
    let ease = |t: f64| t * t * (3.0 - 2.0 * t);
    let (along, down) = (ease(x - column), ease(y - row));
    let corner = |dx: i64, dy: i64| hash(column as i64 + dx, row as i64 + dy, seed);
    let upper = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * along;
    let lower = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * along;
    upper + (lower - upper) * down
}

/// Returns the sum of smooth noise of four sizes, from 0 to 1.
pub fn cloudy_noise(x: f64, y: f64, seed: u64) -> f64 {
    let octave = |n: u32| {
        let scale = f64::from(1 << n);
        smooth_noise(x * scale, y * scale, seed + u64::from(n)) / scale
    };
    (0..4).map(octave).sum::<f64>() / 1.875
}

/// Wood as servers paint it, or as a photo of a board shows it.
pub struct Wood {
    /// Color between the grain, and in it.
    pub light: Rgb,
    pub dark: Rgb,
    /// Distance between the lines of the grain, in pixels.
    pub grain: f64,
    /// How far the lines of the grain wander, in pixels.
    pub waviness: f64,
    /// True if the grain runs from top to bottom.
    pub is_upright: bool,
    pub seed: u64,
}

impl Wood {
    /// Returns the color at a place.
    pub fn color_at(&self, (x, y): PagePoint) -> Rgb {
        let (along, across) = if self.is_upright { (y, x) } else { (x, y) };
        let grain = self.grain;
        let bend = cloudy_noise(along / (30.0 * grain), across / (14.0 * grain), self.seed) - 0.5;
        let across = across + bend * 2.0 * self.waviness;
        // Year rings are dark on one side and fade on the other.
        let ring = across / grain + 3.0 * smooth_noise(across / (9.0 * grain), 0.5, self.seed + 7);
        let fade = (ring - ring.floor()).powi(2);
        let strength = smooth_noise(ring.floor(), along / (40.0 * grain), self.seed + 11);
        let fiber = smooth_noise(along / (3.0 * grain), across / 0.9, self.seed + 13);
        let patch = cloudy_noise(
            along / (60.0 * grain),
            across / (20.0 * grain),
            self.seed + 17,
        );
        let share = 0.45 * fade * strength + 0.3 * patch + 0.25 * fiber;
        mix(self.light, self.dark, share as f32)
    }
}
