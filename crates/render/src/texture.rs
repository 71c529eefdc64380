//! The colours of wood, tables and printed objects at each place.

use nalgebra::Vector3;

use super::noise::{cloudy, coverage, hash, mix, smooth, step};
use super::scene::{LinearRgb, Pattern, Wood};

/// Half the width of the cloth where two straw mats meet, mm.
const MAT_BORDER_MM: f64 = 28.0;

/// A linear RGB colour as a vector.
pub(super) type Rgb = Vector3<f64>;

/// Returns the colour of wood at `across` and `along` the grain, mm.
pub(super) fn wood(wood: &Wood, seed: u64, across: f64, along: f64) -> Rgb {
    let color = Rgb::from(wood.color);
    if wood.contrast <= 0.0 {
        return color;
    }
    let wander = cloudy(seed, across / 140.0, along / 420.0, 2) - 0.5;
    let rings = across / wood.ring_mm + wander * wood.waviness * 4.0;
    // Late wood is a dark band at the end of each ring, stronger in some years than in others.
    let year = rings.floor();
    let strength = 0.4 + 0.6 * hash(seed, year as i64, 7);
    let within = rings - year;
    let late = step(0.3, 0.85, within) * (1.0 - step(0.9, 1.0, within)) * strength;
    let fibre = smooth(seed ^ 0xF1B, across / 0.7, along / 30.0) - 0.5;
    let cloud = cloudy(seed ^ 0xC10, across / 70.0, along / 190.0, 2) - 0.5;
    let shade = -wood.contrast * (0.5 * late + 0.3 * fibre + 0.7 * cloud);
    // Darker wood is redder.
    let tone = |channel: f64, share: f64| channel * (1.0 + share * shade).clamp(0.15, 1.6);
    Rgb::new(tone(color.x, 0.8), tone(color.y, 1.0), tone(color.z, 1.25))
}

/// A printed or woven surface.
#[derive(Clone, Copy, Debug)]
pub(super) struct PatternedSurface<'a> {
    pub(super) pattern: Pattern,
    pub(super) color: &'a LinearRgb,
    pub(super) second: &'a LinearRgb,
    /// Side of its squares, mm.
    pub(super) pattern_mm: f64,
    pub(super) seed: u64,
}

