//! What a page has on its desk: the photos of one board, and what is remembered of the last position.

use serde::{Deserialize, Serialize};
use shuzi::count::Clock;
use shuzi::photo::{Limits, Photo, PhotoError, from_rgba};
use shuzi_server::api::{self, Content, ReadRequest, Refusal, ScoreRequest, Scorer, Shown};

/// The photos of one board, in the order in which they were put down, and the scorer.
pub struct Desk {
    photos: Vec<Result<Photo, PhotoError>>,
    scorer: Option<Scorer>,
}

impl Default for Desk {
    fn default() -> Desk {
        Desk::new()
    }
}

/// How the photos on the desk are to be read.
#[derive(Deserialize)]
struct Reading {
    /// What the user calls them, in their order.
    #[serde(default)]
    names: Vec<String>,
    #[serde(default)]
    request: ReadRequest,
}

impl Desk {
    /// An empty desk.
    pub const fn new() -> Desk {
        Desk { photos: Vec::new(), scorer: None }
    }

    /// Puts a photo down: so many pixels of four bytes each. The number of photos on the desk.
    pub fn keep(&mut self, width: u32, height: u32, rgba: &[u8]) -> usize {
        self.photos.push(from_rgba(width, height, rgba, &Limits::default()));
        self.photos.len()
    }

    /// Clears the desk.
    pub fn forget(&mut self) {
        *self = Desk::new();
    }

    /// Reads the photos.
    ///
    /// # Errors
    /// When the answer cannot be written down.
    pub fn read(&self, request: &[u8], clock: Clock) -> serde_json::Result<String> {
        let reading: Reading = match serde_json::from_slice(request) {
            Ok(reading) => reading,
            Err(error) => return refused(&Refusal::of_request(&error.to_string())),
        };
        let names = reading.names.iter().map(String::as_str).chain(std::iter::repeat("photo"));
        let shown: Vec<Shown> = names
            .zip(&self.photos)
            .map(|(name, photo)| Shown { name, content: Content::Decoded(photo.as_ref()) })
            .collect();
        either(&api::read(&shown, &reading.request, &Limits::default(), clock))
    }

    /// Scores a position.
    ///
    /// # Errors
    /// When the answer cannot be written down.
    pub fn score(&mut self, request: &[u8], clock: Clock) -> serde_json::Result<String> {
        match serde_json::from_slice::<ScoreRequest>(request) {
            Ok(request) => either(&self.scorer.get_or_insert_default().score(&request, clock)),
            Err(error) => refused(&Refusal::of_request(&error.to_string())),
        }
    }
}

/// An answer is told from a refusal by what is in it.
fn either(answer: &Result<impl Serialize, Refusal>) -> serde_json::Result<String> {
    match answer {
        Ok(answer) => serde_json::to_string(answer),
        Err(refusal) => refused(refusal),
    }
}

fn refused(refusal: &Refusal) -> serde_json::Result<String> {
    serde_json::to_string(&refusal.answer)
}
