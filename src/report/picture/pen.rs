//! Draws in board coordinates, flat in a diagram or in perspective over a photo.

use crate::geometry::{BoardPoint, DrawingPoint, PhotoFromBoard};
use crate::point::Point;

use super::{Anchor, Ink, Mark};

/// Number of corners of the polygon that approximates a circle.
const CIRCLE_CORNERS: usize = 24;
/// Length of an arrow's head, in spacings.
const HEAD: f64 = 0.34;
/// Half the width of an arrow's head, in spacings.
const HALF_HEAD: f64 = 0.13;
/// Distance between an arrow's end and the centre of its point, in spacings.
const SHORT_OF_POINT: f64 = 0.4;

/// Makes marks from board coordinates. Lengths are in spacings unless stated otherwise.
pub(in crate::report) struct Pen<'a> {
    place: Box<dyn Fn(BoardPoint) -> DrawingPoint + 'a>,
    /// The marks so far, from back to front.
    pub marks: Vec<Mark>,
}

impl<'a> Pen<'a> {
    /// Creates a pen for a drawing. `place` maps board coordinates to the drawing's.
    pub fn new(place: impl Fn(BoardPoint) -> DrawingPoint + 'a) -> Pen<'a> {
        Pen {
            place: Box::new(place),
            marks: Vec::new(),
        }
    }

    /// Creates a pen for a drawing over a photo, in photo pixels.
    pub fn on_photo(map: &'a PhotoFromBoard) -> Pen<'a> {
        Pen::new(|board| {
            let seen = map.photo(board);
            DrawingPoint {
                x: seen.x,
                y: seen.y,
            }
        })
    }

    fn at(&self, x: f64, y: f64) -> DrawingPoint {
        (self.place)(BoardPoint { x, y })
    }

    /// Returns the length of a spacing at a point of the board, in the drawing's units.
    fn spacing(&self, (x, y): (f64, f64)) -> f64 {
        let length = |from: DrawingPoint, to: DrawingPoint| (to.x - from.x).hypot(to.y - from.y);
        let across = length(self.at(x - 0.5, y), self.at(x + 0.5, y));
        let down = length(self.at(x, y - 0.5), self.at(x, y + 0.5));
        (across * down).sqrt()
    }

    /// Fills a polygon.
    pub fn area(&mut self, corners: &[(f64, f64)], ink: Ink) {
        let corners = corners.iter().map(|&(x, y)| self.at(x, y)).collect();
        self.push(Mark::Area { corners, ink });
    }

    /// Draws a line whose width is in spacings, as measured at its first point.
    fn line(&mut self, places: &[(f64, f64)], ink: Ink, width: f64) {
        let Some(&first) = places.first() else { return };
        self.stroke(places, ink, width * self.spacing(first));
    }

    /// Draws a line whose width is in the drawing's units.
    pub fn stroke(&mut self, places: &[(f64, f64)], ink: Ink, width: f64) {
        let places = places.iter().map(|&(x, y)| self.at(x, y)).collect();
        self.push(Mark::Line { places, ink, width });
    }

    /// Draws a circle whose line width is in the drawing's units. It is a polygon, since
    /// perspective distorts circles.
    #[cfg_attr(not(feature = "vision"), allow(dead_code))]
    pub fn stroke_circle(&mut self, middle: (f64, f64), radius: f64, ink: Ink, width: f64) {
        self.stroke(&circle(middle, radius), ink, width);
    }

    /// Adds a mark, unless one of its points lies on the map's horizon and so has no place in the
    /// photo.
    fn push(&mut self, mark: Mark) {
        if mark.places().iter().all(|place| place.is_finite()) {
            self.marks.push(mark);
        }
    }

    /// Fills the square of side 1 around a point.
    pub fn shade(&mut self, point: Point, ink: Ink) {
        self.area(&square_corners(middle(point), 0.5), ink);
    }

    /// Outlines the union of the squares around these points.
    pub fn outline(&mut self, points: &[Point], ink: Ink, width: f64) {
        let has = |x: f64, y: f64| points.iter().any(|&point| middle(point) == (x, y));
        for &point in points {
            let (x, y) = middle(point);
            for (dx, dy) in [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)] {
                if !has(x + dx, y + dy) {
                    let (edge_x, edge_y) = (x + dx / 2.0, y + dy / 2.0);
                    // A little longer than the edge, so that corners are closed.
                    let (along_x, along_y) = (dy * (0.5 + width / 2.0), dx * (0.5 + width / 2.0));
                    let ends = [
                        (edge_x - along_x, edge_y - along_y),
                        (edge_x + along_x, edge_y + along_y),
                    ];
                    self.line(&ends, ink, width);
                }
            }
        }
    }

    /// Draws a disc on a point, a ring, or both.
    pub fn disc(
        &mut self,
        point: Point,
        radius: f64,
        fill: Option<Ink>,
        outline: Option<(Ink, f64)>,
    ) {
        let circle = circle(middle(point), radius);
        if let Some(ink) = fill {
            self.area(&circle, ink);
        }
        if let Some((ink, width)) = outline {
            self.line(&circle, ink, width);
        }
    }

    /// Draws a cross on a point.
    pub fn cross(&mut self, point: Point, ink: Ink, width: f64) {
        for arm in cross_arms(middle(point), 0.27) {
            self.line(&arm, ink, width);
        }
    }

    /// Draws an arrow between the rims of stones on two points.
    pub fn arrow(&mut self, from: Point, to: Point, ink: Ink) {
        let ((x0, y0), (x1, y1)) = (middle(from), middle(to));
        let length = (x1 - x0).hypot(y1 - y0);
        if length == 0.0 {
            return;
        }
        let (dx, dy) = ((x1 - x0) / length, (y1 - y0) / length);
        let start = (x0 + SHORT_OF_POINT * dx, y0 + SHORT_OF_POINT * dy);
        let tip = (x1 - SHORT_OF_POINT * dx, y1 - SHORT_OF_POINT * dy);
        let neck = (tip.0 - HEAD * dx, tip.1 - HEAD * dy);
        if length > 2.0 * SHORT_OF_POINT + HEAD {
            self.line(&[start, neck], ink, 0.09);
        }
        let left = (neck.0 - HALF_HEAD * dy, neck.1 + HALF_HEAD * dx);
        let right = (neck.0 + HALF_HEAD * dy, neck.1 - HALF_HEAD * dx);
        self.area(&[tip, left, right], ink);
    }

    /// Writes a few digits on a point. `size` is their height in spacings.
    pub fn label(&mut self, point: Point, text: &str, size: f64, ink: Ink) {
        let at = middle(point);
        let narrower = if text.chars().count() > 2 { 0.8 } else { 1.0 };
        let size = size * narrower * self.spacing(at);
        let DrawingPoint { x, y } = self.at(at.0, at.1);
        let (at, text) = (
            DrawingPoint {
                x,
                y: y + 0.36 * size,
            },
            text.to_owned(),
        );
        self.push(Mark::Text {
            at,
            text,
            size,
            ink,
            anchor: Anchor::Middle,
        });
    }
}

/// Returns the corners of the square around a position, clockwise from the top left.
pub(in crate::report) fn square_corners((x, y): (f64, f64), half_side: f64) -> [(f64, f64); 4] {
    let r = half_side;
    [
        (x - r, y - r),
        (x + r, y - r),
        (x + r, y + r),
        (x - r, y + r),
    ]
}

/// Returns the two arms of a diagonal cross.
pub(in crate::report) fn cross_arms((x, y): (f64, f64), half_side: f64) -> [[(f64, f64); 2]; 2] {
    let r = half_side;
    [
        [(x - r, y - r), (x + r, y + r)],
        [(x - r, y + r), (x + r, y - r)],
    ]
}

/// Returns the corners of a polygon that approximates a circle; the first and the last are the
/// same.
fn circle((x, y): (f64, f64), radius: f64) -> Vec<(f64, f64)> {
    (0..=CIRCLE_CORNERS)
        .map(|corner| {
            let angle = std::f64::consts::TAU * corner as f64 / CIRCLE_CORNERS as f64;
            (x + radius * angle.cos(), y + radius * angle.sin())
        })
        .collect()
}

fn middle(point: Point) -> (f64, f64) {
    (point.col() as f64, point.row() as f64)
}
