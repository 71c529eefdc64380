//! Findings: what an examination found, as JSON that depends on nothing else: no clock, no language.

use serde_json::{Value, json};

use super::content;
use crate::verify::filled::NamedStones as Named;
use crate::verify::record::{
    AbsenceReason as Absence, Account, PositionComparison as Against, PresenceReason as Presence,
    RecordEnd as Extent, Spot,
};
use crate::verify::{
    After, AgainstRecord, Assumption as Is, Claim, ClaimVerdict as Verdict, ClaimedResult,
    CountOutcome as Outcome, Examination, Fault, FaultKind, FilledIn, FoundAfter,
    InadmissiblePhoto as Untrusted, Objection as Mistrust, OpenQuestion, OutcomeBounds, Possibility as Way,
    QuestionTopic as About, Rearranged, StonesDue,
};
use shuzi::color::Color;
use shuzi::language::Language;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Orientation;
use shuzi::report::json::{BreachJson, ErrorJson, ProbabilitiesJson, ReportJson};
use shuzi::report::{Failure, Report};

/// Returns everything that was found.
///
/// # Errors
/// Those of serde, which the types give no reason for.
pub(super) fn findings(examination: &Examination) -> serde_json::Result<Value> {
    let size = examination.report.position.size();
    let disagreements = examination.disagreements.iter().map(|disagreement| {
        let seen: Vec<ProbabilitiesJson> = disagreement.seen.iter().map(ProbabilitiesJson::from).collect();
        json!({ "point": size.name(disagreement.point), "seen": seen })
    });
    let after = examination.after.as_ref().map(|after| match after {
        Ok(after) => board_after(size, after),
        Err(error) => Ok(failure(error)),
    });
    Ok(json!({
        "count": counted(&examination.report)?,
        "photos": examination.seen.iter().map(counted).collect::<serde_json::Result<Vec<Value>>>()?,
        "left_out": examination.left_out.iter().map(failure).collect::<Vec<Value>>(),
        "disagreements": disagreements.collect::<Vec<Value>>(),
        "questions": examination.questions.iter().map(|question| about(size, question)).collect::<Vec<Value>>(),
        "claim": examination.claim.as_ref().map(|(told, verdict)| claim(examination, told, verdict)),
        "record": examination.record.as_ref().map(|record| match record {
            Ok(record) => against_record(record, size),
            Err(error) => failure(error),
        }),
        "after": after.transpose()?,
    }))
}

/// Returns the report as programs read it, without how long it took; the file that it stands in has a schema of its own.
fn counted(report: &Report) -> serde_json::Result<Value> {
    let mut counted = serde_json::to_value(ReportJson::from(report))?;
    if let Some(fields) = counted.as_object_mut() {
        fields.remove("timings_ms");
        fields.remove("schema");
    }
    Ok(counted)
}

fn failure(failure: &Failure) -> Value {
    json!({ "file": failure.file, "error": ErrorJson::from(failure) })
}

fn claim(examination: &Examination, claim: &Claim, verdict: &Verdict) -> Value {
    let unit = examination.settings.rules.conventions.unit;
    // English, as all JSON is: programs read it.
    let in_words = |claim: &Claim| content::meaning(Language::English.words(), claim, unit);
    let readings = examination.claim_readings.iter().map(|judged| {
        json!({
            "understood": understood(&judged.reading.claim),
            "in_words": in_words(&judged.reading.claim),
            "likely": judged.reading.is_likely,
            "judged": judged_as(&judged.verdict),
        })
    });
    let decisive = match verdict {
        Verdict::Agrees | Verdict::Disagrees => &[][..],
        Verdict::Undecided { decisive } => decisive.as_slice(),
    };
    json!({
        "understood": understood(claim),
        "in_words": in_words(claim),
        "verdict": judged_as(verdict),
        "decisive": decisive,
        "readings": readings.collect::<Vec<Value>>(),
    })
}

fn judged_as(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Agrees => "agrees",
        Verdict::Disagrees => "disagrees",
        Verdict::Undecided { .. } => "undecided",
    }
}

fn understood(claim: &Claim) -> Value {
    let mut understood = serde_json::Map::new();
    let mut insert = |name: &str, value: Value| understood.insert(name.to_owned(), value);
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
    let (black, white, either) = (claim.counts.black, claim.counts.white, claim.count_of_either);
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
    Value::Object(understood)
}

