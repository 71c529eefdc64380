//! Processes one photo: reads the position, counts it, and draws the reading.

use std::collections::BTreeMap;

use shuzi::ErrorKind;
use shuzi::count::{Case, Clock, CountSettings, Networks, Question, ReadSettings, SecondOpinions};
use shuzi::count::{open_questions, settle};
use shuzi::language::{Language, Message};
use shuzi::life::LifeJudge;
use shuzi::photo::Photo;
use shuzi::point::PointSet;
use shuzi::report::json::{AnswerJson, FailureJson, ReportJson};
use shuzi::report::overlay;
use shuzi::report::{
    DrawingError, Failure, Report, TimedReport, find_doubt_topics, json, sgf, words,
};
use shuzi::score::HalfPoints;
use shuzi::stones::StoneReadings;

use super::digest::ContentHash;
use super::row::{Row, RowOutcome, RowSentences, Stake, UnsurePoint};

/// The processing of each photo of a run.
#[derive(Clone, Debug)]
pub struct PhotoTask {
    /// The settings for reading.
    pub read: ReadSettings,
    /// The settings for counting; `None` if positions are not to be counted.
    pub count: Option<CountSettings>,
    /// True if game records are to be written.
    pub sgf: bool,
    /// The photos to draw.
    pub overlays: Overlays,
}

/// The photos that are drawn with their reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlays {
    /// No photos.
    None,
    /// The photos that a person should check.
    Asked,
    /// All photos that were read.
    All,
}

/// Longest side of a drawing in pixels. At this size, a 19×19 board has line spacings of about 35
/// pixels, and a file about 80 kB.
const LONGEST_SIDE_PX: u32 = 800;

/// Returns the row of the photo in `bytes`, and its drawing as a JPEG file if the task asks for
/// one.
pub fn process_photo(
    content: ContentHash,
    bytes: &[u8],
    task: &PhotoTask,
    networks: &Networks,
    clock: Clock,
) -> (Row, Option<Vec<u8>>) {
    let start = clock();
    let (mut row, drawing) = match read_and_count(content, bytes, task, networks, clock) {
        Ok(processed) => processed,
        Err(failure) => (refused_row(content, &failure), None),
    };
    let took_ms = clock().saturating_sub(start).as_secs_f64() * 1000.0;
    row.timings_ms
        .insert("all".to_owned(), (10.0 * took_ms).round() / 10.0);
    (row, drawing)
}

fn read_and_count(
    content: ContentHash,
    bytes: &[u8],
    task: &PhotoTask,
    networks: &Networks,
    clock: Clock,
) -> Result<(Row, Option<Vec<u8>>), Failure> {
    // The photo's names are not known here, and may change: rows contain the digest instead.
    let file = content.to_string();
    let (photo, case) = networks
        .reader
        .read(&file, bytes, &task.read, clock)
        .map_err(|error| error.failure(&file))?;
    let (timed, stake) = count_case(&case, task.count.as_ref(), &networks.judge, clock)?;
    let row = build_row(content, &case, &timed, stake, task.sgf);
    let is_drawn = match task.overlays {
        Overlays::None => false,
        Overlays::Asked => row.outcome == RowOutcome::Asked,
        Overlays::All => true,
    };
    let drawing = is_drawn
        .then(|| draw_overlay(&timed.report, &photo))
        .transpose();
    let drawing = drawing.map_err(|error| Failure {
        file,
        kind: ErrorKind::Internal,
        message: Message::verbatim(error.to_string()),
        hint: Message::new("hint-report"),
    })?;
    Ok((row, drawing))
}

/// Returns the report of a case and the effect of its open questions. Without `settings`, the case
/// is not counted.
pub(super) fn count_case(
    case: &Case,
    settings: Option<&CountSettings>,
    judge: &LifeJudge,
    clock: Clock,
) -> Result<(TimedReport, Stake), Failure> {
    let Some(settings) = settings else {
        let timed = case.timed_report();
        let questions = count_doubt_topics(&timed.report);
        return Ok((
            timed,
            Stake {
                questions,
                ..Stake::default()
            },
        ));
    };
    let timed = settle(case, settings, judge, &SecondOpinions::none(), clock)
        .map_err(|error| error.failure(&case.file))?;
    let report = &timed.report;
    let stake = match &report.settlement {
        Some(settled) => {
            let life = &settled.life;
            stake_of(&open_questions(
                case,
                report,
                life,
                settings,
                PointSet::EMPTY,
            ))
        }
        None => Stake {
            winner: true,
            half_points: None,
            questions: count_doubt_topics(report),
        },
    };
    Ok((timed, stake))
}

/// Returns the number of questions about doubtful points.
fn count_doubt_topics(report: &Report) -> usize {
    find_doubt_topics(&report.position, &report.uncertain, PointSet::EMPTY).len()
}

