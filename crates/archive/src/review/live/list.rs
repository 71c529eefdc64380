//! Lists of photos: a part of those that a filter leaves, in an order.

use serde::{Deserialize, Serialize};

use shuzi::language::{Words, printable};

use super::super::super::digest::ContentHash;
use super::{IndexEntry, LiveReview, PhotoCounts, PhotoStatus, ReviewError, language_of};

shuzi::named_enum! {
    /// The photos of a list.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum ListFilter {
        /// Photos that a person should look at: asked or refused.
        #[default]
        Open = "open",
        /// Photos with open questions.
        Asked = "asked",
        /// Photos without a position.
        Refused = "refused",
        /// Photos that need nobody.
        Settled = "settled",
        /// Photos that a person has looked at.
        Corrected = "corrected",
        /// All photos.
        All = "all",
    }
}

/// A request for a part of a list.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ListRequest {
    /// The photos of the list.
    pub filter: ListFilter,
    /// A text that their names contain; upper and lower case are the same.
    pub text: String,
    /// True to sort by name, false to sort by doubt.
    pub by_name: bool,
    /// Number of the first photo, from 0.
    pub from: usize,
    /// Number of photos.
    pub count: usize,
    /// The revision of the list's first part. Photos whose status changed later are listed as if it
    /// had not, so that the list stays the same while a person goes through it. Absent for a new
    /// list.
    pub as_of: Option<u64>,
    /// Code of the language for sentences.
    pub language: Option<String>,
}

/// A part of a list.
#[derive(Clone, Debug, Serialize)]
pub struct PhotoList {
    /// The revision, for the requests for other parts of the list.
    pub revision: u64,
    /// Number of photos in the whole list.
    pub total: usize,
    /// Number of the first photo of this part.
    pub from: usize,
    /// The photos of this part.
    pub photos: Vec<ListedPhoto>,
    /// The numbers of all photos of the run.
    pub counts: PhotoCounts,
}

/// A photo in a list.
#[derive(Clone, Debug, Serialize)]
pub struct ListedPhoto {
    /// The digest; null if the file could not be read.
    pub content: Option<ContentHash>,
    /// The photo's first name.
    pub name: String,
    /// What a person has to do about it.
    pub status: Option<PhotoStatus>,
    /// Number of questions, as the photo was read.
    pub questions: usize,
    /// True if an answer may change the winner.
    pub may_change_winner: bool,
    /// Sentence on why there is no position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// Maximum number of photos in a part.
const MAX_PART: usize = 500;

impl ListedPhoto {
    pub(super) fn of(
        entry: &IndexEntry,
        status: Option<PhotoStatus>,
        words: &Words,
    ) -> ListedPhoto {
        ListedPhoto {
            content: entry.content,
            name: printable(&entry.name).into_owned(),
            status,
            questions: entry.stake.questions,
            may_change_winner: entry.stake.winner,
            reason: entry.failure.as_ref().map(|failure| failure.say(words)),
        }
    }
}

impl LiveReview {
    /// Returns a part of a list of photos.
    ///
    /// # Errors
    /// Returns an error if the run cannot be read.
    pub fn list(&self, request: &ListRequest) -> Result<PhotoList, ReviewError> {
        let words = language_of(request.language.as_deref()).words();
        let text = request.text.trim().to_lowercase();
        self.with_index(|index| {
            if request.as_of.is_none() {
                index.refresh(&self.folder, self.task.count.as_ref())?;
            }
            let as_of = request.as_of.unwrap_or(index.revision);
            let (mut photos, mut total) = (Vec::new(), 0);
            let last = request.from.saturating_add(request.count.min(MAX_PART));
            for entry in index.in_order(request.by_name) {
                let is_listed = entry
                    .status_as_of(as_of)
                    .is_some_and(|status| request.filter.includes(status));
                if !is_listed || !is_named(entry, &text) {
                    continue;
                }
                if (request.from..last).contains(&total) {
                    photos.push(ListedPhoto::of(entry, entry.status(), words));
                }
                total += 1;
            }
            Ok(PhotoList {
                revision: as_of,
                total,
                from: request.from,
                photos,
                counts: index.counts(),
            })
        })
    }
}

impl ListFilter {
    fn includes(self, status: PhotoStatus) -> bool {
        match self {
            ListFilter::Open => matches!(status, PhotoStatus::Asked | PhotoStatus::Refused),
            ListFilter::Asked => status == PhotoStatus::Asked,
            ListFilter::Refused => status == PhotoStatus::Refused,
            ListFilter::Settled => status == PhotoStatus::Settled,
            ListFilter::Corrected => status == PhotoStatus::Corrected,
            ListFilter::All => true,
        }
    }
}

/// Returns true if one of the photo's names contains this text in lower case.
fn is_named(entry: &IndexEntry, text: &str) -> bool {
    let mut names = [&entry.name].into_iter().chain(&entry.others);
    text.is_empty() || names.any(|name| name.to_lowercase().contains(text))
}
