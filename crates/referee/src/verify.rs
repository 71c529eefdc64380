//! Verify: a referee's look at a count that players dispute.
//!
//! Everything here is pure, as in the steps before it: positions, readings and reports in, findings out.

mod counted;
mod examination;
pub mod filled;
mod inquiry;
mod later;
mod question;
mod reading;
pub mod rearranged;
pub mod record;
mod rereading;
pub mod trust;
mod verdict;

pub use examination::{
    After, AgainstRecord, Evidence, Examination, FoundAfter, examine, is_position, judge, read, size_in_doubt,
};
pub use filled::{Fault, FaultKind, FilledIn, FilledInError};
pub use inquiry::{Exhibit, Exhibits, Game, Inquiry, Said, StatedGrid, Statement, THE_REFEREE};
pub use later::{Later, NotTheSameGame, doubtful};
pub use question::{About, Is, OpenQuestion, Outcome, OutcomeBounds, Way, open_questions};
pub use rearranged::{Rearranged, RearrangedError, StonesDue};
pub use rereading::{Rereadings, Stones};
pub use shuzi::score::{ByColor, Claim, ClaimError, ClaimReading, ClaimedResult};
pub use trust::{Mistrust, Untrusted};
pub use verdict::{JudgedReading, Verdict, changing_questions, verdict};
