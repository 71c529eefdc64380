//! Converts reports and failures to the types of schema `shuzi/1`.

use std::collections::BTreeMap;

use crate::geometry::PhotoGrid;
use crate::point::{BoardSize, Point, PointSet};
use crate::position::StoneReading;
use crate::report::words;
use crate::report::{
    DifferenceReason, DoubtTopic, Failure, OtherPhoto, Otherwise, PhotoFacts, RecordedFinding,
    RecordedResult, Report, TimedReport, Timing, Uncertain, Warning, find_doubt_topics,
};
use crate::score::{BreachKind, HalfPoints, HandicapBonus, Penalties, RuleBreach, Rules};

use super::schema::{
    BoardJson, BonusResultJson, BreachJson, CountedJson, DifferenceReasonJson, EndedJson,
    ErrorJson, FailureJson, OtherPhotoJson, PenaltiesJson, PhotoJson, PhotoNameJson,
    ProbabilitiesJson, RecordedResultJson, ReportJson, SchemaVersion, UncertainJson, WarningJson,
};
use super::settled::convert_settlement;
use super::{LANGUAGE, corners, names, probability, rounded};

impl From<&TimedReport> for ReportJson {
    fn from(timed: &TimedReport) -> ReportJson {
        ReportJson {
            timings_ms: timings_ms(&timed.timings),
            ..ReportJson::from(&timed.report)
        }
    }
}

/// Leaves `timings_ms` empty.
impl From<&Report> for ReportJson {
    fn from(report: &Report) -> ReportJson {
        let size = report.position.size();
        ReportJson {
            schema: SchemaVersion::Shuzi1,
            file: report.file.clone(),
            photo: report.photo.as_ref().map(|photo| PhotoJson {
                file: report.file.clone(),
                width: photo.width_px,
                height: photo.height_px,
                others: photo.others.iter().map(OtherPhotoJson::from).collect(),
            }),
            board: report.photo.as_ref().map(BoardJson::from),
            size: [size.width(), size.height()],
            rows: report.position.rows(),
            uncertain: report.photo.as_ref().map(|_| UncertainJson::all_of(report)),
            counted: report
                .rules
                .as_ref()
                .map(|rules| convert_rules(report, rules)),
            settled: report
                .settlement
                .as_ref()
                .map(|settlement| convert_settlement(size, settlement)),
            recorded_result: report
                .recorded
                .as_ref()
                .map(|recorded| recorded_result(size, recorded)),
            warnings: report
                .warnings
                .iter()
                .map(|told| warning(size, told))
                .collect(),
            timings_ms: BTreeMap::new(),
        }
    }
}

impl From<&Failure> for FailureJson {
    fn from(failure: &Failure) -> FailureJson {
        FailureJson::of(&failure.file, ErrorJson::from(failure))
    }
}

impl<E> FailureJson<E> {
    /// Returns the failure of an input with an error object.
    pub fn of(file: &str, error: E) -> FailureJson<E> {
        let photo = PhotoNameJson {
            file: file.to_owned(),
        };
        FailureJson {
            schema: SchemaVersion::Shuzi1,
            file: file.to_owned(),
            photo,
            error,
        }
    }
}

/// The sentences are in English, like all sentences in JSON.
impl From<&Failure> for ErrorJson {
    fn from(failure: &Failure) -> ErrorJson {
        let Failure {
            kind,
            message,
            hint,
            ..
        } = failure;
        ErrorJson {
            kind: *kind,
            message: message.to_string(),
            hint: hint.to_string(),
        }
    }
}

impl From<&OtherPhoto> for OtherPhotoJson {
    fn from(other: &OtherPhoto) -> OtherPhotoJson {
        OtherPhotoJson {
            file: other.file.clone(),
            error: other.left_out.as_ref().map(ErrorJson::from),
        }
    }
}

impl From<&PhotoFacts> for BoardJson {
    fn from(photo: &PhotoFacts) -> BoardJson {
        let PhotoGrid { lines, fit_px, .. } = photo.grid;
        BoardJson {
            size: lines,
            corners: corners(photo.grid.corners()),
            fit_px: rounded(fit_px, 3),
        }
    }
}

impl UncertainJson {
    /// Returns the doubtful points of a report.
    pub fn all_of(report: &Report) -> Vec<UncertainJson> {
        let position = &report.position;
        let topics = find_doubt_topics(position, &report.uncertain, PointSet::EMPTY);
        let question_of = |point: Point| {
            let is_about = |topic: &DoubtTopic| {
                let mut points = topic.points().iter();
                points.any(|uncertain| uncertain.point == point)
            };
            topics.iter().position(is_about).map(|index| index + 1)
        };
        let size = position.size();
        let one = |&Uncertain {
                       point,
                       reading,
                       why,
                   }: &Uncertain| UncertainJson {
            point: size.name(point),
            row: point.row(),
            col: point.col(),
            best: position.stone(point).into(),
            probabilities: ProbabilitiesJson::from(&reading),
            why,
            question: question_of(point),
        };
        report.uncertain.iter().map(one).collect()
    }
}