fn about(size: BoardSize, question: &OpenQuestion) -> Value {
    let (kind, points) = match &question.about {
        About::Point(uncertain) => ("point", vec![uncertain.point]),
        About::Group(group) => ("group", group.points.clone()),
        About::Unfinished(points) => ("unfinished", points.clone()),
        About::Prisoners => ("prisoners", Vec::new()),
        About::Bonus => ("handicap_bonus", Vec::new()),
        About::Grid(_) => ("grid", Vec::new()),
    };
    let way = |way: &Way| {
        let margin = |of: Option<Outcome>| of.map(|of| of.margin);
        let exact = way.outcome.exact();
        let is_bounded = exact.is_none() && way.outcome != OutcomeBounds::UNKNOWN;
        let bounds = is_bounded.then(|| {
            let OutcomeBounds { worst_for_black, best_for_black } = way.outcome;
            json!({ "at_least": margin(worst_for_black), "at_most": margin(best_for_black) })
        });
        json!({ "if": is(way.is), "result": exact.map(outcome), "bounds": bounds })
    };
    let ways: Vec<Value> = question.ways.iter().map(way).collect();
    json!({ "about": kind, "points": names(size, &points), "ways": ways })
}

fn is(is: Is) -> String {
    match is {
        Is::Stone(stone) => stone.map_or("empty", Color::name).to_owned(),
        Is::Dead(dead) => if dead { "dead" } else { "alive" }.to_owned(),
        Is::AsItStands => "as_it_stands".to_owned(),
        Is::PlayedOut(first) => format!("{}_plays_first", first.name()),
        Is::Bonus(bonus) => format!("bonus_{}", bonus.name()),
        Is::MovedLast(color) => format!("{}_moved_last", color.name()),
        Is::Otherwise => "otherwise".to_owned(),
    }
}

fn outcome(outcome: Outcome) -> Value {
    let Outcome { counts, margin, winner } = outcome;
    let (black, white) = (counts.map(|counts| counts.black), counts.map(|counts| counts.white));
    json!({ "black": black, "white": white, "margin": margin, "winner": winner })
}

fn against_record(against: &AgainstRecord, size: BoardSize) -> Value {
    let findings = &against.findings;
    let recorded = against.record.line.size();
    let spot = |spot: Spot| json!({ "photo": size.name(spot.photo), "record": recorded.name(spot.record) });
    let of = |against: &Against| {
        let moved = against.moved.iter();
        let moved = moved
            .map(|moved| json!({ "color": moved.color, "from": spot(moved.from), "to": spot(moved.to) }));
        let missing = against.missing.iter().map(|missing| {
            let why = match missing.why {
                Absence::Unexplained => None,
                Absence::Dead => Some("dead"),
                Absence::Enclosed => Some("enclosed"),
                Absence::Captured => Some("captured"),
            };
            json!({ "color": missing.color, "at": spot(missing.at), "why": why })
        });
        let extra = against.extra.iter().map(|extra| {
            let why = match extra.why {
                Presence::Unexplained => None,
                Presence::Dame => Some("dame"),
            };
            json!({ "color": extra.color, "at": spot(extra.at), "why": why })
        });
        let recolored = against.recolored.iter();
        let recolored = recolored.map(|stone| json!({ "color": stone.photo, "at": spot(stone.at) }));
        let undecided = against.undecided.iter();
        let undecided = undecided
            .map(|point| json!({ "photo": point.photo, "record": point.record, "at": spot(point.at) }));
        let balance = against.balance.iter().map(|side| {
            json!({
                "color": side.color, "played": side.played, "set_up": side.set_up, "on_board": side.on_board,
                "undecided": side.undecided, "prisoners": side.prisoners, "stated": side.stated,
                "surplus": side.surplus(), "stated_surplus": side.stated_surplus(),
            })
        });
        json!({
            "moves": against.moves,
            "later": against.later,
            "moved": moved.collect::<Vec<Value>>(),
            "missing": missing.collect::<Vec<Value>>(),
            "extra": extra.collect::<Vec<Value>>(),
            "other_color": recolored.collect::<Vec<Value>>(),
            "undecided": undecided.collect::<Vec<Value>>(),
            "balance": balance.collect::<Vec<Value>>(),
        })
    };
    let (extent, moves) = match findings.record_end() {
        Extent::Ends => ("ends", 0),
        Extent::RunsOn { moves } => ("runs_on", moves),
        Extent::StopsShort { stones, .. } => ("stops_short", stones),
    };
    json!({
        "turned": turned(findings.orientation),
        "as_good": findings.as_good.iter().map(|&orientation| turned(orientation)).collect::<Vec<Value>>(),
        "extent": extent,
        "moves": moves,
        "last": of(&findings.last),
        "earlier": findings.earlier.as_ref().map(of),
        "account": account(&findings.account(), size),
        "breaches": against.breaches.iter().map(|breach| json!(BreachJson::new(recorded, breach)))
            .collect::<Vec<Value>>(),
    })
}

