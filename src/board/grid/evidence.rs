//! The evidence for intersections at the points of a block, and for windows of them.

use ndarray::Array2;

use super::{MapsOfKinds, PointMatch, SeenView, lattice_point, match_points};
use crate::board::prediction::{CellPrediction, IntersectionKind};
use crate::board::window::{Block, Window};

/// Bound on the network's log-odds at one point, in nats.
const MOST_NATS: f64 = 2.5;
/// Number of windows taken from a grid.
const MOST_WINDOWS: usize = 3;
/// Cost of a lattice point outside the view, in nats.
const UNSEEN_NATS: f64 = 2.0;

/// The network's output at the points of a block.
#[derive(Clone, Debug)]
pub(super) struct PointEvidence {
    block: Block,
    /// The output at each point; `None` outside the view. Axes: row, column of the block.
    seen: Array2<Option<CellPrediction>>,
    /// Log-likelihood ratio of that output between an intersection of each [`IntersectionKind`] and
    /// none, in nats. Axes: row, column of the block.
    nats: Array2<[f64; 3]>,
}

impl PointEvidence {
    /// Looks up every point in the network's output: at its detection if it has one, else where the
    /// map expects it.
    pub fn gather(seen: SeenView, maps: MapsOfKinds, block: Block) -> PointEvidence {
        let matches = match_points(maps, seen.detections, block);
        let place = |(row, column): (usize, usize)| match matches[[row, column]] {
            Some(PointMatch { detection, .. }) => detection.center,
            None => maps[0].project(lattice_point(
                block.left + column as i32,
                block.top + row as i32,
            )),
        };
        let seen = Array2::from_shape_fn(block.shape(), |point| seen.prediction.at(place(point)));
        let nats = seen.map(|seen| KINDS.map(|kind| nats(seen.as_ref(), kind)));
        PointEvidence { block, seen, nats }
    }

    /// Returns the output at a point; `None` outside the block or the view.
    pub fn at(&self, column: i32, row: i32) -> Option<CellPrediction> {
        self.seen
            .get(self.block.index(column, row)?)
            .copied()
            .flatten()
    }

    /// Returns the best windows of these sizes in the block, the best first.
    pub fn best_windows(&self, sizes: &[usize]) -> Vec<Window> {
        let by_score = |a: &Window, b: &Window| b.score.total_cmp(&a.score);
        let mut windows = self.windows(sizes);
        // There are thousands, and sorting all would take as long as scoring them.
        if windows.len() > MOST_WINDOWS {
            windows.select_nth_unstable_by(MOST_WINDOWS - 1, by_score);
            windows.truncate(MOST_WINDOWS);
        }
        windows.sort_by(by_score);
        windows
    }

    /// Returns every window of every size that fits the block.
    fn windows(&self, sizes: &[usize]) -> Vec<Window> {
        let block = self.block;
        let sums = BlockSums::new(&self.nats);
        let mut windows = Vec::new();
        // A window has at least its four corners.
        for &lines in sizes.iter().filter(|&&lines| lines >= 2) {
            for top in block.top..=block.top + block.rows as i32 - lines as i32 {
                for left in block.left..=block.left + block.columns as i32 - lines as i32 {
                    let first = ((left - block.left) as usize, (top - block.top) as usize);
                    windows.push(Window {
                        left,
                        top,
                        lines,
                        score: sums.of_window(first, lines),
                    });
                }
            }
        }
        windows
    }

    /// Returns the log-likelihood ratio between the point of the window and no intersection, in
    /// nats.
    pub fn nats(&self, window: &Window, column: i32, row: i32) -> f64 {
        let nats = self
            .block
            .index(column, row)
            .and_then(|index| self.nats.get(index));
        nats.map_or(-UNSEEN_NATS, |nats| {
            nats[kind_in(window, column, row) as usize]
        })
    }
}

/// Sums of [`PointEvidence::nats`] over blocks, each in constant time: a summed-area table (F. Crow,
/// *Summed-Area Tables for Texture Mapping*, 1984).
struct BlockSums {
    /// The sums over all points above and to the left of a place, by kind. Axes: row, column; one
    /// more each way than there are points.
    before: Array2<[f64; 3]>,
}

