//! The folder of a run: what it was started with, and who works in it.
//!
//! ```text
//! run.json             the settings that its rows depend on, and how many shards there are
//! listing.jsonl        the photos and what they hold (`.part` while it is made, `.doubts` what was not found so)
//! shards/00017.jsonl   rows by content (`.part` while they are being read)
//! drawings/ab/….jpg    the photos with what was read, by content
//! corrections.jsonl    what people said, never written over; corrections-….jsonl as a page gave it to them
//! tables.json          which tables were asked for, and among which records games are looked for
//! review.html          the page of what needs a person
//! photos.parquet …     what is exported
//! ```

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::save;
use super::split::Split;
use shuzi::language::{Message, ToMessage};

/// What the rows of a run depend on: names of options and what was stated.
pub type Settings = BTreeMap<String, String>;

/// A run's folder. Whoever changes something in it holds its lock: nobody else does the same work.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    /// How many shards the run has.
    pub shards: u32,
    _locks: Vec<File>,
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
#[error("{}", self.to_message())]
pub enum FolderError {
    /// It cannot be read or written.
    Io {
        /// Which file or folder.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Something else is in it.
    NotARun(PathBuf),
    /// A run with other settings.
    OtherSettings {
        /// The folder.
        path: PathBuf,
        /// What differs.
        difference: String,
    },
    /// There is a run, and it was not to be gone on with.
    NotNew(PathBuf),
    /// Another process is at work.
    Busy(PathBuf),
}

impl ToMessage for FolderError {
    fn to_message(&self) -> Message {
        let of = |name, path: &Path| Message::new(name).with("folder", path.display().to_string());
        match self {
            FolderError::Io { path, error } => {
                Message::of_file(path.display().to_string(), error.to_message())
            }
            FolderError::NotARun(path) => of("error-not-a-run", path),
            FolderError::OtherSettings { path, difference } => {
                of("error-other-settings", path).with("difference", difference.as_str())
            }
            FolderError::NotNew(path) => of("error-run-not-new", path),
            FolderError::Busy(path) => of("error-run-busy", path),
        }
    }
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
        let read = || Run::read(&file).map_err(failed(&file));
        let run = match read()? {
            Some(_) if new => return Err(FolderError::NotNew(path.to_owned())),
            Some(run) => run,
            None => {
                if is_free(path).map_err(failed(path))? {
                    Run::begin(&file, settings, photos).map_err(failed(&file))?;
                }
                // Another part may have begun it meanwhile.
                read()?.ok_or_else(|| FolderError::NotARun(path.to_owned()))?
            }
        };
        let run = run.with(settings, path)?;
        let shards = path.join("shards");
        fs::create_dir_all(&shards).map_err(failed(&shards))?;
        let locks = locks(path, split)?;
        Ok(Folder { path: path.to_owned(), shards: run.shards, _locks: locks })
    }

    /// The run that is in `path`, to be exported.
    ///
    /// # Errors
    /// [`FolderError`] when there is none, or somebody else exports it.
    pub fn open(path: &Path) -> Result<(Folder, Settings), FolderError> {
        let (folder, settings) = Folder::look_at(path)?;
        let locks = locks(path, Split::WHOLE)?;
        Ok((Folder { _locks: locks, ..folder }, settings))
    }

    /// The run that is in `path`, to be looked at while others may work in it.
    ///
    /// # Errors
    /// [`FolderError`] when there is none.
    pub fn look_at(path: &Path) -> Result<(Folder, Settings), FolderError> {
        let file = path.join("run.json");
        let run = Run::read(&file).map_err(|error| FolderError::Io { path: file, error })?;
        let run = run.ok_or_else(|| FolderError::NotARun(path.to_owned()))?;
        Ok((Folder { path: path.to_owned(), shards: run.shards, _locks: Vec::new() }, run.settings))
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

    /// Begins a run, unless somebody did so just now.
    fn begin(file: &Path, settings: &Settings, photos: usize) -> io::Result<()> {
        let run = serde_json::to_vec_pretty(&Run::of(settings, photos))?;
        match save::first(file, |out| out.write_all(&run)) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
            done => done,
        }
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
        if self.settings == *settings {
            return Ok(self);
        }
        let difference = difference(&self.settings, settings);
        Err(FolderError::OtherSettings { path: path.to_owned(), difference })
    }
}

/// What differs between the settings of a run and others, for people.
pub(super) fn difference(there: &Settings, now: &Settings) -> String {
    let names: BTreeSet<&String> = there.keys().chain(now.keys()).collect();
    let shown = |settings: &Settings, name: &String| match settings.get(name) {
        Some(value) => format!("{name} {value}"),
        None => format!("no {name}"),
    };
    let differing = names.into_iter().filter(|name| there.get(*name) != now.get(*name));
    let differences: Vec<String> =
        differing.map(|name| format!("{} there, {} now", shown(there, name), shown(now, name))).collect();
    differences.join("; ")
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

/// Whether nothing is in a folder but what a run left that was killed before it began.
fn is_free(path: &Path) -> io::Result<bool> {
    Ok(fs::read_dir(path)?.flatten().all(|entry| save::is_temporary(&entry.file_name())))
}

/// Nobody else does this part of the run, or the whole, while the files are open; others may do other parts.
fn locks(path: &Path, split: Split) -> Result<Vec<File>, FolderError> {
    let whole = "lock".to_owned();
    match split {
        Split::WHOLE => {
            let (lock, is_alone) = lock(path, whole, File::try_lock)?;
            if is_alone {
                sweep(path);
            }
            Ok(vec![lock])
        }
        Split { part, parts } => Ok(vec![
            lock(path, whole, File::try_lock_shared)?.0,
            lock(path, format!("lock-{part}-of-{parts}"), File::try_lock)?.0,
        ]),
    }
}

/// Removes what runs that were killed left unfinished: half tables and drawings are no use to anybody.
fn sweep(path: &Path) {
    save::sweep(path, false);
    for folder in ["shards", "drawings", "sgf"] {
        save::sweep(&path.join(folder), true);
    }
}

/// The file, and whether it is locked.
fn lock(
    path: &Path,
    name: String,
    try_lock: fn(&File) -> Result<(), TryLockError>,
) -> Result<(File, bool), FolderError> {
    let name = path.join(name);
    let failed = |error| FolderError::Io { path: name.clone(), error };
    // Over a network a lock that is shared needs a file to be read.
    let file = File::options().create(true).read(true).append(true).open(&name).map_err(failed)?;
    match as_far_as_known(try_lock(&file).map_err(io::Error::from)) {
        Ok(is_locked) => Ok((file, is_locked)),
        Err(error) if error.kind() == io::ErrorKind::WouldBlock => Err(FolderError::Busy(path.to_owned())),
        Err(error) => Err(failed(error)),
    }
}

/// Whether a file is locked: where a file system knows no locks it is not, and there is nobody to ask.
pub(super) fn as_far_as_known(locked: io::Result<()>) -> io::Result<bool> {
    match locked {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(false),
        Err(error) => Err(error),
    }
}
