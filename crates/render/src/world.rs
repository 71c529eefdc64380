//! Everything in a scene, and the light that comes back along a ray.
//!
//! Path tracing with next-event estimation (J. Kajiya, *The Rendering Equation*, 1986): at every
//! hit, one point on one lamp is sampled, and one diffuse bounce continues to the sky or to another
//! surface, which is lit by a lamp in turn. Reflections of lamps and sky are added in closed form,
//! blurred by the surface's roughness.

use std::f64::consts::TAU;

use nalgebra::Vector3;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::PlacedBoard;
use super::bowl;
use super::camera::Ray;
use super::goban::{BoardOnTable, BoardPart};
use super::light::{self, LampAt};
use super::material::Material;
use super::scene::{BowlAt, Pile, Scene, Thing};
use super::solids::{Part, Solid};
use super::stone::{PlacedStone, StoneShape};
use super::stone_field::StoneField;
use super::texture::Rgb;
use shuzi::color::Color;

/// Height of the table above the floor, mm.
const FLOOR_MM: f64 = 720.0;
/// Distance above a surface at which rays leave it, mm, so that they do not hit it again.
const CLEAR_MM: f64 = 0.02;
/// Colour of the bowls that are placed automatically beside the boards.
const BOWL: [f64; 3] = [0.16, 0.06, 0.025];
/// Roughness below which a board mirrors what stands on it.
const SMOOTH: f64 = 0.14;
/// Share of the ambient light that reaches the second bounce.
const LATER_BOUNCES: f64 = 0.35;

/// All objects of a scene.
pub(super) struct World<'a> {
    pub(super) scene: &'a Scene,
    pub(super) boards: Vec<BoardOnTable>,
    pub(super) solids: Vec<Solid>,
    /// Stones beside the boards, in world coordinates.
    pub(super) loose: StoneField,
    lamps: Vec<LampAt<'a>>,
    table_z: f64,
}

/// The intersection of a ray with an object.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hit {
    pub(super) distance: f64,
    pub(super) normal: Vector3<f64>,
    pub(super) object: HitObject,
}

/// The object that a ray hits.
#[derive(Clone, Copy, Debug)]
pub(super) enum HitObject {
    Board(usize, BoardPart),
    Loose(usize),
    Solid(usize, Part),
    Table,
    Floor,
}

/// The random numbers of one path: three points in the unit square.
#[derive(Clone, Copy, Debug)]
pub(super) struct PathSamples {
    pub(super) lamp: (f64, f64),
    pub(super) bounce: (f64, f64),
    pub(super) second: (f64, f64),
    /// Number of the path, used to take the lamps in turn.
    pub(super) turn: usize,
}

/// The light found along one path.
#[derive(Clone, Copy, Debug)]
pub(super) struct PathResult {
    pub(super) albedo: Rgb,
    /// Light that falls on the surface; multiplied by the albedo, it is the light returned.
    pub(super) light: Rgb,
    /// The part of `light` that arrives by way of the sky or another surface.
    pub(super) bounced: Rgb,
    /// Light reflected as by a mirror.
    pub(super) mirrored: Rgb,
    pub(super) distance: f64,
    /// A number that identifies the object hit.
    pub(super) id: u32,
}

