//! Verify: a referee's look at a count that players dispute.
//!
//! Everything here is pure, as in the steps before it: positions, readings and reports in, findings out.

mod claim;
mod question;
mod verdict;

pub use claim::{Claim, ClaimError};
pub use question::{About, Is, OpenQuestion, Outcome, Way, open_questions};
pub use verdict::{Verdict, verdict};
