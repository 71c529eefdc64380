//! JPEG, by `zune-jpeg` itself: `image` runs the same decoder in its forgiving mode, which fills the
//! missing half of a truncated photo with grey and reports success.

use image::RgbImage;
use image::metadata::Orientation;
use zune_core::bytestream::ZCursor;
use zune_core::colorspace::ColorSpace;
use zune_core::options::DecoderOptions;
use zune_jpeg::JpegDecoder;
use zune_jpeg::errors::DecodeErrors;

use super::profile::Profile;
use super::stored::StoredPhoto;
use super::{Limits, PhotoError, PhotoFormat, exif};

pub(super) fn decode(bytes: &[u8], limits: &Limits) -> Result<StoredPhoto, PhotoError> {
    // Headers forgivingly (editors leave stray bytes between segments), pixels strictly.
    let options = DecoderOptions::default()
        .set_max_width(usize::from(u16::MAX))
        .set_max_height(usize::from(u16::MAX))
        .jpeg_set_out_colorspace(ColorSpace::RGB);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options.set_strict_mode(false));
    decoder.decode_headers().map_err(refusal)?;
    // JPEG stores sizes in 16 bits.
    let info = decoder.info().ok_or_else(|| unreadable("it has no size"))?;
    let (width, height) = (u32::from(info.width), u32::from(info.height));
    limits.check_size(width, height)?;

    decoder.set_options(options.set_strict_mode(true));
    let mut pixels = RgbImage::new(width, height);
    decoder.decode_into(&mut pixels).map_err(refusal)?;
    let exif = decoder.exif().cloned().map(exif::tiff);
    Ok(StoredPhoto {
        pixels,
        orientation: exif.as_deref().map_or(Orientation::NoTransforms, exif::orientation),
        already_upright: false,
        profile: decoder.icc_profile().map(Profile::Icc),
        exif,
    })
}

fn refusal(error: DecodeErrors) -> PhotoError {
    match error {
        DecodeErrors::Unsupported(scheme) => PhotoError::unsupported(&format!("JPEG variant {scheme:?}")),
        error => unreadable(error),
    }
}

fn unreadable(why: impl ToString) -> PhotoError {
    PhotoError::unreadable(PhotoFormat::Jpeg, why)
}
