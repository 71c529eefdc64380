//! Makes `samples/`: rendered photos with labels. On the same machine, the files are the same every
//! time.
//!
//! ```text
//! cargo run --release -p shuzi-eval --example make_samples [FOLDER]
//! ```

mod count;
mod games;
mod scenes;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser;
use games::SampleGame;
use scenes::{
    in_portrait_format, scene_from, with_board, with_bowls, with_camera, with_fan,
    with_glass_stones, with_lamp, with_stones_astray, with_table,
};
use shuzi_render::{self as render, Pattern, PlacedBoard, Scene};

/// JPEG quality of the samples: small files that still resemble those of a phone.
const JPEG_QUALITY: u8 = 85;
const WARM: [f64; 3] = [1.15, 0.92, 0.58];
const COOL: [f64; 3] = [0.86, 0.97, 1.12];
const NEUTRAL: [f64; 3] = [1.0, 0.98, 0.94];

/// Makes the sample photos and their labels.
#[derive(Parser)]
struct SampleArgs {
    /// Output folder
    #[arg(default_value = "samples")]
    folder: PathBuf,
}

/// A sample to be made.
struct Sample {
    name: &'static str,
    about: &'static str,
    tags: &'static [&'static str],
    shows: SampleContent,
    scene: Scene,
}

/// The boards on the table.
enum SampleContent {
    Finished(SampleGame),
    Unfinished(SampleGame),
    Nothing,
    Two(Box<[SampleGame; 2]>),
}

fn main() -> Result<(), Box<dyn Error>> {
    let SampleArgs { folder } = SampleArgs::parse();
    fs::create_dir_all(&folder)?;
    for sample in samples()? {
        save(&folder, sample)?;
    }
    Ok(())
}

/// Renders a sample, and writes the photo and its label.
fn save(folder: &Path, sample: Sample) -> Result<(), Box<dyn Error>> {
    let rendering = match &sample.shows {
        SampleContent::Finished(game) | SampleContent::Unfinished(game) => {
            render::render(&game.position, &sample.scene)?
        }
        SampleContent::Nothing => render::render_boards(&[], &sample.scene)?,
        SampleContent::Two(games) => {
            let [left, right] = games.as_ref();
            let left = PlacedBoard {
                x_mm: -210.0,
                turn_deg: 4.0,
                ..PlacedBoard::centered(&left.position)
            };
            let right = PlacedBoard {
                x_mm: 150.0,
                turn_deg: -7.0,
                ..PlacedBoard::centered(&right.position)
            };
            render::render_boards(&[left, right], &sample.scene)?
        }
    };
    let mut truth = rendering.truth;
    truth.file = format!("{}.jpg", sample.name);
    truth.about = sample.about.to_owned();
    truth.group = format!("sample-{}", sample.name);
    truth
        .tags
        .extend(sample.tags.iter().map(|&tag| tag.to_owned()));
    truth.train = false;
    if let (SampleContent::Finished(game), Some(board)) = (&sample.shows, truth.shows.first()) {
        truth.score = Some(count::count_chinese(game, board));
    }
    fs::write(
        folder.join(&truth.file),
        render::encode_jpeg(&rendering.pixels, JPEG_QUALITY)?,
    )?;
    let label = serde_json::to_string_pretty(&truth)? + "\n";
    fs::write(folder.join(format!("{}.json", sample.name)), label)?;
    Ok(())
}

/// Returns all samples.
fn samples() -> Result<Vec<Sample>, Box<dyn Error>> {
    let mut samples = samples_of_19_lines()?;
    samples.extend(samples_of_smaller_boards()?);
    samples.extend(samples_to_refuse()?);
    Ok(samples)
}

