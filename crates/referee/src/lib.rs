//! The referee's work: a disputed count verified, and the ruling written.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod ruling;
pub mod verify;
