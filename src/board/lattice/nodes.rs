//! The points of a lattice around its first crossing, and the mark on each.

/// Farthest point each way: no board spans more lines.
pub const REACH: i32 = 26;
/// Points each way.
const SIDE: usize = 2 * REACH as usize + 1;

/// A mark, by its index, on every lattice point that has one.
#[derive(Clone, Debug)]
pub struct Nodes {
    marks: Vec<Option<u32>>,
    len: usize,
}

impl Nodes {
    pub fn new() -> Nodes {
        Nodes { marks: vec![None; SIDE * SIDE], len: 0 }
    }

    pub fn len(&self) -> usize {
        self.len
    }

    /// The mark on a point; none beyond [`REACH`].
    pub fn mark(&self, column: i32, row: i32) -> Option<usize> {
        self.marks.get(index(column, row)?).copied().flatten().map(|mark| mark as usize)
    }

    /// Gives a point its mark, or none. Nothing happens beyond [`REACH`].
    pub fn set(&mut self, column: i32, row: i32, mark: Option<usize>) {
        let Some(slot) = index(column, row).and_then(|k| self.marks.get_mut(k)) else { return };
        self.len -= usize::from(slot.is_some());
        *slot = mark.map(|mark| mark as u32);
        self.len += usize::from(slot.is_some());
    }

    /// The marked points and their marks, row by row.
    pub fn iter(&self) -> impl Iterator<Item = ((i32, i32), usize)> + '_ {
        let place = |k: usize| ((k % SIDE) as i32 - REACH, (k / SIDE) as i32 - REACH);
        self.marks.iter().enumerate().filter_map(move |(k, mark)| mark.map(|mark| (place(k), mark as usize)))
    }

    /// The largest connected part in which most points are marked, with what borders on it: clutter around
    /// the board hits lattice points only now and then.
    pub fn dense_part(&self) -> Nodes {
        // Of a point and its eight neighbours, six are marked.
        let dense: Vec<bool> = {
            let marked_around = |(column, row): (i32, i32)| {
                around(column, row).filter(|&(c, r)| self.mark(c, r).is_some()).count()
            };
            let mut dense = vec![false; SIDE * SIDE];
            for (node, _) in self.iter() {
                if let Some(slot) = index(node.0, node.1).and_then(|k| dense.get_mut(k)) {
                    *slot = marked_around(node) >= 6;
                }
            }
            dense
        };
        let is = |part: &[bool], (column, row): (i32, i32)| {
            index(column, row).and_then(|k| part.get(k)).copied().unwrap_or(false)
        };
        let mut unseen = dense;
        let mut largest: Vec<(i32, i32)> = Vec::new();
        for (first, _) in self.iter() {
            let mut part = Vec::new();
            let mut open = Vec::from_iter(is(&unseen, first).then_some(first));
            while let Some(node) = open.pop() {
                let Some(slot) = index(node.0, node.1).and_then(|k| unseen.get_mut(k)) else { continue };
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
        for (column, row) in largest.into_iter().flat_map(|(column, row)| around(column, row)) {
            if let Some(mark) = self.mark(column, row) {
                kept.set(column, row, Some(mark));
            }
        }
        kept
    }
}

/// A point and its eight neighbours.
fn around(column: i32, row: i32) -> impl Iterator<Item = (i32, i32)> {
    (row - 1..=row + 1).flat_map(move |r| (column - 1..=column + 1).map(move |c| (c, r)))
}

fn index(column: i32, row: i32) -> Option<usize> {
    let within = column.abs() <= REACH && row.abs() <= REACH;
    within.then(|| (row + REACH) as usize * SIDE + (column + REACH) as usize)
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
        // A smaller part, a stray mark, and one that borders on the part.
        for k in 0..9 {
            nodes.set(10 + k % 3, 10 + k / 3, Some(100 + k as usize));
        }
        nodes.set(-8, 3, Some(200));
        nodes.set(2, 1, None);
        let dense = nodes.dense_part();
        assert_eq!(dense.len(), 24);
        assert!(dense.iter().all(|((column, row), _)| (0..5).contains(&column) && (0..5).contains(&row)));
    }
}
