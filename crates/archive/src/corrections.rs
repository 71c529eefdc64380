//! What people say about photos of a run: added to a file line by line, never written over, and applied whenever the run
//! is exported.
//!
//! Files that a page of [`super::review`] gave a person (`corrections-….jsonl`) count once they lie beside it, in the
//! order of their names, and as said after everything that `corrections.jsonl` holds by then: before anything else is
//! added to that, they are taken over into it. So what was said last holds, whichever way it came.

use std::collections::{HashMap, HashSet};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use shuzi::board::BoardError;
use shuzi::count::{Answer, Case, CountSettings};
use shuzi::geometry::{PhotoGrid, PhotoPoint};
use shuzi::language::{Message, ToMessage};
use shuzi::position::Position;
use shuzi::report::json::ReportJson;
use shuzi::report::{Failure, PhotoFacts};
use shuzi::stones::{StoneReading, StoneReadings};

use super::answer::{counted, row};
use super::content::Content;
use super::folder::as_far_as_known;
use super::lines::{each_line, has_whole_lines};
use super::row::{DamagedRow, Row};

/// What a person says about one photo.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Corrected {
    /// Which photo.
    pub content: Content,
    /// What is true of it, instead of all that was said of it before.
    pub answers: Vec<Answer>,
    /// What it was taken over from: as the page says where a person saved it, which is the same in every file that it was
    /// downloaded with; else the file's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
}

/// What people say about the photos of a run.
#[derive(Clone, Debug)]
pub struct Corrections {
    said: HashMap<Content, Vec<Answer>>,
    /// How positions are counted; `None` where only positions are wanted.
    count: Option<CountSettings>,
}

/// Where they are kept.
fn file(folder: &Path) -> PathBuf {
    folder.join("corrections.jsonl")
}

/// All that was said in a run's folder: the lines of `corrections.jsonl`, then those of the downloaded files beside it
/// (`corrections-….jsonl`, by name) that were not taken over yet. The last that is said about a photo holds.
///
/// # Errors
/// When a file cannot be read, or a line of it makes no sense: what a person said is not passed over.
pub fn said(folder: &Path) -> io::Result<Vec<Corrected>> {
    // Of a line that was not written to its end nobody was told that it is kept.
    let Lines { mut said, .. } = lines(&file(folder))?;
    said.extend(waiting(folder, &said)?);
    Ok(said)
}

/// Adds what a person says; it is on the disk when this returns. What waits in downloaded files was said before, and is
/// taken over first.
///
/// # Errors
/// When it cannot be written, or what was said before cannot be read.
pub fn keep(folder: &Path, corrected: &Corrected) -> io::Result<()> {
    let path = file(folder);
    let mut kept = File::options().create(true).read(true).append(true).open(&path)?;
    as_far_as_known(kept.lock())?;
    let Lines { said, torn } = lines(&path)?;
    let mut text = String::new();
    for one in waiting(folder, &said)?.iter().chain([corrected]) {
        text.push_str(&serde_json::to_string(one)?);
        text.push('\n');
    }
    if torn > 0 {
        kept.set_len(kept.metadata()?.len().saturating_sub(torn))?;
    }
    if !has_whole_lines(&mut kept)? {
        text.insert(0, '\n');
    }
    kept.write_all(text.as_bytes())?;
    kept.sync_all()
}

/// What downloaded files say that is not among `kept`.
fn waiting(folder: &Path, kept: &[Corrected]) -> io::Result<Vec<Corrected>> {
    let is_downloaded = |name: &String| name.starts_with("corrections-") && name.ends_with(".jsonl");
    let entries = fs::read_dir(folder)?;
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut names: Vec<String> = names.filter(is_downloaded).collect();
    names.sort_unstable();
    let kept: HashSet<&Corrected> = kept.iter().collect();
    let (mut waiting, mut heard) = (Vec::new(), HashSet::new());
    for name in names {
        let Lines { said, torn } = lines(&folder.join(&name))?;
        if torn > 0 {
            return Err(io::Error::other(
                Message::new("error-ends-within-a-line").with("file", name.to_string()),
            ));
        }
        for corrected in said {
            // Who downloads twice says nothing twice.
            let is_again = corrected.from.is_some() && !heard.insert(corrected.clone());
            let from = corrected.from.or_else(|| Some(name.clone()));
            let corrected = Corrected { from, ..corrected };
            if !is_again && !kept.contains(&corrected) {
                waiting.push(corrected);
            }
        }
    }
    Ok(waiting)
}

/// What a file of corrections holds.
#[derive(Default)]
struct Lines {
    said: Vec<Corrected>,
    /// Bytes at its end of a line that was not written to its end, or that the system never put on the disk.
    torn: u64,
}

/// The lines of a file, none where there is no file.
fn lines(path: &Path) -> io::Result<Lines> {
    struct Wrong {
        number: usize,
        error: serde_json::Error,
        bytes: usize,
        may_be_torn: bool,
    }
    let (mut lines, mut number, mut wrong) = (Lines::default(), 0, None);
    each_line(path, &mut |line| {
        number += 1;
        match serde_json::from_slice(line) {
            Ok(corrected) => lines.said.push(corrected),
            Err(_) if line.trim_ascii().is_empty() => {}
            Err(error) => {
                let may_be_torn = error.is_eof() || line.ends_with(b"\0");
                let bytes = line.len();
                wrong.get_or_insert(Wrong { number, error, bytes, may_be_torn });
            }
        }
        Ok(())
    })?;
    match wrong {
        None => Ok(lines),
        Some(wrong)
            if wrong.may_be_torn && wrong.number == number && !has_whole_lines(&mut File::open(path)?)? =>
        {
            Ok(Lines { torn: wrong.bytes as u64, ..lines })
        }
        Some(Wrong { number, error, .. }) => {
            let message = Message::in_line(number, Message::verbatim(error.to_string()));
            Err(io::Error::other(Message::of_file(path.display().to_string(), message)))
        }
    }
}

