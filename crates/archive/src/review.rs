//! The review of a run: a page with the photos that a person should check, and the person's
//! corrections.
//!
//! There are two pages. [`RunReview::build_queue`] collects the photos from the rows that exist,
//! even while the run goes on, and [`ReviewQueue::to_html`] writes a file with the most urgent ones,
//! in the order of the questions' effect on the result, followed by photos that could not be read.
//! [`LiveReview`] answers the requests of a page that `shuzi serve` serves, which goes through all
//! photos one by one. It saves a correction only if it fits the photo's position. A run whose
//! corrections were all made in this way can therefore always be exported.

mod form;
mod live;
mod page;
mod proposals;
mod queue;
mod top_n;

use std::collections::HashMap;

use shuzi::count::{Answer, CountSettings};
use shuzi::language::Message;
use shuzi::life::LifeJudge;

use super::corrections;
use super::digest::ContentHash;
use super::row::Row;
use super::run_folder::RunFolder;

pub use live::{
    AcceptedPhotos, ListFilter, ListRequest, ListedPhoto, LiveReview, PhotoCounts, PhotoDetail,
    PhotoList, PhotoStatus, ReviewError, SaveRequest, SavedCorrection, WeighedPhotos,
};
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
