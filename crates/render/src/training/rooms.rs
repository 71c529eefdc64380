//! Tables and light of training pictures.

use super::super::sampler::Sampler;
use super::super::scene::{
    Camera, Goban, Lamp, LinearRgb, Panel, Pattern, Room, Shade, ShadeKind, Tabletop,
};

/// Depth of the floor below the board, mm.
const FLOOR_MM: f64 = 900.0;
/// Colours of tables, cloths and floors.
pub(super) const COLORS: [LinearRgb; 18] = [
    [0.30, 0.17, 0.08],
    [0.12, 0.06, 0.03],
    [0.48, 0.31, 0.17],
    [0.40, 0.20, 0.06],
    [0.72, 0.71, 0.68],
    [0.60, 0.56, 0.48],
    [0.22, 0.22, 0.22],
    [0.45, 0.45, 0.44],
    [0.03, 0.05, 0.12],
    [0.05, 0.12, 0.30],
    [0.05, 0.14, 0.07],
    [0.15, 0.32, 0.12],
    [0.30, 0.03, 0.04],
    [0.22, 0.02, 0.20],
    [0.45, 0.40, 0.10],
    [0.03, 0.03, 0.03],
    [0.50, 0.30, 0.30],
    [0.68, 0.60, 0.45],
];
/// Colours of party lamps, relative to white.
const STRONG: [LinearRgb; 8] = [
    [1.5, 0.10, 0.06],
    [0.15, 1.3, 0.10],
    [0.18, 0.12, 1.6],
    [0.9, 0.10, 1.4],
    [0.08, 1.0, 1.2],
    [1.5, 0.65, 0.08],
    [1.3, 1.1, 0.15],
    [1.4, 0.35, 0.5],
];

/// The table and the light of a scene.
pub(super) struct RoomAndLight {
    pub(super) table: Tabletop,
    pub(super) lamps: Vec<Lamp>,
    pub(super) ambient: LinearRgb,
    pub(super) ambient_side: [f64; 2],
    pub(super) room: Room,
}

/// Samples table and light for a board of these half sides.
pub(super) fn sample(sampler: &mut Sampler, half: [f64; 2], goban: &Goban) -> RoomAndLight {
    let mut table = sample_table(sampler, half);
    if goban.legs_mm > 0.0 {
        stand_on_floor(sampler, &mut table);
    }
    let strong = sampler.chance(0.12).then(|| sampler.choose(STRONG));
    let warmth = sampler.between(-0.7, 1.2);
    // Bare bulbs in a dark room give every stone a black shadow.
    let bare = sampler.chance(0.10);
    let ambient = if bare {
        sampler.log_uniform(0.015, 0.1)
    } else {
        sampler.log_uniform(0.08, 1.3)
    };
    let light = |sampler: &mut Sampler| match strong {
        Some(color) => color.map(|channel| channel + 0.03),
        None => {
            let warmth = warmth + sampler.between(-0.35, 0.35);
            [1.0 + 0.20 * warmth, 1.0, (1.0 - 0.36 * warmth).max(0.2)]
        }
    };
    let count = sampler.choose_weighted([(0.5, 1), (0.35, 2), (0.15, 3)]);
    let lamps = (0..count)
        .map(|index| {
            if bare {
                sample_bulb(sampler, light)
            } else {
                sample_lamp(sampler, index, light)
            }
        })
        .collect();
    let ambient = light(sampler).map(|channel| channel * ambient);
    let ambient_side = [sampler.between(-0.7, 0.7), sampler.between(-0.7, 0.7)];
    RoomAndLight {
        table,
        lamps,
        ambient,
        ambient_side,
        room: sample_room(sampler),
    }
}

/// Turns a table into a floor: boards with legs stand on the ground.
fn stand_on_floor(sampler: &mut Sampler, table: &mut Tabletop) {
    table.half_width_mm = 6000.0;
    if sampler.chance(0.5) {
        let straw = sampler.choose([[0.42, 0.38, 0.18], [0.50, 0.42, 0.22], [0.36, 0.36, 0.16]]);
        let cloth = sampler.choose([
            [0.02, 0.03, 0.02],
            [0.03, 0.06, 0.03],
            [0.05, 0.03, 0.02],
            [0.2, 0.14, 0.06],
        ]);
        table.pattern = Pattern::Tatami;
        (table.color, table.second) = (sampler.vary_color(straw, 0.2), cloth);
        table.pattern_mm = sampler.between(800.0, 950.0);
    }
}

