//! Decodes PNG files.

use std::io::Cursor;

use image::codecs::png::PngDecoder;
use image::{ImageDecoder, ImageError};

use super::stored::StoredPhoto;
use super::{Limits, PhotoError, PhotoFormat};

pub(super) fn decode(bytes: &[u8], limits: &Limits) -> Result<StoredPhoto, PhotoError> {
    let decoder =
        PngDecoder::with_limits(Cursor::new(bytes), limits.for_image()).map_err(unreadable)?;
    let (width, height) = decoder.dimensions();
    limits.check_size(width, height)?;
    if decoder.is_apng().map_err(unreadable)? {
        return Err(PhotoError::animation("animated PNG"));
    }
    StoredPhoto::from_decoder(decoder, PhotoFormat::Png)
}

fn unreadable(error: ImageError) -> PhotoError {
    PhotoError::unreadable(PhotoFormat::Png, error)
}
