//! Photo: from bytes to upright pixels.
//!
//! [`decode`] recognises JPEG, PNG, WebP, HEIC and AVIF from their content, never from a file name,
//! checks the size in the header against [`Limits`] before anything large is allocated, decodes,
//! converts a wide-gamut colour profile to sRGB and turns the picture upright.
//!
//! # Supported content
//!
//! * Any bit depth becomes 8 bits, grey becomes RGB, transparency is laid over white (HEIC and AVIF
//!   photos have none worth keeping: their alpha is ignored).
//! * An embedded ICC profile, or the Display P3 mark of HEIC and AVIF, is converted to sRGB; a
//!   profile that is broken, too large or not RGB is ignored, and so are the HDR curves PQ and HLG, so that
//!   such pictures look flat.
//! * Orientation comes from EXIF in JPEG, PNG and WebP, and from the container in HEIC and AVIF,
//!   where EXIF repeats it and is ignored (ISO/IEC 23008-12).
//! * Of a HEIC or AVIF file the primary still is read; live photos and bursts carry one. Animations
//!   (GIF, animated PNG and WebP, image sequences) are refused, since nothing tells which frame
//!   shows the position.
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
mod part;
mod png;
mod profile;
mod sampler;
mod scale;
mod stored;
mod webp;
#[cfg(any(feature = "heic", feature = "avif"))]
mod yuv;

use image::RgbImage;
use image::metadata::Orientation;

pub use error::PhotoError;
pub use exif::CameraInfo;
pub use format::PhotoFormat;
pub use limits::Limits;
pub use sampler::Sampler;

use crate::geometry::{Camera, PhotoPoint};
use crate::language::Message;
use crate::named_enum;
use crate::statistics::quantile;
use stored::StoredPhoto;

/// Focal length of an unknown camera, as a share of the photo's longer side.
const USUAL_FOCAL: f64 = 1.0;
/// Diagonal of 35 mm film, in millimetres (CIPA DCG-001: equivalent focal lengths compare
/// diagonals).
const FILM_DIAGONAL_MM: f64 = 43.27;

/// Longest side of the picture whose brightness is judged, in pixels.
const BRIGHTNESS_PX: u32 = 512;
/// The bright parts of a photo are the pixels brighter than this share of all.
const BRIGHT_PARTS: f32 = 0.95;
/// Photos whose bright parts are darker than this are dark, as luma from 0 to 255.
const DARK: f32 = 40.0;

/// An upright photo.
#[derive(Clone, Debug, PartialEq)]
pub struct Photo {
    /// Upright, full size, 8-bit sRGB.
    pub pixels: RgbImage,
    /// Format of the file; `None` if the pixels did not come from one.
    pub format: Option<PhotoFormat>,
    /// The turn that brought the stored picture upright.
    pub orientation: Orientation,
    /// The camera, if EXIF describes it.
    pub camera: Option<CameraInfo>,
    /// Time at which the photo was taken by the camera's own clock, such as `2026-05-01 14:03:22
    /// +02:00`; `None` if EXIF has none. Clocks can be wrong and files can be changed, so it proves
    /// nothing.
    pub taken_at: Option<String>,
}

named_enum! {
    /// An edge of the upright photo.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum PhotoEdge {
        /// The upper edge.
        Top = "top",
        /// The right edge.
        Right = "right",
        /// The lower edge.
        Bottom = "bottom",
        /// The left edge.
        Left = "left",
    }
}

impl Photo {
    /// Returns the edge beyond which a place lies, the one that it lies farther beyond if there are two;
    /// `None` if it lies in the photo.
    pub fn edge_beyond(&self, place: PhotoPoint) -> Option<PhotoEdge> {
        let (width, height) = self.pixels.dimensions();
        let beyond = [
            (PhotoEdge::Top, -place.y),
            (PhotoEdge::Right, place.x - f64::from(width)),
            (PhotoEdge::Bottom, place.y - f64::from(height)),
            (PhotoEdge::Left, -place.x),
        ];
        let beyond = beyond.into_iter().filter(|&(_, by_px)| by_px > 0.0);
        beyond
            .max_by(|(_, a), (_, b)| a.total_cmp(b))
            .map(|(edge, _)| edge)
    }

    /// Returns the camera that took the photo as a pinhole, as far as that is known: its focal
    /// length from EXIF, or a usual one, and the middle of the photo.
    pub fn pinhole(&self) -> Camera {
        let (width, height) = self.pixels.dimensions();
        let (width, height) = (f64::from(width), f64::from(height));
        let stated_mm = self
            .camera
            .as_ref()
            .and_then(|camera| camera.focal_length_35mm);
        Camera {
            focal_px: match stated_mm {
                Some(focal_mm) => focal_mm / FILM_DIAGONAL_MM * width.hypot(height),
                None => USUAL_FOCAL * width.max(height),
            },
            center: (width / 2.0, height / 2.0),
        }
    }

    /// Returns a copy of the whole photo whose longest side is at most `longest_side_px`; never
    /// larger than the photo itself, and never less than one pixel wide or high.
    pub fn shrunk(&self, longest_side_px: u32) -> RgbImage {
        scale::shrunk(&self.pixels, longest_side_px)
    }

