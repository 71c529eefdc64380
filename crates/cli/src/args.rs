//! What can be asked: commands and options as the user writes them.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::ArgPredicate;
use clap::{Args as ClapArgs, ColorChoice, Parser, Subcommand, ValueEnum};

use crate::locale;
use shuzi::count::{Correction, PointName};
use shuzi::geometry::PhotoPoint;
use shuzi::language::Language;
use shuzi::score::{Ended, HalfPoints, HandicapBonus, LeftOpen, Penalties, Prisoners, Sets};

use super::values;

/// Reads photos of Go boards and settles the count.
#[derive(Debug, Parser)]
#[command(name = "shuzi", version, about, after_help = EXIT_STATUS)]
pub(super) struct Args {
    #[command(subcommand)]
    pub command: Command,
    /// When to use colours: on a terminal unless NO_COLOR is set, always, or never
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = ColorChoice::Auto, global = true)]
    #[arg(help_heading = "Output")]
    pub color: ColorChoice,
}

const EXIT_STATUS: &str = "\
Exit status:
  0   all done and certain
  1   done, but something needs a person's look (doubtful points or groups, open dame)
  2   at least one input failed
  64  the command line makes no sense
  74  ended before all was done: results cannot be written, the disk is full";

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Count the board in each photo: read it, propose dead stones, score
    Count(CountArgs),
    /// Read the position in each photo
    Read(ReadArgs),
    /// Score positions and game records (SGF files)
    Score(ScoreArgs),
    /// Settle a disputed count: a claim, the game's record, the board after the fill-in; and write a protocol
    Verify(Box<super::verify::VerifyArgs>),
    /// Hand out the page for phones and browsers, and count for it
    #[cfg(feature = "serve")]
    Serve(super::serve::ServeArgs),
    /// Read an archive of photos into tables: thousands, with nothing lost
    #[cfg(feature = "batch")]
    Batch(super::batch::BatchArgs),
    /// Put the parts of a batch together, and write its tables anew
    #[cfg(feature = "batch")]
    Merge(super::batch::merge::MergeArgs),
    /// Write a page of what needs a person in a batch; `serve --review` keeps what they say
    #[cfg(feature = "batch")]
    Review(super::batch::review::ReviewArgs),
    /// A process of `batch`: reads photos from standard input
    #[cfg(feature = "batch")]
    #[command(hide = true)]
    BatchWorker(super::batch::worker::WorkerArgs),
    /// Make a photorealistic photo of a position, with its truth beside it
    Render(super::render::RenderArgs),
    /// Measure the reader on labelled photos
    Eval(EvalArgs),
    /// Place the players of a tournament by its results (Ing SST rules, article 5)
    Placing(super::placing::PlacingArgs),
    /// Work out late arrival and overtime of a game (Ing SST rules, articles 7 and 8)
    Clock(super::clock::ClockArgs),
    /// Work out handicap moves and compensation from two grades (Ing SST rules, article 6)
    Handicap(super::handicap::HandicapArgs),
}

impl Command {
    /// The language that it was told to speak.
    pub(super) fn stated_language(&self) -> Option<Language> {
        match self {
            Command::Count(args) => args.output.lang,
            Command::Read(args) => args.output.lang,
            Command::Score(args) => args.output.lang,
            Command::Verify(args) => args.lang,
            Command::Placing(args) => args.lang,
            Command::Clock(args) => args.lang,
            Command::Handicap(args) => args.lang,
            #[cfg(feature = "serve")]
            Command::Serve(args) => args.lang,
            #[cfg(feature = "batch")]
            Command::Batch(args) => args.language(),
            #[cfg(feature = "batch")]
            Command::Merge(args) => args.lang,
            #[cfg(feature = "batch")]
            Command::Review(args) => args.lang,
            // It speaks to no person.
            #[cfg(feature = "batch")]
            Command::BatchWorker(_) => Some(Language::English),
            Command::Render(args) => args.lang,
            Command::Eval(args) => args.lang,
        }
    }
}

