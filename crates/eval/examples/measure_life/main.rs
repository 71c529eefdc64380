//! Measures life readings of finished boards with known dead stones, or fits the model to them.
//!
//! ```text
//! (cd training; python -m shuzi_training.finished ../../shared/scoring/train --part measure --clear) |
//!     cargo run --release -p shuzi-eval --example measure_life
//! ```
//!
//! The standard input has one JSON object per line with `id`, `rows` and `dead` (points as `C3` or
//! as `[row, column]`). The example prints the number of boards with an exact set of dead stones,
//! of boards with a wrong chain that no question is about (SILENT), of correct boards with
//! questions, and the share of correct chains for each class of confidence.
//!
//! `--misread SEED` changes a random point of every board, as if it were misread, and prints how
//! often the proposal changes elsewhere on the board, and how often no question is about that.
//!
//! `--fit` prints the weights of the fitted model instead, `--list` prints the wrong chains,
//! `--every N` uses every Nth board, `--from K` starts with board K, counted from 0, and
//! `--playouts N` and `--ask-below P` replace the defaults.

#![allow(clippy::print_stdout, reason = "the figures are for people")]

mod boards;
mod figures;
mod fit;
mod misread;

use std::error::Error;
use std::io::BufRead;
use std::str::FromStr;

use boards::LabelledBoard;
use figures::LifeFigures;
use fit::ChainSamples;
use misread::MisreadFigures;
use shuzi::life::{LifeJudge, LifeSettings};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let flag = |name: &str| arguments.iter().any(|argument| argument == name);
    let defaults = LifeSettings::default();
    let settings = LifeSettings {
        playouts: option_value(&arguments, "--playouts", defaults.playouts)?,
        ask_below: option_value(&arguments, "--ask-below", defaults.ask_below)?,
        ..defaults
    };
    let judge = LifeJudge::embedded();
    let lines = std::io::stdin().lock().lines();
    let chosen = lines
        .skip(option_value(&arguments, "--from", 0)?)
        .step_by(option_value(&arguments, "--every", 1)?);

    if flag("--fit") {
        let mut samples = ChainSamples::default();
        for line in chosen {
            samples.add(&LabelledBoard::parse(&line?)?, &judge, &settings)?;
        }
        println!("{:.2?}", samples.weights().ok_or("too few boards to fit")?);
        return Ok(());
    }
    if flag("--misread") {
        let mut misread = MisreadFigures::new(option_value(&arguments, "--misread", 1)?);
        for line in chosen {
            misread.add(
                &LabelledBoard::parse(&line?)?,
                &judge,
                &settings,
                flag("--list"),
            )?;
        }
        misread.print();
        return Ok(());
    }
    let mut figures = LifeFigures::default();
    for line in chosen {
        figures.add(
            &LabelledBoard::parse(&line?)?,
            &judge,
            &settings,
            flag("--list"),
        )?;
    }
    figures.print();
    Ok(())
}

/// Returns the argument after `name`, or `default` if there is none.
fn option_value<T: FromStr<Err: Error + 'static>>(
    arguments: &[String],
    name: &str,
    default: T,
) -> Result<T, Box<dyn Error>> {
    let given = arguments
        .iter()
        .position(|argument| argument == name)
        .and_then(|at| arguments.get(at + 1));
    Ok(given.map_or(Ok(default), |text| text.parse())?)
}
