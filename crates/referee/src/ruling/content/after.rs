//! The board after: a fill-in or a rearrangement, and what is wrong with it.

use crate::ruling::Block;
use crate::ruling::document::Drawing;
use crate::verify::filled::NamedStones;
use crate::verify::{
    After, Fault, FaultKind, FilledIn, FoundAfter, InadmissiblePhoto, Objection, Rearranged, StonesDue,
};
use shuzi::color::Color;
use shuzi::language::Value;
use shuzi::point::Point;
use shuzi::report::diagram::{Diagram, RED, YELLOW};
use shuzi::report::words as say;
use shuzi::score::{HalfPoints, Unit};

use super::{Matter, board};

/// Describes the findings on the board after.
pub(super) fn after(matter: &Matter) -> Vec<Block> {
    let Some(Ok(after)) = &matter.examination.after else { return Vec::new() };
    let (heading, sentences, drawing) = match &after.found {
        FoundAfter::FilledIn(filled) => {
            ("heading-filled-in", filled_in(matter, filled), Some(drawn_filled(matter, filled)))
        }
        FoundAfter::Rearranged(found) => {
            ("heading-rearranged", rearranged(matter, found), Some(drawn_rearranged(matter, found)))
        }
        FoundAfter::Untrusted(untrusted) => {
            let heading =
                if untrusted.counted.is_some() { "heading-rearranged" } else { "heading-filled-in" };
            (heading, vec![mistrust(matter, after, untrusted)], None)
        }
    };
    let mut sentences = sentences.into_iter();
    let verdict = sentences.next().unwrap_or_default();
    let items: Vec<String> = match &after.found {
        FoundAfter::Untrusted(_) => Vec::new(),
        _ => doubts(matter, after).into_iter().chain(sentences).collect(),
    };
    let mut blocks = vec![Block::Heading(matter.words.say(heading)), Block::Paragraph(verdict)];
    if !items.is_empty() {
        blocks.push(Block::List { numbered: false, items });
    }
    blocks.extend(drawing.map(|drawing| Block::Drawings(vec![drawing])));
    if let Some(photo) = matter.evidence.photo_after() {
        blocks.push(Block::Photo(board::shown(matter, photo, &after.seen, &after.seen.file)));
    }
    blocks
}

/// Explains why no findings may rest on a photo, which points to check, and what to do.
fn mistrust(matter: &Matter, after: &After, untrusted: &InadmissiblePhoto) -> String {
    let (words, why) = (matter.words, &untrusted.why);
    let photo: Value = if untrusted.is_before { "before" } else { "after" }.into();
    let size = if untrusted.is_before { matter.size() } else { after.seen.position.size() };
    let points: Value = say::list_points(words, size, why.points(), super::MOST_POINTS).into();
    match why {
        Objection::Grid { percent } => {
            words.say_with("untrusted-grid", &[("photo", photo), ("percent", u32::from(*percent).into())])
        }
        Objection::Doubts { .. } => {
            words.say_with("untrusted-doubts", &[("photo", photo), ("points", points)])
        }
        Objection::NoLiberties { .. } => words.say_with("untrusted-no-liberties", &[("points", points)]),
        Objection::Displaced { .. } => words.say_with("untrusted-displaced", &[("points", points)]),
    }
}

/// Lists the points of the photo after that are not certain.
fn doubts(matter: &Matter, after: &After) -> Vec<String> {
    let points: Vec<Point> = after.seen.uncertain.iter().map(|uncertain| uncertain.point).collect();
    if points.is_empty() {
        return Vec::new();
    }
    let named = say::list_points(matter.words, after.seen.position.size(), &points, super::MOST_POINTS);
    vec![matter.words.say_with("after-doubtful", &[("points", named.into())])]
}

