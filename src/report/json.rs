//! JSON, schema `shuzi/1`: one object an input, on one line. What other programs build on.

mod schema;
#[cfg(feature = "vision")]
mod watched;

#[cfg(feature = "vision")]
pub use watched::{grids, life, probabilities};

use serde::Serialize;

use crate::color::Color;
use crate::geometry::{PhotoGrid, PhotoPoint};
use crate::language::Language;
use crate::life::{ChainLife, LifeReading, Status};
use crate::point::{BoardSize, Point};
use crate::position::StoneReading;
use crate::score::{
    HalfPoints, HandicapBonus, IngFillIn, LeftOpen, MarginBounds, OpenPoint, Penalties, RuleBreach, Rules,
    Score, TaxedGroup, Unit,
};

use super::{
    DifferenceReason, DoubtfulGroup, Failure, OtherPhoto, Otherwise, PhotoFacts, RecordedFinding,
    RecordedResult, Report, Settlement, Uncertain, Warning, words,
};

/// Programs read it: it must not depend on where it was written.
const LANGUAGE: Language = Language::English;

/// The report as one line of JSON, without the line's end.
pub fn report(report: &Report) -> String {
    line(&object(report))
}

/// The report as an object, to which others may add fields.
pub fn object(report: &Report) -> impl Serialize {
    schema::Report {
        schema: schema::VERSION,
        file: &report.file,
        photo: report.photo.as_ref().map(|photo| schema::Photo {
            file: &report.file,
            width: Some(photo.width_px),
            height: Some(photo.height_px),
            others: photo.others.iter().map(other).collect(),
        }),
        board: report.photo.as_ref().map(board),
        size: [report.position.size().width(), report.position.size().height()],
        rows: report.position.rows(),
        uncertain: report.photo.as_ref().map(|_| uncertain(report)),
        counted: counted(report),
        settled: report.settlement.as_ref().map(|settlement| settled(report.position.size(), settlement)),
        recorded_result: recorded(report),
        warnings: warnings(report),
        timings_ms: report
            .timings
            .iter()
            .map(|timing| (timing.step, rounded(timing.took.as_secs_f64() * 1000.0, 1)))
            .collect(),
    }
}

/// A move of a record of which the rules say something, as in a report's warnings.
pub fn breach(size: BoardSize, breach: &RuleBreach) -> impl Serialize {
    schema::Breach::new(size, breach)
}

/// The points to ask about, as in a report's object.
pub fn uncertain_points(report: &Report) -> impl Serialize {
    uncertain(report)
}

/// The places of many intersections in a photo, in tenths of a pixel.
pub fn places(places: impl Iterator<Item = PhotoPoint>) -> Vec<[f64; 2]> {
    places.map(|place| [rounded(place.x, 1), rounded(place.y, 1)]).collect()
}

/// The failure as one line of JSON, without the line's end.
pub fn failure(failure: &Failure) -> String {
    failed(failure, error(failure))
}

/// The same with more fields in its `error`.
pub fn failure_with(failure: &Failure, more: &impl Serialize) -> String {
    failed(failure, schema::ErrorWith { error: error(failure), more })
}

fn failed(failure: &Failure, error: impl Serialize) -> String {
    line(&schema::Failure {
        schema: schema::VERSION,
        file: &failure.file,
        photo: schema::Photo { file: &failure.file, width: None, height: None, others: Vec::new() },
        error,
    })
}

/// In English, as everything that programs read.
fn error(failure: &Failure) -> schema::Error {
    let Failure { kind, message, hint, .. } = failure;
    schema::Error { kind, message: message.to_string(), hint: hint.to_string() }
}

fn other(other: &OtherPhoto) -> schema::OtherPhoto<'_> {
    schema::OtherPhoto { file: &other.file, error: other.left_out.as_ref().map(error) }
}

/// Text keys and finite numbers only, so that writing cannot fail.
fn line(object: &impl serde::Serialize) -> String {
    serde_json::to_string(object).unwrap_or_default()
}

fn board(photo: &PhotoFacts) -> schema::Board {
    let PhotoGrid { lines, fit_px, .. } = photo.grid;
    schema::Board { size: lines, corners: corners(photo.grid.corners()), fit_px: rounded(fit_px, 3) }
}

fn corners(corners: [PhotoPoint; 4]) -> [[f64; 2]; 4] {
    corners.map(place)
}

fn place(place: PhotoPoint) -> [f64; 2] {
    [rounded(place.x, 2), rounded(place.y, 2)]
}

fn uncertain(report: &Report) -> Vec<schema::Uncertain> {
    let size = report.position.size();
    let best =
        |point| report.position.stone(point).map_or(".".to_owned(), |color| color.letter().to_string());
    let one = |&Uncertain { point, reading, why }: &Uncertain| schema::Uncertain {
        point: size.name(point),
        row: point.row(),
        col: point.col(),
        best: best(point),
        probabilities: probabilities_of(&reading),
        why: why.name(),
    };
    report.uncertain.iter().map(one).collect()
}

