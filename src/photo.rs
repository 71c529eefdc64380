//! Photo: bytes to upright pixels.

use image::RgbImage;

/// An upright photo.
#[derive(Clone, Debug)]
pub struct Photo {
    /// Upright (EXIF orientation applied), full size, 8-bit sRGB.
    pub pixels: RgbImage,
}
