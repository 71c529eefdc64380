//! How a surface looks: its colour, its gloss, the light that passes through it.

use super::camera::Ray;
use super::goban::{BoardOnTable, Met};
use super::noise::{cloudy, covered, hash, mix, smooth};
use super::print::{Printed, Seen};
use super::scene::{Marker, MarkerShape, Pattern, Scene};
use super::solids::{Body, Part};
use super::stone::Stone;
use super::texture::{self, Cover, Rgb};
use super::world::{Hit, What, World};
use shuzi::color::Color;

/// Reflectance of stones and bowls at right angles (refractive index about 1.5).
const DIELECTRIC: f64 = 0.04;
/// The floor's colour.
const FLOOR: [f64; 3] = [0.12, 0.11, 0.10];
/// Skin and other things are dull.
const DULL: f64 = 0.6;

/// A surface, ready to be lit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    pub(super) albedo: Rgb,
    pub(super) roughness: f64,
    /// Reflectance at right angles.
    pub(super) mirror: f64,
    /// Light that comes through from below, relative to full light.
    pub(super) glow: f64,
}

impl Look {
    /// As a camera sees it whose pixel covers `angle` radians.
    pub(super) fn close(world: &World<'_>, hit: &Hit, ray: &Ray, angle: f64) -> Look {
        let scene = world.scene;
        let place = ray.at(hit.distance);
        let across = hit.distance * angle;
        let facing = (-ray.direction.dot(&hit.normal)).max(0.1);
        match hit.what {
            What::Board(index, met) => {
                let Some(board) = world.boards.get(index) else { return Look::dull(Rgb::zeros()) };
                let local = board.local(place);
                match met {
                    Met::Stone(stone) => match board.field.stones.get(stone) {
                        Some(stone) => Look::stone(scene, stone, local.x - stone.x, local.y - stone.y),
                        None => Look::dull(Rgb::zeros()),
                    },
                    Met::Top => {
                        let along = board.local_direction(ray.direction);
                        // Seen aslant, a pixel covers more of the board along the view.
                        let level = (along.x * along.x + along.y * along.y).sqrt().max(1e-6);
                        let longer = 1.0 / (facing * facing) - 1.0;
                        let stretch = |part: f64| across * (1.0 + longer * (part / level).powi(2)).sqrt();
                        let seen =
                            Seen { x: local.x, y: local.y, wide: stretch(along.x), high: stretch(along.y) };
                        Look::board(scene, board, seen)
                    }
                    Met::Side => {
                        let (x, y) = (local.x + 0.6 * local.z, local.y + 0.8 * local.z);
                        let albedo = texture::wood(&scene.goban.wood, scene.seed, x, y) * 0.92;
                        Look { mirror: scene.goban.gloss, ..Look::dull(albedo) }
                    }
                }
            }
            What::Loose(index) => match world.loose.stones.get(index) {
                Some(stone) => Look::stone(scene, stone, place.x - stone.x, place.y - stone.y),
                None => Look::dull(Rgb::zeros()),
            },
            What::Solid(index, part) => match world.solids.get(index) {
                Some(solid) => Look::solid(scene, &solid.body, part, across / facing),
                None => Look::dull(Rgb::zeros()),
            },
            What::Table => {
                let (sin, cos) = scene.table.turn_deg.to_radians().sin_cos();
                let (x, y) = (place.x * cos + place.y * sin, place.y * cos - place.x * sin);
                let albedo = table(scene).color(x, y, across / facing);
                Look { albedo, roughness: 0.35, mirror: scene.table.gloss, glow: 0.0 }
            }
            What::Floor => {
                let tone = cloudy(scene.seed ^ 0xF1008, place.x / 400.0, place.y / 400.0, 3);
                Look::dull(Rgb::from(FLOOR) * (0.6 + 0.8 * tone))
            }
        }
    }

    /// The mean colour, for light that bounces off.
    pub(super) fn rough(world: &World<'_>, hit: &Hit) -> Rgb {
        let scene = world.scene;
        let of_stone = |stone: Option<&Stone>| match stone.map(|stone| stone.color) {
            Some(Color::White) => Rgb::from(scene.stones.white),
            _ => Rgb::from(scene.stones.black),
        };
        match hit.what {
            What::Board(index, Met::Stone(stone)) => {
                of_stone(world.boards.get(index).and_then(|board| board.field.stones.get(stone)))
            }
            What::Board(..) => Rgb::from(scene.goban.wood.color) * 0.9,
            What::Loose(stone) => of_stone(world.loose.stones.get(stone)),
            What::Solid(index, part) => match world.solids.get(index) {
                Some(solid) => Look::solid(scene, &solid.body, part, 1e3).albedo,
                None => Rgb::zeros(),
            },
            What::Table => table(scene).mean(),
            What::Floor => Rgb::from(FLOOR),
        }
    }

    fn dull(albedo: Rgb) -> Look {
        Look { albedo, roughness: DULL, mirror: 0.0, glow: 0.0 }
    }

