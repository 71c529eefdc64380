//! Boards and stones.

use super::super::draw::Draw;
use super::super::scene::{Goban, LinearRgb, Marker, MarkerShape, Print, Relief, Seam, Stones, Wood};

/// Colours of boards and how common they are.
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

/// A board below this brightness has light lines more often than not.
const DARK: f64 = 0.12;

/// What a board is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Make {
    Slab,
    Folding,
    Mat,
    Magnetic,
}

/// A board and its stones.
pub(super) fn drawn(draw: &mut Draw) -> (Goban, Stones) {
    let make =
        draw.weighted([(0.56, Make::Slab), (0.16, Make::Folding), (0.20, Make::Mat), (0.08, Make::Magnetic)]);
    let goban = goban(draw, make);
    let stones = stones(draw, make);
    (goban, stones)
}

/// Half the width and height of the board with its margins, mm.
pub(super) fn half_mm(goban: &Goban, lines: usize) -> [f64; 2] {
    goban.pitch_mm.map(|pitch| pitch * lines.saturating_sub(1) as f64 / 2.0 + goban.margin_mm)
}

fn goban(draw: &mut Draw, make: Make) -> Goban {
    let column = match make {
        Make::Magnetic => draw.within(9.0, 17.0),
        _ => draw.weighted([(0.8, 22.0), (0.2, 16.0)]) * draw.within(0.93, 1.08),
    };
    let longer = if draw.chance(0.35) { 1.0 } else { draw.within(1.0, 1.08) };
    let common = draw.weighted(COLORS);
    let color = draw.near(common, 0.22);
    let plain = matches!(make, Make::Mat | Make::Magnetic) || draw.chance(0.2);
    let contrast = if plain { draw.one_of([0.0, 0.04, 0.1]) } else { draw.scaled(0.06, 0.7) };
    let margin_mm = match draw.whole(&(0..=9)) {
        0 | 1 => draw.within(0.35, 0.6) * column,
        2..=7 => draw.within(0.55, 1.1) * column,
        _ => draw.within(1.1, 3.5) * column,
    };
    Goban {
        wood: Wood { color, contrast, ring_mm: draw.scaled(1.8, 14.0), waviness: draw.within(0.1, 5.0) },
        pitch_mm: [column, column * longer],
        margin_mm,
        thickness_mm: match make {
            Make::Slab => draw.scaled(6.0, 180.0),
            Make::Folding => draw.within(8.0, 25.0),
            Make::Mat => draw.within(0.4, 3.0),
            Make::Magnetic => draw.within(5.0, 25.0),
        },
        gloss: if draw.chance(0.45) { 0.0 } else { draw.within(0.005, 0.05) },
        roughness: draw.scaled(0.12, 0.6),
        print: print(draw, make, column, color),
        seam: match make {
            Make::Folding => Some(seam(draw)),
            Make::Magnetic if draw.chance(0.6) => Some(seam(draw)),
            _ => None,
        },
        relief: if make == Make::Mat { relief(draw) } else { Relief::default() },
        strips_mm: if !plain && draw.chance(0.2) { draw.within(12.0, 60.0) } else { 0.0 },
    }
}

