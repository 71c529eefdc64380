//! Verify: a referee's look at a count that players dispute.
//!
//! Everything here is pure, as in the steps before it: positions, readings and reports in, findings out.

pub mod record;
