//! Measures the life reading on finished boards whose dead stones are known, or fits its model to them.
//!
//! ```text
//! zcat train/kgs.jsonl.gz | cargo run --release --no-default-features --example measure_life -- --every 8
//! ```
//!
//! Standard input: one JSON object a line with `id`, `rows` and `dead` (points as `C3` or as `[row, column]`).
//! Printed: boards whose dead set is exact; boards wrong in a chain that nobody would be asked about
//! (SILENT); right boards that are asked about; how often each confidence was right.
//!
//! `--fit` prints the model's weights instead, `--list` names the wrong chains, `--every N` takes each Nth
//! board, `--from K` starts with board K (from 0), `--playouts N` and `--ask-below P` replace the defaults.

#![allow(clippy::print_stdout, reason = "the figures are for people")]

mod boards;
mod figures;
mod fit;

use std::error::Error;
use std::io::BufRead;
use std::str::FromStr;
use std::time::Instant;

use boards::Labelled;
use figures::Figures;
use fit::Samples;
use shuzi::life::Settings;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let flag = |name: &str| arguments.iter().any(|argument| argument == name);
    let defaults = Settings::default();
    let settings = Settings {
        playouts: value(&arguments, "--playouts", defaults.playouts)?,
        ask_below: value(&arguments, "--ask-below", defaults.ask_below)?,
        ..defaults
    };
    let lines = std::io::stdin().lock().lines();
    let chosen = lines.skip(value(&arguments, "--from", 0)?).step_by(value(&arguments, "--every", 1)?);

    if flag("--signals") {
        for line in chosen {
            let b = Labelled::parse(&line?)?;
            let position=&b.position;
            for s in shuzi::life::signals::signals(position, &settings)?.chains {
                println!("{}", serde_json::json!({"id":b.id,"p":position.size().name(s.points[0]),"n":s.points.len(),"c":s.color,"pa":s.pass_alive,"en":s.enclosed,"s1":s.survival_first,"s2":s.survival_second,"fl":s.filled,"li":s.liberties,"lo":s.locked,"b4":s.against_bent_four,"ow":s.owned,"ex":s.expected,"do":s.doubt,"ca":s.caught,"cb":s.catchable,"dead":b.is_dead(&s.points)}));
            }
        }
        return Ok(());
    }
    if flag("--fit") {
        let mut samples = Samples::default();
        for line in chosen {
            samples.add(&Labelled::parse(&line?)?, &settings)?;
        }
        println!("{:.2?}", samples.weights().ok_or("too few boards to fit")?);
        return Ok(());
    }
    let mut figures = Figures::default();
    let start = Instant::now();
    for line in chosen {
        figures.add(&Labelled::parse(&line?)?, &settings, flag("--list"))?;
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
