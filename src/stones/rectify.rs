//! The rectified board: as seen from straight above, with the lens and the bend of the board.

use ndarray::{Array3, ArrayView1, ArrayView3, Axis, Slice};

use crate::board::Board;
use crate::geometry::{BoardPoint, PhotoFromBoard};
use crate::network::Planes;
use crate::photo::{self, Photo, Sampler};

/// Rectified pixels per spacing: what the network was trained on.
pub(super) const SCALE: usize = 24;
/// Points kept beyond the outer lines.
pub(super) const RING: usize = 1;
/// Every channel of a highlight is brighter than this, on a scale of 0 to 1.
const GLARE: f32 = 0.97;
/// The middle of an empty point varies by more than this, as a standard deviation of luma from 0 to 1:
/// its lines are seen there, however faint. What was painted over or lost from a file does not vary.
const BLANK: f32 = 0.0015;
/// Share of highlights among a point's pixels above which the point has glare.
const GLARE_SHARE: f32 = 0.25;

/// Returns the sampler of the photo for this board and for others of nearly the same size: shrinking
/// a large photo takes longer than anything else here.
pub(super) fn sampler<'a>(photo: &'a Photo, board: &Board) -> Sampler<'a> {
    photo.sampler(board.spacing_px() / SCALE as f64)
}

/// Rectifies the board twice, on its own plane and on that of the stones: red, green and blue, 0 to
/// 1 of sRGB, for each; [`SCALE`] pixels per spacing; each point and each of the ring around the
/// board in the middle of its own square. Axes: colour (six), row, column.
pub(super) fn rectify(sampler: &Sampler, board: &Board, stone_plane: &PhotoFromBoard) -> Planes {
    let side = (board.lines + 2 * RING) * SCALE;
    // The board coordinate of a place. The first point of the ring, at -1, has its square from -1.5
    // to -0.5.
    let at = |px: f64| px / SCALE as f64 - RING as f64 - 0.5;
    let mut planes = Array3::zeros((6, side, side));
    for (first, map) in [(0, &board.photo_from_board), (3, stone_plane)] {
        let seen = |x: f64, y: f64| Some(map.photo(BoardPoint { x: at(x), y: at(y) }));
        sampler.draw((side, side), seen, |column, row, color| {
            for (channel, value) in color.into_iter().enumerate() {
                planes[[first + channel, row, column]] = value;
            }
        });
    }
    planes
}

/// Returns true if nothing is seen at the middle of a point, neither lines nor anything else.
pub(super) fn is_blank(rectified: &Planes, column: usize, row: usize) -> bool {
    let point = point_pixels(rectified, Slice::from(..3), (column, row), SCALE / 4);
    let luma = |pixel: ArrayView1<'_, f32>| photo::luma([pixel[0], pixel[1], pixel[2]]);
    point.map_axis(Axis(0), luma).std(0.0) < BLANK
}

/// Returns true if the sensor is saturated on a good part of a point.
pub(super) fn is_glare(rectified: &Planes, column: usize, row: usize) -> bool {
    // Stones shine where they are seen, which is on the plane of the stones.
    let point = point_pixels(rectified, Slice::from(3..), (column, row), 0);
    let lanes = point.lanes(Axis(0)).into_iter();
    let bright = lanes
        .filter(|pixel| pixel.iter().all(|&value| value > GLARE))
        .count();
    bright as f32 > GLARE_SHARE * (SCALE * SCALE) as f32
}

/// Returns these colours of the square around a point, without a margin of so many pixels.
fn point_pixels(
    rectified: &Planes,
    colors: Slice,
    (column, row): (usize, usize),
    margin: usize,
) -> ArrayView3<'_, f32> {
    let side = |line: usize| {
        let start = (line + RING) * SCALE;
        Slice::from(start + margin..start + SCALE - margin)
    };
    rectified.slice_each_axis(|axis| match axis.axis {
        Axis(0) => colors,
        Axis(1) => side(row),
        _ => side(column),
    })
}
