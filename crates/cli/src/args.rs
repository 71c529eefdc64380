//! The command line: commands and options as the user writes them.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::ArgPredicate;
use clap::{Args as ClapArgs, ColorChoice, Parser, Subcommand, ValueEnum};

use crate::locale;
use shuzi::color::Color;
use shuzi::count::{Correction, PointName};
use shuzi::geometry::PhotoPoint;
use shuzi::language::Language;
use shuzi::score::{Ended, HalfPoints, HandicapBonus, LeftOpen, Penalties, Prisoners, Sets};

use super::parsers;

/// Reads photos of Go boards and settles the count.
#[derive(Debug, Parser)]
#[command(name = "shuzi", version, after_help = EXIT_STATUS, arg_required_else_help = true)]
pub(super) struct Args {
    /// `None` only with `--licenses`, and where it is forgotten.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// Use of colours: on a terminal unless NO_COLOR is set, always, or never
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = ColorChoice::Auto, global = true)]
    #[arg(help_heading = "Output")]
    pub color: ColorChoice,
    /// Print what of others is built into the program, and under which licences
    #[arg(long)]
    pub licenses: bool,
}

const EXIT_STATUS: &str = "\
Exit status:
  0   all done and certain
  1   done, but something needs to be checked (doubtful points or groups, open dame)
  2   at least one input failed
  64  the command line is not valid
  74  stopped early: results cannot be written, the disk is full
  141 whoever read the output closed it before its end";

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Count the board in each photo: read it, propose dead stones, score
    Count(CountArgs),
    /// Read the position in each photo
    Read(ReadArgs),
    /// Score positions and game records (SGF files)
    Score(ScoreArgs),
    /// Settle a disputed count: check a claim, the game's record or the board after the fill-in,
    /// and write a ruling
    Verify(Box<super::verify::VerifyArgs>),
    /// Serve the page for phones and browsers, and count for it
    #[cfg(feature = "serve")]
    Serve(super::serve::ServeArgs),
    /// Read an archive of thousands of photos into tables; an interrupted run can be resumed
    #[cfg(feature = "batch")]
    Batch(super::batch::BatchArgs),
    /// Merge the parts of a batch, and write its tables again
    #[cfg(feature = "batch")]
    Merge(super::batch::merge::MergeArgs),
    /// Write a page of the photos in a batch that need to be checked; `serve --review` saves
    /// corrections
    #[cfg(feature = "batch")]
    Review(super::batch::review::ReviewArgs),
    /// A worker process of `batch`, which reads photos from standard input
    #[cfg(feature = "batch")]
    #[command(hide = true)]
    BatchWorker(super::batch::worker::WorkerArgs),
    /// Render a photorealistic photo of a position, with a label file beside it
    Render(super::render::RenderArgs),
    /// Measure the accuracy of the reader on labelled photos
    Eval(EvalArgs),
    /// Compute the standings of a tournament (Ing SST rules, article 5)
    Placing(super::placing::PlacingArgs),
    /// Compute the penalties for late arrival and overtime (Ing SST rules, articles 7 and 8)
    Clock(super::clock::ClockArgs),
    /// Compute handicap moves and compensation for two grades (Ing SST rules, article 6)
    Handicap(super::handicap::HandicapArgs),
}

impl Command {
    /// Returns the language stated by `--lang`.
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
            // No user reads its messages.
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
    pub turn: TurnOptions,
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
    /// Read all photos as one position. They must show the same board with nothing moved; the
    /// result is oriented like the first photo. Photos that cannot be read are left out, and the
    /// exit status is 2
    #[arg(long, conflicts_with = "corners")]
    pub same_board: bool,
    /// Read all photos as one position: frames that a camera took one after the other. The best is
    /// read, and others only where it leaves a point in doubt, so that a reflection that wanders or
    /// a blur is seen past
    #[arg(long, conflicts_with_all = ["same_board", "corners"])]
    pub frames: bool,
    #[command(flatten)]
    pub set: SetOptions,
    #[command(flatten)]
    pub photo: PhotoOptions,
    #[command(flatten)]
    pub output: OutputOptions,
}

