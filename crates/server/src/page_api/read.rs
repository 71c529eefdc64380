//! Reads the position in photos of one board.

use serde::{Deserialize, Serialize};

use shuzi::count::{Case, Clock, Frames, ReadError, ReadSettings, Reader, StepObserver, fuse};
use shuzi::geometry::{BoardPoint, PhotoGrid, PhotoPoint};
use shuzi::photo::{Limits, Photo, PhotoError};
use shuzi::point::BoardSize;
use shuzi::report::OtherPhoto;
use shuzi::report::json::{self, ReportJson};

use super::refusal::OutlinesJson;
use super::{Refusal, language};

/// A request to read photos. Every field may be left out.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ReadRequest {
    /// Code of the language for sentences.
    pub language: Option<String>,
    /// Number of lines of the board, if the user states it.
    pub size: Option<usize>,
    /// Number of the board if several are in view, from left to right, from 1.
    pub board: Option<usize>,
    /// The outer intersections in the first photo, clockwise, in pixels of the upright photo, if
    /// the user states them.
    pub corners: Option<[[f64; 2]; 4]>,
    /// Whether the photos are frames of one camera and one moment, the best first. The others are
    /// read as long as points of the first are in doubt.
    pub frames: bool,
}

/// A photo to be read.
#[derive(Clone, Copy, Debug)]
pub struct InputPhoto<'a> {
    /// The user's name for it.
    pub name: &'a str,
    /// Its content.
    pub content: PhotoContent<'a>,
}

/// The content of a photo.
#[derive(Clone, Copy, Debug)]
pub enum PhotoContent<'a> {
    /// A JPEG, PNG, WebP, HEIC or AVIF file.
    File(&'a [u8]),
    /// A photo that was decoded before, or the error that prevented it.
    Decoded(Result<&'a Photo, &'a PhotoError>),
}

/// The position read from photos of one board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Reading")
)]
pub struct ReadAnswer {
    /// The report; its fields are part of the same object.
    #[serde(flatten)]
    pub report: ReportJson,
    /// Every intersection in pixels of the upright photo, row by row.
    pub grid: Vec<[f64; 2]>,
    /// Probability that the grid is the board's.
    pub grid_confidence: f64,
}

/// Reads photos of one board. The position is oriented as in the first photo that can be read, and
/// combines the readings of all. Photos that cannot be read are left out, and named in the answer.
///
/// # Errors
/// [`Refusal`] if the request is invalid, if no photo can be read, or if they show different
/// boards.
pub fn read(
    photos: &[InputPhoto],
    request: &ReadRequest,
    limits: &Limits,
    reader: &Reader,
    clock: Clock,
) -> Result<ReadAnswer, Refusal> {
    read_and_list_decoded(photos, request, limits, reader, clock, &mut Vec::new())
}

/// Reads photos of one board as [`read`] does. The indices of the photos that could be decoded are
/// added to `decoded`, even if no board can be read in them.
///
/// # Errors
/// [`Refusal`] as [`read`].
pub fn read_and_list_decoded(
    photos: &[InputPhoto],
    request: &ReadRequest,
    limits: &Limits,
    reader: &Reader,
    clock: Clock,
    decoded: &mut Vec<usize>,
) -> Result<ReadAnswer, Refusal> {
    let words = language(request.language.as_deref()).words();
    let corners = request.validate()?;
    if request.frames {
        return read_frames(photos, request, corners, limits, reader, clock, decoded);
    }
    let mut cases: Vec<Case> = Vec::new();
    let mut left_out: Vec<(&str, ReadError)> = Vec::new();
    let mut first_found = OutlinesJson::default();
    for (index, photo) in photos.iter().enumerate() {
        // The user marks corners in the photo that the page shows, which is the first.
        let corners = corners.filter(|_| index == 0);
        let settings = ReadSettings {
            limits: *limits,
            ..ReadSettings::from_statements(request.size, request.board, corners)
        };
        let mut found = OutlinesJson::default();
        let read = read_one(photo, &settings, reader, clock, &mut found);
        decoded.extend(found.is_of_photo().then_some(index));
        match read {
            Ok(case) => cases.push(case),
            Err(error) => {
                if left_out.is_empty() {
                    first_found = found;
                }
                left_out.push((photo.name, error));
            }
        }
    }
    // Unreadable photos matter only if all are: then the first error is the answer.
    let Some((first, others)) = cases.split_first() else {
        return Err(match left_out.first() {
            Some((name, error)) => Refusal::of_photo(words, name, error, &first_found),
            None => Refusal::of_request("there is no photo"),
        });
    };
    let certain = ReadSettings::default().stones.certain;
    let fused = fuse(first, others, certain)
        .map_err(|error| Refusal::of_photos(words, &first.file, &error))?;
    Ok(compose_answer(fused.case, &left_out))
}

