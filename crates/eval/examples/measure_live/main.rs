//! Watches clips as the live view does, and says how soon and how well their boards are read.
//!
//! ```text
//! cargo run --release -p shuzi-render --example make_clips -- FOLDER
//! cargo run --release -p shuzi-eval --example measure_live -- [--every 6] [--looks FILE] FOLDER/*.mjpeg
//! ```
//!
//! A clip is a Motion JPEG file, as `shuzi render --clip` writes it, with its truth beside it. A
//! camera shows its pictures 30 times a second; `--every` is how many of them pass from one look to
//! the next. `--looks` writes what each look says, a line of JSON for each.
//!
//! The photo is the picture at which the shutter was released; the frames that are read with it are
//! the last eight in which nothing was wrong, as in the page.

#![allow(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "the figures are for people, and the time is one of them"
)]

mod clip;
mod figures;
mod reading;

use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clip::Clip;
use figures::{ClipFigures, LiveFigures};
use serde_json::json;
use shuzi::count::Reader;
use shuzi::live::{Sight, WatchSettings};

/// Pictures that pass from one look to the next: with this, five looks a second.
const EVERY: usize = 6;

/// What the watcher said of a picture.
struct Look {
    picture: usize,
    sight: Sight,
    took: Duration,
}

struct Options {
    every: usize,
    looks: Option<PathBuf>,
    clips: Vec<PathBuf>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = read_options()?;
    let mut looks_file = options
        .looks
        .as_deref()
        .map(File::create)
        .transpose()?
        .map(BufWriter::new);
    let reader = Reader::embedded();
    let mut all = LiveFigures::default();
    println!("clip                 shutter  hints   fault  first    in view  frames");
    for path in &options.clips {
        let clip = Clip::open(path)?;
        let looks = watch(&reader, &clip, options.every)?;
        if let Some(file) = &mut looks_file {
            write_looks(file, path, &clip, &looks)?;
        }
        let figures = ClipFigures::of(&reader, &clip, &looks)?;
        println!("{:<20} {figures}", clip.name);
        all.add(figures);
    }
    println!("\n{all}");
    Ok(())
}

fn read_options() -> Result<Options, Box<dyn Error>> {
    let mut options = Options {
        every: EVERY,
        looks: None,
        clips: Vec::new(),
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or(format!("{argument} needs a value"));
        match argument.as_str() {
            "--every" => options.every = value()?.parse::<usize>()?.max(1),
            "--looks" => options.looks = Some(value()?.into()),
            clip => options.clips.push(clip.into()),
        }
    }
    Ok(options)
}

/// Looks at the pictures of a clip until the photo is taken, or to its end.
fn watch(reader: &Reader, clip: &Clip, every: usize) -> Result<Vec<Look>, Box<dyn Error>> {
    let mut watcher = reader.watch(WatchSettings::default());
    let mut looks = Vec::new();
    for picture in (0..clip.len()).step_by(every) {
        let frame = clip.picture(picture)?;
        let began = Instant::now();
        let sight = watcher.look(&frame, clip.time(picture))?;
        let took = began.elapsed();
        let is_last = sight.shoot();
        looks.push(Look {
            picture,
            sight,
            took,
        });
        if is_last {
            break;
        }
    }
    Ok(looks)
}

fn write_looks(
    file: &mut impl Write,
    path: &Path,
    clip: &Clip,
    looks: &[Look],
) -> Result<(), Box<dyn Error>> {
    for look in looks {
        let sight = &look.sight;
        let seen = sight.board.as_ref();
        let corners = seen.map(|seen| seen.board.corners().map(|corner| [corner.x, corner.y]));
        let conditions = sight.conditions.as_ref();
        let line = json!({
            "clip": path,
            "picture": look.picture,
            "truth": clip.frame(look.picture).faults,
            "ms": look.took.as_secs_f64() * 1000.0,
            "lines": seen.map(|seen| seen.board.lines),
            "corners": corners,
            "score": seen.map(|seen| seen.mean_score()),
            "fault": sight.fault.as_ref().map(|fault| fault.kind),
            "hint": sight.hint.as_ref().map(|hint| hint.kind),
            "stillness": sight.stillness,
            "shoot": sight.shoot(),
            "quality": sight.quality(),
            "spacing": conditions.map(|seen| seen.spacing_px),
            "elevation": conditions.map(|seen| seen.elevation),
            "brightness": conditions.map(|seen| seen.brightness),
            "blur": conditions.map(|seen| seen.blur),
            "glare": conditions.map(|seen| seen.glare.len()),
            "hidden": conditions.map(|seen| seen.hidden.len()),
        });
        writeln!(file, "{line}")?;
    }
    Ok(())
}
