//! What the steps from photo to position saw, drawn: one PNG file a question.

use image::RgbImage;

use crate::board::{self, Grid, MarkKind, SeenMark};
use crate::geometry::PhotoPoint;
use crate::photo::Photo;
use crate::point::{BoardSize, Point};
use crate::stones;

use super::drawing::{self, BLACK_STONE, DOUBTFUL, Ink, Kind, Shape, WHITE_STONE, circle};

/// Longest side of the pictures of the whole photo, in pixels: a mark every 20 pixels can still be told from
/// the next.
const LONGEST_SIDE_PX: u32 = 1600;
/// Width of the strokes, in pixels of the picture.
const STROKE_PX: f64 = 1.6;

const CROSSING: Ink = [0, 200, 255];
const BEST_GRID: Ink = [60, 220, 60];
const OTHER_GRID: Ink = [255, 200, 0];

/// Radius of a stone's ring, in pixels of the picture.
const RING_PX: f64 = 5.0;
/// Half the arm of a crossing's cross, in pixels of the picture.
const CROSS_ARM_PX: f64 = 4.0;
/// Radius of the ring round a doubtful point, in spacings.
const RING_RADIUS: f64 = 0.42;

/// The upright photo, shrunk.
pub fn photo(photo: &Photo) -> Vec<u8> {
    drawing::png(&photo.shrunk(LONGEST_SIDE_PX))
}

/// The marks over the photo: a cross for a crossing, a green ring for what looks like a black stone, a pink
/// one for a white stone.
pub fn marks(photo: &Photo, watched: &board::Watched) -> Vec<u8> {
    let sheet = Sheet::new(photo);
    let shapes: Vec<Shape> = watched.marks.iter().flat_map(|mark| sheet.mark(mark)).collect();
    sheet.png(&shapes)
}

/// The outlines of the likeliest grid (green) and of the others (yellow) over the photo.
pub fn grids(photo: &Photo, watched: &board::Watched) -> Vec<u8> {
    let sheet = Sheet::new(photo);
    let ink = |k: usize| if k == 0 { BEST_GRID } else { OTHER_GRID };
    let outlines = watched.grids.iter().enumerate().map(|(k, grid)| sheet.outline(grid, ink(k)));
    // The likeliest is drawn last, over the others.
    let shapes: Vec<Shape> = outlines.rev().collect();
    sheet.png(&shapes)
}

/// The flattened board.
pub fn flattened(watched: &stones::Watched) -> Vec<u8> {
    drawing::png(&watched.flattened())
}

/// The flattened board with a ring round every doubtful point: green where black is most probable, pink where
/// white is, yellow where nothing is.
pub fn doubts(watched: &stones::Watched) -> Vec<u8> {
    let mut picture = watched.flattened();
    let readings = &watched.readings;
    let points = BoardSize::square(readings.lines).map(|size| size.points().collect::<Vec<Point>>());
    for (point, reading) in points.unwrap_or_default().into_iter().zip(&readings.readings) {
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
        let ring = circle(watched.place(point), RING_RADIUS * watched.spacing_px());
        drawing::draw(&mut picture, &line(&ring, ink, STROKE_PX), 1.0);
    }
    drawing::png(&picture)
}

/// The shrunk photo, to be drawn on in photo pixels.
struct Sheet {
    picture: RgbImage,
    /// Picture pixels a photo pixel.
    scale: f64,
}

impl Sheet {
    fn new(photo: &Photo) -> Sheet {
        let picture = photo.shrunk(LONGEST_SIDE_PX);
        let scale = f64::from(picture.width()) / f64::from(photo.pixels.width().max(1));
        Sheet { picture, scale }
    }

    fn mark(&self, mark: &SeenMark) -> Vec<Shape> {
        let PhotoPoint { x, y } = mark.center;
        let ring = |ink: Ink| vec![self.line(&circle((x, y), RING_PX / self.scale), ink)];
        match mark.kind {
            MarkKind::Dark => ring(BLACK_STONE),
            MarkKind::Light => ring(WHITE_STONE),
            MarkKind::Crossing => {
                let r = CROSS_ARM_PX / self.scale;
                [[(x - r, y), (x + r, y)], [(x, y - r), (x, y + r)]]
                    .map(|arm| self.line(&arm, CROSSING))
                    .to_vec()
            }
        }
    }

    fn outline(&self, grid: &Grid, ink: Ink) -> Shape {
        let corners = grid.corners.iter().cycle().take(5);
        let corners: Vec<(f64, f64)> = corners.map(|corner| (corner.x, corner.y)).collect();
        self.line(&corners, ink)
    }

    fn line(&self, points: &[(f64, f64)], ink: Ink) -> Shape {
        line(points, ink, STROKE_PX / self.scale)
    }

    fn png(mut self, shapes: &[Shape]) -> Vec<u8> {
        for shape in shapes {
            drawing::draw(&mut self.picture, shape, self.scale);
        }
        drawing::png(&self.picture)
    }
}

fn line(points: &[(f64, f64)], ink: Ink, width_px: f64) -> Shape {
    let points = points.iter().map(|&(x, y)| PhotoPoint { x, y }).collect();
    Shape { points, ink, kind: Kind::Line { width_px } }
}