fn account(account: &Account, size: BoardSize) -> Value {
    let names = |spots: &[Spot]| spots.iter().map(|spot| size.name(spot.photo)).collect::<Vec<String>>();
    let played: Vec<Spot> = account.played.iter().map(|&(_, spot)| spot).collect();
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

fn board_after(size: BoardSize, after: &After) -> serde_json::Result<Value> {
    let found = match &after.found {
        FoundAfter::FilledIn(filled) => filled_in(size, filled),
        FoundAfter::Rearranged(found) => rearranged(size, found),
        FoundAfter::Untrusted(untrusted) => untrusted_photo(after.seen.position.size(), size, untrusted),
    };
    Ok(json!({ "photo": counted(&after.seen)?, "found": found }))
}

/// A photo on which no finding can rest, with the points as it shows the board.
fn untrusted_photo(after: BoardSize, before: BoardSize, untrusted: &Untrusted) -> Value {
    let size = if untrusted.is_before { before } else { after };
    let (why, percent) = match untrusted.why {
        Mistrust::Grid { percent } => ("grid", Some(percent)),
        Mistrust::Doubts { .. } => ("doubts", None),
        Mistrust::NoLiberties { .. } => ("no_liberties", None),
        Mistrust::Displaced { .. } => ("displaced", None),
    };
    json!({
        "kind": "untrusted",
        "photo": if untrusted.is_before { "before" } else { "after" },
        "why": why,
        "percent": percent,
        "points": names(size, untrusted.why.points()),
    })
}

fn filled_in(size: BoardSize, filled: &FilledIn) -> Value {
    let side = |color: Color| {
        let seen = &filled.seen[color];
        json!({
            "stones": seen.stones, "in_opponents_area": seen.in_opponents_area, "own_empty": seen.own_empty,
            "shared": seen.shared,
        })
    };
    json!({
        "kind": "fill_in",
        "turned": turned(filled.orientation),
        "rows": filled.after.rows(),
        "black": side(Color::Black),
        "white": side(Color::White),
        "shared_empty": filled.shared_empty,
        "difference_derived": filled.derived,
        "difference_expected": filled.expected,
        "difference_read_off": filled.read_off,
        "right": filled.is_right(),
        "faults": filled.faults.iter().map(|found| fault(size, found)).collect::<Vec<Value>>(),
        "undecided": names(size, &filled.undecided),
    })
}

fn fault(size: BoardSize, fault: &Fault) -> Value {
    let point = |point: Point| size.name(point);
    let named = |named: &Named| match named {
        Named::These(points) => json!({ "points": names(size, points) }),
        Named::SomeOf { points, number } => json!({ "among": names(size, points), "number": number }),
    };
    let what = match &fault.kind {
        FaultKind::Moved { color, from, to } => {
            json!({ "kind": "moved", "color": color, "from": point(*from), "to": names(size, to) })
        }
        FaultKind::Gone { color, point: at } => {
            json!({ "kind": "gone", "color": color, "point": point(*at) })
        }
        FaultKind::Replaced { color, point: at } => {
            json!({ "kind": "replaced", "color": color, "point": point(*at) })
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
        FaultKind::WrongColor { color, stones, instead } => {
            json!({ "kind": "wrong_color", "color": color, "stones": named(stones), "instead": instead })
        }
        FaultKind::Exchanged { black, white } => {
            json!({ "kind": "exchanged", "black": named(black), "white": named(white) })
        }
        FaultKind::CompensationShort { color, number } => {
            json!({ "kind": "compensation_short", "color": color, "number": number })
        }
        FaultKind::SharedUneven { black, white, empty } => json!({
            "kind": "shared_uneven", "black": names(size, black), "white": names(size, white),
            "empty": names(size, empty),
        }),
        FaultKind::OpenDame { points } => json!({ "kind": "open_dame", "points": names(size, points) }),
    };
    json!({ "what": what, "changes": fault.changes, "undecided": names(size, &fault.undecided) })
}

fn rearranged(size: BoardSize, found: &Rearranged) -> Value {
    let total = |total: crate::verify::rearranged::Total| json!({ "stones": total.stones, "empty": total.empty, "points": total.points() });
    let mut told = json!({
        "kind": "rearranged",
        "counted": found.counted,
        "turned": turned(found.orientation),
        "rows": found.after.rows(),
        "before": total(found.before),
        "now": total(found.now),
        "difference": found.difference(),
        "kept": found.is_kept(),
        "undecided_regions":
            found.undecided_regions.iter().map(|region| names(size, region)).collect::<Vec<_>>(),
        "beyond": names(size, &found.beyond),
        "markers": names(size, &found.markers),
        "undecided": names(size, &found.undecided),
    });
    // Area counts say nothing of it, as those of before.
    if let (StonesDue::Exactly(due), Some(fields)) = (found.stones_due, told.as_object_mut()) {
        fields.insert("stones_due".to_owned(), json!(due));
    }
    told
}

fn turned(orientation: Orientation) -> Value {
    json!({ "quarter_turns": orientation.quarter_turns(), "mirrored": orientation.is_mirrored() })
}

fn names(size: BoardSize, points: &[Point]) -> Vec<String> {
    points.iter().map(|&point| size.name(point)).collect()
}