impl From<&StoneReading> for ProbabilitiesJson {
    fn from(reading: &StoneReading) -> ProbabilitiesJson {
        ProbabilitiesJson {
            empty: probability(reading.empty),
            black: probability(reading.black),
            white: probability(reading.white),
        }
    }
}

fn convert_rules(report: &Report, rules: &Rules) -> CountedJson {
    CountedJson {
        rules: rules.set,
        komi: rules.komi.as_points(),
        to_move: report.to_move,
        handicap: rules.handicap,
        white_handicap_bonus: rules.bonus_points().as_points(),
        white_handicap_bonus_from: (!rules.is_even()).then_some(rules.bonus_source),
        white_handicap_bonus_results: bonus_results(report, rules),
        event: rules.event.clone(),
        ended: rules.ended.map(|ended| EndedJson {
            how: ended,
            article: ended.article(rules),
            message: words::describe_ending(LANGUAGE.words(), ended, rules),
        }),
        penalties: (rules.penalties != Penalties::default()).then(|| PenaltiesJson {
            black: rules.penalties.black.as_points(),
            white: rules.penalties.white.as_points(),
        }),
    }
}

/// Returns the results with the usual handicap bonuses, if it is not stated which of them applies.
fn bonus_results(report: &Report, rules: &Rules) -> Option<Vec<BonusResultJson>> {
    let results = report.warnings.iter().find_map(|warning| match warning {
        Warning::BonusOpen { results, .. } => Some(results),
        _ => None,
    })?;
    let result = |(bonus, result): &(HandicapBonus, Otherwise)| BonusResultJson {
        bonus: *bonus,
        points: rules.points_of(*bonus).as_points(),
        margin: result.margin.as_points(),
        winner: result.winner.into(),
    };
    Some(results.iter().map(result).collect())
}

fn recorded_result(size: BoardSize, recorded: &RecordedResult) -> RecordedResultJson {
    let RecordedResult { written, finding } = recorded;
    let (margin, reasons) = match finding {
        RecordedFinding::Differs {
            margin, reasons, ..
        } => (*margin, Some(reasons)),
        RecordedFinding::Agrees | RecordedFinding::NotCounted | RecordedFinding::Unreadable => {
            (None, None)
        }
    };
    let reason = |reason: &DifferenceReason| DifferenceReasonJson {
        kind: reason.into(),
        points: match reason {
            DifferenceReason::Fate { points, .. } => names(size, points),
            _ => Vec::new(),
        },
        message: words::describe_difference_reason(LANGUAGE.words(), size, reason),
    };
    RecordedResultJson {
        written: written.clone(),
        finding: finding.into(),
        margin: margin.map(HalfPoints::as_points),
        reasons: reasons.map(|reasons| reasons.iter().map(reason).collect()),
    }
}

fn warning(size: BoardSize, warning: &Warning) -> WarningJson {
    WarningJson {
        kind: warning.into(),
        points: names(size, warning.points()),
        message: words::describe_warning(LANGUAGE.words(), size, warning),
        moves: match warning {
            Warning::IrregularMoves { moves } | Warning::RepeatedBoards { moves } => moves
                .iter()
                .map(|breach| BreachJson::new(size, breach))
                .collect(),
            _ => Vec::new(),
        },
        is_note: !warning.needs_a_look(),
    }
}

impl BreachJson {
    /// Converts a breach that happened on a board of this size.
    pub fn new(size: BoardSize, breach: &RuleBreach) -> BreachJson {
        BreachJson {
            number: breach.number,
            color: breach.played.color,
            point: breach.played.point.map(|point| size.name(point)),
            did: breach.kind.act(),
            stones: match breach.kind {
                BreachKind::Suicide { stones } => Some(stones),
                _ => None,
            },
            since: match breach.kind {
                BreachKind::KoTakenBack => breach.number.checked_sub(2),
                BreachKind::BoardRepeated { since } => Some(since),
                BreachKind::Occupied | BreachKind::Suicide { .. } => None,
            },
            ruling: breach.ruling,
        }
    }
}

/// Returns the duration of each step in milliseconds, to one digit. If two steps have the same
/// name, the later one counts.
fn timings_ms(timings: &[Timing]) -> BTreeMap<String, f64> {
    let in_ms = |timing: &Timing| {
        (
            timing.step.to_owned(),
            rounded(timing.took.as_secs_f64() * 1000.0, 1),
        )
    };
    timings.iter().map(in_ms).collect()
}
