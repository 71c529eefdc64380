//! Growing a lattice from its first two steps.
//!
//! Three crossings span an affine map from lattice to view. In every round the map predicts the
//! points up to one step farther out, each point takes the nearest detection within its tolerance
//! ([`assign`]), and the map is fitted again to all of them ([`fit`]): affine in the first round,
//! projective from then on. So perspective and the small error of the first steps are corrected
//! before they add up to half a spacing.
//!
//! Invariant: detections are assigned anew in every round. None is kept because an earlier, rougher
//! map reached it.
//!
//! Noise must not steer the map, or the lattice would grow across the whole photo. Three rules keep
//! it out: the tolerance tightens as soon as the map has settled; only the largest dense part of
//! the lattice counts ([`Nodes::dense_part`]); and a map whose horizon comes near the lattice ends
//! the growth. The result is judged by its support: the number of its points that are detected,
//! beyond twice the number that as many detections at random places would hit.
//!
//! Cost: one pass over all detections per round, at most [`REACH`] rounds for each start.

use super::nodes::{Nodes, REACH};
use super::{
    Detection, FEWEST_DETECTIONS, STONE_TOLERANCE, TIGHT_TOLERANCE, TOLERANCE, WHOLE_SHARE,
    WHOLE_SUPPORT,
};
use crate::board::detection::DetectionKind;
use crate::geometry::{Homography, PicturePoint, PointPair};

/// A lattice while it grows: detections by index.
pub struct Grown {
    pub map: Homography,
    pub nodes: Nodes,
    /// Number of its points that are detected, less twice the number that would be by chance.
    pub support: f64,
    /// True if so many of its points are detected that it can hardly be wrong.
    pub whole: bool,
}

/// Number of first rounds in which the map is rough.
const ROUGH_ROUNDS: i32 = 3;

/// Grows a lattice ring by ring from the detection `start` and its first two steps; `None` when it
/// stays too small or bends out of shape.
pub fn grow(
    detections: &[Detection<PicturePoint>],
    start: usize,
    steps: [(f64, f64); 2],
) -> Option<Grown> {
    let origin = detections[start].center;
    let [mut u, mut v] = steps;
    if u.0 * v.1 < u.1 * v.0 {
        // The board is seen from above, never in a mirror.
        std::mem::swap(&mut u, &mut v);
    }
    let mut map = Homography::new(nalgebra::Matrix3::new(
        u.0, v.0, origin.x, u.1, v.1, origin.y, 0.0, 0.0, 1.0,
    ));
    let mut accepted = Nodes::new();
    let mut idle_rounds = 0;
    for round in 1..=REACH {
        // The first fits are rough; later ones must hold tightly, or noise would do as well as
        // crossings.
        let tight = if round <= ROUGH_ROUNDS {
            TOLERANCE
        } else {
            TIGHT_TOLERANCE
        };
        let tolerance = |kind| {
            if kind == DetectionKind::Crossing {
                tight
            } else {
                STONE_TOLERANCE
            }
        };
        let next = assign(detections, &map, round, tolerance)?.dense_part();
        idle_rounds = if next.len() <= accepted.len() {
            idle_rounds + 1
        } else {
            0
        };
        accepted = next;
        // A dense part has at least six points; fewer mean that nothing grew. After three rounds
        // without more points the lattice has reached its extent.
        if accepted.len() < 5 || idle_rounds >= 3 {
            break;
        }
        map = fit(detections, &accepted, round >= 2)?;
    }
    if accepted.len() < FEWEST_DETECTIONS {
        return None;
    }
    let support = support(detections, &map, &accepted);
    let whole = support >= WHOLE_SUPPORT && is_filled(&accepted);
    Some(Grown {
        map,
        nodes: accepted,
        support,
        whole,
    })
}

/// Returns true if [`WHOLE_SHARE`] of the points of its extent is detected. Lattices that bridge
/// two parts of a board a line too many apart are detected in both parts, but not between.
fn is_filled(nodes: &Nodes) -> bool {
    let extent = |pick: fn((i32, i32)) -> i32| {
        let places = nodes.iter().map(|(node, _)| pick(node));
        let (least, most) = places.fold((i32::MAX, i32::MIN), |(l, m), v| (l.min(v), m.max(v)));
        f64::from(most - least + 1)
    };
    nodes.len() as f64 >= WHOLE_SHARE * extent(|n| n.0) * extent(|n| n.1)
}

