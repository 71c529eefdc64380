//! Windows: which lines of a lattice are the board's.

use super::evidence::{Block, DIRECTIONS, Evidence};

/// A square of lattice points taken for the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    /// Leftmost column.
    pub left: i32,
    /// Topmost row.
    pub top: i32,
    /// Lines each way.
    pub lines: usize,
    /// Log-likelihood that these and only these lines are there, in nats, up to a constant.
    pub score: f64,
}

impl Window {
    /// Its lattice points.
    pub fn block(&self) -> Block {
        Block { left: self.left, top: self.top, columns: self.lines, rows: self.lines }
    }
}

/// What a stone on a lattice point is worth, in nats, for a full outline.
const STONE_NATS: f64 = 3.0;
/// What a stone just outside the board costs, relative to one inside: prisoners lie there at times.
const STRAY_STONE: f64 = 0.6;
/// What a line running on outside costs, relative to one inside.
const STRAY_LINE: f64 = 1.0;
/// Lines this far outside the board still count against it.
const NEAR: i32 = 2;
/// What a lattice point outside the picture costs, in nats.
const UNSEEN_NATS: f64 = 2.5;

/// Judges every window of every size in `sizes` that fits the block, best first.
pub(super) fn judge(evidence: &Evidence, sizes: &[usize]) -> Vec<Window> {
    let block = evidence.block;
    let mut windows = Vec::new();
    for &lines in sizes {
        for top in block.top..=block.top + block.rows as i32 - lines as i32 {
            for left in block.left..=block.left + block.columns as i32 - lines as i32 {
                windows.push(Window { left, top, lines, score: score(evidence, left, top, lines) });
            }
        }
    }
    windows.sort_by(|a, b| b.score.total_cmp(&a.score));
    windows
}

fn score(evidence: &Evidence, left: i32, top: i32, lines: usize) -> f64 {
    let board = Block { left, top, columns: lines, rows: lines };
    let mut sum = 0.0;
    // Further out lies what has nothing to do with the board.
    let near = board.wider(NEAR);
    for row in near.top..near.top + near.rows as i32 {
        for column in near.left..near.left + near.columns as i32 {
            if !evidence.block.contains(column, row) {
                continue;
            }
            let node = evidence.node(column, row);
            let inside = board.contains(column, row);
            if !node.in_picture {
                sum -= if inside { UNSEEN_NATS } else { 0.0 };
                continue;
            }
            if node.stone > 0.0 {
                let value = STONE_NATS * f64::from(node.stone.min(1.0));
                sum += if inside { value } else { -STRAY_STONE * value };
                continue;
            }
            for (line, (dx, dy)) in node.lines.iter().zip(DIRECTIONS) {
                let line = f64::from(*line);
                sum += match (inside, board.contains(column + dx, row + dy)) {
                    (true, true) => line,
                    (true, false) => -line,
                    (false, _) => -STRAY_LINE * line.max(0.0),
                };
            }
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::super::evidence::Node;
    use super::*;

    /// Evidence of a board of `lines` lines whose top left crossing is (0, 0), seen with a margin of three.
    fn evidence_of(lines: i32) -> Evidence {
        let block = Block { left: -3, top: -3, columns: lines as usize + 6, rows: lines as usize + 6 };
        let on = |column: i32, row: i32| (0..lines).contains(&column) && (0..lines).contains(&row);
        let mut nodes = Vec::new();
        for row in -3..lines + 3 {
            for column in -3..lines + 3 {
                let seen = |(dx, dy): (i32, i32)| on(column, row) && on(column + dx, row + dy);
                let mut node = Node { in_picture: true, ..Node::default() };
                node.lines = DIRECTIONS.map(|d| if seen(d) { 2.0 } else { -1.5 });
                // Every third point is covered by a stone, on the border too.
                if on(column, row) && (column + 2 * row) % 3 == 0 {
                    node = Node { in_picture: true, stone: 0.7, ..Node::default() };
                }
                nodes.push(node);
            }
        }
        Evidence { block, nodes }
    }

    #[test]
    fn the_window_with_the_lines_inside_and_none_outside_is_best() {
        for lines in [9, 13] {
            let windows = judge(&evidence_of(lines), &[9, 13]);
            let best = windows.first().unwrap();
            assert_eq!((best.left, best.top, best.lines), (0, 0, lines as usize));
            assert!(best.score > windows[1].score + 10.0, "{windows:?}");
        }
    }
}
