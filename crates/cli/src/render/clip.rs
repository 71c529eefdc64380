//! `shuzi render --clip` and `--pan`: clips of a hand-held camera, with the truth of every frame.

use std::path::{Path, PathBuf};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};

use shuzi::ErrorKind;
use shuzi::language::{Message, ToMessage};
use shuzi::photo::{self, Limits};
use shuzi::point::BoardSize;
use shuzi::position::Position;
use shuzi::report::Failure;
use shuzi_eval::Label;
use shuzi_render::clip::{self, Clip, ClipKind, ClipRequest, ClipTruth, PanPhoto};

use super::{RenderedFile, file_name, internal, not_rendered};
use crate::read_input;

/// Size of the frames, pixels.
const FRAME_PX: [u32; 2] = [1280, 720];

#[derive(Debug, Args)]
#[command(next_help_heading = "Clips")]
pub(super) struct ClipOptions {
    /// Write a clip of a hand-held camera instead of a photo: a .mjpeg file for a browser's fake
    /// camera, with the truth of every frame beside it as .json; without a POSITION one is sampled
    #[arg(long, value_name = "KIND", value_enum, conflicts_with = "fill_in")]
    pub(super) clip: Option<ClipKindOption>,
    /// Write a clip that pans over this photo, whose label beside it (.json) states its corners
    #[arg(long, value_name = "PHOTO", conflicts_with_all = ["clip", "fill_in", "position"])]
    pub(super) pan: Option<PathBuf>,
    /// Number of lines of a sampled position
    #[arg(
        long,
        value_name = "LINES",
        default_value = "19",
        conflicts_with = "position"
    )]
    #[arg(value_parser = clap::value_parser!(u8).range(5..=25))]
    size: u8,
    /// Length of the clip in seconds
    #[arg(long, value_name = "SECONDS", default_value = "6")]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=60))]
    seconds: u8,
    /// Different frames per second; browsers play the file at 30, so that each is there more often
    #[arg(long, value_name = "NUMBER", default_value = "10", value_parser = fps_parser())]
    fps: u32,
}

/// Returns the parser of frame rates: the divisors of the rate at which the file is played.
fn fps_parser() -> impl TypedValueParser<Value = u32> {
    PossibleValuesParser::new(["1", "2", "3", "5", "6", "10", "15", "30"])
        .try_map(|text| text.parse::<u32>())
}

/// The kind of a clip.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum ClipKindOption {
    /// The camera comes nearer; nothing is wrong
    Clean,
    /// The board comes into view from one side, cut off at first
    Enters,
    /// The table beside the board at first
    Table,
    /// The board is too small at first
    Far,
    /// The camera is too low at first
    Steep,
    /// The light is off at first, and the exposure follows it
    Dark,
    /// The focus hunts
    Focus,
    /// A reflection wanders over the board and leaves it
    Glare,
    /// A hand is over the board and leaves it
    Hand,
    /// A second board is in view at first
    Two,
    /// The camera shakes at first
    Shaky,
}

impl ClipKindOption {
    fn kind(self) -> ClipKind {
        match self {
            ClipKindOption::Clean => ClipKind::Clean,
            ClipKindOption::Enters => ClipKind::Enters,
            ClipKindOption::Table => ClipKind::Table,
            ClipKindOption::Far => ClipKind::Far,
            ClipKindOption::Steep => ClipKind::Steep,
            ClipKindOption::Dark => ClipKind::Dark,
            ClipKindOption::Focus => ClipKind::Focus,
            ClipKindOption::Glare => ClipKind::Glare,
            ClipKindOption::Hand => ClipKind::Hand,
            ClipKindOption::Two => ClipKind::Two,
            ClipKindOption::Shaky => ClipKind::Shaky,
        }
    }
}

impl ClipOptions {
    /// Returns true if a clip is wanted instead of a photo.
    pub(super) fn is_wanted(&self) -> bool {
        self.clip.is_some() || self.pan.is_some()
    }

    /// Renders the clip, of `position` if there is one.
    pub(super) fn render(
        &self,
        (seed, frame_px): (u64, Option<[u32; 2]>),
        position: Option<(&str, &Position)>,
        out: &Path,
    ) -> Result<RenderedFile, Failure> {
        let request = ClipRequest {
            kind: self.clip.map_or(ClipKind::Enters, ClipKindOption::kind),
            seed,
            seconds: f64::from(self.seconds),
            fps: self.fps,
            frame_px: frame_px.unwrap_or(FRAME_PX),
        };
        if let Some(photo) = &self.pan {
            let file = read_input::input_name(photo);
            let made = clip::render_pan(&request, &read_labelled_photo(photo)?)
                .map_err(|error| not_rendered(&file, &error))?;
            return to_file(made, out, &file);
        }
        let (file, position) = match position {
            Some((file, position)) => (file.to_owned(), position.clone()),
            None => {
                let size = BoardSize::square(usize::from(self.size))
                    .map_err(|error| internal("", error.to_message()))?;
                (String::new(), clip::sample_position(size, seed))
            }
        };
        let made =
            clip::render_clip(&request, &position).map_err(|error| not_rendered(&file, &error))?;
        to_file(made, out, &file)
    }
}

/// Returns the clip with its label for the file at `out`. `input` is its name in errors.
fn to_file(made: Clip, out: &Path, input: &str) -> Result<RenderedFile, Failure> {
    let photo = made.to_mjpeg();
    let truth = ClipTruth {
        file: file_name(out),
        ..made.truth
    };
    let mut label = serde_json::to_vec(&truth)
        .map_err(|error| internal(input, Message::verbatim(error.to_string())))?;
    label.push(b'\n');
    Ok(RenderedFile {
        path: out.to_owned(),
        photo,
        label,
    })
}

/// Reads a photo, and the label beside it.
fn read_labelled_photo(path: &Path) -> Result<PanPhoto, Failure> {
    let file = read_input::input_name(path);
    let limits = Limits::default();
    let bytes = read_input::read_input(path, limits.max_bytes)?;
    let decoded = photo::decode(&bytes, &limits).map_err(|error| Failure {
        file,
        kind: error.kind(),
        message: error.to_message(),
        hint: error.hint(),
    })?;
    let beside = path.with_extension("json");
    let bytes = read_input::read_input(&beside, limits.max_bytes)?;
    let unusable = |message: Message| Failure {
        file: read_input::input_name(&beside),
        kind: ErrorKind::Unreadable,
        message,
        hint: Message::new("hint-check-file-meant"),
    };
    let label = Label::read(&bytes).map_err(|error| unusable(error.to_message()))?;
    let label = label.ok_or_else(|| unusable(Message::new("error-label-corners")))?;
    let position = Position::from_rows(&label.rows);
    let (Some(corners), Ok(position)) = (label.true_corners(), position) else {
        return Err(unusable(Message::new("error-label-corners")));
    };
    Ok(PanPhoto {
        pixels: decoded.pixels,
        position,
        corners: corners.map(|corner| [corner.x, corner.y]),
    })
}
