//! The state of a page: the photos of one board, the reading of life in the last position, and what
//! the camera saw.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use shuzi::count::{Clock, Reader};
use shuzi::geometry::PhotoPoint;
use shuzi::life::LifeJudge;
use shuzi::live::{WatchSettings, Watcher};
use shuzi::photo::{Limits, Photo, PhotoError, decode, from_rgba};
use shuzi_server::page_api::{
    self, InputPhoto, PhotoContent, ReadRequest, Refusal, ScoreRequest, Scorer, SightAnswer,
    WatchRequest,
};

/// The photos of one board in the order in which they were added, the scorer, and the networks.
pub struct Desk {
    photos: Vec<DeskPhoto>,
    scorer: Scorer,
    reader: Reader,
    judge: LifeJudge,
    /// Watches the camera; `None` before it is begun.
    watcher: Option<Watcher>,
}

/// A photo on the desk.
enum DeskPhoto {
    /// The file. The pixels of several photos at once would need more memory than a phone has, so
    /// that they are decoded one after the other.
    File(Vec<u8>),
    /// The pixels, or the error that prevented decoding them.
    Decoded(Result<Photo, PhotoError>),
}

impl Default for Desk {
    fn default() -> Desk {
        Desk::new()
    }
}

/// A request to read the photos.
#[derive(Deserialize)]
struct DeskReadRequest {
    /// The user's names for the photos, in their order.
    #[serde(default)]
    names: Vec<String>,
    #[serde(default)]
    request: ReadRequest,
}

impl Desk {
    /// Creates an empty desk.
    pub fn new() -> Desk {
        Desk {
            photos: Vec::new(),
            scorer: Scorer::default(),
            reader: Reader::embedded(),
            judge: LifeJudge::embedded(),
            watcher: None,
        }
    }

    /// Adds a photo, given as RGBA pixels row by row, and returns the number of photos. A photo
    /// that is refused counts, too, as reading reports the error.
    pub fn add_photo(&mut self, width: u32, height: u32, rgba: Vec<u8>) -> usize {
        self.photos.push(DeskPhoto::Decoded(from_rgba(
            width,
            height,
            rgba,
            &Limits::default(),
        )));
        self.photos.len()
    }

    /// Adds a photo, given as a file, like [`Desk::add_photo`].
    pub fn add_photo_file(&mut self, file: Vec<u8>) -> usize {
        self.photos.push(DeskPhoto::File(file));
        self.photos.len()
    }

    /// Decodes the only photo, which is read again whenever the user drags a corner.
    fn decode_only_photo(&mut self) {
        if let [photo] = &mut *self.photos
            && let DeskPhoto::File(file) = photo
        {
            *photo = DeskPhoto::Decoded(decode(file, &Limits::default()));
        }
    }

    /// Removes all photos and everything that is remembered.
    pub fn clear(&mut self) {
        self.photos.clear();
        self.scorer = Scorer::default();
    }

    /// Reads the photos, and returns the answer or a refusal as JSON.
    ///
    /// # Errors
    /// An error if the answer cannot be written as JSON.
    pub fn read(&mut self, request: &[u8], clock: Clock) -> serde_json::Result<String> {
        let request: DeskReadRequest = match serde_json::from_slice(request) {
            Ok(request) => request,
            Err(error) => return refusal_to_json(&Refusal::of_request(&error.to_string())),
        };
        self.decode_only_photo();
        let names = request
            .names
            .iter()
            .map(String::as_str)
            .chain(std::iter::repeat("photo"));
        let photos: Vec<InputPhoto> = names
            .zip(&self.photos)
            .map(|(name, photo)| InputPhoto {
                name,
                content: match photo {
                    DeskPhoto::File(file) => PhotoContent::File(file),
                    DeskPhoto::Decoded(photo) => PhotoContent::Decoded(photo.as_ref()),
                },
            })
            .collect();
        to_json(&page_api::read(
            &photos,
            &request.request,
            &Limits::default(),
            &self.reader,
            clock,
        ))
    }

    /// Begins to watch a camera, with nothing seen before, and returns `{}` or a refusal as JSON.
    ///
    /// # Errors
    /// An error if the answer cannot be written as JSON.
    pub fn watch(&mut self, request: &[u8]) -> serde_json::Result<String> {
        match serde_json::from_slice::<WatchRequest>(request) {
            Ok(request) => {
                self.watcher = Some(self.reader.watch(request.settings()));
                Ok("{}".to_owned())
            }
            Err(error) => refusal_to_json(&Refusal::of_request(&error.to_string())),
        }
    }

    /// Watches the board at this place of the last frame and no other, and returns whether there is
    /// one, as JSON.
    pub fn choose(&mut self, x: f64, y: f64) -> String {
        let place = PhotoPoint { x, y };
        let is_chosen = self
            .watcher
            .as_mut()
            .is_some_and(|watcher| watcher.choose(place));
        is_chosen.to_string()
    }

    /// Looks at the camera's next frame, given as RGBA pixels row by row, and returns what it shows
    /// as JSON.
    ///
    /// # Errors
    /// An error if the answer cannot be written as JSON.
    pub fn look(
        &mut self,
        (width, height): (u32, u32),
        rgba: Vec<u8>,
        at: Duration,
    ) -> serde_json::Result<String> {
        let reader = &self.reader;
        let watcher = self
            .watcher
            .get_or_insert_with(|| reader.watch(WatchSettings::default()));
        let frame = match from_rgba(width, height, rgba, &Limits::default()) {
            Ok(frame) => frame,
            Err(error) => return refusal_to_json(&Refusal::of_request(&error.to_string())),
        };
        match watcher.look(&frame, at) {
            Ok(sight) => serde_json::to_string(&SightAnswer::from(&sight)),
            Err(error) => refusal_to_json(&Refusal::of_request(&error.to_string())),
        }
    }

    /// Scores a position, and returns the answer or a refusal as JSON.
    ///
    /// # Errors
    /// An error if the answer cannot be written as JSON.
    pub fn score(&mut self, request: &[u8], clock: Clock) -> serde_json::Result<String> {
        match serde_json::from_slice::<ScoreRequest>(request) {
            Ok(request) => to_json(&self.scorer.score(&request, &self.judge, clock)),
            Err(error) => refusal_to_json(&Refusal::of_request(&error.to_string())),
        }
    }
}

/// Writes an answer or a refusal as JSON. A refusal has the field `error`, an answer has not.
fn to_json(answer: &Result<impl Serialize, Refusal>) -> serde_json::Result<String> {
    match answer {
        Ok(answer) => serde_json::to_string(answer),
        Err(refusal) => refusal_to_json(refusal),
    }
}

fn refusal_to_json(refusal: &Refusal) -> serde_json::Result<String> {
    serde_json::to_string(&refusal.answer)
}
