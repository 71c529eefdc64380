//! Colours of wood and table, place by place.

use nalgebra::Vector3;

use super::noise::{cloudy, hash, mix, smooth, step};
use super::scene::{Pattern, Table, Wood};

/// A linear RGB colour to calculate with.
pub(super) type Rgb = Vector3<f64>;

/// Width of a plank of the table, mm.
const PLANK_MM: f64 = 140.0;
/// Side of a square of a checked cloth, mm.
const CHECK_MM: f64 = 38.0;

/// The colour of a piece of wood at `across` and `along` the grain, mm.
pub(super) fn wood(wood: &Wood, seed: u64, across: f64, along: f64) -> Rgb {
    let wander = cloudy(seed, across / 140.0, along / 420.0, 2) - 0.5;
    let rings = across / wood.ring_mm + wander * wood.waviness * 4.0;
    // Late wood: a dark band at the end of each ring, some years stronger than others.
    let year = rings.floor();
    let strength = 0.4 + 0.6 * hash(seed, year as i64, 7);
    let within = rings - year;
    let late = step(0.3, 0.85, within) * (1.0 - step(0.9, 1.0, within)) * strength;
    let fibre = smooth(seed ^ 0xF1B, across / 0.7, along / 30.0) - 0.5;
    let cloud = cloudy(seed ^ 0xC10, across / 70.0, along / 190.0, 3) - 0.5;
    let shade = 1.0 - wood.contrast * (0.5 * late + 0.3 * fibre + 0.7 * cloud);
    let shade = shade.clamp(0.2, 1.6);
    // Darker wood is redder.
    Rgb::new(wood.color[0] * shade.powf(0.8), wood.color[1] * shade, wood.color[2] * shade.powf(1.3))
}

/// The colour of the table at a place, mm from the middle of the board.
pub(super) fn table(table: &Table, seed: u64, x: f64, y: f64) -> Rgb {
    let (color, second) = (Rgb::from(table.color), Rgb::from(table.second));
    match table.pattern {
        Pattern::Planks => planks(table, seed, x, y),
        Pattern::Cloth => {
            let weave = 0.08 * ((x * 2.6).sin() * (y * 2.6).sin());
            let folds = cloudy(seed, x / 130.0, y / 130.0, 3) - 0.5;
            color * (1.0 + weave + 0.35 * folds + 0.15 * (smooth(seed ^ 3, x, y) - 0.5))
        }
        Pattern::Plain => color * (0.92 + 0.16 * cloudy(seed, x / 160.0, y / 160.0, 3)),
        Pattern::Checks => {
            let stripe = |value: f64| {
                let within = (value / CHECK_MM).rem_euclid(2.0);
                step(0.0, 0.02, within) - step(1.0, 1.02, within)
            };
            let weave = 1.0 + 0.06 * ((x * 2.1).sin() * (y * 2.1).sin());
            color.lerp(&second, (stripe(x) + stripe(y)) / 2.0) * weave
        }
    }
}

fn planks(table: &Table, seed: u64, x: f64, y: f64) -> Rgb {
    let plank = (y / PLANK_MM).floor();
    let within = y - plank * PLANK_MM;
    let own = hash(seed, plank as i64, 11);
    let look = Wood { color: table.color, contrast: 0.55, ring_mm: 7.0, waviness: 3.0 };
    let grain = wood(&look, seed.wrapping_add(plank as u64), within, x + own * 3000.0);
    let gap = 1.0 - 0.75 * (1.0 - step(0.3, 1.3, within.min(PLANK_MM - within)));
    grain.lerp(&Rgb::from(table.second), 0.3 * own) * mix(0.85, 1.1, own) * gap
}
