//! Decodes WebP files. Damage that the decoder passes over is found before (`damage`).

mod bits;
mod bool_decoder;
mod container;
mod damage;
mod frame_header;
mod lossless;
mod lossy;
mod modes;
mod pixels;
mod prefix_codes;
mod token_tables;
mod tokens;

use std::io::Cursor;

use image::codecs::webp::WebPDecoder;
use image::{ImageDecoder, ImageError};

use super::stored::StoredPhoto;
use super::{Limits, PhotoError, PhotoFormat};

pub(super) fn decode(bytes: &[u8], limits: &Limits) -> Result<StoredPhoto, PhotoError> {
    let bytes = container::riff(bytes)
        .ok_or_else(|| PhotoError::damaged(PhotoFormat::WebP, "photo-end-missing"))?;
    let decoder = WebPDecoder::new(Cursor::new(bytes)).map_err(unreadable)?;
    let (width, height) = decoder.dimensions();
    limits.check_size(width, height)?;
    if decoder.has_animation() {
        return Err(PhotoError::animation("animated WebP"));
    }
    // Before any memory is taken for pixels: a few bytes may state a large size.
    damage::check_picture(bytes, (width, height))
        .map_err(|_| PhotoError::damaged(PhotoFormat::WebP, "photo-data-damaged"))?;
    StoredPhoto::from_decoder(decoder, PhotoFormat::WebP)
}

fn unreadable(error: ImageError) -> PhotoError {
    PhotoError::unreadable(PhotoFormat::WebP, error)
}
