//! The review of a run: a page with the photos that a person should check, and the person's
//! corrections.
//!
//! [`RunReview::build_queue`] collects the photos from the rows that exist, even while the run goes
//! on, and [`ReviewQueue::to_html`] shows them in the order of the questions' effect on the result,
//! followed by photos that could not be read. [`RunReview::save`] accepts a correction only if it
//! fits the photo's position. A run whose corrections were all made in this way can therefore
//! always be exported.

mod form;
mod page;
mod queue;
mod top_n;

use std::collections::HashMap;
use std::io;

use shuzi::count::{Answer, CountSettings};
use shuzi::language::{Message, ToMessage};
use shuzi::life::LifeJudge;

use super::corrections::{self, PhotoCorrection};
use super::digest::ContentHash;
use super::row::Row;
use super::run_folder::RunFolder;
use super::shard;

pub use page::{PageTarget, SCRIPT, STYLE};
pub use queue::{QueuedPhoto, ReviewQueue, UnreadPhoto, Urgency};
pub use top_n::TopN;

/// A run under review.
#[derive(Debug)]
pub struct RunReview {
    folder: RunFolder,
    /// The settings for counting; `None` if positions are not counted.
    count: Option<CountSettings>,
    judge: LifeJudge,
    /// The corrected rows so far. Counting a position takes a noticeable time, and a page may have
    /// many.
    corrected: HashMap<ContentHash, CorrectedRow>,
}

#[derive(Debug)]
struct CorrectedRow {
    answers: Vec<Answer>,
    /// The row with the corrections, or the reason why they do not fit.
    row: Result<Row, Message>,
}

/// The error for a correction that is not saved.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum SaveError {
    /// The correction contradicts the photo's position, or there is none.
    Unfit(Message),
    /// The correction cannot be written.
    Io(#[from] io::Error),
}

impl ToMessage for SaveError {
    fn to_message(&self) -> Message {
        match self {
            SaveError::Unfit(message) => message.clone(),
            SaveError::Io(error) => {
                Message::new("error-correction-not-kept").with("error", error.to_message())
            }
        }
    }
}

/// Maximum number of answers about one photo: more than any board has points and groups.
const MAX_ANSWERS: usize = 1000;

impl RunReview {
    /// Opens the review of a run.
    pub fn new(folder: RunFolder, count: Option<CountSettings>) -> RunReview {
        RunReview {
            folder,
            count,
            judge: LifeJudge::embedded(),
            corrected: HashMap::new(),
        }
    }

    /// Saves a correction if it fits the photo's position.
    ///
    /// # Errors
    /// Returns a [`SaveError`] if it does not fit or cannot be written.
    pub fn save(&mut self, correction: PhotoCorrection) -> Result<(), SaveError> {
        let PhotoCorrection {
            content, answers, ..
        } = correction;
        if answers.len() > MAX_ANSWERS {
            return Err(SaveError::Unfit(Message::new("error-too-many-answers")));
        }
        let rows = shard::read_rows(self.folder.path(), content.shard(self.folder.shards))?;
        let read = rows
            .get(&content)
            .ok_or_else(|| SaveError::Unfit(Message::new("error-photo-not-in-run")))?;
        self.correct(read, &answers).map_err(SaveError::Unfit)?;
        corrections::append(
            self.folder.path(),
            &PhotoCorrection {
                content,
                answers,
                from: None,
            },
        )?;
        Ok(())
    }

    /// Returns a row with corrections applied, or the reason why they do not fit.
    fn correct(&mut self, read: &Row, answers: &[Answer]) -> Result<Row, Message> {
        if let Some(known) = self.corrected.get(&read.content)
            && known.answers == answers
        {
            return known.row.clone();
        }
        let row = corrections::correct_row(read, answers, self.count.as_ref(), &self.judge)
            .map_err(|failure| failure.message);
        self.corrected.insert(
            read.content,
            CorrectedRow {
                answers: answers.to_vec(),
                row: row.clone(),
            },
        );
        row
    }
}
