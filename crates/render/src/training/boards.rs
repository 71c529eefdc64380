//! Boards and stones of training pictures.

use super::super::sampler::Sampler;
use super::super::scene::{
    Goban, LinearRgb, Marker, MarkerShape, Print, Relief, Seam, Stones, Wood,
};

/// Colours of boards, with their weights.
const COLORS: [(f64, LinearRgb); 20] = [
    (3.0, [0.72, 0.48, 0.20]), // kaya
    (3.0, [0.76, 0.60, 0.36]), // spruce
    (3.0, [0.74, 0.52, 0.15]), // yellow lacquer
    (2.0, [0.78, 0.66, 0.30]), // pale yellow
    (2.0, [0.60, 0.38, 0.20]), // brown
    (2.0, [0.66, 0.48, 0.34]), // pinkish beech
    (2.0, [0.62, 0.55, 0.42]), // beige print
    (1.5, [0.70, 0.33, 0.10]), // orange
    (1.0, [0.34, 0.11, 0.04]), // mahogany
    (1.0, [0.22, 0.12, 0.06]), // walnut
    (1.0, [0.50, 0.48, 0.22]), // olive
    (1.0, [0.40, 0.38, 0.33]), // grey brown
    (1.0, [0.45, 0.46, 0.46]), // grey
    (1.0, [0.80, 0.79, 0.76]), // paper
    (0.5, [0.72, 0.62, 0.56]), // rosy paper
    (0.5, [0.05, 0.19, 0.40]), // blue
    (0.5, [0.10, 0.34, 0.08]), // green
    (0.4, [0.03, 0.16, 0.09]), // dark green
    (0.3, [0.40, 0.05, 0.04]), // red
    (0.3, [0.03, 0.03, 0.03]), // black
];

/// Colours of slate, grey to bluish and greenish.
const SLATE: [LinearRgb; 4] = [
    [0.055, 0.058, 0.062],
    [0.10, 0.105, 0.11],
    [0.03, 0.034, 0.042],
    [0.06, 0.07, 0.062],
];
/// Colours of dark woods: walnut, wenge, smoked oak, ebony.
const DARK_WOODS: [LinearRgb; 4] = [
    [0.16, 0.085, 0.045],
    [0.07, 0.04, 0.024],
    [0.11, 0.075, 0.05],
    [0.035, 0.024, 0.018],
];
/// Colours of lacquer: reds, black, brown.
const LACQUERS: [LinearRgb; 5] = [
    [0.42, 0.035, 0.02],
    [0.30, 0.02, 0.018],
    [0.50, 0.08, 0.03],
    [0.015, 0.014, 0.014],
    [0.12, 0.03, 0.012],
];
/// Inks on dark boards: bone, white, gold, silver, paler wood.
const PALE_INKS: [LinearRgb; 5] = [
    [0.7, 0.68, 0.6],
    [0.85, 0.85, 0.83],
    [0.6, 0.45, 0.15],
    [0.5, 0.5, 0.5],
    [0.5, 0.36, 0.2],
];

/// Brightness of a board below which most boards have light lines.
const DARK: f64 = 0.12;

/// The kind of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
enum BoardKind {
    Slab,
    OnLegs,
    Folding,
    Mat,
    Magnetic,
}

/// The surface of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Finish {
    /// Any colour, with or without grain.
    Common,
    Slate,
    DarkWood,
    Lacquer,
}

/// Samples a board and its stones.
pub(super) fn sample(sampler: &mut Sampler) -> (Goban, Stones) {
    let make = sampler.choose_weighted([
        (0.42, BoardKind::Slab),
        (0.20, BoardKind::OnLegs),
        (0.14, BoardKind::Folding),
        (0.16, BoardKind::Mat),
        (0.08, BoardKind::Magnetic),
    ]);
    let goban = sample_goban(sampler, make);
    let stones = sample_stones(sampler, make);
    (goban, stones)
}

/// Returns half the width and height of the board with its margins, mm.
pub(super) fn half_mm(goban: &Goban, lines: usize) -> [f64; 2] {
    goban
        .pitch_mm
        .map(|pitch| pitch * lines.saturating_sub(1) as f64 / 2.0 + goban.margin_mm)
}

