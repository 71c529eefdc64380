//! Fits the homography, the lens and the height of the stones together.
//!
//! From a camera that is low, a stone is seen farther away than the crossing below it, by up to
//! half a spacing. Were that not part of the fit, the grid of a crowded board would lie between the
//! crossings and the stones.

use std::ops::RangeInclusive;

use super::{BoardPoint, Camera, Homography, Lens, PixelPoint, Projection, minimise};

/// A board point and the place in a picture where it is seen. Maps are fitted to many of these.
#[derive(Clone, Copy, Debug)]
pub struct Sighting<P> {
    /// The board point.
    pub point: BoardPoint,
    /// The place where it is seen.
    pub seen: P,
    /// Weight of its residual, 1 for a good crossing.
    pub weight: f64,
    /// True if it is a stone that is seen, which lies higher than the crossings.
    pub is_stone: bool,
}

/// What is known before a map is fitted.
#[derive(Clone, Copy, Debug)]
pub struct FitPrior {
    /// The camera that took the picture.
    pub camera: Camera,
    /// Height above the crossings at which stones are seen, in spacings: the likeliest, and its
    /// standard deviation.
    pub stone_height: (f64, f64),
    /// True if the lens is fitted, too.
    pub with_lens: bool,
    /// Residuals beyond this many pixels count linearly instead of squared (Huber's estimator).
    pub huber_px: f64,
}

/// A fitted map and how far the sightings lie from it.
#[derive(Clone, Debug)]
pub struct Fit<P> {
    /// The map of the crossings.
    pub crossings: Projection<P>,
    /// The map of the places at which stones on them are seen.
    pub stones: Projection<P>,
    /// Root mean square residual of the sightings, the worst tenth set aside, in pixels.
    pub rms_px: f64,
}

/// Plausible radial distortion of a phone photo. Below -1/6 the outer parts of the photo would be
/// seen twice.
const K1: RangeInclusive<f64> = -0.14..=0.3;
/// Standard deviation of the prior on k₁, which keeps it near zero where nothing is known.
const K1_SPREAD: f64 = 0.05;
/// Weight of the prior on k₁ relative to the sightings if the lens is fitted.
const FITTED_LENS: f64 = 0.3;
/// Number of the parameter that is the height of the stones.
const HEIGHT: usize = 8;
/// Number of the parameter that is k₁, if the lens is fitted.
const LENS: usize = 9;
/// Plausible heights at which stones are seen above the crossings, in spacings.
const STONE_HEIGHT: RangeInclusive<f64> = -0.1..=0.4;
/// Weight of the prior on that height relative to the sightings.
const STONE_HEIGHT_WEIGHT: f64 = 0.3;
/// Fewest sightings to which a map is fitted.
const FEWEST: usize = 12;

/// Fits a flat map to the sightings, by least squares, from `start` on.
///
/// The homography's parameters are the places at which four board points, `anchors`, are seen: that
/// keeps all parameters in pixels, of one size, and well conditioned. `None` when the sightings do
/// not determine the fit.
pub fn refine<P: PixelPoint>(
    start: &Projection<P>,
    anchors: [BoardPoint; 4],
    sightings: &[Sighting<P>],
    prior: &FitPrior,
) -> Option<Fit<P>> {
    if sightings.len() < FEWEST {
        return None;
    }
    // A prior is one residual beside two for each sighting: this factor keeps its share the same
    // for any number.
    let hold = (sightings.len() as f64).sqrt();
    let (usual_height, height_spread) = prior.stone_height;
    let (first, steps) = parameters(start, anchors, prior);
    let fitted = minimise(&first, &steps, |p| {
        let k1 = p.get(LENS);
        if k1.is_some_and(|k1| !K1.contains(k1)) || !STONE_HEIGHT.contains(&p[HEIGHT]) {
            return None;
        }
        let map = map(start, anchors, p)?;
        let stones = map.raised(p[HEIGHT], &prior.camera);
        let mut residuals = Vec::with_capacity(2 * sightings.len() + 2);
        for s in sightings {
            let (ex, ey) = s.residual(&map, &stones);
            // Much faster than `hypot`, and no residual is near the largest number.
            let size_px = (ex * ex + ey * ey).sqrt();
            let factor = huber(size_px, prior.huber_px) * s.weight;
            residuals.extend([ex * factor, ey * factor]);
        }
        residuals.push(STONE_HEIGHT_WEIGHT * hold * (p[HEIGHT] - usual_height) / height_spread);
        residuals.extend(k1.map(|k1| FITTED_LENS * hold * k1 / K1_SPREAD));
        Some(residuals)
    })?;
    let crossings = map(start, anchors, &fitted)?;
    let stones = crossings.raised(fitted[HEIGHT], &prior.camera);
    let rms_px = rms_px(&crossings, &stones, sightings);
    Some(Fit {
        crossings,
        stones,
        rms_px,
    })
}

/// Returns the start as parameters (x and y at which each anchor is seen, then the height of the stones,
/// then k₁ if the lens is fitted), and the differences for their derivatives.
fn parameters<P>(
    start: &Projection<P>,
    anchors: [BoardPoint; 4],
    prior: &FitPrior,
) -> (Vec<f64>, Vec<f64>) {
    let places = anchors
        .iter()
        .map(|anchor| start.homography.apply(anchor.x, anchor.y));
    let mut parameters: Vec<f64> = places.flat_map(|(x, y)| [x, y]).collect();
    let (usual_height, _) = prior.stone_height;
    parameters.push(usual_height);
    let mut steps = vec![1e-3; HEIGHT];
    steps.push(1e-4);
    if prior.with_lens {
        parameters.push(start.lens.k1);
        steps.push(1e-6);
    }
    (parameters, steps)
}

