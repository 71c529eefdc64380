//! Decides whether a record ends where the photo was taken.

use super::difference::{AbsenceReason, MatchedPoint, PositionComparison};
use super::{Continuation, RecordFindings};

/// The relation of a record's end to the photo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordEnd {
    /// The record ends with the photo, or there is no evidence to the contrary.
    Ends,
    /// The photo rather shows an earlier position ([`RecordFindings::earlier`]). If that is the
    /// position one move earlier, the last stone may as well have been removed.
    RunsOn {
        /// Number of moves in the record after that position, passes included.
        moves: usize,
    },
    /// The photo has stones that may be moves after the record's end
    /// ([`RecordFindings::continuation`]).
    StopsShort {
        /// Number of these stones, without dame.
        stones: usize,
        /// Number of passes that are required between them.
        passes: usize,
    },
}

impl RecordFindings {
    /// Returns the likelier relation of the record's end to the photo.
    pub fn record_end(&self) -> RecordEnd {
        if let Some(earlier) = &self.earlier {
            return RecordEnd::RunsOn {
                moves: earlier.later,
            };
        }
        match &self.continuation {
            Some(Continuation::Playable {
                passes,
                moves,
                left,
                ..
            }) => {
                let is_dame =
                    |point: &MatchedPoint| self.last.dame_stones().any(|dame| dame.at == *point);
                let stones = moves.iter().filter(|(_, point)| !is_dame(point)).count();
                match stones {
                    0 => RecordEnd::Ends,
                    _ if !mostly_continues(&self.last, stones, left.len()) => RecordEnd::Ends,
                    stones => RecordEnd::StopsShort {
                        stones,
                        passes: *passes,
                    },
                }
            }
            _ => RecordEnd::Ends,
        }
    }
}

/// Number of stones after the last move required for each other difference, if the stones are to be
/// taken as moves.
const MOVES_PER_DIFFERENCE: usize = 4;

/// Returns true if nearly all differences are `stones` after the last move and the stones that
/// these capture.
fn mostly_continues(last: &PositionComparison, stones: usize, left: usize) -> bool {
    let missing = last
        .missing
        .iter()
        .filter(|missing| missing.why == AbsenceReason::Unexplained)
        .count();
    let others = last.moved.len() + last.recolored.len() + missing + left;
    others * MOVES_PER_DIFFERENCE <= stones
}
