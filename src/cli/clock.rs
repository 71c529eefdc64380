//! `shuzi clock`: what late arrival and overtime cost.

use std::time::Duration;

use clap::Args;

use crate::clock::{self, Clock, Together};
use crate::color::Color;
use crate::language::Language;

use super::output::Output;
use super::values::{self, Times};
use super::{Status, Stop};

/// What `shuzi clock` is asked.
#[derive(Debug, Args)]
pub(super) struct ClockArgs {
    /// The basic time of each player, such as 60min or 1h30m
    #[arg(long, value_name = "TIME", value_parser = values::basic_time)]
    basic: Duration,
    /// How late the players came, such as black=7min; twice that is taken off the basic time
    #[arg(long, value_name = "COLOR=TIME", value_parser = values::times)]
    late: Option<Times>,
    /// The time they used for their moves, such as black=52min,white=1h15m
    #[arg(long, value_name = "COLOR=TIME", value_parser = values::times)]
    used: Option<Times>,
    /// The language it is told in [default: the locale's]
    #[arg(long, value_name = "LANGUAGE", value_enum)]
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
    let (black, white) = (of(late_black, used_black), of(late_white, used_white));
    let (spent_black, spent_white) = (clock::spent(&black), clock::spent(&white));
    let together = clock::together(&spent_black, &spent_white);
    if matches!(together, Together::Open | Together::BothLost) {
        output.worsen(Status::NeedsALook);
    }
    let words = output.words();
    output.result(&clock::player(words, Color::Black, &black, &spent_black))?;
    output.result(&clock::player(words, Color::White, &white, &spent_white))?;
    output.result(&clock::game(words, together))
}
