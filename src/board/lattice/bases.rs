//! Which steps of a lattice are the board's lines.
//!
//! Marks alone do not tell: the same crossings are spanned by a step along a line and a diagonal one, and
//! where bare patches between stones or lines are taken for stones, crossings and patches together make a
//! lattice turned by 45° and √2 finer. The lines between the crossings tell.

use super::{Lattice, MarkKind};
use crate::board::gray::Gray;

/// Steps that may run along a line.
const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
/// Pairs of those, right-handed, that may be the board's.
const BASES: [[(i32, i32); 2]; 6] = [
    [(1, 0), (0, 1)],
    [(1, 0), (1, 1)],
    [(1, -1), (1, 0)],
    [(1, 1), (0, 1)],
    [(1, -1), (0, 1)],
    [(1, -1), (1, 1)],
];
/// With fewer bare pairs of neighbours nothing is said about a step.
const FEWEST_PAIRS: usize = 6;

impl Lattice {
    /// The lattice with each pair of steps that may be the board's, the one with the clearest lines first.
    /// `picture` is logarithmic luma.
    pub fn with_likely_bases(&self, picture: &Gray) -> Vec<Lattice> {
        let lines = STEPS.map(|step| self.line_along(picture, step));
        let line = |step: (i32, i32)| {
            STEPS.iter().zip(lines).find(|(other, _)| **other == step).map_or(0.0, |(_, line)| line)
        };
        let mut ranked: Vec<(f32, [(i32, i32); 2])> =
            BASES.iter().map(|&basis| (line(basis[0]).min(line(basis[1])), basis)).collect();
        // The sort is stable: where nothing tells, the steps stay as they are.
        ranked.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        ranked.into_iter().flat_map(|(_, basis)| self.with_basis(basis)).collect()
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

    /// How dark the clearer lines are that run this way half-way between bare neighbours, in nepers: an upper
    /// quartile, as every other pair may be of patches.
    fn line_along(&self, picture: &Gray, (dx, dy): (i32, i32)) -> f32 {
        let mut lines: Vec<f32> = self
            .marks
            .iter()
            .filter_map(|(&(column, row), from)| {
                let to = self.marks.get(&(column + dx, row + dy))?;
                let bare = from.kind == MarkKind::Crossing && to.kind == MarkKind::Crossing;
                bare.then(|| ridge(picture, (from.x, from.y), (to.x, to.y)))
            })
            .collect();
        lines.sort_by(f32::total_cmp);
        if lines.len() < FEWEST_PAIRS { 0.0 } else { lines.get(lines.len() * 3 / 4).copied().unwrap_or(0.0) }
    }
}

/// How much darker the middle part of the way between two places is than what lies on either side of it.
fn ridge(picture: &Gray, from: (f64, f64), to: (f64, f64)) -> f32 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let strip = |across: f64| {
        let along = [0.35, 0.42, 0.5, 0.58, 0.65];
        let values =
            along.map(|t| picture.sample(from.0 + t * dx - across * dy, from.1 + t * dy + across * dx));
        values.iter().sum::<f32>() / values.len() as f32
    };
    let middle = [-0.04, 0.0, 0.04].map(strip).into_iter().fold(f32::MAX, f32::min);
    strip(-0.18).min(strip(0.18)) - middle
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::board::mark::Mark;
    use crate::geometry::Homography;

    const SPACING: usize = 20;

    /// Dark lines on a light ground every [`SPACING`] pixels.
    fn grid() -> Gray {
        let mut picture = Gray::zeros(200, 200);
        for y in 0..200 {
            for x in 0..200 {
                let dark = x % SPACING == 10 || y % SPACING == 10;
                picture.values[y * 200 + x] = if dark { 4.0 } else { 5.0 };
            }
        }
        picture
    }

    /// A lattice with these steps, in pixels, and a mark on each of 7×7 points.
    fn lattice(u: (f64, f64), v: (f64, f64)) -> Lattice {
        let map = nalgebra::Matrix3::new(u.0, v.0, 90.5, u.1, v.1, 90.5, 0.0, 0.0, 1.0);
        let map = Homography::new(map);
        let mut marks = BTreeMap::new();
        for (column, row) in (-3..=3).flat_map(|r| (-3..=3).map(move |c| (c, r))) {
            let (x, y) = map.apply(f64::from(column), f64::from(row));
            let mark = Mark { x, y, kind: MarkKind::Crossing, radius_px: 0.0, strength: 1.0 };
            marks.insert((column, row), mark);
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
    fn the_steps_along_the_lines_are_found() {
        let s = SPACING as f64;
        for (u, v) in [
            ((s, 0.0), (0.0, s)),
            ((s, 0.0), (s, s)),
            ((s, 0.0), (-s, s)),
            ((s, s), (0.0, s)),
            // Crossings and the middles of cells.
            ((s / 2.0, s / 2.0), (-s / 2.0, s / 2.0)),
        ] {
            let found = lattice(u, v).with_likely_bases(&grid());
            let found = steps(found.first().unwrap());
            let straight = found.iter().all(|&(x, y)| (x == 0.0) != (y == 0.0) && x.abs() + y.abs() == s);
            assert!(straight && found[0].0 * found[1].1 - found[0].1 * found[1].0 > 0.0, "{found:?}");
        }
    }
}
