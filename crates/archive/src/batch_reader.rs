//! Reads photos in memory into rows, for programs that pass photos instead of naming files.
//!
//! The rows are those of a run: the same task, the same worker processes on request, the same
//! [`ExportedPhoto`]. What differs is the order of work. A program passes a batch and waits for all
//! of it, so the threads take photos from the batch by number, and nothing is written.
//!
//! **Invariant:** every photo gets a row, in its place. A photo that makes a decoder panic, or that
//! ends its worker process, costs that row and no other.

use std::any::Any;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use shuzi::ErrorKind;
use shuzi::count::Networks;
use shuzi::language::Message;
use shuzi::report::Failure;

use super::digest::ContentHash;
use super::export::ExportedPhoto;
use super::idle_items::IdleItems;
use super::manifest::ManifestEntry;
use super::process_photo::{Overlays, PhotoTask, failed_row, process_photo};
use super::row::Row;
use super::worker_pool::{Worker, WorkerSettings};

/// A photo of a batch.
#[derive(Clone, Copy, Debug)]
pub struct PhotoInput<'a> {
    /// The photo's name; without one, the row has the digest in its place.
    pub name: Option<&'a str>,
    /// The content of the file; `None` if there is none, which gives a row with an error.
    pub bytes: Option<&'a [u8]>,
}

/// Reads batches of photos. Several threads may read batches at the same time.
#[derive(Debug)]
pub struct BatchReader {
    task: PhotoTask,
    threads: usize,
    /// The command and limits of worker processes, if each photo is read in one.
    workers: Option<WorkerSettings>,
    idle_workers: IdleItems<Worker>,
}

/// A function that makes the row of a photo.
type Processor<'a> = Box<dyn FnMut(ContentHash, &[u8]) -> io::Result<Row> + 'a>;

/// What a thread found out about a photo.
enum PhotoOutcome {
    Read(Box<Row>),
    /// The photo has the same content as an earlier one, with this number.
    SameAs(usize),
    /// There is no photo.
    Missing,
}

/// Time between two questions whether to go on.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

impl BatchReader {
    /// Returns a reader with this many threads. Photos are read in worker processes if there are
    /// settings for them.
    pub fn new(task: PhotoTask, threads: usize, workers: Option<WorkerSettings>) -> BatchReader {
        BatchReader {
            task: PhotoTask {
                overlays: Overlays::None,
                ..task
            },
            threads: threads.max(1),
            workers,
            idle_workers: IdleItems::new(),
        }
    }

    /// Reads a batch: row `n` of the result is that of photo `n`. Copies of a photo are read once.
    /// `keep_going` is called every now and then by this thread; if it returns false, the photos in
    /// progress are completed and the result is `None`.
    ///
    /// # Errors
    /// Returns an error if no thread or no worker process can be started. No photo causes one.
    pub fn read(
        &self,
        photos: &[PhotoInput<'_>],
        networks: &Networks,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> io::Result<Option<Vec<ExportedPhoto>>> {
        match &self.workers {
            Some(settings) => {
                let new_processor = || self.isolated_processor(settings);
                read_photos(photos, self.threads, &new_processor, keep_going)
            }
            None => {
                let new_processor = || self.direct_processor(networks);
                read_photos(photos, self.threads, &new_processor, keep_going)
            }
        }
    }

    /// Returns a processor in this process.
    fn direct_processor<'a>(&'a self, networks: &'a Networks) -> Processor<'a> {
        let clock = || Duration::ZERO;
        Box::new(move |content, bytes| {
            let process = || process_photo(content, bytes, &self.task, networks, &clock);
            Ok(match catch_unwind(AssertUnwindSafe(process)) {
                Ok((row, _)) => row,
                Err(panic) => failed_row(content, &panic_failure(content, &*panic)),
            })
        })
    }

    /// Returns a processor that has a worker process.
    fn isolated_processor<'a>(&'a self, settings: &'a WorkerSettings) -> Processor<'a> {
        let idle = self.idle_workers.take();
        let mut lent = LentWorker {
            reader: self,
            worker: Some(idle.unwrap_or_else(|| Worker::new(settings.clone()))),
        };
        Box::new(move |content, bytes| match &mut lent.worker {
            Some(worker) => Ok(worker.process(content, bytes)?.0),
            None => Err(io::Error::other("the worker is gone")),
        })
    }
}

/// A worker that returns to the idle ones when it is dropped.
struct LentWorker<'a> {
    reader: &'a BatchReader,
    worker: Option<Worker>,
}

impl Drop for LentWorker<'_> {
    fn drop(&mut self) {
        if let Some(worker) = self.worker.take() {
            self.reader.idle_workers.give_back(worker);
        }
    }
}

