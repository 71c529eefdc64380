//! The index of a run under review: a short entry for each photo, in memory, so that a list of
//! 100,000 photos can be filtered and sorted at once.
//!
//! Rows are read again only from files that have changed since: a run may go on while it is
//! reviewed, and corrections may be put into its folder as files.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use shuzi::count::CountSettings;
use shuzi::language::{Message, ToMessage};

use super::super::super::corrections::{
    ValidCorrection, read_all, rebuild_case, resolve_corrections,
};
use super::super::super::digest::ContentHash;
use super::super::super::manifest::Manifest;
use super::super::super::row::{Row, RowOutcome, Stake};
use super::super::super::run_folder::RunFolder;
use super::super::super::shard::{self, ShardFile};
use super::super::super::source::modified_ns;
use super::super::proposals::answers_everything;

shuzi::named_enum! {
    /// What a person has to do about a photo.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PhotoStatus {
        /// There are open questions.
        Asked = "asked",
        /// There is no position.
        Refused = "refused",
        /// Nothing: the photo was read without questions.
        Settled = "settled",
        /// Nothing: a person has looked at it.
        Corrected = "corrected",
    }
}

/// A photo in the index.
#[derive(Debug)]
pub struct IndexEntry {
    /// The photo's first name.
    pub name: String,
    /// The names of its copies.
    pub others: Vec<String>,
    /// The digest; `None` if the file could not be read.
    pub content: Option<ContentHash>,
    /// The outcome of the reading; `None` if the photo has no row yet.
    pub outcome: Option<RowOutcome>,
    /// The effect of the questions, as the photo was read.
    pub stake: Stake,
    /// The reason why there is no position.
    pub failure: Option<Message>,
    /// The state of the correction.
    pub correction: CorrectionState,
    /// False if an answer may change the winner; `None` if nobody has worked that out.
    pub is_safe: Option<bool>,
    /// The revisions in which the status changed, and the status before.
    changes: Vec<(u64, PhotoStatus)>,
}

/// The state of a photo's correction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum CorrectionState {
    /// No person has looked at the photo.
    #[default]
    None,
    /// The correction leaves questions open.
    Incomplete,
    /// The correction leaves nothing open.
    Complete,
    /// The correction does not fit what was read.
    Unfit,
}

/// Numbers of photos by what a person has to do about them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PhotoCounts {
    /// Photos with open questions.
    pub asked: usize,
    /// Photos without a position.
    pub refused: usize,
    /// Photos that need nobody.
    pub settled: usize,
    /// Photos that a person has looked at.
    pub corrected: usize,
    /// Photos that the run has not processed yet.
    pub missing: usize,
}

/// The index of a run.
#[derive(Debug)]
pub struct ReviewIndex {
    /// All photos, in the order of the manifest.
    pub entries: Vec<IndexEntry>,
    numbers: HashMap<ContentHash, usize>,
    /// The valid corrections.
    corrections: HashMap<ContentHash, ValidCorrection>,
    /// Numbers of the photos, the most doubtful first. The order follows from the reading alone, so
    /// that it stays the same while a person goes through the photos.
    by_doubt: Vec<usize>,
    by_name: Vec<usize>,
    /// Grows with each change of a status.
    pub revision: u64,
    files: FileStamps,
}

/// Lengths and modification times of the files that the index was made from.
#[derive(Debug, Default, PartialEq, Eq)]
struct FileStamps {
    manifest: Stamp,
    corrections: Vec<(String, Stamp)>,
    shards: Vec<[Stamp; 2]>,
}

type Stamp = Option<(u64, u64)>;

/// Some fields of a [`Row`].
#[derive(Deserialize)]
struct RowSummary {
    content: ContentHash,
    outcome: RowOutcome,
    stake: Stake,
    #[serde(default)]
    sentences: FailureSentences,
}

#[derive(Default, Deserialize)]
struct FailureSentences {
    #[serde(default)]
    failure: Option<[Message; 2]>,
}

impl IndexEntry {
    fn new(name: &str, content: Option<ContentHash>) -> IndexEntry {
        IndexEntry {
            name: name.to_owned(),
            others: Vec::new(),
            content,
            outcome: None,
            stake: Stake::default(),
            failure: None,
            correction: CorrectionState::None,
            is_safe: None,
            changes: Vec::new(),
        }
    }

    /// Returns the status; `None` if the photo has no row yet.
    pub fn status(&self) -> Option<PhotoStatus> {
        let outcome = self.outcome?;
        Some(match (&self.correction, outcome) {
            (CorrectionState::Complete, _) => PhotoStatus::Corrected,
            (CorrectionState::Incomplete | CorrectionState::Unfit, _)
            | (CorrectionState::None, RowOutcome::Asked) => PhotoStatus::Asked,
            (CorrectionState::None, RowOutcome::Exact) => PhotoStatus::Settled,
            (CorrectionState::None, RowOutcome::Refused | RowOutcome::Failed) => {
                PhotoStatus::Refused
            }
        })
    }

