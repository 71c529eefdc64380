//! Corrects a point that was read wrong and counts again, without reading the photo again.
//!
//! ```text
//! cargo run --release -p shuzi --example correct_and_recount -- samples/19-finished-top.jpg D4=empty
//! ```

#![allow(clippy::print_stdout, reason = "an example speaks to its reader")]

use std::error::Error;
use std::time::Duration;

use shuzi::color::Color;
use shuzi::count::{
    Correction, CountSettings, PointName, ReadSettings, Reader, SecondOpinions, settle,
};
use shuzi::life::LifeJudge;
use shuzi::report::Report;
use shuzi::score::{RuleSet, Rules};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [path, correction] = arguments.as_slice() else {
        return Err("Name a photo and a correction such as D4=empty.".into());
    };
    let correction = parse_correction(correction)?;

    let photo = std::fs::read(path)?;
    let no_clock = || Duration::ZERO;
    let (_, case) = Reader::embedded().read(path, &photo, &ReadSettings::default(), &no_clock)?;
    let settings = CountSettings::of_rules(Rules::of(RuleSet::Chinese));
    let (judge, none) = (LifeJudge::embedded(), SecondOpinions::none());
    print_margin(
        "As read",
        &settle(&case, &settings, &judge, &none, &no_clock)?.report,
    );

    let corrected = case.corrected(&[correction])?;
    print_margin(
        "Corrected",
        &settle(&corrected, &settings, &judge, &none, &no_clock)?.report,
    );
    Ok(())
}

/// Parses `POINT=STONE`, where STONE is `black`, `white` or `empty`.
fn parse_correction(text: &str) -> Result<Correction, Box<dyn Error>> {
    let (point, stone) = text
        .split_once('=')
        .ok_or("A correction is written POINT=STONE.")?;
    let stone = match stone {
        "black" => Some(Color::Black),
        "white" => Some(Color::White),
        "empty" => None,
        _ => return Err("A stone is black, white or empty.".into()),
    };
    Ok(Correction {
        point: PointName::parse(point)?,
        stone,
    })
}

fn print_margin(label: &str, report: &Report) {
    match &report.settlement {
        Some(settlement) => println!(
            "{label}: {:+} for Black",
            settlement.score.margin.as_points()
        ),
        None => println!("{label}: cannot be counted"),
    }
}
