//! Reading: photos of one board to what stands where.

use serde::{Deserialize, Serialize};

use shuzi::count::{self, Case, Clock, ReadError, ReadSettings, fuse};
use shuzi::geometry::{BoardPoint, PhotoGrid, PhotoPoint};
use shuzi::photo::{Limits, Photo, PhotoError};
use shuzi::point::BoardSize;
use shuzi::report::OtherPhoto;
use shuzi::report::json::{self, ReportJson};

use super::{Refusal, language};

/// How photos are to be read. Every field may be left out.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ReadRequest {
    /// Code of the language of sentences.
    pub language: Option<String>,
    /// Lines of the board, where a person states them.
    pub size: Option<usize>,
    /// Which board is meant where several are in view: from the left, from 1.
    pub board: Option<usize>,
    /// The outer intersections of the first photo, clockwise, in photo pixels, where a person states them.
    pub corners: Option<[[f64; 2]; 4]>,
}

/// A photo that is shown.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// What the user calls it.
    pub name: &'a str,
    /// What is in it.
    pub content: Content<'a>,
}

/// A photo as it is at hand.
#[derive(Clone, Copy, Debug)]
pub enum Content<'a> {
    /// JPEG, PNG, WebP, HEIC or AVIF.
    File(&'a [u8]),
    /// Decoded elsewhere, or why it could not be.
    Decoded(Result<&'a Photo, &'a PhotoError>),
}

/// The position in photos of one board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Reading"))]
pub struct ReadAnswer {
    /// The report, in the same object.
    #[serde(flatten)]
    pub report: ReportJson,
    /// Every intersection in the photo, row by row.
    pub grid: Vec<[f64; 2]>,
    /// Probability that the grid is the board's.
    pub grid_confidence: f64,
}

/// Reads photos of one board: the position as the first that can be read shows it. The others are read together with it;
/// one that cannot be read is left out, and named.
///
/// # Errors
/// [`Refusal`] when the request makes no sense, no photo can be read, or they show different boards.
pub fn read(
    photos: &[Shown],
    request: &ReadRequest,
    limits: &Limits,
    clock: Clock,
) -> Result<ReadAnswer, Refusal> {
    let words = language(request.language.as_deref()).words();
    let corners = request.stated_corners()?;
    let mut cases: Vec<Case> = Vec::new();
    let mut left_out: Vec<(&str, ReadError)> = Vec::new();
    for (index, photo) in photos.iter().enumerate() {
        // The corners are those of the photo that is looked at.
        let corners = corners.filter(|_| index == 0);
        let settings = ReadSettings {
            limits: *limits,
            ..ReadSettings::from_statements(request.size, request.board, corners)
        };
        match read_one(photo, &settings, clock) {
            Ok(case) => cases.push(case),
            Err(error) => left_out.push((photo.name, error)),
        }
    }
    let Some((first, others)) = cases.split_first() else {
        return Err(match left_out.first() {
            Some((name, error)) => Refusal::of_photo(words, name, error),
            None => Refusal::of_request("there is no photo"),
        });
    };
    let certain = ReadSettings::default().stones.certain;
    let fused =
        fuse(first, others, certain).map_err(|error| Refusal::of_photos(words, &first.file, &error))?;
    Ok(answer(fused.case, &left_out))
}

impl ReadRequest {
    /// The corners, and that all that is stated makes sense.
    fn stated_corners(&self) -> Result<Option<[PhotoPoint; 4]>, Refusal> {
        if self.size.is_some_and(|lines| lines < 2 || BoardSize::square(lines).is_err()) {
            let message = format!("a board has 2 to {} lines", BoardSize::MAX);
            return Err(Refusal::of_request(&message));
        }
        if self.board == Some(0) {
            return Err(Refusal::of_request("boards are counted from the left, from 1"));
        }
        if self.corners.iter().flatten().flatten().any(|number| !number.is_finite()) {
            return Err(Refusal::of_request("corners are places in the photo"));
        }
        Ok(self.corners.map(|corners| corners.map(|[x, y]| PhotoPoint { x, y })))
    }
}

fn read_one(photo: &Shown, settings: &ReadSettings, clock: Clock) -> Result<Case, ReadError> {
    match photo.content {
        Content::File(bytes) => count::read(photo.name, bytes, settings, clock).map(|(_, case)| case),
        Content::Decoded(Ok(pixels)) => count::read_photo(photo.name, pixels, settings, clock),
        Content::Decoded(Err(error)) => Err(error.clone().into()),
    }
}

fn answer(mut case: Case, left_out: &[(&str, ReadError)]) -> ReadAnswer {
    let failure = |(name, error): &(&str, ReadError)| OtherPhoto {
        file: (*name).to_owned(),
        left_out: Some(error.failure(name)),
    };
    if let Some(photo) = &mut case.photo {
        photo.others.extend(left_out.iter().map(failure));
    }
    ReadAnswer {
        report: ReportJson::from(&case.timed_report()),
        grid: case.photo.as_ref().map(|photo| grid(&photo.grid)).unwrap_or_default(),
        grid_confidence: case
            .readings
            .as_ref()
            .map_or(0.0, |readings| json::probability(readings.grid_confidence)),
    }
}

/// Every intersection in the photo, row by row.
fn grid(grid: &PhotoGrid) -> Vec<[f64; 2]> {
    let lines = || (0..grid.lines).map(|line| line as f64);
    let points = lines().flat_map(|y| lines().map(move |x| BoardPoint { x, y }));
    json::places(points.map(|point| grid.photo(point)))
}
