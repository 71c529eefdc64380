//! What `shuzi verify` is asked.

use std::path::PathBuf;

use clap::builder::ArgPredicate;
use clap::{Args, ValueEnum};

use crate::args::{EndOptions, GameOptions, LifeOptions, PhotoOptions, RuleOptions, SetOptions};
use crate::locale;
use crate::values;
use shuzi::color::Color;
use shuzi::count::Correction;
use shuzi::language::Language;
use shuzi_referee::verify::THE_REFEREE;

use super::files::ProtocolPath;

#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS)]
pub(crate) struct VerifyArgs {
    /// Photos of the board before anything was moved, several for a second look; or the position as an .sgf file
    #[arg(value_name = "PHOTO", required_unless_present_any = ["replay", "make_key"])]
    pub photos: Vec<PathBuf>,
    /// The result that is claimed: B+1/4 or 黑胜1/4子 (zi), W+2.5 (points), 'Black 184.5' or 185 (one side's count), draw
    #[arg(long, value_name = "RESULT")]
    pub claim: Option<String>,
    /// Who claims it: black, white or a name
    #[arg(long, value_name = "NAME", requires = "claim", value_parser = values::name)]
    pub claimed_by: Option<String>,
    /// Compare the board with the game's record; its rules, komi, handicap, prisoners and names count unless stated
    #[arg(long, value_name = "FILE.sgf")]
    pub record: Option<PathBuf>,
    #[command(flatten)]
    pub which_game: GameOptions,
    /// The board after the Ing fill-in, or with --counted after it was rearranged for counting
    #[arg(long, value_name = "PHOTO")]
    pub after: Option<PathBuf>,
    /// Whose points are counted at the board [default: the side with less to do]
    #[arg(long, value_name = "COLOR", value_parser = values::color)]
    pub counted: Option<Color>,
    /// Repeat what a protocol says from its files, and name what differs
    #[arg(long, value_name = "PROTOCOL.json", conflicts_with_all = STATED)]
    pub replay: Option<PathBuf>,
    /// With --replay: the protocol must be signed with the event's key, whose public half this file holds
    #[arg(long, value_name = "PUBLIC.pem")]
    pub key: Option<PathBuf>,
    /// Make a key for an event: the private half, to sign with, in FILE, the public one beside it as .pub
    #[arg(long, value_name = "FILE", conflicts_with_all = STATED, conflicts_with_all = ["replay", "key"])]
    pub make_key: Option<PathBuf>,
    #[command(flatten)]
    pub rules: RuleOptions,
    #[command(flatten)]
    pub life: LifeOptions,
    #[command(flatten)]
    pub end: EndOptions,
    #[command(flatten)]
    pub set: SetOptions,
    /// Correct a point of the photo after, named as that photo shows the board, such as Q16=black
    #[arg(long, value_name = "POINT=STONE", value_delimiter = ',', value_parser = values::correction)]
    #[arg(help_heading = "What a person says")]
    pub set_after: Vec<Correction>,
    /// Who says all that [default: the referee]
    #[arg(long, value_name = "NAME", help_heading = "What a person says")]
    pub by: Option<String>,
    /// Ask about what decides even when this is no terminal
    #[arg(long, conflicts_with = "no_ask", help_heading = "What a person says")]
    pub ask: bool,
    /// Never ask
    #[arg(long, help_heading = "What a person says")]
    pub no_ask: bool,
    #[command(flatten)]
    pub photo: PhotoOptions,
    /// Black's name [default: the record's]
    #[arg(long, value_name = "NAME", help_heading = "The protocol")]
    pub black: Option<String>,
    /// White's name [default: the record's]
    #[arg(long, value_name = "NAME", help_heading = "The protocol")]
    pub white: Option<String>,
    /// The event, with round and board [default: the record's]
    #[arg(long, value_name = "NAME", help_heading = "The protocol")]
    pub event: Option<String>,
    /// Where it was played [default: the record's]
    #[arg(long, value_name = "NAME", value_parser = values::name, help_heading = "The protocol")]
    pub place: Option<String>,
    /// The number of the table
    #[arg(long, value_name = "NUMBER", value_parser = values::name, help_heading = "The protocol")]
    pub table: Option<String>,
    /// When the count was done, such as '2026-05-01 14:10'; nothing is taken from a clock
    #[arg(long, value_name = "TIME", value_parser = values::name, help_heading = "The protocol")]
    pub counted_at: Option<String>,
    /// When it was played [default: the record's]
    #[arg(long, value_name = "DATE", help_heading = "The protocol")]
    pub date: Option<String>,
    /// The referee's name
    #[arg(long, value_name = "NAME", help_heading = "The protocol")]
    pub referee: Option<String>,
    /// Write the protocol: .html and .pdf for people, .json to repeat it; may be given several times
    #[arg(long, value_name = "FILE", value_parser = ProtocolPath::parse, help_heading = "The protocol")]
    pub protocol: Vec<ProtocolPath>,
    /// Sign the protocol's JSON with an event's private key (Ed25519, PEM), as --make-key or OpenSSL makes it
    #[arg(long, value_name = "KEY.pem", help_heading = "The protocol")]
    pub sign: Option<PathBuf>,
    /// How the result is written to standard output; JSON is the protocol
    #[arg(long, value_enum, default_value_t = VerifyFormat::Text, help_heading = "Output")]
    #[arg(default_value_if("json", ArgPredicate::IsPresent, "json"))]
    pub format: VerifyFormat,
    /// Short for --format json
    #[arg(long, conflicts_with = "format", help_heading = "Output")]
    json: bool,
    /// The language of text for people; JSON is the same in all of them [default: the locale's]
    #[arg(long, value_parser = locale::parser(), value_name = "LANGUAGE", help_heading = "Output")]
    pub lang: Option<Language>,
    /// Print no hints on standard error
    #[arg(long, short, help_heading = "Output")]
    pub quiet: bool,
}

/// What a protocol that is repeated states itself.
const STATED: [&str; 38] = [
    "photos",
    "game",
    "claim",
    "claimed_by",
    "record",
    "after",
    "counted",
    "rules",
    "komi",
    "handicap",
    "white_handicap_bonus",
    "prisoners",
    "penalty",
    "overtime",
    "stones",
    "dead",
    "toggle",
    "left_open",
    "ended",
    "ko_pass",
    "set",
    "set_after",
    "by",
    "ask",
    "no_ask",
    "size",
    "board",
    "corners",
    "black",
    "white",
    "event",
    "place",
    "table",
    "counted_at",
    "date",
    "referee",
    "protocol",
    "sign",
];

const EXIT_STATUS: &str = "\
Exit status:
  0   all that was looked into is right, and certain
  1   something is wrong, or needs a person's look: the claim is not right or undecided, the board differs from the
      record or was filled in wrongly, points or groups are in doubt, a protocol is not reproduced
  2   a file cannot be looked into: it cannot be read, or is of another game or board
  64  the command line makes no sense
  74  the result cannot be written";

/// How the result is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum VerifyFormat {
    /// A board drawing and sentences
    Text,
    /// The protocol as JSON
    Json,
}

impl VerifyArgs {
    /// Who states what the options say.
    pub(super) fn by(&self) -> &str {
        self.by.as_deref().or(self.referee.as_deref()).unwrap_or(THE_REFEREE)
    }

    /// Whether a person is asked.
    pub(super) fn asks(&self, at_a_terminal: bool) -> bool {
        self.ask || at_a_terminal && !self.no_ask
    }
}