impl PatternedSurface<'_> {
    /// Returns the colour at a place, mm, averaged over `blur` mm.
    pub(super) fn color(&self, x: f64, y: f64, blur: f64) -> Rgb {
        let (color, second) = (Rgb::from(*self.color), Rgb::from(*self.second));
        let (pitch, seed) = (self.pattern_mm.max(1.0), self.seed);
        let (u, v) = (x / pitch, y / pitch);
        let soft = (blur / pitch).clamp(0.01, 1.0);
        match self.pattern {
            Pattern::Planks => self.planks(x, y),
            Pattern::Cloth => {
                let weave = if blur < 1.2 {
                    0.08 * ((x * 2.6).sin() * (y * 2.6).sin())
                } else {
                    0.0
                };
                let folds = cloudy(seed, x / 130.0, y / 130.0, 3) - 0.5;
                color * (1.0 + weave + 0.35 * folds + 0.15 * (smooth(seed ^ 3, x, y) - 0.5))
            }
            Pattern::Plain => color * (0.92 + 0.16 * cloudy(seed, x / 160.0, y / 160.0, 2)),
            Pattern::Checks => {
                let bar = |t: f64| coverage(0.0, 0.5, t.rem_euclid(1.0), soft);
                color.lerp(&second, (bar(u) + bar(v)) / 2.0) * (0.94 + 0.12 * smooth(seed, x, y))
            }
            Pattern::Chess => {
                let odd = |t: f64| (t.floor() as i64).rem_euclid(2) == 1;
                let base = if odd(u) == odd(v) { color } else { second };
                base * (0.85 + 0.3 * smooth(seed, x / 3.0, y / 25.0))
            }
            Pattern::Grid => {
                let ink = line(u, 0.05, soft).max(line(v, 0.05, soft));
                color.lerp(&second, 0.85 * ink) * (0.94 + 0.12 * smooth(seed, x / 60.0, y / 60.0))
            }
            Pattern::Tiles => {
                let joint = line(u, 0.03, soft).max(line(v, 0.03, soft));
                let own = mix(
                    0.88,
                    1.08,
                    hash(seed, (u + 0.5).floor() as i64, (v + 0.5).floor() as i64),
                );
                (color * own).lerp(&second, joint)
                    * (0.9 + 0.2 * cloudy(seed, x / 40.0, y / 40.0, 2))
            }
            Pattern::Stripes => color.lerp(&second, coverage(0.0, 0.5, u.rem_euclid(1.0), soft)),
            Pattern::Carpet => {
                let threads = cloudy(seed, x / 4.0, y / 4.0, 2);
                color.lerp(
                    &second,
                    (cloudy(seed ^ 9, x / 90.0, y / 90.0, 2) * 1.4 - 0.4).clamp(0.0, 1.0),
                ) * (0.35 + 1.3 * threads)
            }
            Pattern::Marble => {
                let vein = (cloudy(seed, u, v, 3) - 0.5).abs();
                color.lerp(&second, 1.0 - step(0.0, 0.07, vein))
                    * (0.9 + 0.2 * cloudy(seed ^ 1, u * 2.0, v * 2.0, 2))
            }
            Pattern::Dots => {
                let (du, dv) = (u - u.round(), v - v.round());
                color.lerp(&second, coverage(-0.24, 0.24, du.hypot(dv), soft))
            }
            Pattern::Tatami => self.tatami(x, y, soft * pitch),
            Pattern::Text => color.lerp(&second, 0.9 * self.text(x, y)),
        }
    }

    /// Returns the mean colour, for light that bounces off the surface.
    pub(super) fn mean(&self) -> Rgb {
        let share = match self.pattern {
            Pattern::Checks | Pattern::Chess | Pattern::Stripes => 0.5,
            Pattern::Dots | Pattern::Text | Pattern::Marble | Pattern::Planks => 0.2,
            Pattern::Cloth | Pattern::Plain | Pattern::Grid | Pattern::Tiles | Pattern::Carpet => {
                0.05
            }
            Pattern::Tatami => 0.08,
        };
        Rgb::from(*self.color).lerp(&Rgb::from(*self.second), share)
    }

    /// Returns the ink of lines of text, as coarse as a photo shows them.
    fn text(&self, x: f64, y: f64) -> f64 {
        let line = (y / self.pattern_mm).floor();
        let within = y / self.pattern_mm - line;
        if !(0.3..0.75).contains(&within) {
            return 0.0;
        }
        let word = smooth(self.seed ^ 21, x / self.pattern_mm, line * 7.3);
        let letter = hash(
            self.seed ^ 22,
            (x / self.pattern_mm * 3.0).floor() as i64,
            line as i64,
        );
        if word > 0.33 && letter > 0.3 {
            0.9
        } else {
            0.0
        }
    }

    /// Returns the colour of straw mats twice as long as wide, with cloth along their long sides.
    fn tatami(&self, x: f64, y: f64, blur: f64) -> Rgb {
        let (color, second) = (Rgb::from(*self.color), Rgb::from(*self.second));
        let mat = (x / self.pattern_mm).floor();
        let from_side = x - (mat + 0.5) * self.pattern_mm;
        let edge = coverage(
            -MAT_BORDER_MM,
            MAT_BORDER_MM,
            self.pattern_mm / 2.0 - from_side.abs(),
            blur.max(1.0),
        );
        let straw = smooth(self.seed.wrapping_add(mat as u64), x / 40.0, y / 1.1);
        let ribs = if blur < 6.0 {
            0.06 * (y * 0.42).sin()
        } else {
            0.0
        };
        (color * (0.9 + 0.16 * straw + ribs)).lerp(&second, edge)
    }

    fn planks(&self, x: f64, y: f64) -> Rgb {
        let width = self.pattern_mm.max(20.0);
        let plank = (y / width).floor();
        let within = y - plank * width;
        let own = hash(self.seed, plank as i64, 11);
        let plank_wood = Wood {
            color: *self.color,
            contrast: 0.55,
            ring_mm: 7.0,
            waviness: 3.0,
        };
        let grain = wood(
            &plank_wood,
            self.seed.wrapping_add(plank as u64),
            within,
            x + own * 3000.0,
        );
        let gap = 1.0 - 0.75 * (1.0 - step(0.3, 1.3, within.min(width - within)));
        grain.lerp(&Rgb::from(*self.second), 0.3 * own) * mix(0.85, 1.1, own) * gap
    }
}

/// Returns the coverage by lines one unit apart.
fn line(value: f64, width: f64, blur: f64) -> f64 {
    coverage(
        -width / 2.0,
        width / 2.0,
        value - value.round(),
        blur.max(width / 2.0),
    )
}
