//! The overlay of a photo whose truth is known: what was read, and what of it is wrong.

use crate::geometry::{BoardPoint, PhotoPoint};
use crate::point::Point;
use crate::report::drawing::{DOUBTFUL, Ink, Kind, Shape, circle};
use crate::report::{PhotoFacts, Report};

use super::{Backdrop, Settings, shapes};

const WRONG: Ink = [235, 0, 0];
const TRUE_GRID: Ink = [150, 40, 255];

/// Half the side of the square round a wrong point, in spacings: around the ring of its stone.
const WRONG_HALF_SIDE: f64 = 0.52;
/// A wrong point's square is this much wider than the other strokes.
const WRONG_STROKES: f64 = 2.5;
/// Radius of the ring round a true corner, in pixels of the picture.
const CORNER_RADIUS_PX: f64 = 9.0;
/// Width of outlines and of the corners' rings, in pixels of the picture.
const STROKE_PX: f64 = 2.0;

/// What is known about a photo and its reading, as far as it is drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Truth {
    /// The outer intersections in order around the board, in photo pixels, where they are known.
    pub corners: Option<[PhotoPoint; 4]>,
    /// The corners of the likeliest grid where it was not trusted, in order around it.
    pub distrusted: Option<[PhotoPoint; 4]>,
    /// The points read wrongly, as the report names them.
    pub wrong: Vec<Point>,
}

/// What was read, as [`super::png`] draws it, with a red square round every wrong point and the true outline in
/// violet, its corners ringed. Where nothing was read, the outline of the likeliest grid is yellow. A JPEG file.
pub fn judged(backdrop: Backdrop, report: Option<&Report>, truth: &Truth, settings: &Settings) -> Vec<u8> {
    let scale = backdrop.scale;
    let mut all: Vec<Shape> = truth.corners.iter().flat_map(|corners| true_grid(corners, scale)).collect();
    all.extend(truth.distrusted.iter().map(|corners| outline(corners, DOUBTFUL, scale)));
    if let Some((report, facts)) = report.and_then(|report| Some((report, report.photo.as_ref()?))) {
        all.extend(shapes::shapes(report, facts, settings.stroke_spacings));
        all.extend(truth.wrong.iter().map(|&point| wrong(point, facts, settings.stroke_spacings)));
    }
    backdrop.drawn_on(&all).jpeg(settings.jpeg_quality)
}

fn true_grid(corners: &[PhotoPoint; 4], scale: f64) -> Vec<Shape> {
    let kind = Kind::Line { width_px: STROKE_PX / scale };
    let ring = |corner: &PhotoPoint| {
        let places = circle((corner.x, corner.y), CORNER_RADIUS_PX / scale);
        let points = places.into_iter().map(|(x, y)| PhotoPoint { x, y }).collect();
        Shape { points, ink: TRUE_GRID, kind }
    };
    std::iter::once(outline(corners, TRUE_GRID, scale)).chain(corners.iter().map(ring)).collect()
}

fn outline(corners: &[PhotoPoint; 4], ink: Ink, scale: f64) -> Shape {
    let kind = Kind::Line { width_px: STROKE_PX / scale };
    Shape { points: corners.iter().cycle().take(5).copied().collect(), ink, kind }
}

fn wrong(point: Point, facts: &PhotoFacts, stroke_spacings: f64) -> Shape {
    let (x, y, r) = (point.col() as f64, point.row() as f64, WRONG_HALF_SIDE);
    let square = [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r), (x - r, y - r)];
    let points = square.map(|(x, y)| facts.grid.photo(BoardPoint { x, y })).to_vec();
    let width_px = facts.grid.spacing_px() * stroke_spacings * WRONG_STROKES;
    Shape { points, ink: WRONG, kind: Kind::Line { width_px } }
}