    /// Returns a copy of the whole photo, shrunk, or enlarged at most twice, until its longest side
    /// is `longest_side_px`.
    pub fn scaled_to_side(&self, longest_side_px: u32) -> RgbImage {
        scale::fit_to_side(&self.pixels, longest_side_px)
    }

    /// Returns a copy of a part of the photo: `size` pixels (width, height) from the upper left
    /// `corner` on, shrunk, or enlarged at most twice, until its longest side is `longest_side_px`.
    /// The part outside the photo is left out.
    pub fn part(&self, corner: (u32, u32), size: (u32, u32), longest_side_px: u32) -> RgbImage {
        scale::fit_to_side(&part::part(&self.pixels, corner, size), longest_side_px)
    }

    /// Returns true if even the bright parts of the photo are so dark that hardly anything can be
    /// told apart.
    pub fn is_dark(&self) -> bool {
        let mut lumas: Vec<f32> = lumas(&self.shrunk(BRIGHTNESS_PX)).collect();
        lumas.sort_by(f32::total_cmp);
        quantile(&lumas, BRIGHT_PARTS) < DARK
    }

    /// Returns true if a point lies within the photo.
    pub fn contains(&self, point: PhotoPoint) -> bool {
        let within = |at: f64, length: u32| at >= 0.0 && at <= f64::from(length);
        within(point.x, self.pixels.width()) && within(point.y, self.pixels.height())
    }
}

/// Returns the luma of every pixel, 0 to 255.
pub(crate) fn lumas(picture: &RgbImage) -> impl Iterator<Item = f32> + '_ {
    picture.pixels().map(|pixel| luma(pixel.0.map(f32::from)))
}

/// Returns the luma of a colour (ITU-R BT.601), on the scale of its red, green and blue.
pub(crate) fn luma([red, green, blue]: [f32; 3]) -> f32 {
    0.299 * red + 0.587 * green + 0.114 * blue
}

impl From<RgbImage> for Photo {
    /// Makes a photo of upright sRGB pixels that did not come from a file: rendered, or decoded
    /// elsewhere.
    fn from(pixels: RgbImage) -> Photo {
        Photo {
            pixels,
            format: None,
            orientation: Orientation::NoTransforms,
            camera: None,
            taken_at: None,
        }
    }
}

/// Decodes the bytes of a photo file.
///
/// # Errors
/// A [`PhotoError`] of kind `Unreadable`, `UnsupportedFormat`, `TooLarge` or `TooSmall`.
pub fn decode(bytes: &[u8], limits: &Limits) -> Result<Photo, PhotoError> {
    limits.check_bytes(bytes)?;
    let format = format::recognise(bytes)?;
    let mut stored = decode_stored(bytes, format, &limits.for_file(bytes.len(), format))?;
    if let Some(profile) = &stored.profile {
        profile.convert_to_srgb(&mut stored.pixels);
    }
    let exif = stored.exif.take().and_then(exif::fields);
    Ok(Photo {
        camera: exif.as_ref().and_then(exif::camera),
        taken_at: exif.as_ref().and_then(exif::taken_at),
        format: Some(format),
        orientation: stored.orientation,
        pixels: orientation::upright(stored.pixels, stored.orientation),
    })
}

/// Makes a photo of pixels that were decoded elsewhere, as browsers do it: upright sRGB, row by row
/// from the top left, four bytes per pixel, of which the last, the opacity, is ignored.
///
/// # Errors
/// A [`PhotoError`] of kind `TooLarge` or `TooSmall`, or `Unreadable` if there are not exactly four
/// bytes for each pixel.
pub fn from_rgba(
    width: u32,
    height: u32,
    rgba: Vec<u8>,
    limits: &Limits,
) -> Result<Photo, PhotoError> {
    limits.check_size(width, height)?;
    let bytes = rgba.len();
    let has_all_pixels = bytes as u64 == 4 * u64::from(width) * u64::from(height);
    match RgbImage::from_raw(width, height, without_opacity(rgba)) {
        Some(pixels) if has_all_pixels => Ok(Photo::from(pixels)),
        _ => Err(PhotoError::Unreadable {
            format: None,
            why: Message::new("photo-pixels-do-not-fit")
                .with("size", format!("{width}×{height}"))
                .with("bytes", bytes),
        }),
    }
}

/// Removes the fourth byte of every pixel, within the same memory: a second copy of a large photo
/// is more than some phones have room for.
fn without_opacity(mut rgba: Vec<u8>) -> Vec<u8> {
    let pixels = rgba.len() / 4;
    for pixel in 0..pixels {
        rgba.copy_within(4 * pixel..4 * pixel + 3, 3 * pixel);
    }
    rgba.truncate(3 * pixels);
    rgba.shrink_to_fit();
    rgba
}

/// Decodes the picture as it is stored, with the decoder of its format.
fn decode_stored(
    bytes: &[u8],
    format: PhotoFormat,
    limits: &Limits,
) -> Result<StoredPhoto, PhotoError> {
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
