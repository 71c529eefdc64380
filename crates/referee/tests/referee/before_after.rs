//! Boards before and after they were counted: every fault is named, and none is invented.

#[path = "../../../../tests/support/rule_boards.rs"]
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