    /// Returns the status that the photo had in an earlier revision.
    pub fn status_as_of(&self, revision: u64) -> Option<PhotoStatus> {
        let later = self.changes.iter().find(|(changed, _)| *changed > revision);
        later.map(|(_, before)| *before).or_else(|| self.status())
    }

    /// Returns true if nobody has looked at the photo, and no single answer may change the winner,
    /// but it is not known yet whether several answers may.
    pub fn is_to_be_weighed(&self) -> bool {
        self.correction == CorrectionState::None
            && self.outcome == Some(RowOutcome::Asked)
            && !self.stake.winner
            && self.is_safe.is_none()
    }

    /// Returns true if the proposed answers can be accepted without a look at the photo, because no
    /// answer changes the winner.
    pub fn can_be_accepted_unseen(&self) -> bool {
        self.correction == CorrectionState::None
            && self.outcome == Some(RowOutcome::Asked)
            && self.is_safe == Some(true)
    }

    /// Returns the key by which photos are sorted by doubt: the most doubtful has the smallest.
    fn urgency(&self) -> impl Ord + use<> {
        let kind = match self.outcome {
            _ if self.correction == CorrectionState::Unfit => 0,
            Some(RowOutcome::Asked) => 1,
            Some(RowOutcome::Refused) => 2,
            Some(RowOutcome::Failed) => 3,
            Some(RowOutcome::Exact) => 4,
            None => 5,
        };
        let Stake {
            winner,
            half_points,
            questions,
        } = self.stake;
        (
            kind,
            Reverse(winner),
            Reverse(half_points.unwrap_or(i32::MAX)),
            Reverse(questions),
            self.name.clone(),
        )
    }
}

impl ReviewIndex {
    /// Reads the manifest, all rows and all corrections of a run.
    ///
    /// # Errors
    /// Returns an error if a file cannot be read.
    pub fn read(folder: &RunFolder, count: Option<&CountSettings>) -> io::Result<ReviewIndex> {
        let mut index = ReviewIndex {
            entries: Vec::new(),
            numbers: HashMap::new(),
            corrections: HashMap::new(),
            by_doubt: Vec::new(),
            by_name: Vec::new(),
            revision: 0,
            // Before the files are read: a file that changes in between is read once more.
            files: FileStamps::of_folder(folder)?,
        };
        for photo in Manifest::read(&folder.manifest_path())?.photos {
            match photo.content {
                Ok(content) => index.add_photo(&photo.name, content),
                Err(why) => index.entries.push(IndexEntry {
                    outcome: Some(RowOutcome::Failed),
                    failure: Some(Message::new("error-file-unseen").with("why", why)),
                    ..IndexEntry::new(&photo.name, None)
                }),
            }
        }
        index.corrections = resolve_corrections(read_all(folder.path())?)?;
        for number in 0..folder.shards {
            index.read_shard(folder.path(), number, count)?;
        }
        index.sort();
        Ok(index)
    }

    /// Reads again what has changed since.
    ///
    /// # Errors
    /// Returns an error if a file cannot be read.
    pub fn refresh(&mut self, folder: &RunFolder, count: Option<&CountSettings>) -> io::Result<()> {
        let now = FileStamps::of_folder(folder)?;
        if now == self.files {
            return Ok(());
        }
        if (&now.manifest, &now.corrections) != (&self.files.manifest, &self.files.corrections) {
            let revision = self.revision;
            *self = ReviewIndex::read(folder, count)?;
            self.revision = revision + 1;
            return Ok(());
        }
        let known = std::mem::replace(&mut self.files, now);
        for number in 0..folder.shards {
            let place = number as usize;
            if known.shards.get(place) != self.files.shards.get(place) {
                self.read_shard(folder.path(), number, count)?;
            }
        }
        self.revision += 1;
        self.sort();
        Ok(())
    }

    /// Takes note that this process has just written corrections, which the index already has.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be read.
    pub fn note_written_corrections(&mut self, folder: &Path) -> io::Result<()> {
        self.files.corrections = stamp_corrections(folder)?;
        Ok(())
    }

    /// Returns the entry of a photo.
    pub fn entry(&self, content: ContentHash) -> Option<&IndexEntry> {
        self.entries.get(*self.numbers.get(&content)?)
    }

    /// Returns the entry of a photo, to be changed.
    pub fn entry_mut(&mut self, content: ContentHash) -> Option<&mut IndexEntry> {
        self.entries.get_mut(*self.numbers.get(&content)?)
    }

    /// Returns the valid correction of a photo.
    pub fn correction(&self, content: ContentHash) -> Option<&ValidCorrection> {
        self.corrections.get(&content)
    }

    /// Replaces the correction of a photo.
    pub fn set_correction(
        &mut self,
        content: ContentHash,
        correction: Option<ValidCorrection>,
        state: CorrectionState,
    ) {
        match correction {
            Some(correction) => drop(self.corrections.insert(content, correction)),
            None => drop(self.corrections.remove(&content)),
        }
        let revision = self.revision + 1;
        let Some(entry) = self.entry_mut(content) else {
            return;
        };
        let before = entry.status();
        entry.correction = state;
        if let Some(before) = before
            && entry.status() != Some(before)
        {
            entry.changes.push((revision, before));
            self.revision = revision;
        }
    }

