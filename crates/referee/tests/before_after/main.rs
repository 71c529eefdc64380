//! Boards before and after they were counted: every fault is named, and nobody is accused without one.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a panic is how a test reports")]

#[path = "../../../../tests/rules_vectors/boards.rs"]
#[allow(dead_code, reason = "shared with the tests of the rules")]
mod boards;
#[path = "../../../eval/examples/make_samples/games.rs"]
#[allow(dead_code, reason = "shared with the samples")]
mod games;

#[path = "../../../eval/examples/measure_pairs/judge.rs"]
mod judge;
#[path = "../../../eval/examples/measure_pairs/scenes.rs"]
#[allow(dead_code, reason = "shared with the measuring")]
mod scenes;

mod faults;
mod filled_in;
mod photos;
mod rearranged;
mod trust;
