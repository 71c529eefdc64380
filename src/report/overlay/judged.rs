//! The overlay of a labelled photo, on which errors of the reading are marked.

use crate::geometry::{DrawingPoint, PhotoPoint};
use crate::point::Point;
use crate::report::drawing::{DOUBTFUL, DrawingError};
use crate::report::picture::{Ink, Mark, Pen, Picture, square_corners};
use crate::report::{PhotoFacts, Report};

use super::{Backdrop, OverlaySettings, shapes};

const WRONG: Ink = [235, 0, 0];
const TRUE_GRID: Ink = [150, 40, 255];

/// Half the side of the square around a wrong point, in spacings: outside the ring of its stone.
const WRONG_HALF_SIDE: f64 = 0.52;
/// Width of a wrong point's square, as a multiple of the other strokes.
const WRONG_STROKES: f64 = 2.5;
/// Radius of the ring around a true corner, in pixels of the picture.
const CORNER_RADIUS_PX: f64 = 9.0;
/// Width of outlines and of the corners' rings, in pixels of the picture.
const STROKE_PX: f64 = 2.0;

/// The label of a photo and the errors of its reading, as far as they are drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Truth {
    /// The true corner intersections in order around the board, in photo pixels; `None` if the
    /// label has none.
    pub corners: Option<[PhotoPoint; 4]>,
    /// The corners of the likeliest grid, in order around it, if the photo was refused because it
    /// was not trusted.
    pub distrusted: Option<[PhotoPoint; 4]>,
    /// The points read wrongly, as the report names them.
    pub wrong: Vec<Point>,
}

/// Returns the reading as [`super::png`] draws it, compared with the label, as a JPEG file.
///
/// Every wrong point has a red square around it, and the true outline of the board is violet with
/// rings at its corners. If the photo was refused, the outline of the likeliest grid is yellow.
///
/// # Errors
/// [`DrawingError`] if the picture cannot be encoded.
pub fn draw_judged(
    backdrop: Backdrop,
    report: Option<&Report>,
    truth: &Truth,
    settings: &OverlaySettings,
) -> Result<Vec<u8>, DrawingError> {
    let stroke_px = STROKE_PX / backdrop.scale;
    let mut over = Picture::default();
    if let Some(corners) = &truth.corners {
        over.marks.push(outline(corners, TRUE_GRID, stroke_px));
        let radius = CORNER_RADIUS_PX / backdrop.scale;
        over.marks
            .extend(corners.iter().map(|&PhotoPoint { x, y }| Mark::Disc {
                middle: DrawingPoint { x, y },
                radius,
                fill: None,
                outline: Some((TRUE_GRID, stroke_px)),
            }));
    }
    over.marks.extend(
        truth
            .distrusted
            .iter()
            .map(|corners| outline(corners, DOUBTFUL, stroke_px)),
    );
    if let Some((report, facts)) = report.and_then(|report| Some((report, report.photo.as_ref()?)))
    {
        over.marks
            .extend(shapes::draw(report, facts, settings.stroke_spacings).marks);
        over.marks
            .extend(wrong_points(&truth.wrong, facts, settings.stroke_spacings));
    }
    backdrop.drawn_on(over).jpeg(settings.jpeg_quality)
}

/// Returns the outline of a grid, in photo pixels.
pub(in crate::report) fn outline(corners: &[PhotoPoint; 4], ink: Ink, width: f64) -> Mark {
    let places = corners
        .iter()
        .cycle()
        .take(5)
        .map(|&PhotoPoint { x, y }| DrawingPoint { x, y });
    Mark::Line {
        places: places.collect(),
        ink,
        width,
    }
}

fn wrong_points(wrong: &[Point], facts: &PhotoFacts, stroke_spacings: f64) -> Vec<Mark> {
    let mut pen = Pen::on_photo(&facts.grid.photo_from_board);
    let width_px = facts.grid.spacing_px() * stroke_spacings * WRONG_STROKES;
    for point in wrong {
        let [a, b, c, d] =
            square_corners((point.col() as f64, point.row() as f64), WRONG_HALF_SIDE);
        pen.stroke(&[a, b, c, d, a], WRONG, width_px);
    }
    pen.marks
}
