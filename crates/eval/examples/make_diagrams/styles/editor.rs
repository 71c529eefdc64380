//! A plain board as editors of game records show it.

use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_pcg::Pcg64Mcg;
use shuzi::color::Color;

use crate::board::{CoordinateKind, Coordinates, DrawnGrid, Sides};
use crate::canvas::{Canvas, Shape, gray, hex};
use crate::lettering::Lettering;
use crate::positions::Diagram;
use crate::stones::{FlatStones, contrast, draw_ring};
use crate::styles::{Picture, sample_length};

/// Draws a yellow board with crisp lines, flat stones and coordinates; a circle or a spot marks the
/// last move.
pub fn draw_flat(diagram: &Diagram, rng: &mut Pcg64Mcg) -> Picture {
    let longest = sample_length(400.0, 1100.0, rng);
    let has_bars = rng.random_bool(0.5);
    let bar = if has_bars {
        (0.05 * longest).max(24.0)
    } else {
        0.0
    };
    let side = longest - 2.0 * bar;
    let yellow = *[hex(0xDCB35C), hex(0xF2C56B), hex(0xE3B778), hex(0xFFD080)]
        .choose(rng)
        .unwrap_or(&gray(0.8));
    let mut canvas = Canvas::new(side, longest, yellow);
    let grid = DrawnGrid::in_square(0.0, bar, side, diagram.lines(), 1.5).snapped();
    let step = grid.step;
    let line_width = if step > 45.0 { 2.0 } else { 1.0 };
    grid.draw_lines(&mut canvas, 1.0, line_width, gray(0.0));
    grid.draw_stars(&mut canvas, (0.1 * step).max(2.0), gray(0.0));
    let coordinates = Coordinates {
        kind: CoordinateKind::Western,
        sides: Sides::ALL,
        distance: 1.0,
        lettering: Lettering::new((0.36 * step).min(16.0), gray(0.1)),
    };
    grid.write_coordinates(&mut canvas, &coordinates);
    let stones = FlatStones {
        radius: 0.47 * step,
        black: gray(0.0),
        white: gray(1.0),
        black_outline: gray(0.0),
        white_outline: gray(0.25),
        outline: 1.0,
    };
    for (point, color) in diagram.stones() {
        stones.draw(&mut canvas, grid.place(point), color);
    }
    mark_last_move(&mut canvas, diagram, &grid, rng);
    if has_bars {
        write_bars(&mut canvas, diagram, bar);
    }
    Picture::new(canvas, &grid)
}

fn mark_last_move(canvas: &mut Canvas, diagram: &Diagram, grid: &DrawnGrid, rng: &mut Pcg64Mcg) {
    let Some((point, color)) = diagram.last_stone() else {
        return;
    };
    let (center, step) = (grid.place(point), grid.step);
    match rng.random_range(0..3) {
        0 => draw_ring(
            canvas,
            center,
            0.25 * step,
            (0.06 * step).max(1.5),
            contrast(color),
        ),
        1 => {
            let radius = 0.16 * step;
            canvas.fill(Shape::Disc { center, radius }, hex(0x2F6FE0));
        }
        _ => {
            let radius = 0.14 * step;
            canvas.fill(Shape::Disc { center, radius }, contrast(color));
        }
    }
}

/// Writes a menu above and a status line below the board.
fn write_bars(canvas: &mut Canvas, diagram: &Diagram, height: f64) {
    let (width, bottom) = (canvas.width(), canvas.height() - height);
    let text = Lettering::new(0.34 * height, gray(0.15));
    canvas.fill(Shape::rect(0.0, 0.0, width, height), gray(0.95));
    canvas.fill(Shape::rect(0.0, height - 1.0, width, 1.0), gray(0.7));
    let mut left = 0.4 * height;
    for menu in ["File", "Edit", "Navigate", "Tools", "Help"] {
        left = text.write(canvas, menu, left, 0.33 * height) + 0.6 * height;
    }
    canvas.fill(Shape::rect(0.0, bottom, width, height), gray(0.92));
    canvas.fill(Shape::rect(0.0, bottom, width, 1.0), gray(0.7));
    let moves = diagram.count_moves();
    let to_play = match diagram.last_stone() {
        Some((_, Color::Black)) => "White",
        _ => "Black",
    };
    let status = format!("Move {moves}   {to_play} to play");
    text.write(canvas, &status, 0.4 * height, bottom + 0.33 * height);
    let komi = "Komi 6.5";
    text.write_before(canvas, komi, width - 0.4 * height, bottom + 0.33 * height);
}
