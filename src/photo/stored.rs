//! The output of a decoder: the picture as the file stores it, with its orientation and colour
//! space.

use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, Pixel, Rgb, RgbImage, RgbaImage};

use super::profile::Profile;
use super::{PhotoError, PhotoFormat, exif};

/// A decoded picture before colour conversion and turning.
pub(super) struct StoredPhoto {
    /// Pixels in the file's own colours, turned as stored.
    pub pixels: RgbImage,
    /// The turn that brings the stored picture upright.
    pub orientation: Orientation,
    /// Colour space of the pixels; `None` for sRGB, or if the file has none.
    pub profile: Option<Profile>,
    /// EXIF as TIFF data.
    pub exif: Option<Vec<u8>>,
}

impl StoredPhoto {
    /// Returns a picture that EXIF says how to turn, with EXIF as the file has it.
    pub fn turned_by_exif(
        pixels: RgbImage,
        profile: Option<Profile>,
        exif: Option<Vec<u8>>,
    ) -> StoredPhoto {
        let exif = exif.map(exif::tiff);
        StoredPhoto {
            pixels,
            orientation: exif
                .as_deref()
                .map_or(Orientation::NoTransforms, exif::orientation),
            profile,
            exif,
        }
    }

    /// Reads the picture and its metadata from a decoder of `image`.
    pub fn from_decoder(
        mut decoder: impl ImageDecoder,
        format: PhotoFormat,
    ) -> Result<StoredPhoto, PhotoError> {
        let unreadable = |error: image::ImageError| PhotoError::unreadable(format, error);
        let exif = decoder.exif_metadata().map_err(unreadable)?;
        let profile = decoder.icc_profile().map_err(unreadable)?;
        let profile = profile.as_deref().and_then(Profile::icc);
        let picture = DynamicImage::from_decoder(decoder).map_err(unreadable)?;
        Ok(StoredPhoto::turned_by_exif(
            to_opaque(picture),
            profile,
            exif,
        ))
    }
}

/// Converts a picture of `image` to 8-bit RGB, transparent parts laid over white.
fn to_opaque(picture: DynamicImage) -> RgbImage {
    if picture.color().has_alpha() {
        lay_over_white(&picture.into_rgba8())
    } else {
        picture.into_rgb8()
    }
}

fn lay_over_white(picture: &RgbaImage) -> RgbImage {
    let mut opaque = RgbImage::new(picture.width(), picture.height());
    for (to, from) in opaque.pixels_mut().zip(picture.pixels()) {
        let blend = |sample: u8| lay_sample_over_white(sample, from[3]);
        *to = Rgb(from.to_rgb().0.map(blend));
    }
    opaque
}

/// Returns the sample of a colour with this opacity over white, all of them from 0 to 255.
pub(super) fn lay_sample_over_white(sample: u8, opacity: u8) -> u8 {
    let opacity = u32::from(opacity);
    ((u32::from(sample) * opacity + 255 * (255 - opacity) + 127) / 255) as u8
}