#[derive(Debug, ClapArgs)]
pub(super) struct CountArgs {
    /// Photos, `-` for standard input
    #[arg(required = true, value_name = "PHOTO")]
    pub photos: Vec<PathBuf>,
    #[command(flatten)]
    pub rules: RuleOptions,
    #[command(flatten)]
    pub life: LifeOptions,
    #[command(flatten)]
    pub engine: EngineOptions,
    #[command(flatten)]
    pub set: SetOptions,
    #[command(flatten)]
    pub end: EndOptions,
    #[command(flatten)]
    pub ask: AskOptions,
    #[command(flatten)]
    pub photo: PhotoOptions,
    #[command(flatten)]
    pub shown: ShownOptions,
    #[command(flatten)]
    pub output: OutputOptions,
}

#[derive(Debug, ClapArgs)]
pub(super) struct ReadArgs {
    /// Photos, `-` for standard input
    #[arg(required = true, value_name = "PHOTO")]
    pub photos: Vec<PathBuf>,
    /// The photos show one board on which nothing was moved: read them together, as one position turned like the
    /// first. A photo that cannot be read is left out, and the exit status is 2
    #[arg(long, conflicts_with = "corners")]
    pub same_board: bool,
    #[command(flatten)]
    pub set: SetOptions,
    #[command(flatten)]
    pub photo: PhotoOptions,
    #[command(flatten)]
    pub output: OutputOptions,
}

#[derive(Debug, ClapArgs)]
pub(super) struct ScoreArgs {
    /// SGF files, `-` for standard input; a game is replayed and its last position counts
    #[arg(required = true, value_name = "POSITION")]
    pub positions: Vec<PathBuf>,
    #[command(flatten)]
    pub record: GameOptions,
    #[command(flatten)]
    pub rules: RuleOptions,
    #[command(flatten)]
    pub life: LifeOptions,
    #[command(flatten)]
    pub engine: EngineOptions,
    #[command(flatten)]
    pub set: SetOptions,
    #[command(flatten)]
    pub end: EndOptions,
    #[command(flatten)]
    pub ask: AskOptions,
    #[command(flatten)]
    pub shown: ShownOptions,
    #[command(flatten)]
    pub output: OutputOptions,
}

/// Which of a file's games is meant.
#[derive(Debug, ClapArgs)]
pub(super) struct GameOptions {
    /// Which game is meant where the record holds several, from 1 [default: the first, with a warning]
    #[arg(long, value_name = "NUMBER", value_parser = values::game_number)]
    pub game: Option<usize>,
}

#[derive(Debug, ClapArgs)]
pub(super) struct EvalArgs {
    /// Folders searched for label files beside their photos
    #[arg(required = true, value_name = "DIR")]
    pub folders: Vec<PathBuf>,
    /// Judge photos that may be trained on, too
    #[arg(long)]
    pub with_train: bool,
    /// Keep only labels whose path or tags contain this text
    #[arg(long, value_name = "TEXT")]
    pub only: Option<String>,
    /// Name every photo that is not exact
    #[arg(long)]
    pub fail_list: bool,
    /// Show the photos that are not exact, the worst first, on a page: DIR/index.html and pictures beside it
    #[arg(long, value_name = "DIR")]
    pub sheet: Option<PathBuf>,
    /// Show exact boards on the page, too
    #[arg(long, requires = "sheet")]
    pub all: bool,
    /// Photos read at a time; with more than one the timings say less
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = values::number::<u16>(1..=256))]
    pub jobs: u16,
    /// Tables or one JSON object
    #[arg(long, value_enum, default_value_t = EvalFormat::Text)]
    #[arg(default_value_if("json", ArgPredicate::IsPresent, "json"))]
    pub format: EvalFormat,
    /// Short for --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// The language of the tables and the page; JSON is the same in all of them [default: the locale's]
    #[arg(long, value_name = "LANGUAGE", value_parser = locale::parser())]
    pub lang: Option<Language>,
}

