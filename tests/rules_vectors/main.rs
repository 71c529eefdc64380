//! The worked examples of the rule texts: Chinese rules of 1988 and 2002 (referees' course), Ing SST rules,
//! Japanese rules of 1989, and a beginners' page.

mod boards;
mod counts;
mod diagrams;
mod findings;
