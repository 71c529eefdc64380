//! Scores the last position of a game record under several rule sets.
//!
//! ```text
//! cargo run --release -p shuzi --no-default-features --example score_sgf -- game.sgf
//! ```

#![allow(clippy::print_stdout, reason = "an example speaks to its reader")]

use std::error::Error;

use shuzi::Options;
use shuzi::score::{RuleSet, Rules};

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args()
        .nth(1)
        .ok_or("Which game? Name its record (.sgf) as the first argument.")?;
    let record = std::fs::read(&path)?;
    for set in [RuleSet::Chinese, RuleSet::Japanese, RuleSet::Ing] {
        let options = Options {
            file: path.clone(),
            rules: Some(Rules::of(set)),
            ..Options::default()
        };
        let report = shuzi::score(&record, &options)?;
        match &report.settlement {
            Some(settlement) => {
                println!(
                    "{}: {:+} for Black",
                    set.name(),
                    settlement.score.margin.as_points()
                )
            }
            None => println!("{}: cannot be counted", set.name()),
        }
    }
    Ok(())
}
