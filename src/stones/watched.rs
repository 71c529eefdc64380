//! Watched: what the reading of the stones saw, as plain values.

use image::RgbImage;

use super::flat::{RING, SCALE};
use super::{GridReading, StoneReadings};
use crate::board::Board;
use crate::network::Planes;
use crate::point::Point;

/// What the reading of the stones saw.
#[derive(Clone, Debug)]
pub struct Watched {
    /// Every point's probabilities, those too that were then refused.
    pub readings: StoneReadings,
    /// The grid they are read on.
    pub board: Board,
    /// What was seen of it.
    pub grid: GridReading,
    flat: Planes,
}

impl Watched {
    pub(super) fn new(flat: Planes, board: Board, grid: GridReading, readings: StoneReadings) -> Watched {
        Watched { readings, board, grid, flat }
    }

    /// The flattened board, 8-bit sRGB, with a margin around the outer lines. It is put together only when
    /// this is called.
    pub fn flattened(&self) -> RgbImage {
        RgbImage::from_fn(self.flat.width as u32, self.flat.height as u32, |x, y| {
            let channel = |channel| (self.flat.at(channel, y as usize, x as usize) * 255.0).round() as u8;
            image::Rgb([channel(0), channel(1), channel(2)])
        })
    }

    /// Where an intersection lies in the flattened board: pixels, x right, y down.
    pub fn place(&self, point: Point) -> (f64, f64) {
        let place = |line: usize| ((line + RING) as f64 + 0.5) * SCALE as f64;
        (place(point.col()), place(point.row()))
    }

    /// Pixels a spacing of the flattened board.
    pub fn spacing_px(&self) -> f64 {
        SCALE as f64
    }
}
