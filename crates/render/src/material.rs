//! The optical properties of surfaces: colour, gloss and translucency.

use super::board_markings::{BoardMarkings, SurfacePatch};
use super::camera::Ray;
use super::goban::{BoardOnTable, BoardPart};
use super::noise::{cloudy, coverage, hash, mix, smooth};
use super::scene::{Marker, MarkerShape, Pattern, Scene};
use super::solids::{Body, Part};
use super::stone::PlacedStone;
use super::texture::{self, PatternedSurface, Rgb};
use super::world::{Hit, HitObject, World};
use shuzi::color::Color;

/// Reflectance of stones and bowls at normal incidence (refractive index about 1.5).
const DIELECTRIC: f64 = 0.04;
/// Colour of the floor.
const FLOOR: [f64; 3] = [0.12, 0.11, 0.10];
/// Roughness of skin and other matte objects.
const DULL: f64 = 0.6;

/// The optical properties of a surface at one place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Material {
    pub(super) albedo: Rgb,
    pub(super) roughness: f64,
    /// Reflectance at normal incidence.
    pub(super) mirror: f64,
    /// Light that shines through from below, relative to full light.
    pub(super) glow: f64,
}

impl Material {
    /// Returns the material at a hit, as a camera sees it whose pixel covers `angle` radians.
    pub(super) fn at(world: &World<'_>, hit: &Hit, ray: &Ray, angle: f64) -> Material {
        let scene = world.scene;
        let place = ray.at(hit.distance);
        let across = hit.distance * angle;
        let facing = (-ray.direction.dot(&hit.normal)).max(0.1);
        match hit.object {
            HitObject::Board(index, met) => {
                let Some(board) = world.boards.get(index) else {
                    return Material::dull(Rgb::zeros());
                };
                let local = board.local(place);
                match met {
                    BoardPart::Stone(stone) => match board.field.stones.get(stone) {
                        Some(stone) => {
                            Material::stone(scene, stone, local.x - stone.x, local.y - stone.y)
                        }
                        None => Material::dull(Rgb::zeros()),
                    },
                    BoardPart::Top => {
                        let along = board.local_direction(ray.direction);
                        // At a slant, a pixel covers more of the board along the view.
                        let level = (along.x * along.x + along.y * along.y).sqrt().max(1e-6);
                        let longer = 1.0 / (facing * facing) - 1.0;
                        let stretch =
                            |part: f64| across * (1.0 + longer * (part / level).powi(2)).sqrt();
                        let seen = SurfacePatch {
                            x: local.x,
                            y: local.y,
                            wide: stretch(along.x),
                            high: stretch(along.y),
                        };
                        Material::board(scene, board, seen)
                    }
                    BoardPart::Side => {
                        let (x, y) = (local.x + 0.6 * local.z, local.y + 0.8 * local.z);
                        let albedo = texture::wood(&scene.goban.wood, scene.seed, x, y) * 0.92;
                        Material {
                            mirror: scene.goban.gloss,
                            ..Material::dull(albedo)
                        }
                    }
                }
            }
            HitObject::Loose(index) => match world.loose.stones.get(index) {
                Some(stone) => Material::stone(scene, stone, place.x - stone.x, place.y - stone.y),
                None => Material::dull(Rgb::zeros()),
            },
            HitObject::Solid(index, part) => match world.solids.get(index) {
                Some(solid) => Material::solid(scene, &solid.body, part, across / facing),
                None => Material::dull(Rgb::zeros()),
            },
            HitObject::Table => {
                let (sin, cos) = scene.table.turn_deg.to_radians().sin_cos();
                let (x, y) = (place.x * cos + place.y * sin, place.y * cos - place.x * sin);
                let albedo = table(scene).color(x, y, across / facing);
                Material {
                    albedo,
                    roughness: 0.35,
                    mirror: scene.table.gloss,
                    glow: 0.0,
                }
            }
            HitObject::Floor => {
                let tone = cloudy(scene.seed ^ 0xF1008, place.x / 400.0, place.y / 400.0, 3);
                Material::dull(Rgb::from(FLOOR) * (0.6 + 0.8 * tone))
            }
        }
    }

    /// Returns the mean colour of the object hit, for light that bounces off it.
    pub(super) fn mean_color(world: &World<'_>, hit: &Hit) -> Rgb {
        let scene = world.scene;
        let of_stone = |stone: Option<&PlacedStone>| match stone.map(|stone| stone.color) {
            Some(Color::White) => Rgb::from(scene.stones.white),
            _ => Rgb::from(scene.stones.black),
        };
        match hit.object {
            HitObject::Board(index, BoardPart::Stone(stone)) => of_stone(
                world
                    .boards
                    .get(index)
                    .and_then(|board| board.field.stones.get(stone)),
            ),
            HitObject::Board(..) => Rgb::from(scene.goban.wood.color) * 0.9,
            HitObject::Loose(stone) => of_stone(world.loose.stones.get(stone)),
            HitObject::Solid(index, part) => match world.solids.get(index) {
                Some(solid) => Material::solid(scene, &solid.body, part, 1e3).albedo,
                None => Rgb::zeros(),
            },
            HitObject::Table => table(scene).mean(),
            HitObject::Floor => Rgb::from(FLOOR),
        }
    }

    fn dull(albedo: Rgb) -> Material {
        Material {
            albedo,
            roughness: DULL,
            mirror: 0.0,
            glow: 0.0,
        }
    }

