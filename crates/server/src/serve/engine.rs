//! What answers: the library, or a stand-in for it.

use std::time::Instant;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::api::{self, Content, ReadRequest, RefusedFor, ScoreRequest, Shown};
use shuzi::language::Language;

use super::{Limits, Refusal, Upload};

/// What reads and counts. Called on threads of its own, several at a time.
pub trait Engine: Send + Sync + 'static {
    /// Photos to position.
    ///
    /// # Errors
    /// What cannot be understood.
    fn read(&self, upload: &Upload) -> Result<Answer, Refusal>;

    /// Position to result; `request` is the body as it came.
    ///
    /// # Errors
    /// What cannot be understood.
    fn score(&self, request: &[u8]) -> Result<Answer, Refusal>;

    /// The page's words, as JSON.
    ///
    /// # Errors
    /// When they cannot be written down.
    fn words(&self, language: Language) -> Result<String, Refusal>;
}

/// An answer as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// An object of schema `shuzi/1`.
    pub json: String,
}

/// The library itself.
#[derive(Clone, Copy, Debug)]
pub struct Library {
    limits: Limits,
}

impl Library {
    /// Reads photos within these limits.
    pub fn new(limits: Limits) -> Library {
        Library { limits }
    }
}

impl Engine for Library {
    fn read(&self, upload: &Upload) -> Result<Answer, Refusal> {
        let request: ReadRequest = match &*upload.request {
            [] => ReadRequest::default(),
            stated => understood(stated)?,
        };
        let named = upload.photos.iter();
        let photos: Vec<Shown> =
            named.map(|(name, bytes)| Shown { name, content: Content::File(bytes) }).collect();
        let start = Instant::now();
        answer(api::read(&photos, &request, &self.limits.photo, &|| start.elapsed()))
    }

    fn score(&self, request: &[u8]) -> Result<Answer, Refusal> {
        let request: ScoreRequest = understood(request)?;
        let start = Instant::now();
        answer(api::score(&request, &|| start.elapsed()))
    }

    fn words(&self, language: Language) -> Result<String, Refusal> {
        json(&api::words(language))
    }
}

fn understood<T: DeserializeOwned>(request: &[u8]) -> Result<T, Refusal> {
    serde_json::from_slice(request)
        .map_err(|error| Refusal::bad_request(format!("the request cannot be understood: {error}")))
}

fn answer(result: Result<impl Serialize, api::Refusal>) -> Result<Answer, Refusal> {
    Ok(match result {
        Ok(answer) => Answer { status: 200, json: json(&answer)? },
        Err(refusal) => Answer { status: status(&refusal), json: json(&refusal.answer)? },
    })
}

fn json(answer: &impl Serialize) -> Result<String, Refusal> {
    serde_json::to_string(answer).map_err(|_| Refusal::internal())
}

/// The status of an answer that is an error.
fn status(refusal: &api::Refusal) -> u16 {
    match refusal.kind() {
        _ if refusal.reason == RefusedFor::Fault => 500,
        "unsupported_format" => 415,
        "too_large" => 413,
        _ => 422,
    }
}
