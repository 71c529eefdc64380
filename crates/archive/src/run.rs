//! A run: processes every photo of the manifest that has no row yet.
//!
//! The photos flow through three kinds of threads, joined by two bounded channels:
//!
//! ```text
//! load_photos (1 thread) ─→ process_loaded (`jobs` threads, a worker process each) ─→ process_pending (caller)
//! ```
//!
//! The first thread reads ahead, so that no worker waits for the disk; only the caller writes, so
//! that rows need no lock. The channels bound the memory: at any time, there are at most `jobs`
//! photos in the first channel, one in each worker, and one that was just loaded.
//!
//! No progress is recorded apart from the rows: a photo is done when it has a row. The row is
//! therefore written last, after the drawing. A run that is killed at any moment loses only the
//! photos that were being processed, and the next run finds the pending photos by comparing the
//! manifest with the shards.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::sync::{Arc, Mutex};
use std::thread;

use shuzi::ErrorKind;
use shuzi::language::{Message, ToMessage};
use shuzi::report::Failure;

use super::atomic_file;
use super::digest::ContentHash;
use super::location::ArchiveCache;
use super::manifest::{Manifest, ManifestEntry};
use super::partition::Partition;
use super::process_photo::failed_row;
use super::row::{Row, RowOutcome};
use super::run_folder::RunFolder;
use super::shard::Shard;
use super::worker_pool::{Worker, WorkerSettings};

/// The settings for the execution of a run. They do not change the row of a photo that can be
/// processed, and may differ whenever a run is resumed.
#[derive(Clone, Debug)]
pub struct ExecutionSettings {
    /// The command and limits of the workers.
    pub workers: WorkerSettings,
    /// Number of workers.
    pub jobs: usize,
    /// The part of the run to process.
    pub partition: Partition,
    /// True to process photos again that exceeded the time limit or crashed their worker.
    pub retry: bool,
    /// Maximum length of a photo in bytes. A longer photo is not read completely, and the decoder
    /// refuses it.
    pub max_bytes: usize,
}

/// An event of a run, for showing progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunEvent {
    /// The shards were compared with the manifest. Photos with the same content count once.
    Begin {
        /// The outcomes of the photos that have rows.
        done: Vec<RowOutcome>,
        /// Number of photos without rows.
        left: usize,
    },
    /// A row was written.
    Done(RowOutcome),
}

/// The photos of the manifest that have no row and were not found on this machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MissingPhotos {
    /// Number of photos with different content.
    pub photos: usize,
    /// Name of the first one.
    pub first: Option<String>,
}

/// Processes every photo of the manifest that belongs to the partition, has no row yet, and was
/// found. `on_event` is called for each event. Returns the photos that were not found.
///
/// # Errors
/// Returns an error if a row cannot be written or no worker can be started. The rows that were
/// written until then are found when the run is resumed.
pub fn process_pending(
    folder: &RunFolder,
    manifest: &Manifest,
    settings: &ExecutionSettings,
    on_event: &mut dyn FnMut(RunEvent),
) -> io::Result<MissingPhotos> {
    let is_stale = |row: &Row| row.passing || settings.retry && row.outcome == RowOutcome::Failed;
    let mut rows = RowStore {
        folder,
        is_stale: &is_stale,
        missing: BTreeMap::new(),
        open: BTreeMap::new(),
    };
    let (done, pending) = rows.find_pending(manifest, settings.partition)?;
    on_event(RunEvent::Begin {
        done,
        left: pending.len(),
    });

    let copies = group_by_content(manifest);
    let copies_of =
        |content: &ContentHash| copies.get(content).map(Vec::as_slice).unwrap_or_default();
    let is_found = |content: &ContentHash| {
        copies_of(content)
            .iter()
            .any(|copy| copy.location.is_some())
    };
    let (pending, missing): (Vec<ContentHash>, Vec<ContentHash>) =
        pending.into_iter().partition(is_found);

    process_all(
        &pending,
        &copies,
        manifest,
        settings,
        &mut |row, drawing| {
            save_drawing(folder.path(), row.content, &drawing)?;
            if row.passing {
                Manifest::note_wrong_digest(&folder.manifest_path(), row.content)?;
            }
            // The row comes last, because a photo with a row counts as done.
            rows.add(&row)?;
            on_event(RunEvent::Done(row.outcome));
            Ok(())
        },
    )?;
    let first = missing
        .first()
        .and_then(|content| copies_of(content).first())
        .map(|copy| copy.name.clone());
    Ok(MissingPhotos {
        photos: missing.len(),
        first,
    })
}

