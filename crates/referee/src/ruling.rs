//! The ruling: the findings of an examination, written so that both players can follow them and
//! anybody can check them.
//!
//! [`Document`] holds the content; [`html`] and [`pdf`] lay it out.

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
