//! The print on a board: lines, star points, coordinates, a maker's name. All of it is averaged
//! over the part of the board that a pixel covers, so that thin lines need no additional rays.

use super::noise::{coverage, hash, smooth, step};
use super::scene::Print;
use shuzi::point::BoardSize;

/// Blur of the ink's edges, mm.
const INK_BLEEDS_MM: f64 = 0.3;
/// Letters are five by seven dots.
const LETTER: (usize, usize) = (5, 7);
/// Rows of the digits 0 to 9 and the letters A to T without I, five bits each, top row first.
const GLYPHS: [[u8; 7]; 29] = [
    [14, 17, 19, 21, 25, 17, 14],
    [4, 12, 4, 4, 4, 4, 14],
    [14, 17, 1, 2, 4, 8, 31],
    [31, 2, 4, 2, 1, 17, 14],
    [2, 6, 10, 18, 31, 2, 2],
    [31, 16, 30, 1, 1, 17, 14],
    [6, 8, 16, 30, 17, 17, 14],
    [31, 1, 2, 4, 8, 8, 8],
    [14, 17, 17, 14, 17, 17, 14],
    [14, 17, 17, 15, 1, 2, 12],
    [14, 17, 17, 31, 17, 17, 17],
    [30, 17, 17, 30, 17, 17, 30],
    [14, 17, 16, 16, 16, 17, 14],
    [28, 18, 17, 17, 17, 18, 28],
    [31, 16, 16, 30, 16, 16, 31],
    [31, 16, 16, 30, 16, 16, 16],
    [14, 17, 16, 23, 17, 17, 15],
    [17, 17, 17, 31, 17, 17, 17],
    [7, 2, 2, 2, 2, 18, 12],
    [17, 18, 20, 24, 20, 18, 17],
    [16, 16, 16, 16, 16, 16, 31],
    [17, 27, 21, 21, 17, 17, 17],
    [17, 17, 25, 21, 19, 17, 17],
    [14, 17, 17, 17, 17, 17, 14],
    [30, 17, 17, 30, 16, 16, 16],
    [14, 17, 17, 17, 21, 18, 13],
    [30, 17, 17, 30, 20, 18, 17],
    [15, 16, 16, 14, 1, 1, 30],
    [31, 4, 4, 4, 4, 4, 4],
];
/// Index of the first letter among the glyphs.
const FIRST_LETTER: usize = 10;

/// A point on the board, and the extent of the board that one pixel covers each way, mm.
#[derive(Clone, Copy, Debug)]
pub(super) struct SurfacePatch {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) wide: f64,
    pub(super) high: f64,
}

/// The print on a board of this size and pitch.
#[derive(Clone, Copy, Debug)]
pub(super) struct BoardMarkings<'a> {
    pub(super) print: &'a Print,
    pub(super) size: BoardSize,
    pub(super) pitch: [f64; 2],
    pub(super) margin: f64,
    pub(super) seed: u64,
}

