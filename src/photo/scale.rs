//! Shrinking.

use fast_image_resize::images::{Image, ImageRef};
use fast_image_resize::{FilterType, PixelType, ResizeAlg, ResizeOptions, Resizer};
use image::{RgbImage, imageops};

/// `pixels` with its longest side at most `longest_side_px`, averaged over the pixels it replaces.
pub(super) fn shrunk(pixels: &RgbImage, longest_side_px: u32) -> RgbImage {
    let (width, height) = pixels.dimensions();
    let longest = width.max(height);
    if longest <= longest_side_px {
        return pixels.clone();
    }
    let scaled = |side: u32| {
        let exact = u64::from(side) * u64::from(longest_side_px);
        u32::try_from((exact + u64::from(longest) / 2) / u64::from(longest)).unwrap_or(side).max(1)
    };
    let (width, height) = (scaled(width), scaled(height));
    resized(pixels, width, height)
        // Only a buffer that does not match its own size fails, which an `RgbImage` never is.
        .unwrap_or_else(|| imageops::thumbnail(pixels, width, height))
}

fn resized(pixels: &RgbImage, width: u32, height: u32) -> Option<RgbImage> {
    let from = ImageRef::new(pixels.width(), pixels.height(), pixels.as_raw(), PixelType::U8x3).ok()?;
    let mut to = Image::new(width, height, PixelType::U8x3);
    let options = ResizeOptions::new().resize_alg(ResizeAlg::Convolution(FilterType::Box));
    Resizer::new().resize(&from, &mut to, &options).ok()?;
    RgbImage::from_raw(width, height, to.into_vec())
}
