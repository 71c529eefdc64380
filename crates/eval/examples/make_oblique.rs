//! Makes photos of boards seen from low, each with a label in the format of `samples/`, to measure
//! the reader on scenes that it was not trained on.
//!
//! ```text
//! cargo run --release -p shuzi-eval --example make_oblique -- FOLDER --count 300 --seed S [--positions DIR] [--jobs J]
//! ```
//!
//! The scenes are those of a player who stays seated ([`oblique_ranges`], [`vary_board`]). They are
//! sampled by `shuzi_render::Scene::sample` and not by `shuzi_render::training`, from which the
//! reader learns. Photo I of seed S does not depend on N and J. A stopped run is resumed by giving
//! the command again.

#[path = "training_pictures/output.rs"]
mod output;
#[path = "training_pictures/positions.rs"]
mod positions;

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use clap::Parser;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::json;
use shuzi_render::{self as render, LinearRgb, PlacedBoard, Scene, SceneRanges};

use output::{make_in_parallel, write_picture};
use positions::Positions;

type BoxedError = Box<dyn Error + Send + Sync>;

/// Colours of dark walnut and smoked oak.
const DARK_WOODS: [LinearRgb; 2] = [[0.11, 0.06, 0.035], [0.18, 0.11, 0.07]];
/// Colours of slate and of boards painted dark.
const SLATES: [LinearRgb; 3] = [
    [0.05, 0.055, 0.06],
    [0.03, 0.03, 0.035],
    [0.04, 0.055, 0.05],
];
/// Share of a point behind other stones above which nobody can see what is there.
const WHOLLY_SCREENED: f64 = 0.8;
/// Red lacquer.
const RED_LACQUER: LinearRgb = [0.35, 0.04, 0.03];

#[derive(Parser)]
struct ObliqueArgs {
    /// Folder for NAME.jpg and NAME.json
    out: PathBuf,
    /// Number of photos
    #[arg(long, default_value_t = 300)]
    count: usize,
    /// Seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Folder of SGF and JSON files with positions
    #[arg(long)]
    positions: Option<PathBuf>,
    /// Number of photos made in parallel
    #[arg(long, default_value_t = 1)]
    jobs: usize,
}

/// Returns the ranges of the scenes: 20 to 50 degrees above the board, from any side, the photo
/// turned by up to 20 degrees; phone cameras, boards from a folding board to a table board.
fn oblique_ranges() -> SceneRanges {
    SceneRanges {
        longest_side_px: 1200..=2400,
        elevation_deg: 20.0..=50.0,
        roll_deg: -20.0..=20.0,
        focal_35mm: 22.0..=60.0,
        fill: 0.55..=0.97,
        k1: -0.08..=0.03,
        thickness_mm: 6.0..=150.0,
        ..SceneRanges::default()
    }
}

fn main() -> Result<(), BoxedError> {
    let args = ObliqueArgs::parse();
    fs::create_dir_all(&args.out)?;
    let positions = Positions::read(args.positions.as_deref())?;
    make_in_parallel(0..args.count, args.jobs, |number| {
        make_photo(&args, &positions, number)
    })
}

/// Makes a photo and its label, unless an earlier run has made them.
fn make_photo(args: &ObliqueArgs, positions: &Positions, number: usize) -> Result<(), BoxedError> {
    let stem = format!("oblique{}-{number:04}", args.seed);
    if args.out.join(format!("{stem}.json")).exists() {
        return Ok(());
    }
    let seed = args.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number as u64;
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut scene = Scene::sample(rng.random(), &oblique_ranges());
    let kind = vary_board(&mut scene, &mut rng);
    let lines = match rng.random_range(0..10) {
        0 => 9,
        1 => 13,
        _ => 19,
    };
    let position = positions.draw(lines, &mut rng)?;
    let rendering = render::render_boards(&[PlacedBoard::centered(&position)], &scene)?;
    let mut label = serde_json::to_value(&rendering.truth)?;
    label["file"] = json!(format!("{stem}.jpg"));
    label["group"] = json!(stem.as_str());
    label["tags"] = json!(["rendered", "oblique", kind]);
    label["train"] = json!(false);
    label["unsure"] = json!(find_screened(&label));
    let jpeg = render::encode_jpeg(&rendering.pixels, scene.sensor.jpeg_quality)?;
    write_picture(&args.out, &stem, &jpeg, &label)
}

/// Returns the row and column of every point that nobody can see, because other stones stand before
/// it.
fn find_screened(label: &serde_json::Value) -> Vec<[u64; 2]> {
    let entries = label["screened"].as_array().into_iter().flatten();
    entries
        .filter(|entry| entry[2].as_f64() > Some(WHOLLY_SCREENED))
        .filter_map(|entry| Some([entry[0].as_u64()?, entry[1].as_u64()?]))
        .collect()
}

/// Gives one of eight scenes a board of dark wood, one of eight a slate with pale lines, and one of
/// sixteen a board of red lacquer; thick boards legs; and two of three boards a gloss that shows
/// the lamps. Returns the kind of board.
fn vary_board(scene: &mut Scene, rng: &mut Pcg64Mcg) -> &'static str {
    let goban = &mut scene.goban;
    if goban.thickness_mm > 60.0 && rng.random_bool(0.7) {
        goban.legs_mm = rng.random_range(60.0..130.0);
    }
    if rng.random_bool(0.67) {
        goban.gloss = rng.random_range(0.02..0.05);
        goban.roughness = rng.random_range(0.12..0.5);
    }
    match rng.random_range(0..16) {
        0 | 1 => {
            goban.wood.color = DARK_WOODS[rng.random_range(0..DARK_WOODS.len())];
            "dark-wood"
        }
        2 | 3 => {
            goban.wood.color = SLATES[rng.random_range(0..SLATES.len())];
            goban.wood.contrast = 0.0;
            let pale = rng.random_range(0.4..0.8);
            goban.print.ink = [pale, pale, pale * rng.random_range(0.8..1.0)];
            "slate"
        }
        4 => {
            goban.wood.color = RED_LACQUER;
            goban.wood.contrast = 0.0;
            "red-lacquer"
        }
        _ => "wood",
    }
}
