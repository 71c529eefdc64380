//! `shuzi placing`: the standings of a tournament.

use std::path::PathBuf;

use clap::builder::ArgPredicate;
use clap::{Args, ValueEnum};

use crate::locale;
use shuzi::ErrorKind;
use shuzi::language::{Language, Message, ToMessage};
use shuzi::photo::Limits;
use shuzi::report::{Failure, json};
use shuzi_tournament::standings::{
    self, Byes, Forfeits, Interpretation, ResultsError, Secondary, Standings,
};

use super::args::EvalFormat;
use super::output::Output;
use super::{RunStatus, Stop, read_input};

/// The arguments of `shuzi placing`.
#[derive(Debug, Args)]
pub(super) struct PlacingArgs {
    /// Table of results (CSV: round,black,white,result), `-` for standard input
    #[arg(value_name = "RESULTS")]
    results: PathBuf,
    /// Definition of an opponent's secondary points, which B1 and B2 add up
    #[arg(long, value_enum, default_value_t = AskedSecondary::A1)]
    secondary: AskedSecondary,
    /// Treatment of an opponent who failed to appear: defeated, or not met
    #[arg(long, value_enum, default_value_t = AskedForfeits::Defeated)]
    forfeits: AskedForfeits,
    /// Value of a bye: a point, or nothing
    #[arg(long, value_enum, default_value_t = AskedByes::Point)]
    byes: AskedByes,
    /// Number of times that a player may fail to appear or be absent before being suspended
    /// (article 8)
    #[arg(long, value_name = "TIMES")]
    absences: Option<usize>,
    /// Format of the table on standard output
    #[arg(long, value_enum, default_value_t = EvalFormat::Text)]
    #[arg(default_value_if("json", ArgPredicate::IsPresent, "json"))]
    format: EvalFormat,
    /// Short for --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Language of text output; JSON is the same in all languages [default: the locale's]
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
    /// The player who failed to appear has lost and counts as a defeated opponent
    Defeated,
    /// The win counts, but without an opponent
    NotMet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum AskedByes {
    /// A point without an opponent
    Point,
    /// No points
    Nothing,
}

pub(super) fn run(args: PlacingArgs, output: &mut Output) -> Result<(), Stop> {
    let file = read_input::input_name(&args.results);
    let standings = match read_standings(&args, &file) {
        Ok(standings) => standings,
        Err(failure) => return write_failure(&failure, args.format, output),
    };
    let must_suspend = args.absences.is_some_and(|allowed| {
        standings
            .absences
            .iter()
            .any(|player| player.is_to_be_suspended(allowed))
    });
    if !standings.place_changes.is_empty() || must_suspend {
        output.worsen(RunStatus::NeedsALook);
    }
    output.formatted_result(
        args.format,
        |words| standings::format_text(words, &file, &standings, args.absences),
        || standings::format_json(&file, &standings, args.absences),
    )
}

fn write_failure(failure: &Failure, format: EvalFormat, output: &mut Output) -> Result<(), Stop> {
    output.worsen(RunStatus::Failed);
    match format {
        EvalFormat::Json => output.result(&format!("{}\n", json::failure(failure)?)),
        EvalFormat::Text => {
            output.failure_text(failure, true);
            Ok(())
        }
    }
}

fn read_standings(args: &PlacingArgs, file: &str) -> Result<Standings, Failure> {
    let bytes = read_input::read_input(&args.results, Limits::default().max_bytes)?;
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
    let results = standings::read_results(&bytes).map_err(|error| bad_results(file, &error))?;
    Ok(standings::compute_standings(
        &results,
        Interpretation {
            secondary,
            forfeits,
            byes,
        },
    ))
}

fn bad_results(file: &str, error: &ResultsError) -> Failure {
    Failure {
        file: file.to_owned(),
        kind: ErrorKind::BadResults,
        message: error.to_message(),
        hint: Message::new("hint-write-results"),
    }
}
