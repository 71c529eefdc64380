//! What a ray meets, and how much light comes back along it.
//!
//! One bounce: lamps with shadows, light from everywhere dimmed where things stand close, and highlights
//! after B. Walter et al., *Microfacet Models for Refraction through Rough Surfaces*, 2007 (GGX).

use std::f64::consts::{PI, TAU};

use nalgebra::Vector3;

use super::PlacedBoard;
use super::bowl::{self, BowlOnTable};
use super::camera::Ray;
use super::goban::{BoardOnTable, COLUMN_MM, Met};
use super::noise::{cloudy, hash, mix, smooth, step};
use super::scene::{Lamp, Scene};
use super::stone::{Shape, Stone};
use super::texture::{self, Rgb};
use crate::color::Color;

/// The floor lies this far below the table, mm.
const FLOOR_MM: f64 = 720.0;
/// Reflectance of stones and bowls at right angles (refractive index about 1.5).
const DIELECTRIC: f64 = 0.04;
/// Brightness of what smooth surfaces mirror, relative to the light from everywhere.
const MIRRORED: f64 = 0.6;
/// Rays leaving a surface start this far above it, mm.
const CLEAR_MM: f64 = 0.02;
/// Printing ink.
const INK: [f64; 3] = [0.022, 0.018, 0.015];
/// Lacquered wood of the bowls.
const BOWL: [f64; 3] = [0.16, 0.06, 0.025];
/// How much of the light from everywhere a near object takes away at its foot, and how far that reaches, mm.
const FOOT_SHADE: f64 = 0.55;
const FOOT_REACH_MM: f64 = 22.0;

/// Everything that can be seen.
pub(super) struct World<'a> {
    scene: &'a Scene,
    pub(super) boards: Vec<BoardOnTable>,
    bowls: Vec<BowlOnTable>,
    /// The lamps and where they hang.
    lamps: Vec<(&'a Lamp, Vector3<f64>)>,
}

/// A place a ray met, ready to be lit.
struct Surface {
    place: Vector3<f64>,
    normal: Vector3<f64>,
    albedo: Rgb,
    roughness: f64,
    /// Reflectance at right angles.
    mirror: f64,
    /// Share of the sky that is seen from here, 0 to 1.
    open: f64,
}

impl<'a> World<'a> {
    pub(super) fn new(placed: &[PlacedBoard<'_>], scene: &'a Scene) -> World<'a> {
        let boards: Vec<BoardOnTable> =
            placed.iter().zip(0..).map(|(placed, number)| BoardOnTable::new(placed, scene, number)).collect();
        let shape = Shape::new(&scene.stones, COLUMN_MM);
        let table_z = -scene.goban.thickness_mm;
        let bowls = scene.bowls.iter().zip(0..).map(|(bowl, number)| {
            let (sin, cos) = bowl.bearing_deg.to_radians().sin_cos();
            let aside = |mm: f64| Vector3::new(sin * mm, cos * mm, table_z);
            let clear =
                |mm: f64| boards.iter().all(|b| b.outside(aside(mm)) >= bowl.gap_mm + bowl::RADIUS_MM);
            let nearest = bowl.gap_mm + bowl::RADIUS_MM;
            let away = (0..2000).map(|mm| nearest + f64::from(mm)).find(|&mm| clear(mm)).unwrap_or(nearest);
            BowlOnTable::new(aside(away), bowl.holds, shape, scene.seed ^ number)
        });
        let lamps = scene.lamps.iter().map(|lamp| (lamp, place_of(lamp))).collect();
        World { scene, bowls: bowls.collect(), boards, lamps }
    }

    /// Light along a ray from the camera. `dice` is a place in the unit square that picks a place on the lamps.
    pub(super) fn light_along(&self, ray: &Ray, dice: (f64, f64)) -> Rgb {
        match self.met(ray) {
            Some(surface) => self.lit(&surface, -ray.direction, dice),
            None => self.ambient() * 0.35,
        }
    }

    fn met(&self, ray: &Ray) -> Option<Surface> {
        let on_board = self.boards.iter().filter_map(|board| {
            let (distance, normal, met) = board.met(ray)?;
            Some((distance, normal, met, board))
        });
        let board = on_board.min_by(|a, b| a.0.total_cmp(&b.0));
        let bowl = self.bowls.iter().filter_map(|bowl| bowl.met(ray)).min_by(|a, b| a.0.total_cmp(&b.0));
        match (board, bowl) {
            (Some((distance, normal, met, board)), bowl) if bowl.is_none_or(|bowl| distance < bowl.0) => {
                let place = ray.at(distance);
                Some(match met {
                    Met::Wood => self.wood(board, place, normal),
                    Met::Stone(stone) => self.stone(board, stone, place, normal),
                })
            }
            (_, Some((distance, normal, met))) => Some(self.bowl(ray.at(distance), normal, met)),
            _ => self.table(ray).or_else(|| self.floor(ray)),
        }
    }

