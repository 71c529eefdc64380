//! Measures the life reading on finished boards whose dead stones are known, or fits its model to them.
//!
//! ```text
//! (cd training; python -m shuzi_training.finished ../../shared/scoring/train --part measure --clear) |
//!     cargo run --release -p shuzi-eval --example measure_life
//! ```
//!
//! Standard input: one JSON object a line with `id`, `rows` and `dead` (points as `C3` or as `[row, column]`).
//! Printed: boards whose dead set is exact; boards wrong in a chain that nobody would be asked about
//! (SILENT); right boards that are asked about; how often each confidence was right.
//!
//! `--misread SEED` misreads one point of every board at random, as a reader of photos might, and prints how often what
//! is proposed changes elsewhere on the board, and whether a person would be asked about it.
//!
//! `--fit` prints the model's weights instead, `--list` names the wrong chains, `--every N` takes each Nth
//! board, `--from K` starts with board K (from 0), `--playouts N` and `--ask-below P` replace the defaults.

#![allow(clippy::print_stdout, reason = "the figures are for people")]

mod boards;
mod figures;
mod fit;
mod misread;

use std::error::Error;
use std::io::BufRead;
use std::str::FromStr;
use std::time::Instant;

use boards::Labelled;
use figures::Figures;
use fit::Samples;
use misread::Misread;
use shuzi::life::{LifeJudge, LifeSettings};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let flag = |name: &str| arguments.iter().any(|argument| argument == name);
    let defaults = LifeSettings::default();
    let settings = LifeSettings {
        playouts: value(&arguments, "--playouts", defaults.playouts)?,
        ask_below: value(&arguments, "--ask-below", defaults.ask_below)?,
        ..defaults
    };
    let judge = LifeJudge::embedded();
    let lines = std::io::stdin().lock().lines();
    let chosen = lines.skip(value(&arguments, "--from", 0)?).step_by(value(&arguments, "--every", 1)?);

    if flag("--fit") {
        let mut samples = Samples::default();
        for line in chosen {
            samples.add(&Labelled::parse(&line?)?, &judge, &settings)?;
        }
        println!("{:.2?}", samples.weights().ok_or("too few boards to fit")?);
        return Ok(());
    }
    if flag("--misread") {
        let mut misread = Misread::new(value(&arguments, "--misread", 1)?);
        for line in chosen {
            misread.add(&Labelled::parse(&line?)?, &judge, &settings, flag("--list"))?;
        }
        misread.print();
        return Ok(());
    }
    let mut figures = Figures::default();
    let start = Instant::now();
    for line in chosen {
        figures.add(&Labelled::parse(&line?)?, &judge, &settings, flag("--list"))?;
    }
    figures.print(start.elapsed());
    Ok(())
}

/// What follows `name` among the arguments, or `default`.
fn value<T: FromStr<Err: Error + 'static>>(
    arguments: &[String],
    name: &str,
    default: T,
) -> Result<T, Box<dyn Error>> {
    let given = arguments.iter().position(|argument| argument == name).and_then(|at| arguments.get(at + 1));
    Ok(given.map_or(Ok(default), |text| text.parse())?)
}
