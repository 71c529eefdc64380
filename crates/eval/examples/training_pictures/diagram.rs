//! Diagrams as programs and books draw them: flat, seen from straight above, often with part of a window around them.

use image::{Rgb, RgbImage};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use shuzi::color::Color;
use shuzi::position::Position;
use shuzi_render::Scene;

/// Number of samples per pixel in each direction.
const SAMPLES: u32 = 3;
/// Colors of boards on screens and in print.
const BOARDS: [[f64; 3]; 9] = [
    [220.0, 179.0, 92.0],
    [240.0, 195.0, 120.0],
    [205.0, 160.0, 95.0],
    [255.0, 255.0, 255.0],
    [245.0, 240.0, 225.0],
    [150.0, 150.0, 150.0],
    [120.0, 160.0, 110.0],
    [60.0, 60.0, 66.0],
    [180.0, 120.0, 60.0],
];

/// A diagram: its position, and the style in which it is drawn.
struct PrintedDiagram<'a> {
    position: &'a Position,
    lines: usize,
    /// Place of the first intersection and distance between lines, in pixels.
    left: f64,
    top: f64,
    pitch: [f64; 2],
    margin: f64,
    board: [f64; 3],
    ink: [f64; 3],
    line: f64,
    radius: f64,
    shaded: bool,
    star: f64,
    mark: Option<(usize, usize)>,
    numbers: bool,
    around: [f64; 3],
    panel: [f64; 3],
    seed: u32,
}

/// Draws a diagram of a position in the size of the scene. Returns the pixels and the label.
pub fn draw_diagram(position: &Position, scene: &Scene) -> (RgbImage, Value) {
    let mut rng = Pcg64Mcg::seed_from_u64(scene.seed ^ 0xD1A6);
    let (width, height) = (scene.width_px, scene.height_px);
    let lines = position.size().width();
    let diagram = PrintedDiagram::new(position, width, height, &mut rng);
    let pixels = RgbImage::from_fn(width, height, |x, y| {
        let mut sum = [0.0; 3];
        for (i, j) in (0..SAMPLES).flat_map(|j| (0..SAMPLES).map(move |i| (i, j))) {
            let within =
                |pixel: u32, part: u32| f64::from(pixel) + (f64::from(part) + 0.5) / f64::from(SAMPLES);
            let color = diagram.color(within(x, i), within(y, j));
            sum = [0, 1, 2].map(|channel| sum[channel] + color[channel]);
        }
        Rgb(sum.map(|value| (value / f64::from(SAMPLES * SAMPLES)).round() as u8))
    });
    let at = |row: usize, col: usize| {
        [diagram.left + col as f64 * diagram.pitch[0], diagram.top + row as f64 * diagram.pitch[1]]
            .map(|value| (value * 10.0).round() / 10.0)
    };
    let end = lines - 1;
    let points: Vec<[f64; 2]> =
        (0..lines).flat_map(|row| (0..lines).map(move |col| (row, col))).map(|(r, c)| at(r, c)).collect();
    let label = json!({
        "size": lines,
        "rows": position.rows(),
        "corners": [at(0, 0), at(0, end), at(end, end), at(end, 0)],
        "points": points,
        "hidden": [],
        "out_of_frame": [],
        "photo_px": [width, height],
        "lens": { "k1": 0.0 },
        "unsure": [],
        "license": "MIT OR Apache-2.0",
    });
    (pixels, label)
}