    fn wood(&self, board: &BoardOnTable, place: Vector3<f64>, normal: Vector3<f64>) -> Surface {
        let goban = &self.scene.goban;
        let local = board.local(place);
        let up = normal.z > 0.5;
        // Sides show the same wood; folding the height into the grain keeps the rings continuous.
        let (across, along) =
            if up { (local.x, local.y) } else { (local.x + 0.6 * local.z, local.y + 0.8 * local.z) };
        let bare = texture::wood(&goban.wood, self.scene.seed, across, along);
        let ink =
            if up { board.ink(local.x, local.y) * mix(0.82, 0.97, smooth(5, local.x, local.y)) } else { 0.0 };
        let open = if up {
            1.0 - board.hidden_sky(local.x, local.y)
        } else {
            0.5 * (1.0 + step(-goban.thickness_mm, 0.0, local.z))
        };
        let albedo = bare.lerp(&Rgb::from(INK), ink);
        Surface { place, normal, albedo, roughness: 0.35, mirror: goban.gloss, open }
    }

    fn stone(
        &self,
        board: &BoardOnTable,
        stone: &Stone,
        place: Vector3<f64>,
        normal: Vector3<f64>,
    ) -> Surface {
        let look = &self.scene.stones;
        let local = board.local(place);
        let (dx, dy) = (local.x - stone.x, local.y - stone.y);
        let own = hash(self.scene.seed, (stone.x * 97.0) as i64, (stone.y * 89.0) as i64);
        let albedo = match stone.color {
            Color::Black => Rgb::from(look.black) * mix(0.85, 1.15, own),
            Color::White => {
                let (sin, cos) = stone.grain.sin_cos();
                let across = dx * cos + dy * sin;
                let bend = (dy * cos - dx * sin).powi(2) / 60.0;
                let growth = smooth(self.scene.seed, (across + bend) * 1.6, own * 900.0);
                let lines = if look.shell { 1.0 - 0.11 * growth } else { 1.0 };
                Rgb::from(look.white) * lines * mix(0.96, 1.02, own)
            }
        };
        // Upper half: open; lower rim: its neighbours and the board close in.
        let open = mix(0.45, 1.0, step(-0.5, 0.6, normal.z));
        Surface { place, normal, albedo, roughness: look.roughness, mirror: DIELECTRIC, open }
    }

    fn bowl(&self, place: Vector3<f64>, normal: Vector3<f64>, met: bowl::Met) -> Surface {
        let look = &self.scene.stones;
        let (albedo, open) = match met {
            bowl::Met::Wall => (Rgb::from(BOWL), 0.5 + 0.5 * normal.z.max(0.0)),
            bowl::Met::Stone(Color::Black) => (Rgb::from(look.black), 0.7),
            bowl::Met::Stone(Color::White) => (Rgb::from(look.white), 0.75),
        };
        Surface { place, normal, albedo, roughness: 0.35, mirror: DIELECTRIC, open }
    }

    fn table(&self, ray: &Ray) -> Option<Surface> {
        let place = level_met(ray, -self.scene.goban.thickness_mm)?;
        let table = &self.scene.table;
        if place.x.abs().max(place.y.abs()) > table.half_width_mm {
            return None;
        }
        let foot = |outside: f64| 1.0 - FOOT_SHADE * (-outside / FOOT_REACH_MM).exp();
        let boards = self.boards.iter().map(|board| foot(board.outside(place)));
        let bowls = self.bowls.iter().map(|bowl| foot(bowl.outside(place)));
        let albedo = texture::table(table, self.scene.seed ^ 0x7AB1E, place.x, place.y);
        let open = boards.chain(bowls).product();
        Some(Surface { place, normal: Vector3::z(), albedo, roughness: 0.5, mirror: 0.02, open })
    }

    fn floor(&self, ray: &Ray) -> Option<Surface> {
        let place = level_met(ray, -self.scene.goban.thickness_mm - FLOOR_MM)?;
        let tone = cloudy(self.scene.seed ^ 0xF1008, place.x / 400.0, place.y / 400.0, 4);
        let albedo = Rgb::new(0.12, 0.11, 0.10) * (0.6 + 0.8 * tone);
        Some(Surface { place, normal: Vector3::z(), albedo, roughness: 0.8, mirror: 0.0, open: 0.6 })
    }

