//! Makes the test set of 60 camera clips for the page's live view.
//!
//! ```text
//! cargo run --release -p shuzi-render --example make_clips -- FOLDER [PART-OF-A-NAME] [FIRST-SEED]
//! ```
//!
//! Each clip is a `.mjpeg` file for a browser's fake camera with its truth beside it as `.json`, as
//! `shuzi render --clip` writes them. `clips.json` lists all. Twenty are hard: glare, dark, steep,
//! cut off at first. With a part of a name, only the clips whose names contain it are made. The
//! same program makes the same files; another first seed (usually 3100) gives fresh ones.

#![allow(
    clippy::print_stdout,
    reason = "it names the clips that are made, which takes minutes"
)]

use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, thread};

use serde::Serialize;
use shuzi::point::BoardSize;
use shuzi_render::clip::{self, ClipKind, ClipRequest};

/// Kinds of clips, the number of each, and whether they are hard.
const KINDS: [(ClipKind, u64, bool); 11] = [
    (ClipKind::Clean, 8, false),
    (ClipKind::Enters, 5, true),
    (ClipKind::Table, 5, false),
    (ClipKind::Far, 6, false),
    (ClipKind::Steep, 5, true),
    (ClipKind::Dark, 5, true),
    (ClipKind::Focus, 6, false),
    (ClipKind::Glare, 5, true),
    (ClipKind::Hand, 6, false),
    (ClipKind::Two, 4, false),
    (ClipKind::Shaky, 5, false),
];
/// Numbers of lines, in turn.
const SIZES: [usize; 3] = [19, 13, 9];
/// First seed, if none is given.
const SEED: u64 = 3100;
const SECONDS: f64 = 6.0;
const FPS: u32 = 10;
const FRAME_PX: [u32; 2] = [1280, 720];

/// A clip of the list.
#[derive(Serialize)]
struct Entry {
    file: String,
    kind: &'static str,
    size: usize,
    seed: u64,
    hard: bool,
    #[serde(skip)]
    request: ClipRequest,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("which folder?")?);
    let part = arguments.next().unwrap_or_default();
    fs::create_dir_all(&folder)?;
    let seed = arguments.next().map_or(Ok(SEED), |seed| seed.parse())?;
    let entries = list(seed);
    fs::write(
        folder.join("clips.json"),
        serde_json::to_vec_pretty(&entries)?,
    )?;
    let wanted: Vec<&Entry> = entries
        .iter()
        .filter(|entry| entry.file.contains(&part))
        .collect();
    let next = AtomicUsize::new(0);
    let work = || -> Result<(), String> {
        while let Some(entry) = wanted.get(next.fetch_add(1, Ordering::Relaxed)) {
            make(entry, &folder).map_err(|error| format!("{}: {error}", entry.file))?;
            println!("{}", entry.file);
        }
        Ok(())
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let handles: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        handles.into_iter().try_for_each(|handle| {
            handle
                .join()
                .unwrap_or_else(|_| Err("a worker stopped".to_owned()))
        })
    })?;
    Ok(())
}

/// Returns the list of all clips, whose seeds begin here.
fn list(first_seed: u64) -> Vec<Entry> {
    let kinds = KINDS
        .iter()
        .flat_map(|&(kind, count, hard)| (0..count).map(move |_| (kind, hard)));
    (0..)
        .zip(kinds)
        .map(|(number, (kind, hard))| {
            let size = SIZES[number as usize % SIZES.len()];
            let seed = first_seed + number;
            Entry {
                file: format!("{:02}-{}-{size}.mjpeg", number + 1, kind.name()),
                kind: kind.name(),
                size,
                seed,
                hard,
                request: ClipRequest {
                    kind,
                    seed,
                    seconds: SECONDS,
                    fps: FPS,
                    frame_px: FRAME_PX,
                },
            }
        })
        .collect()
}

fn make(entry: &Entry, folder: &Path) -> Result<(), Box<dyn Error>> {
    let position = clip::sample_position(BoardSize::square(entry.size)?, entry.seed);
    let mut made = clip::render_clip(&entry.request, &position)?;
    made.truth.file.clone_from(&entry.file);
    let path = folder.join(&entry.file);
    fs::write(&path, made.to_mjpeg())?;
    let mut label = serde_json::to_vec(&made.truth)?;
    label.push(b'\n');
    fs::write(path.with_extension("json"), label)?;
    Ok(())
}
