//! The flattened board: straight down on the lines.

use crate::board::Board;
use crate::geometry::BoardPoint;
use crate::network::Planes;
use crate::photo::Photo;

/// Flattened pixels a spacing: what the network was trained on.
pub(super) const SCALE: usize = 24;
/// Points kept beyond the outer lines.
pub(super) const RING: usize = 1;
/// What lies outside the photo is this grey, of 1.
const OUTSIDE: f32 = 128.0 / 255.0;
/// A photo finer than this many pixels a flattened pixel is shrunk first: sampling would skip pixels.
const FINENESS: f64 = 1.25;
/// The brightest channel of a highlight, of 1.
const GLARE: f32 = 0.97;
/// Share of a point's pixels that makes glare.
const GLARE_SHARE: f32 = 0.25;

/// Flattens the board: red, green and blue, 0 to 1 of sRGB; [`SCALE`] pixels a spacing; each point and each of
/// the ring around the board in the middle of its own square.
pub(super) fn flatten(photo: &Photo, board: &Board) -> Planes {
    let points = board.lines + 2 * RING;
    let side = points * SCALE;
    let fineness = board.spacing_px() / SCALE as f64;
    let longest = photo.pixels.width().max(photo.pixels.height());
    let shrunk = (fineness > FINENESS).then(|| photo.shrunk((f64::from(longest) / fineness) as u32));
    let source = shrunk.as_ref().unwrap_or(&photo.pixels);
    let (sx, sy) = (
        f64::from(source.width()) / f64::from(photo.pixels.width()),
        f64::from(source.height()) / f64::from(photo.pixels.height()),
    );
    let at = |pixel: usize| (pixel as f64 + 0.5) / SCALE as f64 - RING as f64 - 0.5;
    let mut planes = Planes { channels: 3, height: side, width: side, values: vec![0.0; 3 * side * side] };
    let (red, rest) = planes.values.split_at_mut(side * side);
    let (green, blue) = rest.split_at_mut(side * side);
    for row in 0..side {
        for column in 0..side {
            let seen = board.photo_from_board.photo(BoardPoint { x: at(column), y: at(row) });
            let [r, g, b] = sample(source, seen.x * sx, seen.y * sy);
            let index = row * side + column;
            (red[index], green[index], blue[index]) = (r, g, b);
        }
    }
    planes
}

/// Whether the sensor is at its limit on a good part of a point.
pub(super) fn is_glare(flat: &Planes, column: usize, row: usize) -> bool {
    let (left, top) = ((column + RING) * SCALE, (row + RING) * SCALE);
    let places = (top..top + SCALE).flat_map(|y| (left..left + SCALE).map(move |x| (x, y)));
    let bright = places.filter(|&(x, y)| (0..3).all(|channel| flat.at(channel, y, x) > GLARE)).count();
    bright as f32 > GLARE_SHARE * (SCALE * SCALE) as f32
}

/// Bilinear colour at a place in pixels, 0 to 1.
fn sample(picture: &image::RgbImage, x: f64, y: f64) -> [f32; 3] {
    let (width, height) = (i64::from(picture.width()), i64::from(picture.height()));
    let (x, y) = ((x - 0.5).clamp(-2.0, width as f64 + 1.0), (y - 0.5).clamp(-2.0, height as f64 + 1.0));
    // Shifted to be positive, so that the cast rounds down.
    let (left, top) = ((x + 2.0) as i64 - 2, (y + 2.0) as i64 - 2);
    let (fx, fy) = ((x - left as f64) as f32, (y - top as f64) as f32);
    let at = |x: i64, y: i64| {
        let inside = (0..width).contains(&x) && (0..height).contains(&y);
        if inside {
            picture.get_pixel(x as u32, y as u32).0.map(|v| f32::from(v) / 255.0)
        } else {
            [OUTSIDE; 3]
        }
    };
    let (a, b, c, d) = (at(left, top), at(left + 1, top), at(left, top + 1), at(left + 1, top + 1));
    [0, 1, 2].map(|k| {
        let upper = a[k] * (1.0 - fx) + b[k] * fx;
        let lower = c[k] * (1.0 - fx) + d[k] * fx;
        upper * (1.0 - fy) + lower * fy
    })
}
