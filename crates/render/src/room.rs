//! The walls around the table, as a camera and mirroring surfaces see them.

use std::f64::consts::{PI, TAU};

use super::camera::Ray;
use super::noise::{cloudy, step};
use super::scene::{Panel, Room};
use super::texture::Rgb;

/// Width of the bars of a window as a share of a pane.
const BAR: f64 = 0.07;
/// Softness of the edges of what stands before the wall, mm.
const EDGE_MM: f64 = 6.0;
/// Brightness of walls relative to the ambient light, at the floor and at the ceiling.
const WALL_LIGHT: (f64, f64) = (0.5, 0.85);

impl Room {
    /// Returns true if a place on the floor, mm from the middle of the scene, lies within the
    /// walls.
    pub(super) fn holds(&self, x: f64, y: f64) -> bool {
        x.hypot(y) < self.distance_mm
    }

    /// Returns the light that comes along a ray from wall or ceiling in this ambient light, seen
    /// through a lobe of this width, radians.
    pub(super) fn light(&self, ray: &Ray, ambient: Rgb, lobe: f64, seed: u64) -> Rgb {
        let along = ray.direction.x.hypot(ray.direction.y);
        let up_to_wall = ray.origin.z + self.distance_to_wall(ray) * ray.direction.z;
        if along < 1e-6 || up_to_wall > self.ceiling_mm {
            return Rgb::from(self.ceiling).component_mul(&ambient) * 0.8;
        }
        let met = ray.at(self.distance_to_wall(ray));
        let bearing = met.x.atan2(met.y);
        let height = (met.z / self.ceiling_mm).clamp(0.0, 1.0);
        let stains = 0.85 + 0.3 * cloudy(seed ^ 0x3A11, bearing * 3.0, met.z / 700.0, 2);
        let lit = WALL_LIGHT.0 + (WALL_LIGHT.1 - WALL_LIGHT.0) * height;
        let wall = Rgb::from(self.wall) * (lit * stains);
        let soft = EDGE_MM + lobe * self.distance_mm;
        let seen = self.panels.iter().fold(wall, |seen, panel| {
            let share = panel.coverage(bearing, met.z, self.distance_mm, soft);
            if share > 0.0 {
                seen.lerp(&Rgb::from(panel.color), share)
            } else {
                seen
            }
        });
        seen.component_mul(&ambient)
    }

    /// Returns the distance at which a ray that starts within the wall's circle leaves it. One that
    /// starts outside and misses the circle leaves it where it comes nearest.
    fn distance_to_wall(&self, ray: &Ray) -> f64 {
        let (o, d) = (ray.origin, ray.direction);
        let speed = (d.x * d.x + d.y * d.y).max(1e-12);
        let half = -(o.x * d.x + o.y * d.y) / speed;
        let within = half * half - (o.x * o.x + o.y * o.y - self.distance_mm.powi(2)) / speed;
        half + within.max(0.0).sqrt()
    }
}

impl Panel {
    /// Returns the share of a spot of `soft` mm about a place on the wall that the panel covers.
    fn coverage(&self, bearing: f64, z: f64, distance: f64, soft: f64) -> f64 {
        let turn = (bearing - self.bearing_deg.to_radians() + PI).rem_euclid(TAU) - PI;
        let half = self.half_width_deg.to_radians() * distance;
        let [low, high] = self.heights_mm;
        let middle = (low + high) / 2.0;
        let beyond_side = turn.abs() * distance - half;
        let beyond_edge = (z - middle).abs() - (high - low) / 2.0;
        let inside = step(-soft, soft, -beyond_side) * step(-soft, soft, -beyond_edge);
        if inside <= 0.0 || self.panes == [1, 1] {
            return inside;
        }
        let bar = |value: f64, width: f64, panes: u32| {
            let pane = (value / width * f64::from(panes)).rem_euclid(1.0);
            let soft = (soft * f64::from(panes) / width).max(1e-3);
            step(BAR - soft, BAR + soft, pane.min(1.0 - pane))
        };
        let across = bar(turn * distance + half, 2.0 * half, self.panes[0]);
        inside * across * bar(z - low, high - low, self.panes[1])
    }
}
