//! HEIC, by `heifer`.

use heifer::Options;
use image::RgbImage;

use super::heif::Still;
use super::stored::StoredPhoto;
use super::{Limits, PhotoError, PhotoFormat};

pub(super) fn decode(bytes: &[u8], limits: &Limits) -> Result<StoredPhoto, PhotoError> {
    let still = Still::find(bytes, PhotoFormat::Heic, b"hvc1", limits)?;
    let options = Options { max_pixels: limits.max_pixels, ..Options::default() };
    let picture = heifer::decode_rgba8(bytes, &options).map_err(refusal)?;
    let (width, height) = (picture.width, picture.height);
    limits.check_size(width, height)?;
    let pixels = RgbImage::from_raw(width, height, picture.into_rgb8())
        .ok_or_else(|| PhotoError::unreadable(PhotoFormat::Heic, "pixels are missing"))?;
    Ok(StoredPhoto {
        pixels,
        orientation: still.orientation(),
        already_upright: true,
        profile: still.profile(),
        exif: still.exif(),
    })
}

fn refusal(error: heifer::Error) -> PhotoError {
    match error {
        heifer::Error::Unsupported(what) => PhotoError::unsupported(&format!("HEIC with {what}")),
        error => PhotoError::unreadable(PhotoFormat::Heic, error),
    }
}
