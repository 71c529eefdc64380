//! Decodes WebP files. Damage that the decoder passes over is found before (`damage`),
//! or in the pixels of a lossless picture (`colours`).

mod bits;
mod bool_decoder;
mod colours;
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

use self::damage::Coding;
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
    let coding = damage::check_picture(bytes, (width, height)).map_err(|_| damaged())?;
    let photo = StoredPhoto::from_decoder(decoder, PhotoFormat::WebP)?;
    if coding == Coding::Lossless && colours::are_damaged(&photo.pixels) {
        return Err(damaged());
    }
    Ok(photo)
}

fn damaged() -> PhotoError {
    PhotoError::damaged(PhotoFormat::WebP, "photo-data-damaged")
}

fn unreadable(error: ImageError) -> PhotoError {
    PhotoError::unreadable(PhotoFormat::WebP, error)
}
