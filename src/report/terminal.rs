//! Writes a report as plain text: the board, the doubts and warnings, and the result.

mod grid;

pub use grid::{BoardSymbol, draw};

pub use crate::language::printable;

use std::fmt::Write;

use crate::color::Color;
use crate::language::{Message, Words, printable_lines};
use crate::life::Status;
use crate::point::{Point, PointSet};

use super::words::joint_questions;
use super::{DoubtTopic, Failure, Report, Settlement, find_doubt_topics, words};

/// Layout options for text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// True if the output shows ANSI colours.
    pub color: bool,
    /// Width of the terminal in columns. A board that would not fit is drawn without gaps between
    /// points.
    pub columns: usize,
}

impl Default for Style {
    /// Returns a style that suits every terminal and file: no colour, 80 columns.
    fn default() -> Style {
        Style {
            color: false,
            columns: 80,
        }
    }
}

/// Largest number of topics of doubt that are listed with their reasons. The drawing shows all
/// doubtful points.
const MOST_DOUBTS_LISTED: usize = 12;

/// Returns the report as text, ending in a line break.
pub fn report(report: &Report, words: &Words, style: Style) -> String {
    let mut text = format_heading(report, words);
    let others = report.photo.iter().flat_map(|photo| &photo.others);
    let included: Vec<&str> = others
        .filter(|other| other.left_out.is_none())
        .map(|other| other.file.as_str())
        .collect();
    if !included.is_empty() {
        push_line(&mut text, &words::list_photos(words, &included));
    }
    let size = report.position.size();
    text.push_str(&draw(
        size,
        |point| choose_symbol(report, point),
        words,
        style,
    ));
    text.push_str(&list_doubts(report, words));
    for warning in &report.warnings {
        let sentence = words::describe_warning(words, size, warning).into();
        let line = match warning.needs_a_look() {
            true => words.say_with("warning", &[("warning", sentence)]),
            false => words.say_with("note", &[("note", sentence)]),
        };
        push_line(&mut text, &line);
    }
    match &report.settlement {
        Some(settlement) => text.push_str(&format_result(report, settlement, words)),
        None if report.rules.is_some() => push_line(&mut text, &words.say("no-result")),
        None => {}
    }
    text
}

/// Returns a failure as text: what happened and, on the next line, what to do.
pub fn failure(failure: &Failure, with_hint: bool, words: &Words) -> String {
    let hint = if with_hint {
        format!("  {}\n", failure.hint.say(words))
    } else {
        String::new()
    };
    let message = Message::of_file(failure.file.as_str(), failure.message.clone()).say(words);
    printable_lines(&format!("{message}\n{hint}"))
}

/// Returns the line with the file's name, the board's size and the numbers of stones.
fn format_heading(report: &Report, words: &Words) -> String {
    let stones = |color| report.position.count(color).into();
    let heading = words.say_with(
        "heading",
        &[
            ("file", report.file.as_str().into()),
            ("size", report.position.size().to_string().into()),
            ("black", stones(Color::Black)),
            ("white", stones(Color::White)),
        ],
    );
    format!("{heading}\n")
}

/// Returns the symbol of a point: a doubt before a stone, and a stone before its area.
fn choose_symbol(report: &Report, point: Point) -> BoardSymbol {
    if report
        .uncertain
        .iter()
        .any(|uncertain| uncertain.point == point)
    {
        return BoardSymbol::Doubtful;
    }
    let settlement = report.settlement.as_ref();
    if let Some(color) = report.position.stone(point) {
        let is_dead =
            settlement.is_some_and(|settled| status_at(settled, point) == Some(Status::Dead));
        return if is_dead {
            BoardSymbol::Dead(color)
        } else {
            BoardSymbol::Stone(color)
        };
    }
    let Some(Settlement { score, .. }) = settlement else {
        return BoardSymbol::Empty;
    };
    if score.dame.contains(&point) {
        return BoardSymbol::Dame;
    }
    if score.unsealed.contains(&point) {
        return BoardSymbol::Unsealed;
    }
    match score.owner.get(report.position.size().index(point)) {
        Some(&Some(owner)) => BoardSymbol::Area(owner),
        _ => BoardSymbol::Empty,
    }
}

/// Returns the status of the chain on a point.
fn status_at(settlement: &Settlement, point: Point) -> Option<Status> {
    settlement
        .life
        .chains
        .iter()
        .find(|chain| chain.points.contains(&point))
        .map(|chain| chain.status)
}

