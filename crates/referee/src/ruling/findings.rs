//! The findings of an examination as JSON. They are the same in every language and at every time.

use serde_json::{Value, json};

use super::content;
use crate::verify::filled::NamedStones;
use crate::verify::rearranged::Total;
use crate::verify::record::{
    AbsenceReason, Account, Balance, MatchedPoint, PositionComparison, PresenceReason, RecordEnd,
};
use crate::verify::{
    Assumption, BoardAfter, BoardAfterFindings, Claim, ClaimVerdict, ClaimedResult, CountOutcome,
    Examination, Fault, FaultKind, FillInFindings, InadmissiblePhoto, Objection, OpenQuestion,
    OutcomeBounds, PossibleAnswer, QuestionTopic, RearrangementFindings, RecordExamination,
    StonesDue,
};
use shuzi::color::Color;
use shuzi::language::Language;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Orientation;
use shuzi::report::json::{BreachJson, ErrorJson, ProbabilitiesJson, ReportJson};
use shuzi::report::words::AmountUnit;
use shuzi::report::{Failure, Report};

/// Returns all findings.
///
/// # Errors
/// Returns an error if a report cannot be serialised, which its types rule out.
pub(super) fn findings_value(examination: &Examination) -> serde_json::Result<Value> {
    let size = examination.report.position.size();
    let disagreements = examination.disagreements.iter().map(|disagreement| {
        let seen: Vec<ProbabilitiesJson> = disagreement
            .seen
            .iter()
            .map(ProbabilitiesJson::from)
            .collect();
        json!({ "point": size.name(disagreement.point), "seen": seen })
    });
    let after = examination.after.as_ref().map(|after| match after {
        Ok(after) => board_after_value(size, after),
        Err(error) => Ok(failure_value(error)),
    });
    let questions = examination
        .questions
        .iter()
        .map(|question| question_value(size, question));
    Ok(json!({
        "count": report_value(&examination.report)?,
        "photos": examination.seen.iter().map(report_value).collect::<serde_json::Result<Vec<Value>>>()?,
        "left_out": examination.left_out.iter().map(failure_value).collect::<Vec<Value>>(),
        "disagreements": disagreements.collect::<Vec<Value>>(),
        "questions": questions.collect::<Vec<Value>>(),
        "claim": examination.claim.as_ref().map(|(claim, verdict)| claim_value(examination, claim, verdict)),
        "record": examination.record.as_ref().map(|record| match record {
            Ok(record) => record_value(record, size),
            Err(error) => failure_value(error),
        }),
        "after": after.transpose()?,
    }))
}

/// Returns a report without its timings, which differ each time, without its schema, as the ruling
/// has one of its own, and without the numbers of the questions about doubtful points: rulings
/// written before there were any are compared byte by byte.
fn report_value(report: &Report) -> serde_json::Result<Value> {
    let mut value = serde_json::to_value(ReportJson::from(report))?;
    if let Some(fields) = value.as_object_mut() {
        fields.remove("timings_ms");
        fields.remove("schema");
        for uncertain in fields
            .get_mut("uncertain")
            .and_then(Value::as_array_mut)
            .into_iter()
            .flatten()
            .filter_map(Value::as_object_mut)
        {
            uncertain.remove("question");
        }
    }
    Ok(value)
}

fn failure_value(failure: &Failure) -> Value {
    json!({ "file": failure.file, "error": ErrorJson::from(failure) })
}

fn claim_value(examination: &Examination, claim: &Claim, verdict: &ClaimVerdict) -> Value {
    let unit = AmountUnit::of(&examination.settings.rules);
    // JSON is in English, whatever the language of the ruling.
    let in_words = |claim: &Claim| content::describe_claim(Language::English.words(), claim, unit);
    let readings = examination.claim_readings.iter().map(|judged| {
        json!({
            "understood": interpretation_value(&judged.reading.claim),
            "in_words": in_words(&judged.reading.claim),
            "likely": judged.reading.is_likely,
            "judged": verdict_name(&judged.verdict),
        })
    });
    let decisive = match verdict {
        ClaimVerdict::Agrees | ClaimVerdict::Disagrees => &[][..],
        ClaimVerdict::Undecided { decisive } => decisive.as_slice(),
    };
    json!({
        "understood": interpretation_value(claim),
        "in_words": in_words(claim),
        "verdict": verdict_name(verdict),
        "decisive": decisive,
        "readings": readings.collect::<Vec<Value>>(),
    })
}

