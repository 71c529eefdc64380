//! Protocol: a referee's look at a count, told so that both players can follow it and anybody can check it.
//!
//! [`Document`] is what is told; [`html`] and [`pdf`] write it down.

mod columns;
pub mod document;
pub mod html;
#[cfg(feature = "pdf")]
pub mod pdf;
mod shown;

pub use document::{Block, Document};
