//! Reports of single photos and records.

use std::time::Duration;

use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyBytes;
use shuzi::ErrorKind;
use shuzi::count::{
    Case, Correction, CountSettings, ReadSettings, Reader, SecondOpinions, read_record, settle,
};
use shuzi::language::{Message, ToMessage};
use shuzi::life::LifeJudge;
use shuzi::photo::{Limits, decode};
use shuzi::position::sgf::GameRecord;
use shuzi::report::diagram::{Diagram, RED, YELLOW};
use shuzi::report::json::{ErrorJson, ReportJson};
use shuzi::report::overlay::{self, OverlaySettings};
use shuzi::report::{Failure, Report, Warning, sgf};
use shuzi::score::{RecordedRules, RulesError, RulesRemark, RulesStatement};
use shuzi::stones::StoneReadings;

use crate::NETWORKS;
use crate::options::{StatedCorners, corrections, dead_stones, read_settings, rules_statement};

pyo3::import_exception!(shuzi._errors, Refused);

/// A report, with the photo that it is about.
#[pyclass(frozen, module = "shuzi._native")]
pub struct NativeReport {
    report: Report,
    readings: Option<StoneReadings>,
    photo: Option<PyBackedBytes>,
}

#[pymethods]
impl NativeReport {
    /// Returns the report as JSON, schema `shuzi/1`.
    fn json(&self) -> PyResult<String> {
        serde_json_text(&ReportJson::from(&self.report))
    }

    /// Returns the position as a game record.
    fn sgf(&self) -> String {
        sgf::report(&self.report)
    }

    /// Returns true if a person should check something before trusting the result.
    fn needs_a_look(&self) -> bool {
        self.report.needs_a_look()
    }

    /// Returns the board as a diagram, with dead stones crossed out and doubtful points ringed.
    fn svg(&self) -> String {
        let report = &self.report;
        let mut diagram = Diagram::of(&report.position);
        if let Some(settled) = &report.settlement {
            let owners = report.position.size().points().zip(&settled.score.owner);
            for (point, owner) in owners {
                if let Some(owner) = owner
                    && report.position.stone(point) != Some(*owner)
                {
                    diagram.square(point, *owner);
                }
            }
            for point in settled.life.dead() {
                diagram.cross(point, RED);
            }
        }
        for uncertain in &report.uncertain {
            diagram.ring(uncertain.point, YELLOW);
        }
        diagram.picture().svg()
    }

    /// Returns the photo with its reading drawn over it, as a PNG file; `None` without a photo.
    fn overlay<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyBytes>>> {
        let Some(bytes) = &self.photo else {
            return Ok(None);
        };
        let bytes: &[u8] = bytes;
        let drawn = py.detach(|| {
            let photo = decode(bytes, &Limits::default()).map_err(|error| error.to_string())?;
            overlay::png(&self.report, &photo, &OverlaySettings::default())
                .map_err(|error| error.to_string())
        });
        let png = drawn.map_err(pyo3::exceptions::PyRuntimeError::new_err)?;
        Ok(Some(PyBytes::new(py, &png)))
    }

    /// Returns the number of lines and the probabilities of empty, black and white of each point,
    /// as numbers of 32 bits in reading order; `None` without a photo.
    fn probabilities<'py>(&self, py: Python<'py>) -> Option<(usize, Bound<'py, PyBytes>)> {
        let readings = self.readings.as_ref()?;
        let mut bytes = Vec::with_capacity(12 * readings.readings.len());
        for reading in &readings.readings {
            for probability in [reading.empty, reading.black, reading.white] {
                bytes.extend_from_slice(&(probability as f32).to_ne_bytes());
            }
        }
        Some((readings.lines, PyBytes::new(py, &bytes)))
    }
}

/// Reads the position in a photo, which the report calls `file`.
#[pyfunction]
#[pyo3(signature = (photo, file, *, size, board, corners, set))]
pub fn read_photo(
    py: Python<'_>,
    photo: PyBackedBytes,
    file: &str,
    size: Option<usize>,
    board: Option<usize>,
    corners: Option<StatedCorners>,
    set: Vec<(String, String)>,
) -> PyResult<NativeReport> {
    let (read, set) = (read_settings(size, board, corners)?, corrections(&set)?);
    report_photo(py, photo, file, &read, &set, None)
}

/// Reads a photo and counts the position.
#[pyfunction]
#[pyo3(signature = (photo, file, *, size, board, corners, set, rules, komi, handicap, dead))]
#[expect(
    clippy::too_many_arguments,
    reason = "Python passes all options at once"
)]
pub fn count_photo(
    py: Python<'_>,
    photo: PyBackedBytes,
    file: &str,
    size: Option<usize>,
    board: Option<usize>,
    corners: Option<StatedCorners>,
    set: Vec<(String, String)>,
    rules: Option<&str>,
    komi: Option<&str>,
    handicap: Option<u32>,
    dead: Option<Vec<String>>,
) -> PyResult<NativeReport> {
    let (read, set) = (read_settings(size, board, corners)?, corrections(&set)?);
    let settings = CountSettings {
        dead: dead_stones(dead.as_deref())?,
        ..CountSettings::of_rules(rules_statement(rules, komi, handicap)?.without_record())
    };
    report_photo(py, photo, file, &read, &set, Some(&settings))
}

