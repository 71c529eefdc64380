//! Points with their space in the type, and the maps between spaces. A leaf: imports nothing of
//! shuzi.
//!
//! Lens and homography follow R. Hartley, A. Zisserman, *Multiple View Geometry*, 2nd ed. 2004,
//! §4.4 (normalised direct linear transformation) and §7.4 (radial distortion).

mod bend;
mod bilinear;
mod height;
mod homography;
mod least_squares;
mod lens;
mod photo_grid;
mod refine;
mod space;

pub use bend::Bend;
pub use bilinear::Bilinear;
pub use height::{Camera, SquareCoordinates};
pub use homography::{Homography, PointPair};
pub use least_squares::minimise;
pub use lens::Lens;
pub use photo_grid::PhotoGrid;
pub use refine::{Fit, FitPrior, Sighting, refine};
pub use space::{
    BoardPoint, DrawingPoint, PhotoPoint, PicturePoint, PixelPoint, PlanePoint, Rect, ViewPoint,
};

/// The map from board coordinates to a picture of the board with coordinates of type `P`: a board
/// that is flat, or nearly so, seen by a pinhole camera, then the lens.
#[derive(Clone, Debug, PartialEq)]
pub struct Projection<P> {
    /// Board coordinates to ideal (undistorted) pixels, on the board's plane.
    pub homography: Homography,
    /// Radial distortion of the ideal picture.
    pub lens: Lens<P>,
    /// Displacement of a board that does not lie flat.
    pub bend: Bend,
}

/// The map from board coordinates to the upright photo.
pub type PhotoFromBoard = Projection<PhotoPoint>;

impl<P: PixelPoint> Projection<P> {
    /// Returns the map of a flat board.
    pub fn flat(homography: Homography, lens: Lens<P>) -> Projection<P> {
        Projection {
            homography,
            lens,
            bend: Bend::default(),
        }
    }

    /// Returns the place at which a board point is seen.
    pub fn project(&self, board: BoardPoint) -> P {
        let place = self.bend.plane(board);
        let (x, y) = self.homography.apply(place.x, place.y);
        self.lens.distort(P::at(x, y))
    }

    /// Returns the map of the plane `height` spacings above the board, as `camera` sees it; that of
    /// the board itself if this is not the map of a board in front of the camera.
    pub fn raised(&self, height: f64, camera: &Camera) -> Projection<P> {
        let raised = self.homography.raised(height, camera);
        Projection {
            homography: raised.unwrap_or_else(|| self.homography.clone()),
            lens: self.lens.clone(),
            bend: self.bend.clone(),
        }
    }

    /// Returns the place on the board's plane that is seen at a pixel: the board point where the
    /// board is flat. `None` when the map cannot be inverted there.
    pub fn plane(&self, seen: P) -> Option<BoardPoint> {
        let (ideal_x, ideal_y) = self.lens.undistort(seen).xy();
        let (x, y) = self.homography.inverse()?.apply(ideal_x, ideal_y);
        (x.is_finite() && y.is_finite()).then_some(BoardPoint { x, y })
    }
}

impl PhotoFromBoard {
    /// Returns the place in the photo at which a board point is seen.
    pub fn photo(&self, board: BoardPoint) -> PhotoPoint {
        self.project(board)
    }

    /// Returns the same map for a board of `lines` lines each way that is named from another side:
    /// its coordinates are those of the board turned a quarter clockwise, so that what was its left
    /// column is its top row.
    #[must_use]
    pub fn turned(&self, lines: usize) -> PhotoFromBoard {
        let last = lines.saturating_sub(1) as f64;
        let unturned_from_turned = Homography::new(nalgebra::Matrix3::new(
            0.0, 1.0, 0.0, -1.0, 0.0, last, 0.0, 0.0, 1.0,
        ));
        Projection {
            homography: self.homography.after(&unturned_from_turned),
            lens: self.lens.clone(),
            bend: self.bend.turned(),
        }
    }
}