impl Corrections {
    /// All that was [`said`] in a run's folder, where positions are counted so.
    ///
    /// # Errors
    /// Those of [`said`].
    pub fn of(folder: &Path, count: Option<CountSettings>) -> io::Result<Corrections> {
        let said =
            said(folder)?.into_iter().map(|corrected| (corrected.content, corrected.answers)).collect();
        Ok(Corrections { said, count })
    }

    /// What was said about the photo with this content.
    pub fn about(&self, content: Content) -> Option<&[Answer]> {
        self.said.get(&content).map(Vec::as_slice)
    }

    /// The row as it is with what a person says of it. What does not fit the position is an error.
    pub(super) fn applied(&self, row: Row) -> io::Result<Row> {
        match self.said.get(&row.content) {
            Some(answers) => corrected(&row, answers, self.count.as_ref()).map_err(|failure| {
                let message = Message::new("error-correction").with("photo", row.content.to_string());
                io::Error::other(message.with("error", failure.message))
            }),
            None => Ok(row),
        }
    }
}

/// The row with what a person says of it: stones, then groups, whose stones may have been corrected away.
///
/// # Errors
/// When there is no position but something is said of it, or what is said does not fit it.
pub(super) fn corrected(
    read: &Row,
    answers: &[Answer],
    count: Option<&CountSettings>,
) -> Result<Row, Failure> {
    let failed = |message: Message| Failure {
        file: read.content.to_string(),
        kind: "bad_option",
        message,
        hint: Message::new("hint-look-again"),
    };
    let Some(case) = case(read).map_err(|damaged| failed(damaged.to_message()))? else {
        return match answers {
            [] => Ok(read.clone()),
            _ => Err(failed(Message::new("error-nothing-to-correct"))),
        };
    };
    let case = case.answered(answers).map_err(|error| failed(error.to_message()))?;
    let count = count.map(|count| count.answered(&case.position, answers)).transpose();
    let count = count.map_err(|error| failed(error.to_message()))?;
    let (timed, stake) = counted(&case, count.as_ref(), &|| Duration::ZERO)?;
    Ok(Row {
        corrected: true,
        unsure: read.unsure.clone(),
        timings_ms: read.timings_ms.clone(),
        ..row(read.content, &case, &timed, stake, read.sgf.is_some())
    })
}

/// Returns the case that was read, as far as its row tells; `None` where nothing was read.
///
/// # Errors
/// [`DamagedRow`] where the row's values do not fit together.
pub fn case(row: &Row) -> Result<Option<Case>, DamagedRow> {
    let Some(report) = row.report() else { return Ok(None) };
    let damaged = |why: Message| DamagedRow { content: row.content, why };
    let lacks = |name: &str| damaged(Message::verbatim(format!("missing field `{name}`")));
    let position = Position::from_rows(&report.rows).map_err(|error| damaged(error.to_message()))?;
    let photo = report.photo.as_ref().ok_or_else(|| lacks("photo"))?;
    let board = report.board.as_ref().ok_or_else(|| lacks("board"))?;
    let grid_confidence = row.grid_confidence.ok_or_else(|| lacks("grid_confidence"))?;
    let corners = board.corners.map(|[x, y]| PhotoPoint { x, y });
    let mut grid = PhotoGrid::from_corners(board.size, corners, (photo.width, photo.height))
        .ok_or_else(|| damaged(BoardError::BadCorners.to_message()))?;
    grid.fit_px = board.fit_px;
    let photo = PhotoFacts { width_px: photo.width, height_px: photo.height, grid, others: Vec::new() };
    let readings = readings(&position, report, row).map_err(damaged)?;
    let readings = StoneReadings { lines: position.size().width(), grid_confidence, readings };
    Ok(Some(Case::from_photo(row.content.to_string(), photo, readings, position, Vec::new())))
}

/// Returns what was read of every point: certain but for the points that are not.
fn readings(position: &Position, report: &ReportJson, row: &Row) -> Result<Vec<StoneReading>, Message> {
    let size = position.size();
    let mut readings = position.certain_readings();
    for &(index, thousandths) in &row.unsure {
        let reading = readings
            .get_mut(usize::from(index))
            .ok_or_else(|| Message::verbatim(format!("invalid value: `unsure` of point {index}")))?;
        let [empty, black, white] = thousandths.map(|thousandths| f64::from(thousandths) / 1000.0);
        *reading = StoneReading { empty, black, white, doubt: None };
    }
    for uncertain in report.uncertain.iter().flatten() {
        let point = size.parse(&uncertain.point).map_err(|error| error.to_message())?;
        if let Some(reading) = readings.get_mut(size.index(point)) {
            reading.doubt = Some(uncertain.why);
        }
    }
    Ok(readings)
}
