//! Whether a record ends where the photo was taken.

use super::difference::{Absence, Against, Spot};
use super::{Continuation, RecordFindings};

/// Whether a record ends where the photo was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// With the photo, or nothing tells otherwise.
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
    pub fn extent(&self) -> Extent {
        if let Some(earlier) = &self.earlier {
            return Extent::RunsOn { moves: earlier.later };
        }
        match &self.continuation {
            Some(Continuation::Playable { passes, moves, left, .. }) => {
                let is_dame = |spot: &Spot| self.last.dame().any(|dame| dame.at == *spot);
                let stones = moves.iter().filter(|(_, spot)| !is_dame(spot)).count();
                match stones {
                    0 => Extent::Ends,
                    _ if !mostly_goes_on(&self.last, stones, left.len()) => Extent::Ends,
                    stones => Extent::StopsShort { stones, passes: *passes },
                }
            }
            _ => Extent::Ends,
        }
    }
}

/// For one difference of another kind so many stones after the last move must speak for it that they are moves.
const MOVES_FOR_A_DIFFERENCE: usize = 4;

/// Whether little but `stones` after the last move, and what they capture, is unlike the record.
fn mostly_goes_on(last: &Against, stones: usize, left: usize) -> bool {
    let missing = last.missing.iter().filter(|missing| missing.why == Absence::Unexplained).count();
    let others = last.moved.len() + last.recolored.len() + missing + left;
    others * MOVES_FOR_A_DIFFERENCE <= stones
}
