//! The board after: the findings about a fill-in or a rearrangement.

use crate::ruling::DocumentBlock;
use crate::ruling::document::Drawing;
use crate::verify::filled::NamedStones;
use crate::verify::rearranged::Total;
use crate::verify::{
    BoardAfter, BoardAfterFindings, Fault, FaultKind, FillInFindings, InadmissiblePhoto, Objection,
    RearrangementFindings, StonesDue,
};
use shuzi::color::Color;
use shuzi::language::Value;
use shuzi::point::Point;
use shuzi::position::Position;
use shuzi::report::diagram::{Diagram, RED, YELLOW};
use shuzi::report::words::{self as say, AmountUnit};
use shuzi::score::HalfPoints;

use super::{RulingContext, board};

/// Describes the findings on the board after.
pub(super) fn board_after_section(context: &RulingContext) -> Vec<DocumentBlock> {
    let Some(Ok(after)) = &context.examination.after else {
        return Vec::new();
    };
    let (heading, sentences, drawing) = match &after.found {
        BoardAfterFindings::FilledIn(filled) => {
            let drawing = draw_fill_in(context, filled);
            (
                "heading-filled-in",
                describe_fill_in(context, filled),
                Some(drawing),
            )
        }
        BoardAfterFindings::Rearranged(rearranged) => {
            let drawing = draw_rearrangement(context, rearranged);
            (
                "heading-rearranged",
                describe_rearrangement(context, rearranged),
                Some(drawing),
            )
        }
        BoardAfterFindings::Untrusted(untrusted) => {
            let heading = if untrusted.counted.is_some() {
                "heading-rearranged"
            } else {
                "heading-filled-in"
            };
            (
                heading,
                vec![describe_objection(context, after, untrusted)],
                None,
            )
        }
    };
    // The first sentence is the verdict, the others are the items of a list.
    let mut sentences = sentences.into_iter();
    let verdict = sentences.next().unwrap_or_default();
    let items: Vec<String> = match &after.found {
        BoardAfterFindings::Untrusted(_) => Vec::new(),
        _ => describe_doubts(context, after)
            .into_iter()
            .chain(sentences)
            .collect(),
    };
    let mut blocks = vec![
        DocumentBlock::Heading(context.words.say(heading)),
        DocumentBlock::Paragraph(verdict),
    ];
    if !items.is_empty() {
        blocks.push(DocumentBlock::List {
            numbered: false,
            items,
        });
    }
    blocks.extend(drawing.map(|drawing| DocumentBlock::Drawings(vec![drawing])));
    if let Some(photo) = context.evidence.photo_after() {
        blocks.push(board::photo_block(
            context,
            photo,
            &after.seen,
            &after.seen.file,
        ));
    }
    blocks
}

/// Explains why no findings may rest on a photo, which points to check, and what to do.
fn describe_objection(
    context: &RulingContext,
    after: &BoardAfter,
    untrusted: &InadmissiblePhoto,
) -> String {
    let (words, why) = (context.words, &untrusted.why);
    let photo: Value = if untrusted.is_before {
        "before"
    } else {
        "after"
    }
    .into();
    let size = if untrusted.is_before {
        context.size()
    } else {
        after.seen.position.size()
    };
    let points: Value =
        say::list_points(words, size, why.points(), super::MAX_LISTED_POINTS).into();
    match why {
        Objection::Grid { percent } => words.say_with(
            "untrusted-grid",
            &[("photo", photo), ("percent", u32::from(*percent).into())],
        ),
        Objection::Doubts { .. } => {
            words.say_with("untrusted-doubts", &[("photo", photo), ("points", points)])
        }
        Objection::NoLiberties { .. } => {
            words.say_with("untrusted-no-liberties", &[("points", points)])
        }
        Objection::Displaced { .. } => words.say_with("untrusted-displaced", &[("points", points)]),
    }
}

/// Lists the points of the photo after that are not certain.
fn describe_doubts(context: &RulingContext, after: &BoardAfter) -> Option<String> {
    let points: Vec<Point> = after
        .seen
        .uncertain
        .iter()
        .map(|uncertain| uncertain.point)
        .collect();
    if points.is_empty() {
        return None;
    }
    let named = say::list_points(
        context.words,
        after.seen.position.size(),
        &points,
        super::MAX_LISTED_POINTS,
    );
    Some(
        context
            .words
            .say_with("after-doubtful", &[("points", named.into())]),
    )
}

