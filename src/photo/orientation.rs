//! Turning the stored picture upright.

use image::metadata::Orientation;
use image::{DynamicImage, RgbImage};

pub(super) fn upright(pixels: RgbImage, orientation: Orientation) -> RgbImage {
    let mut picture = DynamicImage::ImageRgb8(pixels);
    picture.apply_orientation(orientation);
    picture.into_rgb8()
}
