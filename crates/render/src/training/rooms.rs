//! Tables and light.

use super::super::draw::Draw;
use super::super::scene::{Lamp, LinearRgb, Pattern, Shade, ShadeKind, Table};

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

/// Table, lamps, light from everywhere and its gradient, for a board of these half sides.
pub(super) fn drawn(draw: &mut Draw, half: [f64; 2]) -> (Table, Vec<Lamp>, LinearRgb, [f64; 2]) {
    let table = table(draw, half);
    let strong = draw.chance(0.12).then(|| draw.one_of(STRONG));
    let warmth = draw.within(-0.7, 1.2);
    // Bare bulbs in a dark room: every stone has black shadows.
    let bare = draw.chance(0.10);
    let ambient = if bare { draw.scaled(0.015, 0.1) } else { draw.scaled(0.08, 1.3) };
    let light = |draw: &mut Draw| match strong {
        Some(color) => color.map(|channel| channel + 0.03),
        None => {
            let warmth = warmth + draw.within(-0.35, 0.35);
            [1.0 + 0.20 * warmth, 1.0, (1.0 - 0.36 * warmth).max(0.2)]
        }
    };
    let count = draw.weighted([(0.5, 1), (0.35, 2), (0.15, 3)]);
    let lamps =
        (0..count).map(|index| if bare { bulb(draw, light) } else { lamp(draw, index, light) }).collect();
    let ambient = light(draw).map(|channel| channel * ambient);
    let side = [draw.within(-0.7, 0.7), draw.within(-0.7, 0.7)];
    (table, lamps, ambient, side)
}

fn table(draw: &mut Draw, half: [f64; 2]) -> Table {
    let pattern = draw.weighted([
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
    let (main, other) = (draw.one_of(COLORS), draw.one_of(COLORS));
    let wide = half[0].max(half[1]);
    Table {
        pattern,
        color: draw.near(main, 0.3),
        second: draw.near(other, 0.3),
        pattern_mm: match pattern {
            Pattern::Planks => draw.within(60.0, 220.0),
            Pattern::Tiles => draw.scaled(20.0, 330.0),
            Pattern::Marble => draw.within(80.0, 300.0),
            _ => draw.scaled(12.0, 90.0),
        },
        turn_deg: if draw.chance(0.4) { 0.0 } else { draw.within(0.0, 180.0) },
        gloss: if draw.chance(0.65) { 0.0 } else { draw.within(0.005, 0.04) },
        half_width_mm: if draw.chance(0.25) {
            wide * draw.within(1.05, 1.8)
        } else {
            draw.within(500.0, 1500.0)
        },
    }
}

fn lamp(draw: &mut Draw, index: u32, light: impl Fn(&mut Draw) -> LinearRgb) -> Lamp {
    // Further lamps are weaker than the first.
    let strength = draw.within(0.6, 1.3) / f64::from(index + 1);
    let color = light(draw).map(|channel| channel * strength);
    let distance_mm = draw.scaled(500.0, 4500.0);
    let window = draw.chance(0.4);
    let spread = if window { draw.scaled(0.1, 0.5) } else { draw.scaled(0.012, 0.25) };
    Lamp {
        bearing_deg: draw.within(0.0, 360.0),
        elevation_deg: if window { draw.within(15.0, 60.0) } else { draw.within(20.0, 89.0) },
        distance_mm,
        radius_mm: distance_mm * spread,
        side: if window { draw.within(0.08, 1.0) } else { 0.0 },
        color,
        shade: draw.chance(if index == 0 { 0.3 } else { 0.1 }).then(|| shade(draw)),
    }
}

fn bulb(draw: &mut Draw, light: impl Fn(&mut Draw) -> LinearRgb) -> Lamp {
    let strength = draw.within(0.5, 1.3);
    let color = light(draw).map(|channel| channel * strength);
    let distance_mm = draw.scaled(500.0, 3000.0);
    Lamp {
        bearing_deg: draw.within(0.0, 360.0),
        elevation_deg: draw.within(18.0, 65.0),
        distance_mm,
        radius_mm: distance_mm * draw.scaled(0.004, 0.03),
        side: 0.0,
        color,
        shade: None,
    }
}

fn shade(draw: &mut Draw) -> Shade {
    let kind = draw.one_of([
        ShadeKind::Bars,
        ShadeKind::Slats,
        ShadeKind::Person,
        ShadeKind::Person,
        ShadeKind::Leaves,
        ShadeKind::Edge,
        ShadeKind::Edge,
    ]);
    let size_mm = match kind {
        ShadeKind::Bars => draw.scaled(80.0, 600.0),
        ShadeKind::Slats => draw.scaled(15.0, 80.0),
        ShadeKind::Person => draw.scaled(120.0, 500.0),
        ShadeKind::Leaves => draw.scaled(80.0, 400.0),
        ShadeKind::Edge => 250.0,
    };
    Shade {
        kind,
        at: draw.scaled(0.06, 0.8),
        size_mm,
        offset: [draw.within(-0.7, 0.7), draw.within(-0.7, 0.7)],
        turn_deg: draw.within(0.0, 360.0),
        passes: if draw.chance(0.6) { 0.0 } else { draw.within(0.0, 0.5) },
    }
}