/// Lists the doubtful points and groups, each with its reason.
fn list_doubts(report: &Report, words: &Words) -> String {
    let size = report.position.size();
    let mut text = String::new();
    let topics = find_doubt_topics(&report.position, &report.uncertain, PointSet::EMPTY);
    for topic in topics.iter().take(MOST_DOUBTS_LISTED) {
        let line = match topic {
            DoubtTopic::Point(uncertain) => {
                let best = words::name_stone(words, report.position.stone(uncertain.point));
                let values = [
                    ("point", size.name(uncertain.point).into()),
                    ("stone", best.into()),
                    ("doubt", words::describe_doubt(words, uncertain.why).into()),
                ];
                words.say_with("please-check", &values)
            }
            DoubtTopic::Joint(doubt) => {
                let question = joint_questions::ask_about_points(words, &report.position, doubt);
                words.say_with("please-check-together", &[("question", question.into())])
            }
        };
        push_line(&mut text, &line);
    }
    let others = topics.iter().skip(MOST_DOUBTS_LISTED);
    match others.map(|topic| topic.points().len()).sum::<usize>() {
        0 => {}
        more => push_line(
            &mut text,
            &words.say_with("please-check-more", &[("points", more.into())]),
        ),
    }
    if let Some(settlement) = &report.settlement {
        for group in &settlement.doubts {
            let proposal = words::describe_proposal(words, size, group, &settlement.score);
            push_line(
                &mut text,
                &words.say_with("please-confirm", &[("proposal", proposal.into())]),
            );
        }
    }
    text
}

/// Returns the lines about the count and its result.
fn format_result(report: &Report, settlement: &Settlement, words: &Words) -> String {
    let Settlement { score, .. } = settlement;
    let mut text = String::new();
    let counted = [
        ("rules", words::describe_rules(words, &score.rules).into()),
        ("counts", words::describe_counts(words, score).into()),
    ];
    push_line(&mut text, &words.say_with("counted", &counted));
    for sentence in score
        .ing
        .iter()
        .flat_map(|fill_in| words::describe_fill_in(words, fill_in))
    {
        push_line(&mut text, &sentence);
    }
    if let Some(sentence) = words::describe_fill_in_error(words, score) {
        push_line(&mut text, &sentence);
    }
    if !score.seki.is_empty() {
        push_line(
            &mut text,
            &words::describe_seki(words, report.position.size(), &score.seki),
        );
    }
    for sentence in words::describe_ko_passes(words, report.position.size(), &settlement.life) {
        push_line(&mut text, &sentence);
    }
    let is_decided_by_count = score.rules.ended.is_none();
    let mut result = words::describe_result(words, score);
    if is_decided_by_count {
        if let Some(sentence) = words::describe_unfinished(words, score, &settlement.open) {
            push_line(&mut text, &sentence);
        }
        if settlement.open.is_undecided() {
            result = words.say_with("result-as-it-stands", &[("result", result.into())]);
        }
        if report.needs_a_look() {
            result = words.say_with("result-if-confirmed", &[("result", result.into())]);
        }
    }
    push_line(&mut text, &result);
    for sentence in words::describe_recorded_result(words, report) {
        push_line(&mut text, &sentence);
    }
    text
}

/// Appends a sentence and a line break.
fn push_line(text: &mut String, sentence: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{sentence}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error_kind::ErrorKind;
    use crate::language::Language;
    use crate::position::Position;

    #[test]
    fn escape_codes_in_names_and_records_never_reach_the_terminal() {
        let message = Message::verbatim("unknown rules '\x1b[2Jx'");
        let hint = Message::verbatim("State them.");
        let hostile = Failure {
            file: "a\x07.sgf".into(),
            kind: ErrorKind::BadSgf,
            message,
            hint,
        };
        assert_eq!(
            failure(&hostile, true, Language::English.words()),
            "a[U+0007].sgf: unknown rules '[U+001B][2Jx'\n  State them.\n"
        );
    }

    #[test]
    fn a_position_alone_is_drawn_with_coordinates_and_without_a_result() {
        let report = Report {
            file: "a.sgf".into(),
            photo: None,
            position: Position::from_rows(&["B.", ".W"]).unwrap(),
            uncertain: vec![],
            rules: None,
            to_move: None,
            settlement: None,
            recorded: None,
            warnings: vec![],
        };
        let text = super::report(&report, Language::English.words(), Style::default());
        assert_eq!(
            text,
            "a.sgf: 2×2 board, 1 black and 1 white stones\n   A B\n 2 X . 2\n 1 . O 1\n   A B\n"
        );
    }
}
