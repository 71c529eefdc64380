//! Fits the homography and the lens together.

use crate::geometry::{BoardPoint, Homography, Lens, PhotoFromBoard, PhotoPoint, minimise};

/// What a fit is held to: a board point seen at a place in the picture, along one or both directions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sighting {
    /// Where on the board.
    pub board: BoardPoint,
    /// Where in the picture.
    pub seen: PhotoPoint,
    /// Unit normal of the line it was seen on; `None` when both coordinates were seen.
    pub normal: Option<(f64, f64)>,
    /// Whether it is a stone: those stand above the board and lean away from its plane.
    pub stone: bool,
    /// Weight of its residual, 1 for a good crossing.
    pub weight: f64,
}

/// A fitted map and how far its sightings are from it.
#[derive(Clone, Debug)]
pub(super) struct Fit {
    /// The map.
    pub picture_from_board: PhotoFromBoard,
    /// Root mean square residual of the sightings that were not set aside, in pixels.
    pub rms_px: f64,
    /// How far stones are seen off their points, in spacings: their height in perspective.
    pub stone_lean: (f64, f64),
}

/// Residuals beyond this many pixels count less and less (Huber's estimator).
const HUBER_PX: f64 = 1.2;
/// Largest believable radial distortion of a phone photo, either sign.
const LARGEST_K1: f64 = 0.3;
/// Keeps k₁ near zero where nothing tells: standard deviation of the prior.
const K1_SPREAD: f64 = 0.05;

/// Standard deviation of the prior on each coordinate of the stones' lean, in spacings.
const LEAN_SPREAD: f64 = 0.15;
/// The same where no stone was seen: there is no lean.
const NO_LEAN_SPREAD: f64 = 1e-3;
/// Weight of the prior on k₁, against the sightings, where it is fitted and where it is held.
const FITTED_LENS: f64 = 0.3;
const HELD_LENS: f64 = 1e4;

/// Refines `start` to the sightings. The homography is moved by the pictures of four points of the board,
/// `anchors`, which keeps all parameters in pixels. `None` when the sightings do not determine the fit.
pub(super) fn refine(
    start: &PhotoFromBoard,
    anchors: [BoardPoint; 4],
    sightings: &[Sighting],
    with_lens: bool,
) -> Option<Fit> {
    if sightings.len() < 12 {
        return None;
    }
    let hold = (sightings.len() as f64).sqrt();
    let lean_spread = if sightings.iter().any(|s| s.stone) { LEAN_SPREAD } else { NO_LEAN_SPREAD };
    let (first, steps) = parameters(start, anchors);
    let fitted = minimise(&first, &steps, |p| {
        if p[8].abs() > LARGEST_K1 {
            return None;
        }
        let map = map(start, anchors, p)?;
        let mut residuals = Vec::with_capacity(2 * sightings.len() + 3);
        for s in sightings {
            let (ex, ey) = s.residual(&map, (p[9], p[10]));
            let factor = huber(ex.hypot(ey)) * s.weight;
            residuals.extend([ex * factor, ey * factor]);
        }
        let lens = if with_lens {
            FITTED_LENS * hold * p[8] / K1_SPREAD
        } else {
            HELD_LENS * hold * (p[8] - start.lens.k1)
        };
        residuals.extend([lens, p[9] / lean_spread, p[10] / lean_spread]);
        Some(residuals)
    })?;
    let picture_from_board = map(start, anchors, &fitted)?;
    let stone_lean = (fitted[9], fitted[10]);
    let rms_px = rms_px(&picture_from_board, stone_lean, sightings);
    Some(Fit { picture_from_board, rms_px, stone_lean })
}

/// The start as parameters (x and y of each anchor's picture, k₁, the stones' lean right and down), and the
/// differences for their derivatives.
fn parameters(start: &PhotoFromBoard, anchors: [BoardPoint; 4]) -> (Vec<f64>, Vec<f64>) {
    let places = anchors.iter().map(|anchor| start.homography.apply(anchor.x, anchor.y));
    let mut parameters: Vec<f64> = places.flat_map(|(x, y)| [x, y]).collect();
    parameters.extend([start.lens.k1, 0.0, 0.0]);
    let mut steps = vec![1e-3; 8];
    steps.extend([1e-6, 1e-5, 1e-5]);
    (parameters, steps)
}

