//! The sharpness of a picture.

use image::RgbImage;

use crate::photo;
use crate::statistics::quantile;

/// Returns the 99th percentile of the absolute Laplacian of logarithmic luma, in nepers per square
/// pixel.
pub(super) fn measure(picture: &RgbImage) -> f32 {
    let (width, height) = picture.dimensions();
    // The offset keeps the noise of dark parts small.
    let luma: Vec<f32> = photo::lumas(picture)
        .map(|luma| (luma + 8.0).ln())
        .collect();
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
