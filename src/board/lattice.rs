//! Lattices: detections that lie like the crossings of a grid seen in perspective.
//!
//! The search does not look for lines. Instead, a detection is taken for a crossing, two of its
//! neighbours for the next crossings ([`steps`]), and the lattice that these three span is grown
//! outwards over all detections ([`grow`]), much as chessboard corners are joined in A. Geiger et
//! al., *Automatic Camera and Range Sensor Calibration using a Single Shot*, ICRA 2012. A wrong
//! start gathers few detections and is dropped; a right one gathers the board, however much of it
//! is hidden by stones and whatever clutter lies beside it. Up to [`STARTS`] detections are tried,
//! in an order that is shuffled with a fixed seed, so that starts are spread over the photo and
//! results are repeatable.
//!
//! A lattice's origin, extent and even its basis stay open: the same crossings are spanned by
//! diagonal steps, too ([`bases`]). Deciding on them is up to [`super::grid`].

mod bases;
mod grow;
mod nodes;
mod steps;

use std::collections::{BTreeMap, BTreeSet};

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64Mcg;

use super::detection::Detection;
use crate::geometry::{Homography, PicturePoint};
use grow::{Grown, grow};
use steps::{Buckets, first_steps};

/// Seed of the order in which detections are tried.
const SEED: u64 = 1;
/// Number of detections tried as a first crossing.
const STARTS: usize = 400;
/// Number of nearest detections considered for the first two steps.
const NEIGHBOURS: usize = 16;
/// Least number of the eight lattice points around a start that must be detected.
const LEAST_AROUND: usize = 6;
/// Largest distance of a crossing from its lattice point while the map is rough, in spacings.
const TOLERANCE: f64 = 0.22;
/// Largest distance of a crossing from its lattice point once the map has settled, in spacings.
const TIGHT_TOLERANCE: f64 = 0.15;
/// Largest distance of a stone from its lattice point, in spacings: stones are pushed aside, and
/// lean in perspective.
const STONE_TOLERANCE: f64 = 0.25;
/// Shortest spacing, in pixels of the view.
const SHORTEST_PX: f64 = 4.5;
/// Longest spacing, in pixels of the view.
const LONGEST_PX: f64 = 130.0;
/// Fewest detections that make a lattice.
const FEWEST_DETECTIONS: usize = 20;
/// Share of the points of its extent that are detected on a whole lattice.
const WHOLE_SHARE: f64 = 0.8;
/// Least support of a whole lattice.
const WHOLE_SUPPORT: f64 = 150.0;
/// Detections that belong to this many lattices, or to a whole one, are not tried as a start again.
const MOST_LATTICES_OF_A_DETECTION: usize = 4;
/// Most lattices returned.
const MOST_LATTICES: usize = 6;

/// A grid of unknown origin and extent.
#[derive(Clone, Debug)]
pub struct Lattice {
    /// Lattice coordinates (spacings from an arbitrary crossing) to pixels of the view.
    pub picture_from_lattice: Homography,
    /// The detection on each lattice point (column, row) that has one.
    pub detections: BTreeMap<(i32, i32), Detection<PicturePoint>>,
}

/// Finds lattices among `detections`, the best supported first, no two of them alike.
pub fn find_lattices(detections: &[Detection<PicturePoint>]) -> Vec<Lattice> {
    // Detections come in order of probability. Without the shuffle, all starts might lie on one
    // clear object.
    let mut order: Vec<usize> = (0..detections.len()).collect();
    order.shuffle(&mut Pcg64Mcg::seed_from_u64(SEED));
    let index = Buckets::new(detections, LONGEST_PX);
    let mut found: Vec<Grown> = Vec::new();
    let mut lattices_of = vec![0; detections.len()];
    for &start in order.iter().take(STARTS) {
        // A start on a lattice found whole, or on several, would only grow the same one again.
        if lattices_of[start] >= MOST_LATTICES_OF_A_DETECTION {
            continue;
        }
        let Some(steps) = first_steps(detections, &index, start) else {
            continue;
        };
        let Some(lattice) = grow(detections, start, steps) else {
            continue;
        };
        for (_, detection) in lattice.nodes.iter() {
            lattices_of[detection] += if lattice.whole {
                MOST_LATTICES_OF_A_DETECTION
            } else {
                1
            };
        }
        found.push(lattice);
    }
    distinct(found)
        .into_iter()
        .map(|grown| Lattice {
            picture_from_lattice: grown.map,
            detections: grown
                .nodes
                .iter()
                .map(|(node, index)| (node, detections[index]))
                .collect(),
        })
        .collect()
}

