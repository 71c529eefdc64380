//! Draws labelled diagrams and screenshots for measuring: twelve positions in eight styles.
//!
//! ```text
//! cargo run --release -p shuzi-eval --example make_diagrams -- FOLDER [--seed S] [--games DIR] [--only STYLE]
//! ```
//!
//! FOLDER gets `STYLE-NN.png` and `STYLE-NN.json`, a label in the format of `samples/`; NN is the
//! position, from 01 to 12: boards of 9, 13 and 19 lines, each in the opening, in the middle of the
//! game, finished, and crowded. Positions are taken from SGF files in DIR and the folders below it
//! where these have games of the size, and generated otherwise. The same arguments and files give
//! the same pictures, and a picture does not depend on `--only`.
//!
//! The styles are modeled on books, newspapers, servers, editors and phones, and share no code with
//! the diagrams among the training pictures, so that they measure what the reader has not learned
//! from. Sizes, colors, margins and marks vary from picture to picture: 400 to 1400 pixels on the
//! longer side, 15 pixels or more between lines. Every second picture of the styles `glossy` and
//! `phone` has been a JPEG, as pictures are that people send each other.

mod board;
mod canvas;
mod glyphs;
mod lettering;
mod playout;
mod positions;
mod stones;
mod styles;
mod texture;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use clap::{Parser, ValueEnum};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::json;

use positions::{Diagram, make_positions};
use styles::{Picture, Style};

/// Draws labelled diagrams and screenshots for measuring: twelve positions in eight styles.
///
/// Measure on them with `shuzi eval FOLDER`.
#[derive(Parser)]
struct DiagramArgs {
    /// Output folder for STYLE-NN.png and STYLE-NN.json
    folder: PathBuf,
    /// Seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Folder of SGF files that positions are taken from, searched with the folders below it
    #[arg(long, value_name = "DIR")]
    games: Option<PathBuf>,
    /// Draw one style only
    #[arg(long, value_name = "STYLE")]
    only: Option<Style>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = DiagramArgs::parse();
    fs::create_dir_all(&args.folder)?;
    let diagrams = make_positions(args.games.as_deref(), args.seed)?;
    for (style_number, style) in Style::value_variants().iter().enumerate() {
        if args.only.is_some_and(|only| only != *style) {
            continue;
        }
        for (index, diagram) in diagrams.iter().enumerate() {
            let number = (style_number * diagrams.len() + index) as u64;
            let seed = args.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number;
            let picture = style.draw(diagram, &mut Pcg64Mcg::seed_from_u64(seed));
            let stem = format!("{}-{:02}", style.name(), index + 1);
            save(&args.folder, &stem, *style, diagram, &picture)?;
        }
    }
    Ok(())
}

/// Writes the picture and its label.
fn save(
    folder: &Path,
    stem: &str,
    style: Style,
    diagram: &Diagram,
    picture: &Picture,
) -> Result<(), Box<dyn Error>> {
    let file = format!("{stem}.png");
    fs::write(
        folder.join(&file),
        picture.canvas.encode(picture.jpeg_quality)?,
    )?;
    let corners = picture.corners.map(|(x, y)| [x, y]);
    let label = json!({
        "file": file,
        "size": diagram.lines(),
        "rows": diagram.position.rows(),
        "corners": corners,
        "unsure": [],
        "group": format!("diagram-{}", diagram.name),
        "tags": ["diagram", style.name(), diagram.stage.name()],
        "train": false,
        "source": "make_diagrams",
        "license": "MIT OR Apache-2.0",
    });
    let label = serde_json::to_string_pretty(&label)? + "\n";
    fs::write(folder.join(format!("{stem}.json")), label)?;
    Ok(())
}