/// Returns the samples with boards of 19 lines.
fn samples_of_19_lines() -> Result<Vec<Sample>, Box<dyn Error>> {
    Ok(vec![
        Sample {
            name: "19-finished-top",
            about: "A finished game seen from straight above in daylight.",
            tags: &["top-down", "finished"],
            shows: SampleContent::Finished(SampleGame::generate(19, 11, 3)?),
            scene: with_camera(scene_from(11, 90.0, 0.0, 1.5), 0.92, -0.02, 0.5, 0.006, 0.0),
        },
        Sample {
            name: "19-finished-oblique",
            about: "A finished game from a player's seat, bowls beside it.",
            tags: &["oblique", "finished", "bowls"],
            shows: SampleContent::Finished(SampleGame::generate(19, 12, 2)?),
            scene: with_table(
                with_bowls(scene_from(12, 50.0, 4.0, -1.0), 95.0, 262.0),
                Pattern::Planks,
                [0.10, 0.055, 0.03],
                [0.07, 0.04, 0.02],
            ),
        },
        Sample {
            name: "19-finished-low",
            about: "A finished game from a low seat, a few stones astray, in dim, warm light from the side.",
            tags: &["low", "finished", "side-light", "dim"],
            shows: SampleContent::Finished(SampleGame::generate(19, 13, 2)?),
            scene: with_lamp(
                with_board(
                    with_stones_astray(
                        with_camera(scene_from(13, 35.0, -8.0, 2.0), 0.8, 0.0, 2.2, 0.02, -2.5),
                        0.05,
                    ),
                    [0.52, 0.31, 0.13],
                    0.35,
                    55.0,
                    0.02,
                ),
                WARM,
                [80.0, 32.0, 1300.0, 120.0],
                0.45,
            ),
        },
        Sample {
            name: "19-fan",
            about: "A finished game with a closed fan over a corner of the board.",
            tags: &["oblique", "finished", "covered"],
            shows: SampleContent::Finished(SampleGame::generate(19, 18, 2)?),
            scene: with_fan(scene_from(18, 62.0, 3.0, 1.0), [160.0, 190.0], -32.0),
        },
        Sample {
            name: "19-open-dame",
            about: "A finished game with one dame left to fill.",
            tags: &["oblique", "finished", "dame"],
            shows: SampleContent::Finished(SampleGame::generate(19, 14, 1)?.with_open_dame()),
            scene: with_glass_stones(
                with_board(
                    scene_from(14, 65.0, 182.0, 3.0),
                    [0.74, 0.56, 0.32],
                    0.15,
                    18.0,
                    0.015,
                ),
                0.06,
            ),
        },
        Sample {
            name: "19-turned-checks",
            about: "A finished game on a checked cloth, held at an angle.",
            tags: &["rotated", "finished", "checked-cloth"],
            shows: SampleContent::Finished(SampleGame::generate(19, 15, 2)?),
            scene: with_table(
                with_camera(
                    scene_from(15, 70.0, 31.0, 0.0),
                    0.88,
                    -0.09,
                    0.6,
                    0.010,
                    0.0,
                ),
                Pattern::Checks,
                [0.62, 0.58, 0.52],
                [0.30, 0.05, 0.05],
            ),
        },
        Sample {
            name: "19-middle-game",
            about: "A game still going on, many stones apart.",
            tags: &["oblique", "middle-game"],
            shows: SampleContent::Unfinished(SampleGame::generate(19, 16, 0)?.thinned(0.35, 16)),
            scene: with_lamp(
                with_table(
                    in_portrait_format(with_camera(
                        scene_from(16, 58.0, 92.0, -4.0),
                        0.9,
                        -0.05,
                        0.6,
                        0.012,
                        -0.2,
                    )),
                    Pattern::Plain,
                    [0.55, 0.54, 0.52],
                    [0.5; 3],
                ),
                COOL,
                [300.0, 60.0, 2500.0, 500.0],
                0.7,
            ),
        },
        Sample {
            name: "19-empty",
            about: "An empty board.",
            tags: &["oblique", "empty"],
            shows: SampleContent::Unfinished(SampleGame::from_rows(
                &["..................."; 19],
                &[],
                &[],
            )?),
            scene: scene_from(17, 62.0, -3.0, 0.0),
        },
    ])
}