impl BoardMarkings<'_> {
    /// Returns the ink coverage at a point, 0 to 1.
    pub(super) fn ink(&self, seen: &SurfacePatch) -> f64 {
        let (width, height) = (
            self.end(self.size.width(), 0),
            self.end(self.size.height(), 1),
        );
        let (wide, high) = (seen.wide.max(INK_BLEEDS_MM), seen.high.max(INK_BLEEDS_MM));
        let half = self.print.border_mm.max(self.print.line_mm) / 2.0;
        let on_grid = seen.x > -half - wide
            && seen.y > -half - high
            && seen.x < width + half + wide
            && seen.y < height + half + high;
        let ink = if on_grid {
            let along_x = coverage(-half, width + half, seen.x, wide);
            let along_y = coverage(-half, height + half, seen.y, high);
            let upright = self.line(seen.x, width, 0, wide) * along_y;
            let level = self.line(seen.y, height, 1, high) * along_x;
            upright.max(level).max(self.star(seen, wide.max(high)))
        } else {
            self.frame(seen, width, height, wide, high)
                .max(self.writing(seen, width, height))
        };
        if ink <= 0.0 {
            return 0.0;
        }
        let worn = step(
            0.75 - 0.7 * self.print.wear,
            1.0,
            smooth(self.seed ^ 5, seen.x / 9.0, seen.y / 9.0),
        );
        ink * self.print.strength * (1.0 - worn * self.print.wear.sqrt())
    }

    /// Returns the coverage by the line nearest to a coordinate.
    fn line(&self, value: f64, end: f64, axis: usize, blur: f64) -> f64 {
        let nearest = ((value / self.pitch[axis]).round() * self.pitch[axis]).clamp(0.0, end);
        let outer = nearest == 0.0 || nearest == end;
        let half = if outer {
            self.print.border_mm
        } else {
            self.print.line_mm
        } / 2.0;
        coverage(-half, half, value - nearest, blur)
    }

    fn star(&self, seen: &SurfacePatch, blur: f64) -> f64 {
        let index = |value: f64, axis: usize| (value / self.pitch[axis]).round().max(0.0) as usize;
        let (column, row) = (index(seen.x, 0), index(seen.y, 1));
        if self.print.star_mm <= 0.0 || !is_star(self.size, column, row) {
            return 0.0;
        }
        let away =
            (seen.x - column as f64 * self.pitch[0]).hypot(seen.y - row as f64 * self.pitch[1]);
        coverage(-self.print.star_mm, self.print.star_mm, away, blur)
    }

    /// Returns the coverage by a second frame around the grid.
    fn frame(&self, seen: &SurfacePatch, width: f64, height: f64, wide: f64, high: f64) -> f64 {
        let (gap, half) = (self.print.frame_mm, self.print.border_mm);
        if gap <= 0.0 {
            return 0.0;
        }
        let inside = seen.x > -gap - half && seen.x < width + gap + half;
        let between = seen.y > -gap - half && seen.y < height + gap + half;
        let bar = |value: f64, end: f64, blur: f64| {
            coverage(-half, half, value + gap, blur).max(coverage(
                -half,
                half,
                value - end - gap,
                blur,
            ))
        };
        let upright = if between {
            bar(seen.x, width, wide)
        } else {
            0.0
        };
        let level = if inside {
            bar(seen.y, height, high)
        } else {
            0.0
        };
        upright.max(level)
    }

    /// Returns the coverage by the coordinates beside each line and by the maker's name.
    fn writing(&self, seen: &SurfacePatch, width: f64, height: f64) -> f64 {
        let tall = self.print.coordinates_mm.min(0.8 * self.margin);
        let beside_x = if seen.x < 0.0 {
            seen.x + self.margin * 0.5
        } else {
            seen.x - width - self.margin * 0.5
        };
        let beside_y = if seen.y < 0.0 {
            seen.y + self.margin * 0.5
        } else {
            seen.y - height - self.margin * 0.5
        };
        if tall > 0.0 {
            let (column, row) = (seen.x / self.pitch[0], seen.y / self.pitch[1]);
            let across = (seen.x > -0.5 * self.pitch[0] && seen.x < width + 0.5 * self.pitch[0])
                .then(|| column.round().max(0.0) as usize);
            let down = (seen.y > -0.5 * self.pitch[1] && seen.y < height + 0.5 * self.pitch[1])
                .then(|| row.round().max(0.0) as usize);
            match (across, down) {
                (Some(line), None) => {
                    let dx = seen.x - line as f64 * self.pitch[0];
                    return glyph(FIRST_LETTER + line % 19, dx, beside_y, tall);
                }
                (None, Some(line)) => {
                    let number = self.size.height() - line.min(self.size.height() - 1);
                    let dy = seen.y - line as f64 * self.pitch[1];
                    return number_ink(number, beside_x, dy, tall);
                }
                _ => {}
            }
        }
        if self.print.writing && seen.y > height {
            return self.name(seen.x - width, beside_y);
        }
        0.0
    }

    /// Returns the coverage by characters that resemble a name, near the right end of the lower
    /// margin.
    fn name(&self, x: f64, y: f64) -> f64 {
        let tall = (0.4 * self.margin).min(9.0);
        let (letter, row) = ((x / tall).floor(), (y / tall + 0.5) * 9.0);
        if !(-9.0..0.0).contains(&letter) || !(0.0..8.0).contains(&row) {
            return 0.0;
        }
        let column = (x / tall - letter) * 9.0;
        if column > 7.0 {
            return 0.0;
        }
        let cell = letter as i64 * 16;
        // Each character consists of some whole rows and columns.
        let level = hash(self.seed ^ 0x57, cell, row as i64) < 0.35;
        let upright = hash(self.seed ^ 0x58, cell, column as i64) < 0.35;
        if level || upright { 1.0 } else { 0.0 }
    }

    fn end(&self, lines: usize, axis: usize) -> f64 {
        lines.saturating_sub(1) as f64 * self.pitch[axis]
    }
}

/// Returns the coverage by a number centred at 0.
fn number_ink(number: usize, x: f64, y: f64, tall: f64) -> f64 {
    if number < 10 {
        return glyph(number, x, y, tall);
    }
    let wide = tall * 0.43;
    glyph(number / 10 % 10, x + wide, y, tall).max(glyph(number % 10, x - wide, y, tall))
}

/// Returns the coverage by one glyph centred at 0.
fn glyph(index: usize, x: f64, y: f64, tall: f64) -> f64 {
    let dot = tall / LETTER.1 as f64;
    let (column, row) = (
        x / dot + LETTER.0 as f64 / 2.0,
        y / dot + LETTER.1 as f64 / 2.0,
    );
    if column < 0.0 || row < 0.0 || column >= LETTER.0 as f64 {
        return 0.0;
    }
    let bits = GLYPHS
        .get(index)
        .and_then(|rows| rows.get(row as usize))
        .copied()
        .unwrap_or(0);
    if bits >> (LETTER.0 - 1 - column as usize) & 1 == 1 {
        1.0
    } else {
        0.0
    }
}

/// Returns true if an intersection has a star point.
pub(super) fn is_star(size: BoardSize, column: usize, row: usize) -> bool {
    is_star_line(column, size.width()) && is_star_line(row, size.height()) && {
        // 9 and 13 lines have no stars in the middle of the sides.
        let few = size.width().min(size.height()) < 15;
        let middle = |index: usize, lines: usize| 2 * index + 1 == lines;
        !few || middle(column, size.width()) == middle(row, size.height())
    }
}

/// Returns true if a line has star points: the middle one, and the third or fourth from each side
/// of larger boards.
fn is_star_line(index: usize, lines: usize) -> bool {
    let from_edge = if lines >= 13 { 3 } else { 2 };
    let side = lines >= 9 && (index == from_edge || index + 1 + from_edge == lines);
    side || (lines % 2 == 1 && 2 * index + 1 == lines)
}