fn sample_goban(sampler: &mut Sampler, make: BoardKind) -> Goban {
    let column = match make {
        BoardKind::Magnetic => sampler.between(9.0, 17.0),
        _ => sampler.choose_weighted([(0.8, 22.0), (0.2, 16.0)]) * sampler.between(0.93, 1.08),
    };
    let longer = if sampler.chance(0.35) {
        1.0
    } else {
        sampler.between(1.0, 1.08)
    };
    let finish = sample_finish(sampler, make);
    let usual = match finish {
        Finish::Common => sampler.choose_weighted(COLORS),
        Finish::Slate => sampler.choose(SLATE),
        Finish::DarkWood => sampler.choose(DARK_WOODS),
        Finish::Lacquer => sampler.choose(LACQUERS),
    };
    let color = sampler.vary_color(usual, 0.22);
    let printed = matches!(make, BoardKind::Mat | BoardKind::Magnetic) || sampler.chance(0.2);
    let plain = printed || finish == Finish::Lacquer;
    let contrast = match finish {
        Finish::Slate => sampler.between(0.05, 0.4),
        _ if plain => sampler.choose([0.0, 0.04, 0.1]),
        _ => sampler.log_uniform(0.06, 0.7),
    };
    let (gloss, roughness) = sample_gloss(sampler, finish);
    let margin_mm = match sampler.integer(&(0..=9)) {
        0 | 1 => sampler.between(0.35, 0.6) * column,
        2..=7 => sampler.between(0.55, 1.1) * column,
        _ => sampler.between(1.1, 3.5) * column,
    };
    Goban {
        wood: Wood {
            color,
            contrast,
            // Slate has clouds, but no rings.
            ring_mm: if finish == Finish::Slate {
                900.0
            } else {
                sampler.log_uniform(1.8, 14.0)
            },
            waviness: sampler.between(0.1, 5.0),
        },
        pitch_mm: [column, column * longer],
        margin_mm,
        thickness_mm: match make {
            BoardKind::Slab => sampler.log_uniform(6.0, 150.0),
            BoardKind::OnLegs => sampler.log_uniform(55.0, 200.0),
            BoardKind::Folding => sampler.between(8.0, 25.0),
            BoardKind::Mat => sampler.between(0.4, 3.0),
            BoardKind::Magnetic => sampler.between(5.0, 25.0),
        },
        legs_mm: if make == BoardKind::OnLegs {
            sampler.between(45.0, 150.0)
        } else {
            0.0
        },
        gloss,
        roughness,
        print: sample_print(sampler, make, column, color),
        seam: match make {
            BoardKind::Folding => Some(sample_seam(sampler)),
            BoardKind::Magnetic if sampler.chance(0.6) => Some(sample_seam(sampler)),
            _ => None,
        },
        relief: if make == BoardKind::Mat {
            sample_relief(sampler)
        } else {
            Relief::default()
        },
        strips_mm: if !plain && sampler.chance(0.2) {
            sampler.between(12.0, 60.0)
        } else {
            0.0
        },
    }
}

fn sample_finish(sampler: &mut Sampler, make: BoardKind) -> Finish {
    match make {
        BoardKind::Slab | BoardKind::Folding => sampler.choose_weighted([
            (0.68, Finish::Common),
            (0.10, Finish::Slate),
            (0.13, Finish::DarkWood),
            (0.09, Finish::Lacquer),
        ]),
        BoardKind::OnLegs => sampler.choose_weighted([
            (0.78, Finish::Common),
            (0.13, Finish::DarkWood),
            (0.09, Finish::Lacquer),
        ]),
        BoardKind::Mat | BoardKind::Magnetic => sampler.choose_weighted([
            (0.88, Finish::Common),
            (0.06, Finish::Slate),
            (0.06, Finish::Lacquer),
        ]),
    }
}

/// Samples the reflectance at right angles and the roughness of a surface.
fn sample_gloss(sampler: &mut Sampler, finish: Finish) -> (f64, f64) {
    match finish {
        Finish::Lacquer => (sampler.between(0.03, 0.08), sampler.log_uniform(0.05, 0.2)),
        _ if sampler.chance(0.12) => (sampler.between(0.03, 0.07), sampler.log_uniform(0.05, 0.16)),
        _ if sampler.chance(0.42) => (0.0, sampler.log_uniform(0.12, 0.6)),
        _ => (sampler.between(0.005, 0.05), sampler.log_uniform(0.12, 0.6)),
    }
}

