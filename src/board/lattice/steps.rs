//! The first two steps of a lattice: from a crossing to its neighbours.

use super::{Detection, LEAST_AROUND, LONGEST_PX, NEIGHBOURS, PicturePoint, SHORTEST_PX};

/// Detections by place, for neighbour searches.
pub struct Buckets<'a> {
    detections: &'a [Detection<PicturePoint>],
    side_px: f64,
    left_px: f64,
    top_px: f64,
    columns: usize,
    buckets: Vec<Vec<usize>>,
}

impl<'a> Buckets<'a> {
    /// Sorts detections into square buckets. `reach_px` is the longest distance at which neighbours
    /// will be searched.
    pub fn new(detections: &'a [Detection<PicturePoint>], reach_px: f64) -> Buckets<'a> {
        // Most searches end well before `reach_px`, so buckets are smaller than that, but not much
        // smaller than a spacing.
        let side_px = (reach_px / 8.0).max(8.0);
        let range = |pick: fn(&PicturePoint) -> f64| {
            let places = detections.iter().map(|detection| pick(&detection.center));
            places.fold((f64::MAX, f64::MIN), |(least, most), v| {
                (least.min(v), most.max(v))
            })
        };
        let ((left_px, right_px), (top_px, bottom_px)) = (range(|p| p.x), range(|p| p.y));
        let count = |from: f64, to: f64| ((to - from).max(0.0) / side_px) as usize + 1;
        let (columns, rows) = (count(left_px, right_px), count(top_px, bottom_px));
        let mut buckets = vec![Vec::new(); columns * rows];
        for (index, Detection { center, .. }) in detections.iter().enumerate() {
            let (column, row) = (
                ((center.x - left_px) / side_px) as usize,
                ((center.y - top_px) / side_px) as usize,
            );
            if let Some(bucket) = buckets.get_mut(row * columns + column) {
                bucket.push(index);
            }
        }
        Buckets {
            detections,
            side_px,
            left_px,
            top_px,
            columns,
            buckets,
        }
    }

    /// Returns the detections within `reach_px` of a place.
    fn within(&self, x: f64, y: f64, reach_px: f64) -> impl Iterator<Item = usize> + '_ {
        // Negative quotients are cast to 0.
        let key = |at: f64, from: f64| ((at - from) / self.side_px) as usize;
        let (left, right) = (
            key(x - reach_px, self.left_px),
            key(x + reach_px, self.left_px),
        );
        let (top, bottom) = (
            key(y - reach_px, self.top_px),
            key(y + reach_px, self.top_px),
        );
        let rows = self
            .buckets
            .chunks(self.columns)
            .skip(top)
            .take(bottom + 1 - top);
        rows.flat_map(move |row| row.iter().skip(left).take(right + 1 - left))
            .flatten()
            .copied()
            .filter(move |&other| self.squared_distance(other, x, y) <= reach_px * reach_px)
    }

    fn squared_distance(&self, detection: usize, x: f64, y: f64) -> f64 {
        let center = self.detections[detection].center;
        let (dx, dy) = (center.x - x, center.y - y);
        dx * dx + dy * dy
    }

    /// Returns the nearest detections that are not too near to be neighbouring crossings, the
    /// nearest first.
    fn nearest(&self, start: usize, count: usize) -> Vec<usize> {
        // The spacing is unknown. The search starts with one bucket and widens until there are
        // enough neighbours.
        let PicturePoint { x, y } = self.detections[start].center;
        let squared = |other: usize| self.squared_distance(other, x, y);
        let mut reach = self.side_px;
        loop {
            let shortest = SHORTEST_PX * SHORTEST_PX;
            let mut near: Vec<usize> = self
                .within(x, y, reach)
                .filter(|&other| squared(other) >= shortest)
                .collect();
            if near.len() >= count || reach >= LONGEST_PX {
                near.sort_by(|&a, &b| squared(a).total_cmp(&squared(b)));
                near.truncate(count);
                return near;
            }
            reach *= 1.5;
        }
    }
}

/// Finds the two steps from `start` to neighbouring crossings that fit the detections around it
/// best.
///
/// Every pair of near detections is tried as the two steps. They predict eight points around the
/// start, and the pair counts if [`LEAST_AROUND`] of these are detected. `None` if no pair counts.
pub fn first_steps(
    detections: &[Detection<PicturePoint>],
    index: &Buckets,
    start: usize,
) -> Option<[(f64, f64); 2]> {
    let origin = detections[start].center;
    let step = |other: &usize| {
        let center = detections[*other].center;
        (center.x - origin.x, center.y - origin.y)
    };
    let steps: Vec<(f64, f64)> = index.nearest(start, NEIGHBOURS).iter().map(step).collect();
    let is_detected = |x: f64, y: f64, reach: f64| index.within(x, y, reach).next().is_some();
    let mut best: Option<FirstSteps> = None;
    for (k, &u) in steps.iter().enumerate() {
        for &v in steps.iter().skip(k + 1) {
            let (lu, lv) = (u.0.hypot(u.1), v.0.hypot(v.1));
            let sine = (u.0 * v.1 - u.1 * v.0).abs() / (lu * lv);
            // Perspective makes cells neither flatter nor longer than this on boards that can be
            // read.
            if sine < 0.6 || lu > 2.4 * lv || lv > 2.4 * lu {
                continue;
            }
            let reach = 0.2 * lu.min(lv) + 0.5;
            let seen = count_detected_around(
                |a, b| {
                    is_detected(
                        origin.x + a * u.0 + b * v.0,
                        origin.y + a * u.1 + b * v.1,
                        reach,
                    )
                },
                LEAST_AROUND,
            );
            let here = FirstSteps {
                is_clear: seen > LEAST_AROUND,
                length: lu + lv,
                steps: [u, v],
            };
            if seen >= LEAST_AROUND && best.as_ref().is_none_or(|best| here.beats(best)) {
                best = Some(here);
            }
        }
    }
    best.map(|best| best.steps)
}

/// Counts the detected ones of the eight points around a start; stops early once `least` cannot be
/// reached.
fn count_detected_around(is_detected: impl Fn(f64, f64) -> bool, least: usize) -> usize {
    let around = [
        (1.0, 1.0),
        (-1.0, -1.0),
        (1.0, -1.0),
        (-1.0, 1.0),
        (-1.0, 0.0),
        (0.0, -1.0),
        (1.0, 0.0),
        (0.0, 1.0),
    ];
    let (mut seen, mut missing) = (0, 0);
    for (a, b) in around {
        if is_detected(a, b) {
            seen += 1;
        } else {
            missing += 1;
        }
        if missing > around.len() - least {
            break;
        }
    }
    seen
}

/// Two steps that may span a lattice.
struct FirstSteps {
    /// True if almost all points around the start are detected.
    is_clear: bool,
    /// Sum of their lengths, in pixels.
    length: f64,
    steps: [(f64, f64); 2],
}

impl FirstSteps {
    /// Returns true if these steps are the better ones: clear before unclear, and of equals the
    /// shorter, because longer ones skip crossings.
    fn beats(&self, other: &FirstSteps) -> bool {
        if self.is_clear == other.is_clear {
            self.length < other.length
        } else {
            self.is_clear
        }
    }
}