    /// Returns all photos in an order.
    pub fn in_order(&self, by_name: bool) -> impl Iterator<Item = &IndexEntry> {
        let order = if by_name {
            &self.by_name
        } else {
            &self.by_doubt
        };
        order.iter().filter_map(|&number| self.entries.get(number))
    }

    /// Counts the photos by status.
    pub fn counts(&self) -> PhotoCounts {
        let mut counts = PhotoCounts::default();
        for entry in &self.entries {
            match entry.status() {
                Some(PhotoStatus::Asked) => counts.asked += 1,
                Some(PhotoStatus::Refused) => counts.refused += 1,
                Some(PhotoStatus::Settled) => counts.settled += 1,
                Some(PhotoStatus::Corrected) => counts.corrected += 1,
                None => counts.missing += 1,
            }
        }
        counts
    }

    fn add_photo(&mut self, name: &str, content: ContentHash) {
        match self.entry_mut(content) {
            Some(entry) => entry.others.push(name.to_owned()),
            None => {
                self.numbers.insert(content, self.entries.len());
                self.entries.push(IndexEntry::new(name, Some(content)));
            }
        }
    }

    fn read_shard(
        &mut self,
        folder: &Path,
        number: u32,
        count: Option<&CountSettings>,
    ) -> io::Result<()> {
        let rows = shard::read_rows_as(folder, number, |row: &RowSummary| row.content)?;
        let mut corrected = Vec::new();
        for (content, row) in rows {
            let is_corrected = self.corrections.contains_key(&content);
            // A photo that was removed from the archive keeps its row, but has no name.
            let Some(entry) = self.entry_mut(content) else {
                continue;
            };
            entry.outcome = Some(row.outcome);
            entry.stake = row.stake;
            entry.failure = row.sentences.failure.map(|[message, _]| message);
            entry.is_safe = None;
            if is_corrected {
                corrected.push(content);
            }
        }
        if corrected.is_empty() {
            return Ok(());
        }
        let mut rows = shard::read_rows(folder, number)?;
        for content in corrected {
            if let (Some(correction), Some(row)) =
                (self.corrections.get(&content), rows.remove(&content))
            {
                let state = estimate_state(correction, row, count);
                if let Some(entry) = self.entry_mut(content) {
                    entry.correction = state;
                }
            }
        }
        Ok(())
    }

    fn sort(&mut self) {
        let entries = &self.entries;
        let mut by_doubt: Vec<usize> = (0..entries.len()).collect();
        by_doubt.sort_by_cached_key(|&number| entries.get(number).map(IndexEntry::urgency));
        let mut by_name: Vec<usize> = (0..entries.len()).collect();
        by_name.sort_by_key(|&number| entries.get(number).map(|entry| &entry.name));
        (self.by_doubt, self.by_name) = (by_doubt, by_name);
    }
}

/// Returns the state of a correction, without counting the position, which would take minutes for
/// thousands of photos.
fn estimate_state(
    correction: &ValidCorrection,
    read: Row,
    count: Option<&CountSettings>,
) -> CorrectionState {
    let fits = |row: &Row| -> Result<(), Message> {
        let case = rebuild_case(row).map_err(|damaged| damaged.to_message())?;
        let Some(case) = case else {
            return match correction.answers.is_empty() {
                true => Ok(()),
                false => Err(Message::new("error-nothing-to-correct")),
            };
        };
        let answers = &correction.answers;
        let case = case.answered(answers).map_err(|error| error.to_message())?;
        if let Some(count) = count {
            let counted = count.answered(&case.position, answers);
            counted.map_err(|error| error.to_message())?;
        }
        Ok(())
    };
    match correction.row_to_correct(read) {
        Ok(row) if fits(&row).is_ok() => match answers_everything(&row, &correction.answers) {
            true => CorrectionState::Complete,
            false => CorrectionState::Incomplete,
        },
        _ => CorrectionState::Unfit,
    }
}

impl FileStamps {
    fn of_folder(folder: &RunFolder) -> io::Result<FileStamps> {
        let shards = (0..folder.shards)
            .map(|number| ShardFile::of_shard(folder.path(), number).map(|file| stamp(&file.path)))
            .collect();
        Ok(FileStamps {
            manifest: stamp(&folder.manifest_path()),
            corrections: stamp_corrections(folder.path())?,
            shards,
        })
    }
}

/// Returns the stamp of a file; `None` if there is no such file.
fn stamp(path: &Path) -> Stamp {
    let data = fs::metadata(path).ok()?;
    Some((data.len(), modified_ns(&data)))
}

/// Returns the stamps of all files of corrections in a run's folder.
fn stamp_corrections(folder: &Path) -> io::Result<Vec<(String, Stamp)>> {
    let mut stamps = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if let Ok(name) = entry.file_name().into_string()
            && name.starts_with("corrections")
            && name.ends_with(".jsonl")
        {
            stamps.push((name, stamp(&entry.path())));
        }
    }
    stamps.sort();
    Ok(stamps)
}
