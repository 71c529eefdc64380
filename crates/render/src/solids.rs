//! Solid objects beside and over the board.

use nalgebra::Vector3;

use super::bowl::{self, BowlOnTable};
use super::camera::Ray;
use super::scene::{BowlAt, BoxAt, CylinderAt, LinearRgb, Rod};
use super::stone::StoneShape;
use shuzi::color::Color;

/// Height of a bowl, and radius of the ball that holds it, mm.
const BOWL_REACH_MM: (f64, f64) = (40.0, 80.0);
/// Depth below the rim to which a cup is filled, mm.
const BELOW_RIM_MM: f64 = 12.0;

/// The part of a solid that a ray hits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Part {
    /// The top, at this offset from its middle, mm.
    Top(f64, f64),
    /// The outside.
    Side,
    /// The content of a cup.
    Inside,
    /// A stone in a bowl.
    Stone(Color),
}

/// A solid at its position in the world.
#[derive(Clone, Debug)]
pub(super) struct Solid {
    /// Centre of a bounding sphere.
    center: Vector3<f64>,
    reach_squared: f64,
    pub(super) body: Body,
    /// Middle of the foot, if the solid has one.
    foot: Vector3<f64>,
    /// Sine and cosine of the solid's rotation.
    turn: (f64, f64),
}

/// The shape of a solid, with its colours.
#[derive(Clone, Debug)]
pub(super) enum Body {
    Bowl(BowlOnTable, LinearRgb),
    Box(BoxAt),
    Cylinder(CylinderAt),
    Rod(Rod),
}

impl Solid {
    pub(super) fn bowl(at: &BowlAt, table: f64, shape: StoneShape, seed: u64) -> Solid {
        let foot = Vector3::new(at.x_mm, at.y_mm, at.z_mm.unwrap_or(table));
        let body = Body::Bowl(BowlOnTable::new(foot, at.holds, shape, seed), at.color);
        let center = foot + Vector3::new(0.0, 0.0, BOWL_REACH_MM.0);
        Solid {
            center,
            reach_squared: BOWL_REACH_MM.1.powi(2),
            body,
            foot,
            turn: (0.0, 1.0),
        }
    }

    pub(super) fn boxed(at: &BoxAt, table: f64) -> Solid {
        let foot = Vector3::new(at.x_mm, at.y_mm, at.z_mm.unwrap_or(table));
        let center = foot + Vector3::new(0.0, 0.0, at.size_mm[2] / 2.0);
        let reach_squared = at.size_mm.iter().map(|side| side * side / 4.0).sum::<f64>() + 0.01;
        Solid {
            center,
            reach_squared,
            body: Body::Box(at.clone()),
            foot,
            turn: at.turn_deg.to_radians().sin_cos(),
        }
    }

    pub(super) fn cylinder(at: &CylinderAt, table: f64) -> Solid {
        let foot = Vector3::new(at.x_mm, at.y_mm, at.z_mm.unwrap_or(table));
        let center = foot + Vector3::new(0.0, 0.0, at.height_mm / 2.0);
        let reach_squared = at.radius_mm.powi(2) + (at.height_mm / 2.0).powi(2) + 0.01;
        Solid {
            center,
            reach_squared,
            body: Body::Cylinder(at.clone()),
            foot,
            turn: (0.0, 1.0),
        }
    }

    pub(super) fn rod(rod: &Rod) -> Solid {
        let (from, to) = (Vector3::from(rod.from_mm), Vector3::from(rod.to_mm));
        let reach = (to - from).norm() / 2.0 + rod.radius_mm + 0.1;
        let center = (from + to) / 2.0;
        Solid {
            center,
            reach_squared: reach * reach,
            body: Body::Rod(rod.clone()),
            foot: center,
            turn: (0.0, 1.0),
        }
    }

    /// Returns true if a ray comes near enough to be worth an exact test.
    fn near(&self, ray: &Ray) -> bool {
        let to_center = self.center - ray.origin;
        let along = to_center.dot(&ray.direction);
        let squared = to_center.norm_squared();
        squared - along * along < self.reach_squared
            && (along > 0.0 || squared < self.reach_squared)
    }

    /// Finds the nearest intersection with a ray: distance, normal and part.
    pub(super) fn intersect(&self, ray: &Ray) -> Option<(f64, Vector3<f64>, Part)> {
        if !self.near(ray) {
            return None;
        }
        match &self.body {
            Body::Bowl(bowl, _) => bowl
                .intersect(ray)
                .map(|(distance, normal, met)| match met {
                    bowl::BowlPart::Wall => (distance, normal, Part::Side),
                    bowl::BowlPart::Stone(color) => (distance, normal, Part::Stone(color)),
                }),
            Body::Box(at) => intersect_box(at, self.foot, self.turn, ray),
            Body::Cylinder(at) => intersect_cylinder(at, self.foot, ray),
            Body::Rod(rod) => intersect_rod(rod, ray),
        }
    }

    /// Returns true if the solid blocks a ray within `until` mm.
    pub(super) fn blocks(&self, ray: &Ray, until: f64) -> bool {
        if !self.near(ray) {
            return false;
        }
        match &self.body {
            Body::Bowl(bowl, _) => bowl.blocks(ray, until),
            _ => self
                .intersect(ray)
                .is_some_and(|(distance, _, _)| distance < until),
        }
    }
}