impl BlockSums {
    fn new(nats: &Array2<[f64; 3]>) -> BlockSums {
        let (rows, columns) = nats.dim();
        let mut before = Array2::from_elem((rows + 1, columns + 1), [0.0; 3]);
        for row in 0..rows {
            let mut in_row = [0.0; 3];
            for column in 0..columns {
                for kind in 0..3 {
                    in_row[kind] += nats[[row, column]][kind];
                    before[[row + 1, column + 1]][kind] =
                        before[[row, column + 1]][kind] + in_row[kind];
                }
            }
        }
        BlockSums { before }
    }

    /// Returns the sum over the columns `left` to `right` and the rows `top` to `bottom`, the last
    /// ones not included, as if all were of one kind.
    fn sum(
        &self,
        kind: IntersectionKind,
        (left, top): (usize, usize),
        (right, bottom): (usize, usize),
    ) -> f64 {
        let before = |row: usize, column: usize| self.before[[row, column]][kind as usize];
        before(bottom, right) - before(top, right) - before(bottom, left) + before(top, left)
    }

    /// Returns the score of the window of this many lines, at least two, whose first column and row
    /// are these: the sums over its inner points, its four edges and its four corners.
    fn of_window(&self, (left, top): (usize, usize), lines: usize) -> f64 {
        let (right, bottom) = (left + lines, top + lines);
        let inner = ((left + 1, top + 1), (right - 1, bottom - 1));
        let edges = [
            ((left + 1, top), (right - 1, top + 1)),
            ((left + 1, bottom - 1), (right - 1, bottom)),
            ((left, top + 1), (left + 1, bottom - 1)),
            ((right - 1, top + 1), (right, bottom - 1)),
        ];
        let corners = [
            (left, top),
            (right - 1, top),
            (left, bottom - 1),
            (right - 1, bottom - 1),
        ];
        let sum = |kind, (from, to)| self.sum(kind, from, to);
        let on_edges: f64 = edges
            .into_iter()
            .map(|edge| sum(IntersectionKind::Edge, edge))
            .sum();
        let at_corners: f64 = corners
            .into_iter()
            .map(|(x, y)| sum(IntersectionKind::Corner, ((x, y), (x + 1, y + 1))))
            .sum();
        sum(IntersectionKind::Inner, inner) + on_edges + at_corners
    }
}

/// The kinds in the order of [`PointEvidence::nats`].
const KINDS: [IntersectionKind; 3] = [
    IntersectionKind::Inner,
    IntersectionKind::Edge,
    IntersectionKind::Corner,
];

/// Returns the log-likelihood ratio of an output between an intersection of this kind and none, in
/// nats.
fn nats(seen: Option<&CellPrediction>, kind: IntersectionKind) -> f64 {
    let Some(seen) = seen else {
        return -UNSEEN_NATS;
    };
    let presence = seen.presence.clamp(-MOST_NATS, MOST_NATS);
    // The kind is weighted by the probability of an intersection: without one, the kind carries no
    // information. ln 3 makes it 0 if all three kinds are equally likely.
    let there = 1.0 / (1.0 + (-presence).exp());
    presence + there * (seen.kind(kind) + 3f64.ln()).max(-MOST_NATS)
}

/// Returns the kind of intersection that a point is on a board that is the window.
fn kind_in(window: &Window, column: i32, row: i32) -> IntersectionKind {
    let last = window.lines as i32 - 1;
    let ends = |k: i32| k == 0 || k == last;
    match (ends(column - window.left), ends(row - window.top)) {
        (false, false) => IntersectionKind::Inner,
        (true, true) => IntersectionKind::Corner,
        _ => IntersectionKind::Edge,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_scores_the_sum_over_its_points() {
        let block = Block {
            left: -3,
            top: 2,
            columns: 12,
            rows: 10,
        };
        let nats = Array2::from_shape_fn(block.shape(), |(row, column)| {
            [1, 10, 100].map(|kind| f64::from(kind * (row * row + column) as u32 % 17))
        });
        let points = PointEvidence {
            block,
            seen: Array2::from_elem(block.shape(), None),
            nats,
        };
        let windows = points.windows(&[2, 9]);
        assert_eq!(windows.len(), 11 * 9 + 4 * 2);
        for window in windows {
            let of_points = window.block().points();
            let score: f64 = of_points.map(|(c, r)| points.nats(&window, c, r)).sum();
            assert!((window.score - score).abs() < 1e-9, "{window:?}: {score}");
        }
    }
}
