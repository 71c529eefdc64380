//! What becomes of one photo: read, counted, drawn.

use std::collections::BTreeMap;

use shuzi::count::{Case, Clock, CountSettings, Question, ReadSettings, SecondOpinions};
use shuzi::count::{open_questions, read, settle};
use shuzi::language::Language;
use shuzi::photo::Photo;
use shuzi::report::json::{AnswerJson, FailureJson, ReportJson};
use shuzi::report::overlay;
use shuzi::report::{Failure, Report, TimedReport, json, sgf, words};
use shuzi::score::HalfPoints;
use shuzi::stones::StoneReadings;

use super::content::Content;
use super::row::{Outcome, Row, Sentences, Stake, Unsure};

/// What is done with every photo of a run.
#[derive(Clone, Debug)]
pub struct Task {
    /// How photos are read.
    pub read: ReadSettings,
    /// How positions are counted; `None` where only positions are wanted.
    pub count: Option<CountSettings>,
    /// Whether game records are wanted.
    pub sgf: bool,
    /// Which photos are drawn.
    pub overlays: Overlays,
}

/// Which photos are drawn with what was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlays {
    /// None.
    None,
    /// Those that a person should look at.
    Asked,
    /// All that were read.
    All,
}

/// A drawing's longest side, in pixels: a 19×19 board keeps some 35 a spacing, and the file some 80 kB.
const LONGEST_SIDE_PX: u32 = 800;

/// What became of the photo in `bytes`, and its drawing, a JPEG file, if it is one to be drawn.
pub fn answer(content: Content, bytes: &[u8], task: &Task, clock: Clock) -> (Row, Option<Vec<u8>>) {
    let start = clock();
    let (mut row, drawing) = match answered(content, bytes, task, clock) {
        Ok(answered) => answered,
        Err(failure) => (refused(content, &failure), None),
    };
    let took = clock().saturating_sub(start).as_secs_f64() * 1000.0;
    row.timings_ms.insert("all".to_owned(), (10.0 * took).round() / 10.0);
    (row, drawing)
}

fn answered(
    content: Content,
    bytes: &[u8],
    task: &Task,
    clock: Clock,
) -> Result<(Row, Option<Vec<u8>>), Failure> {
    let file = content.to_string();
    let (photo, case) = read(&file, bytes, &task.read, clock).map_err(|error| error.failure(&file))?;
    let (timed, stake) = counted(&case, task.count.as_ref(), clock)?;
    let row = row(content, &case, &timed, stake, task.sgf);
    let wanted = match task.overlays {
        Overlays::None => false,
        Overlays::Asked => row.outcome == Outcome::Asked,
        Overlays::All => true,
    };
    let drawing = wanted.then(|| drawn(&timed.report, &photo));
    Ok((row, drawing))
}

/// The report of a case, and how much hangs on what it asks.
pub(super) fn counted(
    case: &Case,
    settings: Option<&CountSettings>,
    clock: Clock,
) -> Result<(TimedReport, Stake), Failure> {
    let Some(settings) = settings else {
        let timed = case.timed_report();
        let questions = timed.report.uncertain.len();
        return Ok((timed, Stake { questions, ..Stake::default() }));
    };
    let timed =
        settle(case, settings, &SecondOpinions::none(), clock).map_err(|error| error.failure(&case.file))?;
    let report = &timed.report;
    let stake = match &report.settlement {
        Some(settled) => stake(&open_questions(case, report, &settled.life, settings)),
        None => Stake { winner: true, half_points: None, questions: report.uncertain.len() },
    };
    Ok((timed, stake))
}

fn stake(questions: &[Question]) -> Stake {
    let sign = |margin: HalfPoints| margin.0.signum();
    let changes = questions.iter().map(|question| match question {
        Question::Point(point) => point.margins,
        Question::Group { group, margin } => group.otherwise.map(|otherwise| [*margin, otherwise.margin]),
        Question::LeftOpen(_) => None,
    });
    let mut stake = Stake { winner: false, half_points: Some(0), questions: questions.len() };
    for change in changes {
        match change {
            Some([now, then]) => {
                stake.winner |= sign(now) != sign(then);
                stake.half_points = stake.half_points.map(|most| most.max((then - now).magnitude().0));
            }
            // What nobody can count may change everything.
            None => stake = Stake { winner: true, half_points: None, ..stake },
        }
    }
    stake
}

/// The row of a case that was counted.
pub(super) fn row(content: Content, case: &Case, timed: &TimedReport, stake: Stake, with_sgf: bool) -> Row {
    let TimedReport { report, timings } = timed;
    let outcome = if report.needs_a_look() { Outcome::Asked } else { Outcome::Exact };
    let timings_ms = timings
        .iter()
        .map(|timing| (timing.step.to_owned(), (timing.took.as_secs_f64() * 10_000.0).round() / 10.0))
        .collect();
    Row {
        content,
        outcome,
        stake,
        answer: AnswerJson::Report(Box::new(ReportJson::from(report))),
        sentences: sentences(report),
        sgf: with_sgf.then(|| sgf::report(report)),
        grid_confidence: case.readings.as_ref().map(|readings| json::probability(readings.grid_confidence)),
        unsure: case.readings.as_ref().map(unsure).unwrap_or_default(),
        timings_ms,
        corrected: false,
        passing: false,
    }
}

/// What the report says to people.
fn sentences(report: &Report) -> Sentences {
    let size = report.position.size();
    let warnings = report.warnings.iter().map(|warning| {
        let in_language = |language: Language| {
            (language.code().to_owned(), words::describe_warning(language.words(), size, warning))
        };
        Language::ALL.into_iter().map(in_language).collect()
    });
    let groups = report.settlement.iter().flat_map(|settled| &settled.doubts);
    let reasons = groups.map(|group| words::reason_message(size, &group.chain));
    Sentences { warnings: warnings.collect(), reasons: reasons.collect(), failure: None }
}

/// The row of a photo in which nothing can be read.
fn refused(content: Content, failure: &Failure) -> Row {
    let outcome = if failure.kind == "internal" { Outcome::Failed } else { Outcome::Refused };
    Row { outcome, ..failed(content, failure) }
}

/// The row of a photo that could not be looked at.
pub(super) fn failed(content: Content, failure: &Failure) -> Row {
    Row {
        content,
        outcome: Outcome::Failed,
        stake: Stake::default(),
        answer: AnswerJson::Failure(FailureJson::from(failure)),
        sentences: Sentences {
            failure: Some([failure.message.clone(), failure.hint.clone()]),
            ..Sentences::default()
        },
        sgf: None,
        grid_confidence: None,
        unsure: Vec::new(),
        timings_ms: BTreeMap::new(),
        corrected: false,
        passing: false,
    }
}

fn unsure(readings: &StoneReadings) -> Vec<Unsure> {
    /// Certain to the last digit written.
    const ALL: u16 = 1000;
    let thousandths = |probability: f64| (probability.clamp(0.0, 1.0) * f64::from(ALL)).round() as u16;
    let points = readings.readings.iter().zip(0..);
    points
        .map(|(reading, index)| (index, [reading.empty, reading.black, reading.white].map(thousandths)))
        .filter(|(_, probabilities)| !probabilities.contains(&ALL))
        .collect()
}

fn drawn(report: &Report, photo: &Photo) -> Vec<u8> {
    let settings =
        overlay::OverlaySettings { longest_side_px: LONGEST_SIDE_PX, ..overlay::OverlaySettings::default() };
    overlay::jpeg(report, photo, &settings)
}
