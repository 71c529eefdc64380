//! `shuzi clock`: the cost of late arrival and overtime.

use std::time::Duration;

use clap::Args;
use clap::builder::ArgPredicate;

use crate::locale;
use shuzi::color::Color;
use shuzi::language::{Language, Message};
use shuzi_tournament::time_penalty::{
    self, CombinedPenalty, CountedMoves, PlayerClock, SecondCounting, assess_counted_time,
    assess_time,
};

use super::args::EvalFormat;
use super::output::Output;
use super::parsers::{self, MovesOfBoth, Times};
use super::write_outputs::usage_error;
use super::{RunStatus, Stop};

/// The arguments of `shuzi clock`.
#[derive(Debug, Args)]
pub(super) struct ClockArgs {
    /// The basic time of each player, such as 60min, 1h30m or 1:30:00
    #[arg(long, value_name = "TIME", value_parser = parsers::parse_basic_time)]
    basic: Duration,
    /// Time by which each player was late, such as black=7min; twice that is deducted from the
    /// basic time
    #[arg(long, value_name = "COLOR=TIME", value_parser = parsers::parse_times)]
    late: Option<Times>,
    /// Time that each player used for moves, such as black=52min,white=1:15:00
    #[arg(long, value_name = "COLOR=TIME", value_parser = parsers::parse_times)]
    used: Option<Times>,
    /// Number and length of the periods after the basic time, such as 5x30s; seconds are then
    /// counted instead of points
    #[arg(long, value_name = "PERIODSxTIME", value_parser = parsers::parse_byo_yomi)]
    byo_yomi: Option<SecondCounting>,
    /// Number of times that each player exceeded a period, such as black=2
    #[arg(long, value_name = "COLOR=TIMES", value_parser = parsers::parse_times_exceeded)]
    #[arg(requires = "byo_yomi", conflicts_with = "moves")]
    exceeded: Option<MovesOfBoth>,
    /// Duration of each move after the basic time, such as black=25s+34s
    #[arg(long, value_name = "COLOR=TIME+TIME", value_parser = parsers::parse_move_times, requires = "byo_yomi")]
    moves: Option<MovesOfBoth>,
    /// Format of the result on standard output
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

pub(super) fn run(args: ClockArgs, output: &mut Output) -> Result<(), Stop> {
    let [late_black, late_white] = args.late.unwrap_or_default().map(Option::unwrap_or_default);
    let [used_black, used_white] = args.used.unwrap_or_default().map(Option::unwrap_or_default);
    let clocks = [
        PlayerClock {
            basic: args.basic,
            late: late_black,
            used: used_black,
        },
        PlayerClock {
            basic: args.basic,
            late: late_white,
            used: used_white,
        },
    ];
    match args.byo_yomi {
        None => write_penalty_points(&clocks, args.format, output),
        Some(counting) => {
            let moves = args
                .exceeded
                .or(args.moves)
                .unwrap_or_default()
                .map(Option::unwrap_or_default);
            write_second_counting(&clocks, &counting, &moves, args.format, output)
        }
    }
}

fn write_penalty_points(
    clocks: &[PlayerClock; 2],
    format: EvalFormat,
    output: &mut Output,
) -> Result<(), Stop> {
    let [black, white] = clocks;
    let (black_penalty, white_penalty) = (assess_time(black), assess_time(white));
    let combined = time_penalty::combine_penalties(&black_penalty, &white_penalty);
    worsen(combined, output);
    let players = [(black, &black_penalty), (white, &white_penalty)];
    output.formatted_result(
        format,
        |words| time_penalty::format_penalty_points_text(words, players, combined),
        || time_penalty::format_penalty_points_json(players, combined),
    )
}

fn write_second_counting(
    clocks: &[PlayerClock; 2],
    counting: &SecondCounting,
    moves: &[CountedMoves; 2],
    format: EvalFormat,
    output: &mut Output,
) -> Result<(), Stop> {
    for ((color, clock), moves) in Color::BOTH.into_iter().zip(clocks).zip(moves) {
        let needed = time_penalty::minimum_overtime(counting, moves);
        let are_both_stated = !clock.used.is_zero() && !needed.is_zero();
        if are_both_stated && clock.used < clock.time_left().saturating_add(needed) {
            return Err(usage_error(
                Message::new("usage-times-contradict").with("color", color.name()),
            ));
        }
    }
    let [black, white] = clocks;
    let [black_moves, white_moves] = moves;
    let black_counted = assess_counted_time(black, counting, black_moves);
    let white_counted = assess_counted_time(white, counting, white_moves);
    let combined = time_penalty::combine_counted_times(&black_counted, &white_counted);
    worsen(combined, output);
    let players = [(black, &black_counted), (white, &white_counted)];
    output.formatted_result(
        format,
        |words| time_penalty::format_second_counting_text(words, counting, players, combined),
        || time_penalty::format_second_counting_json(counting, players, combined),
    )
}

/// Sets the status of the run if the referee has to decide.
fn worsen(combined: CombinedPenalty, output: &mut Output) {
    if matches!(combined, CombinedPenalty::Open | CombinedPenalty::BothLost) {
        output.worsen(RunStatus::NeedsALook);
    }
}