/// Reads a photo, and counts the position if there are settings for that.
fn report_photo(
    py: Python<'_>,
    photo: PyBackedBytes,
    file: &str,
    read: &ReadSettings,
    set: &[Correction],
    count: Option<&CountSettings>,
) -> PyResult<NativeReport> {
    let bytes: &[u8] = &photo;
    let read_and_count = || {
        let case = read_case(&NETWORKS.reader, file, bytes, read, set)?;
        let report = match count {
            Some(settings) => settle_case(&NETWORKS.judge, &case, settings)?,
            None => case.report(),
        };
        Ok((report, case.readings))
    };
    let reported = py.detach(read_and_count);
    let (report, readings) = reported.map_err(refused)?;
    Ok(NativeReport {
        report,
        readings,
        photo: Some(photo),
    })
}

/// Counts the last position of a game record (SGF).
#[pyfunction]
#[pyo3(signature = (record, file, *, game, set, rules, komi, handicap, dead))]
#[expect(
    clippy::too_many_arguments,
    reason = "Python passes all options at once"
)]
pub fn score_record(
    py: Python<'_>,
    record: PyBackedBytes,
    file: &str,
    game: Option<usize>,
    set: Vec<(String, String)>,
    rules: Option<&str>,
    komi: Option<&str>,
    handicap: Option<u32>,
    dead: Option<Vec<String>>,
) -> PyResult<NativeReport> {
    let (set, dead) = (corrections(&set)?, dead_stones(dead.as_deref())?);
    let rules = rules_statement(rules, komi, handicap)?;
    let bytes: &[u8] = &record;
    let scored = py.detach(|| {
        let record = read_record(file, bytes, game)?;
        let (settings, remarks) = record_settings(&record, &rules).map_err(|error| Failure {
            file: file.to_owned(),
            kind: ErrorKind::BadSgf,
            message: error.to_message(),
            hint: Message::new("hint-state-rules"),
        })?;
        let case = Case::of_record(file.to_owned(), &record);
        let case = case.with_notes(remarks.into_iter().map(Warning::RecordedRules));
        let case = correct_case(case, &set)?;
        let settings = CountSettings { dead, ..settings };
        settle_case(&NETWORKS.judge, &case, &settings)
    });
    Ok(NativeReport {
        report: scored.map_err(refused)?,
        readings: None,
        photo: None,
    })
}

/// Returns the settings for counting a record, and remarks on what had to be assumed.
fn record_settings(
    record: &GameRecord,
    stated: &RulesStatement,
) -> Result<(CountSettings, Vec<RulesRemark>), RulesError> {
    let RecordedRules { rules, remarks } = stated.beside_record(record)?;
    let (settings, _) = CountSettings::of_record(record, Some(&rules))?;
    Ok((settings, remarks))
}

fn read_case(
    reader: &Reader,
    file: &str,
    bytes: &[u8],
    settings: &ReadSettings,
    set: &[Correction],
) -> Result<Case, Failure> {
    let read = reader.read(file, bytes, settings, &no_clock);
    let (_, case) = read.map_err(|error| error.failure(file))?;
    correct_case(case, set)
}

fn correct_case(case: Case, set: &[Correction]) -> Result<Case, Failure> {
    let file = case.file.clone();
    case.corrected(set).map_err(|error| Failure {
        file,
        kind: ErrorKind::BadOption,
        message: error.to_message(),
        hint: error.hint(),
    })
}

fn settle_case(
    judge: &LifeJudge,
    case: &Case,
    settings: &CountSettings,
) -> Result<Report, Failure> {
    let settled = settle(case, settings, judge, &SecondOpinions::none(), &no_clock);
    Ok(settled.map_err(|error| error.failure(&case.file))?.report)
}

/// Stands in for a clock: a report has no durations, so that the same photo gives the same report.
fn no_clock() -> Duration {
    Duration::ZERO
}

/// Converts a failure to the exception `Refused`, with the sentences that JSON has.
fn refused(failure: Failure) -> PyErr {
    let ErrorJson {
        kind,
        message,
        hint,
    } = ErrorJson::from(&failure);
    Refused::new_err((kind.name(), message, hint))
}

fn serde_json_text(value: &impl serde::Serialize) -> PyResult<String> {
    serde_json::to_string(value)
        .map_err(|error| pyo3::exceptions::PyRuntimeError::new_err(error.to_string()))
}