fn print(draw: &mut Draw, make: Make, column: f64, color: LinearRgb) -> Print {
    let line_mm = column * draw.scaled(0.02, 0.10);
    let dark_board = color[1] < DARK;
    let ink = if dark_board && draw.chance(0.75) {
        draw.one_of([[0.7, 0.68, 0.6], [0.6, 0.5, 0.2], [0.5, 0.5, 0.5]])
    } else {
        let inks = [[0.015, 0.012, 0.01], [0.02, 0.02, 0.02], [0.06, 0.03, 0.015], [0.09, 0.09, 0.09]];
        draw.one_of(inks)
    };
    let faint = draw.chance(0.25);
    Print {
        line_mm,
        border_mm: if draw.chance(0.3) { line_mm * draw.within(1.3, 4.0) } else { line_mm },
        frame_mm: if draw.chance(0.06) { column * draw.within(0.1, 0.3) } else { 0.0 },
        star_mm: match draw.whole(&(0..=9)) {
            0 => 0.0,
            1..=7 => line_mm / 2.0 + column * draw.within(0.04, 0.1),
            _ => column * draw.within(0.1, 0.2),
        },
        ink,
        strength: if faint { draw.within(0.3, 0.65) } else { draw.within(0.65, 1.0) },
        wear: if draw.chance(0.3) { draw.within(0.2, 0.75) } else { draw.within(0.0, 0.15) },
        coordinates_mm: if draw.chance(if make == Make::Mat { 0.35 } else { 0.15 }) {
            column * draw.within(0.22, 0.5)
        } else {
            0.0
        },
        writing: draw.chance(0.2),
    }
}

fn seam(draw: &mut Draw) -> Seam {
    Seam {
        upright: draw.chance(0.5),
        width_mm: draw.scaled(0.4, 4.0),
        depth: draw.within(0.2, 0.95),
        slope_deg: if draw.chance(0.5) { 0.0 } else { draw.within(-1.2, 1.8) },
    }
}

fn relief(draw: &mut Draw) -> Relief {
    if draw.chance(0.3) {
        return Relief::default();
    }
    Relief {
        waves_mm: draw.scaled(0.3, 4.0),
        length_mm: draw.within(110.0, 320.0),
        pulled_mm: draw.scaled(0.2, 3.0),
    }
}

fn stones(draw: &mut Draw, make: Make) -> Stones {
    let (light, cream) = (draw.within(0.58, 0.88), draw.within(0.72, 1.0));
    let white = match draw.whole(&(0..=11)) {
        0 => [light * 0.92, light, light * 0.86],
        1 => [light * 0.9, light * 0.95, light],
        2 => [light, light * 0.93, light * 0.7],
        _ => [light, light * (1.0 + cream) / 2.0, light * cream],
    };
    let dark = draw.scaled(0.008, 0.05);
    let mut black = match draw.whole(&(0..=11)) {
        0 => [dark * 1.7, dark * 1.1, dark * 0.8],
        1 => [dark * 0.8, dark, dark * 1.3],
        2 => [dark * 0.7, dark * 1.3, dark * 0.9],
        _ => [dark; 3],
    };
    if draw.chance(0.06) {
        // Green stones instead of black.
        black = draw.near([0.03, 0.09, 0.04], 0.4);
    }
    let magnetic = make == Make::Magnetic;
    let flat = magnetic || draw.chance(0.3);
    Stones {
        diameter: if magnetic { draw.within(0.68, 0.95) } else { draw.within(0.85, 1.02) },
        thickness: if magnetic { draw.within(0.16, 0.4) } else { draw.within(0.26, 0.5) },
        flat,
        jitter: match draw.whole(&(0..=19)) {
            0..9 => draw.within(0.0, 0.08),
            _ => draw.scaled(0.06, 0.25),
        },
        astray: if draw.chance(0.3) { draw.scaled(0.02, 0.6) } else { 0.0 },
        shell: draw.chance(0.3),
        white,
        black,
        unlike: draw.scaled(0.02, 0.45),
        roughness: draw.scaled(0.15, 0.65),
        glow: if draw.chance(0.2) { draw.within(0.05, 0.3) } else { 0.0 },
        marker: draw.chance(0.05).then(|| marker(draw)),
    }
}

fn marker(draw: &mut Draw) -> Marker {
    Marker {
        shape: draw.one_of([MarkerShape::Disc, MarkerShape::Ring, MarkerShape::Square]),
        size: draw.within(0.2, 0.6),
        color: draw.one_of([[0.6, 0.03, 0.03], [0.05, 0.1, 0.6], [0.7, 0.6, 0.05], [0.8, 0.8, 0.8]]),
    }
}
