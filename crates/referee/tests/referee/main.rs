//! Tests of the findings: photos and positions against the record of the game, and boards before
//! and after they were counted.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a panic is how a test reports"
)]

#[path = "../../../../tests/support/shared_material.rs"]
#[allow(dead_code, reason = "nothing else keeps a test here from its work")]
mod shared_material;

mod against_the_record;
mod before_after;
