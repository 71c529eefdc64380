//! Lamps and windows, the objects that shade them, and ambient light.

use std::f64::consts::{PI, TAU};

use nalgebra::Vector3;

use super::noise::{cloudy, step};
use super::scene::{Lamp, Scene, Shade, ShadeKind};
use super::texture::Rgb;

/// A lamp at its position in the world.
pub(super) struct LampAt<'a> {
    lamp: &'a Lamp,
    middle: Vector3<f64>,
    /// From the lamp to the middle of the scene.
    axis: Vector3<f64>,
    side: Vector3<f64>,
    up: Vector3<f64>,
    /// Half its width and height, mm.
    half: (f64, f64),
    /// Radiance times π.
    radiance: Rgb,
    /// Sine and cosine of the shade's rotation.
    shade_turn: (f64, f64),
}

/// A point on a lamp, as seen from a surface.
pub(super) struct LampSpot {
    pub(super) direction: Vector3<f64>,
    pub(super) distance: f64,
    /// Light that a white surface facing the point would return, without shadows.
    pub(super) light: Rgb,
}

impl<'a> LampAt<'a> {
    pub(super) fn new(lamp: &'a Lamp) -> LampAt<'a> {
        let (sin_e, cos_e) = lamp.elevation_deg.to_radians().sin_cos();
        let (sin_b, cos_b) = lamp.bearing_deg.to_radians().sin_cos();
        let away = Vector3::new(cos_e * sin_b, cos_e * cos_b, sin_e);
        let side = away
            .cross(&Vector3::z())
            .try_normalize(1e-6)
            .unwrap_or_else(Vector3::x);
        let half = (
            lamp.radius_mm,
            lamp.radius_mm * if lamp.side > 0.0 { lamp.side } else { 1.0 },
        );
        let area = if lamp.side > 0.0 {
            4.0 * half.0 * half.1
        } else {
            PI * half.0 * half.0
        };
        LampAt {
            lamp,
            middle: away * lamp.distance_mm,
            axis: -away,
            side,
            up: side.cross(&away),
            half,
            radiance: Rgb::from(lamp.color) * (PI * lamp.distance_mm.powi(2) / area.max(1.0)),
            shade_turn: lamp
                .shade
                .as_ref()
                .map_or((0.0, 1.0), |s| s.turn_deg.to_radians().sin_cos()),
        }
    }

    /// Returns the point on the lamp that `dice`, a point in the unit square, selects, as seen from
    /// `place`.
    pub(super) fn spot(&self, place: Vector3<f64>, dice: (f64, f64)) -> LampSpot {
        let (u, v) = if self.lamp.side > 0.0 {
            (2.0 * dice.0 - 1.0, 2.0 * dice.1 - 1.0)
        } else {
            let (sin, cos) = (TAU * dice.1).sin_cos();
            (cos * dice.0.sqrt(), sin * dice.0.sqrt())
        };
        let spot = self.middle + self.side * (u * self.half.0) + self.up * (v * self.half.1);
        let toward = spot - place;
        let distance = toward.norm();
        let direction = toward / distance;
        let facing = (-direction.dot(&self.axis)).max(0.0);
        let falloff = (self.lamp.distance_mm / distance).powi(2) * facing;
        let passes = self
            .lamp
            .shade
            .as_ref()
            .map_or(1.0, |shade| self.passes(shade, place, direction));
        LampSpot {
            direction,
            distance,
            light: Rgb::from(self.lamp.color) * (falloff * passes),
        }
    }

    /// Returns the light of this lamp that a ray from `place` along `mirrored` sees through a lobe
    /// of this width, radians.
    pub(super) fn seen(&self, place: Vector3<f64>, mirrored: Vector3<f64>, lobe: f64) -> Rgb {
        let facing = -mirrored.dot(&self.axis);
        if facing < 0.05 {
            return Rgb::zeros();
        }
        let to_middle = self.middle - place;
        let distance = -to_middle.dot(&self.axis) / facing;
        let met = place + mirrored * distance - self.middle;
        let (u, v) = (met.dot(&self.side), met.dot(&self.up));
        let blur = (lobe * distance).max(1.0);
        let part = if self.lamp.side > 0.0 {
            let bar = |value: f64, half: f64| {
                step(-blur, blur, half - value) - step(-blur, blur, -half - value)
            };
            bar(u, self.half.0) * bar(v, self.half.1)
        } else {
            let r = self.half.0;
            let spread = r * r / (r * r + 0.5 * blur * blur);
            spread * (1.0 - step(r.max(blur) - blur, r + blur, (u * u + v * v).sqrt()))
        };
        self.radiance * part
    }

    /// Returns the share of the light that the shade lets pass on the way from `place` along
    /// `direction`.
    fn passes(&self, shade: &Shade, place: Vector3<f64>, direction: Vector3<f64>) -> f64 {
        let facing = -direction.dot(&self.axis);
        let height = shade.at * self.lamp.distance_mm + place.dot(&self.axis);
        if facing < 1e-3 || height < 0.0 {
            return 1.0;
        }
        let met = place + direction * (height / facing);
        let (sin, cos) = self.shade_turn;
        let (u, v) = (met.dot(&self.side), met.dot(&self.up));
        // Sizes are stated as they appear on the board.
        let scale = 1.0 / (shade.size_mm * (1.0 - shade.at)).max(1.0);
        let u_turned = (u * cos + v * sin) * scale - shade.offset[0];
        let v_turned = (v * cos - u * sin) * scale - shade.offset[1];
        if shade.kind.stops(u_turned, v_turned) {
            shade.passes
        } else {
            1.0
        }
    }
}

impl ShadeKind {
    /// Returns true if the shade covers a position, in multiples of its size.
    fn stops(self, u: f64, v: f64) -> bool {
        match self {
            ShadeKind::Bars => u.rem_euclid(1.0) < 0.12 || v.rem_euclid(1.4) < 0.12,
            ShadeKind::Slats => v.rem_euclid(1.0) < 0.55,
            ShadeKind::Person => {
                let head = u.hypot((v - 0.55) / 1.25) < 0.32;
                let shoulders = (u / 0.9).hypot((v + 0.6) / 0.75) < 1.0;
                head || shoulders || (u.abs() < 0.9 && v < -0.6)
            }
            ShadeKind::Leaves => cloudy(0x1EAF, u * 3.0, v * 3.0, 2) > 0.53,
            ShadeKind::Edge => u > 0.0,
        }
    }
}

/// Returns the ambient light from `direction`.
pub(super) fn sky(scene: &Scene, direction: Vector3<f64>) -> Rgb {
    let [x, y] = scene.ambient_side;
    let tilt = (1.0 + x * direction.x + y * direction.y).max(0.05);
    Rgb::from(scene.ambient) * (tilt * (0.7 + 0.45 * direction.z.max(0.0)))
}
