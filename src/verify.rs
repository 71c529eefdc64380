//! Verify: a referee's look at a count that players dispute.
//!
//! Everything here is pure, as in the steps before it: positions, readings and reports in, findings out.

mod by_color;
pub mod filled;
mod later;
pub mod rearranged;

pub use by_color::ByColor;
pub use filled::{Fault, FaultKind, FilledIn, FilledInError};
pub use later::{Later, NotTheSameGame, doubtful};
pub use rearranged::{Rearranged, RearrangedError};
