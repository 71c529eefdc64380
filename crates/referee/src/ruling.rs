//! Ruling: a referee's look at a count, told so that both players can follow it and anybody can check it.
//!
//! [`Document`] is what is told; [`html`] and [`pdf`] write it down.

mod columns;
mod content;
pub mod document;
mod file;
mod findings;
pub mod html;
#[cfg(feature = "pdf")]
pub mod pdf;
mod shown;
mod signing;
pub mod text;

pub use content::{Matter, compose_document, compose_summary};
pub use document::{Block, Document};
pub use file::{Difference, Input, Inputs, RulingError, RulingFile, Signature};
#[cfg(not(target_family = "wasm"))]
pub use shown::shown;
pub use signing::{EventKey, KeyError, PublicKey, Signed};
