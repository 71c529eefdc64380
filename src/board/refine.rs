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
    let stones = sightings.iter().any(|s| s.stone);
    let model = |p: &[f64]| -> Option<PhotoFromBoard> {
        let pairs: Vec<_> =
            anchors.iter().zip(p.chunks_exact(2)).map(|(a, c)| ((a.x, a.y), (c[0], c[1]))).collect();
        let homography = Homography::from_pairs(&pairs)?;
        Some(PhotoFromBoard { homography, lens: Lens { k1: p[8], ..start.lens.clone() } })
    };
    let mut parameters: Vec<f64> = anchors
        .iter()
        .flat_map(|a| {
            let (x, y) = start.homography.apply(a.x, a.y);
            [x, y]
        })
        .collect();
    parameters.extend([start.lens.k1, 0.0, 0.0]);
    let mut steps = vec![1e-3; 8];
    steps.extend([1e-6, 1e-5, 1e-5]);
    let plain = |map: &PhotoFromBoard, s: &Sighting, lean: (f64, f64)| -> (f64, f64) {
        let (dx, dy) = if s.stone { lean } else { (0.0, 0.0) };
        let p = map.photo(BoardPoint { x: s.board.x + dx, y: s.board.y + dy });
        let (ex, ey) = (p.x - s.seen.x, p.y - s.seen.y);
        match s.normal {
            Some((nx, ny)) => (ex * nx + ey * ny, 0.0),
            None => (ex, ey),
        }
    };
    let fitted = minimise(&parameters, &steps, |p| {
        if p[8].abs() > LARGEST_K1 {
            return None;
        }
        let map = model(p)?;
        let mut residuals = Vec::with_capacity(2 * sightings.len() + 3);
        for s in sightings {
            let (ex, ey) = plain(&map, s, (p[9], p[10]));
            let size = ex.hypot(ey);
            let factor =
                if size > HUBER_PX { (HUBER_PX * (2.0 * size - HUBER_PX)).sqrt() / size } else { 1.0 }
                    * s.weight;
            residuals.push(ex * factor);
            residuals.push(ey * factor);
        }
        let hold = (sightings.len() as f64).sqrt();
        residuals.push(if with_lens {
            0.3 * hold * p[8] / K1_SPREAD
        } else {
            1e4 * hold * (p[8] - start.lens.k1)
        });
        let lean_spread = if stones { 0.15 } else { 1e-3 };
        residuals.push(p[9] / lean_spread);
        residuals.push(p[10] / lean_spread);
        Some(residuals)
    })?;
    let map = model(&fitted)?;
    let lean = (fitted[9], fitted[10]);
    let mut sizes: Vec<f64> = sightings
        .iter()
        .filter(|s| !s.stone)
        .map(|s| {
            let (ex, ey) = plain(&map, s, lean);
            ex.hypot(ey)
        })
        .collect();
    sizes.sort_by(f64::total_cmp);
    sizes.truncate((sizes.len() * 9).div_ceil(10));
    let rms_px = (sizes.iter().map(|s| s * s).sum::<f64>() / sizes.len().max(1) as f64).sqrt();
    Some(Fit { picture_from_board: map, rms_px, stone_lean: lean })
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
