//! Corrections that people made to the photos of a run. They are appended to `corrections.jsonl`,
//! never overwritten, and applied whenever the run is exported.
//!
//! A review page that is opened as a file offers corrections as a download (`corrections-….jsonl`),
//! to be put beside `corrections.jsonl`. Such files count as they are. Before anything is appended
//! to `corrections.jsonl`, their lines are copied into it, in the order of the files' names. The
//! order of the lines is therefore the order in which the corrections were made, and the last one
//! about a photo is valid, whichever way it came.
//!
//! A correction that a person was told is saved must not be lost. Damaged lines are therefore
//! errors, with one exception: an incomplete last line of `corrections.jsonl`, whose saving was
//! never confirmed.
//!
//! A person may also state the corners of a board that was not found, or found in the wrong place.
//! The photo is then read again, and the correction contains what was read: a run that is exported
//! on another machine or much later needs neither the photo nor the same networks, and has exactly
//! the position that the person saw.

mod valid;

use std::collections::{HashMap, HashSet};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use shuzi::ErrorKind;
use shuzi::board::BoardError;
use shuzi::count::{Answer, Case, CountSettings};
use shuzi::geometry::{PhotoGrid, PhotoPoint};
use shuzi::language::{Message, ToMessage};
use shuzi::life::LifeJudge;
use shuzi::position::Position;
use shuzi::report::json::ReportJson;
use shuzi::report::{Failure, PhotoFacts};
use shuzi::stones::{StoneReading, StoneReadings};

use super::digest::ContentHash;
use super::jsonl::{ends_with_newline, for_each_line, line_error, to_line};
use super::process_photo::{build_row, count_case};
use super::row::{DamagedRow, Row};
use super::run_folder::lock_if_supported;

pub use valid::ValidCorrection;
pub(super) use valid::resolve_corrections;

/// The corrections that a person made to one photo at one time.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
// The name in the messages about damaged lines is that of earlier versions.
#[serde(deny_unknown_fields, expecting = "struct Corrected")]
pub struct PhotoCorrection {
    /// The digest of the photo.
    pub content: ContentHash,
    /// The true stones and groups. They replace all earlier corrections to the photo.
    pub answers: Vec<Answer>,
    /// The corners of the board, if a person stated them. The answers are then about the position
    /// that was read with these corners.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corners: Option<StatedCorners>,
    /// The row that was read with the corners, as JSON. It is left out if an earlier correction of
    /// the photo has it, with the same corners.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<String>,
    /// True if a person took all earlier corrections of the photo back. There are no answers then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub withdrawn: bool,
    /// The origin of a correction from a downloaded file: an identifier that the page generated
    /// when the person saved the correction, the same in every file that contains it, or the name
    /// of the file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
}

/// The corners of a board in a photo, as a person stated them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatedCorners {
    /// The outer intersections in whole pixels of the upright photo, clockwise from the top left.
    pub places: [[i32; 2]; 4],
    /// Number of lines, if the person stated it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lines: Option<usize>,
}

impl PhotoCorrection {
    /// Returns a correction that consists of answers alone.
    pub fn new(content: ContentHash, answers: Vec<Answer>) -> PhotoCorrection {
        PhotoCorrection {
            content,
            answers,
            corners: None,
            reading: None,
            withdrawn: false,
            from: None,
        }
    }
}

/// The valid corrections of a run, by photo.
#[derive(Clone, Debug)]
pub struct Corrections {
    valid: HashMap<ContentHash, ValidCorrection>,
    /// The settings for counting; `None` if positions are not counted.
    count: Option<CountSettings>,
    judge: LifeJudge,
}

fn corrections_path(folder: &Path) -> PathBuf {
    folder.join("corrections.jsonl")
}

/// Reads all corrections in a run's folder, in the order in which they were made: the lines of
/// `corrections.jsonl`, and then those of downloaded files that were not copied into it yet.
///
/// # Errors
/// Returns an error if a file cannot be read or contains a damaged line.
pub fn read_all(folder: &Path) -> io::Result<Vec<PhotoCorrection>> {
    // An incomplete last line is ignored: no person was told that it is saved.
    let CorrectionFile {
        mut corrections, ..
    } = read_file(&corrections_path(folder))?;
    corrections.extend(read_downloaded(folder, &corrections)?);
    Ok(corrections)
}

