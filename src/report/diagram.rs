//! Draws positions as diagrams in books, with marks on them.

use crate::color::Color;
use crate::geometry::{BoardPoint, DrawingPoint};
use crate::point::{BoardSize, Point};
use crate::position::Position;

use super::picture::{Anchor, Ink, Mark, Pen, Picture, cross_arms, square_corners};

/// Distance between lines, in the picture's units.
const POINT: f64 = 24.0;
/// Margin for the coordinates on each side, in the picture's units.
const MARGIN: f64 = 24.0;
/// Height of the coordinates' letters, in the picture's units.
const COORDINATE_SIZE: f64 = 11.0;
/// Radius of stones, in spacings.
const STONE: f64 = 0.47;
/// Radius of stones that were placed after the position arose, in spacings.
const SMALL_STONE: f64 = 0.34;

const WOOD: Ink = [0xe3, 0xb9, 0x6b];
const LINES: Ink = [0x5a, 0x45, 0x20];
const BLACK: Ink = [0x11; 3];
const WHITE: Ink = [0xfa; 3];
const OUTLINE: Ink = [0x33; 3];
/// Colour of the current step, and of errors.
pub const RED: Ink = [0xdd, 0x00, 0x00];
/// Colour of gains, and of marks without judgement.
pub const BLUE: Ink = [0x00, 0x66, 0xcc];
/// Colour of what the user should check.
pub const YELLOW: Ink = [0xff, 0xc8, 0x00];

/// A drawing of a board. Later marks cover earlier ones.
#[derive(Clone, Debug)]
pub struct Diagram {
    size: BoardSize,
    picture: Picture,
}

impl Diagram {
    /// Returns an empty board with its lines, star points and coordinates.
    pub fn empty(size: BoardSize) -> Diagram {
        let side = |lines: usize| lines as f64 * POINT + 2.0 * MARGIN;
        let picture = Picture {
            width: side(size.width()),
            height: side(size.height()),
            marks: Vec::new(),
        };
        let mut diagram = Diagram { size, picture };
        diagram.draw_board();
        diagram
    }

    /// Returns the diagram of a position.
    pub fn of(position: &Position) -> Diagram {
        let mut diagram = Diagram::empty(position.size());
        for point in position.size().points() {
            if let Some(color) = position.stone(point) {
                diagram.stone(point, color);
            }
        }
        diagram
    }

