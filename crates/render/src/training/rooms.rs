//! Tables and light of training pictures.

use super::super::sampler::Sampler;
use super::super::scene::{Lamp, LinearRgb, Pattern, Shade, ShadeKind, Tabletop};

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

/// Samples the table, the lamps, the ambient light and its gradient, for a board of these half
/// sides.
pub(super) fn sample(sampler: &mut Sampler, half: [f64; 2]) -> (Tabletop, Vec<Lamp>, LinearRgb, [f64; 2]) {
    let table = sample_table(sampler, half);
    let strong = sampler.chance(0.12).then(|| sampler.choose(STRONG));
    let warmth = sampler.between(-0.7, 1.2);
    // Bare bulbs in a dark room give every stone a black shadow.
    let bare = sampler.chance(0.10);
    let ambient = if bare { sampler.log_uniform(0.015, 0.1) } else { sampler.log_uniform(0.08, 1.3) };
    let light = |sampler: &mut Sampler| match strong {
        Some(color) => color.map(|channel| channel + 0.03),
        None => {
            let warmth = warmth + sampler.between(-0.35, 0.35);
            [1.0 + 0.20 * warmth, 1.0, (1.0 - 0.36 * warmth).max(0.2)]
        }
    };
    let count = sampler.choose_weighted([(0.5, 1), (0.35, 2), (0.15, 3)]);
    let lamps = (0..count)
        .map(|index| if bare { sample_bulb(sampler, light) } else { sample_lamp(sampler, index, light) })
        .collect();
    let ambient = light(sampler).map(|channel| channel * ambient);
    let side = [sampler.between(-0.7, 0.7), sampler.between(-0.7, 0.7)];
    (table, lamps, ambient, side)
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
        turn_deg: if sampler.chance(0.4) { 0.0 } else { sampler.between(0.0, 180.0) },
        gloss: if sampler.chance(0.65) { 0.0 } else { sampler.between(0.005, 0.04) },
        half_width_mm: if sampler.chance(0.25) {
            wide * sampler.between(1.05, 1.8)
        } else {
            sampler.between(500.0, 1500.0)
        },
    }
}

fn sample_lamp(sampler: &mut Sampler, index: u32, light: impl Fn(&mut Sampler) -> LinearRgb) -> Lamp {
    // The first lamp is the strongest.
    let strength = sampler.between(0.6, 1.3) / f64::from(index + 1);
    let color = light(sampler).map(|channel| channel * strength);
    let distance_mm = sampler.log_uniform(500.0, 4500.0);
    let window = sampler.chance(0.4);
    let spread = if window { sampler.log_uniform(0.1, 0.5) } else { sampler.log_uniform(0.012, 0.25) };
    Lamp {
        bearing_deg: sampler.between(0.0, 360.0),
        elevation_deg: if window { sampler.between(15.0, 60.0) } else { sampler.between(20.0, 89.0) },
        distance_mm,
        radius_mm: distance_mm * spread,
        side: if window { sampler.between(0.08, 1.0) } else { 0.0 },
        color,
        shade: sampler.chance(if index == 0 { 0.3 } else { 0.1 }).then(|| sample_shade(sampler)),
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
        passes: if sampler.chance(0.6) { 0.0 } else { sampler.between(0.0, 0.5) },
    }
}
