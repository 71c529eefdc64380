//! The points of a lattice around its first crossing, and the detection on each.

use ndarray::Array2;

/// Farthest point each way: no board spans more lines.
pub const REACH: i32 = 26;
/// Points each way.
const SIDE: usize = 2 * REACH as usize + 1;

/// A detection, by its index, on every lattice point that has one.
#[derive(Clone, Debug)]
pub struct Nodes {
    /// Axes: row and column, both counted from -[`REACH`].
    detections: Array2<Option<u32>>,
    len: usize,
}

impl Nodes {
    pub fn new() -> Nodes {
        Nodes {
            detections: Array2::from_elem((SIDE, SIDE), None),
            len: 0,
        }
    }

    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns the detection on a point; `None` beyond [`REACH`].
    pub fn detection(&self, column: i32, row: i32) -> Option<usize> {
        self.detections
            .get(index(column, row)?)
            .copied()
            .flatten()
            .map(|detection| detection as usize)
    }

    /// Sets or clears the detection on a point. Does nothing beyond [`REACH`].
    pub fn set(&mut self, column: i32, row: i32, detection: Option<usize>) {
        let Some(slot) = index(column, row).and_then(|index| self.detections.get_mut(index)) else {
            return;
        };
        self.len -= usize::from(slot.is_some());
        *slot = detection.map(|detection| detection as u32);
        self.len += usize::from(slot.is_some());
    }

    /// Returns the points (column, row) that have a detection, and their detections, row by row.
    pub fn iter(&self) -> impl Iterator<Item = ((i32, i32), usize)> + '_ {
        let along = |index: usize| index as i32 - REACH;
        self.detections
            .indexed_iter()
            .filter_map(move |((row, column), detection)| {
                detection.map(|detection| ((along(column), along(row)), detection as usize))
            })
    }

    /// Returns the largest connected part in which most points are detected, with the detected
    /// points that border on it. Clutter around the board, which hits lattice points only now and
    /// then, is left out.
    pub fn dense_part(&self) -> Nodes {
        let mut unseen = self.mark_dense();
        let mut largest: Vec<(i32, i32)> = Vec::new();
        for (first, _) in self.iter() {
            let mut part = Vec::new();
            let mut open = vec![first];
            while let Some(node) = open.pop() {
                let Some(slot) = index(node.0, node.1).and_then(|index| unseen.get_mut(index))
                else {
                    continue;
                };
                if std::mem::replace(slot, false) {
                    part.push(node);
                    open.extend(around(node.0, node.1));
                }
            }
            if part.len() > largest.len() {
                largest = part;
            }
        }
        let mut kept = Nodes::new();
        for (column, row) in largest
            .into_iter()
            .flat_map(|(column, row)| around(column, row))
        {
            if let Some(detection) = self.detection(column, row) {
                kept.set(column, row, Some(detection));
            }
        }
        kept
    }

    /// Returns, for every point, true if it and at least five of its eight neighbours are detected.
    fn mark_dense(&self) -> Array2<bool> {
        let mut dense = Array2::from_elem((SIDE, SIDE), false);
        for ((column, row), _) in self.iter() {
            let detected = around(column, row)
                .filter(|&(c, r)| self.detection(c, r).is_some())
                .count();
            if let Some(slot) = index(column, row).and_then(|index| dense.get_mut(index)) {
                // The count includes the point itself.
                *slot = detected >= 6;
            }
        }
        dense
    }
}

/// Returns a point and its eight neighbours.
fn around(column: i32, row: i32) -> impl Iterator<Item = (i32, i32)> {
    (row - 1..=row + 1).flat_map(move |r| (column - 1..=column + 1).map(move |c| (c, r)))
}

/// Returns the row and column of a point in [`Nodes::detections`].
fn index(column: i32, row: i32) -> Option<(usize, usize)> {
    let within = column.abs() <= REACH && row.abs() <= REACH;
    within.then_some(((row + REACH) as usize, (column + REACH) as usize))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dense_part_leaves_strays_and_smaller_parts_out() {
        let mut nodes = Nodes::new();
        for k in 0..25 {
            nodes.set(k % 5, k / 5, Some(k as usize));
        }
        // A smaller part, a stray detection, and one that borders on the part.
        for k in 0..9 {
            nodes.set(10 + k % 3, 10 + k / 3, Some(100 + k as usize));
        }
        nodes.set(-8, 3, Some(200));
        nodes.set(2, 1, None);
        let dense = nodes.dense_part();
        assert_eq!(dense.len(), 24);
        assert!(
            dense
                .iter()
                .all(|((column, row), _)| (0..5).contains(&column) && (0..5).contains(&row))
        );
    }
}