#[derive(Debug, ClapArgs)]
pub(super) struct ScoreArgs {
    /// SGF files, `-` for standard input; games are replayed, and the last position is scored
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
    pub turn: TurnOptions,
    #[command(flatten)]
    pub end: EndOptions,
    #[command(flatten)]
    pub ask: AskOptions,
    #[command(flatten)]
    pub shown: ShownOptions,
    #[command(flatten)]
    pub output: OutputOptions,
}

/// The choice among several games of a file.
#[derive(Debug, ClapArgs)]
pub(super) struct GameOptions {
    /// Number of the game in a file with several games, from 1 [default: the first, with a warning]
    #[arg(long, value_name = "NUMBER", value_parser = parsers::parse_game_number)]
    pub game: Option<usize>,
}

#[derive(Debug, ClapArgs)]
pub(super) struct EvalArgs {
    /// Folders searched for label files beside their photos
    #[arg(required = true, value_name = "DIR")]
    pub folders: Vec<PathBuf>,
    /// Include photos that may be used for training
    #[arg(long)]
    pub with_train: bool,
    /// Include only labels whose path or tags contain this text
    #[arg(long, value_name = "TEXT")]
    pub only: Option<String>,
    /// List every photo that is not exact
    #[arg(long)]
    pub fail_list: bool,
    /// Write a page with the photos that are not exact, the worst first: DIR/index.html, with
    /// pictures beside it
    #[arg(long, value_name = "DIR")]
    pub sheet: Option<PathBuf>,
    /// Include exact boards on the page
    #[arg(long, requires = "sheet")]
    pub all: bool,
    /// Number of photos read in parallel; timings are reliable only with one
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parsers::parse_number::<u16>(1..=256))]
    pub jobs: u16,
    /// Format of the result
    #[arg(long, value_enum, default_value_t = EvalFormat::Text)]
    #[arg(default_value_if("json", ArgPredicate::IsPresent, "json"))]
    pub format: EvalFormat,
    /// Short for --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Language of the tables and the page; JSON is the same in all languages [default: the
    /// locale's]
    #[arg(long, value_name = "LANGUAGE", value_parser = locale::parser())]
    pub lang: Option<Language>,
}

#[derive(Debug, Default, ClapArgs)]
#[command(next_help_heading = "Rules")]
pub(super) struct RuleOptions {
    /// Rule set: chinese, chinese-1988, ing, japanese, korean, aga, new-zealand, tromp-taylor or
    /// beginner; or a file with the rules of an event, such as my-cup.toml
    #[arg(long, value_name = "NAME|FILE.toml", value_parser = parsers::parse_rules)]
    pub rules: Option<parsers::RulesName>,
    /// Points for White, such as 7.5, or zi with the unit, such as 3.75zi [default: the rule set's]
    #[arg(long, value_name = "POINTS", value_parser = parsers::parse_points, allow_hyphen_values = true)]
    pub komi: Option<HalfPoints>,
    /// Black stones placed before White's first move
    #[arg(long, value_name = "STONES", value_parser = parsers::parse_handicap)]
    pub handicap: Option<u32>,
    /// Points for White for N handicap stones: 0, N or N-1 [default: derived from the record's
    /// result, else the rule set's; as Chinese rule texts differ, all three results are given for
    /// them]
    #[arg(long, value_name = "0|N|N-1", value_parser = parsers::parse_handicap_bonus)]
    pub white_handicap_bonus: Option<HandicapBonus>,
    /// Number of captured stones of each colour, such as B=3,W=5; used by territory rules only
    #[arg(long, value_name = "B=N,W=N", value_parser = parsers::parse_prisoners)]
    pub prisoners: Option<Prisoners>,
    /// Penalty points of each player, such as black=2
    #[arg(long, value_name = "COLOR=POINTS", value_parser = parsers::parse_penalties)]
    pub penalty: Option<Penalties>,
    /// Overtime as a share of the basic time, such as black=0.2 or black=6/30; costs points under
    /// Ing rules
    #[arg(long, value_name = "COLOR=SHARE", value_parser = parsers::parse_overtime)]
    pub overtime: Option<parsers::Overtimes>,
    /// Number of stones in an incomplete set, such as black=179; the Ing fill-in needs full sets
    #[arg(long, value_name = "COLOR=STONES", value_parser = parsers::parse_sets)]
    pub stones: Option<Sets>,
}