fn verdict_name(verdict: &ClaimVerdict) -> &'static str {
    match verdict {
        ClaimVerdict::Agrees => "agrees",
        ClaimVerdict::Disagrees => "disagrees",
        ClaimVerdict::Undecided { .. } => "undecided",
    }
}

/// Returns the parts of a claim that are stated.
fn interpretation_value(claim: &Claim) -> Value {
    let mut fields = serde_json::Map::new();
    let mut insert = |name: &str, value: Value| fields.insert(name.to_owned(), value);
    match claim.result {
        Some(ClaimedResult::Draw) => {
            insert("draw", json!(true));
        }
        Some(ClaimedResult::Ended(ended)) => {
            insert("ended", json!(ended));
        }
        Some(ClaimedResult::Win { winner, by }) => {
            insert("winner", json!(winner));
            insert("by", json!(by));
        }
        None => {}
    }
    let (black, white, either) = (
        claim.counts.black,
        claim.counts.white,
        claim.count_of_either,
    );
    let of = match (black, white, either) {
        (Some(black), Some(white), _) => {
            insert("counts", json!({ "black": black, "white": white }));
            None
        }
        (Some(black), None, _) => Some((json!(Color::Black), black)),
        (None, Some(white), _) => Some((json!(Color::White), white)),
        (None, None, Some(either)) => Some((Value::Null, either)),
        (None, None, None) => None,
    };
    if let Some((of, count)) = of {
        insert("count_of", of);
        insert("count", json!(count));
    }
    Value::Object(fields)
}

fn question_value(size: BoardSize, question: &OpenQuestion) -> Value {
    let (kind, points) = match &question.topic {
        QuestionTopic::Point(uncertain) => ("point", vec![uncertain.point]),
        QuestionTopic::Group(group) => ("group", group.points.clone()),
        QuestionTopic::Unfinished(points) => ("unfinished", points.clone()),
        QuestionTopic::Prisoners => ("prisoners", Vec::new()),
        QuestionTopic::Bonus => ("handicap_bonus", Vec::new()),
        QuestionTopic::Grid(_) => ("grid", Vec::new()),
    };
    let answers: Vec<Value> = question.answers.iter().map(answer_value).collect();
    json!({ "about": kind, "points": point_names(size, &points), "ways": answers })
}

fn answer_value(answer: &PossibleAnswer) -> Value {
    let margin_of = |outcome: Option<CountOutcome>| outcome.map(|outcome| outcome.margin);
    let exact = answer.outcome.exact();
    let is_bounded = exact.is_none() && answer.outcome != OutcomeBounds::UNKNOWN;
    let bounds = is_bounded.then(|| {
        let OutcomeBounds {
            worst_for_black,
            best_for_black,
        } = answer.outcome;
        json!({ "at_least": margin_of(worst_for_black), "at_most": margin_of(best_for_black) })
    });
    json!({ "if": assumption_name(answer.assumption), "result": exact.map(outcome_value), "bounds": bounds })
}

fn assumption_name(assumption: Assumption) -> String {
    match assumption {
        Assumption::Stone(stone) => stone.map_or("empty", Color::name).to_owned(),
        Assumption::Dead(dead) => if dead { "dead" } else { "alive" }.to_owned(),
        Assumption::AsItStands => "as_it_stands".to_owned(),
        Assumption::PlayedOut(first) => format!("{}_plays_first", first.name()),
        Assumption::Bonus(bonus) => format!("bonus_{}", bonus.name()),
        Assumption::MovedLast(color) => format!("{}_moved_last", color.name()),
        Assumption::Otherwise => "otherwise".to_owned(),
    }
}

fn outcome_value(outcome: CountOutcome) -> Value {
    let CountOutcome {
        counts,
        margin,
        winner,
    } = outcome;
    let (black, white) = (
        counts.map(|counts| counts.black),
        counts.map(|counts| counts.white),
    );
    json!({ "black": black, "white": white, "margin": margin, "winner": winner })
}

fn record_value(examined: &RecordExamination, photo: BoardSize) -> Value {
    let findings = &examined.findings;
    let record = examined.record.line.size();
    let sizes = BoardSizes { photo, record };
    let (extent, moves) = match findings.record_end() {
        RecordEnd::Ends => ("ends", 0),
        RecordEnd::RunsOn { moves } => ("runs_on", moves),
        RecordEnd::StopsShort { stones, .. } => ("stops_short", stones),
    };
    let breaches = examined
        .breaches
        .iter()
        .map(|breach| json!(BreachJson::new(record, breach)));
    json!({
        "turned": orientation_value(findings.orientation),
        "as_good": findings.as_good.iter().map(|&other| orientation_value(other)).collect::<Vec<Value>>(),
        "extent": extent,
        "moves": moves,
        "last": sizes.comparison_value(&findings.last),
        "earlier": findings.earlier.as_ref().map(|earlier| sizes.comparison_value(earlier)),
        "account": account_value(&findings.account(), photo),
        "breaches": breaches.collect::<Vec<Value>>(),
    })
}