fn probabilities_of(reading: &StoneReading) -> schema::Probabilities {
    schema::Probabilities {
        empty: probability(reading.empty),
        black: probability(reading.black),
        white: probability(reading.white),
    }
}

fn counted(report: &Report) -> Option<schema::Counted> {
    report.rules.as_ref().map(|rules| schema::Counted {
        rules: rules.set.name(),
        komi: rules.komi.as_points(),
        handicap: rules.handicap,
        white_handicap_bonus: rules.bonus_points().as_points(),
        white_handicap_bonus_from: (!rules.is_even()).then(|| rules.bonus_source.name()),
        white_handicap_bonus_results: bonus_results(report, rules),
        event: rules.event.clone(),
        ended: rules.ended.map(|ended| schema::Ended {
            how: ended.name(),
            article: ended.article(rules),
            message: words::describe_ending(LANGUAGE.words(), ended, rules),
        }),
        penalties: (rules.penalties != Penalties::default()).then(|| schema::Penalties {
            black: rules.penalties.black.as_points(),
            white: rules.penalties.white.as_points(),
        }),
    })
}

/// The results that the bonuses lead to, where nobody said which is meant.
fn bonus_results(report: &Report, rules: &Rules) -> Option<Vec<schema::BonusResult>> {
    let results = report.warnings.iter().find_map(|warning| match warning {
        Warning::BonusOpen { results, .. } => Some(results),
        _ => None,
    })?;
    let result = |(bonus, result): &(HandicapBonus, Otherwise)| schema::BonusResult {
        bonus: bonus.name(),
        points: rules.points_of(*bonus).as_points(),
        margin: result.margin.as_points(),
        winner: schema::winner(result.winner),
    };
    Some(results.iter().map(result).collect())
}

fn recorded(report: &Report) -> Option<schema::RecordedResult> {
    let RecordedResult { written, finding } = report.recorded.as_ref()?;
    let (finding, margin, reasons) = match finding {
        RecordedFinding::Agrees => ("agrees", None, None),
        RecordedFinding::NotCounted => ("not_counted", None, None),
        RecordedFinding::Unreadable => ("unreadable", None, None),
        RecordedFinding::Differs { margin, reasons, .. } => ("differs", *margin, Some(reasons)),
    };
    let size = report.position.size();
    let reason = |reason: &DifferenceReason| schema::DifferenceReason {
        kind: schema::reason_kind(reason),
        points: match reason {
            DifferenceReason::Fate { points, .. } => names(size, points),
            _ => Vec::new(),
        },
        message: words::describe_difference_reason(LANGUAGE.words(), size, reason),
    };
    Some(schema::RecordedResult {
        written: written.clone(),
        finding,
        margin: margin.map(HalfPoints::as_points),
        reasons: reasons.map(|reasons| reasons.iter().map(reason).collect()),
    })
}

fn settled(size: BoardSize, settlement: &Settlement) -> schema::Settled {
    let Settlement { life, score, open, doubts } = settlement;
    schema::Settled {
        life: life_of(size, life),
        doubts: doubts.iter().map(|group| doubtful(size, group, score)).collect(),
        dame: names(size, &score.dame),
        shared: names(size, &score.shared),
        unsealed: names(size, &score.unsealed),
        open: open.points.iter().map(|open| open_point(size, open)).collect(),
        left_open: (open.stated != LeftOpen::Unstated).then(|| open.stated.name()),
        played_out: open.played_out.and_then(played_out),
        played_out_bounds: open.played_out.map(|[black, white]| schema::PlayedOutBounds {
            black_is_first: bounds(black),
            white_is_first: bounds(white),
        }),
        territory: (!score.rules.counts_area()).then(|| schema::Territory {
            seki: names(size, &score.seki),
            false_eyes: names(size, &score.false_eyes),
            teire: names(size, &score.teire),
        }),
        group_tax: score.group_tax.iter().map(|group| taxed_group(size, group)).collect(),
        removed: names(size, &score.removed),
        owner: owner_rows(size, score),
        score: result(score),
        ing: score.ing.as_ref().map(|fill_in| ing(score, fill_in)),
    }
}

fn taxed_group(size: BoardSize, group: &TaxedGroup) -> schema::TaxedGroup {
    schema::TaxedGroup { color: group.color, stone: size.name(group.stone), points: group.points }
}

/// The margins, where both are known exactly.
fn played_out([black, white]: [MarginBounds; 2]) -> Option<schema::PlayedOut> {
    Some(schema::PlayedOut {
        margin_if_black_is_first: black.exact()?.as_points(),
        margin_if_white_is_first: white.exact()?.as_points(),
    })
}

fn bounds(margin: MarginBounds) -> schema::Bounds {
    schema::Bounds {
        at_least: margin.at_least.map(HalfPoints::as_points),
        at_most: margin.at_most.map(HalfPoints::as_points),
    }
}

