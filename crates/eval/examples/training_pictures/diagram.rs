//! Diagrams as programs and books draw them: flat, seen from straight above, often with part of a
//! window around them.

mod glyphs;
mod look;
mod marks;

use image::{Rgb, RgbImage};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use shuzi::color::Color;
use shuzi::point::Point;
use shuzi::position::Position;
use shuzi_render::Scene;

use look::{Look, StoneLook};
use marks::Marks;

/// Number of samples per pixel in each direction.
const SAMPLES: u32 = 3;
/// Radius of the part of the board that belongs to a point, in line spacings.
const DISC: f64 = 0.42;

/// A diagram: its position, and the style in which it is drawn.
struct PrintedDiagram<'a> {
    position: &'a Position,
    lines: usize,
    /// Place of the first intersection and distance between lines, in pixels.
    left: f64,
    top: f64,
    pitch: [f64; 2],
    margin: f64,
    /// Distance of the coordinates from the outer lines, as a share of the margin.
    coordinates_at: f64,
    look: Look,
    marks: Marks,
    /// A menu or a message over the board: left, top, right, bottom, pixels.
    popup: Option<[f64; 4]>,
    seed: u32,
}

/// Draws a diagram of a position in the size of the scene. Returns the pixels and the label.
pub fn draw_diagram(position: &Position, scene: &Scene) -> (RgbImage, Value) {
    let mut rng = Pcg64Mcg::seed_from_u64(scene.seed ^ 0xD1A6);
    let (width, height) = (scene.width_px, scene.height_px);
    let diagram = PrintedDiagram::new(position, width, height, &mut rng);
    let pixels = RgbImage::from_fn(width, height, |x, y| {
        let mut sum = [0.0; 3];
        for (i, j) in (0..SAMPLES).flat_map(|j| (0..SAMPLES).map(move |i| (i, j))) {
            let within = |pixel: u32, part: u32| {
                f64::from(pixel) + (f64::from(part) + 0.5) / f64::from(SAMPLES)
            };
            let color = diagram.color(within(x, i), within(y, j));
            sum = [0, 1, 2].map(|channel| sum[channel] + color[channel]);
        }
        Rgb(sum.map(|value| {
            (value / f64::from(SAMPLES * SAMPLES))
                .round()
                .clamp(0.0, 255.0) as u8
        }))
    });
    (pixels, diagram.label(width, height))
}

