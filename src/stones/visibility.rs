//! The part of a board that the photo shows.

use crate::board::Board;
use crate::geometry::BoardPoint;
use crate::photo::Photo;

/// A side counts as cut off if the places this many spacings inside its outer line do not lie in
/// the photo.
const INSIDE: f64 = 0.3;
/// Distance beyond an outer line at which the next line would be, in spacings.
const BEYOND: f64 = 1.0;
/// Least share of a side that has to lie in the photo for it to be seen.
const LEAST_OF_A_SIDE: f64 = 1.0 / 3.0;
/// Most points that may be missing, as a number of lines.
const MOST_LINES: f64 = 2.0;

/// The part of a board that lies in the photo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Visibility {
    /// Points that lie outside the photo, as a number of lines.
    lines_outside: f64,
    /// True for each side that lies outside the photo: top, right, bottom, left.
    pub(super) cut: [bool; 4],
    /// True for each side where the photo shows enough beyond the board to see that it ends, in the
    /// same order.
    ends: [bool; 4],
}

impl Visibility {
    /// Measures what the photo shows of a board.
    pub(super) fn measure(photo: &Photo, board: &Board) -> Visibility {
        let last = board.lines.saturating_sub(1) as f64;
        let shows = |x: f64, y: f64| board.is_in_photo(photo, BoardPoint { x, y });
        let share = |place: &dyn Fn(f64) -> (f64, f64)| {
            let seen = (0..board.lines)
                .map(|k| place(k as f64))
                .filter(|&(x, y)| shows(x, y))
                .count();
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
        Visibility {
            lines_outside: rows.sum(),
            cut: sides(-INSIDE).map(|share| share < LEAST_OF_A_SIDE),
            ends: sides(BEYOND).map(|share| share >= LEAST_OF_A_SIDE),
        }
    }

    /// Returns true if every point lies in the photo.
    pub(super) fn is_whole(&self) -> bool {
        self.lines_outside == 0.0
    }

    /// Returns true if a side of the board is cut off.
    pub(super) fn is_cut_off(&self) -> bool {
        self.cut.contains(&true)
    }

    /// Returns true if the photo shows enough for the board's size and place to be certain: at most
    /// two lines are missing, all on one side, and the photo shows that the board ends on the three
    /// others.
    pub(super) fn is_enough(&self) -> bool {
        let seen_to_end = self.ends.iter().filter(|&&ends| ends).count();
        self.lines_outside <= MOST_LINES && (!self.is_cut_off() || seen_to_end >= 3)
    }
}
