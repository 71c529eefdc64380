//! The folder of a run: the settings that it was started with, and the locks of the processes that
//! work in it.
//!
//! ```text
//! run.json             the settings that rows depend on, and the number of shards
//! listing.jsonl        the manifest: the photos and their digests (`.part` while it is made, `.doubts` for photos that
//!                      were not found as listed)
//! shards/00017.jsonl   rows by content (`.part` until all are there)
//! drawings/ab/….jpg    the photos with their readings, by content
//! corrections.jsonl    the corrections that people made, never overwritten; corrections-….jsonl for those that were
//!                      downloaded from a review page
//! tables.json          the tables that were asked for, and the folder of records in which games are searched
//! review.html          the review page
//! photos.parquet …     the exported tables
//! ```
//!
//! # How a run is recognised and resumed
//!
//! `run.json` is written once, when the run begins, and never changed. It records
//!
//! - the settings: every option that a row depends on with its value, the program's version, the
//!   digest of the rules' file, and the sources. Options that rows do not depend on (number of
//!   workers, limits, tables, language) are not recorded and may differ each time;
//! - the number of shards, because it decides in which file a row is. It follows from the number of
//!   photos at the beginning; photos that are added later make shards longer, not more.
//!
//! A run is resumed only if its settings are equal to the new ones. Otherwise a table could contain
//! rows made under different rules, and no one could tell which. Progress is not recorded, because
//! the rows themselves are the progress (see [`run`](super::run)).
//!
//! Several parts of a run may begin at the same moment in a common folder. The first one creates
//! `run.json`, which is atomic and fails if the file exists; the others then read it, and find the
//! same number of shards.
//!
//! # Locks
//!
//! A process that works on the whole run locks the file `lock` exclusively. A process that works on
//! a part shares that lock with other parts, and locks a file of its own part exclusively. The
//! system releases the locks when a process ends, however it ends, so a killed run leaves none
//! behind.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::atomic_file;
use super::partition::Partition;
use shuzi::language::{Message, ToMessage};

/// The settings that the rows of a run depend on: names of options with the stated values.
pub type RunSettings = BTreeMap<String, String>;

/// The settings of a run that say where its photos are and which are drawn, which the row of a photo
/// does not depend on.
const SETTINGS_OF_RUN: [&str; 3] = ["sources", "list", "--overlays"];

/// Returns the settings that the row of a photo depends on, wherever the photo is from.
pub fn task_settings(settings: &RunSettings) -> RunSettings {
    let mut settings = settings.clone();
    settings.retain(|name, _| !SETTINGS_OF_RUN.contains(&name.as_str()));
    settings
}

/// A run's folder. While this exists, it holds the locks for what the process does in the folder.
#[derive(Debug)]
pub struct RunFolder {
    path: PathBuf,
    /// Number of shards.
    pub shards: u32,
    /// The settings that the run was begun with.
    pub settings: RunSettings,
    _locks: Vec<File>,
}

/// The content of `run.json`.
#[derive(Debug, Serialize, Deserialize)]
// The name in the message about a damaged file is that of earlier versions.
#[serde(expecting = "struct Run")]
struct RunDescription {
    schema: String,
    shards: u32,
    settings: RunSettings,
}

const SCHEMA: &str = "shuzi-batch/1";

/// Approximate number of photos per shard. A finished shard is rewritten as a whole, which must not
/// take long.
const PHOTOS_PER_SHARD: usize = 64;
const MAX_SHARDS: usize = 1 << 14;

/// The error for a folder in which a run cannot be started or resumed.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum FolderError {
    /// A file or folder cannot be read or written.
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// The folder contains other files and no run.
    NotARun(PathBuf),
    /// The folder contains a run with other settings.
    OtherSettings {
        /// The folder.
        path: PathBuf,
        /// The differences between the settings.
        difference: String,
    },
    /// The folder contains a run although a new one was asked for.
    NotNew(PathBuf),
    /// Another process works on the run, or on the same part of it.
    Busy(PathBuf),
}

