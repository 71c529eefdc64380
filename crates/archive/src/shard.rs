//! Shards: the rows of a run, distributed over files by the photos' digests.
//!
//! # How a shard is written
//!
//! Each row is appended to `NNNNN.part` as soon as it is known, as one line in one call. When the
//! shard has all its rows, they are sorted by digest, written under a temporary name, synced and
//! renamed to `NNNNN.jsonl`, and the part is removed.
//!
//! # Why
//!
//! - A run that is killed loses at most the line that it was writing. Lines are not synced one by
//!   one, because workers would have to wait for the disk; if the machine goes down, some may be
//!   lost or damaged, and their photos are processed again.
//! - Sorting makes a finished shard independent of the order in which the workers finished.
//! - Several small files, rather than a large one, can be divided among machines, and finishing one
//!   costs little.
//! - Digests are uniformly distributed, so the shards are of about the same size whatever the
//!   photos are called.
//!
//! - Each line has a checksum, so that a damaged one is processed again or named, and never read.
//!
//! A photo may have a row in both files: while a shard is finished, or when a photo is processed
//! again. The one in the part is newer.

mod line;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use super::atomic_file;
use super::digest::ContentHash;
use super::jsonl::{for_each_line, line_error, open_for_append};
use super::row::{Row, RowOutcome};
use line::format_row;
pub(super) use line::parse_row;

/// A shard to which rows are added.
pub struct Shard {
    finished_path: PathBuf,
    part_path: PathBuf,
    /// The rows so far, as lines without the newline.
    rows: BTreeMap<ContentHash, (RowOutcome, String)>,
    /// True if the finished shard contains all rows that there are.
    is_finished: bool,
    /// The part, once a row was added.
    part: Option<File>,
}

impl Shard {
    /// Opens a shard in a run's folder and reads its rows. Stale rows are left out, and so are
    /// damaged ones: the run processes their photos again.
    ///
    /// # Errors
    /// Returns an error if a file exists but cannot be read.
    pub fn open(folder: &Path, number: u32, is_stale: &dyn Fn(&Row) -> bool) -> io::Result<Shard> {
        let finished_path = shard_path(folder, number);
        let part_path = part_path(&finished_path);
        let mut rows = BTreeMap::new();
        // The part comes second, because its rows are newer.
        for path in [&finished_path, &part_path] {
            for_each_line(path, &mut |line| {
                if let Ok(row) = parse_row::<Row>(line)
                    && let Ok(line) = str::from_utf8(line)
                    && !is_stale(&row)
                {
                    rows.insert(row.content, (row.outcome, line.to_owned()));
                }
                Ok(())
            })?;
        }
        let is_finished = finished_path.exists() && !part_path.exists();
        Ok(Shard {
            finished_path,
            part_path,
            rows,
            is_finished,
            part: None,
        })
    }

    /// Returns the outcome of a photo, or `None` if it has no row yet.
    pub fn outcome(&self, content: ContentHash) -> Option<RowOutcome> {
        self.rows.get(&content).map(|(outcome, _)| *outcome)
    }

    /// Returns true if the finished shard contains all rows that there are.
    pub fn is_finished(&self) -> bool {
        self.is_finished
    }

    /// Adds a row.
    ///
    /// # Errors
    /// Returns an error if it cannot be written, for example because the disk is full.
    pub fn add(&mut self, row: &Row) -> io::Result<()> {
        let line = format_row(row)?;
        let part = match &mut self.part {
            Some(part) => part,
            none => none.insert(open_for_append(&self.part_path)?),
        };
        // In one call, so that a killed run leaves a complete line or one that cannot be parsed.
        part.write_all(format!("{line}\n").as_bytes())?;
        self.rows.insert(row.content, (row.outcome, line));
        Ok(())
    }

    /// Writes the finished shard and removes the part.
    ///
    /// # Errors
    /// Returns an error if it cannot be written; the rows are then still in the part.
    pub fn finish(self) -> io::Result<()> {
        atomic_file::write_with(&self.finished_path, |out| {
            self.rows
                .values()
                .try_for_each(|(_, line)| writeln!(out, "{line}"))
        })?;
        atomic_file::remove_if_exists(&self.part_path)
    }
}

/// Returns the path of a finished shard in a run's folder.
pub fn shard_path(folder: &Path, number: u32) -> PathBuf {
    folder.join("shards").join(format!("{number:05}.jsonl"))
}

/// Returns the path of the part that belongs to a finished shard.
pub fn part_path(shard_path: &Path) -> PathBuf {
    shard_path.with_extension("part")
}

/// One of the two files of a shard, to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ShardFile {
    pub path: PathBuf,
    /// True for the part, to which rows may be added at this moment. A line that cannot be parsed
    /// is not an error there: it may be incomplete, and its photo is processed again.
    pub is_part: bool,
}

impl ShardFile {
    /// Returns the files of a shard: the finished shard and the part, which is newer.
    pub(super) fn of_shard(folder: &Path, number: u32) -> [ShardFile; 2] {
        let finished = shard_path(folder, number);
        let part = part_path(&finished);
        [
            ShardFile {
                path: finished,
                is_part: false,
            },
            ShardFile {
                path: part,
                is_part: true,
            },
        ]
    }

    /// Calls `on_row` with each row, the offset of its first byte, and its length in bytes without
    /// the newline. `R` is [`Row`], or a type with some of its fields.
    ///
    /// # Errors
    /// Returns an error if the file exists but cannot be read, or if a line of a finished shard is
    /// not a row.
    pub(super) fn for_each_row<R: DeserializeOwned>(
        &self,
        on_row: &mut dyn FnMut(R, u64, usize),
    ) -> io::Result<()> {
        let (mut line_number, mut offset) = (0_usize, 0);
        for_each_line(&self.path, &mut |line| {
            line_number += 1;
            match parse_row(line) {
                Ok(row) => on_row(row, offset, line.len()),
                Err(_) if self.is_part => {}
                Err(error) => return Err(line_error(&self.path, line_number, &error)),
            }
            offset += line.len() as u64 + 1;
            Ok(())
        })
    }
}

/// Reads the rows of a shard to which another process may be adding rows.
///
/// # Errors
/// Returns the errors of [`ShardFile::for_each_row`].
pub(super) fn read_rows(folder: &Path, number: u32) -> io::Result<BTreeMap<ContentHash, Row>> {
    read_rows_as(folder, number, |row: &Row| row.content)
}

/// Reads some fields of the rows of a shard. `content` returns the photo of a row.
///
/// # Errors
/// Returns the errors of [`ShardFile::for_each_row`].
pub(super) fn read_rows_as<R: DeserializeOwned>(
    folder: &Path,
    number: u32,
    content: fn(&R) -> ContentHash,
) -> io::Result<BTreeMap<ContentHash, R>> {
    let [finished, part] = ShardFile::of_shard(folder, number);
    // The part is read first: if the shard is finished between the two reads, the rows that leave
    // the part are in the finished shard by then. In the other order, they would be in neither.
    let [newer, older] = [part, finished].map(|file| {
        let mut rows = BTreeMap::new();
        file.for_each_row(&mut |row: R, _, _| drop(rows.insert(content(&row), row)))?;
        io::Result::Ok(rows)
    });
    let (newer, mut rows) = (newer?, older?);
    rows.extend(newer);
    Ok(rows)
}

#[cfg(test)]
mod tests;
