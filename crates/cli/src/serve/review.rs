//! The review of a batch, as the server needs it.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use crate::batch::review::opened;
use shuzi::language::{Message, ToMessage, Value, Words};
use shuzi_archive::corrections::Corrected;
use shuzi_archive::review::{Face, NotKept, SCRIPT, STYLE};
use shuzi_archive::{self as batch, Content, FolderError};
use shuzi_server::serve::{Refusal, Review};

use super::ServeError;

/// Opens the run in this folder; its page is in this language.
pub(super) fn reviewer(folder: &Path, words: &'static Words) -> Result<Arc<dyn Review>, ServeError> {
    let refused = |error: FolderError| {
        let name = Value::from(folder.to_string_lossy().as_ref());
        ServeError("serve-cannot-review", vec![("folder", name), ("error", error.to_message().into())])
    };
    let review = opened(folder).map_err(refused)?;
    Ok(Arc::new(Reviewer { folder: folder.to_owned(), words, review: Mutex::new(review) }))
}

struct Reviewer {
    folder: PathBuf,
    words: &'static Words,
    /// One after the other, so that corrections do not mix.
    review: Mutex<batch::review::Review>,
}

impl Reviewer {
    fn run_unreadable(&self, error: &std::io::Error) -> String {
        let message = Message::new("error-run-unreadable").with("folder", self.folder.display().to_string());
        message.with("error", error.to_message()).say(self.words)
    }
}

impl Review for Reviewer {
    fn page(&self) -> Result<String, Refusal> {
        let gathered = self.review.lock().unwrap_or_else(PoisonError::into_inner).gather();
        let gathered = gathered.map_err(|error| Refusal::of_folder(self.run_unreadable(&error)))?;
        let page = gathered.page(Face::Served, self.words);
        page.map_err(|error| Refusal::of_folder(self.run_unreadable(&error)))
    }

    fn style(&self) -> &'static str {
        STYLE
    }

    fn script(&self) -> &'static str {
        SCRIPT
    }

    fn drawing(&self, photo: &str) -> Result<Vec<u8>, Refusal> {
        let content = Content::parse(photo).ok_or_else(Refusal::not_found)?;
        std::fs::read(batch::drawing(&self.folder, content)).map_err(|_| Refusal::not_found())
    }

    fn correct(&self, said: &[u8]) -> Result<(), Refusal> {
        let corrected: Corrected = serde_json::from_slice(said)
            .map_err(|error| Refusal::bad_request(format!("the correction cannot be understood: {error}")))?;
        let mut review = self.review.lock().unwrap_or_else(PoisonError::into_inner);
        review.keep(corrected).map_err(|not_kept| match not_kept {
            NotKept::Unfit(message) => Refusal::unfit(message.say(self.words)),
            NotKept::Io(_) => Refusal::of_folder(not_kept.to_message().say(self.words)),
        })
    }
}