impl ToMessage for FolderError {
    fn to_message(&self) -> Message {
        let about =
            |name, path: &Path| Message::new(name).with("folder", path.display().to_string());
        match self {
            FolderError::Io { path, error } => {
                Message::of_file(path.display().to_string(), error.to_message())
            }
            FolderError::NotARun(path) => about("error-not-a-run", path),
            FolderError::OtherSettings { path, difference } => {
                about("error-other-settings", path).with("difference", difference.as_str())
            }
            FolderError::NotNew(path) => about("error-run-not-new", path),
            FolderError::Busy(path) => about("error-run-busy", path),
        }
    }
}

impl RunFolder {
    /// Begins a run of `photos` photos in a folder, or resumes the run that is there unless
    /// `must_be_new`. Other processes may work on other parts of the same run.
    ///
    /// # Errors
    /// Returns a [`FolderError`] if the folder cannot be used, contains something else, or contains
    /// a run with other settings.
    pub fn begin(
        path: &Path,
        settings: &RunSettings,
        photos: usize,
        partition: Partition,
        must_be_new: bool,
    ) -> Result<RunFolder, FolderError> {
        fs::create_dir_all(path).map_err(|error| io_failure(path, error))?;
        let file = path.join("run.json");
        let read = || RunDescription::read(&file).map_err(|error| io_failure(&file, error));
        let run = match read()? {
            Some(_) if must_be_new => return Err(FolderError::NotNew(path.to_owned())),
            Some(run) => run,
            None => {
                if is_free(path).map_err(|error| io_failure(path, error))? {
                    RunDescription::create(&file, settings, photos)
                        .map_err(|error| io_failure(&file, error))?;
                }
                // Another part may have created the file since, with its own number of photos: the
                // file decides.
                read()?.ok_or_else(|| FolderError::NotARun(path.to_owned()))?
            }
        };
        run.check_settings(settings, path)?;
        let shards = path.join("shards");
        fs::create_dir_all(&shards).map_err(|error| io_failure(&shards, error))?;
        let locks = lock_partition(path, partition)?;
        Ok(RunFolder {
            path: path.to_owned(),
            shards: run.shards,
            settings: run.settings,
            _locks: locks,
        })
    }

    /// Opens the run in a folder for exporting it, and locks it.
    ///
    /// # Errors
    /// Returns a [`FolderError`] if there is no run, or if another process works on it.
    pub fn open(path: &Path) -> Result<(RunFolder, RunSettings), FolderError> {
        let (folder, settings) = RunFolder::open_shared(path)?;
        let locks = lock_partition(path, Partition::WHOLE)?;
        Ok((
            RunFolder {
                _locks: locks,
                ..folder
            },
            settings,
        ))
    }

    /// Opens the run in a folder for reading, without locks: other processes may work on it.
    ///
    /// # Errors
    /// Returns a [`FolderError`] if there is no run.
    pub fn open_shared(path: &Path) -> Result<(RunFolder, RunSettings), FolderError> {
        let file = path.join("run.json");
        let run = RunDescription::read(&file).map_err(|error| io_failure(&file, error))?;
        let run = run.ok_or_else(|| FolderError::NotARun(path.to_owned()))?;
        Ok((
            RunFolder {
                path: path.to_owned(),
                shards: run.shards,
                settings: run.settings.clone(),
                _locks: Vec::new(),
            },
            run.settings,
        ))
    }

    /// Returns the folder's path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the path of the manifest.
    pub fn manifest_path(&self) -> PathBuf {
        self.path.join("listing.jsonl")
    }
}

fn io_failure(path: &Path, error: io::Error) -> FolderError {
    FolderError::Io {
        path: path.to_owned(),
        error,
    }
}

impl RunDescription {
    fn new(settings: &RunSettings, photos: usize) -> RunDescription {
        let shards = photos
            .div_ceil(PHOTOS_PER_SHARD)
            .clamp(1, MAX_SHARDS)
            .next_power_of_two();
        let shards = u32::try_from(shards).unwrap_or(1);
        RunDescription {
            schema: SCHEMA.to_owned(),
            shards,
            settings: settings.clone(),
        }
    }

