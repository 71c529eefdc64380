//! Files, archives, requests and engines that are made to do harm, given to the program as its users
//! run it. The system ends a process that uses more memory or CPU time than is stated, so a test needs
//! no clock; what is left to check is that the program says what is wrong, and goes on with the rest.

#![cfg(target_os = "linux")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a panic is how a test reports"
)]

#[path = "../program/support.rs"]
#[allow(dead_code, reason = "shared with the tests of the program")]
mod support;

#[cfg(feature = "serve")]
#[path = "../program/serve/client.rs"]
#[allow(dead_code, reason = "shared with the tests of the server")]
mod client;

#[cfg(feature = "batch")]
mod archives;
mod engines;
mod limits;
mod pictures;
#[cfg(feature = "serve")]
mod requests;
