//! Fits the homography and the lens together.

use crate::geometry::{BoardPoint, Homography, Lens, PhotoFromBoard, PhotoPoint, minimise};

/// What a fit is held to: a board point seen at a place in the picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sighting {
    /// Where on the board.
    pub board: BoardPoint,
    /// Where in the picture.
    pub seen: PhotoPoint,
    /// Weight of its residual, 1 for a good crossing.
    pub weight: f64,
}

/// A fitted map and how far its sightings are from it.
#[derive(Clone, Debug)]
pub(super) struct Fit {
    /// The map.
    pub picture_from_board: PhotoFromBoard,
    /// Root mean square residual of the sightings, the worst tenth set aside, in pixels.
    pub rms_px: f64,
}

/// Residuals beyond this many pixels count less and less (Huber's estimator).
const HUBER_PX: f64 = 1.2;
/// Believable radial distortion of a phone photo. Below -1/6 the outer parts of the photo would be seen twice.
const K1: std::ops::RangeInclusive<f64> = -0.14..=0.3;
/// Keeps k₁ near zero where nothing tells: standard deviation of the prior.
const K1_SPREAD: f64 = 0.05;
/// Weight of the prior on k₁, against the sightings, where it is fitted and where it is held.
const FITTED_LENS: f64 = 0.3;
const HELD_LENS: f64 = 1e4;
/// Fewer sightings hold no fit.
const FEWEST: usize = 12;

/// Refines `start` to the sightings. The homography is moved by the pictures of four points of the board,
/// `anchors`, which keeps all parameters in pixels. `None` when the sightings do not determine the fit.
pub(super) fn refine(
    start: &PhotoFromBoard,
    anchors: [BoardPoint; 4],
    sightings: &[Sighting],
    with_lens: bool,
) -> Option<Fit> {
    if sightings.len() < FEWEST {
        return None;
    }
    let hold = (sightings.len() as f64).sqrt();
    let (first, steps) = parameters(start, anchors);
    let fitted = minimise(&first, &steps, |p| {
        if !K1.contains(&p[8]) {
            return None;
        }
        let map = map(start, anchors, p)?;
        let mut residuals = Vec::with_capacity(2 * sightings.len() + 1);
        for s in sightings {
            let (ex, ey) = s.residual(&map);
            let factor = huber(ex.hypot(ey)) * s.weight;
            residuals.extend([ex * factor, ey * factor]);
        }
        residuals.push(if with_lens {
            FITTED_LENS * hold * p[8] / K1_SPREAD
        } else {
            HELD_LENS * hold * (p[8] - start.lens.k1)
        });
        Some(residuals)
    })?;
    let picture_from_board = map(start, anchors, &fitted)?;
    let rms_px = rms_px(&picture_from_board, sightings);
    Some(Fit { picture_from_board, rms_px })
}

/// The start as parameters (x and y of each anchor's picture, k₁), and the differences for their derivatives.
fn parameters(start: &PhotoFromBoard, anchors: [BoardPoint; 4]) -> (Vec<f64>, Vec<f64>) {
    let places = anchors.iter().map(|anchor| start.homography.apply(anchor.x, anchor.y));
    let mut parameters: Vec<f64> = places.flat_map(|(x, y)| [x, y]).collect();
    parameters.push(start.lens.k1);
    let mut steps = vec![1e-3; 8];
    steps.push(1e-6);
    (parameters, steps)
}

/// The map that some parameters stand for; `None` when the anchors' pictures span no board.
fn map(start: &PhotoFromBoard, anchors: [BoardPoint; 4], parameters: &[f64]) -> Option<PhotoFromBoard> {
    let places = parameters.chunks_exact(2).map(|place| (place[0], place[1]));
    let pairs: Vec<_> = anchors.iter().map(|anchor| (anchor.x, anchor.y)).zip(places).collect();
    let homography = Homography::from_pairs(&pairs)?;
    Some(PhotoFromBoard::flat(homography, Lens { k1: parameters[8], ..start.lens.clone() }))
}

impl Sighting {
    /// How far it is from where the map has it, in pixels right and down.
    fn residual(&self, map: &PhotoFromBoard) -> (f64, f64) {
        let place = map.photo(self.board);
        (place.x - self.seen.x, place.y - self.seen.y)
    }
}

/// What a residual of this many pixels is multiplied by, so that its square is Huber's loss.
fn huber(size_px: f64) -> f64 {
    if size_px > HUBER_PX { (HUBER_PX * (2.0 * size_px - HUBER_PX)).sqrt() / size_px } else { 1.0 }
}

fn rms_px(map: &PhotoFromBoard, sightings: &[Sighting]) -> f64 {
    let size = |s: &Sighting| {
        let (ex, ey) = s.residual(map);
        ex.hypot(ey)
    };
    let mut sizes: Vec<f64> = sightings.iter().map(size).collect();
    sizes.sort_by(f64::total_cmp);
    sizes.truncate((sizes.len() * 9).div_ceil(10));
    (sizes.iter().map(|size| size * size).sum::<f64>() / sizes.len().max(1) as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn homography_and_lens_are_recovered_together() {
        let pairs = [
            ((0.0, 0.0), (300.0, 200.0)),
            ((18.0, 0.0), (1500.0, 260.0)),
            ((18.0, 18.0), (1700.0, 1250.0)),
            ((0.0, 18.0), (120.0, 1180.0)),
        ];
        let homography = Homography::from_pairs(&pairs).unwrap();
        let lens = Lens { k1: -0.06, ..Lens::ideal(1800, 1400) };
        let truth = PhotoFromBoard::flat(homography.clone(), lens);
        let mut sightings = Vec::new();
        for row in 0..19 {
            for column in 0..19 {
                let board = BoardPoint { x: f64::from(column), y: f64::from(row) };
                let seen = truth.photo(board);
                sightings.push(Sighting { board, seen, weight: 1.0 });
            }
        }
        let start = PhotoFromBoard::flat(homography, Lens::ideal(1800, 1400));
        let anchors = [(0.0, 0.0), (18.0, 0.0), (18.0, 18.0), (0.0, 18.0)].map(|(x, y)| BoardPoint { x, y });
        let fit = refine(&start, anchors, &sightings, true).unwrap();
        for corner in anchors {
            assert!(fit.picture_from_board.photo(corner).distance_px(truth.photo(corner)) < 0.5, "{fit:?}");
        }
    }
}
