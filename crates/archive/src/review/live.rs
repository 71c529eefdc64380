//! The review of a run by requests: a page that is served goes through all photos one by one.
//!
//! Unlike [`RunReview`](super::RunReview), this is called from several threads at a time. The
//! index is locked only for short moments; photos are read and counted without a lock. Corrections
//! are saved one after the other.

mod detail;
mod index;
mod list;
mod originals;
mod weigh;

use std::collections::HashMap;
use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use shuzi::count::{Answer, Networks, ReadSettings};
use shuzi::geometry::PhotoPoint;
use shuzi::language::{Language, Message, ToMessage};
use shuzi::photo::{self, Photo};
use shuzi::report::Failure;
use shuzi::report::overlay::{self, OverlaySettings};

use super::super::corrections::{
    self, PhotoCorrection, StatedCorners, ValidCorrection, correct_row,
};
use super::super::digest::ContentHash;
use super::super::process_photo::{Overlays, PhotoTask, process_photo};
use super::super::row::{Row, RowOutcome};
use super::super::run_folder::RunFolder;
use super::super::shard;
use index::{CorrectionState, IndexEntry, ReviewIndex};
use originals::OriginalFinder;

pub use detail::PhotoDetail;
pub use index::{PhotoCounts, PhotoStatus};
pub use list::{ListFilter, ListRequest, ListedPhoto, PhotoList};
pub use weigh::{AcceptedPhotos, WeighedPhotos};

/// A run under review, which answers requests from several threads.
pub struct LiveReview {
    folder: RunFolder,
    task: PhotoTask,
    limits: photo::Limits,
    networks: Networks,
    /// Read with the first request.
    index: Mutex<Option<ReviewIndex>>,
    /// Locked while corrections are written, so that the index has them in the order of the file.
    saving: Mutex<()>,
    originals: Mutex<OriginalFinder>,
    /// The latest readings with stated corners, until their corrections are saved.
    readings: Mutex<HashMap<(ContentHash, StatedCorners), Row>>,
}

/// A correction to be tried out or saved.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaveRequest {
    /// The photo.
    pub content: ContentHash,
    /// The true stones and groups.
    pub answers: Vec<Answer>,
    /// The corners of the board, if a person stated them.
    #[serde(default)]
    pub corners: Option<StatedCorners>,
    /// True to take all earlier corrections of the photo back.
    #[serde(default)]
    pub withdrawn: bool,
    /// Code of the language for sentences.
    #[serde(default)]
    pub language: Option<String>,
}

/// The answer to a correction that was saved.
#[derive(Clone, Debug, Serialize)]
pub struct SavedCorrection {
    /// The photo as it is listed now.
    pub photo: ListedPhoto,
    /// Number of questions that the correction leaves open.
    pub questions: usize,
    /// The numbers of photos now.
    pub counts: PhotoCounts,
}

/// The error for a request that cannot be answered.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum ReviewError {
    /// The run has no such photo.
    Unknown,
    /// The correction contradicts the photo's position, or there is none.
    Unfit(Message),
    /// The photo's file is not available, or cannot be decoded.
    NoOriginal(Message),
    /// A file of the run cannot be read or written.
    Io(#[from] io::Error),
}

impl ToMessage for ReviewError {
    fn to_message(&self) -> Message {
        match self {
            ReviewError::Unknown => Message::new("error-photo-not-in-run"),
            ReviewError::Unfit(message) | ReviewError::NoOriginal(message) => message.clone(),
            ReviewError::Io(error) => {
                Message::new("error-correction-not-kept").with("error", error.to_message())
            }
        }
    }
}

/// Maximum number of answers about one photo: more than any board has points and groups.
const MAX_ANSWERS: usize = 1000;

/// Maximum number of readings with stated corners that are remembered.
const MAX_READINGS: usize = 64;

/// Longest side of an original as it is shown, in pixels. On a board that fills the photo, lines are
/// some 100 pixels apart.
const ORIGINAL_PX: u32 = 2400;

impl LiveReview {
    /// Opens the review of a run, whose photos were processed with `task`. Photos are decoded within
    /// `limits`.
    pub fn new(folder: RunFolder, task: PhotoTask, limits: photo::Limits) -> LiveReview {
        LiveReview {
            folder,
            task,
            limits,
            networks: Networks::embedded(),
            index: Mutex::default(),
            saving: Mutex::default(),
            originals: Mutex::default(),
            readings: Mutex::default(),
        }
    }

    /// Returns a photo with its questions, as it is with its correction so far.
    ///
    /// # Errors
    /// Returns a [`ReviewError`] if there is no such photo, or it cannot be read.
    pub fn photo(
        &self,
        content: ContentHash,
        language: Language,
    ) -> Result<PhotoDetail, ReviewError> {
        let correction = self.with_index(|index| Ok(index.correction(content).cloned()))?;
        let row = self.read_row(content)?;
        let read = match &correction {
            Some(correction) => correction.row_to_correct(row)?,
            None => row,
        };
        self.describe(&read, correction, language)
    }

