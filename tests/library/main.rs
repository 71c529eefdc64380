//! The library as programs use it, and the laws that it keeps. One binary holds all of these tests,
//! because linking one takes longer than running most of them.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a panic is how a test reports"
)]

#[path = "../support/shared_material.rs"]
mod shared_material;

mod architecture;
#[cfg(feature = "vision")]
mod damaged_jpegs;
mod damaged_records;
#[cfg(feature = "vision")]
mod damaged_webps;
mod forbidden_moves;
#[cfg(feature = "vision")]
mod frames;
mod game_records;
mod guided_count;
mod guided_territory;
#[cfg(feature = "vision")]
mod hard_photos;
#[cfg(feature = "heic")]
mod heic_tiles;
#[cfg(feature = "vision")]
mod labelled_photo;
mod laws_of_counting;
#[cfg(feature = "vision")]
mod live;
mod network_reference;
#[cfg(feature = "vision")]
mod photo_formats;
#[cfg(feature = "vision")]
mod real_photos;
#[cfg(feature = "vision")]
mod reports;
mod rules_vectors;
#[cfg(feature = "vision")]
mod samples;
mod scored_games;
mod stored_regions;
mod textbook;