/// Keeps the best supported lattices and drops those whose detections mostly belong to a better one
/// already.
fn distinct(mut found: Vec<Grown>) -> Vec<Grown> {
    found.sort_by(|a, b| b.support.total_cmp(&a.support));
    let mut kept: Vec<Grown> = Vec::new();
    for lattice in found {
        let repeated = kept.iter().any(|other| {
            let own: BTreeSet<usize> = other.nodes.iter().map(|(_, detection)| detection).collect();
            let shared = lattice
                .nodes
                .iter()
                .filter(|(_, detection)| own.contains(detection))
                .count();
            // More than four fifths.
            shared * 5 > lattice.nodes.len() * 4
        });
        if !repeated {
            kept.push(lattice);
        }
        if kept.len() == MOST_LATTICES {
            break;
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use rand::RngExt as _;

    use super::*;
    use crate::board::detection::DetectionKind;

    /// Detections of a 13×13 grid in perspective: a third missing, the rest off by a pixel, and
    /// clutter around.
    fn detections() -> (Homography, Vec<Detection<PicturePoint>>) {
        let pairs = [
            ((0.0, 0.0), (220.0, 130.0)),
            ((12.0, 0.0), (610.0, 150.0)),
            ((12.0, 12.0), (760.0, 640.0)),
            ((0.0, 12.0), (90.0, 600.0)),
        ];
        let map = Homography::from_pairs(&pairs).unwrap();
        let mut rng = Pcg64Mcg::seed_from_u64(3);
        let mut detections = Vec::new();
        let detection = |x: f64, y: f64| Detection {
            center: PicturePoint { x, y },
            kind: DetectionKind::Crossing,
            probability: 1.0,
        };
        for row in 0..13 {
            for column in 0..13 {
                if rng.random_range(0.0..1.0) < 0.67 {
                    let (x, y) = map.apply(f64::from(column), f64::from(row));
                    detections.push(detection(
                        x + rng.random_range(-1.0..1.0),
                        y + rng.random_range(-1.0..1.0),
                    ));
                }
            }
        }
        for _ in 0..200 {
            detections.push(detection(
                rng.random_range(0.0..900.0),
                rng.random_range(0.0..750.0),
            ));
        }
        (map, detections)
    }

    #[test]
    fn a_grid_in_perspective_is_found_among_clutter() {
        let (truth, detections) = detections();
        let found = find_lattices(&detections);
        let best = &found.first().unwrap().picture_from_lattice;
        let back = best.inverse().unwrap();
        // The corners of the true grid are lattice points twelve steps apart.
        let corner = |column: f64, row: f64| {
            let (x, y) = truth.apply(column, row);
            back.apply(x, y)
        };
        let (a, b, c) = (corner(0.0, 0.0), corner(12.0, 0.0), corner(12.0, 12.0));
        for (x, y) in [a, b, c] {
            assert!(
                (x - x.round()).hypot(y - y.round()) < 0.15,
                "({x}, {y}) is no lattice point"
            );
        }
        assert!(((b.0 - a.0).hypot(b.1 - a.1) - 12.0).abs() < 0.2);
        assert!(((c.0 - b.0).hypot(c.1 - b.1) - 12.0).abs() < 0.2);
    }
}
