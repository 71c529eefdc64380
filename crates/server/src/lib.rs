//! What the page asks for ([`api`]), and the server that hands the page out and answers it ([`serve`]).

pub mod api;
#[cfg(feature = "http")]
pub mod serve;