    /// Light that a surface sends towards the viewer.
    fn lit(&self, surface: &Surface, to_viewer: Vector3<f64>, dice: (f64, f64)) -> Rgb {
        let facing = surface.normal.dot(&to_viewer).max(1e-3);
        // From below comes what the board sends back.
        let up = 0.5 + 0.5 * surface.normal.z;
        let board = Rgb::from(self.scene.goban.wood.color);
        let around = self.ambient() * up + self.ambient().component_mul(&board) * (1.0 - up) * 0.6;
        let fresnel =
            surface.mirror + (1.0 - surface.mirror) * (1.0 - facing).powi(5) * (1.0 - surface.roughness);
        let mirrored = if surface.mirror > 0.0 { fresnel * MIRRORED } else { 0.0 };
        let mut light = (around.component_mul(&surface.albedo) + around * mirrored) * surface.open;
        for &(lamp, middle) in &self.lamps {
            light += self.lit_by(lamp, middle, surface, to_viewer, dice);
        }
        light
    }

    fn lit_by(
        &self,
        lamp: &Lamp,
        middle: Vector3<f64>,
        surface: &Surface,
        to_viewer: Vector3<f64>,
        dice: (f64, f64),
    ) -> Rgb {
        let toward = (middle - surface.place).normalize();
        // A place on the lamp's disc, which faces the board.
        let side = toward.cross(&Vector3::z()).try_normalize(1e-6).unwrap_or_else(Vector3::x);
        let (sin, cos) = (TAU * dice.1).sin_cos();
        let spot = middle + (side * cos + side.cross(&toward) * sin) * lamp.radius_mm * dice.0.sqrt();
        let from = surface.place + surface.normal * CLEAR_MM;
        let distance = (spot - from).norm();
        let to_lamp = (spot - from) / distance;
        let slant = surface.normal.dot(&to_lamp);
        if slant <= 0.0 || self.blocked(&Ray { origin: from, direction: to_lamp }, distance) {
            return Rgb::zeros();
        }
        let falloff = (lamp.distance_mm / distance).powi(2);
        let spread = lamp.radius_mm / (2.0 * lamp.distance_mm);
        let highlight = highlight(surface, toward, to_viewer, spread);
        Rgb::from(lamp.color).component_mul(&(surface.albedo.add_scalar(highlight))) * falloff * slant
    }

    fn blocked(&self, ray: &Ray, until: f64) -> bool {
        self.boards.iter().any(|board| board.blocks(ray, until))
            || self.bowls.iter().any(|bowl| bowl.blocks(ray, until))
    }

    fn ambient(&self) -> Rgb {
        Rgb::from(self.scene.ambient)
    }
}

/// GGX reflectance times π for light from the middle of a lamp whose disc widens the highlight by `spread`.
fn highlight(surface: &Surface, to_lamp: Vector3<f64>, to_viewer: Vector3<f64>, spread: f64) -> f64 {
    let half = (to_lamp + to_viewer).normalize();
    let (n_half, v_half) = (surface.normal.dot(&half).max(0.0), to_viewer.dot(&half).max(0.0));
    let (n_lamp, n_viewer) = (surface.normal.dot(&to_lamp).max(0.0), surface.normal.dot(&to_viewer).max(0.0));
    let alpha = surface.roughness * surface.roughness + spread;
    let narrow = n_half * n_half * (alpha * alpha - 1.0) + 1.0;
    let spots = alpha * alpha / (PI * narrow * narrow);
    let fresnel = surface.mirror * (1.0 + (1.0 / DIELECTRIC - 1.0) * (1.0 - v_half).powi(5));
    PI * spots * fresnel / (4.0 * n_lamp.max(n_viewer).max(0.1))
}

/// Where a lamp hangs.
fn place_of(lamp: &Lamp) -> Vector3<f64> {
    let (sin_e, cos_e) = lamp.elevation_deg.to_radians().sin_cos();
    let (sin_b, cos_b) = lamp.bearing_deg.to_radians().sin_cos();
    Vector3::new(cos_e * sin_b, cos_e * cos_b, sin_e) * lamp.distance_mm
}

/// Where a ray comes down to the level `z`.
fn level_met(ray: &Ray, z: f64) -> Option<Vector3<f64>> {
    let distance = (z - ray.origin.z) / ray.direction.z;
    (ray.direction.z < -1e-6 && distance > 0.0).then(|| ray.at(distance))
}
