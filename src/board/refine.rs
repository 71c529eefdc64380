//! Fits the homography and the lens together.

use super::ViewFromLattice;
use crate::geometry::{BoardPoint, Homography, Lens, Projection, ViewPoint, minimise};

/// A lattice point and the place in the view where it is seen. Maps are fitted to many of these.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sighting {
    /// The lattice point.
    pub lattice: BoardPoint,
    /// The place where it is seen.
    pub seen: ViewPoint,
    /// Weight of its residual, 1 for a good crossing.
    pub weight: f64,
}

/// A fitted map and how far the sightings lie from it.
#[derive(Clone, Debug)]
pub(super) struct Fit {
    /// The map.
    pub view_from_lattice: ViewFromLattice,
    /// Root mean square residual of the sightings, the worst tenth set aside, in pixels.
    pub rms_px: f64,
}

/// Residuals beyond this many pixels count linearly instead of squared (Huber's estimator).
const HUBER_PX: f64 = 1.2;
/// Plausible radial distortion of a phone photo. Below -1/6 the outer parts of the photo would be
/// seen twice.
const K1: std::ops::RangeInclusive<f64> = -0.14..=0.3;
/// Standard deviation of the prior on k₁, which keeps it near zero where nothing is known.
const K1_SPREAD: f64 = 0.05;
/// Weight of the prior on k₁ relative to the sightings if the lens is fitted.
const FITTED_LENS: f64 = 0.3;
/// Weight that keeps k₁ unchanged if the lens is not fitted.
const HELD_LENS: f64 = 1e4;
/// Fewest sightings to which a map is fitted.
const FEWEST: usize = 12;

/// Refines `start` to the sightings, by least squares.
///
/// The homography's parameters are the places at which four lattice points, `anchors`, are seen:
/// that keeps all parameters in pixels, of one size, and well conditioned. `None` when the
/// sightings do not determine the fit.
pub(super) fn refine(
    start: &ViewFromLattice,
    anchors: [BoardPoint; 4],
    sightings: &[Sighting],
    with_lens: bool,
) -> Option<Fit> {
    if sightings.len() < FEWEST {
        return None;
    }
    // The prior is one residual beside two for each sighting: this factor keeps its share the same
    // for any number.
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
    let view_from_lattice = map(start, anchors, &fitted)?;
    let rms_px = rms_px(&view_from_lattice, sightings);
    Some(Fit {
        view_from_lattice,
        rms_px,
    })
}

/// Returns the start as parameters (x and y at which each anchor is seen, then k₁), and the
/// differences for their derivatives.
fn parameters(start: &ViewFromLattice, anchors: [BoardPoint; 4]) -> (Vec<f64>, Vec<f64>) {
    let places = anchors
        .iter()
        .map(|anchor| start.homography.apply(anchor.x, anchor.y));
    let mut parameters: Vec<f64> = places.flat_map(|(x, y)| [x, y]).collect();
    parameters.push(start.lens.k1);
    let mut steps = vec![1e-3; 8];
    steps.push(1e-6);
    (parameters, steps)
}

/// Returns the map that parameters stand for; `None` when the places of the anchors do not
/// determine one.
fn map(
    start: &ViewFromLattice,
    anchors: [BoardPoint; 4],
    parameters: &[f64],
) -> Option<ViewFromLattice> {
    let places = parameters.chunks_exact(2).map(|place| (place[0], place[1]));
    let pairs: Vec<_> = anchors
        .iter()
        .map(|anchor| (anchor.x, anchor.y))
        .zip(places)
        .collect();
    let homography = Homography::from_pairs(&pairs)?;
    Some(Projection::flat(
        homography,
        Lens {
            k1: parameters[8],
            ..start.lens.clone()
        },
    ))
}

impl Sighting {
    /// Returns the distance from the place where the point is seen to the place where the map has
    /// it, right and down, in pixels.
    fn residual(&self, map: &ViewFromLattice) -> (f64, f64) {
        let place = map.project(self.lattice);
        (place.x - self.seen.x, place.y - self.seen.y)
    }
}

/// Returns the factor for a residual of this many pixels that makes its square Huber's loss.
fn huber(size_px: f64) -> f64 {
    if size_px > HUBER_PX {
        (HUBER_PX * (2.0 * size_px - HUBER_PX)).sqrt() / size_px
    } else {
        1.0
    }
}

/// Returns the root mean square residual, the worst tenth set aside, in pixels.
fn rms_px(map: &ViewFromLattice, sightings: &[Sighting]) -> f64 {
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
    use crate::geometry::PixelPoint as _;

    #[test]
    fn homography_and_lens_are_recovered_together() {
        let pairs = [
            ((0.0, 0.0), (300.0, 200.0)),
            ((18.0, 0.0), (1500.0, 260.0)),
            ((18.0, 18.0), (1700.0, 1250.0)),
            ((0.0, 18.0), (120.0, 1180.0)),
        ];
        let homography = Homography::from_pairs(&pairs).unwrap();
        let lens = Lens {
            k1: -0.06,
            ..Lens::ideal(1800, 1400)
        };
        let truth = Projection::<ViewPoint>::flat(homography.clone(), lens);
        let mut sightings = Vec::new();
        for row in 0..19 {
            for column in 0..19 {
                let lattice = BoardPoint {
                    x: f64::from(column),
                    y: f64::from(row),
                };
                let seen = truth.project(lattice);
                sightings.push(Sighting {
                    lattice,
                    seen,
                    weight: 1.0,
                });
            }
        }
        let start = Projection::flat(homography, Lens::ideal(1800, 1400));
        let anchors =
            [(0.0, 0.0), (18.0, 0.0), (18.0, 18.0), (0.0, 18.0)].map(|(x, y)| BoardPoint { x, y });
        let fit = refine(&start, anchors, &sightings, true).unwrap();
        for corner in anchors {
            let off_px = fit
                .view_from_lattice
                .project(corner)
                .distance_px(truth.project(corner));
            assert!(off_px < 0.5, "{fit:?}");
        }
    }
}
