//! The first two steps of a lattice: from a crossing to its neighbours.

use super::{LEAST_AROUND, LONGEST_PX, Mark, NEIGHBOURS, SHORTEST_PX};

/// Marks by place, for neighbour searches.
pub struct Buckets<'a> {
    marks: &'a [Mark],
    side_px: f64,
    left_px: f64,
    top_px: f64,
    columns: usize,
    buckets: Vec<Vec<usize>>,
}

impl<'a> Buckets<'a> {
    pub fn new(marks: &'a [Mark], reach_px: f64) -> Buckets<'a> {
        let side_px = (reach_px / 8.0).max(8.0);
        let range = |pick: fn(&Mark) -> f64| {
            marks.iter().map(pick).fold((f64::MAX, f64::MIN), |(l, m), v| (l.min(v), m.max(v)))
        };
        let ((left_px, right_px), (top_px, bottom_px)) = (range(|m| m.x), range(|m| m.y));
        let count = |from: f64, to: f64| ((to - from).max(0.0) / side_px) as usize + 1;
        let (columns, rows) = (count(left_px, right_px), count(top_px, bottom_px));
        let mut buckets = vec![Vec::new(); columns * rows];
        for (index, mark) in marks.iter().enumerate() {
            let (column, row) =
                (((mark.x - left_px) / side_px) as usize, ((mark.y - top_px) / side_px) as usize);
            if let Some(bucket) = buckets.get_mut(row * columns + column) {
                bucket.push(index);
            }
        }
        Buckets { marks, side_px, left_px, top_px, columns, buckets }
    }

    /// Marks within `reach_px` of a place.
    fn within(&self, x: f64, y: f64, reach_px: f64) -> impl Iterator<Item = usize> + '_ {
        // Negative quotients are cast to 0.
        let key = |at: f64, from: f64| ((at - from) / self.side_px) as usize;
        let (left, right) = (key(x - reach_px, self.left_px), key(x + reach_px, self.left_px));
        let (top, bottom) = (key(y - reach_px, self.top_px), key(y + reach_px, self.top_px));
        let rows = self.buckets.chunks(self.columns).skip(top).take(bottom + 1 - top);
        rows.flat_map(move |row| row.iter().skip(left).take(right + 1 - left))
            .flatten()
            .copied()
            .filter(move |&m| self.squared(m, x, y) <= reach_px * reach_px)
    }

    fn squared(&self, mark: usize, x: f64, y: f64) -> f64 {
        let (dx, dy) = (self.marks[mark].x - x, self.marks[mark].y - y);
        dx * dx + dy * dy
    }

    fn nearest(&self, start: usize, count: usize) -> Vec<usize> {
        let mark = self.marks[start];
        let squared = |m: usize| self.squared(m, mark.x, mark.y);
        let mut reach = self.side_px;
        loop {
            let shortest = SHORTEST_PX * SHORTEST_PX;
            let mut near: Vec<usize> =
                self.within(mark.x, mark.y, reach).filter(|&m| squared(m) >= shortest).collect();
            if near.len() >= count || reach >= LONGEST_PX {
                near.sort_by(|&a, &b| squared(a).total_cmp(&squared(b)));
                near.truncate(count);
                return near;
            }
            reach *= 1.5;
        }
    }
}

/// The two steps from `start` to neighbouring crossings that the marks around it bear out best.
pub fn first_steps(marks: &[Mark], index: &Buckets, start: usize) -> Option<[(f64, f64); 2]> {
    let origin = marks[start];
    let near = index.nearest(start, NEIGHBOURS);
    let steps: Vec<(f64, f64)> =
        near.iter().map(|&m| (marks[m].x - origin.x, marks[m].y - origin.y)).collect();
    let marked = |x: f64, y: f64, reach: f64| index.within(x, y, reach).next().is_some();
    let mut best: Option<FirstSteps> = None;
    for (k, &u) in steps.iter().enumerate() {
        for &v in steps.iter().skip(k + 1) {
            let (lu, lv) = (u.0.hypot(u.1), v.0.hypot(v.1));
            let sine = (u.0 * v.1 - u.1 * v.0).abs() / (lu * lv);
            if sine < 0.6 || lu > 2.4 * lv || lv > 2.4 * lu {
                continue;
            }
            let reach = 0.2 * lu.min(lv) + 0.5;
            let seen = borne_out(
                |a, b| marked(origin.x + a * u.0 + b * v.0, origin.y + a * u.1 + b * v.1, reach),
                LEAST_AROUND,
            );
            let here = FirstSteps { borne_out: seen > LEAST_AROUND, length: lu + lv, steps: [u, v] };
            if seen >= LEAST_AROUND && best.as_ref().is_none_or(|best| here.beats(best)) {
                best = Some(here);
            }
        }
    }
    best.map(|best| best.steps)
}

/// How many of the eight points around a start are marked; gives up where fewer than `least` can be.
fn borne_out(marked: impl Fn(f64, f64) -> bool, least: usize) -> usize {
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
        if marked(a, b) {
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
    /// Whether the marks around bear them out almost fully.
    borne_out: bool,
    /// Their lengths together, in pixels.
    length: f64,
    steps: [(f64, f64); 2],
}

impl FirstSteps {
    /// Borne out before not; of equals the shorter: longer ones skip crossings.
    fn beats(&self, other: &FirstSteps) -> bool {
        if self.borne_out == other.borne_out { self.length < other.length } else { self.borne_out }
    }
}
