//! The review queue: the photos of a run that a person should check, the most urgent first.
//!
//! # Order
//!
//! Photos with open questions are sorted by how much a person's answer may change, so that someone
//! with little time checks what matters. These come first, in this order:
//!
//! 1. photos with saved corrections that no longer fit their reading, because they prevent the
//!    export of the whole run;
//! 2. photos with a question that may change the winner;
//! 3. photos with a larger possible change of the margin; one that cannot be counted yet is the
//!    largest;
//! 4. photos with more questions;
//! 5. names, in alphabetical order, so that the page is the same each time.
//!
//! Photos that a person corrected completely follow by name, so that mistakes can be mended, and
//! then photos that could not be read, by kind of error. Of each list, [`MAX_LISTED`] photos are
//! shown. The shards are read one by one, and only those photos are kept in memory ([`TopN`]).

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::io;

use shuzi::ErrorKind;
use shuzi::count::Answer;
use shuzi::language::Message;

use super::super::corrections::{Corrections, StatedCorners, ValidCorrection};
use super::super::digest::ContentHash;
use super::super::export::ExportedPhoto;
use super::super::manifest::Manifest;
use super::super::row::{Row, RowOutcome};
use super::super::run::drawing_path;
use super::super::shard;
use super::{RunReview, TopN};

/// The photos of a run by what a person has to do about them.
#[derive(Debug)]
pub struct ReviewQueue {
    /// Photos with open questions, the most urgent first.
    pub asked: TopN<Urgency, QueuedPhoto>,
    /// Photos that a person corrected and that have no open questions, by name.
    pub corrected: TopN<String, QueuedPhoto>,
    /// Photos without a position by kind of error, and by name.
    pub unread: BTreeMap<ErrorKind, TopN<String, UnreadPhoto>>,
    /// Number of photos that need no attention.
    pub exact: usize,
    /// Number of photos without a row.
    pub missing: usize,
}

/// The sort key of a photo in the queue: the most urgent photo has the smallest. The fields are
/// compared in this order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Urgency {
    is_unfit: Reverse<bool>,
    may_change_winner: Reverse<bool>,
    half_points: Reverse<i32>,
    questions: Reverse<usize>,
    name: String,
}

/// A photo that was read.
#[derive(Debug)]
pub struct QueuedPhoto {
    /// The first name of the photo.
    pub name: String,
    /// The names of its copies.
    pub others: Vec<String>,
    /// The row as it was read.
    pub read: Row,
    /// The row with the corrections, if they fit.
    pub row: Row,
    /// The corrections that a person made.
    pub answers: Option<Vec<Answer>>,
    /// The corners that a person stated, if any.
    pub corners: Option<StatedCorners>,
    /// The reason why the corrections do not fit, if they do not.
    pub unfit: Option<Message>,
    /// True if there is a drawing.
    pub is_drawn: bool,
}

/// A photo without a position.
#[derive(Debug)]
pub struct UnreadPhoto {
    /// The first name of the photo.
    pub name: String,
    /// The names of its copies.
    pub others: Vec<String>,
    /// The error.
    pub message: Message,
    /// Advice on the error.
    pub hint: Message,
}

/// Maximum number of photos in each list of a page: more than a person checks before making the
/// page again.
const MAX_LISTED: usize = 500;

