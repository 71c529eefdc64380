//! What the page asks for ([`api`]), and the server that hands the page out and answers it ([`serve`]).

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod api;
#[cfg(feature = "http")]
pub mod serve;
