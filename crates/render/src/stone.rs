//! Stones: the intersection of two equal spheres lying flat on the board, or half of it with a flat
//! bottom.

use nalgebra::Vector3;

use super::camera::Ray;
use super::noise::step;
use super::scene::Stones;
use shuzi::color::Color;

/// Share of the radius from which on the rim is rounded.
const RIM_FROM: f64 = 0.82;
/// Rotation of the normal towards the side at the rim: 1 would make it horizontal.
const RIM_TURN: f64 = 0.6;

/// The common shape of all stones, lengths in mm.
#[derive(Clone, Copy, Debug)]
pub(super) struct StoneShape {
    pub(super) radius: f64,
    /// From bottom to top.
    pub(super) thickness: f64,
    /// Radius of the spheres.
    sphere: f64,
    flat: bool,
}

impl StoneShape {
    pub(super) fn new(stones: &Stones, column_mm: f64) -> StoneShape {
        let radius = stones.diameter * column_mm / 2.0;
        let thickness = 2.0 * stones.thickness * radius;
        // Height of a sphere above the stone's widest part.
        let rise = if stones.flat {
            thickness
        } else {
            thickness / 2.0
        };
        let sphere = (radius * radius + rise * rise) / (2.0 * rise);
        StoneShape {
            radius,
            thickness,
            sphere,
            flat: stones.flat,
        }
    }

    /// Returns the height of the upper side above the foot at this distance from the middle, mm.
    pub(super) fn height(&self, away: f64) -> f64 {
        let top = self.thickness - self.sphere
            + (self.sphere * self.sphere - away * away).max(0.0).sqrt();
        top.max(if self.flat { 0.0 } else { self.thickness / 2.0 })
    }

    /// Returns the distance and the normal where a ray enters the stone.
    pub(super) fn intersect(&self, ray: &Ray, stone: &PlacedStone) -> Option<(f64, Vector3<f64>)> {
        let middle = Vector3::new(stone.x, stone.y, stone.floor + self.thickness / 2.0);
        let to_middle = middle - ray.origin;
        let along = to_middle.dot(&ray.direction);
        let reach = self.radius * self.radius + self.thickness * self.thickness / 4.0;
        if to_middle.norm_squared() - along * along > reach {
            return None;
        }
        let top = Vector3::new(stone.x, stone.y, stone.floor + self.thickness - self.sphere);
        let (top_in, top_out) = self.sphere_crossings(ray, top)?;
        let (enter, leave, center) = if self.flat {
            (top_in, top_out, top)
        } else {
            let bottom = Vector3::new(stone.x, stone.y, stone.floor + self.sphere);
            let (bottom_in, bottom_out) = self.sphere_crossings(ray, bottom)?;
            let center = if top_in > bottom_in { top } else { bottom };
            (top_in.max(bottom_in), top_out.min(bottom_out), center)
        };
        let place = ray.at(enter);
        if enter >= leave || enter <= 0.0 || (self.flat && place.z < stone.floor) {
            return None;
        }
        let normal = (place - center) / self.sphere;
        let aside = Vector3::new(place.x - stone.x, place.y - stone.y, 0.0);
        let rim = step(RIM_FROM, 1.0, aside.norm() / self.radius) * RIM_TURN;
        let rounded = normal * (1.0 - rim) + aside / self.radius * rim;
        Some((enter, rounded.normalize()))
    }

    /// Returns the distances at which a ray enters and leaves the sphere about `center`.
    fn sphere_crossings(&self, ray: &Ray, center: Vector3<f64>) -> Option<(f64, f64)> {
        let to_center = center - ray.origin;
        let along = to_center.dot(&ray.direction);
        let within = self.sphere * self.sphere - to_center.norm_squared() + along * along;
        let half = within.max(0.0).sqrt();
        (half > 0.0).then_some((along - half, along + half))
    }
}

/// A stone at its position.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlacedStone {
    pub(super) color: Color,
    /// In the frame of the board or of the world, mm.
    pub(super) x: f64,
    pub(super) y: f64,
    /// Height of the surface under the stone.
    pub(super) floor: f64,
    /// Direction of the grain, radians.
    pub(super) grain: f64,
    /// A random number of the stone, 0 to 1.
    pub(super) own: f64,
    /// True if the stone carries the mark of the last move.
    pub(super) marked: bool,
}