/// States whether the fill-in is right, followed by the findings.
fn describe_fill_in(context: &RulingContext, filled: &FillInFindings) -> Vec<String> {
    let words = context.words;
    let first = match filled.is_right() {
        Some(true) => words.say("filled-right"),
        Some(false) => words.say_with("filled-wrong", &[("faults", filled.faults.len().into())]),
        None => words.say("filled-undecided"),
    };
    let describe_side = |color: Color| {
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
    let faults = filled
        .faults
        .iter()
        .map(|fault| describe_fault(context, fault));
    let differences = words.say_with(
        "filled-differences",
        &[
            ("derived", describe_lead(context, filled.derived).into()),
            ("expected", describe_lead(context, filled.expected).into()),
            ("read-off", describe_lead(context, filled.read_off).into()),
        ],
    );
    std::iter::once(first)
        .chain(faults)
        .chain(Color::BOTH.map(describe_side))
        .chain([differences])
        .collect()
}

/// States who is ahead, and by how many points. `points` is Black's lead.
fn describe_lead(context: &RulingContext, points: i32) -> String {
    let margin = HalfPoints::from_points(points);
    let winner = match points {
        0 => context.inquiry.rules.tie_winner(),
        more => Some(if more > 0 { Color::Black } else { Color::White }),
    };
    say::describe_outcome(
        context.words,
        AmountUnit::of_points(&context.inquiry.rules),
        winner,
        margin,
    )
}

/// Describes a fault, its effect, and the doubtful points that it depends on.
fn describe_fault(context: &RulingContext, fault: &Fault) -> String {
    let words = context.words;
    let mut sentence = describe_fault_kind(context, &fault.kind);
    if fault.changes != 0 {
        let better = if fault.changes > 0 {
            Color::Black
        } else {
            Color::White
        };
        let points = say::format_amount(
            words,
            AmountUnit::of_points(&context.inquiry.rules),
            HalfPoints::from_points(fault.changes).magnitude(),
        );
        sentence = words.say_with(
            "fault-changes",
            &[
                ("fault", sentence.into()),
                ("player", better.name().into()),
                ("points", points.into()),
            ],
        );
    }
    if !fault.undecided.is_empty() {
        let points = context.list_points(&fault.undecided);
        sentence = words.say_with(
            "fault-undecided",
            &[("fault", sentence.into()), ("points", points.into())],
        );
    }
    sentence
}

fn describe_fault_kind(context: &RulingContext, fault: &FaultKind) -> String {
    let words = context.words;
    let point_name = |point: &Point| -> Value { context.size().name(*point).into() };
    let color_name = |color: &Color| -> Value { color.name().into() };
    match fault {
        FaultKind::Moved { color, from, to } if to.is_empty() => words.say_with(
            "fault-moved-away",
            &[("color", color_name(color)), ("from", point_name(from))],
        ),
        FaultKind::Moved { color, from, to } => {
            let values = [
                ("color", color_name(color)),
                ("from", point_name(from)),
                ("to", context.list_points(to).into()),
                ("places", to.len().into()),
            ];
            words.say_with("fault-moved", &values)
        }
        FaultKind::Gone { color, point } => words.say_with(
            "fault-gone",
            &[("color", color_name(color)), ("point", point_name(point))],
        ),
        FaultKind::Replaced { color, point } => words.say_with(
            "fault-replaced",
            &[("color", color_name(color)), ("point", point_name(point))],
        ),
        FaultKind::Missing { color, number } => words.say_with(
            "fault-missing",
            &[("player", color_name(color)), ("number", (*number).into())],
        ),
        FaultKind::Surplus { color, number } => words.say_with(
            "fault-surplus",
            &[("player", color_name(color)), ("number", (*number).into())],
        ),
        FaultKind::LosingStonesNotLaid { color, number } => words.say_with(
            "fault-losing-stones",
            &[("player", color_name(color)), ("number", (*number).into())],
        ),
        FaultKind::WrongColor {
            color,
            stones,
            instead,
        } => {
            let values = [
                ("color", color_name(color)),
                ("stones", list_stones(context, stones)),
                ("number", stones.number().into()),
            ];
            words.say_with(
                if *instead {
                    "fault-wrong-color-instead"
                } else {
                    "fault-wrong-color"
                },
                &values,
            )
        }
        FaultKind::Exchanged { black, white } => words.say_with(
            "fault-exchanged",
            &[
                ("black", list_stones(context, black)),
                ("white", list_stones(context, white)),
            ],
        ),
        FaultKind::CompensationShort { color, number } => words.say_with(
            "fault-compensation",
            &[("color", color_name(color)), ("number", (*number).into())],
        ),
        FaultKind::SharedUneven {
            black,
            white,
            empty,
        } => words.say_with(
            "fault-shared",
            &[
                ("black", black.len().into()),
                ("white", white.len().into()),
                ("empty", empty.len().into()),
            ],
        ),
        FaultKind::OpenDame { points } => words.say_with(
            "fault-open-dame",
            &[("points", context.list_points(points).into())],
        ),
    }
}

/// Lists stones that a fault is about, for a message.
fn list_stones(context: &RulingContext, stones: &NamedStones) -> Value {
    match stones {
        NamedStones::These(points) => context.list_points(points).into(),
        NamedStones::SomeOf { points, number } => {
            let values = [
                ("number", (*number).into()),
                ("points", context.list_points(points).into()),
            ];
            context.words.say_with("some-of", &values).into()
        }
    }
}

/// Draws the board after, in the orientation of the position before, with the faults marked.
fn draw_fill_in(context: &RulingContext, filled: &FillInFindings) -> Drawing {
    let mut diagram = draw_board_after(context, &filled.after);
    for fault in &filled.faults {
        if let FaultKind::Moved { from, to, .. } = &fault.kind
            && let [to] = to.as_slice()
        {
            diagram.arrow(*from, *to, RED);
        }
        fault
            .kind
            .points()
            .into_iter()
            .for_each(|point| diagram.ring(point, RED));
    }
    filled
        .undecided
        .iter()
        .for_each(|&point| diagram.ring(point, YELLOW));
    Drawing {
        picture: diagram.picture(),
        caption: context.words.say("caption-after"),
    }
}

/// Draws stones of the position before large, and later ones small.
fn draw_board_after(context: &RulingContext, after: &Position) -> Diagram {
    let report = &context.examination.report;
    let dead = report
        .settlement
        .as_ref()
        .map(|settled| settled.life.dead())
        .unwrap_or_default();
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
fn describe_rearrangement(context: &RulingContext, found: &RearrangementFindings) -> Vec<String> {
    let words = context.words;
    let difference = found.difference();
    let number = usize::try_from(difference.unsigned_abs()).unwrap_or(usize::MAX);
    let player: Value = found.counted.name().into();
    let first = match (found.is_kept(), found.stones_due) {
        (_, StonesDue::Unknown) => words.say("territory-needs-prisoners"),
        (Some(false), StonesDue::Exactly(due)) if difference == 0 => {
            let values = [
                ("player", player),
                ("stones", found.now.stones.into()),
                ("due", due.into()),
            ];
            words.say_with("rearranged-stones-differ", &values)
        }
        (Some(true), _) => words.say_with("rearranged-kept", &[("player", player)]),
        (None, _) => words.say_with("rearranged-undecided", &[("player", player)]),
        (Some(false), _) if difference > 0 => words.say_with(
            "rearranged-more",
            &[("player", player), ("number", number.into())],
        ),
        (Some(false), _) => words.say_with(
            "rearranged-fewer",
            &[("player", player), ("number", number.into())],
        ),
    };
    let describe_total = |message: &str, total: Total| {
        words.say_with(
            message,
            &[
                ("stones", total.stones.into()),
                ("empty", total.empty.into()),
                ("points", total.points().into()),
            ],
        )
    };
    let mut sentences = vec![
        first,
        describe_total("total-before", found.before),
        describe_total("total-now", found.now),
    ];
    for region in &found.undecided_regions {
        sentences.push(words.say_with(
            "region-undecided",
            &[("points", context.list_points(region).into())],
        ));
    }
    if !found.undecided.is_empty() {
        sentences.push(words.say_with(
            "total-hangs-on",
            &[("points", context.list_points(&found.undecided).into())],
        ));
    }
    sentences
}

/// Draws the rearranged board, with the points that leave its count undecided.
fn draw_rearrangement(context: &RulingContext, found: &RearrangementFindings) -> Drawing {
    let mut diagram = draw_board_after(context, &found.after);
    let doubtful = found
        .undecided_regions
        .iter()
        .flatten()
        .chain(&found.undecided);
    doubtful.for_each(|&point| diagram.ring(point, YELLOW));
    Drawing {
        picture: diagram.picture(),
        caption: context.words.say("caption-after"),
    }
}