/// Reads frames, the best first, until no point is in doubt any more. Corners that the user states
/// are those in the first, and then no other is read.
fn read_frames(
    photos: &[InputPhoto],
    request: &ReadRequest,
    corners: Option<[PhotoPoint; 4]>,
    limits: &Limits,
    reader: &Reader,
    clock: Clock,
    decoded: &mut Vec<usize>,
) -> Result<ReadAnswer, Refusal> {
    let words = language(request.language.as_deref()).words();
    let settings = ReadSettings {
        limits: *limits,
        ..ReadSettings::from_statements(request.size, request.board, corners)
    };
    let mut frames: Option<Frames> = None;
    let mut first_error: Option<Refusal> = None;
    for (index, photo) in photos.iter().enumerate() {
        if frames.as_ref().is_some_and(|frames| !frames.has_doubts()) {
            break;
        }
        let mut found = OutlinesJson::default();
        let read = read_one(photo, &settings, reader, clock, &mut found);
        decoded.extend(found.is_of_photo().then_some(index));
        match (read, &mut frames) {
            (Ok(case), None) => frames = Some(Frames::new(case)),
            (Ok(case), Some(frames)) => {
                frames.add(&case);
            }
            (Err(error), _) => {
                first_error
                    .get_or_insert_with(|| Refusal::of_photo(words, photo.name, &error, &found));
            }
        }
        if corners.is_some() {
            break;
        }
    }
    match (frames, first_error) {
        (Some(frames), _) => Ok(compose_answer(frames.into_case(), &[])),
        (None, Some(refusal)) => Err(refusal),
        (None, None) => Err(Refusal::of_request("there is no photo")),
    }
}

impl ReadRequest {
    /// Validates the user's statements, and returns the corners.
    fn validate(&self) -> Result<Option<[PhotoPoint; 4]>, Refusal> {
        if self
            .size
            .is_some_and(|lines| lines < 2 || BoardSize::square(lines).is_err())
        {
            let message = format!("a board has 2 to {} lines", BoardSize::MAX);
            return Err(Refusal::of_request(&message));
        }
        if self.board == Some(0) {
            return Err(Refusal::of_request(
                "boards are counted from the left, from 1",
            ));
        }
        if self
            .corners
            .iter()
            .flatten()
            .flatten()
            .any(|number| !number.is_finite())
        {
            return Err(Refusal::of_request("corners are places in the photo"));
        }
        Ok(self
            .corners
            .map(|corners| corners.map(|[x, y]| PhotoPoint { x, y })))
    }
}

fn read_one(
    photo: &InputPhoto,
    settings: &ReadSettings,
    reader: &Reader,
    clock: Clock,
    found: &mut OutlinesJson,
) -> Result<Case, ReadError> {
    let observer: StepObserver = &mut |step| found.observe(&step);
    match photo.content {
        PhotoContent::File(bytes) => reader
            .read_with_observer(photo.name, bytes, settings, clock, observer)
            .map(|(_, case)| case),
        PhotoContent::Decoded(Ok(pixels)) => {
            reader.read_photo_with_observer(photo.name, pixels, settings, clock, observer)
        }
        PhotoContent::Decoded(Err(error)) => Err(error.clone().into()),
    }
}

/// Returns the answer for a case, in which the photos that were left out are named.
fn compose_answer(mut case: Case, left_out: &[(&str, ReadError)]) -> ReadAnswer {
    if let Some(photo) = &mut case.photo {
        for (name, error) in left_out {
            photo.others.push(OtherPhoto {
                file: (*name).to_owned(),
                left_out: Some(error.failure(name)),
            });
        }
    }
    ReadAnswer {
        report: ReportJson::from(&case.timed_report()),
        grid: case
            .photo
            .as_ref()
            .map(|photo| list_intersections(&photo.grid))
            .unwrap_or_default(),
        grid_confidence: case
            .readings
            .as_ref()
            .map_or(0.0, |readings| json::probability(readings.grid_confidence)),
    }
}

/// Returns every intersection in pixels of the upright photo, row by row.
pub(super) fn list_intersections(grid: &PhotoGrid) -> Vec<[f64; 2]> {
    let mut intersections = Vec::new();
    for row in 0..grid.lines {
        for column in 0..grid.lines {
            intersections.push(grid.photo(BoardPoint {
                x: column as f64,
                y: row as f64,
            }));
        }
    }
    json::places(intersections.into_iter())
}
