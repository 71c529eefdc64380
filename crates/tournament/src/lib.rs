//! What a tournament needs beside the count: the places by its results, what late arrival and overtime cost, and the
//! handicap between two grades.

pub mod clock;
pub mod handicap;
pub mod placing;
