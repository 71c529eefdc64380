//! Lattices: marks that lie like the crossings of a grid seen in perspective.

mod bases;
mod grow;
mod nodes;
mod steps;

use std::collections::{BTreeMap, BTreeSet};

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64Mcg;

use super::mark::Mark;
#[cfg(test)]
use super::mark::MarkKind;
use crate::geometry::Homography;
use grow::{Grown, grow};
use steps::{Buckets, first_steps};

/// Seed of the order in which marks are tried.
const SEED: u64 = 1;
/// Marks tried as a first crossing.
const STARTS: usize = 400;
/// Nearest marks looked at for the first two steps.
const NEIGHBOURS: usize = 16;
/// Of the eight lattice points around a start, how many must be marked.
const LEAST_AROUND: usize = 6;
/// How far a mark may lie from its lattice point, in spacings,
const TOLERANCE: f64 = 0.22;
/// the same for crossings once the map has settled,
const TIGHT_TOLERANCE: f64 = 0.15;
/// and for stones: they are pushed aside, and lean in perspective.
const STONE_TOLERANCE: f64 = 0.25;
/// Shortest and longest spacing, in pixels of the view.
const SHORTEST_PX: f64 = 4.5;
const LONGEST_PX: f64 = 130.0;
/// Fewest marks that make a lattice.
const FEWEST_MARKS: usize = 20;
/// Share of the points of its extent that a whole lattice has marks on.
const WHOLE_SHARE: f64 = 0.8;
/// A lattice with less support is not whole.
const WHOLE_SUPPORT: f64 = 150.0;
/// Marks on so many lattices, or on a whole one, are not tried again.
const MOST_OF_A_MARK: usize = 4;
/// Lattices handed on.
const MOST_LATTICES: usize = 6;

/// A grid of unknown origin and extent.
#[derive(Clone, Debug)]
pub struct Lattice {
    /// Lattice coordinates (spacings from an arbitrary crossing) to pixels of the view.
    pub picture_from_lattice: Homography,
    /// The mark on each lattice point that has one.
    pub marks: BTreeMap<(i32, i32), Mark>,
}

/// Finds lattices among `marks`, the best supported first, no two of them alike.
pub fn find(marks: &[Mark]) -> Vec<Lattice> {
    let mut order: Vec<usize> = (0..marks.len()).collect();
    order.shuffle(&mut Pcg64Mcg::seed_from_u64(SEED));
    let index = Buckets::new(marks, LONGEST_PX);
    let mut found: Vec<Grown> = Vec::new();
    let mut lattices_of = vec![0; marks.len()];
    for &start in order.iter().take(STARTS) {
        // A start on a lattice found whole, or on several, would only grow the same one again.
        if lattices_of[start] >= MOST_OF_A_MARK {
            continue;
        }
        let Some(steps) = first_steps(marks, &index, start) else { continue };
        let Some(lattice) = grow(marks, start, steps) else { continue };
        for (_, mark) in lattice.nodes.iter() {
            lattices_of[mark] += if lattice.whole { MOST_OF_A_MARK } else { 1 };
        }
        found.push(lattice);
    }
    distinct(found)
        .into_iter()
        .map(|grown| Lattice {
            picture_from_lattice: grown.map,
            marks: grown.nodes.iter().map(|(node, index)| (node, marks[index])).collect(),
        })
        .collect()
}

/// Keeps the best supported lattices, dropping those whose marks mostly belong to a better one already.
fn distinct(mut found: Vec<Grown>) -> Vec<Grown> {
    found.sort_by(|a, b| b.support.total_cmp(&a.support));
    let mut kept: Vec<Grown> = Vec::new();
    for lattice in found {
        let repeated = kept.iter().any(|other| {
            let own: BTreeSet<usize> = other.nodes.iter().map(|(_, mark)| mark).collect();
            let shared = lattice.nodes.iter().filter(|(_, mark)| own.contains(mark)).count();
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

    /// Marks of a 13×13 grid in perspective: a third missing, the rest off by a pixel, and clutter around.
    fn marks() -> (Homography, Vec<Mark>) {
        let pairs = [
            ((0.0, 0.0), (220.0, 130.0)),
            ((12.0, 0.0), (610.0, 150.0)),
            ((12.0, 12.0), (760.0, 640.0)),
            ((0.0, 12.0), (90.0, 600.0)),
        ];
        let map = Homography::from_pairs(&pairs).unwrap();
        let mut rng = Pcg64Mcg::seed_from_u64(3);
        let mut marks = Vec::new();
        let mark = |x: f64, y: f64| Mark { x, y, kind: MarkKind::Crossing, strength: 1.0 };
        for row in 0..13 {
            for column in 0..13 {
                if rng.random_range(0.0..1.0) < 0.67 {
                    let (x, y) = map.apply(f64::from(column), f64::from(row));
                    marks.push(mark(x + rng.random_range(-1.0..1.0), y + rng.random_range(-1.0..1.0)));
                }
            }
        }
        for _ in 0..200 {
            marks.push(mark(rng.random_range(0.0..900.0), rng.random_range(0.0..750.0)));
        }
        (map, marks)
    }

    #[test]
    fn a_grid_in_perspective_is_found_among_clutter() {
        let (truth, marks) = marks();
        let found = find(&marks);
        let best = &found.first().unwrap().picture_from_lattice;
        let back = best.inverse().unwrap();
        // The corners of the true grid are lattice points twelve steps apart.
        let corner = |column: f64, row: f64| {
            let (x, y) = truth.apply(column, row);
            back.apply(x, y)
        };
        let (a, b, c) = (corner(0.0, 0.0), corner(12.0, 0.0), corner(12.0, 12.0));
        for (x, y) in [a, b, c] {
            assert!((x - x.round()).hypot(y - y.round()) < 0.15, "({x}, {y}) is no lattice point");
        }
        assert!(((b.0 - a.0).hypot(b.1 - a.1) - 12.0).abs() < 0.2);
        assert!(((c.0 - b.0).hypot(c.1 - b.1) - 12.0).abs() < 0.2);
    }
}
