//! The referee's work: a disputed count verified, and the ruling written.

pub mod protocol;
pub mod verify;
