//! Drawing over pictures: shapes, and how they become pixels.

mod raster;

pub(super) use raster::draw;

use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder, RgbImage};

use crate::geometry::PhotoPoint;

pub(super) use super::picture::Ink;

/// Rings round black stones.
pub(super) const BLACK_STONE: Ink = [60, 220, 60];
/// Rings round white stones.
pub(super) const WHITE_STONE: Ink = [255, 70, 200];
/// What a person should look at.
pub(super) const DOUBTFUL: Ink = [255, 200, 0];

/// Corners of the polygon that stands for a circle.
const CIRCLE_CORNERS: usize = 24;

/// A line through photo points, or an area of them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Shape {
    /// The corners, in pixels of the upright photo.
    pub points: Vec<PhotoPoint>,
    /// Its colour.
    pub ink: Ink,
    /// How it is drawn.
    pub kind: Kind,
}

/// How a shape is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Kind {
    /// A line from the first point to the last.
    Line {
        /// Its width, in photo pixels.
        width_px: f64,
    },
    /// The area inside.
    Area,
}

/// A closed circle.
pub(super) fn circle((x, y): (f64, f64), radius: f64) -> Vec<(f64, f64)> {
    (0..=CIRCLE_CORNERS)
        .map(|corner| {
            let angle = std::f64::consts::TAU * corner as f64 / CIRCLE_CORNERS as f64;
            (x + radius * angle.cos(), y + radius * angle.sin())
        })
        .collect()
}

/// The picture as a PNG file.
pub(super) fn png(picture: &RgbImage) -> Vec<u8> {
    let mut file = Vec::new();
    let (width, height) = picture.dimensions();
    // Writing to memory cannot fail.
    let _ = PngEncoder::new(&mut file).write_image(picture.as_raw(), width, height, ExtendedColorType::Rgb8);
    file
}

/// The picture as a JPEG file of this quality, 1 to 100.
pub(super) fn jpeg(picture: &RgbImage, quality: u8) -> Vec<u8> {
    let mut file = Vec::new();
    let (width, height) = picture.dimensions();
    let encoder = JpegEncoder::new_with_quality(&mut file, quality);
    // Writing to memory cannot fail; a side of more than 65535 pixels does not come from `Photo::shrunk`.
    let _ = encoder.write_image(picture.as_raw(), width, height, ExtendedColorType::Rgb8);
    file
}
