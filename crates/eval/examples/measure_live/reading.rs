//! What is read at the end: of a single picture, and of the photo with the frames before it.

use std::error::Error;
use std::fmt;
use std::time::Duration;

use shuzi::count::{Case, Frames, ReadSettings, Reader};
use shuzi::point::Point;
use shuzi::position::Position;

use super::Look;
use super::clip::Clip;

/// Most frames that are read with the photo.
const MOST_FRAMES: usize = 8;

/// How well a board was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All points are right, and none is asked about.
    Exact,
    /// Points are asked about, and all others are right.
    Asked,
    /// A point is wrong that is not asked about.
    Silent,
    /// Nothing was read.
    Refused,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Outcome::Exact => "exact",
            Outcome::Asked => "asked",
            Outcome::Silent => "SILENT",
            Outcome::Refused => "refused",
        })
    }
}

/// Reads a single picture.
pub fn read_picture(
    reader: &Reader,
    clip: &Clip,
    picture: usize,
) -> Result<Outcome, Box<dyn Error>> {
    let case = read(reader, clip, picture)?;
    Ok(case.map_or(Outcome::Refused, |case| judge(&case, &clip.position)))
}

/// Reads the picture of the last look, and the best of the frames before it.
pub fn read_frames(
    reader: &Reader,
    clip: &Clip,
    looks: &[Look],
) -> Result<Outcome, Box<dyn Error>> {
    let Some((photo, before)) = looks.split_last() else {
        return Ok(Outcome::Refused);
    };
    let mut last: Vec<(usize, f64)> = before
        .iter()
        .rev()
        .filter_map(|look| Some((look.picture, look.sight.quality()?)))
        .take(MOST_FRAMES)
        .collect();
    last.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    let mut frames: Option<Frames> = None;
    for picture in
        std::iter::once(photo.picture).chain(last.into_iter().map(|(picture, _)| picture))
    {
        if frames.as_ref().is_some_and(|frames| !frames.has_doubts()) {
            break;
        }
        let Some(case) = read(reader, clip, picture)? else {
            continue;
        };
        match &mut frames {
            Some(frames) => {
                frames.add(&case);
            }
            None => frames = Some(Frames::new(case)),
        }
    }
    Ok(frames.map_or(Outcome::Refused, |frames| {
        judge(&frames.into_case(), &clip.position)
    }))
}

/// Reads a picture; `None` if it is refused.
fn read(reader: &Reader, clip: &Clip, picture: usize) -> Result<Option<Case>, Box<dyn Error>> {
    let frame = clip.picture(picture)?;
    let settings = ReadSettings::default();
    Ok(reader
        .read_photo(&clip.name, &frame, &settings, &|| Duration::ZERO)
        .ok())
}

/// Compares with the true position. A board has no top of its own: that turn counts in which
/// most points are right.
fn judge(case: &Case, truth: &Position) -> Outcome {
    let uncertain: Vec<Point> = case.uncertain().iter().map(|asked| asked.point).collect();
    let read = &case.position;
    if read.size() != truth.size() {
        return Outcome::Silent;
    }
    let turns = std::iter::successors(Some(truth.clone()), |turned| Some(turned.turned()));
    let wrong = turns.take(4).map(|truth| -> Vec<Point> {
        let points = read.size().points();
        points
            .filter(|&point| read.stone(point) != truth.stone(point))
            .collect()
    });
    let wrong = wrong.min_by_key(Vec::len).unwrap_or_default();
    if wrong.iter().any(|point| !uncertain.contains(point)) {
        Outcome::Silent
    } else if uncertain.is_empty() {
        Outcome::Exact
    } else {
        Outcome::Asked
    }
}
