//! A shard: the rows of the photos that fall into it by their content.
//!
//! Rows are added to `NNNNN.part` as they come, a line each. When all are there, they are written in the order of their
//! contents under a temporary name, synced, and renamed to `NNNNN.jsonl`. A killed run loses the photos that were being
//! read; where the machine itself goes down, lines may be lost or damaged, and are read again.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::content::Content;
use super::lines::{each_line, open_to_add};
use super::row::{Outcome, Row};
use super::save;
use shuzi::language::Message;

/// One shard of a run.
pub struct Shard {
    whole: PathBuf,
    part: PathBuf,
    /// The rows so far, as lines without their ends.
    rows: BTreeMap<Content, (Outcome, String)>,
    /// Whether all of them are in the shard as it lies whole.
    whole_has_all: bool,
    /// The part, once something is added.
    open: Option<File>,
}

impl Shard {
    /// The shard of this number in the run's folder, with the rows that it has already; those that `stale` says are of
    /// no use any more are left out, and so are damaged ones: a run reads their photos again.
    ///
    /// # Errors
    /// When a file is there but cannot be read.
    pub fn open(folder: &Path, number: u32, stale: &dyn Fn(&Row) -> bool) -> io::Result<Shard> {
        let whole = file(folder, number);
        let part = part(&whole);
        let mut rows = BTreeMap::new();
        for path in [&whole, &part] {
            each_line(path, &mut |line| {
                if let Ok(line) = str::from_utf8(line)
                    && let Ok(row) = serde_json::from_str::<Row>(line)
                    && !stale(&row)
                {
                    rows.insert(row.content, (row.outcome, line.to_owned()));
                }
                Ok(())
            })?;
        }
        let whole_has_all = whole.exists() && !part.exists();
        Ok(Shard { whole, part, rows, whole_has_all, open: None })
    }

    /// What became of the photo with this content; `None` where there is no row yet.
    pub fn outcome(&self, content: Content) -> Option<Outcome> {
        self.rows.get(&content).map(|(outcome, _)| *outcome)
    }

    /// Whether all rows are in the shard as it lies whole.
    pub fn is_whole(&self) -> bool {
        self.whole_has_all
    }

    /// Adds a row.
    ///
    /// # Errors
    /// When it cannot be written: the disk is full, perhaps.
    pub fn add(&mut self, row: &Row) -> io::Result<()> {
        let line = serde_json::to_string(row)?;
        let part = match &mut self.open {
            Some(part) => part,
            none => none.insert(open_to_add(&self.part)?),
        };
        // In one piece: a run that is killed meanwhile leaves a whole line or one that is none.
        part.write_all(format!("{line}\n").as_bytes())?;
        self.rows.insert(row.content, (row.outcome, line));
        Ok(())
    }

    /// Writes the whole shard, in which all rows are.
    ///
    /// # Errors
    /// When it cannot be written; the rows are in the part still.
    pub fn finish(self) -> io::Result<()> {
        save::by(&self.whole, |out| self.rows.values().try_for_each(|(_, line)| writeln!(out, "{line}")))?;
        save::remove(&self.part)
    }
}

/// Where the shard of this number lies whole.
pub fn file(folder: &Path, number: u32) -> PathBuf {
    folder.join("shards").join(format!("{number:05}.jsonl"))
}

/// Where rows are added to the shard that lies there whole.
pub fn part(whole: &Path) -> PathBuf {
    whole.with_extension("part")
}

/// A file with rows of a shard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RowsFile {
    pub path: PathBuf,
    /// Whether rows are being added to it. A line of it may be torn, by a run that was killed; its photo is read again.
    pub grows: bool,
}

impl RowsFile {
    /// Returns the files of the shard of this number: as it lies whole, and what was added to it since, which is newer.
    pub(super) fn of_shard(folder: &Path, number: u32) -> [RowsFile; 2] {
        let whole = file(folder, number);
        let part = part(&whole);
        [RowsFile { path: whole, grows: false }, RowsFile { path: part, grows: true }]
    }

    /// Hands over every row with the place of its first byte and its length.
    ///
    /// # Errors
    /// When the file is there but cannot be read, or a line of a whole shard is no row.
    pub(super) fn each_row(&self, with: &mut dyn FnMut(Row, u64, usize)) -> io::Result<()> {
        let (mut number, mut first) = (0_usize, 0);
        each_line(&self.path, &mut |line| {
            number += 1;
            match serde_json::from_slice(line) {
                Ok(row) => with(row, first, line.len()),
                Err(_) if self.grows => {}
                Err(error) => {
                    let message = Message::in_line(number, Message::verbatim(error.to_string()));
                    let message = Message::of_file(self.path.display().to_string(), message);
                    return Err(io::Error::other(message));
                }
            }
            first += line.len() as u64 + 1;
            Ok(())
        })
    }
}

/// The rows of a shard as they are now, while others may add to them.
///
/// # Errors
/// Those of [`RowsFile::each_row`].
pub(super) fn rows(folder: &Path, number: u32) -> io::Result<BTreeMap<Content, Row>> {
    // The part first: what leaves it meanwhile is in the whole by then. What is in both is newer in the part.
    let [whole, part] = RowsFile::of_shard(folder, number);
    let [newer, older] = [part, whole].map(|file| {
        let mut rows = BTreeMap::new();
        file.each_row(&mut |row, _, _| drop(rows.insert(row.content, row)))?;
        io::Result::Ok(rows)
    });
    let (newer, mut rows) = (newer?, older?);
    rows.extend(newer);
    Ok(rows)
}

#[cfg(test)]
mod tests;
