//! One photo as tables have it.

use shuzi::language::Message;
use shuzi::report::Failure;
use shuzi::report::json::schema::{CountedJson, SettledJson};

use super::super::answer::failed;
use super::super::content::Content;
use super::super::games::{Game, Games, Provenance};
use super::super::listing::Listed;
use super::super::row::{DamagedRow, PhotoLine, Row};

/// One photo, with what became of it.
#[derive(Clone, Debug)]
pub struct Record {
    /// What it is called.
    pub name: String,
    /// How long it is.
    pub bytes: u64,
    /// What it holds; `None` where nobody could look.
    pub content: Option<Content>,
    /// The photo that is the same and comes first; `None` where this is the first.
    pub duplicate_of: Option<String>,
    /// What became of it.
    pub row: Row,
    /// Which game it is from, where a collection of records is at hand and knows.
    pub provenance: Option<Provenance>,
}

impl Record {
    pub(super) fn new(photo: &Listed, row: Row, first: Option<&str>) -> Record {
        Record::with(photo, Some(row.content), row, first)
    }

    /// A photo that nobody could look at.
    pub(crate) fn unseen(photo: &Listed, why: &str) -> Record {
        // It stands for a content that nobody knows.
        let content = Content::of(photo.name.as_bytes());
        let failure = Failure {
            file: content.to_string(),
            kind: "unreadable",
            message: Message::new("error-file-unseen").with("why", why),
            hint: Message::new("hint-open-with-another-program"),
        };
        Record::with(photo, None, failed(content, &failure), None)
    }

    fn with(photo: &Listed, content: Option<Content>, row: Row, first: Option<&str>) -> Record {
        Record {
            name: photo.name.clone(),
            bytes: photo.bytes,
            content,
            duplicate_of: first.map(str::to_owned),
            provenance: None,
            row,
        }
    }

    /// Looks for the game that it is from.
    ///
    /// # Errors
    /// [`DamagedRow`] where the row's values do not fit together.
    pub(super) fn look_up(&mut self, games: &Games) -> Result<(), DamagedRow> {
        self.provenance = games.provenance(&self.row)?;
        Ok(())
    }

    /// Returns the line of JSON that `photos.jsonl` has of it, without the line's end.
    ///
    /// # Errors
    /// Those of serde, which the types give no reason for.
    pub fn json(&self) -> serde_json::Result<String> {
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

    /// Returns the rules that were counted by, where anything was counted.
    pub(super) fn counted(&self) -> Option<&CountedJson> {
        self.row.report()?.counted.as_ref()
    }

    /// Returns life and score, where there is a result.
    pub(super) fn settled(&self) -> Option<&SettledJson> {
        self.row.report()?.settled.as_ref()
    }

    /// The game that it is from.
    pub fn game(&self) -> Option<&Game> {
        match self.provenance.as_ref()? {
            Provenance::Game(game) => Some(game),
            Provenance::Several { .. } => None,
        }
    }

    pub(super) fn sgf(&self) -> Option<String> {
        self.row.sgf(&self.name)
    }
}