#[derive(Debug, Default, ClapArgs)]
#[command(next_help_heading = "Rules")]
pub(super) struct RuleOptions {
    /// Rule set: chinese, chinese-1988, ing, japanese, korean, aga, new-zealand, tromp-taylor or beginner; or a file
    /// with the rules of an event, such as my-cup.toml
    #[arg(long, value_name = "NAME|FILE.toml", value_parser = values::rules)]
    pub rules: Option<values::RulesName>,
    /// Points White is given, such as 7.5, or zi with their unit, such as 3.75zi [default: the rule set's]
    #[arg(long, value_name = "POINTS", value_parser = values::points, allow_hyphen_values = true)]
    pub komi: Option<HalfPoints>,
    /// Black stones placed before White's first move
    #[arg(long, value_name = "STONES", value_parser = values::handicap)]
    pub handicap: Option<u32>,
    /// What White is given for N handicap stones: 0, N or N-1 points [default: the one that the record's result shows, else
    /// the rule set's; Chinese texts differ, so that there all three results are told]
    #[arg(long, value_name = "0|N|N-1", value_parser = values::handicap_bonus)]
    pub white_handicap_bonus: Option<HandicapBonus>,
    /// Captured stones of each colour, such as B=3,W=5; only territory rules use them
    #[arg(long, value_name = "B=N,W=N", value_parser = values::prisoners)]
    pub prisoners: Option<Prisoners>,
    /// Points that players lose by penalties, such as black=2
    #[arg(long, value_name = "COLOR=POINTS", value_parser = values::penalties)]
    pub penalty: Option<Penalties>,
    /// Time used beyond the basic time, as a share of it, such as black=0.2 or black=6/30; costs points under Ing rules
    #[arg(long, value_name = "COLOR=SHARE", value_parser = values::overtime)]
    pub overtime: Option<values::Overtimes>,
    /// Stones that a set holds when some are missing, such as black=179; the Ing fill-in needs full sets
    #[arg(long, value_name = "COLOR=STONES", value_parser = values::sets)]
    pub stones: Option<Sets>,
}

#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "What a person says")]
pub(super) struct LifeOptions {
    /// One stone of every dead chain, or `none`; replaces the proposal
    #[arg(long, value_name = "POINTS|none", value_parser = values::dead, conflicts_with = "toggle")]
    pub dead: Option<values::DeadList>,
    /// Flip these chains of the proposal between dead and alive
    #[arg(long, value_name = "POINTS", value_delimiter = ',', value_parser = values::point)]
    pub toggle: Vec<PointName>,
    /// What became of points that were left open: the game `ended` so and they stay shared, or they were filled in
    /// turns, `black-first` or `white-first`
    #[arg(long, value_name = "HOW", value_parser = values::left_open)]
    pub left_open: Option<LeftOpen>,
}

#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "What a person says")]
pub(super) struct EndOptions {
    /// No count decides the game: it ended without result, or both players lose (Japanese rules, articles 12 and 13)
    #[arg(long, value_name = "no-result|both-lose", value_parser = values::ended)]
    pub ended: Option<Ended>,
    /// What the confirmation came to for a chain, such as C3=dead or C3=alive, where a ko may be retaken only after a pass
    /// for that ko (Japanese rules, article 7.2)
    #[arg(long, value_name = "POINT=FATE", value_delimiter = ',', value_parser = values::fate)]
    pub ko_pass: Vec<(PointName, bool)>,
}

#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "A second opinion")]
pub(super) struct EngineOptions {
    /// Ask a program that speaks GTP which stones are dead, too, as in "gnugo --mode gtp"; where it differs from the
    /// proposal, a person is asked
    #[arg(long, value_name = "COMMAND", value_parser = values::engine)]
    pub engine: Option<values::EngineCommand>,
    /// Most seconds that it may take for a board
    #[arg(long, value_name = "SECONDS", requires = "engine", default_value_t = 30)]
    #[arg(value_parser = values::number::<u64>(1..=3600))]
    pub engine_timeout: u64,
}

#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "What a person says")]
pub(super) struct SetOptions {
    /// Correct a point, such as Q16=black (or white, empty)
    #[arg(long, value_name = "POINT=STONE", value_delimiter = ',', value_parser = values::correction)]
    pub set: Vec<Correction>,
}

#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "What a person says")]
pub(super) struct AskOptions {
    /// Take the proposals without asking; doubts stay listed and the exit status stays 1
    #[arg(long)]
    pub yes: bool,
    /// Which groups in doubt to list and, at a terminal, to ask about: those that may cost the proposed winner the win,
    /// or all that change the margin (the default); `never` only lists them. Without a word: ask even when this is no
    /// terminal
    #[arg(long, value_name = "WHAT", value_enum, num_args = 0..=1, require_equals = true)]
    pub ask: Option<Option<Ask>>,
    /// Never ask
    #[arg(long)]
    pub no_ask: bool,
}

