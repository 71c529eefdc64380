//! The sharpness and the brightness of a picture.

use image::RgbImage;

use crate::statistics::quantile;

/// Returns the 95th percentile of luma, 0 to 255: the brightness of the bright parts.
pub(super) fn brightness(picture: &RgbImage) -> f32 {
    let mut lumas: Vec<f32> = lumas(picture).collect();
    lumas.sort_by(f32::total_cmp);
    quantile(&lumas, 0.95)
}

/// Returns the luma of every pixel (ITU-R BT.601), 0 to 255.
fn lumas(picture: &RgbImage) -> impl Iterator<Item = f32> + '_ {
    picture.pixels().map(|pixel| {
        let [r, g, b] = pixel.0.map(f32::from);
        0.299 * r + 0.587 * g + 0.114 * b
    })
}

/// Returns the 99th percentile of the absolute Laplacian of logarithmic luma, in nepers per square
/// pixel.
pub(super) fn measure(picture: &RgbImage) -> f32 {
    let (width, height) = picture.dimensions();
    // The offset keeps the noise of dark parts small.
    let luma: Vec<f32> = lumas(picture).map(|luma| (luma + 8.0).ln()).collect();
    let at = |x: u32, y: u32| {
        luma.get((y * width + x) as usize)
            .copied()
            .unwrap_or_default()
    };
    let mut bends: Vec<f32> = (1..height.saturating_sub(1))
        .step_by(2)
        .flat_map(|y| (1..width.saturating_sub(1)).step_by(2).map(move |x| (x, y)))
        .map(|(x, y)| {
            (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4.0 * at(x, y)).abs()
        })
        .collect();
    bends.sort_by(f32::total_cmp);
    quantile(&bends, 0.99)
}
