//! Photo: bytes to upright pixels.
//!
//! [`decode`] recognises JPEG, PNG, WebP, HEIC and AVIF from their content, never from a file name, checks
//! the size in the header against [`Limits`] before anything large is allocated, decodes, converts a
//! wide-gamut colour profile to sRGB and turns the picture upright.
//!
//! # What is read
//!
//! * Any bit depth becomes 8 bits, grey becomes RGB, transparency is laid over white (HEIC and AVIF photos
//!   have none worth keeping: their alpha is ignored, and a tiled HEIC that has any is refused).
//! * An embedded ICC profile, or the Display P3 mark of HEIC and AVIF, is converted to sRGB; a profile that
//!   is broken or not RGB is ignored, and so are the HDR curves PQ and HLG: those pictures look flat.
//! * Orientation comes from EXIF in JPEG, PNG and WebP, and from the container in HEIC and AVIF, where EXIF
//!   repeats it and is ignored (ISO/IEC 23008-12).
//! * Of a HEIC or AVIF file the primary still is read; live photos and bursts carry one. Animations (GIF,
//!   animated PNG and WebP, image sequences) are refused: which frame would be the position?
//! * A picture that ends early is refused. Half a photo must never be counted.

#[cfg(feature = "avif")]
mod avif;
mod error;
mod exif;
mod format;
#[cfg(feature = "heic")]
mod heic;
#[cfg(any(feature = "heic", feature = "avif"))]
mod heif;
mod jpeg;
mod limits;
mod orientation;
mod png;
mod profile;
mod scale;
mod stored;
mod webp;
#[cfg(feature = "avif")]
mod yuv;

use image::RgbImage;
use image::metadata::Orientation;

pub use error::PhotoError;
pub use exif::Camera;
pub use format::PhotoFormat;
pub use limits::Limits;

use crate::geometry::PhotoPoint;
use crate::language::Message;
use stored::StoredPhoto;

/// An upright photo.
#[derive(Clone, Debug, PartialEq)]
pub struct Photo {
    /// Upright, full size, 8-bit sRGB.
    pub pixels: RgbImage,
    /// The format of the file; `None` when the pixels did not come from one.
    pub format: Option<PhotoFormat>,
    /// How the stored picture was turned to stand upright.
    pub orientation: Orientation,
    /// What EXIF tells about the camera, if anything.
    pub camera: Option<Camera>,
    /// When the photo was taken by the camera's own clock, such as `2026-05-01 14:03:22 +02:00`; `None` when EXIF does
    /// not tell. Clocks can be wrong and files changed: it is what the file says, no proof.
    pub taken_at: Option<String>,
}

impl Photo {
    /// A copy whose longest side is at most `longest_side_px`, for looking at the whole picture; never
    /// larger than the photo itself, and never less than one pixel wide or high.
    pub fn shrunk(&self, longest_side_px: u32) -> RgbImage {
        scale::shrunk(&self.pixels, longest_side_px)
    }

    /// A copy of a part of the photo, `size` pixels from `corner` on, shrunk or, at most twice,
    /// enlarged until its longest side is `longest_side_px`. What lies outside the photo is left out.
    pub fn part(&self, corner: (u32, u32), size: (u32, u32), longest_side_px: u32) -> RgbImage {
        let part = image::imageops::crop_imm(&self.pixels, corner.0, corner.1, size.0, size.1).to_image();
        scale::fitted(&part, longest_side_px)
    }

    /// Whether a place lies within the photo.
    pub fn contains(&self, place: PhotoPoint) -> bool {
        let within = |at: f64, length: u32| at >= 0.0 && at <= f64::from(length);
        within(place.x, self.pixels.width()) && within(place.y, self.pixels.height())
    }
}

impl From<RgbImage> for Photo {
    /// Upright sRGB pixels that did not come from a file: rendered, or decoded elsewhere.
    fn from(pixels: RgbImage) -> Photo {
        Photo { pixels, format: None, orientation: Orientation::NoTransforms, camera: None, taken_at: None }
    }
}

/// Decodes the bytes of a photo file.
///
/// # Errors
/// A [`PhotoError`] whose [`kind`](PhotoError::kind) is one of `unreadable`, `unsupported_format`,
/// `too_large` and `too_small`.
pub fn decode(bytes: &[u8], limits: &Limits) -> Result<Photo, PhotoError> {
    limits.check_bytes(bytes)?;
    let format = format::recognise(bytes)?;
    let mut stored = decode_stored(bytes, format, limits)?;
    if let Some(profile) = &stored.profile {
        profile.convert_to_srgb(&mut stored.pixels);
    }
    let exif = stored.exif.take().and_then(exif::fields);
    Ok(Photo {
        camera: exif.as_ref().and_then(exif::camera),
        taken_at: exif.as_ref().and_then(exif::taken_at),
        format: Some(format),
        orientation: stored.orientation,
        pixels: if stored.already_upright {
            stored.pixels
        } else {
            orientation::upright(stored.pixels, stored.orientation)
        },
    })
}

/// A photo that was decoded elsewhere, as browsers do it: upright sRGB, row by row from the top left, four bytes a pixel of
/// which the last, the opacity, is ignored.
///
/// # Errors
/// A [`PhotoError`] whose [`kind`](PhotoError::kind) is `too_large`, `too_small`, or `unreadable` where there are not four
/// bytes for each pixel.
pub fn from_rgba(width: u32, height: u32, rgba: &[u8], limits: &Limits) -> Result<Photo, PhotoError> {
    limits.check_size(width, height)?;
    let rgb: Vec<u8> = rgba.chunks_exact(4).flat_map(|pixel| pixel.iter().take(3).copied()).collect();
    RgbImage::from_raw(width, height, rgb)
        .filter(|_| rgba.len() as u64 == 4 * u64::from(width) * u64::from(height))
        .map(Photo::from)
        .ok_or_else(|| PhotoError::Unreadable {
            format: None,
            why: Message::new("photo-pixels-do-not-fit")
                .with("size", format!("{width}×{height}"))
                .with("bytes", rgba.len()),
        })
}

fn decode_stored(bytes: &[u8], format: PhotoFormat, limits: &Limits) -> Result<StoredPhoto, PhotoError> {
    match format {
        PhotoFormat::Jpeg => jpeg::decode(bytes, limits),
        PhotoFormat::Png => png::decode(bytes, limits),
        PhotoFormat::WebP => webp::decode(bytes, limits),
        #[cfg(feature = "heic")]
        PhotoFormat::Heic => heic::decode(bytes, limits),
        #[cfg(feature = "avif")]
        PhotoFormat::Avif => avif::decode(bytes, limits),
        #[cfg(not(feature = "heic"))]
        PhotoFormat::Heic => Err(PhotoError::switched_off(format, "heic")),
        #[cfg(not(feature = "avif"))]
        PhotoFormat::Avif => Err(PhotoError::switched_off(format, "avif")),
    }
}