/// States whether the fill-in is right, followed by the findings.
fn filled_in(matter: &Matter, filled: &FilledIn) -> Vec<String> {
    let words = matter.words;
    let first = match filled.is_right() {
        Some(true) => words.say("filled-right"),
        Some(false) => words.say_with("filled-wrong", &[("faults", filled.faults.len().into())]),
        None => words.say("filled-undecided"),
    };
    let side = |color: Color| {
        let seen = filled.seen[color];
        words.say_with(
            "filled-side",
            &[
                ("player", color.name().into()),
                ("stones", seen.stones.into()),
                ("empty", seen.own_empty.into()),
                ("elsewhere", seen.in_opponents_area.into()),
            ],
        )
    };
    let faults = filled.faults.iter().map(|fault| told(matter, fault));
    let differences = words.say_with(
        "filled-differences",
        &[
            ("derived", ahead(matter, filled.derived).into()),
            ("expected", ahead(matter, filled.expected).into()),
            ("read-off", ahead(matter, filled.read_off).into()),
        ],
    );
    std::iter::once(first).chain(faults).chain(Color::BOTH.map(side)).chain([differences]).collect()
}

/// States who is ahead, and by how many points.
fn ahead(matter: &Matter, points: i32) -> String {
    let margin = HalfPoints::from_points(points);
    let winner = match points {
        0 => matter.inquiry.rules.tie_winner(),
        more => Some(if more > 0 { Color::Black } else { Color::White }),
    };
    say::describe_outcome(matter.words, Unit::Points, winner, margin)
}

/// Describes a fault, its effect, and the doubtful points that it depends on.
fn told(matter: &Matter, fault: &Fault) -> String {
    let words = matter.words;
    let mut sentence = fault_itself(matter, &fault.kind);
    if fault.changes != 0 {
        let better = if fault.changes > 0 { Color::Black } else { Color::White };
        let points =
            say::format_amount(words, Unit::Points, HalfPoints::from_points(fault.changes).magnitude());
        sentence = words.say_with(
            "fault-changes",
            &[("fault", sentence.into()), ("player", better.name().into()), ("points", points.into())],
        );
    }
    if !fault.undecided.is_empty() {
        let points = matter.points(&fault.undecided);
        sentence =
            words.say_with("fault-undecided", &[("fault", sentence.into()), ("points", points.into())]);
    }
    sentence
}

fn fault_itself(matter: &Matter, fault: &FaultKind) -> String {
    let words = matter.words;
    let name = |point: &Point| -> Value { matter.size().name(*point).into() };
    let color = |color: &Color| -> Value { color.name().into() };
    match fault {
        FaultKind::Moved { color: whose, from, to } if to.is_empty() => {
            words.say_with("fault-moved-away", &[("color", color(whose)), ("from", name(from))])
        }
        FaultKind::Moved { color: whose, from, to } => {
            let values = [
                ("color", color(whose)),
                ("from", name(from)),
                ("to", matter.points(to).into()),
                ("places", to.len().into()),
            ];
            words.say_with("fault-moved", &values)
        }
        FaultKind::Gone { color: whose, point } => {
            words.say_with("fault-gone", &[("color", color(whose)), ("point", name(point))])
        }
        FaultKind::Replaced { color: whose, point } => {
            words.say_with("fault-replaced", &[("color", color(whose)), ("point", name(point))])
        }
        FaultKind::Missing { color: whose, number } => {
            words.say_with("fault-missing", &[("player", color(whose)), ("number", (*number).into())])
        }
        FaultKind::Surplus { color: whose, number } => {
            words.say_with("fault-surplus", &[("player", color(whose)), ("number", (*number).into())])
        }
        FaultKind::LosingStonesNotLaid { color: whose, number } => {
            words.say_with("fault-losing-stones", &[("player", color(whose)), ("number", (*number).into())])
        }
        FaultKind::WrongColor { color: whose, stones, instead } => {
            let values = [
                ("color", color(whose)),
                ("stones", named(matter, stones)),
                ("number", stones.number().into()),
            ];
            words.say_with(if *instead { "fault-wrong-color-instead" } else { "fault-wrong-color" }, &values)
        }
        FaultKind::Exchanged { black, white } => words
            .say_with("fault-exchanged", &[("black", named(matter, black)), ("white", named(matter, white))]),
        FaultKind::CompensationShort { color: whose, number } => {
            words.say_with("fault-compensation", &[("color", color(whose)), ("number", (*number).into())])
        }
        FaultKind::SharedUneven { black, white, empty } => words.say_with(
            "fault-shared",
            &[("black", black.len().into()), ("white", white.len().into()), ("empty", empty.len().into())],
        ),
        FaultKind::OpenDame { points } => {
            words.say_with("fault-open-dame", &[("points", matter.points(points).into())])
        }
    }
}

