//! What a ray meets, and how much light comes back along it.
//!
//! Path tracing with next-event estimation (J. Kajiya, *The Rendering Equation*, 1986): at every place one spot of
//! one lamp is tried, and one diffuse bounce goes on to the sky or to another surface, which is lit by a lamp in
//! turn. Mirrored lamps and sky are added in closed form, blurred by the surface's roughness.

use std::f64::consts::TAU;

use nalgebra::Vector3;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::PlacedBoard;
use super::bowl;
use super::camera::Ray;
use super::goban::{BoardOnTable, Met};
use super::light::{self, LampAt};
use super::look::Look;
use super::scene::{BowlAt, Pile, Scene, Thing};
use super::solids::{Part, Solid};
use super::stone::{Shape, Stone};
use super::stone_field::StoneField;
use super::texture::Rgb;
use shuzi::color::Color;

/// The floor lies this far below the table, mm.
const FLOOR_MM: f64 = 720.0;
/// Rays leaving a surface start this far above it, mm.
const CLEAR_MM: f64 = 0.02;
/// Wood of bowls that keep clear of the boards.
const BOWL: [f64; 3] = [0.16, 0.06, 0.025];
/// Share of the light from everywhere that reaches the second bounce.
const LATER_BOUNCES: f64 = 0.35;

/// Everything that can be seen.
pub(super) struct World<'a> {
    pub(super) scene: &'a Scene,
    pub(super) boards: Vec<BoardOnTable>,
    pub(super) solids: Vec<Solid>,
    /// Stones beside the boards, in the world.
    pub(super) loose: StoneField,
    lamps: Vec<LampAt<'a>>,
    table_z: f64,
}

/// What a ray met.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hit {
    pub(super) distance: f64,
    pub(super) normal: Vector3<f64>,
    pub(super) what: What,
}

/// The thing that a ray met.
#[derive(Clone, Copy, Debug)]
pub(super) enum What {
    Board(usize, Met),
    Loose(usize),
    Solid(usize, Part),
    Table,
    Floor,
}

/// Random numbers of one path: three places in the unit square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dice {
    pub(super) lamp: (f64, f64),
    pub(super) bounce: (f64, f64),
    pub(super) second: (f64, f64),
    /// Number of the path, to take the lamps in turn.
    pub(super) turn: usize,
}

/// What one path brings back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Brought {
    pub(super) albedo: Rgb,
    /// Light on the surface: times the albedo, what it returns.
    pub(super) light: Rgb,
    /// The part of it that came by way of the sky or another surface.
    pub(super) bounced: Rgb,
    /// Light mirrored by the surface.
    pub(super) mirrored: Rgb,
    pub(super) distance: f64,
    /// A number for the thing met.
    pub(super) id: u32,
}

impl<'a> World<'a> {
    pub(super) fn new(placed: &[PlacedBoard<'_>], scene: &'a Scene) -> World<'a> {
        let boards: Vec<BoardOnTable> =
            placed.iter().zip(0..).map(|(placed, number)| BoardOnTable::new(placed, scene, number)).collect();
        let shape = Shape::new(&scene.stones, scene.goban.pitch_mm[0]);
        let table_z = -scene.goban.thickness_mm;
        let mut solids: Vec<Solid> = (0..)
            .zip(&scene.bowls)
            .map(|(number, bowl)| {
                let (sin, cos) = bowl.bearing_deg.to_radians().sin_cos();
                let aside = |mm: f64| Vector3::new(sin * mm, cos * mm, table_z);
                let nearest = bowl.gap_mm + bowl::RADIUS_MM;
                let clear = |mm: f64| boards.iter().all(|b| b.outside(aside(mm)) >= nearest);
                let away = (0..2000).map(|mm| nearest + f64::from(mm)).find(|&mm| clear(mm));
                let place = aside(away.unwrap_or(nearest));
                let at = BowlAt { x_mm: place.x, y_mm: place.y, color: BOWL, holds: Some(bowl.holds) };
                Solid::bowl(&at, table_z, shape, scene.seed ^ number)
            })
            .collect();
        let mut stones = Vec::new();
        let mut rng = Pcg64Mcg::seed_from_u64(scene.seed ^ 0x1_005E);
        for (number, thing) in (0..).zip(&scene.things) {
            match thing {
                Thing::Bowl(at) => solids.push(Solid::bowl(at, table_z, shape, scene.seed ^ (number + 16))),
                Thing::Box(at) => solids.push(Solid::boxed(at, table_z)),
                Thing::Cylinder(at) => solids.push(Solid::cylinder(at, table_z)),
                Thing::Rod(rod) => solids.push(Solid::rod(rod)),
                Thing::Pile(pile) => strew(pile, table_z, shape, &boards, &mut rng, &mut stones),
            }
        }
        let lamps = scene.lamps.iter().map(LampAt::new).collect();
        World { scene, boards, solids, loose: StoneField::new(stones, shape), lamps, table_z }
    }

