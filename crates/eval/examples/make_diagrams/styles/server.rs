//! Boards of wood as servers paint them: bright wood with shaded stones, and photographed wood
//! with glossy ones.

use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_pcg::Pcg64Mcg;

use crate::board::{CoordinateKind, Coordinates, DrawnGrid, Sides};
use crate::canvas::{Canvas, PagePoint, Shape, gray, hex, mix};
use crate::lettering::Lettering;
use crate::positions::Diagram;
use crate::stones::{RoundStones, contrast, draw_ring, draw_triangle, write_number};
use crate::styles::{Picture, sample_length};
use crate::texture::Wood;

/// Draws a board of bright painted wood, a ring on the last move.
pub fn draw_kaya(diagram: &Diagram, rng: &mut Pcg64Mcg) -> Picture {
    let side = sample_length(420.0, 1200.0, rng);
    let border = rng.random_range(0.0..0.06) * side;
    let page = *[gray(0.93), gray(1.0), hex(0x4a5a6a), hex(0x2d6a4f)]
        .choose(rng)
        .unwrap_or(&gray(1.0));
    let mut canvas = Canvas::new(side, side + rng.random_range(0.0..0.12) * side, page);
    let margin = rng.random_range(1.15..1.5);
    let grid = DrawnGrid::in_square(border, border, side - 2.0 * border, diagram.lines(), margin);
    let step = grid.step;
    let wood = Wood {
        light: hex(0xEBC885),
        dark: hex(0xC8964F),
        grain: (0.35 * step).max(5.0),
        waviness: 0.8 * step,
        is_upright: rng.random_bool(0.7),
        seed: rng.random(),
    };
    let outline = grid.outline(margin, 0.0);
    canvas.fill_with(outline, 1.0, &|place| (wood.color_at(place), 1.0));
    grid.draw_lines(
        &mut canvas,
        (0.03 * step).max(0.8),
        (0.04 * step).max(0.8),
        hex(0x33250F),
    );
    grid.draw_stars(&mut canvas, (0.1 * step).max(1.7), hex(0x33250F));
    let coordinates = Coordinates {
        kind: CoordinateKind::Western,
        sides: Sides::ALL,
        distance: 0.8,
        lettering: Lettering::new(0.3 * step, hex(0x3A2A12)),
    };
    grid.write_coordinates(&mut canvas, &coordinates);
    let stones = RoundStones {
        radius: 0.48 * step,
        black: (0.05, 0.55),
        white: (0.72, 1.0),
        gloss: 0.15,
        shadow: 0.35,
        shadow_distance: 0.16,
        shadow_softness: 0.4,
        has_shell_bands: rng.random_bool(0.5),
    };
    draw_round_stones(&mut canvas, diagram, &grid, &stones, 0.0, rng);
    if let Some((point, color)) = diagram.last_stone() {
        let center = grid.place(point);
        let radius = rng.random_range(0.24..0.3) * step;
        draw_ring(&mut canvas, center, radius, 0.075 * step, contrast(color));
    }
    Picture::new(canvas, &grid)
}