/// Returns the samples with boards of 13 and 9 lines.
fn samples_of_smaller_boards() -> Result<Vec<Sample>, Box<dyn Error>> {
    Ok(vec![
        Sample {
            name: "13-finished-warm",
            about: "A finished game under a warm lamp, slightly blurred.",
            tags: &["oblique", "finished", "warm-light", "blurred"],
            shows: SampleContent::Finished(SampleGame::generate(13, 21, 2)?),
            scene: with_lamp(
                with_camera(scene_from(21, 68.0, 12.0, 5.0), 0.8, -0.06, 1.4, 0.010, 0.0),
                WARM,
                [250.0, 48.0, 900.0, 90.0],
                0.4,
            ),
        },
        Sample {
            name: "13-seki",
            about: "A seki with two shared liberties in the corner.",
            tags: &["oblique", "finished", "seki"],
            shows: SampleContent::Finished(seki_game()?),
            scene: with_table(
                in_portrait_format(with_board(
                    scene_from(22, 72.0, -14.0, 0.0),
                    [0.74, 0.50, 0.17],
                    0.25,
                    20.0,
                    0.03,
                )),
                Pattern::Cloth,
                [0.34, 0.31, 0.27],
                [0.3; 3],
            ),
        },
        Sample {
            name: "13-dim",
            about: "A finished game in a dim room: dark and noisy.",
            tags: &["oblique", "finished", "dim"],
            shows: SampleContent::Finished(SampleGame::generate(13, 23, 1)?),
            scene: with_lamp(
                with_table(
                    with_camera(
                        scene_from(23, 55.0, 271.0, 0.0),
                        0.85,
                        -0.03,
                        0.8,
                        0.014,
                        -1.6,
                    ),
                    Pattern::Cloth,
                    [0.03, 0.05, 0.12],
                    [0.0; 3],
                ),
                NEUTRAL,
                [20.0, 40.0, 1500.0, 200.0],
                0.35,
            ),
        },
        Sample {
            name: "9-finished-cloth",
            about: "A small finished game on a green cloth.",
            tags: &["oblique", "finished", "cloth"],
            shows: SampleContent::Finished(small_game()?),
            scene: with_table(
                with_camera(
                    scene_from(31, 60.0, 20.0, -3.0),
                    0.7,
                    -0.02,
                    0.5,
                    0.008,
                    0.0,
                ),
                Pattern::Cloth,
                [0.05, 0.16, 0.08],
                [0.0; 3],
            ),
        },
        Sample {
            name: "9-finished-glossy",
            about: "Glass stones on a lacquered board facing the light.",
            tags: &["oblique", "finished", "glossy"],
            shows: SampleContent::Finished(SampleGame::generate(9, 34, 0)?),
            scene: with_lamp(
                with_glass_stones(
                    with_board(
                        scene_from(34, 48.0, 0.0, 0.0),
                        [0.72, 0.46, 0.14],
                        0.2,
                        12.0,
                        0.045,
                    ),
                    0.1,
                ),
                NEUTRAL,
                [165.0, 50.0, 1800.0, 250.0],
                0.5,
            ),
        },
    ])
}

/// Returns the samples that shuzi has to refuse.
fn samples_to_refuse() -> Result<Vec<Sample>, Box<dyn Error>> {
    Ok(vec![
        Sample {
            name: "no-board",
            about: "Bowls of stones on a table, no board.",
            tags: &["no-board", "bowls"],
            shows: SampleContent::Nothing,
            scene: with_bowls(scene_from(41, 55.0, 0.0, 0.0), 90.0, 270.0),
        },
        Sample {
            name: "two-boards",
            about: "Two boards side by side.",
            tags: &["two-boards"],
            shows: SampleContent::Two(Box::new([
                SampleGame::generate(13, 42, 0)?,
                SampleGame::generate(13, 43, 0)?,
            ])),
            scene: with_camera(scene_from(42, 66.0, 0.0, 0.0), 0.92, -0.04, 0.5, 0.008, 0.0),
        },
    ])
}

/// Returns a composed game with a seki: neither side can play first at the two shared points.
fn seki_game() -> Result<SampleGame, Box<dyn Error>> {
    SampleGame::from_rows(
        &[
            "........BW.BW",
            "........BW.BW",
            "...B....BWWBW",
            "..WB....BBWBW",
            "..B...BBBBBWW",
            ".....BBWWWWW.",
            ".....BWW.....",
            "....BBW..W...",
            "..B.BWW...W..",
            "...BBW..WBW..",
            "...BWW...W...",
            "...BBW.......",
            "....BW.......",
        ],
        &["C10", "K4"],
        &["L13", "L12"],
    )
}

/// Returns a composed game with one dead stone on each side.
fn small_game() -> Result<SampleGame, Box<dyn Error>> {
    SampleGame::from_rows(
        &[
            "...BW....",
            ".B.BW.W..",
            "..BBWW...",
            "...BBWWB.",
            ".WB.BWW.W",
            ".B.BBBW..",
            "..B.BWW.W",
            ".B.BBW.W.",
            "....BW...",
        ],
        &["B5", "H6"],
        &[],
    )
}