/// Appends corrections to `corrections.jsonl`, after those of downloaded files, which were made
/// earlier. They are on the disk when this returns.
///
/// # Errors
/// Returns an error if the corrections cannot be written, or if earlier ones cannot be read.
pub fn append(folder: &Path, new: &[PhotoCorrection]) -> io::Result<()> {
    let path = corrections_path(folder);
    let mut file = File::options()
        .create(true)
        .read(true)
        .append(true)
        .open(&path)?;
    lock_if_supported(file.lock())?;
    let CorrectionFile {
        corrections,
        torn_bytes,
    } = read_file(&path)?;
    let mut text = String::new();
    for correction in read_downloaded(folder, &corrections)?.iter().chain(new) {
        text.push_str(&to_line(correction)?);
    }
    if torn_bytes > 0 {
        file.set_len(file.metadata()?.len().saturating_sub(torn_bytes))?;
    }
    // A complete last line without a newline stays.
    if !ends_with_newline(&mut file)? {
        text.insert(0, '\n');
    }
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Reads the corrections of downloaded files that are not among the `existing` ones.
fn read_downloaded(
    folder: &Path,
    existing: &[PhotoCorrection],
) -> io::Result<Vec<PhotoCorrection>> {
    let mut names: Vec<String> = Vec::new();
    for entry in fs::read_dir(folder)? {
        // A name that is not valid UTF-8 was not given by the page.
        if let Some(name) = entry
            .ok()
            .and_then(|entry| entry.file_name().into_string().ok())
            && name.starts_with("corrections-")
            && name.ends_with(".jsonl")
        {
            names.push(name);
        }
    }
    names.sort_unstable();

    let existing: HashSet<&PhotoCorrection> = existing.iter().collect();
    let (mut new, mut seen) = (Vec::new(), HashSet::new());
    for name in names {
        let CorrectionFile {
            corrections,
            torn_bytes,
        } = read_file(&folder.join(&name))?;
        if torn_bytes > 0 {
            return Err(io::Error::other(
                Message::new("error-ends-within-a-line").with("file", name.to_string()),
            ));
        }
        for correction in corrections {
            // Several downloads contain the same correction if the page was not closed in between.
            let is_repeated = correction.from.is_some() && !seen.insert(correction.clone());
            let from = correction.from.or_else(|| Some(name.clone()));
            let correction = PhotoCorrection { from, ..correction };
            if !is_repeated && !existing.contains(&correction) {
                new.push(correction);
            }
        }
    }
    Ok(new)
}

/// The content of a file of corrections.
#[derive(Default)]
struct CorrectionFile {
    corrections: Vec<PhotoCorrection>,
    /// Length in bytes of an incomplete last line; 0 if all lines are complete.
    torn_bytes: u64,
}

/// Reads a file of corrections. A file that does not exist has none.
fn read_file(path: &Path) -> io::Result<CorrectionFile> {
    struct BadLine {
        number: usize,
        error: serde_json::Error,
        bytes: usize,
        may_be_torn: bool,
    }
    let mut file = CorrectionFile::default();
    let (mut line_number, mut first_bad) = (0, None);
    for_each_line(path, &mut |line| {
        line_number += 1;
        match serde_json::from_slice(line) {
            Ok(correction) => file.corrections.push(correction),
            Err(_) if line.trim_ascii().is_empty() => {}
            Err(error) => {
                // When the machine goes down, some file systems leave zeros where the text should
                // be.
                let may_be_torn = error.is_eof() || line.ends_with(b"\0");
                let bytes = line.len();
                first_bad.get_or_insert(BadLine {
                    number: line_number,
                    error,
                    bytes,
                    may_be_torn,
                });
            }
        }
        Ok(())
    })?;
    let Some(bad) = first_bad else {
        return Ok(file);
    };
    // Only the last line of the file can be incomplete, and only if no newline ends it.
    if bad.may_be_torn && bad.number == line_number && !ends_with_newline(&mut File::open(path)?)? {
        return Ok(CorrectionFile {
            torn_bytes: bad.bytes as u64,
            ..file
        });
    }
    Err(line_error(path, bad.number, &bad.error))
}

impl Corrections {
    /// Reads the corrections in a run's folder. `count` is `None` if the run's positions are not
    /// counted.
    ///
    /// # Errors
    /// Returns the errors of [`read_all`].
    pub fn read(
        folder: &Path,
        count: Option<CountSettings>,
        judge: LifeJudge,
    ) -> io::Result<Corrections> {
        Ok(Corrections {
            valid: resolve_corrections(read_all(folder)?)?,
            count,
            judge,
        })
    }

    /// Returns the valid correction of a photo, if there is one.
    pub fn of_photo(&self, content: ContentHash) -> Option<&ValidCorrection> {
        self.valid.get(&content)
    }

    /// Applies the corrections to a photo's row. Corrections that contradict the position are an
    /// error.
    pub(super) fn apply(&self, row: Row) -> io::Result<Row> {
        let Some(correction) = self.valid.get(&row.content) else {
            return Ok(row);
        };
        let read = correction.row_to_correct(row)?;
        correct_row(&read, &correction.answers, self.count.as_ref(), &self.judge).map_err(
            |failure| {
                let message =
                    Message::new("error-correction").with("photo", read.content.to_string());
                io::Error::other(message.with("error", failure.message))
            },
        )
    }
}

/// Returns a row with corrections applied: the case is rebuilt from the row, corrected, and counted
/// again.
///
/// # Errors
/// Returns a failure if the corrections contradict the position, or if there is no position to
/// correct.
pub(super) fn correct_row(
    read: &Row,
    answers: &[Answer],
    count: Option<&CountSettings>,
    judge: &LifeJudge,
) -> Result<Row, Failure> {
    let failure = |message: Message| Failure {
        file: read.content.to_string(),
        kind: ErrorKind::BadOption,
        message,
        hint: Message::new("hint-look-again"),
    };
    let Some(case) = rebuild_case(read).map_err(|damaged| failure(damaged.to_message()))? else {
        return match answers {
            [] => Ok(read.clone()),
            _ => Err(failure(Message::new("error-nothing-to-correct"))),
        };
    };
    // Stones come before groups, because a correction may remove stones of a group.
    let case = case
        .answered(answers)
        .map_err(|error| failure(error.to_message()))?;
    let count = count
        .map(|count| count.answered(&case.position, answers))
        .transpose();
    let count = count.map_err(|error| failure(error.to_message()))?;
    // The time of this count is not measured: the row keeps the timings of the reading.
    let (timed, stake) = count_case(&case, count.as_ref(), judge, &|| Duration::ZERO)?;
    Ok(Row {
        corrected: true,
        unsure: read.unsure.clone(),
        timings_ms: read.timings_ms.clone(),
        ..build_row(read.content, &case, &timed, stake, read.sgf.is_some())
    })
}

/// Rebuilds the case of a photo from its row; returns `None` if the row has no position.
///
/// # Errors
/// Returns [`DamagedRow`] if the values of the row contradict each other.
pub fn rebuild_case(row: &Row) -> Result<Option<Case>, DamagedRow> {
    let Some(report) = row.report() else {
        return Ok(None);
    };
    let damaged = |why: Message| DamagedRow {
        content: row.content,
        why,
    };
    let missing = |name: &str| damaged(Message::verbatim(format!("missing field `{name}`")));
    let position =
        Position::from_rows(&report.rows).map_err(|error| damaged(error.to_message()))?;
    let photo = report.photo.as_ref().ok_or_else(|| missing("photo"))?;
    let board = report.board.as_ref().ok_or_else(|| missing("board"))?;
    let grid_confidence = row
        .grid_confidence
        .ok_or_else(|| missing("grid_confidence"))?;
    let corners = board.corners.map(|[x, y]| PhotoPoint { x, y });
    let mut grid = PhotoGrid::from_corners(board.size, corners, (photo.width, photo.height))
        .ok_or_else(|| damaged(BoardError::BadCorners.to_message()))?;
    grid.fit_px = board.fit_px;
    let photo = PhotoFacts {
        width_px: photo.width,
        height_px: photo.height,
        grid,
        others: Vec::new(),
    };
    let readings = rebuild_readings(&position, report, row).map_err(damaged)?;
    let readings = StoneReadings {
        lines: position.size().width(),
        grid_confidence,
        readings,
    };
    Ok(Some(Case::from_photo(
        row.content.to_string(),
        photo,
        readings,
        position,
        Vec::new(),
    )))
}

/// Rebuilds the readings of all points, in reading order: the unsure points as the row has them,
/// and all others as certain.
fn rebuild_readings(
    position: &Position,
    report: &ReportJson,
    row: &Row,
) -> Result<Vec<StoneReading>, Message> {
    let size = position.size();
    let mut readings = position.certain_readings();
    for &(index, thousandths) in &row.unsure {
        let reading = readings.get_mut(usize::from(index)).ok_or_else(|| {
            Message::verbatim(format!("invalid value: `unsure` of point {index}"))
        })?;
        let [empty, black, white] = thousandths.map(|thousandths| f64::from(thousandths) / 1000.0);
        *reading = StoneReading {
            empty,
            black,
            white,
            doubt: None,
        };
    }
    for uncertain in report.uncertain.iter().flatten() {
        let point = size
            .parse(&uncertain.point)
            .map_err(|error| error.to_message())?;
        if let Some(reading) = readings.get_mut(size.index(point)) {
            reading.doubt = Some(uncertain.why);
        }
    }
    Ok(readings)
}