fn named(matter: &Matter, named: &NamedStones) -> Value {
    match named {
        NamedStones::These(points) => matter.points(points).into(),
        NamedStones::SomeOf { points, number } => {
            let values = [("number", (*number).into()), ("points", matter.points(points).into())];
            matter.words.say_with("some-of", &values).into()
        }
    }
}

/// The board after, as the position before lies, with what is wrong.
fn drawn_filled(matter: &Matter, filled: &FilledIn) -> Drawing {
    let mut diagram = drawn_after(matter, &filled.after);
    for fault in &filled.faults {
        if let FaultKind::Moved { from, to, .. } = &fault.kind
            && let [to] = to.as_slice()
        {
            diagram.arrow(*from, *to, RED);
        }
        fault.kind.points().into_iter().for_each(|point| diagram.ring(point, RED));
    }
    filled.undecided.iter().for_each(|&point| diagram.ring(point, YELLOW));
    Drawing { picture: diagram.picture(), caption: matter.words.say("caption-after") }
}

/// Draws stones of the position before large, and later ones small.
fn drawn_after(matter: &Matter, after: &shuzi::position::Position) -> Diagram {
    let report = &matter.examination.report;
    let dead = report.settlement.as_ref().map(|settled| settled.life.dead()).unwrap_or_default();
    let before = report.position.without(&dead);
    let mut diagram = Diagram::empty(after.size());
    for point in after.size().points() {
        match (after.stone(point), before.stone(point)) {
            (Some(color), Some(was)) if color == was => diagram.stone(point, color),
            (Some(color), _) => diagram.small_stone(point, color),
            (None, _) => {}
        }
    }
    diagram
}

/// States whether the count was preserved, followed by the findings.
fn rearranged(matter: &Matter, found: &Rearranged) -> Vec<String> {
    let words = matter.words;
    let difference = found.difference();
    let number = usize::try_from(difference.unsigned_abs()).unwrap_or(usize::MAX);
    let player: Value = found.counted.name().into();
    let first = match (found.is_kept(), found.stones_due) {
        (_, StonesDue::Unknown) => words.say("territory-needs-prisoners"),
        (Some(false), StonesDue::Exactly(due)) if difference == 0 => {
            let values = [("player", player), ("stones", found.now.stones.into()), ("due", due.into())];
            words.say_with("rearranged-stones-differ", &values)
        }
        (Some(true), _) => words.say_with("rearranged-kept", &[("player", player)]),
        (None, _) => words.say_with("rearranged-undecided", &[("player", player)]),
        (Some(false), _) if difference > 0 => {
            words.say_with("rearranged-more", &[("player", player), ("number", number.into())])
        }
        (Some(false), _) => {
            words.say_with("rearranged-fewer", &[("player", player), ("number", number.into())])
        }
    };
    let total = |message: &str, total: crate::verify::rearranged::Total| {
        words.say_with(
            message,
            &[
                ("stones", total.stones.into()),
                ("empty", total.empty.into()),
                ("points", total.points().into()),
            ],
        )
    };
    let mut sentences = vec![first, total("total-before", found.before), total("total-now", found.now)];
    for region in &found.undecided_regions {
        sentences.push(words.say_with("region-undecided", &[("points", matter.points(region).into())]));
    }
    if !found.undecided.is_empty() {
        sentences
            .push(words.say_with("total-hangs-on", &[("points", matter.points(&found.undecided).into())]));
    }
    sentences
}

fn drawn_rearranged(matter: &Matter, found: &Rearranged) -> Drawing {
    let mut diagram = drawn_after(matter, &found.after);
    let doubtful = found.undecided_regions.iter().flatten().chain(&found.undecided);
    doubtful.for_each(|&point| diagram.ring(point, YELLOW));
    Drawing { picture: diagram.picture(), caption: matter.words.say("caption-after") }
}
