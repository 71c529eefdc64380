//! Tournament arithmetic: standings from a table of results, penalties for late arrival and overtime,
//! and the handicap between two grades.

pub mod handicap;
pub mod standings;
pub mod time_penalty;