/// Makes a lamp shine into the camera by way of the board, with a chance.
pub(super) fn reflect_lamp(sampler: &mut Sampler, camera: &Camera, lamps: &mut [Lamp]) -> bool {
    let Some(lamp) = lamps.first_mut() else {
        return false;
    };
    if !sampler.chance(0.28) {
        return false;
    }
    let window = sampler.chance(0.5);
    lamp.bearing_deg =
        (camera.bearing_deg + 180.0 + sampler.between(-16.0, 16.0)).rem_euclid(360.0);
    lamp.elevation_deg = (camera.elevation_deg + sampler.between(-14.0, 14.0)).clamp(12.0, 89.0);
    lamp.distance_mm = sampler.log_uniform(900.0, 4500.0);
    let spread = if window {
        sampler.log_uniform(0.06, 0.35)
    } else {
        sampler.log_uniform(0.012, 0.12)
    };
    lamp.radius_mm = lamp.distance_mm * spread;
    lamp.side = if window {
        sampler.between(0.15, 1.0)
    } else {
        0.0
    };
    true
}

pub(super) fn sample_room(sampler: &mut Sampler) -> Room {
    let pale = [
        [0.7, 0.68, 0.62],
        [0.6, 0.6, 0.6],
        [0.62, 0.5, 0.36],
        [0.5, 0.55, 0.6],
        [0.4, 0.26, 0.14],
    ];
    let wall = if sampler.chance(0.7) {
        sampler.choose(pale)
    } else {
        sampler.choose(COLORS)
    };
    let ceiling_mm = sampler.between(1400.0, 2400.0);
    let count = sampler.integer(&(2..=10));
    let panels = (0..count)
        .map(|_| sample_panel(sampler, ceiling_mm))
        .collect();
    Room {
        distance_mm: sampler.log_uniform(2200.0, 6000.0),
        ceiling_mm,
        wall: sampler.vary_color(wall, 0.25),
        ceiling: sampler.choose([[0.75, 0.74, 0.72], [0.6, 0.6, 0.6], [0.3, 0.2, 0.1]]),
        panels,
    }
}

/// Samples something before the wall: a window, a door or shelf, a picture, somebody far away.
fn sample_panel(sampler: &mut Sampler, ceiling_mm: f64) -> Panel {
    let bearing_deg = sampler.between(0.0, 360.0);
    let color = sampler.choose(COLORS);
    let color = sampler.vary_color(color, 0.3);
    let ground = -FLOOR_MM;
    match sampler.integer(&(0..=9)) {
        0..=1 => {
            let bright = sampler.log_uniform(1.2, 6.0);
            let low = sampler.between(-100.0, 500.0);
            Panel {
                bearing_deg,
                half_width_deg: sampler.between(4.0, 18.0),
                heights_mm: [
                    low,
                    (low + sampler.between(700.0, 1500.0)).min(0.95 * ceiling_mm),
                ],
                color: [bright * 0.95, bright, bright * sampler.between(0.95, 1.2)],
                panes: sampler.choose([[1, 1], [2, 1], [2, 2], [3, 2], [4, 6]]),
            }
        }
        2..=5 => Panel {
            bearing_deg,
            half_width_deg: sampler.between(4.0, 22.0),
            heights_mm: [ground, sampler.between(-200.0, 1300.0)],
            color,
            panes: sampler.choose([[1, 1], [1, 1], [1, 4], [3, 5], [6, 1]]),
        },
        6..=7 => {
            let low = sampler.between(200.0, 900.0);
            Panel {
                bearing_deg,
                half_width_deg: sampler.between(2.0, 8.0),
                heights_mm: [low, low + sampler.between(200.0, 600.0)],
                color,
                panes: [1, 1],
            }
        }
        _ => Panel {
            bearing_deg,
            half_width_deg: sampler.between(2.5, 7.0),
            heights_mm: [ground, sampler.between(100.0, 800.0)],
            color,
            panes: [1, 1],
        },
    }
}