fn sample_print(sampler: &mut Sampler, make: BoardKind, column: f64, color: LinearRgb) -> Print {
    let line_mm = column * sampler.log_uniform(0.02, 0.10);
    let dark_board = color[1] < DARK;
    let ink = if dark_board && sampler.chance(0.85) {
        sampler.choose(PALE_INKS)
    } else {
        let inks = [
            [0.015, 0.012, 0.01],
            [0.02, 0.02, 0.02],
            [0.06, 0.03, 0.015],
            [0.09, 0.09, 0.09],
        ];
        sampler.choose(inks)
    };
    let faint = sampler.chance(0.25);
    Print {
        line_mm,
        border_mm: if sampler.chance(0.3) {
            line_mm * sampler.between(1.3, 4.0)
        } else {
            line_mm
        },
        frame_mm: if sampler.chance(0.06) {
            column * sampler.between(0.1, 0.3)
        } else {
            0.0
        },
        star_mm: match sampler.integer(&(0..=9)) {
            0 => 0.0,
            1..=7 => line_mm / 2.0 + column * sampler.between(0.04, 0.1),
            _ => column * sampler.between(0.1, 0.2),
        },
        ink,
        strength: if faint {
            sampler.between(0.3, 0.65)
        } else {
            sampler.between(0.65, 1.0)
        },
        wear: if sampler.chance(0.3) {
            sampler.between(0.2, 0.75)
        } else {
            sampler.between(0.0, 0.15)
        },
        coordinates_mm: if sampler.chance(if make == BoardKind::Mat { 0.35 } else { 0.15 }) {
            column * sampler.between(0.22, 0.5)
        } else {
            0.0
        },
        writing: sampler.chance(0.2),
    }
}

fn sample_seam(sampler: &mut Sampler) -> Seam {
    Seam {
        upright: sampler.chance(0.5),
        width_mm: sampler.log_uniform(0.4, 4.0),
        depth: sampler.between(0.2, 0.95),
        slope_deg: if sampler.chance(0.5) {
            0.0
        } else {
            sampler.between(-1.2, 1.8)
        },
    }
}

fn sample_relief(sampler: &mut Sampler) -> Relief {
    if sampler.chance(0.3) {
        return Relief::default();
    }
    Relief {
        waves_mm: sampler.log_uniform(0.3, 4.0),
        length_mm: sampler.between(110.0, 320.0),
        pulled_mm: sampler.log_uniform(0.2, 3.0),
    }
}

fn sample_stones(sampler: &mut Sampler, make: BoardKind) -> Stones {
    let (light, cream) = (sampler.between(0.58, 0.88), sampler.between(0.72, 1.0));
    let white = match sampler.integer(&(0..=11)) {
        0 => [light * 0.92, light, light * 0.86],
        1 => [light * 0.9, light * 0.95, light],
        2 => [light, light * 0.93, light * 0.7],
        _ => [light, light * (1.0 + cream) / 2.0, light * cream],
    };
    let dark = sampler.log_uniform(0.008, 0.05);
    let mut black = match sampler.integer(&(0..=11)) {
        0 => [dark * 1.7, dark * 1.1, dark * 0.8],
        1 => [dark * 0.8, dark, dark * 1.3],
        2 => [dark * 0.7, dark * 1.3, dark * 0.9],
        _ => [dark; 3],
    };
    if sampler.chance(0.06) {
        // A few sets have green stones instead of black ones.
        black = sampler.vary_color([0.03, 0.09, 0.04], 0.4);
    }
    let magnetic = make == BoardKind::Magnetic;
    let flat = magnetic || sampler.chance(0.3);
    Stones {
        diameter: if magnetic {
            sampler.between(0.68, 0.95)
        } else {
            sampler.between(0.85, 1.02)
        },
        thickness: if magnetic {
            sampler.between(0.16, 0.4)
        } else {
            sampler.between(0.26, 0.5)
        },
        flat,
        jitter: match sampler.integer(&(0..=19)) {
            0..9 => sampler.between(0.0, 0.08),
            _ => sampler.log_uniform(0.06, 0.25),
        },
        astray: if sampler.chance(0.25) {
            sampler.log_uniform(0.02, 0.6)
        } else {
            0.0
        },
        between: if sampler.chance(0.3) {
            sampler.log_uniform(0.01, 0.4)
        } else {
            0.0
        },
        shell: sampler.chance(0.3),
        white,
        black,
        unlike: sampler.log_uniform(0.02, 0.45),
        roughness: sampler.log_uniform(0.15, 0.65),
        glow: if sampler.chance(0.2) {
            sampler.between(0.05, 0.3)
        } else {
            0.0
        },
        marker: sampler.chance(0.05).then(|| sample_marker(sampler)),
    }
}

fn sample_marker(sampler: &mut Sampler) -> Marker {
    Marker {
        shape: sampler.choose([MarkerShape::Disc, MarkerShape::Ring, MarkerShape::Square]),
        size: sampler.between(0.2, 0.6),
        color: sampler.choose([
            [0.6, 0.03, 0.03],
            [0.05, 0.1, 0.6],
            [0.7, 0.6, 0.05],
            [0.8, 0.8, 0.8],
        ]),
    }
}
