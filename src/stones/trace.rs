//! The trace of reading the stones: its findings as plain values.

use image::RgbImage;
use ndarray::{Axis, Slice};

use super::rectify::{RING, SCALE};
use super::{GridLikelihood, StoneReadings};
use crate::board::Board;
use crate::geometry::DrawingPoint;
use crate::network::Planes;
use crate::point::Point;

/// The findings of reading the stones.
#[derive(Clone, Debug)]
pub struct StonesTrace {
    /// The readings of all points, even if the photo is refused.
    pub readings: StoneReadings,
    /// The grid on which they are read.
    pub board: Board,
    /// The measurements of the grid.
    pub grid: GridLikelihood,
    /// Height above the board of the plane on which the stones were seen, in spacings.
    pub stone_height: f64,
    pub(super) rectified: Planes,
}

impl StonesTrace {
    /// Renders the rectified board as 8-bit sRGB, with a margin around the outer lines.
    pub fn rectified_picture(&self) -> RgbImage {
        let (_, height, width) = self.rectified.dim();
        let crossings = self
            .rectified
            .slice_axis(Axis(0), Slice::from(..3))
            .permuted_axes([1, 2, 0]);
        let pixels = crossings
            .iter()
            .map(|value| (value * 255.0).round() as u8)
            .collect();
        // The planes have as many values as the picture takes.
        RgbImage::from_raw(width as u32, height as u32, pixels).unwrap_or_default()
    }

    /// Returns the place of an intersection in the rectified board, in its pixels.
    pub fn place(&self, point: Point) -> DrawingPoint {
        let place = |line: usize| ((line + RING) as f64 + 0.5) * SCALE as f64;
        DrawingPoint {
            x: place(point.col()),
            y: place(point.row()),
        }
    }

    /// Returns the spacing of the rectified board, in its pixels.
    pub fn spacing_px(&self) -> f64 {
        SCALE as f64
    }
}
