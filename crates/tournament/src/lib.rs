//! Tournament arithmetic: standings from a table of results, penalties for late arrival and
//! overtime, and the handicap between two grades.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod handicap;
pub mod standings;
pub mod time_penalty;
