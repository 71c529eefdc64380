//! Decodes JPEG files with `zune-jpeg` itself: `image` runs the same decoder in its forgiving mode,
//! which fills the missing half of a truncated photo with grey and reports success. What even the
//! strict mode passes over is found before (`damage`).

mod bits;
mod block;
mod damage;
mod headers;
mod scan;

use image::RgbImage;
use zune_core::bytestream::ZCursor;
use zune_core::colorspace::ColorSpace;
use zune_core::options::DecoderOptions;
use zune_jpeg::JpegDecoder;
use zune_jpeg::errors::DecodeErrors;

use super::profile::{MAX_ICC_BYTES, Profile};
use super::stored::StoredPhoto;
use super::{Limits, PhotoError, PhotoFormat};

pub(super) fn decode(bytes: &[u8], limits: &Limits) -> Result<StoredPhoto, PhotoError> {
    // Headers are read forgivingly, since editors leave stray bytes between segments, and pixels
    // strictly.
    let options = DecoderOptions::default()
        .set_max_width(usize::from(u16::MAX))
        .set_max_height(usize::from(u16::MAX))
        .jpeg_set_out_colorspace(ColorSpace::RGB);
    let mut decoder =
        JpegDecoder::new_with_options(ZCursor::new(bytes), options.set_strict_mode(false));
    decoder.decode_headers().map_err(decode_error)?;
    // JPEG stores sizes in 16 bits.
    let info = decoder
        .info()
        .ok_or_else(|| PhotoError::damaged(PhotoFormat::Jpeg, "photo-no-size"))?;
    let (width, height) = (u32::from(info.width), u32::from(info.height));
    limits.check_stored_size(width, height, 8 * usize::from(info.components))?;
    if !has_end_marker(bytes) {
        return Err(PhotoError::damaged(PhotoFormat::Jpeg, "photo-end-missing"));
    }
    if damage::check_scans(bytes).is_err() {
        return Err(PhotoError::damaged(PhotoFormat::Jpeg, "photo-data-damaged"));
    }
    decoder.set_options(options.set_strict_mode(true));
    let mut pixels = RgbImage::new(width, height);
    decoder.decode_into(&mut pixels).map_err(decode_error)?;
    Ok(StoredPhoto::turned_by_exif(
        pixels,
        read_profile(bytes, &decoder),
        decoder.exif().cloned(),
    ))
}

/// Returns the colour profile. Its parts are only put together if they are not too large: there may be
/// as many as fill the file.
fn read_profile(bytes: &[u8], decoder: &JpegDecoder<ZCursor<&[u8]>>) -> Option<Profile> {
    const PROFILE_PART: u8 = 0xe2;
    let parts_bytes: usize = damage::segments(bytes)
        .take_while(|&(marker, _, _)| marker != damage::START_OF_SCAN)
        .filter(|&(marker, _, _)| marker == PROFILE_PART)
        .map(|(_, segment, _)| segment.len())
        .sum();
    if parts_bytes > MAX_ICC_BYTES {
        return None;
    }
    decoder.icc_profile().as_deref().and_then(Profile::icc)
}

/// Returns true if an end marker follows the start of the pixels. A transfer that reserved the
/// file's space before it broke off leaves zeros, which decode as if they were pixels. The
/// thumbnail inside EXIF has an end marker of its own, so segments are stepped over (ITU-T T.81,
/// annex B).
fn has_end_marker(bytes: &[u8]) -> bool {
    damage::segments(bytes)
        .find(|&(marker, _, _)| marker == damage::START_OF_SCAN)
        .is_some_and(|(_, _, after)| {
            let data = bytes.get(after..).unwrap_or_default();
            let end = [0xff, damage::END_OF_IMAGE];
            data.windows(2).rev().any(|pair| pair == end)
        })
}

/// Returns the error for what the decoder reports.
fn decode_error(error: DecodeErrors) -> PhotoError {
    match error {
        DecodeErrors::Unsupported(scheme) => {
            PhotoError::unsupported(&format!("JPEG variant {scheme:?}"))
        }
        error => unreadable(error),
    }
}

fn unreadable(why: impl ToString) -> PhotoError {
    PhotoError::unreadable(PhotoFormat::Jpeg, why)
}
