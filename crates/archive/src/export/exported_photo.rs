//! A photo as tables have it.

use shuzi::ErrorKind;
use shuzi::language::Message;
use shuzi::report::Failure;
use shuzi::report::json::schema::{CountedJson, SettledJson};

use super::super::digest::ContentHash;
use super::super::manifest::ManifestEntry;
use super::super::process_photo::failed_row;
use super::super::provenance::{Provenance, RecordLibrary, SourceGame};
use super::super::row::{DamagedRow, PhotoLine, Row};

/// A photo with its result.
#[derive(Clone, Debug)]
pub struct ExportedPhoto {
    /// The photo's name.
    pub name: String,
    /// Length in bytes.
    pub bytes: u64,
    /// The digest; `None` if the photo could not be read.
    pub content: Option<ContentHash>,
    /// Name of the first photo with the same content, if it is another one.
    pub duplicate_of: Option<String>,
    /// The row, with the corrections that people made.
    pub row: Row,
    /// The game that the position is from, if games were searched and one was found.
    pub provenance: Option<Provenance>,
}

impl ExportedPhoto {
    /// Combines a photo of the manifest with its row. `first` is the name of an earlier photo with
    /// the same content.
    pub(crate) fn new(entry: &ManifestEntry, row: Row, first: Option<&str>) -> ExportedPhoto {
        ExportedPhoto {
            name: entry.name.clone(),
            bytes: entry.bytes,
            content: Some(row.content),
            duplicate_of: first.map(str::to_owned),
            provenance: None,
            row,
        }
    }

    /// Returns a photo that could not be read, with the reason.
    pub(crate) fn unreadable(entry: &ManifestEntry, why: &str) -> ExportedPhoto {
        // A row needs a digest. As the photo's own is not known, that of its name takes its place.
        let content = ContentHash::of(entry.name.as_bytes());
        let failure = Failure {
            file: content.to_string(),
            kind: ErrorKind::Unreadable,
            message: Message::new("error-file-unseen").with("why", why),
            hint: Message::new("hint-open-with-another-program"),
        };
        ExportedPhoto {
            content: None,
            ..ExportedPhoto::new(entry, failed_row(content, &failure), None)
        }
    }

    /// Finds the game that the position is from.
    ///
    /// # Errors
    /// Returns [`DamagedRow`] if the values of the row contradict each other.
    pub(super) fn find_game(&mut self, library: &RecordLibrary) -> Result<(), DamagedRow> {
        self.provenance = library.provenance(&self.row)?;
        Ok(())
    }

    /// Formats the photo as a line of `photos.jsonl`, without the newline.
    ///
    /// # Errors
    /// Returns the errors of serde, which do not occur for these types.
    pub fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string(&PhotoLine {
            answer: self.row.answer.clone().renamed(&self.name),
            outcome: self.row.outcome,
            content: self.content,
            bytes: self.bytes,
            duplicate_of: self.duplicate_of.as_deref(),
            questions: self.row.stake.questions,
            corrected: self.row.corrected,
            game: self.provenance.as_ref(),
        })
    }

    /// Returns the rules of the count, if the position was counted.
    pub(super) fn counted_json(&self) -> Option<&CountedJson> {
        self.row.report()?.counted.as_ref()
    }

    /// Returns life and score, if there is a result.
    pub(super) fn settled_json(&self) -> Option<&SettledJson> {
        self.row.report()?.settled.as_ref()
    }

    /// Returns the game that the position is from, if it is a single one.
    pub fn game(&self) -> Option<&SourceGame> {
        match self.provenance.as_ref()? {
            Provenance::Game(game) => Some(game),
            Provenance::Several { .. } => None,
        }
    }

    /// Returns the game record of the position with the photo's name, if the row has a record.
    pub(super) fn sgf(&self) -> Option<String> {
        self.row.sgf(&self.name)
    }
}
