//! Points with their space in the type, and the maps between spaces. A leaf: imports nothing of shuzi.
//!
//! Lens and homography follow R. Hartley, A. Zisserman, *Multiple View Geometry*, 2nd ed. 2004, §4.4
//! (normalised direct linear transformation) and §7.4 (radial distortion).

mod bend;
mod bilinear;
mod homography;
mod least_squares;
mod lens;
mod photo_grid;
mod space;

pub use bend::Bend;
pub use bilinear::Bilinear;
pub use homography::{Homography, Pair};
pub use least_squares::minimise;
pub use lens::Lens;
pub use photo_grid::PhotoGrid;
pub use space::{BoardPoint, PhotoPoint};

/// The map between board coordinates and the photo: a board that is flat, or nearly so, seen by a pinhole camera,
/// then the lens.
#[derive(Clone, Debug, PartialEq)]
pub struct PhotoFromBoard {
    /// Board coordinates to ideal (undistorted) photo pixels, on the board's plane.
    pub homography: Homography,
    /// Radial distortion of the ideal photo.
    pub lens: Lens,
    /// How the board leaves its plane.
    pub bend: Bend,
}

impl PhotoFromBoard {
    /// The map of a flat board.
    pub fn flat(homography: Homography, lens: Lens) -> PhotoFromBoard {
        PhotoFromBoard { homography, lens, bend: Bend::default() }
    }

    /// Where a board point is seen in the photo.
    pub fn photo(&self, board: BoardPoint) -> PhotoPoint {
        let place = self.bend.plane(board);
        let (x, y) = self.homography.apply(place.x, place.y);
        self.lens.distort(PhotoPoint { x, y })
    }

    /// The same map for a board of `lines` lines each way that is named from another side: its coordinates are those of
    /// the board turned a quarter clockwise, so that what was its left column is its top row.
    pub fn turned(&self, lines: usize) -> PhotoFromBoard {
        let last = lines.saturating_sub(1) as f64;
        let unturned_from_turned =
            Homography::new(nalgebra::Matrix3::new(0.0, 1.0, 0.0, -1.0, 0.0, last, 0.0, 0.0, 1.0));
        PhotoFromBoard {
            homography: self.homography.after(&unturned_from_turned),
            lens: self.lens.clone(),
            bend: self.bend.turned(),
        }
    }

    /// The place on the board's plane seen at a photo pixel: the board point where the board is flat. `None` when the
    /// map cannot be inverted there.
    pub fn plane(&self, photo: PhotoPoint) -> Option<BoardPoint> {
        let ideal = self.lens.undistort(photo);
        let (x, y) = self.homography.inverse()?.apply(ideal.x, ideal.y);
        (x.is_finite() && y.is_finite()).then_some(BoardPoint { x, y })
    }
}
