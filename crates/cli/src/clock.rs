//! `shuzi clock`: what late arrival and overtime cost.

use std::time::Duration;

use clap::Args;
use clap::builder::ArgPredicate;

use crate::locale;
use shuzi::color::Color;
use shuzi::language::{Language, Message};
use shuzi_tournament::clock::{self, Clock, CountedMoves, SecondCounting, Together};

use super::args::EvalFormat;
use super::inputs::conflict;
use super::output::Output;
use super::values::{self, MovesOfBoth, Times};
use super::{Status, Stop};

/// What `shuzi clock` is asked.
#[derive(Debug, Args)]
pub(super) struct ClockArgs {
    /// The basic time of each player, such as 60min, 1h30m or 1:30:00
    #[arg(long, value_name = "TIME", value_parser = values::basic_time)]
    basic: Duration,
    /// How late the players came, such as black=7min; twice that is taken off the basic time
    #[arg(long, value_name = "COLOR=TIME", value_parser = values::times)]
    late: Option<Times>,
    /// The time they used for their moves, such as black=52min,white=1:15:00
    #[arg(long, value_name = "COLOR=TIME", value_parser = values::times)]
    used: Option<Times>,
    /// Seconds are counted after the basic time, instead of points: so many periods of this length, such as 5x30s
    #[arg(long, value_name = "PERIODSxTIME", value_parser = values::byo_yomi)]
    byo_yomi: Option<SecondCounting>,
    /// How often the players exceeded a period, such as black=2
    #[arg(long, value_name = "COLOR=TIMES", value_parser = values::times_exceeded)]
    #[arg(requires = "byo_yomi", conflicts_with = "moves")]
    exceeded: Option<MovesOfBoth>,
    /// How long each of their moves after the basic time took, such as black=25s+34s
    #[arg(long, value_name = "COLOR=TIME+TIME", value_parser = values::move_times, requires = "byo_yomi")]
    moves: Option<MovesOfBoth>,
    /// How the result is written to standard output
    #[arg(long, value_enum, default_value_t = EvalFormat::Text)]
    #[arg(default_value_if("json", ArgPredicate::IsPresent, "json"))]
    format: EvalFormat,
    /// Short for --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// The language it is told in [default: the locale's]
    #[arg(long, value_name = "LANGUAGE", value_parser = locale::parser())]
    pub lang: Option<Language>,
}

pub(super) fn run(args: ClockArgs, output: &mut Output) -> Result<(), Stop> {
    let ([late_black, late_white], [used_black, used_white]) =
        (args.late.unwrap_or_default(), args.used.unwrap_or_default());
    let of = |late: Option<Duration>, used: Option<Duration>| Clock {
        basic: args.basic,
        late: late.unwrap_or_default(),
        used: used.unwrap_or_default(),
    };
    let clocks = [of(late_black, used_black), of(late_white, used_white)];
    match args.byo_yomi {
        None => write_penalty_points(&clocks, args.format, output),
        Some(counting) => {
            let moves = args.exceeded.or(args.moves).unwrap_or_default().map(Option::unwrap_or_default);
            write_second_counting(&clocks, &counting, &moves, args.format, output)
        }
    }
}

fn write_penalty_points(clocks: &[Clock; 2], format: EvalFormat, output: &mut Output) -> Result<(), Stop> {
    let [black, white] = clocks;
    let (spent_black, spent_white) = (clock::spent(black), clock::spent(white));
    let together = clock::together(&spent_black, &spent_white);
    worsen(together, output);
    if format == EvalFormat::Json {
        let players = [(black, &spent_black), (white, &spent_white)];
        return output.result(&format!("{}\n", clock::penalty_points_json(players, together)));
    }
    let words = output.words();
    output.result(&clock::player(words, Color::Black, black, &spent_black))?;
    output.result(&clock::player(words, Color::White, white, &spent_white))?;
    output.result(&clock::game(words, together))
}

fn write_second_counting(
    clocks: &[Clock; 2],
    counting: &SecondCounting,
    moves: &[CountedMoves; 2],
    format: EvalFormat,
    output: &mut Output,
) -> Result<(), Stop> {
    for ((color, clock), moves) in Color::BOTH.into_iter().zip(clocks).zip(moves) {
        let needed = clock::least_overtime(counting, moves);
        let is_told = !clock.used.is_zero() && !needed.is_zero();
        if is_told && clock.used < clock.left().saturating_add(needed) {
            return Err(conflict(Message::new("usage-times-contradict").with("color", color.name())));
        }
    }
    let [black, white] = clocks;
    let [black_moves, white_moves] = moves;
    let black_counted = clock::counted_time(black, counting, black_moves);
    let white_counted = clock::counted_time(white, counting, white_moves);
    let together = clock::counted_together(&black_counted, &white_counted);
    worsen(together, output);
    if format == EvalFormat::Json {
        let players = [(black, &black_counted), (white, &white_counted)];
        let told = clock::second_counting_json(counting, players, together);
        return output.result(&format!("{told}\n"));
    }
    let words = output.words();
    output.result(&clock::counted_player(words, Color::Black, black, counting, &black_counted))?;
    output.result(&clock::counted_player(words, Color::White, white, counting, &white_counted))?;
    output.result(&clock::game(words, together))
}

fn worsen(together: Together, output: &mut Output) {
    if matches!(together, Together::Open | Together::BothLost) {
        output.worsen(Status::NeedsALook);
    }
}
