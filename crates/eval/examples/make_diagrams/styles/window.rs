//! A browser window in which a game is played.

use rand::RngExt;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64Mcg;
use shuzi::color::Color;

use crate::board::{CoordinateKind, Coordinates, DrawnGrid, Sides};
use crate::canvas::{Canvas, PagePoint, Rgb, Shape, gray, hex};
use crate::lettering::Lettering;
use crate::positions::Diagram;
use crate::stones::{FlatStones, RoundStones, contrast, draw_ring};
use crate::styles::server::draw_round_stones;
use crate::styles::{Picture, sample_length};
use crate::texture::{Wood, smooth_noise};

const CHAT: [(&str, &str); 9] = [
    ("fuseki_fan", "hi, good game!"),
    ("Anna L", "hello, have fun"),
    ("kosumi", "that corner looks alive to me"),
    ("oldjoseki", "if W pushes there is a ladder"),
    ("Anna L", "I did not see that :)"),
    ("kosumi", "who is ahead?"),
    ("guest 4071", "black by a little, 3 or 4 points"),
    ("oldjoseki", "endgame is still big"),
    ("fuseki_fan", "thanks for watching"),
];
const PLAYERS: [(&str, &str); 4] = [
    ("fuseki_fan", "2d"),
    ("Anna L", "1d"),
    ("moyo_builder", "4k"),
    ("Hane Hiroshi", "5d"),
];

/// A part of the window: left, top, width and height in pixels.
type Area = (f64, f64, f64, f64);

/// The look of a page.
struct PageTheme {
    page: Rgb,
    panel: Rgb,
    text: Rgb,
    faint: Rgb,
}

const LIGHT: PageTheme = PageTheme {
    page: [0.94, 0.94, 0.93],
    panel: [1.0, 1.0, 1.0],
    text: [0.16, 0.17, 0.19],
    faint: [0.52, 0.54, 0.57],
};
const DARK: PageTheme = PageTheme {
    page: [0.11, 0.11, 0.12],
    panel: [0.17, 0.17, 0.19],
    text: [0.86, 0.86, 0.87],
    faint: [0.56, 0.57, 0.60],
};

/// Draws a window with tabs, an address, a menu, the board, the players, and a chat.
pub fn draw_browser(diagram: &Diagram, rng: &mut Pcg64Mcg) -> Picture {
    let width = sample_length(1000.0, 1400.0, rng);
    let height = width * rng.random_range(0.56..0.66);
    let theme = if rng.random_bool(0.65) { &LIGHT } else { &DARK };
    let mut canvas = Canvas::new(width, height, theme.page);
    let unit = width / 100.0;
    let top = draw_browser_bars(&mut canvas, unit) + draw_menu(&mut canvas, unit);
    let gap = rng.random_range(0.8..2.0) * unit;
    let side = canvas.height() - top - 2.0 * gap - 4.5 * unit;
    let left = rng.random_range(1.0..0.3 * (width - side) / unit) * unit;
    let grid = draw_board(&mut canvas, diagram, (left, top + gap, side), rng);
    let buttons = (left, top + 1.5 * gap + side, side, 3.0 * unit);
    draw_buttons(&mut canvas, buttons, unit, theme);
    let panel_left = left + side + 2.0 * unit;
    let panel_width = (width - panel_left - 1.5 * unit).min(36.0 * unit);
    let players = (panel_left, top + gap, panel_width, 13.0 * unit);
    draw_players(&mut canvas, diagram, players, theme, rng);
    let chat_top = top + gap + 14.0 * unit;
    let chat_height = canvas.height() - chat_top - gap;
    let chat = (panel_left, chat_top, panel_width, chat_height);
    draw_chat(&mut canvas, chat, unit, theme, rng);
    Picture::new(canvas, &grid)
}

/// Draws tabs and the address, and returns their height.
fn draw_browser_bars(canvas: &mut Canvas, unit: f64) -> f64 {
    let width = canvas.width();
    canvas.fill(Shape::rect(0.0, 0.0, width, 2.8 * unit), hex(0xDEE1E6));
    let text = Lettering::new(0.8 * unit, hex(0x3C4043));
    canvas.fill(
        Shape::rounded(unit, 0.5 * unit, 17.0 * unit, 2.6 * unit, 0.6 * unit),
        gray(1.0),
    );
    let icon = Shape::rounded(1.6 * unit, 1.1 * unit, 1.1 * unit, 1.1 * unit, 0.2 * unit);
    canvas.fill(icon, hex(0xD9A441));
    text.write(canvas, "Play Go online", 3.2 * unit, 1.25 * unit);
    text.write(canvas, "Joseki dictionary", 20.0 * unit, 1.25 * unit);
    canvas.fill(Shape::rect(0.0, 2.8 * unit, width, 2.9 * unit), gray(1.0));
    let address = Shape::rounded(
        9.0 * unit,
        3.1 * unit,
        width - 16.0 * unit,
        2.3 * unit,
        unit,
    );
    canvas.fill(address, hex(0xF1F3F4));
    text.write(canvas, "<   >", 1.5 * unit, 3.9 * unit);
    text.write(
        canvas,
        "https://go.example.org/game/61803398",
        11.0 * unit,
        3.9 * unit,
    );
    canvas.fill(Shape::rect(0.0, 5.7 * unit, width, 1.0), hex(0xDADCE0));
    5.7 * unit
}

