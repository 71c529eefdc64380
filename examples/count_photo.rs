//! Counts a photo and prints the result, and what a person should look at first.
//!
//! ```text
//! cargo run --release -p shuzi --example count_photo -- samples/19-finished-top.jpg
//! ```

#![allow(clippy::print_stdout, reason = "an example speaks to its reader")]

use std::error::Error;

use shuzi::Options;
use shuzi::color::Color;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args()
        .nth(1)
        .ok_or("Which photo? Name it as the first argument.")?;
    let photo = std::fs::read(&path)?;
    let report = shuzi::count(
        &photo,
        &Options {
            file: path,
            ..Options::default()
        },
    )?;

    for row in report.position.rows() {
        println!("{row}");
    }
    for uncertain in &report.uncertain {
        println!("Not sure: {}", report.position.size().name(uncertain.point));
    }
    let Some(settlement) = &report.settlement else {
        println!("This position cannot be counted.");
        return Ok(());
    };
    let margin = settlement.score.margin.as_points();
    match settlement.score.winner {
        Some(Color::Black) => println!("Black wins by {margin} points."),
        Some(Color::White) => println!("White wins by {} points.", -margin),
        None => println!("A draw."),
    }
    Ok(())
}
