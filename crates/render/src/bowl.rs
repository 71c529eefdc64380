//! Bowls of stones: a cut sphere standing on the table, filled to the rim.

use nalgebra::Vector3;

use super::camera::Ray;
use super::noise::hash;
use super::stone::{PlacedStone, StoneShape};
use shuzi::color::Color;

/// Radius of the bowl's widest part, mm.
pub(super) const RADIUS_MM: f64 = 62.0;
/// Height of the widest part above the table, mm.
const MIDDLE_MM: f64 = 38.0;
/// Height of the opening above the table, mm.
const RIM_MM: f64 = 66.0;
/// Width of the wall at the opening, mm.
const WALL_MM: f64 = 6.0;
/// Height of the stones' bed above the table, mm.
const BED_MM: f64 = 56.0;

/// The part of a bowl that a ray hits.
#[derive(Clone, Copy, Debug)]
pub(super) enum BowlPart {
    /// The bowl's own wall.
    Wall,
    /// A stone of this colour, or the dark between the stones.
    Stone(Color),
}

/// A bowl in its place.
#[derive(Clone, Debug)]
pub(super) struct BowlOnTable {
    /// Middle of the foot, world mm.
    foot: Vector3<f64>,
    shape: StoneShape,
    /// The stones, from the middle of the foot.
    stones: Vec<PlacedStone>,
}

impl BowlOnTable {
    pub(super) fn new(
        foot: Vector3<f64>,
        holds: Option<Color>,
        shape: StoneShape,
        seed: u64,
    ) -> BowlOnTable {
        // Two loose layers on a disturbed lattice, the upper one a heap in the middle.
        let inner = opening() - WALL_MM;
        let pitch = 2.0 * shape.radius * 0.88;
        let mut stones = Vec::new();
        for layer in 0..2_i64 {
            for (row, column) in
                (-3..=3_i64).flat_map(|row| (-3..=3_i64).map(move |column| (row, column)))
            {
                let drawn = |what: i64| hash(seed, row * 8 + column, layer * 8 + what) - 0.5;
                let shift = if row % 2 == 0 { 0.0 } else { 0.5 };
                let x = (column as f64 + shift + 0.5 * drawn(1)) * pitch;
                let y = (row as f64 * 0.87 + 0.5 * drawn(2)) * pitch;
                let room = inner - shape.radius * 0.9 - 14.0 * layer as f64;
                if let Some(color) = holds
                    && x.hypot(y) < room
                {
                    let floor = BED_MM + 6.0 * layer as f64 + 2.0 * drawn(3);
                    stones.push(PlacedStone {
                        color,
                        x,
                        y,
                        floor,
                        grain: 0.0,
                        own: 0.5,
                        marked: false,
                    });
                }
            }
        }
        BowlOnTable {
            foot,
            shape,
            stones,
        }
    }

    /// Finds the nearest intersection with a ray: distance, normal and part.
    pub(super) fn intersect(&self, ray: &Ray) -> Option<(f64, Vector3<f64>, BowlPart)> {
        let local = Ray {
            origin: ray.origin - self.foot,
            ..*ray
        };
        let (enter, leave) = sphere_crossings(&local)?;
        let mut nearest: Option<(f64, Vector3<f64>, BowlPart)> = None;
        let mut offer = |distance: f64, normal: Vector3<f64>, met: BowlPart| {
            if distance > 0.0 && nearest.is_none_or(|(least, _, _)| distance < least) {
                nearest = Some((distance, normal, met));
            }
        };
        if local.at(enter).z <= RIM_MM && local.at(enter).z >= 0.0 {
            let normal = (local.at(enter) - Vector3::new(0.0, 0.0, MIDDLE_MM)) / RADIUS_MM;
            offer(enter, normal, BowlPart::Wall);
        } else if local.at(leave).z < RIM_MM {
            self.through_opening(&local, &mut offer);
        }
        for stone in &self.stones {
            if let Some((distance, normal)) = self.shape.intersect(&local, stone) {
                offer(distance, normal, BowlPart::Stone(stone.color));
            }
        }
        nearest
    }

    /// Intersects a ray that enters through the opening with the rim and the bed under the stones.
    fn through_opening(&self, local: &Ray, offer: &mut impl FnMut(f64, Vector3<f64>, BowlPart)) {
        let up = Vector3::new(0.0, 0.0, 1.0);
        let to_rim = (RIM_MM - local.origin.z) / local.direction.z;
        let at_rim = local.at(to_rim);
        let to_bed = (BED_MM - local.origin.z) / local.direction.z;
        if at_rim.x.hypot(at_rim.y) > opening() - WALL_MM {
            offer(to_rim, up, BowlPart::Wall);
        } else {
            offer(to_bed, up, BowlPart::Stone(Color::Black));
        }
    }

    /// Returns true if the bowl blocks a ray within `until` mm.
    pub(super) fn blocks(&self, ray: &Ray, until: f64) -> bool {
        let local = Ray {
            origin: ray.origin - self.foot,
            ..*ray
        };
        sphere_crossings(&local).is_some_and(|(enter, _)| {
            enter > 0.0 && enter < until && local.at(enter).z < RIM_MM && local.at(enter).z > 0.0
        })
    }
}

/// Radius of the opening, mm.
fn opening() -> f64 {
    (RADIUS_MM * RADIUS_MM - (RIM_MM - MIDDLE_MM).powi(2)).sqrt()
}

/// Entrance and exit of a ray, relative to the foot, through the bowl's sphere.
fn sphere_crossings(local: &Ray) -> Option<(f64, f64)> {
    let to_middle = Vector3::new(0.0, 0.0, MIDDLE_MM) - local.origin;
    let along = to_middle.dot(&local.direction);
    let half = (RADIUS_MM * RADIUS_MM - to_middle.norm_squared() + along * along)
        .max(0.0)
        .sqrt();
    (half > 0.0).then_some((along - half, along + half))
}
