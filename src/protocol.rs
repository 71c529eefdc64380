//! Protocol: a referee's look at a count, told so that both players can follow it and anybody can check it.
//!
//! [`Document`] is what is told.

pub mod document;
mod file;
mod findings;

pub use document::{Block, Document};
pub use file::{Difference, Input, Inputs, ProtocolError, ProtocolFile};