/// Returns the path of a photo's drawing in a run's folder. Drawings are spread over 256 folders by
/// the first two digits of the digest, because many programs are slow with large folders.
pub fn drawing_path(folder: &Path, content: ContentHash) -> PathBuf {
    let name = content.to_string();
    folder
        .join("drawings")
        .join(name.get(..2).unwrap_or_default())
        .join(format!("{name}.jpg"))
}

fn save_drawing(folder: &Path, content: ContentHash, drawing: &[u8]) -> io::Result<()> {
    if drawing.is_empty() {
        return Ok(());
    }
    let path = drawing_path(folder, content);
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    // A drawing that is lost can be made again with `shuzi count --overlay`.
    atomic_file::write_unsynced(&path, drawing)
}

/// The shards of a run, to which rows are added.
struct RowStore<'a> {
    folder: &'a RunFolder,
    is_stale: &'a dyn Fn(&Row) -> bool,
    /// Number of rows that each unfinished shard lacks.
    missing: BTreeMap<u32, usize>,
    /// The shards to which rows were added and which lack others.
    open: BTreeMap<u32, Shard>,
}

impl RowStore<'_> {
    /// Returns the outcomes of the photos that have rows, and the content of those that have none,
    /// shard by shard.
    fn find_pending(
        &mut self,
        manifest: &Manifest,
        partition: Partition,
    ) -> io::Result<(Vec<RowOutcome>, Vec<ContentHash>)> {
        let mut contents_by_shard: BTreeMap<u32, Vec<ContentHash>> = BTreeMap::new();
        for content in manifest.contents() {
            contents_by_shard
                .entry(content.shard(self.folder.shards))
                .or_default()
                .push(content);
        }
        contents_by_shard.retain(|number, _| partition.contains(*number));

        let (mut done, mut pending) = (Vec::new(), Vec::new());
        for (number, contents) in contents_by_shard {
            let shard = self.open_shard(number)?;
            let mut missing = 0;
            for content in contents {
                match shard.outcome(content) {
                    Some(outcome) => done.push(outcome),
                    None => {
                        missing += 1;
                        pending.push(content);
                    }
                }
            }
            if missing > 0 {
                self.missing.insert(number, missing);
            } else if !shard.is_finished() {
                // The previous run was killed after the last row and before the shard was finished.
                shard.finish()?;
            }
        }
        Ok((done, pending))
    }

    fn open_shard(&self, number: u32) -> io::Result<Shard> {
        Shard::open(self.folder.path(), number, self.is_stale)
    }

    /// Adds a row, and finishes its shard if that was the last one.
    fn add(&mut self, row: &Row) -> io::Result<()> {
        let number = row.content.shard(self.folder.shards);
        let mut shard = match self.open.remove(&number) {
            Some(shard) => shard,
            None => self.open_shard(number)?,
        };
        shard.add(row)?;
        match self.missing.get_mut(&number) {
            Some(missing) if *missing > 1 => {
                *missing -= 1;
                self.open.insert(number, shard);
                Ok(())
            }
            _ => shard.finish(),
        }
    }
}

/// The photos of the manifest by content. Any of several copies can be read.
type CopiesByContent<'a> = HashMap<ContentHash, Vec<&'a ManifestEntry>>;

fn group_by_content(manifest: &Manifest) -> CopiesByContent<'_> {
    let mut copies = CopiesByContent::new();
    for photo in &manifest.photos {
        if let Ok(content) = &photo.content {
            copies.entry(*content).or_default().push(photo);
        }
    }
    copies
}

/// A photo's bytes, or the reason why they cannot be read.
struct LoadedPhoto {
    content: ContentHash,
    bytes: Result<Vec<u8>, Failure>,
}

