//! Samples the photo between its pixels, to show a part of it from another side.
//!
//! A map to the photo gives the places of the corners of small blocks of the result, in `f64`;
//! those of the pixels are interpolated. The photo is interpolated there between four pixels in
//! `f32`, without rounding to 8 bits in between. ARCHITECTURE.md says why `imageproc` does not do
//! that here.

use std::borrow::Cow;

use image::RgbImage;

use super::Photo;
use crate::geometry::{Bilinear, PhotoPoint};

/// A photo with more than this many pixels per sample is shrunk first, since sampling would skip
/// pixels.
const FINENESS: f64 = 1.25;
/// Pixels between the places at which a map to the photo is evaluated. In between it is
/// interpolated: over so short a distance, perspective, lens and bend are hardly curved.
const COARSE: usize = 8;

/// A photo that is sampled at a certain distance.
pub struct Sampler<'a> {
    source: Cow<'a, RgbImage>,
    /// Pixels of `source` per pixel of the photo, across and down.
    scale: (f64, f64),
}

impl Photo {
    /// Returns a sampler for samples that lie this many photo pixels apart.
    pub fn sampler(&self, apart_px: f64) -> Sampler<'_> {
        let longest = self.pixels.width().max(self.pixels.height());
        let source = if apart_px > FINENESS {
            Cow::Owned(self.shrunk((f64::from(longest) / apart_px) as u32))
        } else {
            Cow::Borrowed(&self.pixels)
        };
        let scale = (
            f64::from(source.width()) / f64::from(self.pixels.width()),
            f64::from(source.height()) / f64::from(self.pixels.height()),
        );
        Sampler { source, scale }
    }
}

impl Sampler<'_> {
    /// Grey value of places outside the photo, 0 to 1.
    pub const OUTSIDE: f32 = 128.0 / 255.0;

    /// Passes the colour of every pixel of a picture of this width and height to `set`, with its
    /// column and row. `place` returns the place in the photo that is seen at a place of the
    /// picture, in its pixels from the upper left corner; `None` where nothing is seen. There, and
    /// outside the photo, the picture is grey.
    pub fn draw(
        &self,
        (width, height): (usize, usize),
        place: impl Fn(f64, f64) -> Option<PhotoPoint>,
        mut set: impl FnMut(usize, usize, [f32; 3]),
    ) {
        let corners = |row: usize| -> Vec<Option<PhotoPoint>> {
            let columns = (0..=width.div_ceil(COARSE)).map(|block| block * COARSE);
            columns
                .map(|column| place(column as f64, row as f64))
                .collect()
        };
        let mut upper = corners(0);
        for top in (0..height).step_by(COARSE) {
            let lower = corners(top + COARSE);
            let rows = top..height.min(top + COARSE);
            for (block, (above, below)) in upper.windows(2).zip(lower.windows(2)).enumerate() {
                let left = block * COARSE;
                let columns = left..width.min(left + COARSE);
                let (&[Some(a), Some(b)], &[Some(c), Some(d)]) = (above, below) else {
                    for row in rows.clone() {
                        columns
                            .clone()
                            .for_each(|column| set(column, row, [Sampler::OUTSIDE; 3]));
                    }
                    continue;
                };
                for row in rows.clone() {
                    let down = ((row - top) as f64 + 0.5) / COARSE as f64;
                    let (first, last) = (between(a, c, down), between(b, d, down));
                    for column in columns.clone() {
                        let right = ((column - left) as f64 + 0.5) / COARSE as f64;
                        set(column, row, self.color(between(first, last, right)));
                    }
                }
            }
            upper = lower;
        }
    }

    /// Returns the colour at a place in the photo, red, green and blue, 0 to 1 of sRGB; grey
    /// outside the photo.
    pub fn color(&self, place: PhotoPoint) -> [f32; 3] {
        let place = Bilinear::at(place.x * self.scale.0, place.y * self.scale.1);
        let (column, row) = (place.column, place.row);
        // Nearly all places have their four pixels inside the picture, which needs fewer checks.
        if let Some([upper, lower]) = self.pixels_at(column, row) {
            let value = |pixels: &[u8], k: usize| f32::from(pixels[k]) / 255.0;
            let corners = |k| {
                [
                    value(upper, k),
                    value(upper, k + 3),
                    value(lower, k),
                    value(lower, k + 3),
                ]
            };
            return [0, 1, 2].map(|channel| place.interpolate(corners(channel)));
        }
        let at = |column: isize, row: isize| {
            let pixel = |column: isize, row: isize| {
                self.source
                    .get_pixel_checked(u32::try_from(column).ok()?, u32::try_from(row).ok()?)
            };
            pixel(column, row).map_or([Sampler::OUTSIDE; 3], |pixel| {
                pixel.0.map(|value| f32::from(value) / 255.0)
            })
        };
        let (right, below) = (column.saturating_add(1), row.saturating_add(1));
        let corners = [
            at(column, row),
            at(right, row),
            at(column, below),
            at(right, below),
        ];
        [0, 1, 2].map(|channel| place.interpolate(corners.map(|corner| corner[channel])))
    }

    /// Returns the pixels at a column and row with its right neighbour, and the two below them;
    /// `None` where one of the four lies outside the picture.
    #[inline]
    fn pixels_at(&self, column: isize, row: isize) -> Option<[&[u8]; 2]> {
        let (column, row) = (usize::try_from(column).ok()?, usize::try_from(row).ok()?);
        let (width, height) = (self.source.width() as usize, self.source.height() as usize);
        if column + 1 >= width || row + 1 >= height {
            return None;
        }
        let from = 3 * (row * width + column);
        let pixels = self.source.as_raw();
        Some([
            pixels.get(from..from + 6)?,
            pixels.get(from + 3 * width..from + 3 * width + 6)?,
        ])
    }
}