    fn board(scene: &Scene, board: &BoardOnTable, seen: SurfacePatch) -> Material {
        let goban = &scene.goban;
        let (x, y) = board.surface.design_position(seen.x, seen.y);
        let mut albedo = texture::wood(&goban.wood, scene.seed, x, y);
        if goban.strips_mm > 0.0 {
            let strip = (x / goban.strips_mm).floor();
            let edge = coverage(0.0, 0.5, x - strip * goban.strips_mm, seen.wide.max(0.5));
            albedo *=
                mix(0.88, 1.1, hash(scene.seed ^ 0x571, strip as i64, 3)) * (1.0 - 0.25 * edge);
        }
        if let Some(seam) = goban.seam {
            let away = board.surface.beyond_fold(&seam, x, y);
            let wide = if seam.upright { seen.wide } else { seen.high };
            let gap = coverage(
                -seam.width_mm / 2.0,
                seam.width_mm / 2.0,
                away,
                wide.max(0.4),
            );
            let other = if away > 0.0 {
                1.0
            } else {
                mix(0.92, 1.0, hash(scene.seed, 5, 5))
            };
            albedo *= other * (1.0 - seam.depth * gap);
        }
        let printed = BoardMarkings {
            print: &goban.print,
            size: board.size(),
            pitch: goban.pitch_mm,
            margin: goban.margin_mm,
            seed: scene.seed,
        };
        let ink = printed.ink(&SurfacePatch { x, y, ..seen });
        let albedo = albedo.lerp(&Rgb::from(goban.print.ink), ink);
        Material {
            albedo,
            roughness: goban.roughness,
            mirror: goban.gloss,
            glow: 0.0,
        }
    }

    fn stone(scene: &Scene, stone: &PlacedStone, dx: f64, dy: f64) -> Material {
        let stones = &scene.stones;
        let tone = 1.0 + stones.unlike * (2.0 * stone.own - 1.0);
        let mut albedo = match stone.color {
            Color::Black => Rgb::from(stones.black) * tone,
            Color::White => {
                let (sin, cos) = stone.grain.sin_cos();
                let across = dx * cos + dy * sin;
                let bend = (dy * cos - dx * sin).powi(2) / 60.0;
                let lines = if stones.shell {
                    1.0 - 0.11 * smooth(scene.seed, (across + bend) * 1.6, stone.own * 900.0)
                } else {
                    1.0
                };
                Rgb::from(stones.white) * (lines * mix(1.0, tone, 0.4))
            }
        };
        if let (true, Some(marker)) = (stone.marked, stones.marker) {
            let radius = marker.size * stones.diameter * scene.goban.pitch_mm[0] / 2.0;
            if marker.covers(dx, dy, radius) {
                albedo = Rgb::from(marker.color);
            }
        }
        let glow = if stone.color == Color::White {
            stones.glow * scene.ambient[1]
        } else {
            0.0
        };
        Material {
            albedo,
            roughness: stones.roughness,
            mirror: DIELECTRIC,
            glow,
        }
    }

    fn solid(scene: &Scene, body: &Body, part: Part, blur: f64) -> Material {
        match (body, part) {
            (_, Part::Stone(Color::Black)) => Material {
                mirror: DIELECTRIC,
                ..Material::dull(Rgb::from(scene.stones.black))
            },
            (_, Part::Stone(Color::White)) => Material {
                mirror: DIELECTRIC,
                ..Material::dull(Rgb::from(scene.stones.white))
            },
            (Body::Bowl(_, color), _) => Material {
                albedo: Rgb::from(*color),
                roughness: 0.35,
                mirror: DIELECTRIC,
                glow: 0.0,
            },
            (Body::Box(at), Part::Top(x, y)) => {
                let cover = PatternedSurface {
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
                let albedo = if on_rim {
                    Rgb::from(at.second) * 0.8
                } else {
                    cover.color(x, y, blur)
                };
                Material {
                    albedo,
                    roughness: 0.3,
                    mirror: at.gloss,
                    glow: 0.0,
                }
            }
            (Body::Box(at), _) => Material {
                mirror: at.gloss,
                ..Material::dull(Rgb::from(at.color) * 0.9)
            },
            (Body::Cylinder(at), Part::Inside) => Material {
                mirror: 0.02,
                ..Material::dull(Rgb::from(at.inside))
            },
            (Body::Cylinder(at), _) => Material {
                albedo: Rgb::from(at.color),
                roughness: 0.3,
                mirror: DIELECTRIC,
                glow: 0.0,
            },
            (Body::Rod(rod), _) => Material::dull(Rgb::from(rod.color)),
        }
    }
}

impl Marker {
    /// Returns true if the marker covers a place at this offset from the stone's middle, mm.
    fn covers(&self, dx: f64, dy: f64, radius: f64) -> bool {
        let away = dx.hypot(dy);
        match self.shape {
            MarkerShape::Disc => away < radius,
            MarkerShape::Ring => away < radius && away > 0.7 * radius,
            MarkerShape::Square => dx.abs().max(dy.abs()) < 0.8 * radius,
        }
    }
}

fn table(scene: &Scene) -> PatternedSurface<'_> {
    let table = &scene.table;
    PatternedSurface {
        pattern: table.pattern,
        color: &table.color,
        second: &table.second,
        pattern_mm: table.pattern_mm,
        seed: scene.seed ^ 0x7AB1E,
    }
}
