//! Shrinks pictures, and enlarges them a little.

use fast_image_resize::images::{TypedImage, TypedImageRef};
use fast_image_resize::pixels::U8x3;
use fast_image_resize::{FilterType, ResizeAlg, ResizeOptions, Resizer};
use image::{RgbImage, imageops};

/// Largest factor by which a picture is enlarged: more would only show the blur between its pixels.
const MAX_ENLARGEMENT: f64 = 2.0;

/// Returns `pixels` with its longest side at most `longest_side_px`, each new pixel the mean of
/// those it replaces.
pub(super) fn shrunk(pixels: &RgbImage, longest_side_px: u32) -> RgbImage {
    let (width, height) = pixels.dimensions();
    let longest = width.max(height);
    if longest <= longest_side_px {
        return pixels.clone();
    }
    let scaled = |side: u32| {
        let exact = u64::from(side) * u64::from(longest_side_px);
        u32::try_from((exact + u64::from(longest) / 2) / u64::from(longest))
            .unwrap_or(side)
            .max(1)
    };
    let (width, height) = (scaled(width), scaled(height));
    resize(pixels, width, height)
        // This fails only for a buffer that does not match its size, which an `RgbImage` always
        // does.
        .unwrap_or_else(|| imageops::thumbnail(pixels, width, height))
}

/// Returns `pixels` with its longest side as near to `longest_side_px` as shrinking, or enlarging
/// at most [`MAX_ENLARGEMENT`] times, brings it.
pub(super) fn fit_to_side(pixels: &RgbImage, longest_side_px: u32) -> RgbImage {
    let (width, height) = pixels.dimensions();
    let longest = width.max(height);
    if longest >= longest_side_px {
        return shrunk(pixels, longest_side_px);
    }
    let scale = (f64::from(longest_side_px) / f64::from(longest.max(1))).min(MAX_ENLARGEMENT);
    let scaled = |side: u32| (f64::from(side) * scale).round() as u32;
    imageops::resize(
        pixels,
        scaled(width),
        scaled(height),
        imageops::FilterType::Triangle,
    )
}

/// Returns `pixels` scaled to `width` × `height` by averaging; `None` if a buffer does not match
/// its size.
fn resize(pixels: &RgbImage, width: u32, height: u32) -> Option<RgbImage> {
    // Images of a known pixel type: those of any type would compile the code for thirteen of them.
    let from = TypedImageRef::<U8x3>::from_buffer(pixels.width(), pixels.height(), pixels.as_raw())
        .ok()?;
    let mut resized = RgbImage::new(width, height);
    let mut to = TypedImage::<U8x3>::from_buffer(width, height, &mut resized).ok()?;
    let options = ResizeOptions::new().resize_alg(ResizeAlg::Convolution(FilterType::Box));
    Resizer::new().resize_typed(&from, &mut to, &options).ok()?;
    Some(resized)
}
