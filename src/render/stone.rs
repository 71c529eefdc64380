//! Stones: the intersection of two equal spheres, lying flat on the board.

use nalgebra::Vector3;
use rand::RngExt;
use rand_pcg::Pcg64Mcg;

use super::camera::Ray;
use super::scene::Stones;
use crate::color::Color;
use crate::point::{BoardSize, Point};

/// From this share of the radius on the rim is ground round.
const RIM_FROM: f64 = 0.82;
/// How far the normal of the rim turns to the side: 1 would make it horizontal.
const RIM_TURN: f64 = 0.6;
/// Rounds of pushing overlapping stones apart, then of moving them back towards their points.
const PUSHES: usize = 40;

/// The common shape of all stones, mm.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    pub(super) radius: f64,
    pub(super) half_thickness: f64,
    /// Radius of both spheres.
    sphere: f64,
}

impl Shape {
    pub(super) fn new(stones: &Stones, column_mm: f64) -> Shape {
        let radius = stones.diameter * column_mm / 2.0;
        let half_thickness = stones.thickness * radius;
        let sphere = (radius * radius + half_thickness * half_thickness) / (2.0 * half_thickness);
        Shape { radius, half_thickness, sphere }
    }

    /// Where a ray enters the stone lying at `(x, y)` on the plane z = `floor`: distance and normal.
    pub(super) fn entered(&self, ray: &Ray, x: f64, y: f64, floor: f64) -> Option<(f64, Vector3<f64>)> {
        let top = Vector3::new(x, y, floor + 2.0 * self.half_thickness - self.sphere);
        let bottom = Vector3::new(x, y, floor + self.sphere);
        let (top_in, top_out) = self.crossed(ray, top)?;
        let (bottom_in, bottom_out) = self.crossed(ray, bottom)?;
        let (enter, center) = if top_in > bottom_in { (top_in, top) } else { (bottom_in, bottom) };
        if enter >= top_out.min(bottom_out) || enter <= 0.0 {
            return None;
        }
        let place = ray.at(enter);
        let normal = (place - center) / self.sphere;
        let aside = Vector3::new(place.x - x, place.y - y, 0.0);
        let rim = super::noise::step(RIM_FROM, 1.0, aside.norm() / self.radius) * RIM_TURN;
        let rounded = normal * (1.0 - rim) + aside / self.radius * rim;
        Some((enter, rounded.normalize()))
    }

    /// Entrance and exit of a ray through the sphere about `center`.
    fn crossed(&self, ray: &Ray, center: Vector3<f64>) -> Option<(f64, f64)> {
        let to_center = center - ray.origin;
        let along = to_center.dot(&ray.direction);
        let missed_by = to_center.norm_squared() - along * along;
        let half = (self.sphere * self.sphere - missed_by).max(0.0).sqrt();
        (half > 0.0).then_some((along - half, along + half))
    }
}

/// A stone on the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stone {
    pub(super) color: Color,
    /// Board frame, mm: from the leftmost line to the right, from the topmost line down.
    pub(super) x: f64,
    pub(super) y: f64,
    /// Which way its grain runs, radians.
    pub(super) grain: f64,
}

/// Puts the stones down near their points, `pitch` mm apart, without overlap.
pub(super) fn put_down(
    size: BoardSize,
    color_at: impl Fn(Point) -> Option<Color>,
    pitch: (f64, f64),
    stones: &Stones,
    rng: &mut Pcg64Mcg,
) -> Vec<Option<Stone>> {
    let mut put: Vec<Option<Stone>> = size
        .points()
        .map(|point| {
            // Drawn for empty points too, so that one stone more leaves the others where they are.
            let away = stones.jitter * pitch.0 * rng.random_range(0.0..1.0_f64).sqrt();
            let (sin, cos) = rng.random_range(0.0..std::f64::consts::TAU).sin_cos();
            let grain = rng.random_range(0.0..std::f64::consts::PI);
            let (x, y) = home(point, pitch);
            Some(Stone { color: color_at(point)?, x: x + away * cos, y: y + away * sin, grain })
        })
        .collect();
    let diameter = stones.diameter * pitch.0;
    for round in 0..PUSHES {
        separate(size, &mut put, diameter, pitch, round >= PUSHES / 2);
    }
    put
}

/// Pushes every overlapping pair apart; `homewards` instead moves both towards their points, where stones of
/// at most one pitch cannot overlap.
fn separate(size: BoardSize, put: &mut [Option<Stone>], diameter: f64, pitch: (f64, f64), homewards: bool) {
    for point in size.points() {
        for (right, down) in [(1, 0), (0, 1), (1, 1)] {
            let Some(other) = size.point(point.col() + right, point.row() + down) else { continue };
            let (here, there) = (size.index(point), size.index(other));
            let (Some(Some(a)), Some(Some(b))) = (put.get(here).copied(), put.get(there).copied()) else {
                continue;
            };
            let distance = (b.x - a.x).hypot(b.y - a.y).max(1e-6);
            if distance >= diameter {
                continue;
            }
            let half = (diameter - distance) / 2.0;
            let (step_x, step_y) = ((b.x - a.x) / distance * half, (b.y - a.y) / distance * half);
            for (index, place, sign) in [(here, point, -1.0), (there, other, 1.0)] {
                let Some(Some(stone)) = put.get_mut(index) else { continue };
                if homewards {
                    let (x, y) = home(place, pitch);
                    stone.x = (stone.x + x) / 2.0;
                    stone.y = (stone.y + y) / 2.0;
                } else {
                    stone.x += sign * step_x;
                    stone.y += sign * step_y;
                }
            }
        }
    }
}

/// Where a point lies on the board, mm.
fn home(point: Point, pitch: (f64, f64)) -> (f64, f64) {
    (point.col() as f64 * pitch.0, point.row() as f64 * pitch.1)
}
