//! PNG.

use std::io::Cursor;

use image::codecs::png::PngDecoder;
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageError};

use super::profile::Profile;
use super::stored::{StoredPhoto, opaque};
use super::{Limits, PhotoError, PhotoFormat, exif};

pub(super) fn decode(bytes: &[u8], limits: &Limits) -> Result<StoredPhoto, PhotoError> {
    let mut decoder = PngDecoder::with_limits(Cursor::new(bytes), limits.for_image()).map_err(unreadable)?;
    let (width, height) = decoder.dimensions();
    limits.check_size(width, height)?;
    if decoder.is_apng().map_err(unreadable)? {
        return Err(PhotoError::animation("animated PNG"));
    }
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

fn unreadable(error: ImageError) -> PhotoError {
    PhotoError::unreadable(PhotoFormat::Png, error)
}
