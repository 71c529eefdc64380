//! How grids lie to each other, by their corners.

use crate::geometry::PhotoPoint;

/// Grids whose corners all lie within this many spacings of each other are the same.
const SAME_GRID: f64 = 0.45;

/// Whether the corners `b` are those of the grid with corners `a` and this many lines.
pub(super) fn same_grid(a: &[PhotoPoint; 4], lines: usize, b: &[PhotoPoint; 4]) -> bool {
    let reach_px = SAME_GRID * shortest_side(a) / (lines as f64 - 1.0).max(1.0);
    (0..4).any(|turn| (0..4).all(|k| a[k].distance_px(b[(k + turn) % 4]) <= reach_px))
}

/// Whether neither lies over the middle of the other.
pub(super) fn are_apart(a: &[PhotoPoint; 4], b: &[PhotoPoint; 4]) -> bool {
    !inside(middle(b), a) && !inside(middle(a), b)
}

/// Whether a place lies inside, convex as it is.
fn inside(p: PhotoPoint, corners: &[PhotoPoint; 4]) -> bool {
    let turn = |k: usize| {
        let (a, b) = (corners[k], corners[(k + 1) % 4]);
        (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
    };
    (0..4).all(|k| turn(k) >= 0.0) || (0..4).all(|k| turn(k) <= 0.0)
}

fn middle(corners: &[PhotoPoint; 4]) -> PhotoPoint {
    let sum = corners.iter().fold((0.0, 0.0), |(x, y), p| (x + p.x, y + p.y));
    PhotoPoint { x: sum.0 / 4.0, y: sum.1 / 4.0 }
}

fn shortest_side(corners: &[PhotoPoint; 4]) -> f64 {
    (0..4).map(|k| corners[k].distance_px(corners[(k + 1) % 4])).fold(f64::MAX, f64::min)
}