#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Finding the board")]
pub(super) struct PhotoOptions {
    /// Lines of the board
    #[arg(long, value_name = "LINES", value_parser = values::board_lines)]
    pub size: Option<usize>,
    /// Which board is meant where several are in view: from left to right, from 1
    #[arg(long, value_name = "NUMBER", value_parser = values::board_number, conflicts_with = "corners")]
    pub board: Option<usize>,
    /// The outer grid intersections in pixels of the upright photo, clockwise from the top left
    #[arg(long, value_name = "X,Y,X,Y,X,Y,X,Y", value_parser = values::corners, allow_hyphen_values = true)]
    pub corners: Option<[PhotoPoint; 4]>,
    /// Show the board turned clockwise: 90 as from the right-hand side of the photo, 180 as from its top, 270 as from its
    /// left-hand side. Rows, names of points and corners follow; without it the edge that lies highest is the top row
    #[arg(long, value_name = "DEGREES", value_parser = values::quarter_turns)]
    pub turn: Option<u8>,
}

#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Output")]
pub(super) struct ShownOptions {
    /// Print below the result how it comes about, with the numbers and the article it rests on
    #[arg(long)]
    pub explain: bool,
    /// Draw the Ing fill-in step by step into an .svg file
    #[arg(long, value_name = "FILE.svg")]
    pub fill_in: Option<PathBuf>,
}

#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Output")]
pub(super) struct OutputOptions {
    /// How results are written to standard output
    #[arg(long, value_enum, default_value_t = Format::Text)]
    #[arg(default_value_if("json", ArgPredicate::IsPresent, "json"))]
    pub format: Format,
    /// Short for --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Write the position with its marks to this SGF file as well
    #[arg(long, value_name = "FILE")]
    pub sgf: Option<PathBuf>,
    /// Draw what was read over the photo, into a .png or .svg file
    #[arg(long, value_name = "FILE", value_parser = values::overlay)]
    pub overlay: Option<values::OverlayFile>,
    /// Write what each step saw (pictures, JSON and SGF, numbered by step) into a folder for each photo in DIR
    #[arg(long, value_name = "DIR")]
    pub trace: Option<PathBuf>,
    /// The language of text for people; JSON and SGF are the same in all of them [default: the locale's]
    #[arg(long, value_name = "LANGUAGE", value_parser = locale::parser())]
    pub lang: Option<Language>,
    /// Print how long each step took on standard error
    #[arg(long)]
    pub timings: bool,
    /// Print no warnings and hints on standard error
    #[arg(long, short)]
    pub quiet: bool,
}

/// What a person is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Ask {
    /// What may change who wins
    Winner,
    /// What changes by how much
    Margin,
    /// Nothing: doubts are only listed
    Never,
}

/// Returns when colours are wanted, also where the other arguments make no sense.
pub(super) fn stated_color(arguments: &[OsString]) -> ColorChoice {
    let parse = |word: &str| ColorChoice::from_str(word, false).ok();
    stated("--color", arguments).filter_map(parse).last().unwrap_or(ColorChoice::Auto)
}

/// Returns the language that is stated, also where the other arguments make no sense.
pub(super) fn stated_language(arguments: &[OsString]) -> Option<Language> {
    stated("--lang", arguments).filter_map(Language::parse).last()
}

/// Returns the words that are given to an option, as `--color never` or `--color=never`.
fn stated<'a>(option: &str, arguments: &'a [OsString]) -> impl Iterator<Item = &'a str> {
    let mut words =
        arguments.iter().filter_map(|argument| argument.to_str()).take_while(|&word| word != "--");
    let mut stated = Vec::new();
    while let Some(argument) = words.next() {
        stated.extend(match argument.strip_prefix(option) {
            Some("") => words.next(),
            Some(rest) => rest.strip_prefix('='),
            None => None,
        });
    }
    stated.into_iter()
}

/// The arguments with a word after `--ask` tied to it: without one, what follows is an input.
pub(super) fn tied(arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut tied: Vec<OsString> = Vec::new();
    for argument in arguments {
        let word = argument.to_str().filter(|word| Ask::from_str(word, false).is_ok());
        match (tied.last_mut(), word) {
            (Some(last), Some(word)) if *last == "--ask" => *last = format!("--ask={word}").into(),
            _ => tied.push(argument),
        }
    }
    tied
}

/// How results are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// A board drawing and sentences
    Text,
    /// One object a line, one line an input
    Json,
    /// One game record an input
    Sgf,
}

/// How accuracy tables are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum EvalFormat {
    /// A table
    Text,
    /// One object
    Json,
}
