//! The lines of a board in a photo.

use super::{BoardPoint, Homography, Lens, PhotoFromBoard, PhotoPoint};

/// A square grid in a photo.
#[derive(Clone, Debug, PartialEq)]
pub struct PhotoGrid {
    /// Lines each way.
    pub lines: usize,
    /// Board coordinates to photo pixels.
    pub photo_from_board: PhotoFromBoard,
    /// Root mean square distance between the fitted and the seen intersections, in photo pixels; 0
    /// where the corners were stated.
    pub fit_px: f64,
}

impl PhotoGrid {
    /// Returns the grid whose outer intersections are seen at `corners`, top left, top right,
    /// bottom right, bottom left, in a photo of this width and height in pixels; `None` if no flat
    /// grid has such corners.
    pub fn from_corners(
        lines: usize,
        corners: [PhotoPoint; 4],
        (width, height): (u32, u32),
    ) -> Option<PhotoGrid> {
        let outer = outer_intersections(lines).map(|point| (point.x, point.y));
        let pairs: Vec<_> = outer
            .into_iter()
            .zip(corners.map(|corner| (corner.x, corner.y)))
            .collect();
        let photo_from_board =
            PhotoFromBoard::flat(Homography::from_pairs(&pairs)?, Lens::ideal(width, height));
        Some(PhotoGrid {
            lines,
            photo_from_board,
            fit_px: 0.0,
        })
    }

    /// Returns the place in the photo at which a place of the board is seen.
    pub fn photo(&self, place: BoardPoint) -> PhotoPoint {
        self.photo_from_board.photo(place)
    }

    /// Returns the outer intersections in the photo: top left, top right, bottom right, bottom
    /// left.
    pub fn corners(&self) -> [PhotoPoint; 4] {
        outer_intersections(self.lines).map(|point| self.photo(point))
    }

    /// Returns the mean spacing of the lines in the middle of the board, in photo pixels.
    pub fn spacing_px(&self) -> f64 {
        let middle = self.lines.saturating_sub(1) as f64 / 2.0;
        let at = |x: f64, y: f64| self.photo(BoardPoint { x, y });
        let here = at(middle, middle);
        0.5 * (here.distance_px(at(middle + 1.0, middle))
            + here.distance_px(at(middle, middle + 1.0)))
    }
}

/// Returns the outer intersections in board coordinates, clockwise from the top left.
fn outer_intersections(lines: usize) -> [BoardPoint; 4] {
    let last = lines.saturating_sub(1) as f64;
    [(0.0, 0.0), (last, 0.0), (last, last), (0.0, last)].map(|(x, y)| BoardPoint { x, y })
}