    fn board(scene: &Scene, board: &BoardOnTable, seen: Seen) -> Look {
        let goban = &scene.goban;
        let (x, y) = board.surface.printed(seen.x, seen.y);
        let mut albedo = texture::wood(&goban.wood, scene.seed, x, y);
        if goban.strips_mm > 0.0 {
            let strip = (x / goban.strips_mm).floor();
            let edge = covered(0.0, 0.5, x - strip * goban.strips_mm, seen.wide.max(0.5));
            albedo *= mix(0.88, 1.1, hash(scene.seed ^ 0x571, strip as i64, 3)) * (1.0 - 0.25 * edge);
        }
        if let Some(seam) = goban.seam {
            let away = board.surface.beyond_fold(&seam, x, y);
            let wide = if seam.upright { seen.wide } else { seen.high };
            let gap = covered(-seam.width_mm / 2.0, seam.width_mm / 2.0, away, wide.max(0.4));
            let other = if away > 0.0 { 1.0 } else { mix(0.92, 1.0, hash(scene.seed, 5, 5)) };
            albedo *= other * (1.0 - seam.depth * gap);
        }
        let printed = Printed {
            print: &goban.print,
            size: board.size(),
            pitch: goban.pitch_mm,
            margin: goban.margin_mm,
            seed: scene.seed,
        };
        let ink = printed.ink(&Seen { x, y, ..seen });
        let albedo = albedo.lerp(&Rgb::from(goban.print.ink), ink);
        Look { albedo, roughness: goban.roughness, mirror: goban.gloss, glow: 0.0 }
    }

    fn stone(scene: &Scene, stone: &Stone, dx: f64, dy: f64) -> Look {
        let look = &scene.stones;
        let tone = 1.0 + look.unlike * (2.0 * stone.own - 1.0);
        let mut albedo = match stone.color {
            Color::Black => Rgb::from(look.black) * tone,
            Color::White => {
                let (sin, cos) = stone.grain.sin_cos();
                let across = dx * cos + dy * sin;
                let bend = (dy * cos - dx * sin).powi(2) / 60.0;
                let lines = if look.shell {
                    1.0 - 0.11 * smooth(scene.seed, (across + bend) * 1.6, stone.own * 900.0)
                } else {
                    1.0
                };
                Rgb::from(look.white) * (lines * mix(1.0, tone, 0.4))
            }
        };
        if let (true, Some(marker)) = (stone.marked, look.marker) {
            let radius = marker.size * look.diameter * scene.goban.pitch_mm[0] / 2.0;
            if marker.covers(dx, dy, radius) {
                albedo = Rgb::from(marker.color);
            }
        }
        let glow = if stone.color == Color::White { look.glow * scene.ambient[1] } else { 0.0 };
        Look { albedo, roughness: look.roughness, mirror: DIELECTRIC, glow }
    }

    fn solid(scene: &Scene, body: &Body, part: Part, blur: f64) -> Look {
        match (body, part) {
            (_, Part::Stone(Color::Black)) => {
                Look { mirror: DIELECTRIC, ..Look::dull(Rgb::from(scene.stones.black)) }
            }
            (_, Part::Stone(Color::White)) => {
                Look { mirror: DIELECTRIC, ..Look::dull(Rgb::from(scene.stones.white)) }
            }
            (Body::Bowl(_, color), _) => {
                Look { albedo: Rgb::from(*color), roughness: 0.35, mirror: DIELECTRIC, glow: 0.0 }
            }
            (Body::Box(at), Part::Top(x, y)) => {
                let cover = Cover {
                    pattern: at.pattern,
                    color: &at.color,
                    second: &at.second,
                    pattern_mm: at.pattern_mm,
                    seed: scene.seed ^ at.size_mm[0].to_bits(),
                };
                let (x, y) = (x + at.size_mm[0] / 2.0, y + at.size_mm[1] / 2.0);
                let rim = at.pattern == Pattern::Chess;
                let beside = |v: f64, end: f64| v < 0.06 * end || v > 0.94 * end;
                let on_rim = rim && (beside(x, at.size_mm[0]) || beside(y, at.size_mm[1]));
                let albedo = if on_rim { Rgb::from(at.second) * 0.8 } else { cover.color(x, y, blur) };
                Look { albedo, roughness: 0.3, mirror: at.gloss, glow: 0.0 }
            }
            (Body::Box(at), _) => Look { mirror: at.gloss, ..Look::dull(Rgb::from(at.color) * 0.9) },
            (Body::Cylinder(at), Part::Inside) => Look { mirror: 0.02, ..Look::dull(Rgb::from(at.inside)) },
            (Body::Cylinder(at), _) => {
                Look { albedo: Rgb::from(at.color), roughness: 0.3, mirror: DIELECTRIC, glow: 0.0 }
            }
            (Body::Rod(rod), _) => Look::dull(Rgb::from(rod.color)),
        }
    }
}

impl Marker {
    /// Whether it covers a place from the middle of its stone, mm.
    fn covers(&self, dx: f64, dy: f64, radius: f64) -> bool {
        let away = dx.hypot(dy);
        match self.shape {
            MarkerShape::Disc => away < radius,
            MarkerShape::Ring => away < radius && away > 0.7 * radius,
            MarkerShape::Square => dx.abs().max(dy.abs()) < 0.8 * radius,
        }
    }
}

fn table(scene: &Scene) -> Cover<'_> {
    let table = &scene.table;
    Cover {
        pattern: table.pattern,
        color: &table.color,
        second: &table.second,
        pattern_mm: table.pattern_mm,
        seed: scene.seed ^ 0x7AB1E,
    }
}
