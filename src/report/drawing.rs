//! Drawings over photos as pixels: their colours, and their encoding as image files.

mod raster;

pub(super) use raster::draw;

use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder, ImageError, RgbImage};
use thiserror::Error;

use super::picture::Ink;

/// Colour of rings around black stones.
pub(super) const BLACK_STONE: Ink = [60, 220, 60];
/// Colour of rings around white stones.
pub(super) const WHITE_STONE: Ink = [255, 70, 200];
/// Colour of what the user should check.
pub(super) const DOUBTFUL: Ink = [255, 200, 0];

/// An error in encoding a drawing as an image file, such as a side of more than 65,535 pixels in a
/// JPEG.
#[derive(Debug, Error)]
#[error("the picture cannot be encoded: {0}")]
pub struct DrawingError(#[from] ImageError);

/// Returns the picture as a PNG file.
pub(super) fn png(picture: &RgbImage) -> Result<Vec<u8>, DrawingError> {
    let mut file = Vec::new();
    let (width, height) = picture.dimensions();
    PngEncoder::new(&mut file).write_image(
        picture.as_raw(),
        width,
        height,
        ExtendedColorType::Rgb8,
    )?;
    Ok(file)
}

/// Returns the picture as a JPEG file of this quality, 1 to 100.
pub(super) fn jpeg(picture: &RgbImage, quality: u8) -> Result<Vec<u8>, DrawingError> {
    let mut file = Vec::new();
    let (width, height) = picture.dimensions();
    let encoder = JpegEncoder::new_with_quality(&mut file, quality);
    encoder.write_image(picture.as_raw(), width, height, ExtendedColorType::Rgb8)?;
    Ok(file)
}