fn intersect_box(
    at: &BoxAt,
    foot: Vector3<f64>,
    (sin, cos): (f64, f64),
    ray: &Ray,
) -> Option<(f64, Vector3<f64>, Part)> {
    let turned = |v: Vector3<f64>| Vector3::new(v.x * cos + v.y * sin, v.y * cos - v.x * sin, v.z);
    let (origin, direction) = (turned(ray.origin - foot), turned(ray.direction));
    let sides = [
        (-at.size_mm[0] / 2.0, at.size_mm[0] / 2.0),
        (-at.size_mm[1] / 2.0, at.size_mm[1] / 2.0),
        (0.0, at.size_mm[2]),
    ];
    let (mut near, mut far, mut axis) = (f64::NEG_INFINITY, f64::INFINITY, 2);
    for (index, (low, high)) in sides.into_iter().enumerate() {
        let inverse = if direction[index].abs() < 1e-12 {
            1e12
        } else {
            1.0 / direction[index]
        };
        let (a, b) = (
            (low - origin[index]) * inverse,
            (high - origin[index]) * inverse,
        );
        if a.min(b) > near {
            (near, axis) = (a.min(b), index);
        }
        far = far.min(a.max(b));
    }
    if near >= far || near <= 0.0 {
        return None;
    }
    let mut normal = Vector3::zeros();
    normal[axis] = -direction[axis].signum();
    let place = origin + direction * near;
    let part = if axis == 2 {
        Part::Top(place.x, place.y)
    } else {
        Part::Side
    };
    let normal = Vector3::new(
        normal.x * cos - normal.y * sin,
        normal.x * sin + normal.y * cos,
        normal.z,
    );
    Some((near, normal, part))
}

fn intersect_cylinder(
    at: &CylinderAt,
    foot: Vector3<f64>,
    ray: &Ray,
) -> Option<(f64, Vector3<f64>, Part)> {
    let origin = ray.origin - foot;
    let (dx, dy) = (ray.direction.x, ray.direction.y);
    let speed = dx * dx + dy * dy;
    let up = Vector3::z();
    // The ray hits the top, or passes through it to the content.
    if ray.direction.z < -1e-6 {
        let to_rim = (at.height_mm - origin.z) / ray.direction.z;
        let rim = origin + ray.direction * to_rim;
        let away = rim.x.hypot(rim.y);
        if to_rim > 0.0 && away < at.radius_mm {
            if at.wall_mm <= 0.0 || away > at.radius_mm - at.wall_mm {
                return Some((to_rim, up, Part::Top(rim.x, rim.y)));
            }
            let level = (at.height_mm - BELOW_RIM_MM).max(0.4 * at.height_mm);
            let to_level = (level - origin.z) / ray.direction.z;
            let inside = origin + ray.direction * to_level;
            if inside.x.hypot(inside.y) < at.radius_mm - at.wall_mm {
                return Some((to_level, up, Part::Inside));
            }
            return Some((
                to_rim,
                -Vector3::new(rim.x, rim.y, 0.0) / away.max(1.0),
                Part::Side,
            ));
        }
    }
    if speed < 1e-12 {
        return None;
    }
    let middle = -(origin.x * dx + origin.y * dy) / speed;
    let past = origin.x * origin.x + origin.y * origin.y - middle * middle * speed;
    let half = ((at.radius_mm * at.radius_mm - past).max(0.0) / speed).sqrt();
    let enter = middle - half;
    let place = origin + ray.direction * enter;
    if half <= 0.0 || enter <= 0.0 || !(0.0..=at.height_mm).contains(&place.z) {
        return None;
    }
    Some((
        enter,
        Vector3::new(place.x, place.y, 0.0) / at.radius_mm,
        Part::Side,
    ))
}

/// Intersects a ray with a capsule (I. Quilez, *Ray-surface intersectors*,
/// <https://iquilezles.org/articles/intersectors/>).
fn intersect_rod(rod: &Rod, ray: &Ray) -> Option<(f64, Vector3<f64>, Part)> {
    let (from, to) = (Vector3::from(rod.from_mm), Vector3::from(rod.to_mm));
    let (axis, away) = (to - from, ray.origin - from);
    let (axis_axis, axis_ray) = (axis.norm_squared(), axis.dot(&ray.direction));
    let (axis_away, ray_away) = (axis.dot(&away), ray.direction.dot(&away));
    let a = axis_axis - axis_ray * axis_ray;
    let b = axis_axis * ray_away - axis_away * axis_ray;
    let c =
        axis_axis * away.norm_squared() - axis_away * axis_away - rod.radius_mm.powi(2) * axis_axis;
    let h = b * b - a * c;
    if h < 0.0 {
        return None;
    }
    let on_axis = |distance: f64| axis_away + distance * axis_ray;
    let side = (-b - h.sqrt()) / a.max(1e-9);
    let along = on_axis(side);
    let (distance, along) = if along > 0.0 && along < axis_axis {
        (side, along / axis_axis.max(1e-9))
    } else {
        let (end, along) = if along <= 0.0 { (from, 0.0) } else { (to, 1.0) };
        let away = ray.origin - end;
        let b = ray.direction.dot(&away);
        let h = b * b - away.norm_squared() + rod.radius_mm.powi(2);
        if h <= 0.0 {
            return None;
        }
        (-b - h.sqrt(), along)
    };
    let normal = (ray.at(distance) - from - axis * along) / rod.radius_mm.max(1e-6);
    (distance > 0.0).then_some((distance, normal, Part::Side))
}