    /// Returns a photo as it would be with a correction, which is not saved.
    ///
    /// # Errors
    /// Returns a [`ReviewError`] if there is no such photo, or it cannot be read.
    pub fn preview(&self, request: SaveRequest) -> Result<PhotoDetail, ReviewError> {
        check_number(&request.answers)?;
        let language = language_of(request.language.as_deref());
        let (read, stated) = self.row_to_correct(request.content, request.corners)?;
        let answers = request.answers;
        self.describe(&read, Some(ValidCorrection { answers, stated }), language)
    }

    /// Saves a correction if it fits the photo's position.
    ///
    /// # Errors
    /// Returns a [`ReviewError`] if it does not fit or cannot be written.
    pub fn save(&self, request: SaveRequest) -> Result<SavedCorrection, ReviewError> {
        check_number(&request.answers)?;
        let SaveRequest {
            content, answers, ..
        } = request;
        if request.withdrawn {
            self.withdraw(&[content])?;
            return self.describe_saved(content, 0, request.language.as_deref());
        }
        let (read, stated) = self.row_to_correct(content, request.corners)?;
        let row = self
            .correct(&read, &answers)
            .map_err(|failure| ReviewError::Unfit(failure.message))?;
        let is_open = row.outcome == RowOutcome::Asked && row.stake.questions > 0;
        let state = match is_open {
            true => CorrectionState::Incomplete,
            false => CorrectionState::Complete,
        };
        let valid = ValidCorrection { answers, stated };
        self.write(vec![(content, Some(valid), state)])?;
        let questions = if is_open { row.stake.questions } else { 0 };
        self.describe_saved(content, questions, request.language.as_deref())
    }

    /// Takes back all corrections of some photos.
    ///
    /// # Errors
    /// Returns an error if a photo is unknown, or if this cannot be written.
    pub fn withdraw(&self, photos: &[ContentHash]) -> Result<PhotoCounts, ReviewError> {
        self.with_index(|index| {
            let is_known = |content: &ContentHash| index.entry(*content).is_some();
            match photos.iter().all(is_known) {
                true => Ok(()),
                false => Err(ReviewError::Unknown),
            }
        })?;
        let none = |&content: &ContentHash| (content, None, CorrectionState::None);
        self.write(photos.iter().map(none).collect())?;
        self.with_index(|index| Ok(index.counts()))
    }

    /// Returns a photo as a JPEG file that every browser shows, upright and not larger than a screen
    /// needs, and the width and height of the photo itself in pixels.
    ///
    /// # Errors
    /// Returns a [`ReviewError`] if the file is not where it was, or cannot be decoded.
    pub fn original(&self, content: ContentHash) -> Result<(Vec<u8>, (u32, u32)), ReviewError> {
        let photo = self.decode_original(content)?;
        let settings = OverlaySettings {
            longest_side_px: ORIGINAL_PX,
            ..OverlaySettings::default()
        };
        let (jpeg, _) = overlay::photo(&photo, &settings)
            .map_err(|error| ReviewError::NoOriginal(Message::verbatim(error.to_string())))?;
        Ok((jpeg, photo.pixels.dimensions()))
    }

    fn decode_original(&self, content: ContentHash) -> Result<Photo, ReviewError> {
        photo::decode(&self.read_original(content)?, &self.limits)
            .map_err(|error| ReviewError::NoOriginal(error.to_message()))
    }

    /// Reads the file of a photo.
    fn read_original(&self, content: ContentHash) -> Result<Vec<u8>, ReviewError> {
        let names = self.with_index(|index| {
            let entry = index.entry(content).ok_or(ReviewError::Unknown)?;
            let names = [&entry.name].into_iter().chain(&entry.others);
            Ok(names.cloned().collect::<Vec<String>>())
        })?;
        let found = lock(&self.originals).read(&names, content, self.limits.max_bytes);
        found.ok_or_else(|| {
            let name = names.first().cloned().unwrap_or_default();
            ReviewError::NoOriginal(Message::new("error-original-not-found").with("file", name))
        })
    }

    /// Returns the row that answers are about: as the run read it, or as it is read with stated
    /// corners.
    fn row_to_correct(
        &self,
        content: ContentHash,
        corners: Option<StatedCorners>,
    ) -> Result<(Row, Option<(StatedCorners, String)>), ReviewError> {
        let Some(corners) = corners else {
            return Ok((self.read_row(content)?, None));
        };
        let row = self.read_with_corners(content, &corners)?;
        let json = serde_json::to_string(&row).map_err(io::Error::from)?;
        Ok((row, Some((corners, json))))
    }

