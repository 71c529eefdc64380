//! Turns the stored picture upright.

use image::metadata::Orientation;
use image::{DynamicImage, RgbImage};

/// Side of the squares that are turned one after another, in pixels. Small squares keep the reading
/// of columns within the fastest cache. `cargo bench -p shuzi-benches --bench decode`, 12
/// megapixels by 90°: 16 takes as long, 64 longer, and row by row, as `image` turns, takes 70 ms
/// more.
const SQUARE: usize = 32;

/// Returns `stored` after the turn `orientation`.
pub(super) fn upright(stored: RgbImage, orientation: Orientation) -> RgbImage {
    use Orientation::{
        FlipHorizontal, FlipVertical, NoTransforms, Rotate90, Rotate90FlipH, Rotate180, Rotate270,
        Rotate270FlipH,
    };
    match orientation {
        NoTransforms => stored,
        Rotate180 | FlipHorizontal | FlipVertical => {
            let mut picture = DynamicImage::ImageRgb8(stored);
            picture.apply_orientation(orientation);
            picture.into_rgb8()
        }
        Rotate90 => transpose(&stored, false, true),
        Rotate270 => transpose(&stored, true, false),
        Rotate90FlipH => transpose(&stored, false, false),
        Rotate270FlipH => transpose(&stored, true, true),
    }
}

/// Returns the picture whose rows are the columns of `stored`, taken from the right if
/// `columns_reversed`, each read from the bottom if `rows_reversed`.
fn transpose(stored: &RgbImage, columns_reversed: bool, rows_reversed: bool) -> RgbImage {
    let (columns, rows) = (stored.width() as usize, stored.height() as usize);
    let (from, _) = stored.as_chunks::<3>();
    let mut upright = RgbImage::new(stored.height(), stored.width());
    let (to, _) = upright.as_chunks_mut::<3>();
    for top in (0..columns).step_by(SQUARE) {
        for left in (0..rows).step_by(SQUARE) {
            let right = rows.min(left + SQUARE);
            for y in top..columns.min(top + SQUARE) {
                let column = if columns_reversed { columns - 1 - y } else { y };
                for (x, pixel) in (left..right).zip(&mut to[y * rows + left..y * rows + right]) {
                    let row = if rows_reversed { rows - 1 - x } else { x };
                    *pixel = from[row * columns + column];
                }
            }
        }
    }
    upright
}

#[cfg(test)]
mod tests {
    use image::Rgb;

    use super::*;

    #[test]
    fn every_orientation_turns_as_image_does() {
        // Sides that are no multiple of the square.
        let stored = RgbImage::from_fn(70, 45, |x, y| Rgb([x as u8, y as u8, 7]));
        for orientation in (1..=8).filter_map(Orientation::from_exif) {
            let mut expected = DynamicImage::ImageRgb8(stored.clone());
            expected.apply_orientation(orientation);
            assert_eq!(
                upright(stored.clone(), orientation),
                expected.into_rgb8(),
                "{orientation:?}"
            );
        }
    }
}
