//! `shuzi placing`: results to places.

use std::path::PathBuf;

use clap::builder::ArgPredicate;
use clap::{Args, ValueEnum};

use crate::locale;
use shuzi::language::{Language, Message, ToMessage};
use shuzi::photo::Limits;
use shuzi::report::{Failure, json};
use shuzi_tournament::placing::{self, Byes, Forfeits, Readings, ResultsError, Secondary, Table};

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
    /// Whether a player who failed to appear is an opponent who was defeated, or one who was not met
    #[arg(long, value_enum, default_value_t = AskedForfeits::Defeated)]
    forfeits: AskedForfeits,
    /// Whether a bye is a point
    #[arg(long, value_enum, default_value_t = AskedByes::Point)]
    byes: AskedByes,
    /// How often a player may fail to appear or be absent; who does more often is to be suspended (article 8)
    #[arg(long, value_name = "TIMES")]
    absences: Option<usize>,
    /// How the table is written to standard output
    #[arg(long, value_enum, default_value_t = EvalFormat::Text)]
    #[arg(default_value_if("json", ArgPredicate::IsPresent, "json"))]
    format: EvalFormat,
    /// Short for --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// The language of text for people; JSON is the same in all of them [default: the locale's]
    #[arg(long, value_name = "LANGUAGE", value_parser = locale::parser())]
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum AskedForfeits {
    /// Who failed to appear has lost, and counts as defeated
    Defeated,
    /// Nobody was met: a win without an opponent
    NotMet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum AskedByes {
    /// A point without an opponent
    Point,
    /// No point
    Nothing,
}

pub(super) fn run(args: PlacingArgs, output: &mut Output) -> Result<(), Stop> {
    let file = input::name(&args.results);
    match (placed(&args, &file), args.format) {
        (Ok(table), format) => {
            let is_too_often = |allowed| table.absences.iter().any(|one| one.is_to_be_suspended(allowed));
            if !table.otherwise.is_empty() || args.absences.is_some_and(is_too_often) {
                output.worsen(Status::NeedsALook);
            }
            match format {
                EvalFormat::Text => {
                    output.result(&placing::text(output.words(), &file, &table, args.absences))
                }
                EvalFormat::Json => {
                    output.result(&format!("{}\n", placing::json(&file, &table, args.absences)))
                }
            }
        }
        (Err(failure), EvalFormat::Json) => {
            output.worsen(Status::Failed);
            output.result(&format!("{}\n", json::failure(&failure)?))
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
    let forfeits = match args.forfeits {
        AskedForfeits::Defeated => Forfeits::Defeated,
        AskedForfeits::NotMet => Forfeits::NotMet,
    };
    let byes = match args.byes {
        AskedByes::Point => Byes::Point,
        AskedByes::Nothing => Byes::Nothing,
    };
    let games = placing::read(&bytes).map_err(|error| bad_results(file, &error))?;
    Ok(placing::table(&games, Readings { secondary, forfeits, byes }))
}

fn bad_results(file: &str, error: &ResultsError) -> Failure {
    Failure {
        file: file.to_owned(),
        kind: "bad_results",
        message: error.to_message(),
        hint: Message::new("hint-write-results"),
    }
}
