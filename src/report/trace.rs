//! Drawings of the steps from photo to position, for developers: each function returns one PNG
//! file.

use crate::board::{BoardTrace, Detection, DetectionKind};
use crate::geometry::{DrawingPoint, PhotoPoint};
use crate::photo::Photo;
use crate::point::{BoardSize, Point};
use crate::stones::StonesTrace;

use super::drawing::{self, BLACK_STONE, DOUBTFUL, DrawingError, WHITE_STONE};
use super::overlay::{Backdrop, outline};
use super::picture::{Ink, Mark, Picture};

/// Longest side of the pictures of the whole photo, in pixels: detections 20 pixels apart can still
/// be told apart.
const LONGEST_SIDE_PX: u32 = 1600;
/// Width of the strokes, in pixels of the picture.
const STROKE_PX: f64 = 1.6;

const CROSSING: Ink = [0, 200, 255];
const BEST_GRID: Ink = [60, 220, 60];
const OTHER_GRID: Ink = [255, 200, 0];

/// Radius of a stone's ring, in pixels of the picture.
const RING_PX: f64 = 5.0;
/// Half the length of a crossing's cross, in pixels of the picture.
const CROSS_ARM_PX: f64 = 4.0;
/// Radius of the ring around a doubtful point, in spacings.
const RING_RADIUS: f64 = 0.42;

/// Returns the upright photo, shrunk.
///
/// # Errors
/// [`DrawingError`] if the picture cannot be encoded.
pub fn draw_photo(photo: &Photo) -> Result<Vec<u8>, DrawingError> {
    drawing::png(&photo.shrunk(LONGEST_SIDE_PX))
}

/// Returns the detections over the photo: a cross for a crossing, a green ring for what looks like
/// a black stone, a pink one for a white stone.
///
/// # Errors
/// [`DrawingError`] if the picture cannot be encoded.
pub fn draw_detections(photo: &Photo, trace: &BoardTrace) -> Result<Vec<u8>, DrawingError> {
    let backdrop = Backdrop::shrunk(photo, LONGEST_SIDE_PX);
    let scale = backdrop.scale;
    let marks = trace
        .detections
        .iter()
        .flat_map(|detection| detection_marks(detection, scale))
        .collect();
    backdrop
        .drawn_on(Picture {
            marks,
            ..Picture::default()
        })
        .png()
}

/// Returns the outlines of the likeliest grid (green) and of the others (yellow) over the photo.
///
/// # Errors
/// [`DrawingError`] if the picture cannot be encoded.
pub fn draw_grids(photo: &Photo, trace: &BoardTrace) -> Result<Vec<u8>, DrawingError> {
    let backdrop = Backdrop::shrunk(photo, LONGEST_SIDE_PX);
    let width = STROKE_PX / backdrop.scale;
    let ink = |k: usize| if k == 0 { BEST_GRID } else { OTHER_GRID };
    let outlines = trace
        .grids
        .iter()
        .enumerate()
        .map(|(k, grid)| outline(&grid.corners, ink(k), width));
    // The likeliest is drawn last, over the others.
    backdrop
        .drawn_on(Picture {
            marks: outlines.rev().collect(),
            ..Picture::default()
        })
        .png()
}

/// Returns the rectified board.
///
/// # Errors
/// [`DrawingError`] if the picture cannot be encoded.
pub fn draw_rectified(trace: &StonesTrace) -> Result<Vec<u8>, DrawingError> {
    drawing::png(&trace.rectified_picture())
}

/// Returns the rectified board with a ring around every doubtful point: green where black is most
/// probable, pink where white is, yellow where neither is.
///
/// # Errors
/// [`DrawingError`] if the picture cannot be encoded.
pub fn draw_doubts(trace: &StonesTrace) -> Result<Vec<u8>, DrawingError> {
    let mut picture = trace.rectified_picture();
    let readings = &trace.readings;
    let points =
        BoardSize::square(readings.lines).map(|size| size.points().collect::<Vec<Point>>());
    for (point, reading) in points
        .unwrap_or_default()
        .into_iter()
        .zip(&readings.readings)
    {
        if reading.doubt.is_none() {
            continue;
        }
        let ink = if reading.empty >= reading.black.max(reading.white) {
            DOUBTFUL
        } else if reading.black > reading.white {
            BLACK_STONE
        } else {
            WHITE_STONE
        };
        drawing::draw(
            &mut picture,
            &[ring(
                trace.place(point),
                RING_RADIUS * trace.spacing_px(),
                ink,
                STROKE_PX,
            )],
        );
    }
    drawing::png(&picture)
}

/// Returns a detection in photo pixels, as large as a picture of this scale shows it best.
fn detection_marks(detection: &Detection<PhotoPoint>, scale: f64) -> Vec<Mark> {
    let PhotoPoint { x, y } = detection.center;
    let width = STROKE_PX / scale;
    let stone = |ink| vec![ring(DrawingPoint { x, y }, RING_PX / scale, ink, width)];
    match detection.kind {
        DetectionKind::Dark => stone(BLACK_STONE),
        DetectionKind::Light => stone(WHITE_STONE),
        DetectionKind::Crossing => {
            let r = CROSS_ARM_PX / scale;
            let arms = [[(x - r, y), (x + r, y)], [(x, y - r), (x, y + r)]];
            let line = |arm: [(f64, f64); 2]| Mark::Line {
                places: arm.map(|(x, y)| DrawingPoint { x, y }).to_vec(),
                ink: CROSSING,
                width,
            };
            arms.map(line).to_vec()
        }
    }
}

fn ring(middle: DrawingPoint, radius: f64, ink: Ink, width: f64) -> Mark {
    Mark::Disc {
        middle,
        radius,
        fill: None,
        outline: Some((ink, width)),
    }
}