    /// Reads a photo again with stated corners, unless that was done before.
    fn read_with_corners(
        &self,
        content: ContentHash,
        corners: &StatedCorners,
    ) -> Result<Row, ReviewError> {
        let saved = self.with_index(|index| Ok(index.correction(content).cloned()))?;
        if let Some((known, json)) = saved.and_then(|saved| saved.stated)
            && known == *corners
        {
            return Ok(serde_json::from_str(&json).map_err(io::Error::from)?);
        }
        let key = (content, corners.clone());
        if let Some(row) = lock(&self.readings).get(&key) {
            return Ok(row.clone());
        }
        let bytes = self.read_original(content)?;
        let places = corners.places.map(|[x, y]| PhotoPoint {
            x: f64::from(x),
            y: f64::from(y),
        });
        let lines = corners.lines.or(self.task.read.board.size);
        let task = PhotoTask {
            read: ReadSettings {
                limits: self.limits,
                ..ReadSettings::from_statements(lines, None, Some(places))
            },
            overlays: Overlays::None,
            ..self.task.clone()
        };
        // The time is not measured: the row belongs to a correction, whose timings are in no table.
        let clock = || Duration::ZERO;
        let (mut row, _) = process_photo(content, &bytes, &task, &self.networks, &clock);
        row.timings_ms.clear();
        if row.report().is_some() {
            let mut readings = lock(&self.readings);
            if readings.len() >= MAX_READINGS {
                readings.clear();
            }
            readings.insert(key, row.clone());
        }
        Ok(row)
    }

    /// Returns a row with corrections applied.
    ///
    /// # Errors
    /// [`Failure`] if they do not fit.
    fn correct(&self, read: &Row, answers: &[Answer]) -> Result<Row, Failure> {
        let count = self.task.count.as_ref();
        correct_row(read, answers, count, &self.networks.judge)
    }

    /// Writes corrections, or withdraws those of photos without one, and takes note of them.
    fn write(
        &self,
        new: Vec<(ContentHash, Option<ValidCorrection>, CorrectionState)>,
    ) -> Result<(), ReviewError> {
        let _one_at_a_time = lock(&self.saving);
        // Another program may have written corrections since, which must not be passed over later.
        self.with_index(|index| Ok(index.refresh(&self.folder, self.task.count.as_ref())?))?;
        let mut lines = Vec::new();
        for (content, correction, _) in &new {
            lines.push(self.line_of(*content, correction.as_ref())?);
        }
        corrections::append(self.folder.path(), &lines)?;
        self.with_index(|index| {
            for (content, correction, state) in new {
                index.set_correction(content, correction, state);
            }
            Ok(index.note_written_corrections(self.folder.path())?)
        })
    }

    /// Returns the line of the file for a correction; `None` withdraws earlier ones.
    fn line_of(
        &self,
        content: ContentHash,
        correction: Option<&ValidCorrection>,
    ) -> Result<PhotoCorrection, ReviewError> {
        let Some(ValidCorrection { answers, stated }) = correction else {
            return Ok(PhotoCorrection {
                withdrawn: true,
                ..PhotoCorrection::new(content, Vec::new())
            });
        };
        let known = self.with_index(|index| Ok(index.correction(content).cloned()))?;
        let known = known.and_then(|known| known.stated);
        Ok(PhotoCorrection {
            corners: stated.as_ref().map(|(corners, _)| corners.clone()),
            // A reading that the file already has is not written again.
            reading: stated
                .as_ref()
                .filter(|stated| known.as_ref() != Some(*stated))
                .map(|(_, reading)| reading.clone()),
            ..PhotoCorrection::new(content, answers.clone())
        })
    }

    fn describe_saved(
        &self,
        content: ContentHash,
        questions: usize,
        language: Option<&str>,
    ) -> Result<SavedCorrection, ReviewError> {
        let language = language_of(language);
        self.with_index(|index| {
            let entry = index.entry(content).ok_or(ReviewError::Unknown)?;
            Ok(SavedCorrection {
                photo: ListedPhoto::of(entry, entry.status(), language.words()),
                questions,
                counts: index.counts(),
            })
        })
    }

    /// Reads the row of a photo as the run has it.
    fn read_row(&self, content: ContentHash) -> Result<Row, ReviewError> {
        let mut rows = shard::read_rows(self.folder.path(), content.shard(self.folder.shards))?;
        rows.remove(&content).ok_or(ReviewError::Unknown)
    }

    /// Calls `work` with the index, which is read first if it was not yet.
    fn with_index<T>(
        &self,
        work: impl FnOnce(&mut ReviewIndex) -> Result<T, ReviewError>,
    ) -> Result<T, ReviewError> {
        let mut index = lock(&self.index);
        let index = match &mut *index {
            Some(index) => index,
            none => none.insert(ReviewIndex::read(&self.folder, self.task.count.as_ref())?),
        };
        work(index)
    }
}

/// Returns the language of a code; English for codes that are not known.
fn language_of(code: Option<&str>) -> Language {
    code.and_then(Language::parse).unwrap_or(Language::English)
}

fn check_number(answers: &[Answer]) -> Result<(), ReviewError> {
    match answers.len() {
        0..=MAX_ANSWERS => Ok(()),
        _ => Err(ReviewError::Unfit(Message::new("error-too-many-answers"))),
    }
}

/// Locks a mutex. What a thread that panicked left behind is used: every change is complete when its
/// lock is released.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
