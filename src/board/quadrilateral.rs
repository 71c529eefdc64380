//! Relations between grids, by their four corners.

use crate::geometry::{PhotoPoint, PixelPoint};

/// Grids whose corners all lie within this many spacings of each other are the same.
const SAME_GRID: f64 = 0.45;

/// Two quadrilaterals touch at most if a smaller share of each lies inside the other.
const TOUCHING: f64 = 0.1;
/// Places along each side by which that share is measured.
const PLACES: usize = 8;

/// Corners farther out than this are not in or beside any photo, in pixels.
const FARTHEST_PX: f64 = 1e6;
/// At every corner of a board the parallelogram of its two sides has at least this area, in square
/// pixels.
const SMALLEST_PX2: f64 = 64.0;

/// Returns true if the corners `b` are those of the grid with corners `a` and this many lines.
pub(super) fn is_same_grid<P: PixelPoint>(a: &[P; 4], lines: usize, b: &[P; 4]) -> bool {
    farthest_corner_px(a, b) <= SAME_GRID * narrowest_spacing_px(a, lines)
}

/// Returns how far the corners `b` are from `a` at most, in pixels, counted from the first corner
/// that brings them nearest.
pub(super) fn farthest_corner_px<P: PixelPoint>(a: &[P; 4], b: &[P; 4]) -> f64 {
    let farthest = |turn: usize| {
        (0..4)
            .map(|k| a[k].distance_px(b[(k + turn) % 4]))
            // A corner that is nowhere is far from all others.
            .map(|px| if px.is_nan() { f64::INFINITY } else { px })
            .fold(0.0, f64::max)
    };
    (0..4).map(farthest).fold(f64::MAX, f64::min)
}

/// Returns the mean spacing on the shortest side of a grid with these corners and this many lines,
/// in pixels.
pub(super) fn narrowest_spacing_px<P: PixelPoint>(corners: &[P; 4], lines: usize) -> f64 {
    shortest_side(corners) / (lines as f64 - 1.0).max(1.0)
}

/// Returns true if neither lies over the middle of the other.
pub(super) fn are_apart<P: PixelPoint>(a: &[P; 4], b: &[P; 4]) -> bool {
    !is_inside(middle(b), a) && !is_inside(middle(a), b)
}

/// Returns true if hardly any part of one lies over the other.
pub(super) fn are_disjoint<P: PixelPoint>(a: &[P; 4], b: &[P; 4]) -> bool {
    share_inside(a, b) < TOUCHING && share_inside(b, a) < TOUCHING
}

/// Returns the share of `a` that lies inside `b`, by a lattice of places.
fn share_inside<P: PixelPoint>(a: &[P; 4], b: &[P; 4]) -> f64 {
    let between = |from: P, to: P, share: f64| {
        let ((x, y), (to_x, to_y)) = (from.xy(), to.xy());
        P::at(x + share * (to_x - x), y + share * (to_y - y))
    };
    let steps = || (0..PLACES).map(|k| (k as f64 + 0.5) / PLACES as f64);
    let inside = steps()
        .flat_map(|along| steps().map(move |down| (along, down)))
        .filter(|&(along, down)| {
            let (top, bottom) = (between(a[0], a[1], along), between(a[3], a[2], along));
            is_inside(between(top, bottom, down), b)
        });
    inside.count() as f64 / (PLACES * PLACES) as f64
}

/// Returns the quadrilateral with each corner this many times as far from the middle.
pub(super) fn enlarged<P: PixelPoint>(corners: &[P; 4], times: f64) -> [P; 4] {
    let (x, y) = middle(corners).xy();
    corners.map(|corner| {
        let (corner_x, corner_y) = corner.xy();
        P::at(x + times * (corner_x - x), y + times * (corner_y - y))
    })
}

/// Returns true if a place lies inside the corners of a convex quadrilateral.
pub(super) fn is_inside<P: PixelPoint>(place: P, corners: &[P; 4]) -> bool {
    let (x, y) = place.xy();
    let turn = |k: usize| {
        let ((ax, ay), (bx, by)) = (corners[k].xy(), corners[(k + 1) % 4].xy());
        (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    };
    (0..4).all(|k| turn(k) >= 0.0) || (0..4).all(|k| turn(k) <= 0.0)
}

/// Returns the corners in clockwise order as seen in the photo, as a board's must be; `None` when
/// they do not span a convex quadrilateral that is large enough to be seen.
pub(super) fn clockwise(corners: [PhotoPoint; 4]) -> Option<[PhotoPoint; 4]> {
    let [a, b, c, d] = corners;
    let turn = |p: PhotoPoint, q: PhotoPoint, r: PhotoPoint| {
        (q.x - p.x) * (r.y - q.y) - (q.y - p.y) * (r.x - q.x)
    };
    let turns = [turn(a, b, c), turn(b, c, d), turn(c, d, a), turn(d, a, b)];
    let far = corners
        .iter()
        .any(|corner| corner.x.abs().max(corner.y.abs()) > FARTHEST_PX);
    // Also false for what is not a number.
    if far {
        None
    } else if turns.iter().all(|&turn| turn >= SMALLEST_PX2) {
        Some(corners)
    } else if turns.iter().all(|&turn| turn <= -SMALLEST_PX2) {
        Some([a, d, c, b])
    } else {
        None
    }
}

fn middle<P: PixelPoint>(corners: &[P; 4]) -> P {
    let sum = corners.iter().fold((0.0, 0.0), |(sum_x, sum_y), corner| {
        let (x, y) = corner.xy();
        (sum_x + x, sum_y + y)
    });
    P::at(sum.0 / 4.0, sum.1 / 4.0)
}

fn shortest_side<P: PixelPoint>(corners: &[P; 4]) -> f64 {
    (0..4)
        .map(|k| corners[k].distance_px(corners[(k + 1) % 4]))
        .fold(f64::MAX, f64::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corners(places: [(f64, f64); 4]) -> [PhotoPoint; 4] {
        places.map(|(x, y)| PhotoPoint { x, y })
    }

    #[test]
    fn stated_corners_become_clockwise_or_are_no_board() {
        let square = corners([(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]);
        assert_eq!(clockwise(square), Some(square));
        let mirrored = corners([(0.0, 0.0), (0.0, 100.0), (100.0, 100.0), (100.0, 0.0)]);
        assert_eq!(clockwise(mirrored), Some(square));
        for none in [
            [(0.0, 0.0), (100.0, 100.0), (100.0, 0.0), (0.0, 100.0)],
            [(0.0, 0.0), (50.0, 0.0), (100.0, 0.0), (0.0, 100.0)],
            [(0.0, 0.0), (100.0, 0.0), (30.0, 30.0), (0.0, 100.0)],
            [(0.0, 0.0), (1e20, 0.0), (1e20, 1e20), (0.0, 1e20)],
        ] {
            assert_eq!(clockwise(corners(none)), None, "{none:?}");
        }
    }

    #[test]
    fn boards_that_touch_are_disjoint_and_boards_that_overlap_are_not() {
        let square = corners([(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]);
        let moved = |by: f64| {
            square.map(|corner| PhotoPoint {
                x: corner.x + by,
                ..corner
            })
        };
        assert!(are_disjoint(&square, &moved(98.0)));
        assert!(!are_disjoint(&square, &moved(70.0)));
        let inner = corners([(40.0, 40.0), (60.0, 40.0), (60.0, 60.0), (40.0, 60.0)]);
        assert!(!are_disjoint(&square, &inner));
        assert_eq!(enlarged(&inner, 5.0), square);
    }
}
