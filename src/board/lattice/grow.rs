//! Growing a lattice from its first two steps.

use super::nodes::{Nodes, REACH};
use super::{FEWEST_MARKS, Mark, STONE_TOLERANCE, TIGHT_TOLERANCE, TOLERANCE, WHOLE_SHARE, WHOLE_SUPPORT};
use crate::board::mark::MarkKind;
use crate::geometry::{Homography, Pair};

/// A lattice while it grows: marks by index.
pub struct Grown {
    pub map: Homography,
    pub nodes: Nodes,
    /// How many more of its points are marked than would be by chance.
    pub support: f64,
    /// Whether so many of its points are marked that it can hardly be wrong.
    pub whole: bool,
}

/// Rounds after which the maps are no longer rough.
const ROUGH_ROUNDS: i32 = 3;

/// Grows a lattice ring by ring, refitting the map to all marks accepted so far.
pub fn grow(marks: &[Mark], start: usize, steps: [(f64, f64); 2]) -> Option<Grown> {
    let origin = marks[start];
    let [mut u, mut v] = steps;
    if u.0 * v.1 < u.1 * v.0 {
        // The board is seen from above, never in a mirror.
        std::mem::swap(&mut u, &mut v);
    }
    let mut map =
        Homography::new(nalgebra::Matrix3::new(u.0, v.0, origin.x, u.1, v.1, origin.y, 0.0, 0.0, 1.0));
    let mut accepted = Nodes::new();
    let mut idle_rounds = 0;
    for round in 1..=REACH {
        // The first fits are rough; later ones must hold tightly, or noise would do as well as crossings.
        let tight = if round <= ROUGH_ROUNDS { TOLERANCE } else { TIGHT_TOLERANCE };
        let tolerance = |kind| if kind == MarkKind::Crossing { tight } else { STONE_TOLERANCE };
        let next = assign(marks, &map, round, tolerance)?.dense_part();
        idle_rounds = if next.len() <= accepted.len() { idle_rounds + 1 } else { 0 };
        accepted = next;
        if accepted.len() < 5 || idle_rounds >= 3 {
            break;
        }
        map = fit(marks, &accepted, round >= 2)?;
    }
    if accepted.len() < FEWEST_MARKS {
        return None;
    }
    let support = support(marks, &map, &accepted);
    let whole = support >= WHOLE_SUPPORT && is_filled(&accepted);
    Some(Grown { map, nodes: accepted, support, whole })
}

/// Whether [`WHOLE_SHARE`] of the points of its extent is marked. Lattices that bridge two parts of a board a line
/// too many apart are marked in both parts, but not between.
fn is_filled(nodes: &Nodes) -> bool {
    let extent = |pick: fn((i32, i32)) -> i32| {
        let places = nodes.iter().map(|(node, _)| pick(node));
        let (least, most) = places.fold((i32::MAX, i32::MIN), |(l, m), v| (l.min(v), m.max(v)));
        f64::from(most - least + 1)
    };
    nodes.len() as f64 >= WHOLE_SHARE * extent(|n| n.0) * extent(|n| n.1)
}

/// Gives every lattice point within `reach` spacings of the origin its nearest mark.
fn assign(
    marks: &[Mark],
    map: &Homography,
    reach: i32,
    tolerance: impl Fn(MarkKind) -> f64,
) -> Option<Nodes> {
    let back = *map.inverse()?.matrix();
    let row = |k: usize, mark: &Mark| back[(k, 0)] * mark.x + back[(k, 1)] * mark.y + back[(k, 2)];
    let farthest = f64::from(reach) + 0.5;
    let mut nodes = Nodes::new();
    let mut squared_offs = vec![f64::MAX; marks.len()];
    for (index, mark) in marks.iter().enumerate() {
        // On the near side of the horizon the third coordinate keeps its sign.
        let side = row(2, mark);
        if side <= 1e-9 {
            continue;
        }
        let (x, y) = (row(0, mark) / side, row(1, mark) / side);
        if x.abs() >= farthest || y.abs() >= farthest {
            continue;
        }
        let (column, row) = (nearest_integer(x), nearest_integer(y));
        let (dx, dy) = (x - f64::from(column), y - f64::from(row));
        let (off, most) = (dx * dx + dy * dy, tolerance(mark.kind));
        if off > most * most {
            continue;
        }
        if nodes.mark(column, row).is_none_or(|other| off < squared_offs[other]) {
            nodes.set(column, row, Some(index));
            squared_offs[index] = off;
        }
    }
    Some(nodes)
}