    /// What comes back along a ray from the camera, which sees `angle` radians of the world. A path just beside it
    /// that met the same thing saves it the bounce.
    pub(super) fn brought(&self, ray: &Ray, angle: f64, dice: &Dice, beside: Option<&Brought>) -> Brought {
        let Some(hit) = self.met(ray) else {
            let mirrored = light::sky(self.scene, ray.direction) * 0.35;
            let none = Rgb::zeros();
            return Brought { albedo: none, light: none, bounced: none, mirrored, distance: 1e5, id: 0 };
        };
        let look = Look::close(self, &hit, ray, angle);
        let place = ray.at(hit.distance);
        let from = place + hit.normal * CLEAR_MM;
        let (lamp_light, unshadowed) = self.lamp_light(from, hit.normal, dice.lamp, dice.turn);
        let same = beside.filter(|beside| beside.id == hit.what.id());
        let bounced = same.map_or_else(|| self.bounced(from, hit.normal, dice), |same| same.bounced);
        let light = lamp_light + bounced + Rgb::from([look.glow; 3]);
        let mirrored = self.mirrored(ray, &hit, &look, unshadowed);
        Brought { albedo: look.albedo, light, bounced, mirrored, distance: hit.distance, id: hit.what.id() }
    }

    /// The nearest thing in a ray's way.
    pub(super) fn met(&self, ray: &Ray) -> Option<Hit> {
        let mut nearest = self.ground(ray);
        let mut until = nearest.map_or(f64::INFINITY, |hit| hit.distance);
        for (index, board) in self.boards.iter().enumerate() {
            if let Some((distance, normal, met)) = board.met(ray, until) {
                until = distance;
                nearest = Some(Hit { distance, normal, what: What::Board(index, met) });
            }
        }
        for (index, solid) in self.solids.iter().enumerate() {
            if let Some((distance, normal, part)) = solid.met(ray)
                && distance < until
            {
                until = distance;
                nearest = Some(Hit { distance, normal, what: What::Solid(index, part) });
            }
        }
        if let Some((distance, normal, index)) = self.loose.met(ray, 0.0, until) {
            nearest = Some(Hit { distance, normal, what: What::Loose(index) });
        }
        nearest
    }

    fn ground(&self, ray: &Ray) -> Option<Hit> {
        if ray.direction.z > -1e-6 {
            return None;
        }
        let to = |z: f64| (z - ray.origin.z) / ray.direction.z;
        let (distance, half) = (to(self.table_z), self.scene.table.half_width_mm);
        let place = ray.at(distance);
        if distance > 0.0 && place.x.abs().max(place.y.abs()) < half {
            return Some(Hit { distance, normal: Vector3::z(), what: What::Table });
        }
        let distance = to(self.table_z - FLOOR_MM);
        (distance > 0.0).then_some(Hit { distance, normal: Vector3::z(), what: What::Floor })
    }

    fn blocked(&self, ray: &Ray, until: f64) -> bool {
        self.boards.iter().any(|board| board.blocks(ray, until))
            || self.solids.iter().any(|solid| solid.blocks(ray, until))
            || self.loose.blocks(ray, 0.0, until)
    }

    /// Light from one lamp, standing for all, and the share of it that is not in shadow.
    fn lamp_light(
        &self,
        from: Vector3<f64>,
        normal: Vector3<f64>,
        dice: (f64, f64),
        turn: usize,
    ) -> (Rgb, f64) {
        let count = self.lamps.len();
        let Some(lamp) = self.lamps.get(turn % count.max(1)) else { return (Rgb::zeros(), 1.0) };
        let spot = lamp.spot(from, dice);
        let slant = normal.dot(&spot.direction);
        if slant <= 0.0 || self.blocked(&Ray::new(from, spot.direction), spot.distance) {
            return (Rgb::zeros(), 0.0);
        }
        (spot.light * (slant * count as f64), 1.0)
    }