/// Draws photographed wood with glossy stones, and a red triangle or red numbers on the last
/// moves.
pub fn draw_glossy(diagram: &Diagram, rng: &mut Pcg64Mcg) -> Picture {
    let side = sample_length(450.0, 1200.0, rng);
    let (width, height) = (side, side * rng.random_range(1.0..1.15));
    let table = *[hex(0x1F3B2C), hex(0x2A1F18), hex(0x3B4652), hex(0x6E5A3C)]
        .choose(rng)
        .unwrap_or(&gray(0.1));
    let mut canvas = Canvas::new(width, height, table);
    let border = 0.035 * side;
    let top = 0.5 * (canvas.height() - side) + border;
    let has_coordinates = rng.random_bool(0.5);
    let margin = if has_coordinates { 1.4 } else { 0.9 };
    let grid = DrawnGrid::in_square(border, top, side - 2.0 * border, diagram.lines(), margin);
    draw_photographed_board(&mut canvas, &grid, margin, rng);
    let step = grid.step;
    let ink = hex(0x1E1409);
    grid.draw_lines(
        &mut canvas,
        (0.035 * step).max(0.9),
        (0.05 * step).max(1.0),
        ink,
    );
    grid.draw_stars(&mut canvas, (0.1 * step).max(2.0), ink);
    if has_coordinates {
        let coordinates = Coordinates {
            kind: CoordinateKind::Western,
            sides: Sides::ALL,
            distance: 0.85,
            lettering: Lettering::new(0.32 * step, ink),
        };
        grid.write_coordinates(&mut canvas, &coordinates);
    }
    let stones = RoundStones {
        radius: rng.random_range(0.47..0.495) * step,
        black: (0.03, 0.42),
        white: (0.66, 0.99),
        gloss: rng.random_range(0.5..0.9),
        shadow: 0.55,
        shadow_distance: rng.random_range(0.15..0.3),
        shadow_softness: 0.55,
        has_shell_bands: true,
    };
    draw_round_stones(&mut canvas, diagram, &grid, &stones, 0.025, rng);
    let red = hex(0xE02418);
    if rng.random_bool(0.6) {
        if let Some((point, _)) = diagram.last_stone() {
            draw_triangle(&mut canvas, grid.place(point), 0.24 * step, red);
        }
    } else {
        let count = rng.random_range(1..=6);
        for (point, color, number) in diagram.numbered_stones(count) {
            let is_last = number == diagram.count_moves();
            let on_it = if is_last { red } else { contrast(color) };
            let center = grid.place(point);
            write_number(&mut canvas, center, stones.radius, number, on_it, 0.15);
        }
    }
    Picture::new(canvas, &grid).sent_by_chance(rng)
}

/// Draws a board that throws a shadow, is darker toward its corners and has a bright edge.
fn draw_photographed_board(canvas: &mut Canvas, grid: &DrawnGrid, margin: f64, rng: &mut Pcg64Mcg) {
    let step = grid.step;
    let (light, dark) = *[
        (hex(0xE0AE62), hex(0x9A6428)),
        (hex(0xD69A4E), hex(0x8A5420)),
        (hex(0xE8C07C), hex(0xA97438)),
    ]
    .choose(rng)
    .unwrap_or(&(gray(0.8), gray(0.6)));
    let wood = Wood {
        light,
        dark,
        grain: (0.5 * step).max(8.0),
        waviness: 2.5 * step,
        is_upright: rng.random_bool(0.5),
        seed: rng.random(),
    };
    let outline = grid.outline(margin, 0.12 * step);
    let shadow = grid.outline(margin + 0.15, 0.3 * step);
    canvas.fill_with(shadow, 0.8 * step, &|_| (gray(0.0), 0.55));
    let middle = grid.at(grid.last() / 2.0, grid.last() / 2.0);
    let reach = 0.5 * grid.last() * step;
    let paint = |place: PagePoint| {
        let away = (place.0 - middle.0).hypot(place.1 - middle.1) / reach;
        let shaded = mix(wood.color_at(place), gray(0.0), 0.12 * (away * away) as f32);
        (shaded, 1.0)
    };
    canvas.fill_with(outline, 1.0, &paint);
    let (left, top) = grid.at(-margin, -margin);
    let side = (grid.last() + 2.0 * margin) * step;
    let edge = Shape::rect(left, top, side, (0.08 * step).max(1.0));
    canvas.fill_faintly(edge, gray(1.0), 0.3);
}

/// Draws all shadows and then all stones, each up to `astray` spacings off its point, as programs
/// do that want to look natural.
pub fn draw_round_stones(
    canvas: &mut Canvas,
    diagram: &Diagram,
    grid: &DrawnGrid,
    stones: &RoundStones,
    astray: f64,
    rng: &mut Pcg64Mcg,
) {
    let placed: Vec<_> = diagram
        .stones()
        .into_iter()
        .map(|(point, color)| {
            let (x, y) = grid.place(point);
            let mut offset = || rng.random_range(-1.0..=1.0) * astray * grid.step;
            let center = (x + offset(), y + offset());
            (center, color, rng.random_range(0.0..std::f64::consts::PI))
        })
        .collect();
    for (center, _, _) in &placed {
        stones.draw_shadow(canvas, *center);
    }
    for (center, color, turn) in placed {
        stones.draw(canvas, center, color, turn);
    }
}