/// Draws the site's menu, and returns its height.
fn draw_menu(canvas: &mut Canvas, unit: f64) -> f64 {
    let (width, top) = (canvas.width(), 5.7 * unit);
    canvas.fill(
        Shape::rect(0.0, top + 1.0, width, 3.2 * unit),
        hex(0x2B3640),
    );
    let text = Lettering::new(0.95 * unit, gray(0.92));
    let mut left = 2.0 * unit;
    for entry in [
        "Home",
        "Play",
        "Puzzles",
        "Watch",
        "Tournaments",
        "Ladders",
        "Groups",
    ] {
        left = text.write(canvas, entry, left, top + 1.2 * unit) + 2.2 * unit;
    }
    let center = (width - 3.0 * unit, top + 1.65 * unit);
    canvas.fill(
        Shape::Disc {
            center,
            radius: unit,
        },
        hex(0x7FB069),
    );
    3.2 * unit
}

/// Draws the board into a square: left, top and side.
fn draw_board(
    canvas: &mut Canvas,
    diagram: &Diagram,
    (left, top, side): (f64, f64, f64),
    rng: &mut Pcg64Mcg,
) -> DrawnGrid {
    let margin = 1.3;
    let grid = DrawnGrid::in_square(left, top, side, diagram.lines(), margin);
    let step = grid.step;
    let outline = grid.outline(margin, 0.0);
    let is_plain = rng.random_bool(0.4);
    let wood = Wood {
        light: hex(0xF0CF8E),
        dark: hex(0xCB9C58),
        grain: (0.3 * step).max(4.0),
        waviness: step,
        is_upright: true,
        seed: rng.random(),
    };
    let plain = hex(0xDDB56A);
    canvas.fill_with(outline, 1.0, &|place| {
        let color = if is_plain {
            plain
        } else {
            wood.color_at(place)
        };
        (color, 1.0)
    });
    grid.draw_lines(canvas, 0.9, 0.9, hex(0x4A3719));
    grid.draw_stars(canvas, (0.09 * step).max(1.8), hex(0x4A3719));
    let coordinates = Coordinates {
        kind: CoordinateKind::Western,
        sides: Sides::ALL,
        distance: 0.82,
        lettering: Lettering::new((0.34 * step).min(13.0), hex(0x4A3719)),
    };
    grid.write_coordinates(canvas, &coordinates);
    if is_plain {
        let stones = FlatStones {
            radius: 0.475 * step,
            black: gray(0.1),
            white: gray(0.97),
            black_outline: gray(0.0),
            white_outline: gray(0.45),
            outline: 1.0,
        };
        for (point, color) in diagram.stones() {
            stones.draw(canvas, grid.place(point), color);
        }
    } else {
        let stones = RoundStones {
            radius: 0.48 * step,
            black: (0.07, 0.5),
            white: (0.74, 1.0),
            gloss: 0.1,
            shadow: 0.35,
            shadow_distance: 0.14,
            shadow_softness: 0.4,
            has_shell_bands: false,
        };
        draw_round_stones(canvas, diagram, &grid, &stones, 0.0, rng);
    }
    if let Some((point, color)) = diagram.last_stone() {
        let width = 0.08 * step;
        draw_ring(
            canvas,
            grid.place(point),
            0.26 * step,
            width,
            contrast(color),
        );
    }
    grid
}

/// Draws the buttons for going through the game.
fn draw_buttons(canvas: &mut Canvas, area: Area, unit: f64, theme: &PageTheme) {
    let (left, top, width, height) = area;
    let labels = ["|<", "<<", "<", ">", ">>", ">|"];
    let text = Lettering::new(unit, theme.text);
    for (index, label) in labels.iter().enumerate() {
        let middle = left + width / 2.0 + (index as f64 - 2.5) * 4.2 * unit;
        let button = Shape::rounded(middle - 1.8 * unit, top, 3.6 * unit, height, 0.4 * unit);
        canvas.fill(button, theme.panel);
        text.write_centered(canvas, label, (middle, top + height / 2.0), 3.0 * unit);
    }
}

