//! The sharpness of a picture.

use image::RgbImage;

use crate::statistics::quantile;

/// Returns the 99th percentile of the absolute Laplacian of logarithmic luma, in nepers per square
/// pixel.
pub(super) fn measure(picture: &RgbImage) -> f32 {
    let (width, height) = picture.dimensions();
    let luma: Vec<f32> = picture
        .pixels()
        .map(|pixel| {
            let [r, g, b] = pixel.0.map(f32::from);
            // ITU-R BT.601; the offset keeps the noise of dark parts small.
            (0.299 * r + 0.587 * g + 0.114 * b + 8.0).ln()
        })
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
