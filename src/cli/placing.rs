//! `shuzi placing`: results to places.

use std::path::PathBuf;

use clap::builder::ArgPredicate;
use clap::{Args, ValueEnum};

use crate::language::Language;
use crate::photo::Limits;
use crate::placing::{self, ResultsError, Secondary, Table};
use crate::report::{Failure, json};

use super::args::EvalFormat;
use super::output::Output;
use super::{Status, Stop, input};

/// What `shuzi placing` is asked.
#[derive(Debug, Args)]
pub(super) struct PlacingArgs {
    /// Table of results (CSV: round,black,white,result), `-` for standard input
    #[arg(value_name = "RESULTS")]
    results: PathBuf,
    /// What an opponent's secondary points are, of which B1 and B2 are sums
    #[arg(long, value_enum, default_value_t = AskedSecondary::A1)]
    secondary: AskedSecondary,
    /// How the table is written to standard output
    #[arg(long, value_enum, default_value_t = EvalFormat::Text)]
    #[arg(default_value_if("json", ArgPredicate::IsPresent, "json"))]
    format: EvalFormat,
    /// Short for --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// The language of text for people; JSON is the same in all of them [default: the locale's]
    #[arg(long, value_name = "LANGUAGE", value_enum)]
    pub lang: Option<Language>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum AskedSecondary {
    /// A1
    A1,
    /// A1 and A2 together
    #[value(name = "a1+a2")]
    A1AndA2,
}

pub(super) fn run(args: PlacingArgs, output: &mut Output) -> Result<(), Stop> {
    let file = input::name(&args.results);
    match (placed(&args, &file), args.format) {
        (Ok(table), format) => {
            if !table.otherwise.is_empty() {
                output.worsen(Status::NeedsALook);
            }
            match format {
                EvalFormat::Text => output.result(&placing::text(output.words(), &file, &table)),
                EvalFormat::Json => output.result(&format!("{}\n", placing::json(&file, &table))),
            }
        }
        (Err(failure), EvalFormat::Json) => {
            output.worsen(Status::Failed);
            output.result(&format!("{}\n", json::failure(&failure)))
        }
        (Err(failure), EvalFormat::Text) => {
            output.worsen(Status::Failed);
            output.failure_text(&failure, true);
            Ok(())
        }
    }
}

fn placed(args: &PlacingArgs, file: &str) -> Result<Table, Failure> {
    let bytes = input::read(&args.results, Limits::default().max_bytes)?;
    let secondary = match args.secondary {
        AskedSecondary::A1 => Secondary::A1,
        AskedSecondary::A1AndA2 => Secondary::A1AndA2,
    };
    let games = placing::read(&bytes).map_err(|error| bad_results(file, &error))?;
    Ok(placing::table(&games, secondary))
}

fn bad_results(file: &str, error: &ResultsError) -> Failure {
    Failure {
        file: file.to_owned(),
        kind: "bad_results",
        message: error.to_string(),
        hint: "Write one game a line, as in 1,Ke Jie,Park Junghwan,B+2.5.".to_owned(),
    }
}