impl<'a> World<'a> {
    pub(super) fn new(placed: &[PlacedBoard<'_>], scene: &'a Scene) -> World<'a> {
        let boards: Vec<BoardOnTable> = placed
            .iter()
            .zip(0..)
            .map(|(placed, number)| BoardOnTable::new(placed, scene, number))
            .collect();
        let shape = StoneShape::new(&scene.stones, scene.goban.pitch_mm[0]);
        let table_z = -scene.goban.thickness_mm - scene.goban.legs_mm;
        let mut solids: Vec<Solid> = (0..)
            .zip(&scene.bowls)
            .map(|(number, bowl)| {
                let (sin, cos) = bowl.bearing_deg.to_radians().sin_cos();
                let aside = |mm: f64| Vector3::new(sin * mm, cos * mm, table_z);
                let nearest = bowl.gap_mm + bowl::RADIUS_MM;
                let clear = |mm: f64| boards.iter().all(|b| b.outside(aside(mm)) >= nearest);
                let away = (0..2000)
                    .map(|mm| nearest + f64::from(mm))
                    .find(|&mm| clear(mm));
                let place = aside(away.unwrap_or(nearest));
                let (x_mm, y_mm, holds) = (place.x, place.y, Some(bowl.holds));
                let at = BowlAt {
                    x_mm,
                    y_mm,
                    z_mm: None,
                    color: BOWL,
                    holds,
                };
                Solid::bowl(&at, table_z, shape, scene.seed ^ number)
            })
            .collect();
        for board in &boards {
            solids.extend(board.legs(&scene.goban).iter().map(Solid::rod));
        }
        let mut stones = Vec::new();
        let mut rng = Pcg64Mcg::seed_from_u64(scene.seed ^ 0x1_005E);
        for (number, thing) in (0..).zip(&scene.things) {
            match thing {
                Thing::Bowl(at) => {
                    solids.push(Solid::bowl(at, table_z, shape, scene.seed ^ (number + 16)))
                }
                Thing::Box(at) => solids.push(Solid::boxed(at, table_z)),
                Thing::Cylinder(at) => solids.push(Solid::cylinder(at, table_z)),
                Thing::Rod(rod) => solids.push(Solid::rod(rod)),
                Thing::Pile(pile) => {
                    scatter_stones(pile, table_z, shape, &boards, &mut rng, &mut stones)
                }
            }
        }
        let lamps = scene.lamps.iter().map(LampAt::new).collect();
        World {
            scene,
            boards,
            solids,
            loose: StoneField::new(stones, shape),
            lamps,
            table_z,
        }
    }

    /// Traces a ray from the camera, whose pixel covers `angle` radians. If the path just before it
    /// hit the same object, its bounce is reused.
    pub(super) fn trace(
        &self,
        ray: &Ray,
        angle: f64,
        dice: &PathSamples,
        beside: Option<&PathResult>,
    ) -> PathResult {
        let Some(hit) = self.intersect(ray) else {
            let none = Rgb::zeros();
            let ambient = Rgb::from(self.scene.ambient);
            let mirrored = match &self.scene.room {
                Some(room) => room.light(ray, ambient, 0.0, self.scene.seed),
                None => light::sky(self.scene, ray.direction) * 0.35,
            };
            return PathResult {
                albedo: none,
                light: none,
                bounced: none,
                mirrored,
                distance: 1e5,
                id: 0,
            };
        };
        let material = Material::at(self, &hit, ray, angle);
        let place = ray.at(hit.distance);
        let from = place + hit.normal * CLEAR_MM;
        let (lamp_light, unshadowed) = self.lamp_light(from, hit.normal, dice.lamp, dice.turn);
        let same = beside.filter(|beside| beside.id == hit.object.id());
        let bounced = same.map_or_else(
            || self.bounced_light(from, hit.normal, dice),
            |same| same.bounced,
        );
        let light = lamp_light + bounced + Rgb::from([material.glow; 3]);
        let mirrored = self.reflected_light(ray, &hit, &material, unshadowed);
        PathResult {
            albedo: material.albedo,
            light,
            bounced,
            mirrored,
            distance: hit.distance,
            id: hit.object.id(),
        }
    }

