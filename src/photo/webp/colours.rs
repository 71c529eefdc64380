//! Finds damage in the colours of a lossless WebP.
//!
//! A changed bit may leave the number of codes as it was. The colours that follow from it are wrong by
//! the same amounts over a large area, because each is stated as a difference from its neighbours,
//! modulo 256. Where they pass 255 they become dark, one component at a time: from pixel to pixel one
//! component grows much while another one shrinks much, and the next pixel differs in this way again. At
//! the edge of a coloured thing there may be one such jump, but hardly two in a row.

use image::RgbImage;

/// A large difference of a component between adjacent pixels.
const LARGE: i16 = 60;
/// Among so many pixels, one between two jumps is taken for a colour of the picture. Whole photos have
/// none.
const PIXELS_PER_OUTLIER: usize = 40_000;
/// Fewer are no damage in a small picture, either.
const FEWEST_OUTLIERS: usize = 10;

/// Returns true if the picture has too many pixels between two jumps of the colour, across or down.
pub(super) fn are_damaged(pixels: &RgbImage) -> bool {
    let width = pixels.width() as usize;
    let colours = pixels.as_raw().as_chunks::<3>().0;
    let mut outliers = 0;
    for row in colours.chunks_exact(width.max(1)) {
        let across = row.windows(3);
        outliers += across
            .filter(|three| jumps(three[0], three[1]) && jumps(three[1], three[2]))
            .count();
    }
    let down = colours.iter().zip(colours.iter().skip(width));
    let down = down.zip(colours.iter().skip(2 * width));
    outliers += down
        .filter(|&((above, at), below)| jumps(*above, *at) && jumps(*at, *below))
        .count();
    outliers >= FEWEST_OUTLIERS.max(colours.len() / PIXELS_PER_OUTLIER)
}

/// Returns true if one component grows much and another one shrinks much.
fn jumps(from: [u8; 3], to: [u8; 3]) -> bool {
    let [red, green, blue] = [0, 1, 2].map(|at| i16::from(to[at]) - i16::from(from[at]));
    red.max(green).max(blue) >= LARGE && red.min(green).min(blue) <= -LARGE
}

#[cfg(test)]
mod tests {
    use image::{Rgb, RgbImage};

    use super::are_damaged;

    #[test]
    fn a_coloured_corner_is_not_damage_and_noise_is() {
        let (wood, blue) = (Rgb([205, 160, 95]), Rgb([40, 60, 200]));
        let corner = |column, row| if column < 50 && row < 50 { blue } else { wood };
        let mut picture = RgbImage::from_fn(100, 100, corner);
        assert!(!are_damaged(&picture));
        for column in (60..100).step_by(2) {
            picture.put_pixel(column, 80, blue);
        }
        assert!(are_damaged(&picture));
    }
}