/// Draws both players with picture, name, grade, prisoners and clock.
fn draw_players(
    canvas: &mut Canvas,
    diagram: &Diagram,
    area: Area,
    theme: &PageTheme,
    rng: &mut Pcg64Mcg,
) {
    let (left, top, width, height) = area;
    let card_width = 0.48 * width;
    let mut players = PLAYERS;
    players.shuffle(rng);
    for (index, (color, name)) in Color::BOTH.into_iter().zip(players).enumerate() {
        let left = left + index as f64 * 0.52 * width;
        let card = Shape::rounded(left, top, card_width, height, 0.06 * height);
        canvas.fill(card, theme.panel);
        let picture = 0.4 * height;
        draw_avatar(
            canvas,
            (left + 0.07 * height, top + 0.08 * height),
            picture,
            rng,
        );
        let center = (left + 0.75 * height, top + 0.28 * height);
        let radius = 0.11 * height;
        let fill = match color {
            Color::Black => gray(0.1),
            Color::White => gray(0.97),
        };
        canvas.fill(Shape::Disc { center, radius }, fill);
        draw_ring(canvas, center, radius, 1.0, gray(0.45));
        let text = Lettering::new(0.085 * height, theme.text).bold();
        let line = format!("{} ({})", name.0, name.1);
        let middle = (left + card_width / 2.0, top + 0.58 * height);
        text.write_centered(canvas, &line, middle, 0.9 * card_width);
        let clock = format!("{}:{:02}", rng.random_range(0..25), rng.random_range(0..60));
        let text = Lettering::new(0.13 * height, theme.text);
        let middle = (left + card_width / 2.0, top + 0.75 * height);
        text.write_centered(canvas, &clock, middle, card_width);
        let text = Lettering::new(0.07 * height, theme.faint);
        let lost = diagram.count_lost(color.opponent());
        let middle = (left + card_width / 2.0, top + 0.91 * height);
        text.write_centered(canvas, &format!("{lost} captures"), middle, card_width);
    }
}

/// Draws a blurred landscape in place of a player's picture.
fn draw_avatar(canvas: &mut Canvas, corner: PagePoint, side: f64, rng: &mut Pcg64Mcg) {
    let seed: u64 = rng.random();
    let tint: Rgb = [rng.random(), rng.random(), rng.random()];
    let paint = |(x, y): PagePoint| {
        let value = smooth_noise(x / (0.3 * side), y / (0.3 * side), seed) as f32;
        (tint.map(|channel| 0.25 + 0.4 * channel + 0.35 * value), 1.0)
    };
    let shape = Shape::rounded(corner.0, corner.1, side, side, 0.08 * side);
    canvas.fill_with(shape, 1.0, &paint);
}

fn draw_chat(canvas: &mut Canvas, area: Area, unit: f64, theme: &PageTheme, rng: &mut Pcg64Mcg) {
    let (left, top, width, height) = area;
    canvas.fill(
        Shape::rounded(left, top, width, height, 0.5 * unit),
        theme.panel,
    );
    let heading = Lettering::new(0.95 * unit, theme.text).bold();
    heading.write(canvas, "Chat", left + unit, top + unit);
    let box_top = top + height - 3.0 * unit;
    let rule = Shape::rect(left + unit, top + 2.6 * unit, width - 2.0 * unit, 1.0);
    canvas.fill_faintly(rule, theme.faint, 0.4);
    let (name, text) = (
        Lettering::new(0.8 * unit, hex(0x3B7DD8)),
        Lettering::new(0.8 * unit, theme.text),
    );
    let mut line_top = top + 3.6 * unit;
    let first = rng.random_range(0..CHAT.len());
    for (who, words) in CHAT.iter().cycle().skip(first).take(14) {
        if line_top > box_top - 3.5 * unit {
            break;
        }
        let end = name.write(canvas, &format!("{who}:"), left + unit, line_top);
        let start = end + 0.6 * unit;
        let room = left + width - unit - start;
        line_top = text.write_column(canvas, words, start, line_top, room) + 0.3 * unit;
    }
    let input = Shape::rounded(
        left + unit,
        box_top,
        width - 2.0 * unit,
        2.1 * unit,
        0.4 * unit,
    );
    canvas.fill(input, theme.page);
    let hint = Lettering::new(0.8 * unit, theme.faint);
    hint.write(
        canvas,
        "Say something nice",
        left + 1.6 * unit,
        box_top + 0.65 * unit,
    );
}