    /// Finds the nearest object along a ray.
    pub(super) fn intersect(&self, ray: &Ray) -> Option<Hit> {
        let mut nearest = self.ground(ray);
        let mut until = nearest.map_or(f64::INFINITY, |hit| hit.distance);
        for (index, board) in self.boards.iter().enumerate() {
            if let Some((distance, normal, met)) = board.intersect(ray, until) {
                until = distance;
                nearest = Some(Hit {
                    distance,
                    normal,
                    object: HitObject::Board(index, met),
                });
            }
        }
        for (index, solid) in self.solids.iter().enumerate() {
            if let Some((distance, normal, part)) = solid.intersect(ray)
                && distance < until
            {
                until = distance;
                nearest = Some(Hit {
                    distance,
                    normal,
                    object: HitObject::Solid(index, part),
                });
            }
        }
        if let Some((distance, normal, index)) = self.loose.intersect(ray, 0.0, until) {
            nearest = Some(Hit {
                distance,
                normal,
                object: HitObject::Loose(index),
            });
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
        let within = |place: Vector3<f64>| {
            self.scene
                .room
                .as_ref()
                .is_none_or(|room| room.holds(place.x, place.y))
        };
        if distance > 0.0 && place.x.abs().max(place.y.abs()) < half && within(place) {
            return Some(Hit {
                distance,
                normal: Vector3::z(),
                object: HitObject::Table,
            });
        }
        let distance = to(self.table_z - FLOOR_MM);
        let hits = distance > 0.0 && within(ray.at(distance));
        hits.then_some(Hit {
            distance,
            normal: Vector3::z(),
            object: HitObject::Floor,
        })
    }

    fn is_blocked(&self, ray: &Ray, until: f64) -> bool {
        self.boards.iter().any(|board| board.blocks(ray, until))
            || self.solids.iter().any(|solid| solid.blocks(ray, until))
            || self.loose.blocks(ray, 0.0, until)
    }

    /// Returns the light from one lamp, scaled to stand for all, and 1 if the lamp is visible or 0
    /// if it is in shadow.
    fn lamp_light(
        &self,
        from: Vector3<f64>,
        normal: Vector3<f64>,
        dice: (f64, f64),
        turn: usize,
    ) -> (Rgb, f64) {
        let count = self.lamps.len();
        let Some(lamp) = self.lamps.get(turn % count.max(1)) else {
            return (Rgb::zeros(), 1.0);
        };
        let spot = lamp.spot(from, dice);
        let slant = normal.dot(&spot.direction);
        if slant <= 0.0 || self.is_blocked(&Ray::new(from, spot.direction), spot.distance) {
            return (Rgb::zeros(), 0.0);
        }
        (spot.light * (slant * count as f64), 1.0)
    }

    /// Returns the light that arrives by way of the sky or another surface.
    fn bounced_light(&self, from: Vector3<f64>, normal: Vector3<f64>, dice: &PathSamples) -> Rgb {
        let ray = Ray::new(from, sample_hemisphere(normal, dice.bounce));
        let Some(hit) = self.intersect(&ray) else {
            return light::sky(self.scene, ray.direction);
        };
        let albedo = Material::mean_color(self, &hit);
        let place = ray.at(hit.distance) + hit.normal * CLEAR_MM;
        let (light, _) = self.lamp_light(place, hit.normal, dice.second, dice.turn);
        albedo.component_mul(&(light + Rgb::from(self.scene.ambient) * LATER_BOUNCES))
    }

    /// Returns the reflection of lamps and sky. `unshadowed` is the share of the lamps that is
    /// visible.
    fn reflected_light(&self, ray: &Ray, hit: &Hit, material: &Material, unshadowed: f64) -> Rgb {
        if material.mirror <= 0.0 {
            return Rgb::zeros();
        }
        let facing = (-ray.direction.dot(&hit.normal)).clamp(0.0, 1.0);
        let fresnel = material.mirror
            + (1.0 - material.mirror) * (1.0 - facing).powi(5) * (1.0 - material.roughness);
        let mirrored = ray.direction + hit.normal * (2.0 * facing);
        let lobe = 2.0 * material.roughness * material.roughness;
        let place = ray.at(hit.distance);
        let onward = Ray::new(place + hit.normal * CLEAR_MM, mirrored);
        if material.roughness < SMOOTH
            && mirrored.z > 0.0
            && matches!(hit.object, HitObject::Board(_, BoardPart::Top))
        {
            // Lacquer shows the stones and hands above it.
            let object = self
                .intersect(&onward)
                .filter(|hit| !matches!(hit.object, HitObject::Floor));
            if let Some(object) = object {
                let color = Material::mean_color(self, &object);
                return color.component_mul(&Rgb::from(self.scene.ambient)) * (0.8 * fresnel);
            }
        }
        let mut light = match &self.scene.room {
            Some(room) if mirrored.z > 0.0 => room.light(
                &onward,
                Rgb::from(self.scene.ambient),
                lobe,
                self.scene.seed,
            ),
            _ => light::sky(self.scene, mirrored) * if mirrored.z > 0.0 { 0.6 } else { 0.2 },
        };
        if unshadowed > 0.0 {
            light += self
                .lamps
                .iter()
                .map(|lamp| lamp.seen(place, mirrored, lobe))
                .sum::<Rgb>();
        }
        light * fresnel
    }
}

impl HitObject {
    /// Returns a number that differs between adjacent objects.
    fn id(self) -> u32 {
        match self {
            HitObject::Table => 1,
            HitObject::Floor => 2,
            HitObject::Board(board, BoardPart::Top) => 10 + board as u32,
            HitObject::Board(board, BoardPart::Side) => 20 + board as u32,
            HitObject::Board(board, BoardPart::Stone(stone)) => {
                1000 * (board as u32 + 2) + stone as u32
            }
            HitObject::Loose(stone) => 100_000 + stone as u32,
            HitObject::Solid(solid, part) => 30 + 4 * solid as u32 + u32::from(part != Part::Side),
        }
    }
}

/// Places the stones of a pile beside the boards. Stones that would lie on a board are left out,
/// unless the pile states its height.
fn scatter_stones(
    pile: &Pile,
    table_z: f64,
    shape: StoneShape,
    boards: &[BoardOnTable],
    rng: &mut Pcg64Mcg,
    stones: &mut Vec<PlacedStone>,
) {
    for _ in 0..pile.count {
        let (sin, cos) = rng.random_range(0.0..TAU).sin_cos();
        let away = pile.spread_mm * rng.random_range(0.0..1.0_f64).sqrt();
        let (x, y) = (pile.x_mm + away * cos, pile.y_mm + away * sin);
        let color = pile.color.unwrap_or(if rng.random_bool(0.5) {
            Color::Black
        } else {
            Color::White
        });
        let (grain, own) = (rng.random_range(0.0..TAU), rng.random());
        let floor = pile.z_mm.unwrap_or(table_z);
        let free = |b: &BoardOnTable| b.outside(Vector3::new(x, y, 0.0)) > shape.radius;
        if pile.z_mm.is_some() || boards.iter().all(free) {
            // Stones of a heap lie on those placed before them.
            let below = stones
                .iter()
                .filter(|s: &&PlacedStone| (s.x - x).hypot(s.y - y) < shape.radius * 1.6)
                .count();
            let floor = floor + shape.thickness * 0.8 * below.min(4) as f64;
            stones.push(PlacedStone {
                color,
                x,
                y,
                floor,
                grain,
                own,
                marked: false,
            });
        }
    }
}

/// Returns a direction on the hemisphere about a normal, with a density proportional to the cosine
/// (Malley's method).
fn sample_hemisphere(normal: Vector3<f64>, dice: (f64, f64)) -> Vector3<f64> {
    let (sin, cos) = (TAU * dice.1).sin_cos();
    let (flat, up) = (dice.0.sqrt(), (1.0 - dice.0).max(0.0).sqrt());
    let other = if normal.z.abs() < 0.9 {
        Vector3::z()
    } else {
        Vector3::x()
    };
    let side = normal.cross(&other).normalize();
    side * (flat * cos) + normal.cross(&side) * (flat * sin) + normal * up
}