/// Gives every lattice point within `reach` spacings of the origin its nearest detection.
fn assign(
    detections: &[Detection<PicturePoint>],
    map: &Homography,
    reach: i32,
    tolerance: impl Fn(DetectionKind) -> f64,
) -> Option<Nodes> {
    // The inverse is applied by hand and distances stay squared, because this loop runs over all
    // detections in every round of every start.
    let back = *map.inverse()?.matrix();
    let row = |k: usize, seen: &PicturePoint| {
        back[(k, 0)] * seen.x + back[(k, 1)] * seen.y + back[(k, 2)]
    };
    let farthest = f64::from(reach) + 0.5;
    let mut nodes = Nodes::new();
    let mut squared_offs = vec![f64::MAX; detections.len()];
    for (index, Detection { center, kind, .. }) in detections.iter().enumerate() {
        // On the near side of the horizon the third coordinate keeps its sign.
        let side = row(2, center);
        if side <= 1e-9 {
            continue;
        }
        let (x, y) = (row(0, center), row(1, center));
        if x.abs().max(y.abs()) >= farthest * side {
            continue;
        }
        let (x, y) = (x / side, y / side);
        let (column, row) = (nearest_integer(x), nearest_integer(y));
        let (dx, dy) = (x - f64::from(column), y - f64::from(row));
        let (off, most) = (dx * dx + dy * dy, tolerance(*kind));
        if off > most * most {
            continue;
        }
        // Of several detections near a point, the nearest is kept.
        if nodes
            .detection(column, row)
            .is_none_or(|other| off < squared_offs[other])
        {
            nodes.set(column, row, Some(index));
            squared_offs[index] = off;
        }
    }
    Some(nodes)
}

/// Rounds to the nearest integer. `f64::round` does the same, but is a call into the C library on
/// processors that may lack an instruction for it.
fn nearest_integer(value: f64) -> i32 {
    (value + 0.5f64.copysign(value)) as i32
}

/// Fits the map to the accepted detections: affine at first, then projective. `None` if they do not
/// determine one, or if no lattice in view has such a map.
fn fit(
    detections: &[Detection<PicturePoint>],
    accepted: &Nodes,
    projective: bool,
) -> Option<Homography> {
    let pairs: Vec<PointPair> = accepted
        .iter()
        .map(|((column, row), index)| {
            let seen = detections[index].center;
            ((f64::from(column), f64::from(row)), (seen.x, seen.y))
        })
        .collect();
    let map = if projective && pairs.len() >= 8 {
        Homography::from_pairs(&pairs)?
    } else {
        affine(&pairs)?
    };
    // The third coordinate is the distance from the camera, up to a factor: positive in front of
    // it, 0 at the horizon. A ratio beyond 6 means that the map has gone wrong, not that a board
    // was photographed from so low.
    let sides: Vec<f64> = pairs
        .iter()
        .map(|((x, y), _)| {
            map.matrix()[(2, 0)] * x + map.matrix()[(2, 1)] * y + map.matrix()[(2, 2)]
        })
        .collect();
    let (least, most) = sides
        .iter()
        .fold((f64::MAX, f64::MIN), |(l, m), &s| (l.min(s), m.max(s)));
    (least > 0.0 && most < 6.0 * least).then_some(map)
}

/// Returns the affine map nearest to the pairs, by least squares.
fn affine(pairs: &[PointPair]) -> Option<Homography> {
    let mut normal = nalgebra::Matrix3::zeros();
    let mut right = nalgebra::Matrix3x2::zeros();
    for &((x, y), (u, v)) in pairs {
        let row = nalgebra::Vector3::new(x, y, 1.0);
        normal += row * row.transpose();
        right += row * nalgebra::RowVector2::new(u, v);
    }
    let solution = normal.try_inverse()? * right;
    let s = |r: usize, c: usize| solution[(r, c)];
    let map = nalgebra::Matrix3::new(
        s(0, 0),
        s(1, 0),
        s(2, 0),
        s(0, 1),
        s(1, 1),
        s(2, 1),
        0.0,
        0.0,
        1.0,
    );
    // A cell of less than a square pixel is not one of a lattice.
    (map.determinant().abs() > 1.0).then(|| Homography::new(map))
}

/// Returns the number of detected lattice points, less twice the number that as many detections at
/// random places would hit.
fn support(detections: &[Detection<PicturePoint>], map: &Homography, accepted: &Nodes) -> f64 {
    let (mut left, mut top, mut right, mut bottom) = (f64::MAX, f64::MAX, f64::MIN, f64::MIN);
    let mut cell_px2 = 0.0;
    for ((column, row), _) in accepted.iter() {
        let (column, row) = (f64::from(column), f64::from(row));
        let (x, y) = map.apply(column, row);
        let (right_px, down_px) = (map.apply(column + 1.0, row), map.apply(column, row + 1.0));
        let (u, v) = (
            (right_px.0 - x, right_px.1 - y),
            (down_px.0 - x, down_px.1 - y),
        );
        cell_px2 += (u.0 * v.1 - u.1 * v.0).abs();
        (left, top) = (left.min(x), top.min(y));
        (right, bottom) = (right.max(x), bottom.max(y));
    }
    let is_inside =
        |seen: PicturePoint| seen.x >= left && seen.x <= right && seen.y >= top && seen.y <= bottom;
    let inside = detections
        .iter()
        .filter(|detection| is_inside(detection.center))
        .count();
    let detections_per_cell = inside as f64 * cell_px2
        / accepted.len() as f64
        / ((right - left) * (bottom - top)).max(1.0);
    // Probability that at least one of so many random detections (a Poisson process) lies within
    // reach of a point.
    let by_chance =
        1.0 - (-detections_per_cell * std::f64::consts::PI * TIGHT_TOLERANCE.powi(2)).exp();
    accepted.len() as f64 * (1.0 - 2.0 * by_chance)
}
