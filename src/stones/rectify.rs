//! The rectified board: as seen from straight above.
//!
//! The map from board to photo is evaluated once for each pixel of the result, in `f64` and with
//! the lens and the bend of the board, and the photo is interpolated there between four pixels in
//! `f32`, without rounding to 8 bits in between. ARCHITECTURE.md says why `imageproc` does not do
//! that here.

use image::RgbImage;
use ndarray::{Array3, Axis, Slice, Zip};

use crate::board::Board;
use crate::geometry::{Bilinear, BoardPoint};
use crate::network::Planes;
use crate::photo::Photo;

/// Rectified pixels per spacing: what the network was trained on.
pub(super) const SCALE: usize = 24;
/// Points kept beyond the outer lines.
pub(super) const RING: usize = 1;
/// Grey value of places outside the photo, 0 to 1.
const OUTSIDE: f32 = 128.0 / 255.0;
/// A photo with more than this many pixels per rectified pixel is shrunk first, since sampling
/// would skip pixels.
const FINENESS: f64 = 1.25;
/// Every channel of a highlight is brighter than this, on a scale of 0 to 1.
const GLARE: f32 = 0.97;
/// Share of highlights among a point's pixels above which the point has glare.
const GLARE_SHARE: f32 = 0.25;

/// Rectifies the board: red, green and blue, 0 to 1 of sRGB; [`SCALE`] pixels per spacing; each
/// point and each of the ring around the board in the middle of its own square. Axes: colour, row,
/// column.
pub(super) fn rectify(photo: &Photo, board: &Board) -> Planes {
    let points = board.lines + 2 * RING;
    let side = points * SCALE;
    let fineness = board.spacing_px() / SCALE as f64;
    let longest = photo.pixels.width().max(photo.pixels.height());
    let shrunk =
        (fineness > FINENESS).then(|| photo.shrunk((f64::from(longest) / fineness) as u32));
    let source = shrunk.as_ref().unwrap_or(&photo.pixels);
    let (sx, sy) = (
        f64::from(source.width()) / f64::from(photo.pixels.width()),
        f64::from(source.height()) / f64::from(photo.pixels.height()),
    );
    // The board coordinate of a pixel's centre. The first point of the ring, at -1, has its square
    // from -1.5 to -0.5.
    let at = |pixel: usize| (pixel as f64 + 0.5) / SCALE as f64 - RING as f64 - 0.5;
    let mut planes = Array3::zeros((3, side, side));
    Zip::indexed(planes.lanes_mut(Axis(0))).for_each(|(row, column), pixel| {
        let seen = board.photo_from_board.photo(BoardPoint {
            x: at(column),
            y: at(row),
        });
        for (value, color) in pixel
            .into_iter()
            .zip(sample(source, seen.x * sx, seen.y * sy))
        {
            *value = color;
        }
    });
    planes
}

/// Returns true if the sensor is saturated on a good part of a point.
pub(super) fn is_glare(rectified: &Planes, column: usize, row: usize) -> bool {
    let cell = |line: usize| Slice::from((line + RING) * SCALE..(line + RING + 1) * SCALE);
    let point = rectified.slice_each_axis(|axis| match axis.axis {
        Axis(0) => Slice::from(..),
        Axis(1) => cell(row),
        _ => cell(column),
    });
    let lanes = point.lanes(Axis(0)).into_iter();
    let bright = lanes
        .filter(|pixel| pixel.iter().all(|&value| value > GLARE))
        .count();
    bright as f32 > GLARE_SHARE * (SCALE * SCALE) as f32
}

/// Returns the bilinear colour at a place in pixels, 0 to 1.
fn sample(picture: &RgbImage, x: f64, y: f64) -> [f32; 3] {
    let place = Bilinear::at(x, y);
    let (column, row) = (place.column, place.row);
    // Nearly all places have their four pixels inside the picture, which needs fewer checks.
    if let Some([upper, lower]) = pixels_at(picture, column, row) {
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
            picture.get_pixel_checked(u32::try_from(column).ok()?, u32::try_from(row).ok()?)
        };
        pixel(column, row).map_or([OUTSIDE; 3], |pixel| {
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

/// Returns the pixel at a column and row with its right neighbour, and the two below them; `None`
/// where one of the four lies outside the picture.
#[inline]
fn pixels_at(picture: &RgbImage, column: isize, row: isize) -> Option<[&[u8]; 2]> {
    let (column, row) = (usize::try_from(column).ok()?, usize::try_from(row).ok()?);
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    if column + 1 >= width || row + 1 >= height {
        return None;
    }
    let from = 3 * (row * width + column);
    let pixels = picture.as_raw();
    Some([
        pixels.get(from..from + 6)?,
        pixels.get(from + 3 * width..from + 3 * width + 6)?,
    ])
}