impl<'a> PrintedDiagram<'a> {
    fn new(
        position: &'a Position,
        width: u32,
        height: u32,
        rng: &mut Pcg64Mcg,
    ) -> PrintedDiagram<'a> {
        let lines = position.size().width();
        let (w, h) = (f64::from(width), f64::from(height));
        // Books show corners alone, and screenshots are cut.
        let cut = lines >= 9 && rng.random_bool(0.15);
        let share = match rng.random_range(0..10) {
            _ if cut => rng.random_range(1.15..2.0),
            0..6 => rng.random_range(0.85..0.99),
            _ => rng.random_range(0.45..0.85),
        };
        let margin_share = rng.random_range(0.55..1.6);
        let pitch = w.min(h) * share / (lines as f64 - 1.0 + 2.0 * margin_share);
        let longer = if rng.random_bool(0.8) {
            1.0
        } else {
            rng.random_range(1.0..1.05_f64).min(h / w.min(h))
        };
        let pitch = [pitch, pitch * longer];
        let margin = margin_share * pitch[0];
        let grid = pitch.map(|p| p * (lines as f64 - 1.0));
        let mut place = |room: f64| {
            if room < 0.0 {
                // The frame cuts the board at one end, or at both.
                return [0.0, room, rng.random_range(0.0..=1.0) * room][rng.random_range(0..3)];
            }
            if rng.random_bool(0.5) {
                room / 2.0
            } else {
                rng.random_range(0.0..=1.0) * room
            }
        };
        let left = margin + place(w - grid[0] - 2.0 * margin);
        let top = margin + place(h - grid[1] - 2.0 * margin);
        let popup = rng.random_bool(0.06).then(|| {
            let (wide, high) = (
                rng.random_range(0.1..0.4) * w,
                rng.random_range(0.05..0.3) * h,
            );
            let (x, y) = (
                rng.random_range(0.0..w - wide),
                rng.random_range(0.0..h - high),
            );
            [x, y, x + wide, y + high]
        });
        PrintedDiagram {
            position,
            lines,
            left,
            top,
            pitch,
            margin,
            look: Look::sample(rng),
            marks: marks::sample(position, rng),
            popup,
            seed: rng.random(),
            coordinates_at: rng.random_range(0.45..0.75),
        }
    }

    /// Returns the label of the picture.
    fn label(&self, width: u32, height: u32) -> Value {
        let (w, h) = (f64::from(width), f64::from(height));
        let at = |row: usize, col: usize| {
            [
                self.left + col as f64 * self.pitch[0],
                self.top + row as f64 * self.pitch[1],
            ]
            .map(|value| (value * 10.0).round() / 10.0)
        };
        let (lines, end) = (self.lines, self.lines - 1);
        let places = (0..lines).flat_map(|row| (0..lines).map(move |col| (row, col)));
        let inside = |row: usize, col: usize| {
            let [x, y] = at(row, col);
            x >= 0.0 && y >= 0.0 && x < w && y < h
        };
        let goes_on = |row: usize, col: usize| {
            inside(row, col)
                && self.position.size().point(col, row).is_some_and(|point| {
                    self.position
                        .size()
                        .neighbours(point)
                        .any(|beside| !inside(beside.row(), beside.col()))
                })
        };
        let last = at(end, end);
        let beyond = [
            ("left", at(0, 0)[0] < 0.0),
            ("top", at(0, 0)[1] < 0.0),
            ("right", last[0] >= w),
            ("bottom", last[1] >= h),
        ];
        let (covered, partly): (Vec<_>, Vec<_>) = places
            .clone()
            .filter(|&(row, col)| inside(row, col))
            .map(|(row, col)| (row, col, self.covered_share(at(row, col))))
            .filter(|place| place.2 > 0.05)
            .partition(|place| place.2 > 0.95);
        let hidden = |[x, y]: [f64; 2]| {
            self.popup
                .is_some_and(|p| x > p[0] && y > p[1] && x < p[2] && y < p[3])
        };
        let stone = |&(row, col): &(usize, usize)| {
            self.position
                .size()
                .point(col, row)
                .is_some_and(|point| self.position.stone(point).is_some())
        };
        json!({
            "size": lines,
            "rows": self.position.rows(),
            "corners": [at(0, 0), at(0, end), at(end, end), at(end, 0)],
            "points": places.clone().map(|(r, c)| at(r, c)).collect::<Vec<_>>(),
            "hidden": places.clone().filter(|&(r, c)| inside(r, c) && hidden(at(r, c))).collect::<Vec<_>>(),
            "out_of_frame": places.clone().filter(|&(r, c)| !inside(r, c)).collect::<Vec<_>>(),
            "stones": places
                .clone()
                .filter(|place| inside(place.0, place.1) && stone(place))
                .map(|(r, c)| (r, c, at(r, c)[0], at(r, c)[1]))
                .collect::<Vec<_>>(),
            "between": [],
            "covered": covered.iter().map(|place| (place.0, place.1)).collect::<Vec<_>>(),
            "partly_covered": partly,
            "screened": [],
            "faint": [],
            "goes_on": places.filter(|&(r, c)| goes_on(r, c)).collect::<Vec<_>>(),
            "goes_on_beyond": beyond.iter().filter(|side| side.1).map(|side| side.0).collect::<Vec<_>>(),
            "photo_px": [width, height],
            "lens": { "k1": 0.0 },
            "unsure": [],
            "license": "MIT OR Apache-2.0",
        })
    }

    /// Returns the share of a point that the menu covers.
    fn covered_share(&self, [x, y]: [f64; 2]) -> f64 {
        let Some([left, top, right, bottom]) = self.popup else {
            return 0.0;
        };
        let radius = DISC * self.pitch[0];
        let steps =
            (-8..=8).flat_map(|i| (-8..=8).map(move |j| (f64::from(i) / 8.0, f64::from(j) / 8.0)));
        let disc: Vec<_> = steps.filter(|(u, v)| u.hypot(*v) <= 1.0).collect();
        let covered = disc.iter().filter(|(u, v)| {
            let (x, y) = (x + u * radius, y + v * radius);
            x > left && y > top && x < right && y < bottom
        });
        (covered.count() as f64 / disc.len() as f64 * 100.0).round() / 100.0
    }

    fn color(&self, x: f64, y: f64) -> [f64; 3] {
        if let Some([left, top, right, bottom]) = self.popup
            && x > left
            && y > top
            && x < right
            && y < bottom
        {
            return self.writing(x - left, y - top).unwrap_or(self.look.around);
        }
        let end = self.pitch.map(|pitch| pitch * (self.lines as f64 - 1.0));
        let (dx, dy) = (x - self.left, y - self.top);
        let m = self.margin;
        if dx < -m || dy < -m || dx > end[0] + m || dy > end[1] + m {
            return self.writing(x, y).unwrap_or(self.look.around);
        }
        let last = self.lines as f64 - 1.0;
        let column = (dx / self.pitch[0]).round().clamp(0.0, last);
        let row = (dy / self.pitch[1]).round().clamp(0.0, last);
        let (u, v) = (dx - column * self.pitch[0], dy - row * self.pitch[1]);
        let Some(point) = self.position.size().point(column as usize, row as usize) else {
            return self.look.board;
        };
        let radius = self.look.radius * self.pitch[0];
        let mark = self
            .marks
            .get(&point)
            .filter(|mark| mark.covers(u / radius, v / radius));
        if let Some(color) = self.stone(point, u / radius, v / radius) {
            return mark.map_or(color, |mark| mark.color);
        }
        if let Some(mark) = mark {
            return if self.look.board[1] < 100.0 && mark.color[1] < 30.0 {
                [230.0; 3]
            } else {
                mark.color
            };
        }
        let ground = self.shadowed(point, u, v, self.ground(point, [dx, dy], [u, v], end));
        if self.is_lettered(point) && u.hypot(v) < 0.4 * self.pitch[0] {
            self.board(dx, dy)
        } else {
            ground
        }
    }

    /// Returns true if an empty point has a letter, around which the lines are left out.
    fn is_lettered(&self, point: Point) -> bool {
        self.position.stone(point).is_none()
            && self
                .marks
                .get(&point)
                .is_some_and(|mark| matches!(mark.shape, marks::MarkShape::Text(_)))
    }

    /// Returns the colour of the board with its print, without stones.
    fn ground(
        &self,
        point: Point,
        [dx, dy]: [f64; 2],
        [u, v]: [f64; 2],
        end: [f64; 2],
    ) -> [f64; 3] {
        let look = &self.look;
        let last = self.lines - 1;
        let half = |index: usize| {
            let outer = index == 0 || index == last;
            (if outer { look.border } else { look.line } * self.pitch[0]).max(0.8) / 2.0
        };
        let rim = half(0);
        let inside_x = dx > -rim && dx < end[0] + rim;
        let inside_y = dy > -rim && dy < end[1] + rim;
        let star = self.is_star(point.row(), point.col()) && u.hypot(v) < look.star * self.pitch[0];
        if (u.abs() < half(point.col()) && inside_y)
            || (v.abs() < half(point.row()) && inside_x)
            || star
        {
            return look.ink;
        }
        if look.coordinates && (!inside_x || !inside_y) && self.margin > 0.5 * self.pitch[0] {
            let tall = look.tall * self.pitch[0];
            let beside = |d: f64, end: f64| {
                let away = self.coordinates_at * self.margin;
                if d < 0.0 { d + away } else { d - end - away }
            };
            let (text, x, y) = if inside_x {
                (vec![glyphs::letter(point.col())], u, beside(dy, end[1]))
            } else {
                (
                    glyphs::number(self.lines - point.row()),
                    beside(dx, end[0]),
                    v,
                )
            };
            if inside_x != inside_y && glyphs::covers(&text, x, y, tall, (0.12 * tall).max(1.0)) {
                return look.ink;
            }
        }
        self.board(dx, dy)
    }

    fn board(&self, dx: f64, dy: f64) -> [f64; 3] {
        let (second, strength) = self.look.grain;
        if strength <= 0.0 {
            return self.look.board;
        }
        let rings = (dx / self.pitch[0] * 2.3 + (dy / self.pitch[1] * 0.21).sin()).sin();
        let share =
            strength * (0.5 + 0.5 * rings) * (0.5 + 0.5 * (dx / self.pitch[0] * 0.37).sin());
        [0, 1, 2].map(|c| self.look.board[c] + (second[c] - self.look.board[c]) * share)
    }

    /// Darkens the board where the shadow of a stone falls on it.
    fn shadowed(&self, point: Point, u: f64, v: f64, color: [f64; 3]) -> [f64; 3] {
        let (offset, strength) = self.look.shadow;
        if strength <= 0.0 {
            return color;
        }
        let radius = self.look.radius * self.pitch[0];
        let deepest =
            [(0, 0), (-1, 0), (0, -1), (-1, -1)]
                .into_iter()
                .filter_map(|(right, down)| {
                    let column = point.col().checked_add_signed(right)?;
                    let row = point.row().checked_add_signed(down)?;
                    let beside = self.position.size().point(column, row)?;
                    self.position.stone(beside)?;
                    let x = u - right as f64 * self.pitch[0] - offset * self.pitch[0];
                    let y = v - down as f64 * self.pitch[1] - offset * self.pitch[1];
                    Some(((radius - x.hypot(y)) / (0.12 * self.pitch[0])).clamp(0.0, 1.0))
                });
        let shade = 1.0 - strength * deepest.fold(0.0, f64::max);
        color.map(|channel| channel * shade)
    }

    /// Returns the colour of a stone at this offset from its middle, in radii.
    fn stone(&self, point: Point, u: f64, v: f64) -> Option<[f64; 3]> {
        let color = self.position.stone(point)?;
        let look = &self.look;
        let away = u.hypot(v);
        if away > 1.0 {
            return None;
        }
        if look.rim > 0.0 && away > 1.0 - look.rim / look.radius {
            return Some([look.rims[usize::from(color == Color::White)]; 3]);
        }
        let light = (1.0 - (u + 0.35).hypot(v + 0.35) / 1.5).max(0.0);
        let shine = match look.stones {
            StoneLook::Flat => [0.0, 0.0],
            StoneLook::Shaded => [90.0 * light.powi(2), -60.0 * (1.0 - light)],
            StoneLook::Glossy if (u + 0.35).hypot(v + 0.4) < 0.22 => [190.0, 30.0],
            StoneLook::Glossy => [50.0 * light, -40.0 * (1.0 - light)],
        };
        Some(match color {
            Color::Black => [(look.black + shine[0]).clamp(0.0, 255.0); 3],
            Color::White => [(look.white + shine[1]).clamp(0.0, 255.0); 3],
        })
    }

    /// Returns the colour of writing in the window around the board, or nothing between the
    /// letters.
    fn writing(&self, x: f64, y: f64) -> Option<[f64; 3]> {
        let row = (y / 22.0) as u32;
        let column = (x / 6.0) as u32;
        let bits = (row.wrapping_mul(7919) ^ column.wrapping_mul(104_729) ^ self.seed)
            .wrapping_mul(2_654_435_761);
        let line = y.rem_euclid(22.0) > 8.0 && y.rem_euclid(22.0) < 18.0 && !row.is_multiple_of(3);
        (line && self.seed.is_multiple_of(2) && bits >> 16 & 3 == 0).then_some(self.look.panel)
    }

    fn is_star(&self, row: usize, column: usize) -> bool {
        let n = self.lines;
        let edge = if n >= 13 { 3 } else { 2 };
        let line = |i: usize| i == edge || i + 1 + edge == n || (n % 2 == 1 && 2 * i + 1 == n);
        n >= 9 && line(row) && line(column)
    }
}
