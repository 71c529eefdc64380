//! A pen that draws on a board, lying flat in a diagram or in perspective in a photo.

use crate::geometry::{BoardPoint, DrawingPoint, PhotoFromBoard};
use crate::point::Point;

use super::{Anchor, Ink, Mark};

/// Corners of the polygon that stands for a circle.
const CIRCLE_CORNERS: usize = 24;
/// Length of an arrow's head, in spacings.
const HEAD: f64 = 0.34;
/// Half the width of an arrow's head, in spacings.
const HALF_HEAD: f64 = 0.13;
/// How far an arrow ends before the middle of its point, in spacings.
const SHORT_OF_POINT: f64 = 0.4;

/// Draws in board coordinates; lengths are in spacings where nothing else is said.
pub(in crate::report) struct Pen<'a> {
    place: Box<dyn Fn(BoardPoint) -> DrawingPoint + 'a>,
    /// What was drawn, from back to front.
    pub marks: Vec<Mark>,
}

impl<'a> Pen<'a> {
    /// Returns a pen for a drawing in which `place` says where a board point lies.
    pub fn new(place: impl Fn(BoardPoint) -> DrawingPoint + 'a) -> Pen<'a> {
        Pen { place: Box::new(place), marks: Vec::new() }
    }

    /// Returns a pen for a drawing over a photo, whose units are the photo's pixels.
    pub fn on_photo(map: &'a PhotoFromBoard) -> Pen<'a> {
        Pen::new(|board| {
            let seen = map.photo(board);
            DrawingPoint { x: seen.x, y: seen.y }
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

    /// Draws a line whose width is in spacings, as long as they are at its first place.
    fn line(&mut self, places: &[(f64, f64)], ink: Ink, width: f64) {
        let Some(&first) = places.first() else { return };
        self.stroke(places, ink, width * self.spacing(first));
    }

    /// Draws a line whose width is in the drawing's units.
    pub fn stroke(&mut self, places: &[(f64, f64)], ink: Ink, width: f64) {
        let places = places.iter().map(|&(x, y)| self.at(x, y)).collect();
        self.push(Mark::Line { places, ink, width });
    }

    /// Draws a circle whose width is in the drawing's units. In perspective it is no circle any more: a polygon.
    pub fn stroke_circle(&mut self, middle: (f64, f64), radius: f64, ink: Ink, width: f64) {
        self.stroke(&circle(middle, radius), ink, width);
    }

    /// Keeps a mark. One that reaches the map's horizon is nowhere in a photo and left out.
    fn push(&mut self, mark: Mark) {
        if mark.places().iter().all(|place| place.is_finite()) {
            self.marks.push(mark);
        }
    }

    /// Fills the square around a point.
    pub fn shade(&mut self, point: Point, ink: Ink) {
        self.area(&square_corners(middle(point), 0.5), ink);
    }

    /// Draws the line around the squares of some points.
    pub fn outline(&mut self, points: &[Point], ink: Ink, width: f64) {
        let has = |x: f64, y: f64| points.iter().any(|&point| middle(point) == (x, y));
        for &point in points {
            let (x, y) = middle(point);
            for (dx, dy) in [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)] {
                if !has(x + dx, y + dy) {
                    let (edge_x, edge_y) = (x + dx / 2.0, y + dy / 2.0);
                    // A little longer than the edge, so that corners are closed.
                    let (along_x, along_y) = (dy * (0.5 + width / 2.0), dx * (0.5 + width / 2.0));
                    let ends = [(edge_x - along_x, edge_y - along_y), (edge_x + along_x, edge_y + along_y)];
                    self.line(&ends, ink, width);
                }
            }
        }
    }

    /// Draws a disc on a point, a ring, or both.
    pub fn disc(&mut self, point: Point, radius: f64, fill: Option<Ink>, outline: Option<(Ink, f64)>) {
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

    /// Draws an arrow from a point to the rim of a stone on another.
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

    /// Writes a few digits on a point, their height in spacings.
    pub fn label(&mut self, point: Point, text: &str, size: f64, ink: Ink) {
        let at = middle(point);
        let narrower = if text.chars().count() > 2 { 0.8 } else { 1.0 };
        let size = size * narrower * self.spacing(at);
        let DrawingPoint { x, y } = self.at(at.0, at.1);
        let (at, text) = (DrawingPoint { x, y: y + 0.36 * size }, text.to_owned());
        self.push(Mark::Text { at, text, size, ink, anchor: Anchor::Middle });
    }
}

/// Returns the corners of the square around a place, from the top left clockwise.
pub(in crate::report) fn square_corners((x, y): (f64, f64), half_side: f64) -> [(f64, f64); 4] {
    let r = half_side;
    [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)]
}

/// Returns the two arms of a diagonal cross.
pub(in crate::report) fn cross_arms((x, y): (f64, f64), half_side: f64) -> [[(f64, f64); 2]; 2] {
    let r = half_side;
    [[(x - r, y - r), (x + r, y + r)], [(x - r, y + r), (x + r, y - r)]]
}

/// Returns a closed circle.
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
