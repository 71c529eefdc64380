//! One photo as tables have it.

use shuzi::language::Message;
use shuzi::report::Failure;

use super::super::answer::failed;
use super::super::content::Content;
use super::super::facts::Facts;
use super::super::games::{Game, Games, Provenance};
use super::super::listing::Listed;
use super::super::row::Row;

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
    /// The same as values.
    pub facts: Facts,
    /// The answer as a line of JSON, with what only tables have.
    pub json: String,
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
            facts: serde_json::from_str(&row.answer).unwrap_or_default(),
            json: row.json(&photo.name, photo.bytes, content, first),
            provenance: None,
            row,
        }
    }

    /// Looks for the game that it is from.
    pub(super) fn look_up(&mut self, games: &Games) {
        self.provenance = games.provenance(&self.row);
        if let Some(provenance) = &self.provenance
            && let Ok(game) = serde_json::to_string(provenance)
            && let Some(object) = self.json.strip_suffix('}')
        {
            self.json = format!("{object},\"game\":{game}}}");
        }
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