/// Returns the failure of a photo that made this program panic.
fn panic_failure(content: ContentHash, panic: &(dyn Any + Send)) -> Failure {
    let text = panic
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_default();
    Failure {
        file: content.to_string(),
        kind: ErrorKind::Crashed,
        message: Message::new("error-photo-panicked").with("how", text),
        hint: Message::new("hint-report"),
    }
}

/// Reads photos with several threads, each with a processor of its own.
fn read_photos<'a>(
    photos: &[PhotoInput<'_>],
    threads: usize,
    new_processor: &(dyn Fn() -> Processor<'a> + Sync),
    keep_going: &mut dyn FnMut() -> bool,
) -> io::Result<Option<Vec<ExportedPhoto>>> {
    let queue = PhotoQueue {
        photos,
        next: AtomicUsize::new(0),
        is_stopped: AtomicBool::new(false),
        firsts: Mutex::default(),
    };
    let mut outcomes: Vec<Option<PhotoOutcome>> = photos.iter().map(|_| None).collect();
    let went_on = thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for started in 0..threads.min(photos.len()) {
            let (queue, sender) = (&queue, sender.clone());
            let spawned = thread::Builder::new().spawn_scoped(scope, move || {
                let mut processor = new_processor();
                while let Some((number, outcome)) = queue.process_next(&mut processor) {
                    if sender.send((number, outcome)).is_err() {
                        return;
                    }
                }
            });
            match spawned {
                Ok(_) => {}
                Err(error) if started == 0 => return Err(error),
                // The work is shared by those that there are.
                Err(_) => break,
            }
        }
        drop(sender);
        loop {
            match receiver.recv_timeout(POLL_INTERVAL) {
                Ok((number, outcome)) => {
                    let outcome = outcome.inspect_err(|_| queue.stop())?;
                    if let Some(slot) = outcomes.get_mut(number) {
                        *slot = Some(outcome);
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(true),
            }
            if !keep_going() {
                queue.stop();
                return Ok(false);
            }
        }
    })?;
    Ok(went_on.then(|| export_photos(photos, &outcomes)))
}

/// The photos that no thread has taken yet.
struct PhotoQueue<'a> {
    photos: &'a [PhotoInput<'a>],
    next: AtomicUsize,
    is_stopped: AtomicBool,
    /// The first photo of each content.
    firsts: Mutex<HashMap<ContentHash, usize>>,
}

impl PhotoQueue<'_> {
    fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Processes the next photo; returns its number and outcome, or `None` if no photo is left.
    fn process_next(
        &self,
        processor: &mut Processor<'_>,
    ) -> Option<(usize, io::Result<PhotoOutcome>)> {
        if self.is_stopped.load(Ordering::Relaxed) {
            return None;
        }
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let photo = self.photos.get(number)?;
        let Some(bytes) = photo.bytes else {
            return Some((number, Ok(PhotoOutcome::Missing)));
        };
        let content = ContentHash::of(bytes);
        let first = {
            let mut firsts = self.firsts.lock().unwrap_or_else(PoisonError::into_inner);
            match firsts.entry(content) {
                Entry::Occupied(first) => Some(*first.get()),
                Entry::Vacant(vacant) => {
                    vacant.insert(number);
                    None
                }
            }
        };
        let outcome = match first {
            Some(first) => Ok(PhotoOutcome::SameAs(first)),
            None => processor(content, bytes).map(|row| PhotoOutcome::Read(Box::new(row))),
        };
        Some((number, outcome))
    }
}

/// Combines photos with their rows.
fn export_photos(
    photos: &[PhotoInput<'_>],
    outcomes: &[Option<PhotoOutcome>],
) -> Vec<ExportedPhoto> {
    let row_of = |number: usize| match outcomes.get(number) {
        Some(Some(PhotoOutcome::Read(row))) => Some(row.as_ref().clone()),
        _ => None,
    };
    photos
        .iter()
        .zip(outcomes)
        .enumerate()
        .map(|(number, (photo, outcome))| {
            let row = match outcome {
                Some(PhotoOutcome::Read(_)) => row_of(number),
                Some(PhotoOutcome::SameAs(first)) => row_of(*first),
                Some(PhotoOutcome::Missing) | None => None,
            };
            let entry = |name: String| ManifestEntry {
                name,
                bytes: photo.bytes.map_or(0, |bytes| bytes.len() as u64),
                location: None,
                content: Err(String::new()),
            };
            match row {
                Some(row) => {
                    let name = photo
                        .name
                        .map_or_else(|| row.content.to_string(), str::to_owned);
                    ExportedPhoto::new(&entry(name), row, None)
                }
                None => {
                    let name = photo.name.unwrap_or_default().to_owned();
                    ExportedPhoto::unreadable(&entry(name), "is null")
                }
            }
        })
        .collect()
}

#[cfg(test)]
mod tests;