fn sample_table(sampler: &mut Sampler, half: [f64; 2]) -> Tabletop {
    let pattern = sampler.choose_weighted([
        (3.0, Pattern::Planks),
        (3.0, Pattern::Plain),
        (2.0, Pattern::Cloth),
        (1.0, Pattern::Checks),
        (0.4, Pattern::Chess),
        (0.7, Pattern::Grid),
        (0.8, Pattern::Tiles),
        (0.5, Pattern::Stripes),
        (1.0, Pattern::Carpet),
        (0.7, Pattern::Marble),
        (0.4, Pattern::Dots),
    ]);
    let (main, other) = (sampler.choose(COLORS), sampler.choose(COLORS));
    let wide = half[0].max(half[1]);
    Tabletop {
        pattern,
        color: sampler.vary_color(main, 0.3),
        second: sampler.vary_color(other, 0.3),
        pattern_mm: match pattern {
            Pattern::Planks => sampler.between(60.0, 220.0),
            Pattern::Tiles => sampler.log_uniform(20.0, 330.0),
            Pattern::Marble => sampler.between(80.0, 300.0),
            _ => sampler.log_uniform(12.0, 90.0),
        },
        turn_deg: if sampler.chance(0.4) {
            0.0
        } else {
            sampler.between(0.0, 180.0)
        },
        gloss: if sampler.chance(0.65) {
            0.0
        } else {
            sampler.between(0.005, 0.04)
        },
        half_width_mm: if sampler.chance(0.25) {
            wide * sampler.between(1.05, 1.8)
        } else {
            sampler.between(500.0, 1500.0)
        },
    }
}

fn sample_lamp(
    sampler: &mut Sampler,
    index: u32,
    light: impl Fn(&mut Sampler) -> LinearRgb,
) -> Lamp {
    // The first lamp is the strongest.
    let strength = sampler.between(0.6, 1.3) / f64::from(index + 1);
    let color = light(sampler).map(|channel| channel * strength);
    let distance_mm = sampler.log_uniform(500.0, 4500.0);
    let window = sampler.chance(0.4);
    let spread = if window {
        sampler.log_uniform(0.1, 0.5)
    } else {
        sampler.log_uniform(0.012, 0.25)
    };
    Lamp {
        bearing_deg: sampler.between(0.0, 360.0),
        elevation_deg: if window {
            sampler.between(15.0, 60.0)
        } else {
            sampler.between(20.0, 89.0)
        },
        distance_mm,
        radius_mm: distance_mm * spread,
        side: if window {
            sampler.between(0.08, 1.0)
        } else {
            0.0
        },
        color,
        shade: sampler
            .chance(if index == 0 { 0.3 } else { 0.1 })
            .then(|| sample_shade(sampler)),
    }
}

fn sample_bulb(sampler: &mut Sampler, light: impl Fn(&mut Sampler) -> LinearRgb) -> Lamp {
    let strength = sampler.between(0.5, 1.3);
    let color = light(sampler).map(|channel| channel * strength);
    let distance_mm = sampler.log_uniform(500.0, 3000.0);
    Lamp {
        bearing_deg: sampler.between(0.0, 360.0),
        elevation_deg: sampler.between(18.0, 65.0),
        distance_mm,
        radius_mm: distance_mm * sampler.log_uniform(0.004, 0.03),
        side: 0.0,
        color,
        shade: None,
    }
}

fn sample_shade(sampler: &mut Sampler) -> Shade {
    let kind = sampler.choose([
        ShadeKind::Bars,
        ShadeKind::Slats,
        ShadeKind::Person,
        ShadeKind::Person,
        ShadeKind::Leaves,
        ShadeKind::Edge,
        ShadeKind::Edge,
    ]);
    let size_mm = match kind {
        ShadeKind::Bars => sampler.log_uniform(80.0, 600.0),
        ShadeKind::Slats => sampler.log_uniform(15.0, 80.0),
        ShadeKind::Person => sampler.log_uniform(120.0, 500.0),
        ShadeKind::Leaves => sampler.log_uniform(80.0, 400.0),
        ShadeKind::Edge => 250.0,
    };
    Shade {
        kind,
        at: sampler.log_uniform(0.06, 0.8),
        size_mm,
        offset: [sampler.between(-0.7, 0.7), sampler.between(-0.7, 0.7)],
        turn_deg: sampler.between(0.0, 360.0),
        passes: if sampler.chance(0.6) {
            0.0
        } else {
            sampler.between(0.0, 0.5)
        },
    }
}
