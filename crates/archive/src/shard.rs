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
    /// no use any more are left out.
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

/// The rows of a shard as they are now, while others may add to them.
///
/// # Errors
/// When a file is there but cannot be read.
pub(super) fn rows(folder: &Path, number: u32) -> io::Result<BTreeMap<Content, Row>> {
    let whole = file(folder, number);
    // The part first: what leaves it meanwhile is in the whole by then. What is in both is newer in the part.
    let [newer, older] = [part(&whole), whole].map(|path| {
        let mut rows = BTreeMap::new();
        each_line(&path, &mut |line| {
            rows.extend(serde_json::from_slice(line).ok().map(|row: Row| (row.content, row)));
        })?;
        io::Result::Ok(rows)
    });
    let (newer, mut rows) = (newer?, older?);
    rows.extend(newer);
    Ok(rows)
}
