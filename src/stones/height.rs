//! The height of stones: where they are seen when the photo is taken from low.
//!
//! Seen at 25 to 50 degrees, the middle of a stone lies 0.1 to 0.6 spacings from its crossing, away
//! from the camera, and on the far side more than on the near one. The crossings themselves do not
//! move. So the network is shown the board twice: rectified on the board's plane, on which the
//! crossings lie in the middle of their squares, and on a plane above it, on which the stones do.
//! The camera that this takes is known from the photo's EXIF data, or assumed to be a usual one.
//!
//! Then the stones themselves tell how high they are, by how far from the middle of their squares
//! they are seen ([`measure`]): a stone may be thicker than usual, and the assumed focal length
//! wrong.

use super::classifier::BoardClassification;
use crate::board::Board;
use crate::geometry::{BoardPoint, PhotoFromBoard};
use crate::photo::Photo;

/// Usual height of the plane on which stones are seen undisplaced, in spacings: half their
/// thickness. The network was trained with it.
pub(super) const USUAL: f64 = 0.2;
/// Largest height that is measured, in spacings.
const HIGHEST: f64 = 0.4;
/// Fewest stones by which the height is measured.
const FEWEST_STONES: usize = 8;
/// Points whose probability of a stone is at least this count as stones.
const IS_STONE: f64 = 0.9;
/// The board below a grid is another one if its middle lies this far away, in spacings.
const LEAST_SHIFT: f64 = 0.15;
/// The height can be measured if the usual one displaces stones by this much, in spacings, root
/// mean square.
const LEAST_PARALLAX: f64 = 0.05;

/// Returns the map of the plane `height` spacings above the board.
pub(super) fn plane_above(photo: &Photo, board: &Board, height: f64) -> PhotoFromBoard {
    board.photo_from_board.raised(height, &photo.pinhole())
}

/// Returns the board below a grid whose points lie on the middles of the stones instead of on the
/// crossings; `None` if the photo is taken from so high that it is the same board.
pub(super) fn board_below(photo: &Photo, board: &Board) -> Option<Board> {
    let below = plane_above(photo, board, -USUAL);
    let middle = BoardPoint {
        x: (board.lines as f64 - 1.0) / 2.0,
        y: (board.lines as f64 - 1.0) / 2.0,
    };
    let moved = board.photo_from_board.plane(below.photo(middle))?;
    let by = (moved.x - middle.x).hypot(moved.y - middle.y);
    (by >= LEAST_SHIFT).then(|| Board {
        photo_from_board: below,
        ..board.clone()
    })
}

/// Returns the height at which the stones are seen undisplaced, in spacings, by least squares over
/// all stones that were seen on the plane of the usual height. `None` if the photo is taken from so
/// high, or shows so few stones, that it cannot be measured.
pub(super) fn measure(photo: &Photo, board: &Board, points: &BoardClassification) -> Option<f64> {
    let usual_plane = plane_above(photo, board, USUAL);
    let (mut along, mut square, mut stones) = (0.0, 0.0, 0);
    for ((column, row), point) in points.board() {
        if point.black.max(point.white) < IS_STONE || point.hidden() > 1.0 - IS_STONE {
            continue;
        }
        let place = BoardPoint {
            x: column as f64,
            y: row as f64,
        };
        // The parallax at this point: from the place on the board that is seen behind the usual
        // plane's, in spacings.
        let behind = board.photo_from_board.plane(usual_plane.photo(place))?;
        let (right, down) = (behind.x - place.x, behind.y - place.y);
        along += point.middle.0 * right + point.middle.1 * down;
        square += right * right + down * down;
        stones += 1;
    }
    let is_measurable =
        stones >= FEWEST_STONES && square > LEAST_PARALLAX * LEAST_PARALLAX * stones as f64;
    is_measurable.then(|| (USUAL * (1.0 + along / square)).clamp(0.0, HIGHEST))
}

#[cfg(test)]
mod tests {
    use image::RgbImage;

    use super::*;
    use crate::geometry::PhotoPoint;

    /// A board in the middle of a photo, its sides this many pixels long at the top and at the
    /// bottom, and this many pixels apart.
    fn board(photo: &Photo, top: f64, bottom: f64, apart: f64) -> Board {
        let corners = [
            (600.0 - top / 2.0, 450.0 - apart / 2.0),
            (600.0 + top / 2.0, 450.0 - apart / 2.0),
            (600.0 + bottom / 2.0, 450.0 + apart / 2.0),
            (600.0 - bottom / 2.0, 450.0 + apart / 2.0),
        ];
        let corners = corners.map(|(x, y)| PhotoPoint { x, y });
        Board::from_corners(19, corners, photo.pixels.dimensions()).unwrap()
    }

    #[test]
    fn the_board_lies_below_a_grid_on_the_stones() {
        let photo = Photo::from(RgbImage::new(1200, 900));
        let board = board(&photo, 600.0, 900.0, 300.0);
        let on_stones = Board {
            photo_from_board: plane_above(&photo, &board, USUAL),
            ..board.clone()
        };
        let below = board_below(&photo, &on_stones).unwrap();
        for (found, true_corner) in below.corners().into_iter().zip(board.corners()) {
            let off_px = found.distance_px(true_corner);
            assert!(off_px < 1e-6, "off by {off_px} px");
        }
    }

    #[test]
    fn seen_from_above_there_is_nothing_below() {
        let photo = Photo::from(RgbImage::new(1200, 900));
        let board = board(&photo, 700.0, 710.0, 700.0);
        assert!(board_below(&photo, &board).is_none());
    }
}