    /// Creates the file, unless another process has just created it.
    fn create(file: &Path, settings: &RunSettings, photos: usize) -> io::Result<()> {
        let json = serde_json::to_vec_pretty(&RunDescription::new(settings, photos))?;
        match atomic_file::create_new_with(file, |out| out.write_all(&json)) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
            result => result,
        }
    }

    /// Reads the file; returns `None` if it does not exist.
    fn read(file: &Path) -> io::Result<Option<RunDescription>> {
        let bytes = match fs::read(file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            read => read?,
        };
        let run: RunDescription = serde_json::from_slice(&bytes)?;
        if run.schema != SCHEMA {
            return Err(io::Error::other(format!(
                "{} is another version's",
                run.schema
            )));
        }
        Ok(Some(run))
    }

    /// Checks that the run was begun with the same settings.
    fn check_settings(&self, settings: &RunSettings, path: &Path) -> Result<(), FolderError> {
        if self.settings == *settings {
            return Ok(());
        }
        let difference = describe_difference(&self.settings, settings);
        Err(FolderError::OtherSettings {
            path: path.to_owned(),
            difference,
        })
    }
}

/// Describes the differences between the settings of an existing run and the present ones, in
/// English.
pub(super) fn describe_difference(existing: &RunSettings, present: &RunSettings) -> String {
    let names: BTreeSet<&String> = existing.keys().chain(present.keys()).collect();
    let mut differences = Vec::new();
    for name in names {
        if existing.get(name) != present.get(name) {
            let [there, now] = [existing, present].map(|settings| describe_setting(settings, name));
            differences.push(format!("{there} there, {now} now"));
        }
    }
    differences.join("; ")
}

fn describe_setting(settings: &RunSettings, name: &str) -> String {
    match settings.get(name) {
        Some(value) => format!("{name} {value}"),
        None => format!("no {name}"),
    }
}

/// Returns true if a folder contains a run, of this version or another one.
pub(super) fn contains_run(path: &Path) -> bool {
    #[derive(Deserialize)]
    struct SchemaOnly {
        schema: String,
    }
    let file = fs::read(path.join("run.json")).ok();
    let run = file.and_then(|json| serde_json::from_slice(&json).ok());
    run.is_some_and(|SchemaOnly { schema }| schema.starts_with("shuzi-batch/"))
}

/// Returns true if a folder is empty, or contains only temporary files of a run that was killed
/// while it began.
fn is_free(path: &Path) -> io::Result<bool> {
    Ok(fs::read_dir(path)?
        .flatten()
        .all(|entry| atomic_file::is_temporary(&entry.file_name())))
}

/// Locks a part of the run or the whole run for this process.
fn lock_partition(path: &Path, partition: Partition) -> Result<Vec<File>, FolderError> {
    let whole = "lock".to_owned();
    match partition {
        Partition::WHOLE => {
            let (lock, is_locked) = lock_file(path, whole, File::try_lock)?;
            // Only a process that is certainly alone may remove files that are being written.
            if is_locked {
                remove_unfinished_files(path);
            }
            Ok(vec![lock])
        }
        Partition { part, parts } => Ok(vec![
            lock_file(path, whole, File::try_lock_shared)?.0,
            lock_file(path, format!("lock-{part}-of-{parts}"), File::try_lock)?.0,
        ]),
    }
}

/// Removes the temporary files of runs that were killed.
fn remove_unfinished_files(path: &Path) {
    atomic_file::remove_temporary_files(path, false);
    for folder in ["shards", "drawings", "sgf"] {
        atomic_file::remove_temporary_files(&path.join(folder), true);
    }
}

/// Opens and locks a file. Returns the file, and whether the file system supports locks.
fn lock_file(
    folder: &Path,
    name: String,
    try_lock: fn(&File) -> Result<(), TryLockError>,
) -> Result<(File, bool), FolderError> {
    let path = folder.join(name);
    // NFS grants shared locks only on files that are open for reading.
    let file = File::options()
        .create(true)
        .read(true)
        .append(true)
        .open(&path)
        .map_err(|error| io_failure(&path, error))?;
    match lock_if_supported(try_lock(&file).map_err(io::Error::from)) {
        Ok(is_locked) => Ok((file, is_locked)),
        Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
            Err(FolderError::Busy(folder.to_owned()))
        }
        Err(error) => Err(io_failure(&path, error)),
    }
}

/// Returns true if a file was locked, and false if the file system does not support locks. Without
/// them, the user has to make sure that no other process works in the folder.
pub(super) fn lock_if_supported(result: io::Result<()>) -> io::Result<bool> {
    match result {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(false),
        Err(error) => Err(error),
    }
}
