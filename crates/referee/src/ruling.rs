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
mod printable_line;
mod signing;
pub mod text;

pub use content::{RulingContext, compose_document, compose_summary};
pub use document::{Document, DocumentBlock};
pub use file::{InputFile, InputFiles, RulingDifference, RulingError, RulingFile, Signature};
#[cfg(not(target_family = "wasm"))]
pub use printable_line::printable_line;
pub use signing::{EventKey, KeyError, PublicKey, SignatureStatus};
