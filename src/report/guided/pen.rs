//! A pen that draws on a board, lying flat in a diagram or in perspective in a photo.

use crate::geometry::{BoardPoint, PhotoFromBoard};
use crate::point::Point;
use crate::report::diagram::Diagram;
use crate::report::picture::{Anchor, Ink, Mark};

/// Corners of the polygon that stands for a circle.
const CIRCLE_CORNERS: usize = 24;
/// Length of an arrow's head and half its width, in spacings.
const HEAD: (f64, f64) = (0.34, 0.13);
/// An arrow ends so far before the middle of its point, in spacings.
const SHORT_OF_POINT: f64 = 0.4;

/// Draws in board coordinates; lengths are in spacings.
pub(super) struct Pen<'a> {
    place: Box<dyn Fn(BoardPoint) -> (f64, f64) + 'a>,
    /// What was drawn, from back to front.
    pub marks: Vec<Mark>,
}

impl<'a> Pen<'a> {
    /// On a [`Diagram`].
    pub fn on_diagram() -> Pen<'static> {
        Pen { place: Box::new(Diagram::place), marks: Vec::new() }
    }

    /// On a photo, in its pixels.
    pub fn on_photo(map: &'a PhotoFromBoard) -> Pen<'a> {
        let place = move |at| {
            let at = map.photo(at);
            (at.x, at.y)
        };
        Pen { place: Box::new(place), marks: Vec::new() }
    }

    fn at(&self, x: f64, y: f64) -> (f64, f64) {
        (self.place)(BoardPoint { x, y })
    }

    /// The length of a spacing at a point of the board.
    fn spacing(&self, (x, y): (f64, f64)) -> f64 {
        let along = |from: (f64, f64), to: (f64, f64)| (to.0 - from.0).hypot(to.1 - from.1);
        let across = along(self.at(x - 0.5, y), self.at(x + 0.5, y));
        let down = along(self.at(x, y - 0.5), self.at(x, y + 0.5));
        (across * down).sqrt()
    }

    fn area(&mut self, corners: &[(f64, f64)], ink: Ink) {
        let corners = corners.iter().map(|&(x, y)| self.at(x, y)).collect();
        self.push(Mark::Area { corners, ink });
    }

    fn line(&mut self, places: &[(f64, f64)], ink: Ink, width: f64) {
        let Some(&first) = places.first() else { return };
        let width = width * self.spacing(first);
        let places = places.iter().map(|&(x, y)| self.at(x, y)).collect();
        self.push(Mark::Line { places, ink, width });
    }

    /// A point on the map's horizon is nowhere in a photo.
    fn push(&mut self, mark: Mark) {
        let is_somewhere = |&(x, y): &(f64, f64)| x.is_finite() && y.is_finite();
        let places = match &mark {
            Mark::Area { corners: places, .. } | Mark::Line { places, .. } => places.as_slice(),
            Mark::Disc { middle: place, .. } | Mark::Text { at: place, .. } => std::slice::from_ref(place),
        };
        if places.iter().all(is_somewhere) {
            self.marks.push(mark);
        }
    }

    /// The square round a point.
    pub fn shade(&mut self, point: Point, ink: Ink) {
        let ((x, y), r) = (middle(point), 0.5);
        self.area(&[(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)], ink);
    }

    /// The line round the squares of some points.
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

    /// A disc on a point, a ring, or both.
    pub fn disc(&mut self, point: Point, radius: f64, fill: Option<Ink>, outline: Option<(Ink, f64)>) {
        let (x, y) = middle(point);
        let circle: Vec<(f64, f64)> = (0..=CIRCLE_CORNERS)
            .map(|corner| {
                let angle = std::f64::consts::TAU * corner as f64 / CIRCLE_CORNERS as f64;
                (x + radius * angle.cos(), y + radius * angle.sin())
            })
            .collect();
        if let Some(ink) = fill {
            self.area(&circle, ink);
        }
        if let Some((ink, width)) = outline {
            self.line(&circle, ink, width);
        }
    }

    /// A cross on a point.
    pub fn cross(&mut self, point: Point, ink: Ink, width: f64) {
        let ((x, y), r) = (middle(point), 0.27);
        self.line(&[(x - r, y - r), (x + r, y + r)], ink, width);
        self.line(&[(x - r, y + r), (x + r, y - r)], ink, width);
    }

    /// An arrow from a point to the rim of a stone on another.
    pub fn arrow(&mut self, from: Point, to: Point, ink: Ink) {
        let ((x0, y0), (x1, y1)) = (middle(from), middle(to));
        let length = (x1 - x0).hypot(y1 - y0);
        if length == 0.0 {
            return;
        }
        let (dx, dy) = ((x1 - x0) / length, (y1 - y0) / length);
        let start = (x0 + SHORT_OF_POINT * dx, y0 + SHORT_OF_POINT * dy);
        let tip = (x1 - SHORT_OF_POINT * dx, y1 - SHORT_OF_POINT * dy);
        let (head, half) = HEAD;
        let neck = (tip.0 - head * dx, tip.1 - head * dy);
        if length > 2.0 * SHORT_OF_POINT + head {
            self.line(&[start, neck], ink, 0.09);
        }
        let sides = [(neck.0 - half * dy, neck.1 + half * dx), (neck.0 + half * dy, neck.1 - half * dx)];
        self.area(&[tip, sides[0], sides[1]], ink);
    }

    /// A few digits on a point, their height in spacings.
    pub fn label(&mut self, point: Point, text: &str, size: f64, ink: Ink) {
        let at = middle(point);
        let narrower = if text.chars().count() > 2 { 0.8 } else { 1.0 };
        let size = size * narrower * self.spacing(at);
        let (x, y) = self.at(at.0, at.1);
        let text = text.to_owned();
        self.push(Mark::Text { at: (x, y + 0.36 * size), text, size, ink, anchor: Anchor::Middle });
    }
}

fn middle(point: Point) -> (f64, f64) {
    (point.col() as f64, point.row() as f64)
}
