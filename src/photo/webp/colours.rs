//! Finds damage in the colours of a lossless WebP.
//!
//! A changed bit may leave the number of codes as it was. The colours that follow from it are wrong by
//! the same amounts over a large area, because each is stated as a difference from its neighbours,
//! modulo 256. Where they pass 255 they become dark, one component at a time: next to each other stand
//! colours of which one has much more of one component and much less of another. A photo has hardly any
//! such pixels, since edges are brighter or darker in all components; drawings have a few.

use image::RgbImage;

/// A difference of components between adjacent pixels that is large.
const LARGE: i16 = 100;
/// Among so many pixels, one that differs in this way is taken for a colour of the picture.
const PIXELS_PER_OUTLIER: usize = 2000;

/// Returns true if the picture has too many colours that cannot stand next to each other.
pub(super) fn are_damaged(pixels: &RgbImage) -> bool {
    let count = pixels.rows().map(|row| {
        let after = row.clone().skip(1);
        let pairs = row.zip(after);
        pairs.filter(|(a, b)| are_opposite(a.0, b.0)).count()
    });
    count.sum::<usize>() * PIXELS_PER_OUTLIER > pixels.width() as usize * pixels.height() as usize
}

/// Returns true if one component grows much and another one shrinks much.
fn are_opposite(from: [u8; 3], to: [u8; 3]) -> bool {
    let [red, green, blue] = [0, 1, 2].map(|at| i16::from(to[at]) - i16::from(from[at]));
    red.max(green).max(blue) >= LARGE && red.min(green).min(blue) <= -LARGE
}