    /// Light that comes by way of the sky or another surface.
    fn bounced(&self, from: Vector3<f64>, normal: Vector3<f64>, dice: &Dice) -> Rgb {
        let ray = Ray::new(from, around(normal, dice.bounce));
        let Some(hit) = self.met(&ray) else { return light::sky(self.scene, ray.direction) };
        let albedo = Look::rough(self, &hit);
        let place = ray.at(hit.distance) + hit.normal * CLEAR_MM;
        let (light, _) = self.lamp_light(place, hit.normal, dice.second, dice.turn);
        albedo.component_mul(&(light + Rgb::from(self.scene.ambient) * LATER_BOUNCES))
    }

    /// Mirrored lamps and sky; `unshadowed` is the share of the lamps that is seen.
    fn mirrored(&self, ray: &Ray, hit: &Hit, look: &Look, unshadowed: f64) -> Rgb {
        if look.mirror <= 0.0 {
            return Rgb::zeros();
        }
        let facing = (-ray.direction.dot(&hit.normal)).clamp(0.0, 1.0);
        let fresnel = look.mirror + (1.0 - look.mirror) * (1.0 - facing).powi(5) * (1.0 - look.roughness);
        let mirrored = ray.direction + hit.normal * (2.0 * facing);
        let mut light = light::sky(self.scene, mirrored) * if mirrored.z > 0.0 { 0.6 } else { 0.2 };
        if unshadowed > 0.0 {
            let lobe = 2.0 * look.roughness * look.roughness;
            let place = ray.at(hit.distance);
            light += self.lamps.iter().map(|lamp| lamp.seen(place, mirrored, lobe)).sum::<Rgb>();
        }
        light * fresnel
    }
}

impl What {
    /// A number that differs between things side by side.
    fn id(self) -> u32 {
        match self {
            What::Table => 1,
            What::Floor => 2,
            What::Board(board, Met::Top) => 10 + board as u32,
            What::Board(board, Met::Side) => 20 + board as u32,
            What::Board(board, Met::Stone(stone)) => 1000 * (board as u32 + 2) + stone as u32,
            What::Loose(stone) => 100_000 + stone as u32,
            What::Solid(solid, part) => 30 + 4 * solid as u32 + u32::from(part != Part::Side),
        }
    }
}

/// Lays the stones of a pile beside the boards, if they do not lie on something.
fn strew(
    pile: &Pile,
    table_z: f64,
    shape: Shape,
    boards: &[BoardOnTable],
    rng: &mut Pcg64Mcg,
    stones: &mut Vec<Stone>,
) {
    for _ in 0..pile.count {
        let (sin, cos) = rng.random_range(0.0..TAU).sin_cos();
        let away = pile.spread_mm * rng.random_range(0.0..1.0_f64).sqrt();
        let (x, y) = (pile.x_mm + away * cos, pile.y_mm + away * sin);
        let color = pile.color.unwrap_or(if rng.random_bool(0.5) { Color::Black } else { Color::White });
        let (grain, own) = (rng.random_range(0.0..TAU), rng.random());
        let floor = pile.z_mm.unwrap_or(table_z);
        let free = |b: &BoardOnTable| b.outside(Vector3::new(x, y, 0.0)) > shape.radius;
        if pile.z_mm.is_some() || boards.iter().all(free) {
            // Where stones already lie, the next ones lie on them.
            let below =
                stones.iter().filter(|s: &&Stone| (s.x - x).hypot(s.y - y) < shape.radius * 1.6).count();
            let floor = floor + shape.thickness * 0.8 * below.min(4) as f64;
            stones.push(Stone { color, x, y, floor, grain, own, marked: false });
        }
    }
}

/// A direction about a normal, as likely as it is slant (Malley's method).
fn around(normal: Vector3<f64>, dice: (f64, f64)) -> Vector3<f64> {
    let (sin, cos) = (TAU * dice.1).sin_cos();
    let (flat, up) = (dice.0.sqrt(), (1.0 - dice.0).max(0.0).sqrt());
    let other = if normal.z.abs() < 0.9 { Vector3::z() } else { Vector3::x() };
    let side = normal.cross(&other).normalize();
    side * (flat * cos) + normal.cross(&side) * (flat * sin) + normal * up
}
