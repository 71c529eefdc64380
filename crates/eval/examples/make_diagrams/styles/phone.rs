//! A phone in portrait on which a game is played.

use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_pcg::Pcg64Mcg;
use shuzi::color::Color;

use crate::board::DrawnGrid;
use crate::canvas::{Canvas, Rgb, Shape, gray, hex, mix};
use crate::lettering::Lettering;
use crate::positions::Diagram;
use crate::stones::{RoundStones, contrast, draw_ring};
use crate::styles::server::draw_round_stones;
use crate::styles::{Picture, sample_length};
use crate::texture::Wood;

/// Draws a screen with a status bar, players above and below the board, and buttons. A square
/// marks the last move.
pub fn draw_phone(diagram: &Diagram, rng: &mut Pcg64Mcg) -> Picture {
    let height = sample_length(800.0, 1400.0, rng);
    let width = height / rng.random_range(1.78..2.17);
    let is_dark = rng.random_bool(0.4);
    let (page, ink) = if is_dark {
        (hex(0x1C1C1E), gray(0.92))
    } else {
        (hex(0xF4F1EA), gray(0.12))
    };
    let mut canvas = Canvas::new(width, height, page);
    let (width, unit) = (canvas.width(), canvas.width() / 100.0);
    draw_status_bar(&mut canvas, unit, ink, rng);
    let heading = Lettering::new(3.6 * unit, ink).bold();
    let middle = (width / 2.0, 15.0 * unit);
    heading.write_centered(&mut canvas, "Ranked game", middle, width);
    Lettering::new(4.0 * unit, ink).write(&mut canvas, "<", 4.0 * unit, 13.0 * unit);
    let border = rng.random_range(0.0..3.0) * unit;
    let side = width - 2.0 * border;
    let top = (0.5 * (height - width) + rng.random_range(-4.0..4.0) * unit).floor();
    draw_player(
        &mut canvas,
        diagram,
        Color::White,
        top - 17.0 * unit,
        ink,
        page,
        rng,
    );
    let grid = draw_board(&mut canvas, diagram, (border, top, side), rng);
    let below = top + side + 3.0 * unit;
    draw_player(&mut canvas, diagram, Color::Black, below, ink, page, rng);
    draw_buttons(&mut canvas, unit, ink, page);
    Picture::new(canvas, &grid).sent_by_chance(rng)
}

/// Draws time, reception and battery.
fn draw_status_bar(canvas: &mut Canvas, unit: f64, ink: Rgb, rng: &mut Pcg64Mcg) {
    let right = canvas.width();
    let time = format!("{}:{:02}", rng.random_range(7..23), rng.random_range(0..60));
    let text = Lettering::new(2.9 * unit, ink).bold();
    text.write(canvas, &time, 6.0 * unit, 3.6 * unit);
    let (battery_left, top) = (right - 13.0 * unit, 3.6 * unit);
    for bar in 0..4 {
        let high = (1.0 + 0.65 * f64::from(bar)) * unit;
        let left = battery_left - (9.0 - 1.5 * f64::from(bar)) * unit;
        let shape = Shape::rounded(left, top + 3.0 * unit - high, unit, high, 0.3 * unit);
        canvas.fill(shape, ink);
    }
    let case = Shape::rounded(battery_left, top, 6.5 * unit, 3.0 * unit, 0.8 * unit);
    canvas.fill_faintly(case, ink, 0.4);
    let charge = rng.random_range(1.5..6.0) * unit;
    let filled = Shape::rounded(
        battery_left + 0.3 * unit,
        top + 0.3 * unit,
        charge,
        2.4 * unit,
        0.6 * unit,
    );
    canvas.fill(filled, ink);
}

