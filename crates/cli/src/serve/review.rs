//! Serves the review of a batch.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::batch::live_review::open_live_review;
use shuzi::language::{Language, Message, ToMessage, Value, Words};
use shuzi::photo::Limits;
use shuzi_archive::review::{LiveReview, ReviewError, SaveRequest};
use shuzi_archive::{self as batch, ContentHash};
use shuzi_server::serve::{HttpRefusal, OriginalPhoto, ReviewBackend, ReviewRequest};

use super::ServeError;

/// Opens the review of the run in a folder. Sentences about the run itself are in the language of
/// `words`; photos are decoded within `limits`.
pub(super) fn open(
    folder: &Path,
    words: &'static Words,
    limits: Limits,
) -> Result<Arc<dyn ReviewBackend>, ServeError> {
    let cannot_review = |error: Message| {
        let name = Value::from(folder.to_string_lossy().as_ref());
        ServeError(
            "serve-cannot-review",
            vec![("folder", name), ("error", error.into())],
        )
    };
    let (folder, review) = open_live_review(folder, limits).map_err(cannot_review)?;
    Ok(Arc::new(BatchReview {
        folder,
        words,
        review,
    }))
}

struct BatchReview {
    folder: PathBuf,
    words: &'static Words,
    review: LiveReview,
}

/// The photos whose corrections are taken back.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WithdrawRequest {
    photos: Vec<ContentHash>,
}

/// A request without values.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EmptyRequest {}

impl BatchReview {
    /// Returns the refusal for an error.
    fn refuse(&self, error: &ReviewError, words: &Words, is_saving: bool) -> HttpRefusal {
        match error {
            ReviewError::Io(error) if !is_saving => {
                let folder = self.folder.display().to_string();
                let message = Message::new("error-run-unreadable").with("folder", folder);
                HttpRefusal::of_folder(message.with("error", error.to_message()).say(self.words))
            }
            ReviewError::Io(_) => HttpRefusal::of_folder(error.to_message().say(self.words)),
            ReviewError::Unknown | ReviewError::Unfit(_) => {
                HttpRefusal::unfit(error.to_message().say(words))
            }
            ReviewError::NoOriginal(_) => HttpRefusal::no_original(error.to_message().say(words)),
        }
    }

    /// Parses a request, and answers it.
    fn respond<R: DeserializeOwned, A: Serialize>(
        &self,
        body: &[u8],
        is_saving: bool,
        answer: impl FnOnce(R) -> Result<A, ReviewError>,
    ) -> Result<String, HttpRefusal> {
        let request: R = serde_json::from_slice(body).map_err(|error| {
            HttpRefusal::bad_request(format!("the request cannot be understood: {error}"))
        })?;
        let words = words_of(body).unwrap_or(self.words);
        to_json(&answer(request).map_err(|error| self.refuse(&error, words, is_saving))?)
    }
}

impl ReviewBackend for BatchReview {
    fn answer(&self, request: ReviewRequest, body: &[u8]) -> Result<String, HttpRefusal> {
        let review = &self.review;
        match request {
            ReviewRequest::List => self.respond(body, false, |request| review.list(&request)),
            ReviewRequest::Preview => {
                self.respond(body, false, |request: SaveRequest| review.preview(request))
            }
            ReviewRequest::Save => {
                self.respond(body, true, |request: SaveRequest| review.save(request))
            }
            ReviewRequest::Withdraw => self.respond(body, true, |request: WithdrawRequest| {
                review.withdraw(&request.photos)
            }),
            ReviewRequest::Weigh => self.respond(body, false, |EmptyRequest {}| review.weigh()),
            ReviewRequest::AcceptSafe => {
                self.respond(body, true, |EmptyRequest {}| review.accept_safe())
            }
        }
    }

    fn photo(&self, photo: &str, language: Language) -> Result<String, HttpRefusal> {
        let content = ContentHash::parse(photo).ok_or_else(HttpRefusal::not_found)?;
        match self.review.photo(content, language) {
            Ok(photo) => to_json(&photo),
            Err(ReviewError::Unknown) => Err(HttpRefusal::not_found()),
            Err(error) => Err(self.refuse(&error, language.words(), false)),
        }
    }

    fn drawing(&self, photo: &str) -> Result<Vec<u8>, HttpRefusal> {
        let content = ContentHash::parse(photo).ok_or_else(HttpRefusal::not_found)?;
        std::fs::read(batch::drawing_path(&self.folder, content))
            .map_err(|_| HttpRefusal::not_found())
    }

    fn original(&self, photo: &str, language: Language) -> Result<OriginalPhoto, HttpRefusal> {
        let content = ContentHash::parse(photo).ok_or_else(HttpRefusal::not_found)?;
        match self.review.original(content) {
            Ok((jpeg, size)) => Ok(OriginalPhoto { jpeg, size }),
            Err(ReviewError::Unknown) => Err(HttpRefusal::not_found()),
            Err(error) => Err(self.refuse(&error, language.words(), false)),
        }
    }
}

/// Returns the words of the language that a request states, if it states one.
fn words_of(body: &[u8]) -> Option<&'static Words> {
    #[derive(Deserialize)]
    struct LanguageOnly {
        language: Option<String>,
    }
    let LanguageOnly { language } = serde_json::from_slice(body).ok()?;
    Language::parse(&language?).map(Language::words)
}

fn to_json(answer: &impl Serialize) -> Result<String, HttpRefusal> {
    serde_json::to_string(answer).map_err(|_| HttpRefusal::internal())
}
