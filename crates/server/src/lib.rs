//! The interface of the page ([`page_api`]), and the HTTP server that serves the page and answers
//! its requests ([`serve`]).

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod page_api;
#[cfg(feature = "http")]
pub mod serve;
