//! What the frame of the photo leaves of a board.

use crate::board::Board;
use crate::geometry::BoardPoint;
use crate::photo::Photo;

/// How far inside an outer line it is looked for, and how far beyond it the next one would be, in spacings.
const INSIDE: f64 = 0.3;
const BEYOND: f64 = 1.0;
/// A side of which less than this share lies in the photo is not seen.
const LEAST_OF_A_SIDE: f64 = 1.0 / 3.0;
/// Lines' worth of points that may be missing.
const MOST_LINES: f64 = 2.0;

/// What lies in the photo of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Frame {
    /// Lines' worth of points that lie outside the photo.
    lines_outside: f64,
    /// Whether whole sides lie outside the photo: top, right, bottom, left.
    cut: [bool; 4],
    /// Whether it is seen on a side that the board ends there, in the same order.
    ends: [bool; 4],
}

impl Frame {
    pub(super) fn of(photo: &Photo, board: &Board) -> Frame {
        let last = board.lines.saturating_sub(1) as f64;
        let shows = |x: f64, y: f64| board.is_in(photo, BoardPoint { x, y });
        let share = |place: &dyn Fn(f64) -> (f64, f64)| {
            let seen = (0..board.lines).map(|k| place(k as f64)).filter(|&(x, y)| shows(x, y)).count();
            seen as f64 / board.lines.max(1) as f64
        };
        // Sides moved outwards by `out` spacings.
        let sides = |out: f64| {
            [
                share(&|k| (k, -out)),
                share(&|k| (last + out, k)),
                share(&|k| (k, last + out)),
                share(&|k| (-out, k)),
            ]
        };
        let rows = (0..board.lines).map(|row| 1.0 - share(&|k| (k, row as f64)));
        Frame {
            lines_outside: rows.sum(),
            cut: sides(-INSIDE).map(|share| share < LEAST_OF_A_SIDE),
            ends: sides(BEYOND).map(|share| share >= LEAST_OF_A_SIDE),
        }
    }

    /// Whether a side of the board is cut off.
    pub(super) fn cuts(&self) -> bool {
        self.cut.contains(&true)
    }

    /// Whether the board's size and place are certain all the same: two lines are missing at most, all on one side, and
    /// it is seen that the board ends on the three others.
    pub(super) fn leaves_enough(&self) -> bool {
        let seen_to_end = self.ends.iter().filter(|&&ends| ends).count();
        self.lines_outside <= MOST_LINES && (!self.cuts() || seen_to_end >= 3)
    }
}
