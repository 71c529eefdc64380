//! `shuzi handicap`: handicap moves and compensation for two grades.

use clap::builder::ArgPredicate;
use clap::{Args, ValueEnum};

use crate::locale;
use shuzi::color::Color;
use shuzi::language::{Language, Message, ToMessage};
use shuzi_tournament::handicap::{self, Grade, GradeScale};

use super::args::EvalFormat;
use super::output::Output;
use super::write_outputs::usage_error;
use super::{RunStatus, Stop, parsers};

/// The arguments of `shuzi handicap`.
#[derive(Debug, Args)]
pub(super) struct HandicapArgs {
    /// Grade of the player who has Black, such as 3tuan, 2ping or 5chi
    #[arg(long, value_name = "GRADE", value_parser = parsers::parse_grade)]
    black: Grade,
    /// Grade of the player who has White
    #[arg(long, value_name = "GRADE", value_parser = parsers::parse_grade)]
    white: Grade,
    /// Points per Chi, which the rules do not state; an even number up to 16
    #[arg(long, value_name = "POINTS", value_parser = parsers::parse_points_per_chi)]
    chi: Option<i32>,
    /// The Tuan that is as strong as 9 Ping, which the rules do not state, such as 7tuan
    #[arg(long, value_name = "TUAN", value_parser = parsers::parse_tuan)]
    ninth_ping: Option<u8>,
    /// Number of stones in the older player's hand when the colours of an even game were chosen
    #[arg(long, value_name = "STONES", requires = "guess")]
    #[arg(value_parser = parsers::parse_number::<u16>(1..=180))]
    stones: Option<u16>,
    /// The other player's guess
    #[arg(long, value_enum, requires = "stones")]
    guess: Option<Parity>,
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Parity {
    /// An even number
    Even,
    /// An odd number
    Odd,
}

pub(super) fn run(args: HandicapArgs, output: &mut Output) -> Result<(), Stop> {
    let scale = GradeScale {
        points_per_chi: args.chi,
        ninth_ping: args.ninth_ping,
    };
    let handicap = handicap::compute_handicap(args.black, args.white, scale)
        .map_err(|error| usage_error(error.to_message()))?;
    let guess = args.stones.zip(args.guess);
    if guess.is_some() && handicap.stronger.is_some() {
        return Err(usage_error(Message::new("usage-guess-in-even-game")));
    }
    // The guesser chooses the colours if the guess is right.
    let guesser_chooses = guess.map(|(stones, guess)| (stones % 2 == 1) == (guess == Parity::Odd));
    if handicap.is_open() || handicap.stronger == Some(Color::Black) {
        output.worsen(RunStatus::NeedsALook);
    }
    output.formatted_result(
        args.format,
        |words| handicap::format_text(words, &handicap, guesser_chooses),
        || handicap::format_json(&handicap, guesser_chooses),
    )
}
