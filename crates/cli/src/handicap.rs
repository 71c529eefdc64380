//! `shuzi handicap`: two grades to handicap moves and compensation.

use clap::builder::ArgPredicate;
use clap::{Args, ValueEnum};

use crate::locale;
use shuzi::color::Color;
use shuzi::language::{Language, Message, ToMessage};
use shuzi_tournament::handicap::{self, Grade, Scale};

use super::args::EvalFormat;
use super::inputs::conflict;
use super::output::Output;
use super::{Status, Stop, values};

/// What `shuzi handicap` is asked.
#[derive(Debug, Args)]
pub(super) struct HandicapArgs {
    /// The grade of the player who has Black, such as 3tuan, 2ping or 5chi
    #[arg(long, value_name = "GRADE", value_parser = values::grade)]
    black: Grade,
    /// The grade of the player who has White
    #[arg(long, value_name = "GRADE", value_parser = values::grade)]
    white: Grade,
    /// Points that a Chi comes to, of which the rules say nothing; an even number up to 16
    #[arg(long, value_name = "POINTS", value_parser = values::points_per_chi)]
    chi: Option<i32>,
    /// The Tuan that is as strong as 9 Ping, of which the rules say nothing, such as 7tuan
    #[arg(long, value_name = "TUAN", value_parser = values::tuan)]
    ninth_ping: Option<u8>,
    /// How many stones the older player had in the hand when the colours of an even game were chosen
    #[arg(long, value_name = "STONES", requires = "guess")]
    #[arg(value_parser = values::number::<u16>(1..=180))]
    stones: Option<u16>,
    /// What the other player guessed
    #[arg(long, value_enum, requires = "stones")]
    guess: Option<Parity>,
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Parity {
    /// An even number
    Even,
    /// An odd number
    Odd,
}

pub(super) fn run(args: HandicapArgs, output: &mut Output) -> Result<(), Stop> {
    let scale = Scale { chi: args.chi, ninth_ping: args.ninth_ping };
    let handicap =
        handicap::handicap(args.black, args.white, scale).map_err(|error| conflict(error.to_message()))?;
    let guessed = args.stones.zip(args.guess);
    if guessed.is_some() && handicap.stronger.is_some() {
        return Err(conflict(Message::new("usage-guess-in-even-game")));
    }
    let is_right = guessed.map(|(stones, guess)| (stones % 2 == 1) == (guess == Parity::Odd));
    if handicap.is_open() || handicap.stronger == Some(Color::Black) {
        output.worsen(Status::NeedsALook);
    }
    match args.format {
        EvalFormat::Text => output.result(&handicap::text(output.words(), &handicap, is_right)),
        EvalFormat::Json => output.result(&format!("{}\n", handicap::json(&handicap, is_right))),
    }
}
