//! What a decoder hands over: the picture as the file stores it, and how to read it.

use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, Pixel, Rgb, RgbImage, RgbaImage};

use super::profile::Profile;
use super::{PhotoError, PhotoFormat, exif};

/// A decoded picture before colour conversion and turning.
pub(super) struct StoredPhoto {
    /// In the file's own colours, turned as stored unless `already_upright`.
    pub pixels: RgbImage,
    /// What makes the stored picture upright.
    pub orientation: Orientation,
    /// The decoder has applied `orientation` itself.
    pub already_upright: bool,
    /// The colour space of the pixels, `None` for sRGB or when nothing is said.
    pub profile: Option<Profile>,
    /// EXIF as TIFF data.
    pub exif: Option<Vec<u8>>,
}

impl StoredPhoto {
    /// Reads all that a decoder of `image` has to give.
    pub fn from_decoder(
        mut decoder: impl ImageDecoder,
        format: PhotoFormat,
    ) -> Result<StoredPhoto, PhotoError> {
        let unreadable = |error: image::ImageError| PhotoError::unreadable(format, error);
        let exif = decoder.exif_metadata().map_err(unreadable)?.map(exif::tiff);
        let profile = decoder.icc_profile().map_err(unreadable)?.map(Profile::Icc);
        let picture = DynamicImage::from_decoder(decoder).map_err(unreadable)?;
        Ok(StoredPhoto {
            pixels: opaque(picture),
            orientation: exif.as_deref().map_or(Orientation::NoTransforms, exif::orientation),
            already_upright: false,
            profile,
            exif,
        })
    }
}

/// Any picture of `image` as 8-bit RGB, transparent parts over white.
fn opaque(picture: DynamicImage) -> RgbImage {
    if picture.color().has_alpha() { over_white(&picture.into_rgba8()) } else { picture.into_rgb8() }
}

fn over_white(picture: &RgbaImage) -> RgbImage {
    let mut opaque = RgbImage::new(picture.width(), picture.height());
    for (to, from) in opaque.pixels_mut().zip(picture.pixels()) {
        let alpha = u32::from(from[3]);
        let blend = |colour: u8| ((u32::from(colour) * alpha + 255 * (255 - alpha) + 127) / 255) as u8;
        *to = Rgb(from.to_rgb().0.map(blend));
    }
    opaque
}
