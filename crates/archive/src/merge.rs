//! Parts of a run, done in several folders, become one.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::content::Content;
use super::corrections::{self, Corrected};
use super::folder::{Folder, FolderError, Settings};
use super::listing::Listing;
use super::row::{Outcome, Row};
use super::run::drawing;
use super::save;
use super::shard::{self, Shard};
use super::split::Split;
use shuzi::language::{Message, ToMessage};

/// Why folders cannot be merged.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum MergeError {
    /// One of them cannot be used.
    Folder(#[from] FolderError),
    /// A file cannot be read or written.
    Io(#[from] io::Error),
    /// They list other photos.
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

/// Brings the rows, drawings and corrections of all folders together in `into`, which may be one of them or a new one.
///
/// # Errors
/// [`MergeError`] when the folders hold no parts of one run.
pub fn merge(parts: &[PathBuf], into: &Path) -> Result<(Folder, Settings), MergeError> {
    let place = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let is_into = |part: &&PathBuf| place(part) == place(into);
    let (itself, others): (Vec<&PathBuf>, Vec<&PathBuf>) = parts.iter().partition(is_into);
    let Some(&first) = itself.first().or(others.first()).filter(|_| !others.is_empty()) else {
        return Ok(Folder::open(into)?);
    };
    let (run, settings) = Folder::look_at(first)?;
    let listing = Listing::read(&run.listing())?;
    let listed = listing.contents_by_name();
    for &part in &others {
        let (other, _) = Folder::look_at(part)?;
        if Listing::read(&other.listing())?.contents_by_name() != listed {
            return Err(MergeError::OtherPhotos(first.clone(), part.clone()));
        }
    }
    let whole = Folder::begin(into, &settings, listing.photos.len(), Split::WHOLE, false)?;
    if itself.is_empty() {
        save::whole(&whole.listing(), &fs::read(run.listing())?)?;
    }
    for part in others {
        let (folder, its) = Folder::open(part)?;
        if its != settings {
            // Says what differs.
            Folder::begin(into, &its, 0, Split::WHOLE, false)?;
        }
        add_rows(&folder, &whole)?;
        add_corrections(&folder, &whole)?;
    }
    Ok((whole, settings))
}

fn add_rows(part: &Folder, whole: &Folder) -> io::Result<()> {
    for number in 0..part.shards {
        // A run that was begun with fewer photos has fewer shards.
        let mut shards: BTreeMap<u32, Vec<Row>> = BTreeMap::new();
        for row in shard::rows(part.path(), number)?.into_values() {
            shards.entry(row.content.shard(whole.shards)).or_default().push(row);
        }
        for (number, rows) in shards {
            let mut shard = Shard::open(whole.path(), number, &|_| false)?;
            rows.iter().try_for_each(|row| add_row(part, whole, &mut shard, row))?;
            shard.finish()?;
        }
    }
    Ok(())
}

fn add_row(part: &Folder, whole: &Folder, shard: &mut Shard, row: &Row) -> io::Result<()> {
    // What was looked at again since with more time, say, stays.
    let known = shard.outcome(row.content);
    if known.is_some_and(|known| known != Outcome::Failed || row.outcome == Outcome::Failed) {
        return Ok(());
    }
    let (from, to) = (drawing(part.path(), row.content), drawing(whole.path(), row.content));
    if from.exists() && !to.exists() {
        to.parent().map_or(Ok(()), fs::create_dir_all)?;
        save::quickly(&to, &fs::read(from)?)?;
    }
    // Last: what has a row is done.
    shard.add(row)
}

/// What people said stays in its order, part after part.
fn add_corrections(part: &Folder, whole: &Folder) -> io::Result<()> {
    let mut known: HashMap<Content, Vec<Corrected>> = HashMap::new();
    for corrected in corrections::said(whole.path())? {
        known.entry(corrected.content).or_default().push(corrected);
    }
    for corrected in corrections::said(part.path())? {
        // Merging twice says nothing twice; of what is said again after something else all counts.
        let known = known.entry(corrected.content).or_default();
        match known.iter().position(|known| *known == corrected) {
            Some(at) => drop(known.drain(..=at)),
            None => {
                known.clear();
                corrections::keep(whole.path(), &corrected)?;
            }
        }
    }
    Ok(())
}