/// Draws a player's row: the color of the stones, name, prisoners and clock.
fn draw_player(
    canvas: &mut Canvas,
    diagram: &Diagram,
    color: Color,
    top: f64,
    ink: Rgb,
    page: Rgb,
    rng: &mut Pcg64Mcg,
) {
    let (width, unit) = (canvas.width(), canvas.width() / 100.0);
    let row = Shape::rounded(3.0 * unit, top, 94.0 * unit, 14.0 * unit, 3.0 * unit);
    canvas.fill(row, mix(page, ink, 0.07));
    let center = (11.0 * unit, top + 7.0 * unit);
    let radius = 4.3 * unit;
    let fill = contrast(color.opponent());
    canvas.fill(Shape::Disc { center, radius }, mix(fill, gray(0.5), 0.1));
    draw_ring(canvas, center, radius, 1.0, gray(0.5));
    let name = match color {
        Color::Black => "You  3k",
        Color::White => "nadare_bot  2k",
    };
    let text = Lettering::new(3.0 * unit, ink).bold();
    text.write(canvas, name, 18.0 * unit, top + 3.0 * unit);
    let faint = Lettering::new(2.3 * unit, mix(ink, page, 0.35));
    let lost = format!("{} prisoners", diagram.count_lost(color.opponent()));
    faint.write(canvas, &lost, 18.0 * unit, top + 8.6 * unit);
    let clock = format!("{}:{:02}", rng.random_range(1..20), rng.random_range(0..60));
    let large = Lettering::new(4.2 * unit, ink);
    large.write_before(canvas, &clock, width - 7.0 * unit, top + 4.9 * unit);
}

/// Draws the board into a square: left, top and side.
fn draw_board(
    canvas: &mut Canvas,
    diagram: &Diagram,
    (left, top, side): (f64, f64, f64),
    rng: &mut Pcg64Mcg,
) -> DrawnGrid {
    let margin = rng.random_range(0.7..1.0);
    let grid = DrawnGrid::in_square(left, top, side, diagram.lines(), margin);
    let step = grid.step;
    let colors = [
        (hex(0xF3CF93), hex(0xDDB06B)),
        (hex(0xE9BE7A), hex(0xC98F4B)),
        (hex(0xDFC9A0), hex(0xCBB083)),
    ];
    let (light, dark) = *colors.choose(rng).unwrap_or(&(gray(0.8), gray(0.7)));
    let wood = Wood {
        light,
        dark,
        grain: (0.4 * step).max(6.0),
        waviness: 1.5 * step,
        is_upright: rng.random_bool(0.5),
        seed: rng.random(),
    };
    let outline = grid.outline(margin, 0.1 * step);
    canvas.fill_with(outline, 1.0, &|place| (wood.color_at(place), 1.0));
    let ink = mix(dark, gray(0.0), 0.7);
    grid.draw_lines(canvas, (0.03 * step).max(0.8), (0.06 * step).max(1.0), ink);
    grid.draw_stars(canvas, (0.09 * step).max(1.8), ink);
    let stones = RoundStones {
        radius: 0.485 * step,
        black: (0.1, 0.36),
        white: (0.82, 1.0),
        gloss: 0.0,
        shadow: 0.3,
        shadow_distance: 0.1,
        shadow_softness: 0.3,
        has_shell_bands: false,
    };
    draw_round_stones(canvas, diagram, &grid, &stones, 0.0, rng);
    if let Some((point, color)) = diagram.last_stone() {
        let square = Shape::square(grid.place(point), rng.random_range(0.14..0.2) * step);
        let colors = [hex(0xE53935), hex(0x1E88E5), contrast(color)];
        canvas.fill(square, *colors.choose(rng).unwrap_or(&gray(0.5)));
    }
    grid
}

/// Draws the buttons and the line at the lower end of the screen.
fn draw_buttons(canvas: &mut Canvas, unit: f64, ink: Rgb, page: Rgb) {
    let bottom = canvas.height();
    let text = Lettering::new(2.3 * unit, ink);
    for (index, label) in ["Pass", "Undo", "Chat", "Resign"].iter().enumerate() {
        let middle = (14.0 + 24.0 * index as f64) * unit;
        let center = (middle, bottom - 13.0 * unit);
        let button = Shape::rounded(
            middle - 10.0 * unit,
            center.1 - 4.5 * unit,
            20.0 * unit,
            9.0 * unit,
            4.5 * unit,
        );
        canvas.fill(button, mix(page, ink, 0.12));
        text.write_centered(canvas, label, center, 18.0 * unit);
    }
    let line = Shape::rounded(
        32.0 * unit,
        bottom - 3.2 * unit,
        36.0 * unit,
        1.1 * unit,
        0.5 * unit,
    );
    canvas.fill(line, ink);
}