/// The sizes of both boards, for the names of their points.
#[derive(Clone, Copy)]
struct BoardSizes {
    photo: BoardSize,
    record: BoardSize,
}

impl BoardSizes {
    fn point_value(self, point: MatchedPoint) -> Value {
        json!({ "photo": self.photo.name(point.photo), "record": self.record.name(point.record) })
    }

    fn comparison_value(self, comparison: &PositionComparison) -> Value {
        let moved = comparison.moved.iter().map(|moved| {
            let (from, to) = (self.point_value(moved.from), self.point_value(moved.to));
            json!({ "color": moved.color, "from": from, "to": to })
        });
        let missing = comparison.missing.iter().map(|missing| {
            let why = match missing.why {
                AbsenceReason::Unexplained => None,
                AbsenceReason::Dead => Some("dead"),
                AbsenceReason::Enclosed => Some("enclosed"),
                AbsenceReason::Captured => Some("captured"),
            };
            json!({ "color": missing.color, "at": self.point_value(missing.at), "why": why })
        });
        let extra = comparison.extra.iter().map(|extra| {
            let why = match extra.why {
                PresenceReason::Unexplained => None,
                PresenceReason::Dame => Some("dame"),
            };
            json!({ "color": extra.color, "at": self.point_value(extra.at), "why": why })
        });
        let recolored = comparison
            .recolored
            .iter()
            .map(|stone| json!({ "color": stone.photo, "at": self.point_value(stone.at) }));
        let undecided = comparison.undecided.iter().map(
            |point| json!({ "photo": point.photo, "record": point.record, "at": self.point_value(point.at) }),
        );
        json!({
            "moves": comparison.moves,
            "later": comparison.later,
            "moved": moved.collect::<Vec<Value>>(),
            "missing": missing.collect::<Vec<Value>>(),
            "extra": extra.collect::<Vec<Value>>(),
            "other_color": recolored.collect::<Vec<Value>>(),
            "undecided": undecided.collect::<Vec<Value>>(),
            "balance": comparison.balance.iter().map(balance_value).collect::<Vec<Value>>(),
        })
    }
}

fn balance_value(side: &Balance) -> Value {
    json!({
        "color": side.color,
        "played": side.played,
        "set_up": side.set_up,
        "on_board": side.on_board,
        "undecided": side.undecided,
        "prisoners": side.prisoners,
        "stated": side.stated,
        "surplus": side.surplus(),
        "stated_surplus": side.stated_surplus(),
    })
}

fn account_value(account: &Account, photo: BoardSize) -> Value {
    let names = |points: &[MatchedPoint]| {
        points
            .iter()
            .map(|point| photo.name(point.photo))
            .collect::<Vec<String>>()
    };
    let played: Vec<MatchedPoint> = account.played.iter().map(|&(_, point)| point).collect();
    json!({
        "moves": account.shown.moves,
        "later": account.shown.later,
        "dead_taken_off": names(&account.lifted),
        "dame_filled": names(&account.dame),
        "played_after": names(&played),
        "captured_after": names(&account.captured),
        "others": account.others,
        "undecided": account.shown.undecided.len(),
    })
}

fn board_after_value(size: BoardSize, after: &BoardAfter) -> serde_json::Result<Value> {
    let found = match &after.found {
        BoardAfterFindings::FilledIn(filled) => fill_in_value(size, filled),
        BoardAfterFindings::Rearranged(rearranged) => rearrangement_value(size, rearranged),
        BoardAfterFindings::Untrusted(untrusted) => {
            inadmissible_photo_value(after.seen.position.size(), size, untrusted)
        }
    };
    Ok(json!({ "photo": report_value(&after.seen)?, "found": found }))
}

/// Returns the objection to a photo. Points are named as the photo shows the board.
fn inadmissible_photo_value(
    after: BoardSize,
    before: BoardSize,
    untrusted: &InadmissiblePhoto,
) -> Value {
    let size = if untrusted.is_before { before } else { after };
    let (why, percent) = match untrusted.why {
        Objection::Grid { percent } => ("grid", Some(percent)),
        Objection::Doubts { .. } => ("doubts", None),
        Objection::NoLiberties { .. } => ("no_liberties", None),
        Objection::Displaced { .. } => ("displaced", None),
    };
    json!({
        "kind": "untrusted",
        "photo": if untrusted.is_before { "before" } else { "after" },
        "why": why,
        "percent": percent,
        "points": point_names(size, untrusted.why.points()),
    })
}

