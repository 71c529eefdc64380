//! Blocks of lattice points, and windows: those taken for the board.

use crate::geometry::BoardPoint;

/// A block of lattice points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Block {
    /// Leftmost column.
    pub left: i32,
    /// Topmost row.
    pub top: i32,
    /// Number of columns.
    pub columns: usize,
    /// Number of rows.
    pub rows: usize,
}

/// A square of lattice points taken for the board.
#[derive(Clone, Copy, Debug, PartialEq)]
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

impl Block {
    /// Returns its points (column, row), row by row.
    pub fn points(self) -> impl Iterator<Item = (i32, i32)> {
        let columns = self.left..self.left + self.columns as i32;
        (self.top..self.top + self.rows as i32)
            .flat_map(move |row| columns.clone().map(move |column| (column, row)))
    }

    /// Returns the index (row, column) of a point in an array that holds a value for each point of
    /// the block; `None` for those outside.
    pub fn index(self, column: i32, row: i32) -> Option<(usize, usize)> {
        let from = |first: i32, at: i32| usize::try_from(at.checked_sub(first)?).ok();
        let (right, down) = (from(self.left, column)?, from(self.top, row)?);
        (right < self.columns && down < self.rows).then_some((down, right))
    }

    /// Returns its rows and columns, the shape of an array that holds a value for each point.
    pub fn shape(self) -> (usize, usize) {
        (self.rows, self.columns)
    }

    /// Returns its outer points, from the top left clockwise.
    pub fn corners(self) -> [BoardPoint; 4] {
        let (left, top) = (f64::from(self.left), f64::from(self.top));
        let (right, bottom) = (
            left + self.columns as f64 - 1.0,
            top + self.rows as f64 - 1.0,
        );
        [(left, top), (right, top), (right, bottom), (left, bottom)]
            .map(|(x, y)| BoardPoint { x, y })
    }
}

impl Window {
    /// Returns its lattice points.
    pub fn block(&self) -> Block {
        Block {
            left: self.left,
            top: self.top,
            columns: self.lines,
            rows: self.lines,
        }
    }

    /// Returns its score per intersection, in nats.
    pub fn mean_score(&self) -> f64 {
        self.score / (self.lines * self.lines) as f64
    }

    /// Returns the points of its four sides, corners included: top, right, bottom, left.
    pub fn sides(&self) -> [Block; 4] {
        let (all, last) = (self.block(), self.lines as i32 - 1);
        [
            Block { rows: 1, ..all },
            Block {
                left: all.left + last,
                columns: 1,
                ..all
            },
            Block {
                top: all.top + last,
                rows: 1,
                ..all
            },
            Block { columns: 1, ..all },
        ]
    }
}
