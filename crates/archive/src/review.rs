//! Review: what of a run needs a person, as a page, and what the person says of it.
//!
//! [`Review::gather`] looks at the rows that are there, also while the run goes on; [`Gathered::page`] shows first what is
//! asked, by how much hangs on it, and apart what could not be read. [`Review::keep`] takes what a person says only where
//! it fits the photo's position, so that a run whose corrections came this way can always be exported.

mod foremost;
mod form;
mod gather;
mod page;

use std::collections::HashMap;
use std::io;

use shuzi::count::{Answer, CountSettings};
use shuzi::language::{Message, ToMessage};

use super::content::Content;
use super::corrections::{self, Corrected};
use super::folder::Folder;
use super::row::Row;
use super::shard;

pub use foremost::Foremost;
pub use gather::{Gathered, Reviewed, Unread};
pub use page::{Face, SCRIPT, STYLE};

/// A run under review.
#[derive(Debug)]
pub struct Review {
    folder: Folder,
    /// How its positions are counted; `None` where only positions are wanted.
    count: Option<CountSettings>,
    /// The photos whose corrections were applied: they need not be counted each time somebody looks.
    applied: HashMap<Content, Applied>,
}

#[derive(Debug)]
struct Applied {
    answers: Vec<Answer>,
    /// The row with them, or why they do not fit.
    row: Result<Row, Message>,
}

/// Why a correction is not kept.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum NotKept {
    /// It does not fit what is known of the photo.
    Unfit(Message),
    /// It cannot be written.
    Io(#[from] io::Error),
}

impl ToMessage for NotKept {
    fn to_message(&self) -> Message {
        match self {
            NotKept::Unfit(message) => message.clone(),
            NotKept::Io(error) => Message::new("error-correction-not-kept").with("error", error.to_message()),
        }
    }
}

/// More than points and groups of any board.
const MOST_ANSWERS: usize = 1000;

impl Review {
    /// The run in this folder, whose positions are counted so.
    pub fn new(folder: Folder, count: Option<CountSettings>) -> Review {
        Review { folder, count, applied: HashMap::new() }
    }

    /// Keeps what a person says of a photo, if it fits.
    ///
    /// # Errors
    /// [`NotKept`]; nothing is kept then.
    pub fn keep(&mut self, corrected: Corrected) -> Result<(), NotKept> {
        let Corrected { content, answers, .. } = corrected;
        if answers.len() > MOST_ANSWERS {
            return Err(NotKept::Unfit(Message::new("error-too-many-answers")));
        }
        let rows = shard::rows(self.folder.path(), content.shard(self.folder.shards))?;
        let read =
            rows.get(&content).ok_or_else(|| NotKept::Unfit(Message::new("error-photo-not-in-run")))?;
        self.applied(read, &answers).map_err(NotKept::Unfit)?;
        corrections::keep(self.folder.path(), &Corrected { content, answers, from: None })?;
        Ok(())
    }

    /// The row with what a person says of it, or why that does not fit.
    fn applied(&mut self, read: &Row, answers: &[Answer]) -> Result<Row, Message> {
        if let Some(applied) = self.applied.get(&read.content).filter(|applied| applied.answers == answers) {
            return applied.row.clone();
        }
        let row =
            corrections::corrected(read, answers, self.count.as_ref()).map_err(|failure| failure.message);
        self.applied.insert(read.content, Applied { answers: answers.to_vec(), row: row.clone() });
        row
    }
}
