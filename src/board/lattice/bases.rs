//! The pairs of steps of a lattice that may run along the board's lines.
//!
//! Detections alone do not tell: the same crossings are spanned by a step along a line and a
//! diagonal one. The middles of cells, when they are detected too, make a lattice turned by 45° and
//! √2 finer; every other crossing, where few are detected, makes one that is √2 coarser.

use nalgebra::Matrix3;

use super::Lattice;
use crate::geometry::Homography;

/// Pairs of steps, right-handed, that may be the board's. The first keeps the lattice as it was
/// grown.
const BASES: [[(i32, i32); 2]; 6] = [
    [(1, 0), (0, 1)],
    [(1, 0), (1, 1)],
    [(1, -1), (1, 0)],
    [(1, 1), (0, 1)],
    [(1, -1), (0, 1)],
    [(1, -1), (1, 1)],
];

impl Lattice {
    /// Returns the lattice with each pair of steps that may be the board's.
    pub fn with_each_basis(&self) -> Vec<Lattice> {
        let mut lattices: Vec<Lattice> = BASES
            .iter()
            .flat_map(|&basis| self.with_basis(basis))
            .collect();
        lattices.push(self.with_half_diagonals());
        lattices
    }

    /// Returns the lattice whose steps are half the diagonals of this one. It has twice as many
    /// points: where few crossings were detected, a lattice may have grown along the diagonals of
    /// the board, over every other crossing.
    fn with_half_diagonals(&self) -> Lattice {
        let old_from_new = Matrix3::new(0.5, -0.5, 0.0, 0.5, 0.5, 0.0, 0.0, 0.0, 1.0);
        let place = |&(column, row): &(i32, i32)| (column + row, row - column);
        Lattice {
            picture_from_lattice: self
                .picture_from_lattice
                .after(&Homography::new(old_from_new)),
            detections: self
                .detections
                .iter()
                .map(|(node, &detection)| (place(node), detection))
                .collect(),
        }
    }

    /// Returns the lattice spanned by two of its steps; two lattices if the steps skip every other
    /// point.
    fn with_basis(&self, [u, v]: [(i32, i32); 2]) -> Vec<Lattice> {
        let determinant = u.0 * v.1 - u.1 * v.0;
        // The new steps reach only every n-th lattice point, n being their determinant. So there
        // are n lattices with these steps, each with another origin.
        (0..determinant)
            .map(|origin| self.with_steps(u, v, (origin, 0), determinant))
            .collect()
    }

    /// Returns the lattice of the points `origin` + a·u + b·v.
    fn with_steps(
        &self,
        u: (i32, i32),
        v: (i32, i32),
        origin: (i32, i32),
        determinant: i32,
    ) -> Lattice {
        let map = Matrix3::new(u.0, v.0, origin.0, u.1, v.1, origin.1, 0, 0, 1).map(f64::from);
        let place = |&(column, row): &(i32, i32)| {
            // Cramer's rule; a point belongs to the new lattice if both of its coordinates are
            // whole numbers.
            let (x, y) = (column - origin.0, row - origin.1);
            let (a, b) = (x * v.1 - y * v.0, y * u.0 - x * u.1);
            (a % determinant == 0 && b % determinant == 0)
                .then_some((a / determinant, b / determinant))
        };
        Lattice {
            picture_from_lattice: self.picture_from_lattice.after(&Homography::new(map)),
            detections: self
                .detections
                .iter()
                .filter_map(|(node, &detection)| Some((place(node)?, detection)))
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::board::detection::{Detection, DetectionKind};
    use crate::geometry::PicturePoint;

    const SPACING: f64 = 20.0;

    /// A lattice with these steps, in pixels, and a detection on each of 7×7 points.
    fn lattice(u: (f64, f64), v: (f64, f64)) -> Lattice {
        let map = Matrix3::new(u.0, v.0, 90.5, u.1, v.1, 90.5, 0.0, 0.0, 1.0);
        let map = Homography::new(map);
        let mut detections = BTreeMap::new();
        for (column, row) in (-3..=3).flat_map(|r| (-3..=3).map(move |c| (c, r))) {
            let (x, y) = map.apply(f64::from(column), f64::from(row));
            let detection = Detection {
                center: PicturePoint { x, y },
                kind: DetectionKind::Crossing,
                probability: 1.0,
            };
            detections.insert((column, row), detection);
        }
        Lattice {
            picture_from_lattice: map,
            detections,
        }
    }

    /// The steps of a lattice, in pixels.
    fn steps(lattice: &Lattice) -> [(f64, f64); 2] {
        let at = |column, row| lattice.picture_from_lattice.apply(column, row);
        let origin = at(0.0, 0.0);
        [at(1.0, 0.0), at(0.0, 1.0)].map(|(x, y)| ((x - origin.0).round(), (y - origin.1).round()))
    }

    #[test]
    fn steps_along_the_lines_are_among_those_tried() {
        let s = SPACING;
        for (u, v) in [
            ((s, 0.0), (0.0, s)),
            ((s, 0.0), (s, s)),
            ((s, 0.0), (-s, s)),
            ((s, s), (0.0, s)),
            // Every other crossing.
            ((s, s), (-s, s)),
            // Crossings and the middles of cells.
            ((s / 2.0, s / 2.0), (-s / 2.0, s / 2.0)),
        ] {
            let straight = |found: &Lattice| {
                let [u, v] = steps(found);
                let along = |(x, y): (f64, f64)| (x == 0.0) != (y == 0.0) && x.abs() + y.abs() == s;
                along(u) && along(v) && u.0 * v.1 - u.1 * v.0 > 0.0
            };
            assert!(
                lattice(u, v).with_each_basis().iter().any(straight),
                "{u:?} {v:?}"
            );
        }
    }
}
