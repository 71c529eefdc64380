//! Tells what is seen of every grid that may be the board's, and whether it is: what the grid's confidence is
//! fitted to by `training/shuzi_training/grid_confidence.py`.
//!
//! ```text
//! cargo run --release -p shuzi-eval --example measure_grids -- FOLDER... > grids.jsonl
//! ```
//!
//! Every `NAME.json` below the folders that is the label of a photo for training gives one line a grid. Photos of
//! several boards, of a hidden or cropped board and of diagrams are left out. A photo that cannot be measured is
//! told on standard error.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "the figures are for another program")]

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;
use shuzi::board::{Board, BoardSettings, GridEvidence};
use shuzi::count::Reader;
use shuzi::photo::{self, Limits, Photo};
use shuzi::stones::StonesSettings;
use shuzi_eval::Label;

/// A grid whose corners are all within this many spacings of the true ones is right.
const RIGHT_SPACINGS: f64 = 0.5;

fn main() -> Result<(), Box<dyn Error>> {
    let reader = Reader::embedded();
    for folder in std::env::args().skip(1) {
        let mut labels = Vec::new();
        find_labels(Path::new(&folder), &mut labels)?;
        for path in labels {
            if let Err(error) = tell(&path, &reader) {
                eprintln!("{}: {error}", path.display());
            }
        }
    }
    Ok(())
}

fn find_labels(folder: &Path, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut entries = entries.collect::<std::io::Result<Vec<PathBuf>>>()?;
    entries.sort();
    for path in entries {
        if path.is_dir() {
            find_labels(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "json") {
            found.push(path);
        }
    }
    Ok(())
}

/// One line for every grid seen in a photo.
fn tell(path: &Path, reader: &Reader) -> Result<(), Box<dyn Error>> {
    let Some(label) = Label::read(&fs::read(path)?)? else { return Ok(()) };
    let aside = label.is_special() || label.tags.iter().any(|tag| tag == "cropped" || tag == "diagram");
    if !label.train || aside {
        return Ok(());
    }
    let file = path.with_file_name(&label.file);
    let photo = photo::decode(&fs::read(&file)?, &Limits::default())?;
    // A photo in which no board is found has no grids to tell of.
    for grid in reader.find_boards(&photo, &BoardSettings::default()).result.unwrap_or_default() {
        if let Some(line) = line(&file, &photo, reader, &grid, &label) {
            println!("{line}");
        }
    }
    Ok(())
}

fn line(file: &Path, photo: &Photo, reader: &Reader, grid: &Board, label: &Label) -> Option<serde_json::Value> {
    let GridEvidence::Seen(seen) = grid.evidence else { return None };
    let read = reader.read_stones(photo, std::slice::from_ref(grid), &StonesSettings::default());
    let reading = read.trace?.grid;
    Some(json!({
        "file": file.to_string_lossy(),
        "right": is_right(grid, label)?,
        "mean_score": seen.mean_score,
        "lead": seen.lead,
        "weakest_side": seen.weakest_side,
        "open_side": seen.open_side(),
        "in_picture": seen.in_picture,
        "points": reading.points,
        "weakest_line": reading.weakest_line,
        "beyond": reading.beyond,
        "beyond_seen": reading.beyond_seen,
    }))
}

/// `None` where the label cannot tell.
fn is_right(grid: &Board, label: &Label) -> Option<bool> {
    if !label.shows_a_board() {
        return Some(false);
    }
    Some(grid.lines == label.size && label.corner_error(grid.corners())? <= RIGHT_SPACINGS)
}