/// Returns the combined effect of several questions, each answered alone.
fn stake_of(questions: &[Question]) -> Stake {
    let mut stake = Stake {
        winner: false,
        half_points: Some(0),
        questions: questions.len(),
    };
    for question in questions {
        // The margin as it is proposed, and with the other answer, or the least and the greatest.
        let margins = match question {
            Question::Point(point) => point.margins,
            Question::Joint(joint) => joint.margin_bounds(),
            Question::Group { group, margin } => {
                group.otherwise.map(|otherwise| [*margin, otherwise.margin])
            }
            Question::LeftOpen(_) => None,
        };
        match margins {
            Some([proposed, other]) => {
                stake.winner |= margin_sign(proposed) != margin_sign(other);
                let change = (other - proposed).magnitude().0;
                stake.half_points = stake.half_points.map(|largest| largest.max(change));
            }
            // An answer whose result cannot be counted beforehand may change everything.
            None => {
                stake.winner = true;
                stake.half_points = None;
            }
        }
    }
    stake
}

/// Returns 1 if Black wins, -1 if White wins, and 0 for a draw.
fn margin_sign(margin: HalfPoints) -> i32 {
    margin.0.signum()
}

/// Builds the row of a case from its report.
pub(super) fn build_row(
    content: ContentHash,
    case: &Case,
    timed: &TimedReport,
    stake: Stake,
    with_sgf: bool,
) -> Row {
    let TimedReport { report, timings } = timed;
    let outcome = if report.needs_a_look() {
        RowOutcome::Asked
    } else {
        RowOutcome::Exact
    };
    // In milliseconds with one decimal place.
    let timings_ms = timings
        .iter()
        .map(|timing| {
            (
                timing.step.to_owned(),
                (timing.took.as_secs_f64() * 10_000.0).round() / 10.0,
            )
        })
        .collect();
    Row {
        content,
        outcome,
        stake,
        answer: AnswerJson::Report(Box::new(ReportJson::from(report))),
        sentences: collect_sentences(report),
        sgf: with_sgf.then(|| sgf::report(report)),
        grid_confidence: case
            .readings
            .as_ref()
            .map(|readings| json::probability(readings.grid_confidence)),
        unsure: case
            .readings
            .as_ref()
            .map(list_unsure_points)
            .unwrap_or_default(),
        timings_ms,
        corrected: false,
        passing: false,
    }
}

/// Collects the sentences of a report in all languages.
fn collect_sentences(report: &Report) -> RowSentences {
    let size = report.position.size();
    let mut warnings = Vec::new();
    for warning in &report.warnings {
        let in_language = |language: Language| {
            (
                language.code().to_owned(),
                words::describe_warning(language.words(), size, warning),
            )
        };
        warnings.push(Language::ALL.into_iter().map(in_language).collect());
    }
    let groups = report.settlement.iter().flat_map(|settled| &settled.doubts);
    let reasons = groups
        .map(|group| words::reason_message(size, &group.chain))
        .collect();
    RowSentences {
        warnings,
        reasons,
        failure: None,
    }
}

/// Returns the row of a photo from which nothing could be read. An internal error counts as a
/// failure, so that `--retry` processes the photo again.
fn refused_row(content: ContentHash, failure: &Failure) -> Row {
    let outcome = if failure.kind == ErrorKind::Internal {
        RowOutcome::Failed
    } else {
        RowOutcome::Refused
    };
    Row {
        outcome,
        ..failed_row(content, failure)
    }
}

/// Returns the row of a photo that could not be processed.
pub(super) fn failed_row(content: ContentHash, failure: &Failure) -> Row {
    Row {
        content,
        outcome: RowOutcome::Failed,
        stake: Stake::default(),
        answer: AnswerJson::Failure(FailureJson::from(failure)),
        sentences: RowSentences {
            failure: Some([failure.message.clone(), failure.hint.clone()]),
            ..RowSentences::default()
        },
        sgf: None,
        grid_confidence: None,
        unsure: Vec::new(),
        timings_ms: BTreeMap::new(),
        corrected: false,
        passing: false,
    }
}

/// Lists the points whose probabilities are not exactly 0 and 1 when rounded to thousandths. All
/// others follow from the position, which keeps a row short.
fn list_unsure_points(readings: &StoneReadings) -> Vec<UnsurePoint> {
    const CERTAIN: u16 = 1000;
    let thousandths =
        |probability: f64| (probability.clamp(0.0, 1.0) * f64::from(CERTAIN)).round() as u16;
    let points = readings.readings.iter().zip(0..);
    points
        .map(|(reading, index)| {
            (
                index,
                [reading.empty, reading.black, reading.white].map(thousandths),
            )
        })
        .filter(|(_, probabilities)| !probabilities.contains(&CERTAIN))
        .collect()
}

fn draw_overlay(report: &Report, photo: &Photo) -> Result<Vec<u8>, DrawingError> {
    let settings = overlay::OverlaySettings {
        longest_side_px: LONGEST_SIDE_PX,
        ..overlay::OverlaySettings::default()
    };
    overlay::jpeg(report, photo, &settings)
}
