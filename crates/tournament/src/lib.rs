//! What a tournament needs beside the count: the places by its results, what late arrival and overtime cost, and the
//! handicap between two grades.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod clock;
pub mod handicap;
pub mod placing;
