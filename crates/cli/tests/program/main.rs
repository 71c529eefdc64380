//! The program as its users run it: arguments and files in; streams, files and exit status out. One
//! binary holds all of these tests, because linking one takes longer than running most of them.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a panic is how a test reports"
)]

#[path = "../../../../tests/support/shared_material.rs"]
mod shared_material;
mod support;

mod asking;
mod bad_input;
#[cfg(feature = "batch")]
mod batch;
mod cli;
mod counting_room;
mod evaluation;
mod exit_status;
mod languages;
mod placing;
#[cfg(target_os = "linux")]
mod prompt;
#[cfg(all(feature = "batch", feature = "serve"))]
mod review;
mod same_board;
#[cfg(unix)]
mod second_opinion;
#[cfg(feature = "serve")]
mod serve;
mod snapshots;
mod stated_grid;
mod turn;
mod verify;