/// Returns the place this share of the way from one place to another.
#[inline]
fn between(from: PhotoPoint, to: PhotoPoint, share: f64) -> PhotoPoint {
    PhotoPoint {
        x: from.x + share * (to.x - from.x),
        y: from.y + share * (to.y - from.y),
    }
}

#[cfg(test)]
mod tests {
    use image::Rgb;

    use super::*;
    use crate::geometry::Homography;

    #[test]
    fn a_picture_in_perspective_is_drawn_as_if_every_pixel_were_mapped() {
        // Smooth, so that a small error of a place is a small error of a colour.
        let wave = |at: u32| (127.0 + 120.0 * (f64::from(at) / 9.0).sin()) as u8;
        let pixels = RgbImage::from_fn(800, 600, |x, y| Rgb([wave(x), wave(y), wave(x + y)]));
        let photo = Photo::from(pixels);
        let pairs = [
            ((0.0, 0.0), (250.0, 100.0)),
            ((450.0, 0.0), (600.0, 120.0)),
            ((450.0, 450.0), (790.0, 580.0)),
            ((0.0, 450.0), (20.0, 560.0)),
        ];
        let map = Homography::from_pairs(&pairs).unwrap();
        let place = |x: f64, y: f64| {
            let (x, y) = map.apply(x, y);
            PhotoPoint { x, y }
        };
        let sampler = photo.sampler(1.0);
        let mut farthest = 0.0f32;
        sampler.draw(
            (450, 450),
            |x, y| Some(place(x, y)),
            |column, row, color| {
                let exact = sampler.color(place(column as f64 + 0.5, row as f64 + 0.5));
                for (value, exact) in color.into_iter().zip(exact) {
                    farthest = farthest.max((value - exact).abs());
                }
            },
        );
        assert!(farthest < 0.01, "{farthest}");
    }

    #[test]
    fn where_nothing_is_seen_the_picture_is_grey() {
        let photo = Photo::from(RgbImage::new(40, 40));
        let seen = |x: f64, y: f64| (x < 20.0).then_some(PhotoPoint { x, y });
        let mut colors = vec![[0.0; 3]; 30 * 10];
        photo
            .sampler(1.0)
            .draw((30, 10), seen, |column, row, color| {
                colors[row * 30 + column] = color
            });
        assert_eq!((colors[5], colors[29]), ([0.0; 3], [Sampler::OUTSIDE; 3]));
    }
}
