//! Dark themes: pale lines on a dark board.

use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_pcg::Pcg64Mcg;
use shuzi::color::Color;

use crate::board::{CoordinateKind, Coordinates, DrawnGrid, Sides};
use crate::canvas::{Canvas, Rgb, Shape, hex, mix};
use crate::lettering::Lettering;
use crate::positions::Diagram;
use crate::stones::{FlatStones, draw_ring};
use crate::styles::{Picture, sample_length};

/// The colors of a dark theme.
struct Theme {
    page: Rgb,
    board: Rgb,
    line: Rgb,
    black: Rgb,
    black_outline: Rgb,
    white: Rgb,
    accent: Rgb,
}

/// Returns one of four themes: slate, night blue, charcoal with thin contrast, and green.
fn choose_theme(rng: &mut Pcg64Mcg) -> Theme {
    let slate = [
        0x16191E, 0x262B33, 0x8C97A6, 0x0C0E11, 0xAEB8C4, 0xDDE2E8, 0xFF9F43,
    ];
    let night = [
        0x0D1526, 0x14213D, 0x7F93BF, 0x060A14, 0x9FB2DC, 0xE9EEF9, 0x4CC9F0,
    ];
    let charcoal = [
        0x222222, 0x383838, 0x7A7A7A, 0x121212, 0x9A9A9A, 0xC8C8C8, 0xE5533D,
    ];
    let green = [
        0x0E1712, 0x1B2E24, 0x86AE98, 0x080D0A, 0xA6CBB6, 0xE4EFE8, 0xF4D35E,
    ];
    let themes = [slate, night, charcoal, green];
    let [page, board, line, black, black_outline, white, accent] =
        themes.choose(rng).unwrap_or(&slate).map(hex);
    Theme {
        page,
        board,
        line,
        black,
        black_outline,
        white,
        accent,
    }
}

/// Draws a dark board with pale lines and outlined stones; a spot or a ring marks the last move.
pub fn draw_dark(diagram: &Diagram, rng: &mut Pcg64Mcg) -> Picture {
    let theme = choose_theme(rng);
    let longest = sample_length(420.0, 1200.0, rng);
    let header = if rng.random_bool(0.6) {
        0.09 * longest
    } else {
        0.0
    };
    let width = longest - header;
    let mut canvas = Canvas::new(width, longest, theme.page);
    let border = rng.random_range(0.0..0.04) * width;
    let side = width - 2.0 * border;
    let has_coordinates = rng.random_bool(0.6);
    let margin = if has_coordinates { 1.35 } else { 0.85 };
    let grid = DrawnGrid::in_square(border, header + border, side, diagram.lines(), margin);
    let step = grid.step;
    canvas.fill(grid.outline(margin, 0.25 * step), theme.board);
    let width = rng.random_range(0.025..0.05) * step;
    grid.draw_lines(&mut canvas, width.max(0.9), width.max(0.9), theme.line);
    grid.draw_stars(&mut canvas, (0.085 * step).max(1.8), theme.line);
    if has_coordinates {
        let coordinates = Coordinates {
            kind: CoordinateKind::Western,
            sides: Sides {
                top: false,
                right: false,
                ..Sides::ALL
            },
            distance: 0.85,
            lettering: Lettering::new(0.32 * step, mix(theme.line, theme.board, 0.15)),
        };
        grid.write_coordinates(&mut canvas, &coordinates);
    }
    let stones = FlatStones {
        radius: 0.46 * step,
        black: theme.black,
        white: theme.white,
        black_outline: theme.black_outline,
        white_outline: mix(theme.white, theme.board, 0.3),
        outline: (0.05 * step).max(1.0),
    };
    for (point, color) in diagram.stones() {
        stones.draw(&mut canvas, grid.place(point), color);
    }
    if let Some((point, _)) = diagram.last_stone() {
        let center = grid.place(point);
        if rng.random_bool(0.5) {
            let radius = 0.15 * step;
            canvas.fill(Shape::Disc { center, radius }, theme.accent);
        } else {
            draw_ring(&mut canvas, center, 0.27 * step, 0.08 * step, theme.accent);
        }
    }
    if header > 0.0 {
        write_header(&mut canvas, diagram, &theme, header);
    }
    Picture::new(canvas, &grid)
}

/// Writes the players and their prisoners above the board.
fn write_header(canvas: &mut Canvas, diagram: &Diagram, theme: &Theme, height: f64) {
    let text = Lettering::new(0.24 * height, mix(theme.white, theme.page, 0.15));
    let (top, right) = (0.38 * height, canvas.width() - 0.4 * height);
    let lost = |color| format!("+{}", diagram.count_lost(color));
    let radius = 0.17 * height;
    let middle = 0.5 * height;
    let center = (0.5 * height, middle);
    canvas.fill(Shape::Disc { center, radius }, theme.black);
    draw_ring(canvas, center, radius, 1.0, theme.black_outline);
    let end = text.write(canvas, "mizuki 3d", 0.85 * height, top);
    text.write(canvas, &lost(Color::White), end + 0.4 * height, top);
    let center = (right - 0.1 * height, middle);
    canvas.fill(Shape::Disc { center, radius }, theme.white);
    let name = format!("{}   tenuki77 2d", lost(Color::Black));
    text.write_before(canvas, &name, right - 0.45 * height, top);
}