    /// Returns a pen that draws in the coordinates of diagrams. [`Diagram::draw`] adds its marks.
    pub(super) fn pen() -> Pen<'static> {
        Pen::new(place)
    }

    /// Adds the marks of a pen from [`Diagram::pen`] above the earlier ones.
    pub(super) fn draw(&mut self, pen: Pen<'_>) {
        self.picture.marks.extend(pen.marks);
    }

    /// Returns the finished picture.
    pub fn picture(self) -> Picture {
        self.picture
    }

    /// Draws a stone of the position.
    pub fn stone(&mut self, point: Point, color: Color) {
        self.disc(point, STONE, Some(stone_ink(color)), Some((OUTLINE, 0.8)));
    }

    /// Draws a stone that was placed after the position arose.
    pub fn small_stone(&mut self, point: Point, color: Color) {
        self.disc(
            point,
            SMALL_STONE,
            Some(stone_ink(color)),
            Some((OUTLINE, 0.8)),
        );
    }

    /// Draws a small stone with a ring of colour `ink`, for stones placed in the current step.
    pub fn ringed_stone(&mut self, point: Point, color: Color, ink: Ink) {
        self.disc(point, SMALL_STONE, Some(stone_ink(color)), Some((ink, 2.2)));
    }

    /// Draws a ring around a point.
    pub fn ring(&mut self, point: Point, ink: Ink) {
        self.disc(point, STONE, None, Some((ink, 2.2)));
    }

    /// Draws a cross, for dead and missing stones.
    pub fn cross(&mut self, point: Point, ink: Ink) {
        for arm in cross_arms(place_of(point), 0.26 * POINT) {
            self.line(&arm, ink, 2.2);
        }
    }

    /// Draws a small square, which marks a point as a player's area.
    pub fn square(&mut self, point: Point, color: Color) {
        let [a, b, c, d] = square_corners(place_of(point), 0.16 * POINT);
        self.area(&[a, b, c, d], stone_ink(color));
        self.line(&[a, b, c, d, a], OUTLINE, 0.6);
    }

    /// Draws a diamond, which marks a winning point.
    pub fn diamond(&mut self, point: Point, color: Color) {
        let ((x, y), r) = (place_of(point), 0.21 * POINT);
        let [a, b, c, d] = [(x, y - r), (x + r, y), (x, y + r), (x - r, y)];
        self.area(&[a, b, c, d], stone_ink(color));
        self.line(&[a, b, c, d, a], BLUE, 1.5);
    }

    /// Writes a few letters or digits on a point.
    pub fn label(&mut self, point: Point, text: &str, ink: Ink) {
        let (x, y) = place_of(point);
        let size = POINT * if text.chars().count() > 2 { 0.38 } else { 0.5 };
        let at = DrawingPoint {
            x,
            y: y + 0.36 * size,
        };
        let mark = Mark::Text {
            at,
            text: text.to_owned(),
            size,
            ink,
            anchor: Anchor::Middle,
        };
        self.picture.marks.push(mark);
    }

    /// Draws an arrow from a point to another.
    pub fn arrow(&mut self, from: Point, to: Point, ink: Ink) {
        let ((x0, y0), (x1, y1)) = (place_of(from), place_of(to));
        let length = (x1 - x0).hypot(y1 - y0);
        if length == 0.0 {
            return;
        }
        let (dx, dy) = ((x1 - x0) / length, (y1 - y0) / length);
        let (head, half) = (0.34 * POINT, 0.14 * POINT);
        let neck = (x1 - head * dx, y1 - head * dy);
        self.line(&[(x0, y0), neck], ink, 2.0);
        let (left, right) = (
            (neck.0 - half * dy, neck.1 + half * dx),
            (neck.0 + half * dy, neck.1 - half * dx),
        );
        self.area(&[(x1, y1), left, right], ink);
    }

    fn disc(&mut self, point: Point, radius: f64, fill: Option<Ink>, outline: Option<(Ink, f64)>) {
        let (x, y) = place_of(point);
        let middle = DrawingPoint { x, y };
        self.picture.marks.push(Mark::Disc {
            middle,
            radius: radius * POINT,
            fill,
            outline,
        });
    }

    fn area(&mut self, corners: &[(f64, f64)], ink: Ink) {
        self.picture.marks.push(Mark::Area {
            corners: points(corners),
            ink,
        });
    }

    fn line(&mut self, places: &[(f64, f64)], ink: Ink, width: f64) {
        self.picture.marks.push(Mark::Line {
            places: points(places),
            ink,
            width,
        });
    }

    fn draw_board(&mut self) {
        let size = self.size;
        let (width, height) = (self.picture.width, self.picture.height);
        self.area(
            &[(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)],
            WOOD,
        );
        let near = MARGIN + POINT / 2.0;
        let (far_x, far_y) = (width - near, height - near);
        for row in (0..size.height()).filter_map(|row| size.point(0, row)) {
            let (_, y) = place_of(row);
            self.line(&[(near, y), (far_x, y)], LINES, 0.8);
            let number = (size.height() - row.row()).to_string();
            for (x, anchor) in [
                (MARGIN - 4.0, Anchor::End),
                (width - MARGIN + 4.0, Anchor::Start),
            ] {
                let at = DrawingPoint {
                    x,
                    y: y + 0.36 * COORDINATE_SIZE,
                };
                self.picture
                    .write(at, number.clone(), COORDINATE_SIZE, anchor);
            }
        }
        for column in (0..size.width()).filter_map(|column| size.point(column, 0)) {
            let (x, _) = place_of(column);
            self.line(&[(x, near), (x, far_y)], LINES, 0.8);
            let letter: String = size.name(column).chars().take(1).collect();
            for y in [MARGIN - 6.0, height - MARGIN + 6.0 + 0.72 * COORDINATE_SIZE] {
                let at = DrawingPoint { x, y };
                self.picture
                    .write(at, letter.clone(), COORDINATE_SIZE, Anchor::Middle);
            }
        }
        for star in star_points(size) {
            self.disc(star, 0.1, Some(LINES), None);
        }
    }
}

/// Returns the star points: the crossings of the fourth lines (of the third on boards below 13
/// lines), the centre, and on boards of 15 lines and more the middles of the sides.
fn star_points(size: BoardSize) -> Vec<Point> {
    let along = |lines: usize| -> Vec<usize> {
        let off = match lines {
            0..7 => return Vec::new(),
            7..13 => 2,
            _ => 3,
        };
        let middle = (lines % 2 == 1).then_some(lines / 2);
        [Some(off), middle, Some(lines - 1 - off)]
            .into_iter()
            .flatten()
            .collect()
    };
    let (columns, rows) = (along(size.width()), along(size.height()));
    let all = columns
        .iter()
        .flat_map(|&column| rows.iter().map(move |&row| (column, row)));
    // Boards below 15 lines have no stars in the middle of a side.
    let is_side = |column: usize, row: usize| {
        (column == size.width() / 2 && size.width() % 2 == 1)
            != (row == size.height() / 2 && size.height() % 2 == 1)
    };
    let small = size.width() < 15 || size.height() < 15;
    all.filter(|&(column, row)| !(small && is_side(column, row)))
        .filter_map(|(column, row)| size.point(column, row))
        .collect()
}

fn stone_ink(color: Color) -> Ink {
    match color {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

/// Converts board coordinates to those of the drawing.
fn place(at: BoardPoint) -> DrawingPoint {
    let along = |lines: f64| MARGIN + (lines + 0.5) * POINT;
    DrawingPoint {
        x: along(at.x),
        y: along(at.y),
    }
}

fn place_of(point: Point) -> (f64, f64) {
    let DrawingPoint { x, y } = place(BoardPoint {
        x: point.col() as f64,
        y: point.row() as f64,
    });
    (x, y)
}

fn points(places: &[(f64, f64)]) -> Vec<DrawingPoint> {
    places.iter().map(|&(x, y)| DrawingPoint { x, y }).collect()
}