fn fill_in_value(size: BoardSize, filled: &FillInFindings) -> Value {
    let side = |color: Color| {
        let seen = &filled.seen[color];
        json!({
            "stones": seen.stones, "in_opponents_area": seen.in_opponents_area, "own_empty": seen.own_empty,
            "shared": seen.shared,
        })
    };
    json!({
        "kind": "fill_in",
        "turned": orientation_value(filled.orientation),
        "rows": filled.after.rows(),
        "black": side(Color::Black),
        "white": side(Color::White),
        "shared_empty": filled.shared_empty,
        "difference_derived": filled.derived,
        "difference_expected": filled.expected,
        "difference_read_off": filled.read_off,
        "right": filled.is_right(),
        "faults": filled.faults.iter().map(|fault| fault_value(size, fault)).collect::<Vec<Value>>(),
        "undecided": point_names(size, &filled.undecided),
    })
}

fn fault_value(size: BoardSize, fault: &Fault) -> Value {
    let stones_value = |stones: &NamedStones| match stones {
        NamedStones::These(points) => json!({ "points": point_names(size, points) }),
        NamedStones::SomeOf { points, number } => {
            json!({ "among": point_names(size, points), "number": number })
        }
    };
    let what = match &fault.kind {
        FaultKind::Moved { color, from, to } => {
            json!({ "kind": "moved", "color": color, "from": size.name(*from), "to": point_names(size, to) })
        }
        FaultKind::Gone { color, point } => {
            json!({ "kind": "gone", "color": color, "point": size.name(*point) })
        }
        FaultKind::Replaced { color, point } => {
            json!({ "kind": "replaced", "color": color, "point": size.name(*point) })
        }
        FaultKind::Missing { color, number } => {
            json!({ "kind": "missing", "color": color, "number": number })
        }
        FaultKind::Surplus { color, number } => {
            json!({ "kind": "surplus", "color": color, "number": number })
        }
        FaultKind::LosingStonesNotLaid { color, number } => {
            json!({ "kind": "losing_stones_not_laid", "color": color, "number": number })
        }
        FaultKind::WrongColor {
            color,
            stones,
            instead,
        } => {
            json!({ "kind": "wrong_color", "color": color, "stones": stones_value(stones), "instead": instead })
        }
        FaultKind::Exchanged { black, white } => {
            json!({ "kind": "exchanged", "black": stones_value(black), "white": stones_value(white) })
        }
        FaultKind::CompensationShort { color, number } => {
            json!({ "kind": "compensation_short", "color": color, "number": number })
        }
        FaultKind::SharedUneven {
            black,
            white,
            empty,
        } => json!({
            "kind": "shared_uneven", "black": point_names(size, black), "white": point_names(size, white),
            "empty": point_names(size, empty),
        }),
        FaultKind::OpenDame { points } => {
            json!({ "kind": "open_dame", "points": point_names(size, points) })
        }
    };
    json!({ "what": what, "changes": fault.changes, "undecided": point_names(size, &fault.undecided) })
}

fn rearrangement_value(size: BoardSize, found: &RearrangementFindings) -> Value {
    let total_value = |total: Total| json!({ "stones": total.stones, "empty": total.empty, "points": total.points() });
    let mut value = json!({
        "kind": "rearranged",
        "counted": found.counted,
        "turned": orientation_value(found.orientation),
        "rows": found.after.rows(),
        "before": total_value(found.before),
        "now": total_value(found.now),
        "difference": found.difference(),
        "kept": found.is_kept(),
        "undecided_regions":
            found.undecided_regions.iter().map(|region| point_names(size, region)).collect::<Vec<_>>(),
        "beyond": point_names(size, &found.beyond),
        "markers": point_names(size, &found.markers),
        "undecided": point_names(size, &found.undecided),
    });
    // Left out if the rules count area, as in older rulings.
    if let (StonesDue::Exactly(due), Some(fields)) = (found.stones_due, value.as_object_mut()) {
        fields.insert("stones_due".to_owned(), json!(due));
    }
    value
}

fn orientation_value(orientation: Orientation) -> Value {
    json!({ "quarter_turns": orientation.quarter_turns(), "mirrored": orientation.is_mirrored() })
}

fn point_names(size: BoardSize, points: &[Point]) -> Vec<String> {
    points.iter().map(|&point| size.name(point)).collect()
}
