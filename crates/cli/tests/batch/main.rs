//! `shuzi batch` and `shuzi merge`, run as archivists run them: nothing is lost, whatever happens.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a panic is how a test reports")]

#[path = "../program/mod.rs"]
mod program;

mod archive;
mod broken;
mod games;
mod going_on;
mod languages;
mod parts;
mod tables;
