//! Points with their space in the type, and the maps between spaces. A leaf: imports nothing of shuzi.
//!
//! Lens and homography follow R. Hartley, A. Zisserman, *Multiple View Geometry*, 2nd ed. 2004, §4.4
//! (normalised direct linear transformation) and §7.4 (radial distortion).

mod bilinear;
mod homography;
mod least_squares;
mod lens;
mod space;

pub use bilinear::Bilinear;
pub use homography::{Homography, Pair};
pub use least_squares::minimise;
pub use lens::Lens;
pub use space::{BoardPoint, PhotoPoint};

/// The map between board coordinates and the photo: a plane seen by a pinhole camera, then the lens.
#[derive(Clone, Debug, PartialEq)]
pub struct PhotoFromBoard {
    /// Board coordinates to ideal (undistorted) photo pixels.
    pub homography: Homography,
    /// Radial distortion of the ideal photo.
    pub lens: Lens,
}

impl PhotoFromBoard {
    /// Where a board point is seen in the photo.
    pub fn photo(&self, board: BoardPoint) -> PhotoPoint {
        let (x, y) = self.homography.apply(board.x, board.y);
        self.lens.distort(PhotoPoint { x, y })
    }

    /// The board point seen at a photo pixel; `None` when the map cannot be inverted there.
    pub fn board(&self, photo: PhotoPoint) -> Option<BoardPoint> {
        let ideal = self.lens.undistort(photo);
        let (x, y) = self.homography.inverse()?.apply(ideal.x, ideal.y);
        (x.is_finite() && y.is_finite()).then_some(BoardPoint { x, y })
    }
}
