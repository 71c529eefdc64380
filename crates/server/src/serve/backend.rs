//! The backend that answers requests: the library, or a stand-in for tests.

use std::time::Instant;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::page_api::{self, InputPhoto, PhotoContent, ReadRequest, RefusalReason, ScoreRequest};
use shuzi::ErrorKind;
use shuzi::count::Networks;
use shuzi::language::Language;

use super::{HttpRefusal, ServerLimits, Upload};

/// Reads photos and counts positions. It is called from several threads at a time.
pub trait Backend: Send + Sync + 'static {
    /// Reads the position in the photos of one board.
    ///
    /// # Errors
    /// [`HttpRefusal`] if the request beside the photos is malformed.
    fn read(&self, upload: &Upload) -> Result<ReadResponse, HttpRefusal>;

    /// Counts a position. `request` is the body of the HTTP request.
    ///
    /// # Errors
    /// [`HttpRefusal`] if the request is malformed.
    fn score(&self, request: &[u8]) -> Result<JsonResponse, HttpRefusal>;

    /// Returns the words of the page in a language, as JSON.
    ///
    /// # Errors
    /// [`HttpRefusal`] if they cannot be written as JSON.
    fn words(&self, language: Language) -> Result<String, HttpRefusal>;
}

/// A response with JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonResponse {
    /// The HTTP status.
    pub status: u16,
    /// An object of schema `shuzi/1`.
    pub json: String,
}

/// A response about photos.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadResponse {
    /// What the client gets.
    pub answer: JsonResponse,
    /// The indices of the uploaded photos that could be decoded. Frames that were not needed are not
    /// among them.
    pub decoded: Vec<usize>,
}

/// The library as backend. Requests that are answered at the same time do not wait for each other.
#[derive(Debug)]
pub struct LibraryBackend {
    limits: ServerLimits,
    networks: Networks,
}

impl LibraryBackend {
    /// Creates a backend that reads photos within these limits.
    pub fn new(limits: ServerLimits) -> LibraryBackend {
        LibraryBackend {
            limits,
            networks: Networks::embedded(),
        }
    }
}

impl Backend for LibraryBackend {
    fn read(&self, upload: &Upload) -> Result<ReadResponse, HttpRefusal> {
        let request: ReadRequest = match &*upload.request {
            [] => ReadRequest::default(),
            stated => parse_request(stated)?,
        };
        let photos: Vec<InputPhoto> = upload
            .photos
            .iter()
            .map(|(name, bytes)| InputPhoto {
                name,
                content: PhotoContent::File(bytes),
            })
            .collect();
        let mut decoded = Vec::new();
        let start = Instant::now();
        let answer = respond(page_api::read_and_list_decoded(
            &photos,
            &request,
            &self.limits.photo,
            &self.networks.reader,
            &|| start.elapsed(),
            &mut decoded,
        ))?;
        Ok(ReadResponse { answer, decoded })
    }

    fn score(&self, request: &[u8]) -> Result<JsonResponse, HttpRefusal> {
        let request: ScoreRequest = parse_request(request)?;
        let start = Instant::now();
        respond(page_api::score(&request, &self.networks.judge, &|| {
            start.elapsed()
        }))
    }

    fn words(&self, language: Language) -> Result<String, HttpRefusal> {
        to_json(&page_api::words(language))
    }
}

fn parse_request<T: DeserializeOwned>(request: &[u8]) -> Result<T, HttpRefusal> {
    serde_json::from_slice(request).map_err(|error| {
        HttpRefusal::bad_request(format!("the request cannot be understood: {error}"))
    })
}

/// Returns the response for an answer, or for the refusal to give one.
fn respond(result: Result<impl Serialize, page_api::Refusal>) -> Result<JsonResponse, HttpRefusal> {
    Ok(match result {
        Ok(answer) => JsonResponse {
            status: 200,
            json: to_json(&answer)?,
        },
        Err(refusal) => JsonResponse {
            status: http_status(&refusal),
            json: to_json(&refusal.answer)?,
        },
    })
}

fn to_json(answer: &impl Serialize) -> Result<String, HttpRefusal> {
    serde_json::to_string(answer).map_err(|_| HttpRefusal::internal())
}

/// Returns the HTTP status of a refusal.
fn http_status(refusal: &page_api::Refusal) -> u16 {
    match refusal.kind() {
        _ if refusal.reason == RefusalReason::Fault => 500,
        ErrorKind::UnsupportedFormat => 415,
        ErrorKind::TooLarge => 413,
        _ => 422,
    }
}
