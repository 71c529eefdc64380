//! Whether a record ends where the photo was taken.

use super::difference::{Absence, Against, Presence};
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
    /// The likelier reading. That the record runs on is worth one difference: an earlier position must come
    /// nearer by two, or agree altogether.
    pub fn extent(&self) -> Extent {
        if let Some(earlier) = &self.earlier
            && (earlier.differences() == 0 || earlier.differences() + 1 < self.last.differences())
        {
            return Extent::RunsOn { moves: earlier.later };
        }
        match &self.continuation {
            Some(Continuation::Playable { passes, .. }) if only_goes_on(&self.last) => {
                let dame = self.last.extra.iter().filter(|extra| extra.why == Presence::Dame).count();
                let stones = self.last.extra.len() - dame;
                if stones == 0 { Extent::Ends } else { Extent::StopsShort { stones, passes: *passes } }
            }
            _ => Extent::Ends,
        }
    }
}

/// Whether nothing but stones after the last move, and what they capture, is unlike the record.
fn only_goes_on(last: &Against) -> bool {
    let is_unexplained = |why| why == Absence::Unexplained;
    last.moved.is_empty()
        && last.recolored.is_empty()
        && !last.missing.iter().any(|missing| is_unexplained(missing.why))
}