/// The map that some parameters stand for; `None` when the anchors' pictures span no board.
fn map(start: &PhotoFromBoard, anchors: [BoardPoint; 4], parameters: &[f64]) -> Option<PhotoFromBoard> {
    let places = parameters.chunks_exact(2).map(|place| (place[0], place[1]));
    let pairs: Vec<_> = anchors.iter().map(|anchor| (anchor.x, anchor.y)).zip(places).collect();
    let homography = Homography::from_pairs(&pairs)?;
    Some(PhotoFromBoard { homography, lens: Lens { k1: parameters[8], ..start.lens.clone() } })
}

impl Sighting {
    /// How far it is from where the map has it, in pixels; of a line only the distance from the line counts.
    fn residual(&self, map: &PhotoFromBoard, stone_lean: (f64, f64)) -> (f64, f64) {
        let (dx, dy) = if self.stone { stone_lean } else { (0.0, 0.0) };
        let place = map.photo(BoardPoint { x: self.board.x + dx, y: self.board.y + dy });
        let (ex, ey) = (place.x - self.seen.x, place.y - self.seen.y);
        match self.normal {
            Some((nx, ny)) => (ex * nx + ey * ny, 0.0),
            None => (ex, ey),
        }
    }
}

/// What a residual of this many pixels is multiplied by, so that its square is Huber's loss.
fn huber(size_px: f64) -> f64 {
    if size_px > HUBER_PX { (HUBER_PX * (2.0 * size_px - HUBER_PX)).sqrt() / size_px } else { 1.0 }
}

/// Root mean square residual of the lines and crossings, the worst tenth set aside.
fn rms_px(map: &PhotoFromBoard, stone_lean: (f64, f64), sightings: &[Sighting]) -> f64 {
    let size = |s: &Sighting| {
        let (ex, ey) = s.residual(map, stone_lean);
        ex.hypot(ey)
    };
    let mut sizes: Vec<f64> = sightings.iter().filter(|s| !s.stone).map(size).collect();
    sizes.sort_by(f64::total_cmp);
    sizes.truncate((sizes.len() * 9).div_ceil(10));
    (sizes.iter().map(|size| size * size).sum::<f64>() / sizes.len().max(1) as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn homography_lens_and_lean_are_recovered_together() {
        let pairs = [
            ((0.0, 0.0), (300.0, 200.0)),
            ((18.0, 0.0), (1500.0, 260.0)),
            ((18.0, 18.0), (1700.0, 1250.0)),
            ((0.0, 18.0), (120.0, 1180.0)),
        ];
        let homography = Homography::from_pairs(&pairs).unwrap();
        let truth = PhotoFromBoard {
            homography: homography.clone(),
            lens: Lens { k1: -0.06, ..Lens::ideal(1800, 1400) },
        };
        let lean = (0.02, -0.11);
        let mut sightings = Vec::new();
        for row in 0..19 {
            for column in 0..19 {
                let board = BoardPoint { x: f64::from(column), y: f64::from(row) };
                let stone = (column * 7 + row * 3) % 4 == 0;
                let (dx, dy) = if stone { lean } else { (0.0, 0.0) };
                let seen = truth.photo(BoardPoint { x: board.x + dx, y: board.y + dy });
                sightings.push(Sighting { board, seen, normal: None, stone, weight: 1.0 });
            }
        }
        let start = PhotoFromBoard { homography, lens: Lens::ideal(1800, 1400) };
        let anchors = [(0.0, 0.0), (18.0, 0.0), (18.0, 18.0), (0.0, 18.0)].map(|(x, y)| BoardPoint { x, y });
        let fit = refine(&start, anchors, &sightings, true).unwrap();
        for corner in anchors {
            assert!(fit.picture_from_board.photo(corner).distance_px(truth.photo(corner)) < 0.5, "{fit:?}");
        }
        assert!(
            (fit.stone_lean.0 - lean.0).abs() < 0.02 && (fit.stone_lean.1 - lean.1).abs() < 0.02,
            "{fit:?}"
        );
    }
}
