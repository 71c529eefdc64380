//! Clips and their truth.

use std::error::Error;
use std::ops::Range;
use std::path::Path;
use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;
use shuzi::live::FaultKind;
use shuzi::photo::{self, Limits, Photo};
use shuzi::position::Position;

/// Pictures that a browser's fake camera shows of such a file in a second.
const PICTURES_A_SECOND: u32 = 30;

/// A clip, with the truth about it.
pub struct Clip {
    pub name: String,
    pub truth: ClipTruth,
    /// The position, the same in all pictures.
    pub position: Position,
    bytes: Vec<u8>,
    /// Where each picture is among the bytes.
    pictures: Vec<Range<usize>>,
}

#[derive(Deserialize)]
pub struct ClipTruth {
    rows: Vec<String>,
    pub calm_from_ms: f64,
    pub frames: Vec<FrameTruth>,
}

#[derive(Deserialize)]
pub struct FrameTruth {
    pub in_view: bool,
    pub faults: Vec<Value>,
    pub good: bool,
}

impl FrameTruth {
    /// Returns the only thing that is wrong, as the live view names it; `None` if nothing is wrong,
    /// several things are, or it is something that nobody is told.
    pub fn only_fault(&self) -> Option<FaultKind> {
        let [fault] = self.faults.as_slice() else {
            return None;
        };
        Some(match fault.get("fault")?.as_str()? {
            "no_board" => FaultKind::NoBoard,
            "two_boards" => FaultKind::SeveralBoards,
            "cut_off" => FaultKind::CutOff,
            "too_small" => FaultKind::TooSmall,
            "too_steep" => FaultKind::TooSteep,
            "dark" => FaultKind::TooDark,
            "blurred" => FaultKind::Blurred,
            "glare" => FaultKind::Glare,
            "hand" => FaultKind::Covered,
            "moving" => FaultKind::Moving,
            // The exposure follows by itself.
            _ => return None,
        })
    }
}

impl Clip {
    pub fn open(path: &Path) -> Result<Clip, Box<dyn Error>> {
        let bytes = std::fs::read(path)?;
        let truth: ClipTruth =
            serde_json::from_slice(&std::fs::read(path.with_extension("json"))?)?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        Ok(Clip {
            name: name.into_owned(),
            position: Position::from_rows(&truth.rows)?,
            truth,
            pictures: find_pictures(&bytes),
            bytes,
        })
    }

    /// Returns the number of pictures.
    pub fn len(&self) -> usize {
        self.pictures.len()
    }

    /// Returns a picture, decoded.
    pub fn picture(&self, number: usize) -> Result<Photo, Box<dyn Error>> {
        let bytes = &self.bytes[self.pictures[number].clone()];
        Ok(photo::decode(bytes, &Limits::default())?)
    }

    /// Returns the time at which a picture is shown.
    pub fn time(&self, number: usize) -> Duration {
        Duration::from_secs(number as u64) / PICTURES_A_SECOND
    }

    /// Returns the truth about a picture. The file has each frame as often as it takes for 30
    /// pictures a second.
    pub fn frame(&self, number: usize) -> &FrameTruth {
        &self.truth.frames[number * self.truth.frames.len() / self.len()]
    }

    /// Returns the first picture in which the whole board is in view.
    pub fn first_in_view(&self) -> Option<usize> {
        (0..self.len()).find(|&number| self.frame(number).in_view)
    }
}

/// Returns where the pictures of a Motion JPEG file are. In a JPEG file, the marker of its beginning
/// comes nowhere else.
fn find_pictures(bytes: &[u8]) -> Vec<Range<usize>> {
    let is_start = |at: &usize| bytes[*at..].starts_with(&[0xff, 0xd8, 0xff]);
    let mut starts: Vec<usize> = (0..bytes.len()).filter(is_start).collect();
    starts.push(bytes.len());
    starts.windows(2).map(|pair| pair[0]..pair[1]).collect()
}
