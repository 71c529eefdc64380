//! Watches clips as the live view does, and prints what it says of every frame.
//!
//! ```text
//! cargo run --release -p shuzi-eval --example measure_live -- [--ms 100] [--every 2] CLIP... > frames.jsonl
//! ```
//!
//! A clip is a Motion JPEG file (pictures one after the other), as `shuzi render --clip` writes it,
//! with the label of every frame beside it; or one picture, which is watched for as many frames as
//! it takes to shoot. `--ms` is the time between two frames of a clip, `--every` how many of them pass
//! from one look to the next.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::disallowed_methods,
    reason = "the figures are for another program, and the time is one of them"
)]

use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;
use shuzi::count::Reader;
use shuzi::live::{Sight, WatchSettings};
use shuzi::photo::{self, Limits, Photo};

/// Longest side of a frame made of a photo, in pixels.
const FRAME_PX: u32 = 1280;
/// Frames for which a single picture is watched.
const FRAMES_OF_A_PICTURE: usize = 8;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1).peekable();
    let mut option = |name: &str, usual: u64| -> Result<u64, Box<dyn Error>> {
        match arguments.next_if(|argument| argument == name) {
            Some(_) => Ok(arguments.next().ok_or("a number is missing")?.parse()?),
            None => Ok(usual),
        }
    };
    let apart = Duration::from_millis(option("--ms", 100)?);
    let every = option("--every", 1)? as usize;
    let reader = Reader::embedded();
    for clip in arguments {
        let frames = frames_of(Path::new(&clip))?;
        let mut watcher = reader.watch(WatchSettings::default());
        let is_clip = frames.iter().any(|frame| frame != &frames[0]);
        for (number, frame) in frames.iter().enumerate().step_by(every.max(1)) {
            let began = Instant::now();
            let sight = watcher.look(frame, apart * number as u32)?;
            let took = began.elapsed();
            print_sight(&clip, number, &sight, took);
            if sight.shoot() && !is_clip {
                break;
            }
        }
    }
    Ok(())
}

/// Returns the frames of a clip, upright and no larger than a camera's preview.
fn frames_of(clip: &Path) -> Result<Vec<Photo>, Box<dyn Error>> {
    let bytes = std::fs::read(clip)?;
    let decoded = |bytes: &[u8]| -> Result<Photo, Box<dyn Error>> {
        let photo = photo::decode(bytes, &Limits::default())?;
        Ok(Photo::from(photo.shrunk(FRAME_PX)))
    };
    if clip
        .extension()
        .is_some_and(|extension| extension == "mjpeg")
    {
        pictures_in(&bytes).into_iter().map(decoded).collect()
    } else {
        Ok(vec![decoded(&bytes)?; FRAMES_OF_A_PICTURE])
    }
}

/// Returns the pictures of a Motion JPEG file. In a JPEG file, the marker of its beginning comes
/// nowhere else.
fn pictures_in(bytes: &[u8]) -> Vec<&[u8]> {
    let is_start = |at: &usize| bytes[*at..].starts_with(&[0xff, 0xd8, 0xff]);
    let mut starts: Vec<usize> = (0..bytes.len()).filter(is_start).collect();
    starts.push(bytes.len());
    starts
        .windows(2)
        .map(|pair| &bytes[pair[0]..pair[1]])
        .collect()
}

fn print_sight(clip: &str, frame: usize, sight: &Sight, took: Duration) {
    let seen = sight.board.as_ref();
    let corners = seen.map(|seen| seen.board.corners().map(|corner| [corner.x, corner.y]));
    let conditions = sight.conditions.as_ref();
    let line = json!({
        "clip": clip,
        "frame": frame,
        "ms": took.as_secs_f64() * 1000.0,
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
    println!("{line}");
}
