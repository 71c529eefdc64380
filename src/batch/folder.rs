//! The folder of a run: what it was started with, and who works in it.
//!
//! ```text
//! run.json             the settings that its rows depend on, and how many shards there are
//! listing.jsonl        the photos and what they hold
//! shards/00017.jsonl   rows by content (`.part` while they are being read)
//! drawings/ab/….jpg    the photos with what was read, by content
//! corrections.jsonl    what people said, never written over; corrections-….jsonl as a page gave it to them
//! review.html          the page of what needs a person
//! photos.parquet …     what is exported
//! ```

use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::save;
use super::split::Split;

/// What the rows of a run depend on: names of options and what was stated.
pub type Settings = BTreeMap<String, String>;

/// A run's folder. Whoever changes something in it holds its lock: nobody else does the same work.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    /// How many shards the run has.
    pub shards: u32,
    _lock: Option<File>,
}

/// `run.json`.
#[derive(Debug, Serialize, Deserialize)]
struct Run {
    schema: String,
    shards: u32,
    settings: Settings,
}

const SCHEMA: &str = "shuzi-batch/1";

/// Photos a shard, about: a shard is written in one piece, and nobody waits long for it.
const PHOTOS_A_SHARD: usize = 64;
const MOST_SHARDS: usize = 1 << 14;

/// Why a run cannot go on in a folder.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// It cannot be read or written.
    #[error("{}: {error}", .path.display())]
    Io {
        /// Which file or folder.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Something else is in it.
    #[error("{} holds no run of shuzi: name an empty or a new folder", .0.display())]
    NotARun(PathBuf),
    /// A run with other settings.
    #[error(
        "{} holds a run with other settings: {difference}. Name another folder, or state the same",
        .path.display()
    )]
    OtherSettings {
        /// The folder.
        path: PathBuf,
        /// What differs.
        difference: String,
    },
    /// There is a run, and it was not to be gone on with.
    #[error("{} holds a run already: name another folder, or leave --new out to go on with it", .0.display())]
    NotNew(PathBuf),
    /// Another process is at work.
    #[error("another shuzi is at work in {}", .0.display())]
    Busy(PathBuf),
}

impl Folder {
    /// Begins a run of so many photos in `path`, or goes on with the one that is there. Processes with other parts of the
    /// same run may work beside this one.
    ///
    /// # Errors
    /// [`FolderError`] when the folder holds something else or cannot be used.
    pub fn begin(
        path: &Path,
        settings: &Settings,
        photos: usize,
        split: Split,
        new: bool,
    ) -> Result<Folder, FolderError> {
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |error| FolderError::Io { path, error }
        };
        fs::create_dir_all(path).map_err(failed(path))?;
        let file = path.join("run.json");
        let run = match Run::read(&file).map_err(failed(&file))? {
            Some(_) if new => return Err(FolderError::NotNew(path.to_owned())),
            Some(run) => run.with(settings, path)?,
            None => {
                let mut entries = fs::read_dir(path).map_err(failed(path))?;
                // What a run left that was killed before it began is no hindrance.
                if entries.any(|entry| entry.is_ok_and(|entry| !is_ours(&entry.file_name()))) {
                    return Err(FolderError::NotARun(path.to_owned()));
                }
                let run = Run::of(settings, photos);
                let text = serde_json::to_vec_pretty(&run).unwrap_or_default();
                save::whole(&file, &text).map_err(failed(&file))?;
                run
            }
        };
        let shards = path.join("shards");
        fs::create_dir_all(&shards).map_err(failed(&shards))?;
        let lock = lock(path, split)?;
        Ok(Folder { path: path.to_owned(), shards: run.shards, _lock: Some(lock) })
    }

    /// The run that is in `path`, to be exported.
    ///
    /// # Errors
    /// [`FolderError`] when there is none, or somebody else exports it.
    pub fn open(path: &Path) -> Result<(Folder, Settings), FolderError> {
        let (folder, settings) = Folder::look_at(path)?;
        let lock = lock(path, Split::default())?;
        Ok((Folder { _lock: Some(lock), ..folder }, settings))
    }

    /// The run that is in `path`, to be looked at while others may work in it.
    ///
    /// # Errors
    /// [`FolderError`] when there is none.
    pub fn look_at(path: &Path) -> Result<(Folder, Settings), FolderError> {
        let file = path.join("run.json");
        let run = Run::read(&file).map_err(|error| FolderError::Io { path: file, error })?;
        let run = run.ok_or_else(|| FolderError::NotARun(path.to_owned()))?;
        Ok((Folder { path: path.to_owned(), shards: run.shards, _lock: None }, run.settings))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The list of its photos.
    pub fn listing(&self) -> PathBuf {
        self.path.join("listing.jsonl")
    }
}

impl Run {
    fn of(settings: &Settings, photos: usize) -> Run {
        let shards = photos.div_ceil(PHOTOS_A_SHARD).clamp(1, MOST_SHARDS).next_power_of_two();
        let shards = u32::try_from(shards).unwrap_or(1);
        Run { schema: SCHEMA.to_owned(), shards, settings: settings.clone() }
    }

    fn read(file: &Path) -> io::Result<Option<Run>> {
        match fs::read(file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
            Ok(bytes) => {
                let run: Run = serde_json::from_slice(&bytes)?;
                if run.schema != SCHEMA {
                    return Err(io::Error::other(format!("{} is another version's", run.schema)));
                }
                Ok(Some(run))
            }
        }
    }

    /// The run, if it was begun with the same settings.
    fn with(self, settings: &Settings, path: &Path) -> Result<Run, FolderError> {
        let names: std::collections::BTreeSet<&String> =
            self.settings.keys().chain(settings.keys()).collect();
        let shown = |settings: &Settings, name: &String| match settings.get(name) {
            Some(value) => format!("{name} {value}"),
            None => format!("no {name}"),
        };
        let differing = names.into_iter().filter(|name| self.settings.get(*name) != settings.get(*name));
        let differences: Vec<String> = differing
            .map(|name| format!("{} there, {} now", shown(&self.settings, name), shown(settings, name)))
            .collect();
        if differences.is_empty() {
            return Ok(self);
        }
        Err(FolderError::OtherSettings { path: path.to_owned(), difference: differences.join("; ") })
    }
}

/// Whether there is a run in a folder, this version's or another's.
pub(super) fn holds_a_run(path: &Path) -> bool {
    #[derive(Deserialize)]
    struct Schema {
        schema: String,
    }
    let run = fs::read(path.join("run.json")).ok();
    let run = run.and_then(|run| serde_json::from_slice(&run).ok());
    run.is_some_and(|Schema { schema }| schema.starts_with("shuzi-batch/"))
}

/// Whether a run makes files of this name before it has written `run.json`.
fn is_ours(name: &std::ffi::OsStr) -> bool {
    let name = name.to_string_lossy();
    name.starts_with("run.json.") && name.ends_with(".tmp")
}

/// Nobody else does this part of the run while the file is open.
fn lock(path: &Path, split: Split) -> Result<File, FolderError> {
    let name = path.join(match split {
        Split::WHOLE => "lock".to_owned(),
        Split { part, parts } => format!("lock-{part}-of-{parts}"),
    });
    let failed = |error| FolderError::Io { path: name.clone(), error };
    let file = File::options().create(true).append(true).open(&name).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(FolderError::Busy(path.to_owned())),
        // Where a file system knows no locks there is nobody to ask.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(file),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}
