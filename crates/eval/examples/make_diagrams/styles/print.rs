//! Printed diagrams: books and newspapers.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_pcg::Pcg64Mcg;
use shuzi::color::Color;
use shuzi::point::Point;

use crate::board::{CoordinateKind, Coordinates, DrawnGrid, Sides};
use crate::canvas::{Canvas, PagePoint, Rgb, Shape, gray, mix};
use crate::lettering::Lettering;
use crate::positions::{Diagram, Stage};
use crate::stones::{FlatStones, contrast, draw_triangle, write_number};
use crate::styles::{Picture, sample_length};
use crate::texture::{cloudy_noise, smooth_noise};

const COMMENTS: [&str; 3] = [
    "After the exchange in the corner Black has to defend, and White takes the last large point on \
     the upper side. The marked stones cannot be captured, because there are two ways to live.",
    "White would like to push once more, but then the cutting point becomes a burden. It is better \
     to leave things as they are. Black gets good shape in the center and is a little ahead.",
    "This is the losing move. If Black simply connects, the game is still close: see the next \
     diagram for the variation that both players read during the game.",
];

/// Draws a diagram of a book, often with its caption and some of the text around it.
pub fn draw_book(diagram: &Diagram, rng: &mut Pcg64Mcg) -> Picture {
    let longest = sample_length(460.0, 1300.0, rng);
    let has_text = rng.random_bool(0.5);
    let width = if has_text {
        0.7 * longest
    } else {
        0.93 * longest
    }
    .floor();
    let paper = *[gray(1.0), gray(0.985), [0.985, 0.975, 0.945]]
        .choose(rng)
        .unwrap_or(&gray(1.0));
    let mut canvas = Canvas::new(width, longest, paper);
    let ink = gray(0.07);
    let margin = rng.random_range(1.0..1.7);
    let top = if has_text { 0.075 * longest } else { 0.0 };
    let grid = DrawnGrid::in_square(0.0, top, width, diagram.lines(), margin);
    let step = grid.step;
    draw_printed_board(&mut canvas, &grid, ink);
    let letters = draw_letters(&mut canvas, diagram, &grid, paper, ink, rng);
    let count = match diagram.stage {
        Stage::Opening => diagram.count_moves(),
        _ => rng.random_range(8..=50.min(diagram.count_moves().max(9))),
    };
    let stones = printed_stones(0.485 * step, ink, paper, step);
    draw_printed_stones(&mut canvas, diagram, &grid, &stones);
    for (point, color, number) in diagram.numbered_stones(count) {
        let on_it = if color == Color::Black { paper } else { ink };
        let center = grid.place(point);
        write_number(&mut canvas, center, 0.485 * step, number, on_it, 0.15);
    }
    let height = (0.019 * longest).max(7.0);
    let below = grid.at(0.0, grid.last() + margin.max(1.2)).1;
    let caption = format!(
        "Figure {} ({}-{})",
        rng.random_range(1..6),
        diagram.count_moves().saturating_sub(count) + 1,
        diagram.count_moves()
    );
    let text = Lettering::new(height, ink);
    let middle = (width / 2.0, below + 0.4 * height);
    text.bold()
        .write_centered(&mut canvas, &caption, middle, 0.9 * width);
    if has_text {
        let comment = COMMENTS.choose(rng).copied().unwrap_or_default();
        let column = (grid.left - 0.4 * step, width - 2.0 * grid.left + 0.8 * step);
        let head = "Chapter 4: fighting spirit";
        text.write(&mut canvas, head, column.0, 0.035 * longest);
        let start = below + 3.0 * height;
        let end = text.write_column(&mut canvas, comment, column.0, start, column.1);
        if let Some(letter) = letters.first() {
            let more = format!("White {letter} is not sente here.");
            text.write_column(&mut canvas, &more, column.0, end, column.1);
        }
    }
    if rng.random_bool(0.4) {
        canvas.blur(rng.random_range(0.35..0.6));
    }
    Picture::new(canvas, &grid)
}

fn draw_printed_board(canvas: &mut Canvas, grid: &DrawnGrid, ink: Rgb) {
    let step = grid.step;
    grid.draw_lines(canvas, 0.028 * step, 0.07 * step, ink);
    grid.draw_stars(canvas, (0.085 * step).max(1.4), ink);
}

fn printed_stones(radius: f64, ink: Rgb, paper: Rgb, step: f64) -> FlatStones {
    FlatStones {
        radius,
        black: ink,
        white: mix(paper, gray(1.0), 0.4),
        black_outline: ink,
        white_outline: ink,
        outline: (0.045 * step).max(0.8),
    }
}

fn draw_printed_stones(
    canvas: &mut Canvas,
    diagram: &Diagram,
    grid: &DrawnGrid,
    stones: &FlatStones,
) {
    for (point, color) in diagram.stones() {
        stones.draw(canvas, grid.place(point), color);
    }
}