/// Like `round`, which is a call into the C library where the processor's own instruction is not assumed.
fn nearest_integer(value: f64) -> i32 {
    (value + 0.5f64.copysign(value)) as i32
}

/// Fits the map to the accepted marks: affine at first, then projective.
fn fit(marks: &[Mark], accepted: &Nodes, projective: bool) -> Option<Homography> {
    let pairs: Vec<Pair> = accepted
        .iter()
        .map(|((column, row), m)| ((f64::from(column), f64::from(row)), (marks[m].x, marks[m].y)))
        .collect();
    let map = if projective && pairs.len() >= 8 { Homography::from_pairs(&pairs)? } else { affine(&pairs)? };
    // A lattice in view does not reach its horizon, and keeps its handedness.
    let sides: Vec<f64> = pairs
        .iter()
        .map(|((x, y), _)| map.matrix()[(2, 0)] * x + map.matrix()[(2, 1)] * y + map.matrix()[(2, 2)])
        .collect();
    let (least, most) = sides.iter().fold((f64::MAX, f64::MIN), |(l, m), &s| (l.min(s), m.max(s)));
    (least > 0.0 && most < 6.0 * least).then_some(map)
}

/// The affine map nearest to the pairs, by least squares.
fn affine(pairs: &[Pair]) -> Option<Homography> {
    let mut normal = nalgebra::Matrix3::zeros();
    let mut right = nalgebra::Matrix3x2::zeros();
    for &((x, y), (u, v)) in pairs {
        let row = nalgebra::Vector3::new(x, y, 1.0);
        normal += row * row.transpose();
        right += row * nalgebra::RowVector2::new(u, v);
    }
    let solution = normal.try_inverse()? * right;
    let s = |r: usize, c: usize| solution[(r, c)];
    let map = nalgebra::Matrix3::new(s(0, 0), s(1, 0), s(2, 0), s(0, 1), s(1, 1), s(2, 1), 0.0, 0.0, 1.0);
    (map.determinant().abs() > 1.0).then(|| Homography::new(map))
}

/// How many more lattice points are marked than the same number of random places would be, twice over.
fn support(marks: &[Mark], map: &Homography, accepted: &Nodes) -> f64 {
    let (mut left, mut top, mut right, mut bottom) = (f64::MAX, f64::MAX, f64::MIN, f64::MIN);
    let mut cell_px2 = 0.0;
    for ((column, row), _) in accepted.iter() {
        let (column, row) = (f64::from(column), f64::from(row));
        let (x, y) = map.apply(column, row);
        let (right_px, down_px) = (map.apply(column + 1.0, row), map.apply(column, row + 1.0));
        let (u, v) = ((right_px.0 - x, right_px.1 - y), (down_px.0 - x, down_px.1 - y));
        cell_px2 += (u.0 * v.1 - u.1 * v.0).abs();
        (left, top) = (left.min(x), top.min(y));
        (right, bottom) = (right.max(x), bottom.max(y));
    }
    let inside = marks.iter().filter(|m| m.x >= left && m.x <= right && m.y >= top && m.y <= bottom).count();
    let marks_a_cell =
        inside as f64 * cell_px2 / accepted.len() as f64 / ((right - left) * (bottom - top)).max(1.0);
    let by_chance = 1.0 - (-marks_a_cell * std::f64::consts::PI * TIGHT_TOLERANCE.powi(2)).exp();
    accepted.len() as f64 * (1.0 - 2.0 * by_chance)
}
