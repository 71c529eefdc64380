//! Pictures as pixels over photos: inks, and the files they are written to.

mod raster;

pub(super) use raster::draw;

use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder, RgbImage};

use super::picture::Ink;

/// Rings around black stones.
pub(super) const BLACK_STONE: Ink = [60, 220, 60];
/// Rings around white stones.
pub(super) const WHITE_STONE: Ink = [255, 70, 200];
/// What a person should look at.
pub(super) const DOUBTFUL: Ink = [255, 200, 0];

/// Returns the picture as a PNG file.
pub(super) fn png(picture: &RgbImage) -> Vec<u8> {
    let mut file = Vec::new();
    let (width, height) = picture.dimensions();
    // Writing to memory cannot fail.
    let _ = PngEncoder::new(&mut file).write_image(picture.as_raw(), width, height, ExtendedColorType::Rgb8);
    file
}

/// Returns the picture as a JPEG file of this quality, 1 to 100.
pub(super) fn jpeg(picture: &RgbImage, quality: u8) -> Vec<u8> {
    let mut file = Vec::new();
    let (width, height) = picture.dimensions();
    let encoder = JpegEncoder::new_with_quality(&mut file, quality);
    // Writing to memory cannot fail; a side of more than 65535 pixels does not come from `Photo::shrunk`.
    let _ = encoder.write_image(picture.as_raw(), width, height, ExtendedColorType::Rgb8);
    file
}