/// Returns the map that parameters stand for; `None` when the places of the anchors do not
/// determine one.
fn map<P: PixelPoint>(
    start: &Projection<P>,
    anchors: [BoardPoint; 4],
    parameters: &[f64],
) -> Option<Projection<P>> {
    let places = parameters[..HEIGHT]
        .chunks_exact(2)
        .map(|place| (place[0], place[1]));
    let pairs: Vec<_> = anchors
        .iter()
        .map(|anchor| (anchor.x, anchor.y))
        .zip(places)
        .collect();
    let homography = Homography::from_pairs(&pairs)?;
    Some(Projection::flat(
        homography,
        Lens {
            k1: parameters.get(LENS).copied().unwrap_or(start.lens.k1),
            ..start.lens.clone()
        },
    ))
}

impl<P: PixelPoint> Sighting<P> {
    /// Returns the distance from the place where the point is seen to the place where the map of
    /// the crossings, or that of the stones, has it, right and down, in pixels.
    fn residual(&self, crossings: &Projection<P>, stones: &Projection<P>) -> (f64, f64) {
        let map = if self.is_stone { stones } else { crossings };
        let (x, y) = map.project(self.point).xy();
        let (seen_x, seen_y) = self.seen.xy();
        (x - seen_x, y - seen_y)
    }
}

/// Returns the factor for a residual of this many pixels that makes its square Huber's loss.
fn huber(size_px: f64, huber_px: f64) -> f64 {
    if size_px > huber_px {
        (huber_px * (2.0 * size_px - huber_px)).sqrt() / size_px
    } else {
        1.0
    }
}

/// Returns the root mean square residual, the worst tenth set aside, in pixels.
fn rms_px<P: PixelPoint>(
    crossings: &Projection<P>,
    stones: &Projection<P>,
    sightings: &[Sighting<P>],
) -> f64 {
    let size = |s: &Sighting<P>| {
        let (ex, ey) = s.residual(crossings, stones);
        ex.hypot(ey)
    };
    let mut sizes: Vec<f64> = sightings.iter().map(size).collect();
    sizes.sort_by(f64::total_cmp);
    sizes.truncate((sizes.len() * 9).div_ceil(10));
    (sizes.iter().map(|size| size * size).sum::<f64>() / sizes.len().max(1) as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use super::super::ViewPoint;
    use super::*;

    const PRIOR: FitPrior = FitPrior {
        camera: Camera {
            focal_px: 1800.0,
            center: (900.0, 700.0),
        },
        stone_height: (0.1, 0.1),
        with_lens: true,
        huber_px: 1.2,
    };

    fn all_points() -> impl Iterator<Item = BoardPoint> {
        let point = |column: u32, row: u32| BoardPoint {
            x: f64::from(column),
            y: f64::from(row),
        };
        (0..19).flat_map(move |row| (0..19).map(move |column| point(column, row)))
    }

    fn corners() -> [BoardPoint; 4] {
        [(0.0, 0.0), (18.0, 0.0), (18.0, 18.0), (0.0, 18.0)].map(|(x, y)| BoardPoint { x, y })
    }

    fn homography(seen: [(f64, f64); 4]) -> Homography {
        let places = corners().map(|corner| (corner.x, corner.y));
        let pairs: Vec<_> = places.into_iter().zip(seen).collect();
        Homography::from_pairs(&pairs).unwrap()
    }

    fn assert_fits(fit: &Fit<ViewPoint>, truth: &Projection<ViewPoint>) {
        for corner in corners() {
            let off_px = fit
                .crossings
                .project(corner)
                .distance_px(truth.project(corner));
            assert!(off_px < 0.5, "{fit:?}");
        }
    }

    #[test]
    fn homography_and_lens_are_recovered_together() {
        let seen = [
            (300.0, 200.0),
            (1500.0, 260.0),
            (1700.0, 1250.0),
            (120.0, 1180.0),
        ];
        let lens = Lens {
            k1: -0.06,
            ..Lens::ideal(1800, 1400)
        };
        let truth = Projection::<ViewPoint>::flat(homography(seen), lens);
        let sighting = |point| Sighting {
            point,
            seen: truth.project(point),
            weight: 1.0,
            is_stone: false,
        };
        let sightings: Vec<_> = all_points().map(sighting).collect();
        let start = Projection::flat(homography(seen), Lens::ideal(1800, 1400));
        assert_fits(
            &refine(&start, corners(), &sightings, &PRIOR).unwrap(),
            &truth,
        );
    }

    #[test]
    fn stones_that_are_seen_high_do_not_move_the_grid() {
        // From low: the far side is half as wide as the near one.
        let seen = [
            (600.0, 500.0),
            (1200.0, 500.0),
            (1500.0, 900.0),
            (300.0, 900.0),
        ];
        let truth = Projection::<ViewPoint>::flat(homography(seen), Lens::ideal(1800, 1400));
        let stones = truth.raised(0.25, &PRIOR.camera);
        // Stones on the far half, crossings on the near one.
        let sighting = |point: BoardPoint| Sighting {
            point,
            seen: if point.y < 9.0 { &stones } else { &truth }.project(point),
            weight: 1.0,
            is_stone: point.y < 9.0,
        };
        let sightings: Vec<_> = all_points().map(sighting).collect();
        let prior = FitPrior {
            with_lens: false,
            ..PRIOR
        };
        let off = seen.map(|(x, y)| (x + 5.0, y - 8.0));
        let start = Projection::flat(homography(off), Lens::ideal(1800, 1400));
        assert_fits(
            &refine(&start, corners(), &sightings, &prior).unwrap(),
            &truth,
        );
    }
}
