//! Merges the parts of a run that were processed in several folders.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::atomic_file;
use super::corrections::{self, PhotoCorrection};
use super::digest::ContentHash;
use super::manifest::Manifest;
use super::partition::Partition;
use super::row::{Row, RowOutcome};
use super::run::drawing_path;
use super::run_folder::{FolderError, RunFolder, RunSettings};
use super::shard::{self, Shard};
use shuzi::language::{Message, ToMessage};

/// The error for folders that cannot be merged.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum MergeError {
    /// A folder cannot be used.
    Folder(#[from] FolderError),
    /// A file cannot be read or written.
    Io(#[from] io::Error),
    /// Two folders have manifests of different photos.
    OtherPhotos(PathBuf, PathBuf),
}

impl ToMessage for MergeError {
    fn to_message(&self) -> Message {
        match self {
            MergeError::Folder(error) => error.to_message(),
            MergeError::Io(error) => error.to_message(),
            MergeError::OtherPhotos(first, other) => Message::new("error-other-photos")
                .with("first", first.display().to_string())
                .with("other", other.display().to_string()),
        }
    }
}

/// Adds the rows, drawings and corrections of all parts to the run in `target`, which may be one of
/// the parts or a new folder. Merging twice changes nothing.
///
/// # Errors
/// Returns a [`MergeError`] if the folders do not contain parts of the same run.
pub fn merge_runs(
    parts: &[PathBuf],
    target: &Path,
) -> Result<(RunFolder, RunSettings), MergeError> {
    let target_path = canonical_path(target);
    let (itself, others): (Vec<&PathBuf>, Vec<&PathBuf>) = parts
        .iter()
        .partition(|part| canonical_path(part) == target_path);
    let first = itself.first().or(others.first());
    let (Some(&first), false) = (first, others.is_empty()) else {
        return Ok(RunFolder::open(target)?);
    };

    // All manifests are compared before anything is written.
    let (run, settings) = RunFolder::open_shared(first)?;
    let manifest = Manifest::read(&run.manifest_path())?;
    let contents = manifest.contents_by_name();
    for &part in &others {
        let (other, _) = RunFolder::open_shared(part)?;
        if Manifest::read(&other.manifest_path())?.contents_by_name() != contents {
            return Err(MergeError::OtherPhotos(first.clone(), part.clone()));
        }
    }

    let merged = RunFolder::begin(
        target,
        &settings,
        manifest.photos.len(),
        Partition::WHOLE,
        false,
    )?;
    if itself.is_empty() {
        atomic_file::write(&merged.manifest_path(), &fs::read(run.manifest_path())?)?;
    }
    for part in others {
        let (folder, part_settings) = RunFolder::open(part)?;
        if part_settings != settings {
            // Fails, with an error that names the differences.
            RunFolder::begin(target, &part_settings, 0, Partition::WHOLE, false)?;
        }
        add_rows(&folder, &merged)?;
        add_corrections(&folder, &merged)?;
    }
    Ok((merged, settings))
}

/// Returns the canonical path of a folder, or the path itself if the folder does not exist.
fn canonical_path(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_owned())
}

fn add_rows(part: &RunFolder, merged: &RunFolder) -> io::Result<()> {
    for number in 0..part.shards {
        // The part may have more or fewer shards, if it was begun with another number of photos.
        let mut rows_by_shard: BTreeMap<u32, Vec<Row>> = BTreeMap::new();
        for row in shard::read_rows(part.path(), number)?.into_values() {
            rows_by_shard
                .entry(row.content.shard(merged.shards))
                .or_default()
                .push(row);
        }
        for (number, rows) in rows_by_shard {
            let mut shard = Shard::open(merged.path(), number, &|_| false)?;
            rows.iter()
                .try_for_each(|row| add_row(part, merged, &mut shard, row))?;
            shard.finish()?;
        }
    }
    Ok(())
}

fn add_row(part: &RunFolder, merged: &RunFolder, shard: &mut Shard, row: &Row) -> io::Result<()> {
    // A row is replaced only if it states a failure and the new one does not: the photo was
    // processed again with another time or memory limit.
    let existing = shard.outcome(row.content);
    if existing
        .is_some_and(|outcome| outcome != RowOutcome::Failed || row.outcome == RowOutcome::Failed)
    {
        return Ok(());
    }
    let (from, to) = (
        drawing_path(part.path(), row.content),
        drawing_path(merged.path(), row.content),
    );
    if from.exists() && !to.exists() {
        to.parent().map_or(Ok(()), fs::create_dir_all)?;
        atomic_file::write_unsynced(&to, &fs::read(from)?)?;
    }
    // The row comes last, because a photo with a row counts as done.
    shard.add(row)
}

/// Adds the corrections of a part, in their order.
///
/// A correction that the merged run already has must not be added again, but a person may also
/// state the same thing twice, with another statement in between. The corrections of each photo in
/// the part are therefore matched with those in the merged run in order: from the first one that
/// does not occur after the previous match, all are added.
fn add_corrections(part: &RunFolder, merged: &RunFolder) -> io::Result<()> {
    let mut unmatched: HashMap<ContentHash, Vec<PhotoCorrection>> = HashMap::new();
    for correction in corrections::read_all(merged.path())? {
        unmatched
            .entry(correction.content)
            .or_default()
            .push(correction);
    }
    for correction in corrections::read_all(part.path())? {
        let unmatched = unmatched.entry(correction.content).or_default();
        match unmatched.iter().position(|known| *known == correction) {
            Some(index) => drop(unmatched.drain(..=index)),
            None => {
                unmatched.clear();
                corrections::append(merged.path(), &[correction])?;
            }
        }
    }
    Ok(())
}