impl<'a> PrintedDiagram<'a> {
    fn new(position: &'a Position, width: u32, height: u32, rng: &mut Pcg64Mcg) -> PrintedDiagram<'a> {
        let lines = position.size().width();
        let (w, h) = (f64::from(width), f64::from(height));
        let share =
            if rng.random_bool(0.6) { rng.random_range(0.85..0.99) } else { rng.random_range(0.45..0.85) };
        let margin_share = rng.random_range(0.55..1.6);
        let pitch = w.min(h) * share / (lines as f64 - 1.0 + 2.0 * margin_share);
        let pitch = [
            pitch,
            pitch
                * if rng.random_bool(0.8) { 1.0 } else { rng.random_range(1.0..1.05_f64).min(h / w.min(h)) },
        ];
        let margin = margin_share * pitch[0];
        let grid = pitch.map(|p| p * (lines as f64 - 1.0));
        let mut place = |room: f64| {
            if rng.random_bool(0.5) { room / 2.0 } else { rng.random_range(0.0..=1.0) * room }
        };
        let left = margin + place((w - grid[0] - 2.0 * margin).max(0.0));
        let top = margin + place((h - grid[1] - 2.0 * margin).max(0.0));
        let board = BOARDS[rng.random_range(0..BOARDS.len())];
        let dark = board[1] < 100.0;
        let tone = rng.random_range(0.88..1.05);
        let grey = rng.random_range(0.0..255.0);
        let mark = position.size().points().filter(|p| position.stone(*p).is_some()).last();
        PrintedDiagram {
            position,
            lines,
            left,
            top,
            pitch,
            margin,
            board: board.map(|channel: f64| (channel * tone).min(255.0)),
            ink: if dark { [200.0; 3] } else { [rng.random_range(0.0..110.0); 3] },
            line: (pitch[0] * rng.random_range(0.025..0.07)).max(0.8),
            radius: pitch[0] * rng.random_range(0.42..0.505),
            shaded: rng.random_bool(0.5),
            star: pitch[0] * rng.random_range(0.07..0.14),
            mark: mark.filter(|_| rng.random_bool(0.5)).map(|p| (p.row(), p.col())),
            numbers: rng.random_bool(0.4),
            around: [grey, grey, (grey + rng.random_range(0.0..30.0_f64)).min(255.0)],
            panel: [rng.random_range(0.0..255.0), rng.random_range(0.0..255.0), rng.random_range(0.0..255.0)],
            seed: rng.random(),
        }
    }

    fn color(&self, x: f64, y: f64) -> [f64; 3] {
        let end = self.pitch.map(|pitch| pitch * (self.lines as f64 - 1.0));
        let (dx, dy) = (x - self.left, y - self.top);
        let m = self.margin;
        if dx < -m || dy < -m || dx > end[0] + m || dy > end[1] + m {
            return self.window(x, y);
        }
        let column = (dx / self.pitch[0]).round().clamp(0.0, self.lines as f64 - 1.0);
        let row = (dy / self.pitch[1]).round().clamp(0.0, self.lines as f64 - 1.0);
        let (u, v) = (dx - column * self.pitch[0], dy - row * self.pitch[1]);
        if let Some(color) = self.stone(row as usize, column as usize, u, v) {
            return color;
        }
        let half = self.line / 2.0;
        let inside_x = dx > -half && dx < end[0] + half;
        let inside_y = dy > -half && dy < end[1] + half;
        let star = self.is_star(row as usize, column as usize) && u.hypot(v) < self.star;
        if (u.abs() < half && inside_y) || (v.abs() < half && inside_x) || star {
            return self.ink;
        }
        if self.numbers
            && (!inside_x || !inside_y)
            && u.abs() < 0.22 * self.pitch[0]
            && v.abs() < 0.3 * self.pitch[1]
        {
            // A random pattern in place of a coordinate beside each line.
            let cell = |t: f64, size: f64| (t / size * 4.0 + 8.0) as u32;
            let bits = (row as u32 * 31 + column as u32 * 17 + 7).wrapping_mul(2_654_435_761) ^ self.seed;
            let dot = cell(u, 0.44 * self.pitch[0]) + 4 * cell(v, 0.6 * self.pitch[1]);
            let beside = if inside_x {
                dy < -0.4 * m || dy > end[1] + 0.4 * m
            } else {
                dx < -0.4 * m || dx > end[0] + 0.4 * m
            };
            if beside && bits >> (dot % 32) & 1 == 1 {
                return self.ink;
            }
        }
        self.board
    }

    fn stone(&self, row: usize, column: usize, u: f64, v: f64) -> Option<[f64; 3]> {
        let point = self.position.size().point(column, row)?;
        let color = self.position.stone(point)?;
        let away = u.hypot(v);
        if away > self.radius {
            return None;
        }
        if self.mark == Some((row, column)) && (0.35..0.55).contains(&(away / self.radius)) {
            return Some(if color == Color::Black { [235.0; 3] } else { [30.0, 30.0, 200.0] });
        }
        let light = (1.0 - (u / self.radius + 0.35).hypot(v / self.radius + 0.35) / 1.5).max(0.0);
        Some(match color {
            Color::Black => [if self.shaded { 15.0 + 90.0 * light.powi(2) } else { 5.0 }; 3],
            Color::White if !self.shaded && away > self.radius - self.line => [20.0; 3],
            Color::White => [if self.shaded { 190.0 + 65.0 * light } else { 252.0 }; 3],
        })
    }

    /// Returns the color of the window around the board, with lines of text.
    fn window(&self, x: f64, y: f64) -> [f64; 3] {
        let row = (y / 22.0) as u32;
        let column = (x / 6.0) as u32;
        let bits =
            (row.wrapping_mul(7919) ^ column.wrapping_mul(104_729) ^ self.seed).wrapping_mul(2_654_435_761);
        let writing = y.rem_euclid(22.0) > 8.0 && y.rem_euclid(22.0) < 18.0 && !row.is_multiple_of(3);
        if writing && self.seed.is_multiple_of(2) && bits >> 16 & 3 == 0 { self.panel } else { self.around }
    }

    fn is_star(&self, row: usize, column: usize) -> bool {
        let n = self.lines;
        let edge = if n >= 13 { 3 } else { 2 };
        let line = |i: usize| i == edge || i + 1 + edge == n || (n % 2 == 1 && 2 * i + 1 == n);
        n >= 9 && line(row) && line(column)
    }
}
