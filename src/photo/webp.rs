//! Decodes WebP files.

use std::io::Cursor;

use image::codecs::webp::WebPDecoder;
use image::{ImageDecoder, ImageError};

use super::stored::StoredPhoto;
use super::{Limits, PhotoError, PhotoFormat};

pub(super) fn decode(bytes: &[u8], limits: &Limits) -> Result<StoredPhoto, PhotoError> {
    let decoder = WebPDecoder::new(Cursor::new(bytes)).map_err(unreadable)?;
    let (width, height) = decoder.dimensions();
    limits.check_size(width, height)?;
    if decoder.has_animation() {
        return Err(PhotoError::animation("animated WebP"));
    }
    StoredPhoto::from_decoder(decoder, PhotoFormat::WebP)
}

fn unreadable(error: ImageError) -> PhotoError {
    PhotoError::unreadable(PhotoFormat::WebP, error)
}
