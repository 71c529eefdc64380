//! `shuzi render`: a photo of a position, with its truth beside it.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::photo::Limits;
use crate::position::sgf;
use crate::render::{self, Ranges, RenderError, Scene, Truth};
use crate::report::Failure;

use super::inputs::{conflict, save};
use super::output::Output;
use super::score::bad_sgf;
use super::{Status, Stop, input};

/// What `shuzi render` is asked.
#[derive(Debug, Args)]
pub(super) struct RenderArgs {
    /// SGF file, `-` for standard input; a game is replayed and its last position is shown
    #[arg(value_name = "POSITION")]
    position: PathBuf,
    /// The photo to write, a .jpg file; the truth goes beside it as .json
    #[arg(long, value_name = "PHOTO")]
    out: PathBuf,
    /// Which scene is drawn: the same seed gives the same photo
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Width of the photo in pixels [default: the scene's]
    #[arg(long, value_name = "PIXELS", requires = "height")]
    width: Option<u32>,
    /// Height of the photo in pixels [default: the scene's]
    #[arg(long, value_name = "PIXELS", requires = "width")]
    height: Option<u32>,
}

pub(super) fn run(args: RenderArgs, output: &mut Output) -> Result<(), Stop> {
    let extension =
        args.out.extension().and_then(|extension| extension.to_str()).map(str::to_ascii_lowercase);
    if !matches!(extension.as_deref(), Some("jpg" | "jpeg")) {
        return Err(conflict("--out takes a .jpg file"));
    }
    match rendered(&args) {
        Ok((photo, truth)) => {
            save(&args.out, &photo, output);
            save(&args.out.with_extension("json"), &truth, output);
        }
        Err(failure) => {
            output.worsen(Status::Failed);
            output.failure_text(&failure, true);
        }
    }
    Ok(())
}

/// The bytes of the photo and of its truth.
fn rendered(args: &RenderArgs) -> Result<(Vec<u8>, Vec<u8>), Failure> {
    let file = input::name(&args.position);
    let bytes = input::read(&args.position, Limits::default().max_bytes)?;
    let record = sgf::read(&bytes).map_err(|error| bad_sgf(&file, &error))?;
    let mut scene = Scene::drawn(args.seed, &Ranges::default());
    if let (Some(width), Some(height)) = (args.width, args.height) {
        (scene.width_px, scene.height_px) = (width, height);
    }
    let (photo, truth) = render::photo(&record.position, &scene, scene.sensor.jpeg_quality)
        .map_err(|error| not_rendered(&file, &error))?;
    let truth = label(truth, &args.out).map_err(|error| internal(&file, &error))?;
    Ok((photo, truth))
}

/// The truth as a label file for the photo at `photo`.
fn label(truth: Truth, photo: &Path) -> serde_json::Result<Vec<u8>> {
    let file = photo.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut label = serde_json::to_vec(&Truth { file, ..truth })?;
    label.push(b'\n');
    Ok(label)
}

fn not_rendered(file: &str, error: &RenderError) -> Failure {
    match error {
        RenderError::NotSquare(_) | RenderError::PhotoSize { .. } => Failure {
            file: file.to_owned(),
            kind: "bad_option",
            message: error.to_string(),
            hint: "Give a square position, and a photo of at most 8192 pixels a side.".to_owned(),
        },
        RenderError::Scene { .. } | RenderError::Jpeg(_) => internal(file, error),
    }
}

fn internal(file: &str, error: &impl ToString) -> Failure {
    Failure {
        file: file.to_owned(),
        kind: "internal",
        message: error.to_string(),
        hint: "This is a fault of shuzi: please report it with the command.".to_owned(),
    }
}