#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Corrections")]
pub(super) struct LifeOptions {
    /// Dead chains, one stone of each, or `none`; replaces the proposal
    #[arg(long, value_name = "POINTS|none", value_parser = parsers::parse_dead, conflicts_with = "toggle")]
    pub dead: Option<parsers::DeadList>,
    /// Chains to flip between dead and alive in the proposal
    #[arg(long, value_name = "POINTS", value_delimiter = ',', value_parser = parsers::parse_point)]
    pub toggle: Vec<PointName>,
    /// Settlement of open points: they stay shared because the game has `ended`, or they were
    /// filled in turns, `black-first` or `white-first`
    #[arg(long, value_name = "HOW", value_parser = parsers::parse_left_open)]
    pub left_open: Option<LeftOpen>,
}

#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Corrections")]
pub(super) struct TurnOptions {
    /// Player to move, if the game goes on: where a single place is undecided and reading proves what
    /// follows, this player moves there first, and it is not asked about [default: as the record
    /// tells, else unknown]
    #[arg(long, value_name = "black|white", value_parser = parsers::parse_color)]
    pub to_move: Option<Color>,
}

#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Corrections")]
pub(super) struct EndOptions {
    /// The game ended without a count: it has no result, or both players lose (Japanese rules,
    /// articles 12 and 13)
    #[arg(long, value_name = "no-result|both-lose", value_parser = parsers::parse_ended)]
    pub ended: Option<Ended>,
    /// Confirmed life of a chain, such as C3=dead or C3=alive, where a ko may be retaken only after
    /// a pass for that ko (Japanese rules, article 7.2)
    #[arg(long, value_name = "POINT=FATE", value_delimiter = ',', value_parser = parsers::parse_fate)]
    pub ko_pass: Vec<(PointName, bool)>,
}

#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Second opinion")]
pub(super) struct EngineOptions {
    /// A GTP engine that also judges which stones are dead, such as "gnugo --mode gtp"; chains on
    /// which it disagrees with the proposal are asked about
    #[arg(long, value_name = "COMMAND", value_parser = parsers::parse_engine)]
    pub engine: Option<parsers::EngineCommand>,
    /// Time limit of the engine for each board, in seconds
    #[arg(
        long,
        value_name = "SECONDS",
        requires = "engine",
        default_value_t = 30
    )]
    #[arg(value_parser = parsers::parse_number::<u64>(1..=3600))]
    pub engine_timeout: u64,
}

#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Corrections")]
pub(super) struct SetOptions {
    /// Corrected points, such as Q16=black (or white, empty)
    #[arg(long, value_name = "POINT=STONE", value_delimiter = ',', value_parser = parsers::parse_correction)]
    pub set: Vec<Correction>,
}

#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Corrections")]
pub(super) struct AskOptions {
    /// Accept all proposals without asking; doubts remain listed, and the exit status remains 1
    #[arg(long)]
    pub yes: bool,
    /// Doubtful groups to list and, on a terminal, to ask about: those that may change the
    /// `winner`, or all that change the `margin` (the default); `never` only lists them. Without a
    /// value, ask even if there is no terminal
    #[arg(long, value_name = "WHAT", value_enum, num_args = 0..=1, require_equals = true)]
    pub ask: Option<Option<Ask>>,
    /// Never ask
    #[arg(long)]
    pub no_ask: bool,
}

#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Board detection")]
pub(super) struct PhotoOptions {
    /// Number of lines of the board
    #[arg(long, value_name = "LINES", value_parser = parsers::parse_board_lines)]
    pub size: Option<usize>,
    /// Number of the board if several are in view, from left to right, from 1
    #[arg(long, value_name = "NUMBER", value_parser = parsers::parse_board_number, conflicts_with = "corners")]
    pub board: Option<usize>,
    /// Outer intersections in pixels of the upright photo, clockwise from the top left
    #[arg(long, value_name = "X,Y,X,Y,X,Y,X,Y", value_parser = parsers::parse_corners, allow_hyphen_values = true)]
    pub corners: Option<[PhotoPoint; 4]>,
    /// Turn the board clockwise: 90 is the view from the right-hand side of the photo, 180 from its
    /// top, 270 from its left-hand side. Rows, point names and corners follow [default: the highest
    /// edge is the top row]
    #[arg(long, value_name = "DEGREES", value_parser = parsers::parse_quarter_turns)]
    pub turn: Option<u8>,
}

