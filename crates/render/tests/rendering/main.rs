//! Rendered photos: they show what their truth says, and the library reads from them what they
//! show.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a panic is how a test reports"
)]

mod clip;
mod laws_of_reading;
mod no_board;
mod render;
mod truth;