/// Processes every pending photo, and calls `on_row` with each row and its drawing, in any order.
fn process_all(
    pending: &[ContentHash],
    copies: &CopiesByContent,
    manifest: &Manifest,
    settings: &ExecutionSettings,
    on_row: &mut dyn FnMut(Row, Vec<u8>) -> io::Result<()>,
) -> io::Result<()> {
    thread::scope(|scope| {
        let (loaded_sender, loaded) = mpsc::sync_channel(settings.jobs);
        let (processed_sender, processed) = mpsc::sync_channel(settings.jobs);
        thread::Builder::new().spawn_scoped(scope, move || {
            load_photos(pending, copies, manifest, settings, &loaded_sender)
        })?;
        let loaded = Arc::new(Mutex::new(loaded));
        for _ in 0..settings.jobs {
            let (loaded, sender) = (Arc::clone(&loaded), processed_sender.clone());
            thread::Builder::new().spawn_scoped(scope, move || {
                process_loaded(&settings.workers, &loaded, &sender)
            })?;
        }
        // A thread ends when the other end of its channel is closed, so this function must not keep
        // one open.
        drop((loaded, processed_sender));
        for result in processed {
            let (row, drawing) = result?;
            on_row(row, drawing)?;
        }
        Ok(())
    })
}

/// Reads every pending photo, until no worker receives any more.
fn load_photos(
    pending: &[ContentHash],
    copies: &CopiesByContent,
    manifest: &Manifest,
    settings: &ExecutionSettings,
    sender: &SyncSender<LoadedPhoto>,
) {
    let mut archives = ArchiveCache::new(&manifest.archives);
    for &content in pending {
        let copies = copies.get(&content).map(Vec::as_slice).unwrap_or_default();
        let bytes = load_photo(content, copies, &mut archives, settings.max_bytes);
        if sender.send(LoadedPhoto { content, bytes }).is_err() {
            return;
        }
    }
}

/// Reads the first of several copies of a photo that still has this content.
fn load_photo(
    content: ContentHash,
    copies: &[&ManifestEntry],
    archives: &mut ArchiveCache,
    max_bytes: usize,
) -> Result<Vec<u8>, Failure> {
    let mut why = Message::new("photo-not-found");
    for copy in copies {
        let Some(location) = &copy.location else {
            continue;
        };
        let read = archives
            .read(location, copy.bytes, max_bytes)
            .and_then(|bytes| {
                // A photo that is too large was not read completely, so its digest has to be
                // computed from the file.
                let is_complete = bytes.len() <= max_bytes;
                let hash = if is_complete {
                    ContentHash::of(&bytes)
                } else {
                    archives.hash(location, copy.bytes)?
                };
                Ok((bytes, hash))
            });
        match read {
            Ok((bytes, hash)) if hash == content => return Ok(bytes),
            Ok(_) => why = Message::new("photo-changed"),
            Err(error) => why = Message::new("photo-gone").with("error", error.to_message()),
        }
    }
    Err(Failure {
        file: content.to_string(),
        kind: ErrorKind::Unreadable,
        message: Message::new("error-photo-not-there").with("why", why),
        hint: Message::new("hint-run-again"),
    })
}

/// Processes loaded photos with one worker, until there are no more.
fn process_loaded(
    settings: &WorkerSettings,
    loaded: &Mutex<Receiver<LoadedPhoto>>,
    sender: &SyncSender<io::Result<(Row, Vec<u8>)>>,
) {
    let mut worker = Worker::new(settings.clone());
    // The lock is held while this thread waits for a photo. The others would have to wait for the
    // same one.
    let next = || loaded.lock().ok().and_then(|loaded| loaded.recv().ok());
    while let Some(LoadedPhoto { content, bytes }) = next() {
        let processed = match bytes {
            Ok(bytes) => worker.process(content, &bytes),
            Err(failure) => Ok((
                Row {
                    passing: true,
                    ..failed_row(content, &failure)
                },
                Vec::new(),
            )),
        };
        if sender.send(processed).is_err() {
            return;
        }
    }
}