#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Output")]
pub(super) struct ShownOptions {
    /// Explain the result, with all numbers and the articles of the rules
    #[arg(long)]
    pub explain: bool,
    /// Write a step-by-step drawing of the Ing fill-in to an .svg file
    #[arg(long, value_name = "FILE.svg")]
    pub fill_in: Option<PathBuf>,
}

#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Output")]
pub(super) struct OutputOptions {
    /// Format of results on standard output
    #[arg(long, value_enum, default_value_t = OutputFormat::Text)]
    #[arg(default_value_if("json", ArgPredicate::IsPresent, "json"))]
    pub format: OutputFormat,
    /// Short for --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Write the position with its marks to this SGF file
    #[arg(long, value_name = "FILE")]
    pub sgf: Option<PathBuf>,
    /// Draw the reading over the photo, into a .png or .svg file
    #[arg(long, value_name = "FILE", value_parser = parsers::parse_overlay)]
    pub overlay: Option<parsers::OverlayFile>,
    /// Write the intermediate results of each step (pictures, JSON and SGF) to DIR, into a folder
    /// for each photo
    #[arg(long, value_name = "DIR")]
    pub trace: Option<PathBuf>,
    /// Language of text output; JSON and SGF are the same in all languages [default: the locale's]
    #[arg(long, value_name = "LANGUAGE", value_parser = locale::parser())]
    pub lang: Option<Language>,
    /// Print the duration of each step on standard error
    #[arg(long)]
    pub timings: bool,
    /// Print no warnings or hints on standard error
    #[arg(long, short)]
    pub quiet: bool,
}

/// The doubts that the user is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Ask {
    /// Doubts that may change the winner
    Winner,
    /// Doubts that change the margin
    Margin,
    /// No doubts; they are only listed
    Never,
}

/// Returns the stated choice of colours, even if the other arguments are not valid.
pub(super) fn stated_color(arguments: &[OsString]) -> ColorChoice {
    let parse = |word: &str| ColorChoice::from_str(word, false).ok();
    option_values("--color", arguments)
        .filter_map(parse)
        .last()
        .unwrap_or(ColorChoice::Auto)
}

/// Returns the stated language, even if the other arguments are not valid.
pub(super) fn stated_language(arguments: &[OsString]) -> Option<Language> {
    option_values("--lang", arguments)
        .filter_map(Language::parse)
        .last()
}

/// Returns the values given to an option, as in `--color never` or `--color=never`.
fn option_values<'a>(option: &str, arguments: &'a [OsString]) -> impl Iterator<Item = &'a str> {
    // Words behind `--` are inputs, even if they look like options.
    let mut words = arguments
        .iter()
        .filter_map(|argument| argument.to_str())
        .take_while(|&word| word != "--");
    let mut values = Vec::new();
    while let Some(argument) = words.next() {
        values.extend(match argument.strip_prefix(option) {
            Some("") => words.next(),
            Some(rest) => rest.strip_prefix('='),
            None => None,
        });
    }
    values.into_iter()
}

/// Joins `--ask` and its value with `=`. Without a known value, the next argument is an input.
pub(super) fn join_ask_value(arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut joined: Vec<OsString> = Vec::new();
    for argument in arguments {
        let word = argument
            .to_str()
            .filter(|word| Ask::from_str(word, false).is_ok());
        match (joined.last_mut(), word) {
            (Some(last), Some(word)) if *last == "--ask" => *last = format!("--ask={word}").into(),
            _ => joined.push(argument),
        }
    }
    joined
}

/// The format of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum OutputFormat {
    /// A drawing of the board, and sentences
    Text,
    /// One JSON object per line, one line per input
    Json,
    /// One game record per input
    Sgf,
}

/// The format of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum EvalFormat {
    /// A table
    Text,
    /// One JSON object
    Json,
}
