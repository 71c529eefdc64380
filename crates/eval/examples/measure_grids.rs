//! Prints the evidence for every candidate grid and whether it is right.
//! `training/shuzi_training/grid_confidence.py` fits the confidence in grids to these figures.
//!
//! ```text
//! cargo run --release -p shuzi-eval --example measure_grids -- FOLDER... > grids.jsonl
//! ```
//!
//! For every label of a training photo in the folders and the folders below them, the output has
//! one line per grid. Photos of several boards, of hidden or cropped boards and of diagrams are
//! left out. Photos that cannot be measured are reported on standard error.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "the figures are for another program"
)]

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;
use shuzi::board::{Board, BoardSettings, GridEvidence};
use shuzi::count::Reader;
use shuzi::photo::{self, Limits, Photo};
use shuzi::stones::StonesSettings;
use shuzi_eval::Label;

/// Largest corner error of a correct grid, in line spacings.
const MAX_CORNER_ERROR: f64 = 0.5;

fn main() -> Result<(), Box<dyn Error>> {
    let reader = Reader::embedded();
    for folder in std::env::args().skip(1) {
        let mut labels = Vec::new();
        find_labels(Path::new(&folder), &mut labels)?;
        for path in labels {
            if let Err(error) = print_grids(&path, &reader) {
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
        } else if path
            .extension()
            .is_some_and(|extension| extension == "json")
        {
            found.push(path);
        }
    }
    Ok(())
}

/// Prints one line for every grid in a photo.
fn print_grids(path: &Path, reader: &Reader) -> Result<(), Box<dyn Error>> {
    let Some(label) = Label::read(&fs::read(path)?)? else {
        return Ok(());
    };
    let aside = label.is_special()
        || label
            .tags
            .iter()
            .any(|tag| tag == "cropped" || tag == "diagram");
    if !label.train || aside {
        return Ok(());
    }
    let file = path.with_file_name(&label.file);
    let photo = photo::decode(&fs::read(&file)?, &Limits::default())?;
    // A photo without a board has no grids.
    for grid in reader
        .find_boards(&photo, &BoardSettings::default())
        .result
        .unwrap_or_default()
    {
        if let Some(line) = describe_grid(&file, &photo, reader, &grid, &label) {
            println!("{line}");
        }
    }
    Ok(())
}

fn describe_grid(
    file: &Path,
    photo: &Photo,
    reader: &Reader,
    grid: &Board,
    label: &Label,
) -> Option<serde_json::Value> {
    let GridEvidence::Seen(seen) = grid.evidence else {
        return None;
    };
    let read = reader.read_stones(
        photo,
        std::slice::from_ref(grid),
        &StonesSettings::default(),
    );
    let trace = read.trace?;
    let reading = trace.grid;
    Some(json!({
        "file": file.to_string_lossy(),
        // The grid to which the evidence belongs: settled, it may have moved to the right place.
        "right": is_right(&trace.board, label)?,
        "mean_score": seen.mean_score,
        "lead": seen.lead,
        "weakest_side": seen.weakest_side,
        "in_picture": seen.in_picture,
        "points": reading.points,
        "weakest_line": reading.weakest_line,
        "beyond": reading.beyond,
        "beyond_seen": reading.beyond_seen,
        "lines": grid.lines,
        "part": reading.goes_on(&trace.board).contains(&true),
    }))
}

/// Returns true if a grid is the board's, or `None` if the label does not say.
fn is_right(grid: &Board, label: &Label) -> Option<bool> {
    if !label.shows_a_board() {
        return Some(false);
    }
    Some(grid.lines == label.size && label.corner_error(grid.corners())? <= MAX_CORNER_ERROR)
}
