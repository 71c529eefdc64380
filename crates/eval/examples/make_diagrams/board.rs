//! What diagrams have in common: lines, star points and coordinates.

use crate::canvas::{Canvas, PagePoint, Rgb, Shape};
use crate::lettering::Lettering;
use shuzi::point::Point;

/// Letters of the columns. There is no I, which looks like 1.
const LETTERS: &[u8] = b"ABCDEFGHJKLMNOPQRST";
/// The numbers of the rows in Japanese and Chinese newspapers.
const KANJI: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];

/// The lines of a board on the page, in pixels.
#[derive(Clone, Copy)]
pub struct DrawnGrid {
    /// The outermost lines on the left and at the top.
    pub left: f64,
    pub top: f64,
    /// Distance between lines.
    pub step: f64,
    pub lines: usize,
}

impl DrawnGrid {
    /// Returns a grid with `margin` spacings around it that fills a square.
    pub fn in_square(left: f64, top: f64, side: f64, lines: usize, margin: f64) -> DrawnGrid {
        let step = side / (lines as f64 - 1.0 + 2.0 * margin);
        DrawnGrid {
            left: left + margin * step,
            top: top + margin * step,
            step,
            lines,
        }
    }

    /// Returns the grid on whole pixels, as programs place it whose lines are crisp.
    pub fn snapped(self) -> DrawnGrid {
        DrawnGrid {
            left: self.left.floor() + 0.5,
            top: self.top.floor() + 0.5,
            step: self.step.floor(),
            lines: self.lines,
        }
    }

    /// Returns the place of a crossing; fractions lie between.
    pub fn at(&self, column: f64, row: f64) -> PagePoint {
        (self.left + column * self.step, self.top + row * self.step)
    }

    /// Returns the place of a point.
    pub fn place(&self, point: Point) -> PagePoint {
        self.at(point.col() as f64, point.row() as f64)
    }

    /// Returns the index of the last line.
    pub fn last(&self) -> f64 {
        self.lines as f64 - 1.0
    }

    /// Returns the outer crossings: top left, top right, bottom right, bottom left.
    pub fn corners(&self) -> [PagePoint; 4] {
        let last = self.last();
        [(0.0, 0.0), (last, 0.0), (last, last), (0.0, last)].map(|(x, y)| self.at(x, y))
    }

    /// Returns the square of the board with so many spacings around the lines.
    pub fn outline(&self, margin: f64, rounding: f64) -> Shape {
        let (left, top) = self.at(-margin, -margin);
        let side = (self.last() + 2.0 * margin) * self.step;
        Shape::rounded(left, top, side, side, rounding)
    }

    /// Draws the lines, the outer ones with a width of their own.
    pub fn draw_lines(&self, canvas: &mut Canvas, width: f64, outer_width: f64, color: Rgb) {
        let last = self.last();
        for index in 0..self.lines {
            let index = index as f64;
            let is_outer = index == 0.0 || index == last;
            let width = if is_outer { outer_width } else { width };
            canvas.stroke(self.at(0.0, index), self.at(last, index), width, color);
            canvas.stroke(self.at(index, 0.0), self.at(index, last), width, color);
        }
    }

    /// Draws the star points.
    pub fn draw_stars(&self, canvas: &mut Canvas, radius: f64, color: Rgb) {
        for (column, row) in self.stars() {
            let center = self.at(column, row);
            canvas.fill(Shape::Disc { center, radius }, color);
        }
    }

    fn stars(&self) -> Vec<(f64, f64)> {
        let from_edge = if self.lines < 13 { 2.0 } else { 3.0 };
        let (far, middle) = (self.last() - from_edge, self.last() / 2.0);
        let all = [from_edge, middle, far]
            .into_iter()
            .flat_map(|row| [from_edge, middle, far].map(|column| (column, row)));
        all.filter(|&(column, row)| {
            // Boards of 9 and 13 lines have stars in the corners and the middle only.
            self.lines == 19 || (column == middle) == (row == middle)
        })
        .collect()
    }

    /// Writes letters along the columns and numbers along the rows.
    pub fn write_coordinates(&self, canvas: &mut Canvas, style: &Coordinates) {
        for index in 0..self.lines {
            let along = index as f64;
            let letter = LETTERS
                .get(index)
                .map_or(String::new(), |l| char::from(*l).to_string());
            let from_top = index + 1;
            let (column, row) = match style.kind {
                CoordinateKind::Western => (letter, (self.lines - index).to_string()),
                CoordinateKind::Japanese => (from_top.to_string(), write_kanji(from_top)),
            };
            let far = self.last() + style.distance;
            let mut write = |text: &str, x: f64, y: f64| {
                let width = 1.1 * style.lettering.height.max(0.5 * self.step);
                let center = self.at(x, y);
                style.lettering.write_centered(canvas, text, center, width);
            };
            if style.sides.top {
                write(&column, along, -style.distance);
            }
            if style.sides.bottom {
                write(&column, along, far);
            }
            if style.sides.left {
                write(&row, -style.distance, along);
            }
            if style.sides.right {
                write(&row, far, along);
            }
        }
    }
}

/// Returns a number up to 19 in Chinese characters.
fn write_kanji(number: usize) -> String {
    let ten = if number >= 10 { "十" } else { "" };
    format!("{ten}{}", KANJI.get(number % 10).copied().unwrap_or(""))
}

/// How coordinates are written.
pub struct Coordinates {
    pub kind: CoordinateKind,
    pub sides: Sides,
    /// From the outer line to the middle of the writing, in spacings.
    pub distance: f64,
    pub lettering: Lettering,
}

/// The alphabets of coordinates.
#[derive(Clone, Copy)]
pub enum CoordinateKind {
    /// Letters from the left, numbers from the bottom.
    Western,
    /// Numbers from the left, Chinese numbers from the top.
    Japanese,
}

/// The sides of the board that have coordinates.
#[derive(Clone, Copy)]
pub struct Sides {
    pub top: bool,
    pub right: bool,
    pub bottom: bool,
    pub left: bool,
}

impl Sides {
    pub const ALL: Sides = Sides {
        top: true,
        right: true,
        bottom: true,
        left: true,
    };
}
