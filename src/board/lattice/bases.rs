//! Which steps of a lattice may be the board's lines.
//!
//! Marks alone do not tell: the same crossings are spanned by a step along a line and a diagonal one, and the
//! middles of cells, when they are marked too, make a lattice turned by 45° and √2 finer.

use super::Lattice;

/// Pairs of steps, right-handed, that may be the board's.
const BASES: [[(i32, i32); 2]; 6] = [
    [(1, 0), (0, 1)],
    [(1, 0), (1, 1)],
    [(1, -1), (1, 0)],
    [(1, 1), (0, 1)],
    [(1, -1), (0, 1)],
    [(1, -1), (1, 1)],
];
impl Lattice {
    /// The lattice with each pair of steps that may be the board's.
    pub fn with_each_basis(&self) -> Vec<Lattice> {
        BASES.iter().flat_map(|&basis| self.with_basis(basis)).collect()
    }

    /// The lattice spanned by two of its steps; two of them where they skip every other point.
    fn with_basis(&self, [u, v]: [(i32, i32); 2]) -> Vec<Lattice> {
        let determinant = u.0 * v.1 - u.1 * v.0;
        (0..determinant).map(|origin| self.spanned(u, v, (origin, 0), determinant)).collect()
    }

    /// The points `origin` + a·u + b·v.
    fn spanned(&self, u: (i32, i32), v: (i32, i32), origin: (i32, i32), determinant: i32) -> Lattice {
        let map = nalgebra::Matrix3::new(u.0, v.0, origin.0, u.1, v.1, origin.1, 0, 0, 1).map(f64::from);
        let place = |&(column, row): &(i32, i32)| {
            let (x, y) = (column - origin.0, row - origin.1);
            let (a, b) = (x * v.1 - y * v.0, y * u.0 - x * u.1);
            (a % determinant == 0 && b % determinant == 0).then_some((a / determinant, b / determinant))
        };
        Lattice {
            picture_from_lattice: self.picture_from_lattice.after(&crate::geometry::Homography::new(map)),
            marks: self.marks.iter().filter_map(|(node, &mark)| Some((place(node)?, mark))).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::board::mark::{Mark, MarkKind};
    use crate::geometry::Homography;

    const SPACING: f64 = 20.0;

    /// A lattice with these steps, in pixels, and a mark on each of 7×7 points.
    fn lattice(u: (f64, f64), v: (f64, f64)) -> Lattice {
        let map = nalgebra::Matrix3::new(u.0, v.0, 90.5, u.1, v.1, 90.5, 0.0, 0.0, 1.0);
        let map = Homography::new(map);
        let mut marks = BTreeMap::new();
        for (column, row) in (-3..=3).flat_map(|r| (-3..=3).map(move |c| (c, r))) {
            let (x, y) = map.apply(f64::from(column), f64::from(row));
            marks.insert((column, row), Mark { x, y, kind: MarkKind::Crossing, strength: 1.0 });
        }
        Lattice { picture_from_lattice: map, marks }
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
            // Crossings and the middles of cells.
            ((s / 2.0, s / 2.0), (-s / 2.0, s / 2.0)),
        ] {
            let straight = |found: &Lattice| {
                let [u, v] = steps(found);
                let along = |(x, y): (f64, f64)| (x == 0.0) != (y == 0.0) && x.abs() + y.abs() == s;
                along(u) && along(v) && u.0 * v.1 - u.1 * v.0 > 0.0
            };
            assert!(lattice(u, v).with_each_basis().iter().any(straight), "{u:?} {v:?}");
        }
    }
}
