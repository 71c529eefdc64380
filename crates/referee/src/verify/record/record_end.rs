//! Decides whether a record ends where the photo was taken.

use super::difference::{AbsenceReason, PositionComparison, Spot};
use super::{Continuation, RecordFindings};

/// The relation of a record's end to the photo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordEnd {
    /// The record ends with the photo, or there is no evidence to the contrary.
    Ends,
    /// The photo is rather of an earlier position: see [`RecordFindings::earlier`]. When it is of the
    /// position one move earlier, the last stone may as well have been taken off.
    RunsOn {
        /// Moves of the record after that position, passes included.
        moves: usize,
    },
    /// The photo has stones that may be moves after the record's last: see [`RecordFindings::continuation`].
    StopsShort {
        /// Stones, dame left out.
        stones: usize,
        /// Passes that must lie between them.
        passes: usize,
    },
}

impl RecordFindings {
    /// The likelier reading.
    pub fn record_end(&self) -> RecordEnd {
        if let Some(earlier) = &self.earlier {
            return RecordEnd::RunsOn { moves: earlier.later };
        }
        match &self.continuation {
            Some(Continuation::Playable { passes, moves, left, .. }) => {
                let is_dame = |spot: &Spot| self.last.dame().any(|dame| dame.at == *spot);
                let stones = moves.iter().filter(|(_, spot)| !is_dame(spot)).count();
                match stones {
                    0 => RecordEnd::Ends,
                    _ if !mostly_continues(&self.last, stones, left.len()) => RecordEnd::Ends,
                    stones => RecordEnd::StopsShort { stones, passes: *passes },
                }
            }
            _ => RecordEnd::Ends,
        }
    }
}

/// For one difference of another kind so many stones after the last move must speak for it that they are moves.
const MOVES_FOR_A_DIFFERENCE: usize = 4;

/// Returns true if nearly all differences are `stones` after the last move and the stones that
/// these capture.
fn mostly_continues(last: &PositionComparison, stones: usize, left: usize) -> bool {
    let missing = last.missing.iter().filter(|missing| missing.why == AbsenceReason::Unexplained).count();
    let others = last.moved.len() + last.recolored.len() + missing + left;
    others * MOVES_FOR_A_DIFFERENCE <= stones
}
