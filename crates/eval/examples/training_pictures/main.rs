//! Makes pictures for training the reader, each with a label in the format of `samples/`.
//!
//! ```text
//! cargo run --release -p shuzi-eval --example training_pictures -- FOLDER --count N --seed S [--positions DIR] [--jobs J] [--astray SHARE]
//! ```
//!
//! The positions are taken from SGF files and from JSON files with `rows` (an object, a list, or
//! one object per line, plain or `.gz`) in DIR and the folders below it. Without DIR, they are
//! generated. Picture I of seed S does not depend on N and J. A stopped run is resumed by giving
//! the command again.

mod diagram;
mod output;
mod positions;

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use clap::Parser;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::json;
use shuzi::position::Position;
use shuzi_render::training::{Subject, TrainingPicture};
use shuzi_render::{self as render, PlacedBoard};

use output::{make_in_parallel, write_picture};
use positions::Positions;

type BoxedError = Box<dyn Error + Send + Sync>;

#[derive(Parser)]
struct TrainingArgs {
    /// Folder for NAME.jpg and NAME.json
    out: PathBuf,
    /// Number of pictures
    #[arg(long, default_value_t = 100)]
    count: usize,
    /// Seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of the first picture
    #[arg(long, default_value_t = 0)]
    first: usize,
    /// Folder of SGF and JSON files with positions
    #[arg(long)]
    positions: Option<PathBuf>,
    /// Number of pictures made in parallel
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Only pictures of this kind: board, cropped, cut, two-boards, neighbour, no-board, diagram
    #[arg(long)]
    only: Option<String>,
    /// Only pictures in which at least this share of the stones lies between the points
    #[arg(long, default_value_t = 0.0)]
    astray: f64,
    /// Only pictures taken from no higher than this, in degrees above the board
    #[arg(long, default_value_t = 90.0)]
    highest: f64,
}

fn main() -> Result<(), BoxedError> {
    let args = TrainingArgs::parse();
    fs::create_dir_all(&args.out)?;
    let positions = Positions::read(args.positions.as_deref())?;
    let started = Instant::now();
    let numbers = args.first..args.first + args.count;
    make_in_parallel(numbers, args.jobs, |number| {
        make_picture(&args, &positions, number)
    })?;
    let seconds = started.elapsed().as_secs_f64();
    let each = seconds / args.count.max(1) as f64;
    writeln!(
        std::io::stdout(),
        "{} pictures in {seconds:.1} s, {each:.3} s each",
        args.count
    )?;
    Ok(())
}

/// Makes a picture and its label, unless an earlier run has made them.
fn make_picture(
    args: &TrainingArgs,
    positions: &Positions,
    number: usize,
) -> Result<(), BoxedError> {
    let stem = format!("t{}-{number:06}", args.seed);
    if args.out.join(format!("{stem}.json")).exists() {
        return Ok(());
    }
    let mut rng =
        Pcg64Mcg::seed_from_u64(args.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number as u64);
    let training = loop {
        let training = TrainingPicture::sample(rng.random());
        let wanted = args
            .only
            .as_ref()
            .is_none_or(|only| *only == subject_name(training.subject));
        let low_enough = training.scene.camera.elevation_deg <= args.highest;
        if wanted && low_enough && training.scene.stones.astray >= args.astray {
            break training;
        }
    };
    let mut scene = training.scene;
    let mut position = || positions.draw(training.lines, &mut rng);
    let (pixels, mut label) = match training.subject {
        Subject::Diagram => diagram::draw_diagram(&position()?, &scene),
        subject => {
            let shown: Vec<Position> = match subject {
                Subject::NoBoard => Vec::new(),
                Subject::TwoBoards | Subject::Neighbour => vec![position()?, position()?],
                _ => vec![position()?],
            };
            let aside = subject == Subject::Neighbour;
            let placed = place_boards(&shown, aside, &mut scene, &mut rng);
            let rendering = render::render_boards(&placed, &scene)?;
            (rendering.pixels, serde_json::to_value(&rendering.truth)?)
        }
    };
    label["file"] = json!(format!("{stem}.jpg"));
    label["group"] = json!(stem.as_str());
    label["tags"] = json!(["rendered", subject_name(training.subject)]);
    label["train"] = json!(true);
    write_picture(
        &args.out,
        &stem,
        &render::encode_jpeg(&pixels, scene.sensor.jpeg_quality)?,
        &label,
    )
}

/// Places a board in the middle, or two side by side. If `aside`, the second one is not meant to be
/// read.
fn place_boards<'a>(
    shown: &'a [Position],
    aside: bool,
    scene: &mut render::Scene,
    rng: &mut Pcg64Mcg,
) -> Vec<PlacedBoard<'a>> {
    let [first, second] = shown else {
        return shown.iter().map(PlacedBoard::centered).collect();
    };
    scene.things.clear();
    let pitch = scene.goban.pitch_mm[0];
    let lines = first.size().width().max(second.size().width()) as f64;
    let apart = (lines - 1.0) * pitch / 2.0 + scene.goban.margin_mm + rng.random_range(5.0..80.0);
    let mut turn = || rng.random_range(-6.0..6.0);
    let at = |position, x_mm, turn_deg| PlacedBoard {
        position,
        x_mm,
        y_mm: 0.0,
        turn_deg,
        aside: false,
    };
    if aside {
        let second = PlacedBoard {
            aside: true,
            ..at(second, 2.0 * apart, turn())
        };
        return vec![at(first, 0.0, turn()), second];
    }
    vec![at(first, -apart, turn()), at(second, apart, turn())]
}

fn subject_name(subject: Subject) -> &'static str {
    match subject {
        Subject::Board => "board",
        Subject::Cropped => "cropped",
        Subject::Cut => "cut",
        Subject::TwoBoards => "two-boards",
        Subject::Neighbour => "neighbour",
        Subject::NoBoard => "no-board",
        Subject::Diagram => "diagram",
    }
}
