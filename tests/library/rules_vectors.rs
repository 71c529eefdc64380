//! The worked examples of the rule texts: Chinese rules of 1988 and 2002 (referees' course), Ing
//! SST rules, Japanese rules of 1989, and a beginners' page.

#[path = "../support/rule_boards.rs"]
pub mod boards;
mod counts;
mod diagrams;
mod filled_in;
mod findings;
mod old_counts;