/// Writes letters on a few empty points in the midst of stones, and returns the letters.
fn draw_letters(
    canvas: &mut Canvas,
    diagram: &Diagram,
    grid: &DrawnGrid,
    paper: Rgb,
    ink: Rgb,
    rng: &mut Pcg64Mcg,
) -> Vec<String> {
    let size = diagram.position.size();
    let mut near_stones: Vec<Point> = size
        .points()
        .filter(|point| diagram.position.stone(*point).is_none())
        .filter(|point| {
            let mut near = size.neighbours(*point);
            near.any(|other| diagram.position.stone(other).is_some())
        })
        .collect();
    let count = rng.random_range(0..=3);
    let (chosen, _) = near_stones.partial_shuffle(rng, count);
    let mut letters = Vec::new();
    for (point, letter) in chosen.iter().zip(["A", "B", "C"]) {
        let center = grid.place(*point);
        let radius = 0.36 * grid.step;
        canvas.fill(Shape::Disc { center, radius }, paper);
        let text = Lettering::new(0.5 * grid.step, ink);
        text.write_centered(canvas, letter, center, grid.step);
        letters.push(letter.to_owned());
    }
    letters
}

/// Draws a diagram of a newspaper, with coordinates and columns of text beside it.
pub fn draw_newspaper(diagram: &Diagram, rng: &mut Pcg64Mcg) -> Picture {
    let longest = sample_length(450.0, 1300.0, rng);
    let has_column = rng.random_bool(0.6);
    let height = if has_column { 0.82 * longest } else { longest }.floor();
    let width = if has_column { longest } else { 0.92 * longest }.floor();
    let brightness = rng.random_range(0.74..0.86);
    let paper = [brightness, 0.985 * brightness, 0.95 * brightness];
    let ink = gray(rng.random_range(0.13..0.22));
    let mut canvas = Canvas::new(width, height, paper);
    canvas.set_tilt(rng.random_range(-0.018..0.018));
    let headline = Lettering::new(0.035 * height, ink).bold();
    let title = "Challenger leads after the third game";
    let middle = (width / 2.0, 0.055 * height);
    headline.write_centered(&mut canvas, title, middle, 0.9 * width);
    let side = 0.86 * height.min(width);
    let left = if has_column {
        0.03 * width
    } else {
        0.5 * (width - side)
    };
    let grid = DrawnGrid::in_square(left, 0.11 * height, side, diagram.lines(), 1.3);
    draw_printed_board(&mut canvas, &grid, ink);
    write_printed_coordinates(&mut canvas, &grid, ink, rng);
    let step = grid.step;
    let stones = printed_stones(0.47 * step, ink, paper, step);
    draw_printed_stones(&mut canvas, diagram, &grid, &stones);
    if rng.random_bool(0.5) {
        for (point, color, number) in diagram.numbered_stones(rng.random_range(3..20)) {
            let on_it = if color == Color::Black { paper } else { ink };
            let center = grid.place(point);
            write_number(&mut canvas, center, 0.47 * step, number, on_it, 0.17);
        }
    } else if let Some((point, color)) = diagram.last_stone() {
        let on_it = mix(contrast(color), gray(0.5), 0.2);
        draw_triangle(&mut canvas, grid.place(point), 0.28 * step, on_it);
    }
    if has_column {
        let left = left + side + 0.02 * width;
        write_news(&mut canvas, (left, 0.13 * height), 0.96 * width - left, ink);
    }
    age_paper(&mut canvas, rng);
    Picture::new(canvas, &grid)
}

/// Writes numbers above and Chinese numbers on the right, or letters and numbers below and on the
/// left.
fn write_printed_coordinates(canvas: &mut Canvas, grid: &DrawnGrid, ink: Rgb, rng: &mut Pcg64Mcg) {
    let is_japanese = rng.random_bool(0.5);
    let style = Coordinates {
        kind: if is_japanese {
            CoordinateKind::Japanese
        } else {
            CoordinateKind::Western
        },
        sides: Sides {
            top: is_japanese,
            right: is_japanese,
            bottom: !is_japanese,
            left: !is_japanese,
        },
        distance: 0.92,
        lettering: Lettering::new(0.4 * grid.step, ink),
    };
    grid.write_coordinates(canvas, &style);
}

/// Writes a column of text down to the lower end of the page.
fn write_news(canvas: &mut Canvas, (left, top): PagePoint, width: f64, ink: Rgb) {
    let text = Lettering::new((0.016 * canvas.height()).max(6.0), ink);
    let (mut top, bottom) = (top, 0.93 * canvas.height());
    for comment in COMMENTS.iter().cycle().take(12) {
        if top > bottom - 0.25 * canvas.height() {
            break;
        }
        top = text.write_column(canvas, comment, left, top, width) + text.height;
    }
}

/// Adds what the press, the paper and the scanner add: blurred ink, fibers, uneven light, noise.
fn age_paper(canvas: &mut Canvas, rng: &mut Pcg64Mcg) {
    let seed: u64 = rng.random();
    let slope = [rng.random_range(-0.06..0.06), rng.random_range(-0.06..0.06)];
    let (width, height) = (canvas.width(), canvas.height());
    canvas.blur(rng.random_range(0.5..0.8));
    canvas.change(|x, y, color| {
        let fibers = smooth_noise(x / 1.7, y / 1.7, seed) - 0.5;
        let stains = cloudy_noise(x / 90.0, y / 90.0, seed + 31) - 0.5;
        let light = slope[0] * (x / width - 0.5) + slope[1] * (y / height - 0.5);
        let factor = 1.0 + 0.09 * fibers + 0.08 * stains + light;
        color.map(|channel| channel * factor as f32)
    });
    canvas.add_noise(0.025, rng);
}