impl RunReview {
    /// Collects the photos to review, with the corrections so far. Photos with the same content are
    /// one.
    ///
    /// # Errors
    /// Returns an error if a file cannot be read.
    pub fn build_queue(&mut self) -> io::Result<ReviewQueue> {
        let folder = self.folder.path().to_owned();
        let manifest = Manifest::read(&self.folder.manifest_path())?;
        // Without settings for counting: the corrections are applied by `RunReview::correct`, which
        // remembers the results.
        let corrections = Corrections::read(&folder, None, self.judge.clone())?;
        let mut queue = ReviewQueue::new();
        let mut names_by_content: HashMap<ContentHash, Vec<&str>> = HashMap::new();
        for photo in &manifest.photos {
            match &photo.content {
                Ok(content) => names_by_content
                    .entry(*content)
                    .or_default()
                    .push(&photo.name),
                Err(why) => {
                    queue.add_unread(&ExportedPhoto::unreadable(photo, why).row, &[&photo.name])
                }
            }
        }
        for number in 0..self.folder.shards {
            for (content, read) in shard::read_rows(&folder, number)? {
                // A photo that was removed from the archive keeps its row, but has no name.
                let Some(names) = names_by_content.remove(&content) else {
                    continue;
                };
                let correction = corrections.of_photo(content);
                let read = match correction {
                    Some(correction) => correction.row_to_correct(read)?,
                    None => read,
                };
                let answers = correction.map(|correction| correction.answers.as_slice());
                match (read.outcome, answers) {
                    (RowOutcome::Exact, None) => queue.exact += 1,
                    (RowOutcome::Refused | RowOutcome::Failed, None | Some([])) => {
                        queue.add_unread(&read, &names);
                    }
                    _ => queue.add(self.review_photo(read, correction, &names)),
                }
            }
        }
        queue.missing = names_by_content.len();
        queue.sort_and_truncate();
        // Only for the photos that are shown, because this looks for a file for each.
        for photo in queue.asked.iter_mut().chain(queue.corrected.iter_mut()) {
            // Drawings show the first reading, not the one with stated corners.
            photo.is_drawn =
                photo.corners.is_none() && drawing_path(&folder, photo.read.content).exists();
        }
        Ok(queue)
    }

    fn review_photo(
        &mut self,
        read: Row,
        correction: Option<&ValidCorrection>,
        names: &[&str],
    ) -> QueuedPhoto {
        let answers = correction.map(|correction| correction.answers.as_slice());
        let stated = correction.and_then(|correction| correction.stated.as_ref());
        let (row, unfit) = match answers.map(|answers| self.correct(&read, answers)) {
            None => (read.clone(), None),
            Some(Ok(row)) => (row, None),
            Some(Err(why)) => (read.clone(), Some(why)),
        };
        let (name, others) = split_names(names);
        QueuedPhoto {
            name,
            others,
            read,
            row,
            answers: answers.map(<[Answer]>::to_vec),
            corners: stated.map(|(corners, _)| corners.clone()),
            unfit,
            is_drawn: false,
        }
    }
}

impl ReviewQueue {
    fn new() -> ReviewQueue {
        ReviewQueue {
            asked: TopN::new(MAX_LISTED),
            corrected: TopN::new(MAX_LISTED),
            unread: BTreeMap::new(),
            exact: 0,
            missing: 0,
        }
    }

    fn add(&mut self, photo: QueuedPhoto) {
        let stake = photo.row.stake;
        let has_questions = photo.row.outcome == RowOutcome::Asked && stake.questions > 0;
        if photo.unfit.is_some() || photo.answers.is_none() || has_questions {
            let urgency = Urgency {
                is_unfit: Reverse(photo.unfit.is_some()),
                may_change_winner: Reverse(stake.winner),
                half_points: Reverse(stake.half_points.unwrap_or(i32::MAX)),
                questions: Reverse(stake.questions),
                name: photo.name.clone(),
            };
            self.asked.add(urgency, photo);
        } else {
            self.corrected.add(photo.name.clone(), photo);
        }
    }

    fn add_unread(&mut self, row: &Row, names: &[&str]) {
        let Some(error) = row.error() else { return };
        let (name, others) = split_names(names);
        // A row of an earlier version has no sentences; the answer itself is in English.
        let [message, hint] = row
            .sentences
            .failure
            .clone()
            .unwrap_or_else(|| [&error.message, &error.hint].map(Message::verbatim));
        let photo = UnreadPhoto {
            name: name.clone(),
            others,
            message,
            hint,
        };
        self.unread
            .entry(error.kind)
            .or_insert_with(|| TopN::new(MAX_LISTED))
            .add(name, photo);
    }

    fn sort_and_truncate(&mut self) {
        self.asked.sort_and_truncate();
        self.corrected.sort_and_truncate();
        self.unread.values_mut().for_each(TopN::sort_and_truncate);
    }

    /// Returns the number of photos without a position.
    pub fn unread_total(&self) -> usize {
        self.unread.values().map(TopN::total).sum()
    }
}

/// Returns the first name and the others.
fn split_names(names: &[&str]) -> (String, Vec<String>) {
    let mut names = names.iter().map(|&name| name.to_owned());
    (names.next().unwrap_or_default(), names.collect())
}
