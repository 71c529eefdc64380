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
/// The height can be measured if the usual one displaces stones by this much, in spacings, root
/// mean square.
const LEAST_PARALLAX: f64 = 0.05;

/// Returns the map of the plane `height` spacings above the board.
pub(super) fn plane_above(photo: &Photo, board: &Board, height: f64) -> PhotoFromBoard {
    board.photo_from_board.raised(height, &photo.pinhole())
}

/// Returns the height at which the stones are seen undisplaced, in spacings, by least squares over
/// all stones that were seen on the plane of the usual height. `None` if the photo is taken from so
/// high, or shows so few stones, that it cannot be measured.
pub(super) fn measure(photo: &Photo, board: &Board, points: &BoardClassification) -> Option<f64> {
    let usual_plane = plane_above(photo, board, USUAL);
    let lines = board.lines;
    let places = (0..lines).flat_map(|row| (0..lines).map(move |column| (column, row)));
    let (mut along, mut square, mut stones) = (0.0, 0.0, 0);
    for ((column, row), point) in places.zip(points.board()) {
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
