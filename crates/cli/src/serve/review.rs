//! Serves the review of a batch.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use crate::batch::review::open_review;
use shuzi::language::{Message, ToMessage, Value, Words};
use shuzi_archive::corrections::PhotoCorrection;
use shuzi_archive::review::{PageTarget, SCRIPT, STYLE, SaveError};
use shuzi_archive::{self as batch, ContentHash, FolderError};
use shuzi_server::serve::{HttpRefusal, ReviewBackend};

use super::ServeError;

/// Opens the review of the run in a folder, with its page in the language of `words`.
pub(super) fn open(
    folder: &Path,
    words: &'static Words,
) -> Result<Arc<dyn ReviewBackend>, ServeError> {
    let cannot_review = |error: FolderError| {
        let name = Value::from(folder.to_string_lossy().as_ref());
        ServeError(
            "serve-cannot-review",
            vec![("folder", name), ("error", error.to_message().into())],
        )
    };
    let review = open_review(folder).map_err(cannot_review)?;
    Ok(Arc::new(BatchReview {
        folder: folder.to_owned(),
        words,
        review: Mutex::new(review),
    }))
}

struct BatchReview {
    folder: PathBuf,
    words: &'static Words,
    /// Locked during each request, so that corrections are saved one after the other.
    review: Mutex<batch::review::RunReview>,
}

impl BatchReview {
    fn describe_unreadable_run(&self, error: &std::io::Error) -> String {
        let message =
            Message::new("error-run-unreadable").with("folder", self.folder.display().to_string());
        message.with("error", error.to_message()).say(self.words)
    }
}

impl ReviewBackend for BatchReview {
    fn page(&self) -> Result<String, HttpRefusal> {
        let queue = self
            .review
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .build_queue();
        let queue =
            queue.map_err(|error| HttpRefusal::of_folder(self.describe_unreadable_run(&error)))?;
        let page = queue.to_html(PageTarget::Server, self.words);
        page.map_err(|error| HttpRefusal::of_folder(self.describe_unreadable_run(&error)))
    }

    fn style(&self) -> &'static str {
        STYLE
    }

    fn script(&self) -> &'static str {
        SCRIPT
    }

    fn drawing(&self, photo: &str) -> Result<Vec<u8>, HttpRefusal> {
        let content = ContentHash::parse(photo).ok_or_else(HttpRefusal::not_found)?;
        std::fs::read(batch::drawing_path(&self.folder, content))
            .map_err(|_| HttpRefusal::not_found())
    }

    fn save_corrections(&self, body: &[u8]) -> Result<(), HttpRefusal> {
        let correction: PhotoCorrection = serde_json::from_slice(body).map_err(|error| {
            HttpRefusal::bad_request(format!("the correction cannot be understood: {error}"))
        })?;
        let mut review = self.review.lock().unwrap_or_else(PoisonError::into_inner);
        review.save(correction).map_err(|error| match error {
            SaveError::Unfit(message) => HttpRefusal::unfit(message.say(self.words)),
            SaveError::Io(_) => HttpRefusal::of_folder(error.to_message().say(self.words)),
        })
    }
}