fn open_point(size: BoardSize, open: &OpenPoint) -> schema::OpenPoint {
    schema::OpenPoint {
        point: size.name(open.point),
        why: schema::open_kind(open.kind),
        margin_if_black_plays: open.black_plays.map(HalfPoints::as_points),
        margin_if_white_plays: open.white_plays.map(HalfPoints::as_points),
    }
}

fn life_of(size: BoardSize, life: &LifeReading) -> schema::Life {
    let points_of = |wanted: fn(&ChainLife) -> bool| {
        let chains = life.chains.iter().filter(|&chain| wanted(chain));
        let mut points: Vec<Point> = chains.flat_map(|chain| chain.points.iter().copied()).collect();
        points.sort_unstable();
        names(size, &points)
    };
    let chain = |chain: &ChainLife| schema::Chain {
        points: names(size, &chain.points),
        color: chain.color,
        status: chain.status.name(),
        confidence: probability(chain.confidence),
        why: words::describe_reason(LANGUAGE.words(), size, chain),
        second: chain.second.as_ref().map(|second| schema::SecondOpinion {
            engine: second.engine.clone(),
            status: second.status.name(),
        }),
    };
    schema::Life {
        dead: points_of(|chain| chain.status == Status::Dead),
        ask: points_of(|chain| chain.ask),
        chains: life.chains.iter().map(chain).collect(),
    }
}

fn doubtful(size: BoardSize, group: &DoubtfulGroup, score: &Score) -> schema::DoubtfulGroup {
    schema::DoubtfulGroup {
        points: names(size, &group.points),
        color: group.color,
        proposed: group.chain.status.name(),
        why: words::describe_reason(LANGUAGE.words(), size, &group.chain),
        margin_otherwise: group.otherwise.map(|otherwise| otherwise.margin.as_points()),
        changes_winner: group.otherwise.map(|otherwise| otherwise.winner != score.winner),
    }
}

fn owner_rows(size: BoardSize, score: &Score) -> Vec<String> {
    let letters: Vec<char> =
        score.owner.iter().map(|owner| owner.map_or('.', |color| color.letter())).collect();
    letters.chunks(size.width()).map(|row| row.iter().collect()).collect()
}

fn result(score: &Score) -> schema::Score {
    schema::Score {
        black: score.black.as_points(),
        white: score.white.as_points(),
        margin: score.margin.as_points(),
        margin_if_black_moved_last: score.margin_if_black_moved_last().map(HalfPoints::as_points),
        margin_zi: (score.rules.conventions.unit == Unit::Zi)
            .then(|| words::format_zi(LANGUAGE.words(), score.margin)),
        winner: match score.rules.ended {
            Some(_) => schema::NOBODY,
            None => schema::winner(score.winner),
        },
        sgf: words::format_sgf_result(score),
    }
}

fn ing(score: &Score, fill_in: &IngFillIn) -> schema::Ing {
    let [black, white] = Color::BOTH.map(|color| score.stones_missing(color));
    schema::Ing {
        black: fill_in.black.into(),
        white: fill_in.white.into(),
        compensation_stones: fill_in.compensation_stones,
        shared_filled_each: fill_in.shared_filled_each,
        difference: fill_in.difference,
        result: words::format_fill_in_result(fill_in),
        missing: (black + white > 0).then(|| schema::Missing {
            black,
            white,
            misleads_by: score.fill_in_error().as_points(),
        }),
    }
}

fn warnings(report: &Report) -> Vec<schema::Warning> {
    let size = report.position.size();
    let one = |warning: &Warning| schema::Warning {
        kind: schema::warning_kind(warning),
        points: names(size, warning.points()),
        message: words::describe_warning(LANGUAGE.words(), size, warning),
        moves: match warning {
            Warning::IrregularMoves { moves } | Warning::RepeatedBoards { moves } => {
                moves.iter().map(|breach| schema::Breach::new(size, breach)).collect()
            }
            _ => Vec::new(),
        },
        is_note: !warning.needs_a_look(),
    };
    report.warnings.iter().map(one).collect()
}

fn names(size: BoardSize, points: &[Point]) -> Vec<String> {
    points.iter().map(|&point| size.name(point)).collect()
}

// How many digits are written: the networks' sums differ in their last bits between processors and in WebAssembly, and
// what is written should not tell them apart. Probabilities differ by 1e-8, places in photos by 1e-7 px; each digit more
// makes a difference ten times as likely to show.

/// A probability as it is written: with three digits.
pub fn probability(value: f64) -> f64 {
    rounded(value, 3)
}

/// What is expected of one of all points, from -1 to 1, as it is written: with one digit.
pub fn expected(value: f64) -> f64 {
    rounded(value, 1)
}

/// `value` with `digits` after the point; what is not finite becomes 0, which JSON can hold.
fn rounded(value: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    let result = (value * scale).round() / scale;
    if result.is_finite() { result } else { 0.0 }
}
