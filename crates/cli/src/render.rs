//! `shuzi render`: renders a photo of a position, or a clip, with a label file beside it.

mod clip;

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use crate::locale;
use shuzi::ErrorKind;
use shuzi::count::{AskAbout, Case, CountSettings, DeadStones, SecondOpinions, read_record};
use shuzi::language::{Language, Message, ToMessage, printable};
use shuzi::life::{LifeJudge, LifeSettings};
use shuzi::photo::Limits;
use shuzi::position::Position;
use shuzi::position::sgf::GameRecord;
use shuzi::report::{Failure, Warning, words};
use shuzi::score::{HalfPoints, LeftOpen, Penalties, RuleSet, Rules};
use shuzi_render::{self as render, Mishap, Pair, PhotoTruth, RenderError, Scene, SceneRanges};

use super::args::GameOptions;
use super::count::propose;
use super::output::Output;
use super::write_outputs::{save_file, usage_error};
use super::{RunStatus, Stop, parsers, read_input};

/// The arguments of `shuzi render`.
#[derive(Debug, Args)]
pub(super) struct RenderArgs {
    /// SGF file, `-` for standard input; a game is replayed, and its last position is shown
    #[arg(value_name = "POSITION", required_unless_present_any = ["clip", "pan"])]
    position: Option<PathBuf>,
    #[command(flatten)]
    which_game: GameOptions,
    /// File of the photo, .jpg, or of the clip, .mjpeg; its label is written beside it as .json
    #[arg(long, value_name = "PHOTO")]
    out: PathBuf,
    /// Seed of the scene; the same seed gives the same photo
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Width of the photo in pixels [default: the scene's; of clips 1280]
    #[arg(long, value_name = "PIXELS", requires = "height")]
    width: Option<u32>,
    /// Height of the photo in pixels [default: the scene's; of clips 720]
    #[arg(long, value_name = "PIXELS", requires = "width")]
    height: Option<u32>,
    #[command(flatten)]
    clip: clip::ClipOptions,
    #[command(flatten)]
    fill_in: FillInOptions,
    /// Language of messages; the label is the same in all languages [default: the locale's]
    #[arg(long, value_name = "LANGUAGE", value_parser = locale::parser(), help_heading = "Output")]
    pub(super) lang: Option<Language>,
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Ing fill-in")]
struct FillInOptions {
    /// Remove the dead stones first, and write a second photo of the same board after the fill-in;
    /// both labels describe the mishap, if there is one
    #[arg(long, value_name = "PHOTO")]
    fill_in: Option<PathBuf>,
    /// Kind of a mishap during the fill-in, at a random place
    #[arg(long, value_name = "KIND", requires = "fill_in", value_enum)]
    fault: Option<FaultOption>,
    /// Dead chains, one stone of each, or `none` [default: the proposal]
    #[arg(long, value_name = "POINTS|none", requires = "fill_in", value_parser = parsers::parse_dead)]
    dead: Option<parsers::DeadList>,
    /// Points for White [default: 8]
    #[arg(long, value_name = "POINTS", requires = "fill_in", value_parser = parsers::parse_points)]
    #[arg(allow_hyphen_values = true)]
    komi: Option<HalfPoints>,
    /// Penalty points of each player, such as black=2
    #[arg(long, value_name = "COLOR=POINTS", requires = "fill_in", value_parser = parsers::parse_penalties)]
    penalty: Option<Penalties>,
}

/// The kind of a mishap.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum FaultOption {
    /// A stone of the position is moved
    Moved,
    /// A stone is missing from a set
    Missing,
    /// A set has a stone too many
    Surplus,
    /// A stone lies in the other colour's territory
    WrongColour,
    /// The shared points are not filled half and half
    Uneven,
}

impl FaultOption {
    fn mishap(self) -> Mishap {
        match self {
            FaultOption::Moved => Mishap::Moved,
            FaultOption::Missing => Mishap::Missing,
            FaultOption::Surplus => Mishap::Surplus,
            FaultOption::WrongColour => Mishap::WrongColor,
            FaultOption::Uneven => Mishap::Uneven,
        }
    }
}

pub(super) fn run(args: RenderArgs, output: &mut Output) -> Result<(), Stop> {
    if args.clip.is_wanted() {
        check_clip("--out", &args.out)?;
    } else {
        check_photo("--out", &args.out)?;
    }
    if let Some(after) = &args.fill_in.fill_in {
        check_photo("--fill-in", after)?;
        if *after == args.out {
            return Err(usage_error(Message::new("usage-two-photos")));
        }
    }
    match render_photos(&args) {
        Ok((record, photos)) => {
            if let (Some(position), Some(record)) = (&args.position, &record) {
                note_remarks(&read_input::input_name(position), record, output);
            }
            for RenderedFile { path, photo, label } in photos {
                save_file(&path, &photo, output);
                save_file(&path.with_extension("json"), &label, output);
            }
        }
        Err(failure) => {
            output.worsen(RunStatus::Failed);
            output.failure_text(&failure, true);
        }
    }
    Ok(())
}

/// Prints warnings about statements of the record that are missing or unclear.
fn note_remarks(file: &str, record: &GameRecord, output: &mut Output) {
    for remark in record.remarks.iter().cloned().map(Warning::Record) {
        if remark.needs_a_look() {
            output.worsen(RunStatus::NeedsALook);
        }
        let said = words::describe_warning(output.words(), record.position.size(), &remark);
        output.note(&format!("{}: {said}\n", printable(file)));
    }
}

fn check_photo(option: &'static str, path: &Path) -> Result<(), Stop> {
    match extension(path).as_deref() {
        Some("jpg" | "jpeg") => Ok(()),
        _ => Err(usage_error(
            Message::new("usage-takes-jpg").with("option", option),
        )),
    }
}

fn check_clip(option: &'static str, path: &Path) -> Result<(), Stop> {
    match extension(path).as_deref() {
        Some("mjpeg") => Ok(()),
        _ => Err(usage_error(
            Message::new("usage-takes-mjpeg").with("option", option),
        )),
    }
}

/// Returns the lower-case extension of a file's name.
fn extension(path: &Path) -> Option<String> {
    let extension = path.extension().and_then(|extension| extension.to_str());
    extension.map(str::to_ascii_lowercase)
}

/// A rendered photo or clip with its label, as they are written to files.
struct RenderedFile {
    path: PathBuf,
    photo: Vec<u8>,
    label: Vec<u8>,
}

/// Renders the photo, the photos before and after the fill-in, or the clip. The record is that of
/// the position, if there is one.
fn render_photos(args: &RenderArgs) -> Result<(Option<GameRecord>, Vec<RenderedFile>), Failure> {
    let Some(position) = &args.position else {
        let file = render_clip(args, None)?;
        return Ok((None, vec![file]));
    };
    let file = read_input::input_name(position);
    let bytes = read_input::read_input(position, Limits::default().max_bytes)?;
    let record = read_record(&file, &bytes, args.which_game.game)?;
    if args.clip.is_wanted() {
        let clip = render_clip(args, Some((&file, &record.position)))?;
        return Ok((Some(record), vec![clip]));
    }
    let photos = render_record(args, &file, &record)?;
    Ok((Some(record), photos))
}

fn render_clip(
    args: &RenderArgs,
    position: Option<(&str, &Position)>,
) -> Result<RenderedFile, Failure> {
    let frame_px = args
        .width
        .zip(args.height)
        .map(|(width, height)| [width, height]);
    args.clip.render((args.seed, frame_px), position, &args.out)
}

/// Renders the photo of a record's position, or the photos before and after the fill-in.
fn render_record(
    args: &RenderArgs,
    file: &str,
    record: &GameRecord,
) -> Result<Vec<RenderedFile>, Failure> {
    let mut scene = Scene::sample(args.seed, &SceneRanges::default());
    if let (Some(width), Some(height)) = (args.width, args.height) {
        (scene.width_px, scene.height_px) = (width, height);
    }
    let Some(after) = &args.fill_in.fill_in else {
        let photo = render::render_jpeg(&record.position, &scene, scene.sensor.jpeg_quality)
            .map_err(|error| not_rendered(file, &error))?;
        return Ok(vec![RenderedFile::new(&args.out, photo, file)?]);
    };
    let pair = sample_pair(file, record, args)?;
    let names = [file_name(&args.out), file_name(after)];
    let [first, second] = render::pair::render_pair(&pair, &scene, args.seed, names)
        .map_err(|error| not_rendered(file, &error))?;
    Ok(vec![
        RenderedFile::new(&args.out, first, file)?,
        RenderedFile::new(after, second, file)?,
    ])
}

impl RenderedFile {
    /// Returns the photo with its label for the file at `path`. `input` is the name of the position
    /// in errors.
    fn new(
        path: &Path,
        (photo, truth): (Vec<u8>, PhotoTruth),
        input: &str,
    ) -> Result<RenderedFile, Failure> {
        let label = format_label(truth, path)
            .map_err(|error| internal(input, Message::verbatim(error.to_string())))?;
        Ok(RenderedFile {
            path: path.to_owned(),
            photo,
            label,
        })
    }
}

/// Samples the boards before and after the fill-in, with a mishap if one is wanted.
fn sample_pair(file: &str, record: &GameRecord, args: &RenderArgs) -> Result<Pair, Failure> {
    let options = &args.fill_in;
    let usual = Rules::with_handicap(RuleSet::Ing, record.handicap.unwrap_or(0));
    let rules = Rules {
        komi: options.komi.unwrap_or(usual.komi),
        penalties: options.penalty.unwrap_or_default(),
        ..usual
    };
    let dead = match &options.dead {
        Some(list) => DeadStones::Stated(list.0.clone()),
        None => DeadStones::default(),
    };
    let settings = CountSettings {
        rules: rules.clone(),
        prisoners: None,
        prisoners_are_stated: false,
        dead,
        life: LifeSettings::default(),
        ask_about: AskAbout::default(),
        left_open: LeftOpen::default(),
    };
    let case = Case::from_position(file.to_owned(), record.position.clone(), Vec::new());
    let report = propose(
        &case,
        &settings,
        &LifeJudge::embedded(),
        &SecondOpinions::none(),
    )?
    .report;
    let Some(settlement) = report.settlement else {
        return Err(no_fill_in(file, Message::new("error-cannot-fill-in")));
    };
    let lifted = record.position.without(&settlement.life.dead());
    let mishap = options.fault.map(FaultOption::mishap);
    Pair::sample(&lifted, &rules, mishap, args.seed)
        .map_err(|error| no_fill_in(file, error.to_message()))
}

/// Returns the label file of the photo at `photo`.
fn format_label(truth: PhotoTruth, photo: &Path) -> serde_json::Result<Vec<u8>> {
    let mut label = serde_json::to_vec(&PhotoTruth {
        file: file_name(photo),
        ..truth
    })?;
    label.push(b'\n');
    Ok(label)
}

fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

fn no_fill_in(file: &str, message: Message) -> Failure {
    Failure {
        file: file.to_owned(),
        kind: ErrorKind::BadOption,
        message,
        hint: Message::new("hint-another-fault"),
    }
}

fn not_rendered(file: &str, error: &RenderError) -> Failure {
    match error {
        RenderError::NotSquare(_) | RenderError::PhotoSize { .. } => Failure {
            file: file.to_owned(),
            kind: ErrorKind::BadOption,
            message: error.to_message(),
            hint: Message::new("hint-square-position"),
        },
        RenderError::Scene { .. } | RenderError::Jpeg(_) => internal(file, error.to_message()),
    }
}

fn internal(file: &str, message: Message) -> Failure {
    Failure {
        file: file.to_owned(),
        kind: ErrorKind::Internal,
        message,
        hint: Message::new("hint-report"),
    }
}
