//! Watched: what the reading of the stones saw, as plain values.

use image::RgbImage;

use super::StoneReadings;
use super::flat::{Flat, SCALE};
use crate::geometry::BoardPoint;
use crate::point::Point;

/// What the reading of the stones saw.
#[derive(Clone, Debug)]
pub struct Watched {
    /// Every point's probabilities, those too that were then refused.
    pub readings: StoneReadings,
    flat: Flat,
}

impl Watched {
    pub(super) fn new(flat: Flat, readings: StoneReadings) -> Watched {
        Watched { readings, flat }
    }

    /// The flattened board, 8-bit sRGB, with a margin around the outer lines. It is put together only when
    /// this is called.
    pub fn flattened(&self) -> RgbImage {
        self.flat.picture()
    }

    /// Where an intersection lies in the flattened board: pixels, x right, y down.
    pub fn place(&self, point: Point) -> (f64, f64) {
        Flat::place(BoardPoint { x: point.col() as f64, y: point.row() as f64 })
    }

    /// Pixels a spacing of the flattened board.
    pub fn spacing_px(&self) -> f64 {
        SCALE as f64
    }
}
