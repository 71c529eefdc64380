//! The flattened board: straight down on the lines, in logarithmic light.

use image::RgbImage;

use crate::board::{Board, Gray};
use crate::geometry::{Bilinear, BoardPoint};
use crate::photo::Photo;

/// Flattened pixels a spacing.
pub(super) const SCALE: usize = 28;
/// Spacings kept beyond the outermost lines.
const MARGIN: f64 = 1.0;
/// Added to each colour channel before the logarithm, of 255: deep shadow is noise.
const SHADOW: f32 = 10.0;

/// Light and colour of the flattened board. Differences of logarithms do not depend on how bright the light
/// is, only on what it falls on.
#[derive(Clone, Debug)]
pub(super) struct Flat {
    /// Logarithmic luma, nepers.
    pub light: Gray,
    /// Red against green, nepers.
    pub redness: Gray,
    /// Blue against green, nepers.
    pub blueness: Gray,
    /// Largest colour channel, 0 to 1: near 1 the sensor is at its limit.
    pub brightest: Gray,
}

impl Flat {
    /// Flattens the board from the photo.
    pub fn new(photo: &Photo, board: &Board) -> Flat {
        let side = (((board.lines - 1) as f64 + 2.0 * MARGIN) * SCALE as f64).round() as usize;
        // Shrunk first when the photo is finer than the flattened board: sampling would skip pixels.
        let fineness = board.spacing_px() / SCALE as f64;
        let longest = photo.pixels.width().max(photo.pixels.height());
        let shrunk = (fineness > 1.5).then(|| photo.shrunk((f64::from(longest) / (fineness / 1.2)) as u32));
        let source = shrunk.as_ref().unwrap_or(&photo.pixels);
        let (sx, sy) = (
            f64::from(source.width()) / f64::from(photo.pixels.width()),
            f64::from(source.height()) / f64::from(photo.pixels.height()),
        );
        let log: Vec<f32> = (0..=255).map(|v| (v as f32 + SHADOW).ln()).collect();
        let plane = || Gray::zeros(side, side);
        let mut flat = Flat { light: plane(), redness: plane(), blueness: plane(), brightest: plane() };
        for row in 0..side {
            for column in 0..side {
                let seen = board.photo_from_board.photo(BoardPoint {
                    x: (column as f64 + 0.5) / SCALE as f64 - MARGIN,
                    y: (row as f64 + 0.5) / SCALE as f64 - MARGIN,
                });
                let [r, g, b] = sample(source, seen.x * sx, seen.y * sy);
                let channel = |v: f32| log[(v.round() as usize).min(255)];
                let index = row * side + column;
                flat.light.values[index] = (0.299 * r + 0.587 * g + 0.114 * b + SHADOW).ln();
                flat.redness.values[index] = channel(r) - channel(g);
                flat.blueness.values[index] = channel(b) - channel(g);
                flat.brightest.values[index] = r.max(g).max(b) / 255.0;
            }
        }
        flat
    }

    /// The planes put together again: what was sampled from the photo, but for rounding.
    pub fn picture(&self) -> RgbImage {
        let planes = self.light.values.iter().zip(&self.redness.values).zip(&self.blueness.values);
        let bytes = planes.flat_map(|((light, redness), blueness)| {
            let (red, blue) = (redness.exp(), blueness.exp());
            let green = light.exp() / (0.299 * red + 0.587 + 0.114 * blue);
            [red * green, green, blue * green].map(|channel| (channel - SHADOW).round() as u8)
        });
        let (width, height) = (self.light.width as u32, self.light.height as u32);
        // Three bytes a pixel of the same planes: they always fill the picture.
        RgbImage::from_raw(width, height, bytes.collect()).unwrap_or_default()
    }

    /// Flattened pixel coordinates of a board point.
    pub fn place(board: BoardPoint) -> (f64, f64) {
        ((board.x + MARGIN) * SCALE as f64, (board.y + MARGIN) * SCALE as f64)
    }
}

/// Bilinear colour at a place in pixels; outside, the nearest edge pixel.
fn sample(picture: &RgbImage, x: f64, y: f64) -> [f32; 3] {
    let (width, height) = picture.dimensions();
    let place = Bilinear::at(held_inside(x, width), held_inside(y, height));
    let (left, top) = (place.column as u32, place.row as u32);
    let (right, bottom) = ((left + 1).min(width - 1), (top + 1).min(height - 1));
    let at = |column: u32, row: u32| picture.get_pixel(column, row).0.map(f32::from);
    let (a, b, c, d) = (at(left, top), at(right, top), at(left, bottom), at(right, bottom));
    [0, 1, 2].map(|channel| place.between([a[channel], b[channel], c[channel], d[channel]]))
}

/// The coordinate, held between the centres of the first and the last of so many pixels.
fn held_inside(coordinate: f64, pixels: u32) -> f64 {
    coordinate.clamp(0.5, f64::from(pixels.max(1)) - 0.5)
}
