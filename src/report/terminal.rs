//! Plain text: a board drawing, what is doubtful, and the result in words.

mod grid;

pub use grid::{Mark, draw};

pub use crate::language::printable;

use std::fmt::Write;

use crate::color::Color;
use crate::language::{Message, Words, printable_lines};
use crate::life::Status;
use crate::point::Point;

use super::{Failure, Report, Settlement, words};

/// How text is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Whether ANSI colours are understood.
    pub color: bool,
    /// Columns of the terminal; the board is drawn without gaps where it would not fit.
    pub columns: usize,
}

impl Default for Style {
    /// What every terminal and every file takes: no colour, 80 columns.
    fn default() -> Style {
        Style { color: false, columns: 80 }
    }
}

/// How many doubtful points are listed with their reasons; the drawing shows them all.
const MOST_DOUBTS_LISTED: usize = 12;

/// The report as text, ending in a line break.
pub fn report(report: &Report, words: &Words, style: Style) -> String {
    let mut text = heading(report, words);
    let others = report.photo.iter().flat_map(|photo| &photo.others);
    let together: Vec<&str> =
        others.filter(|other| other.left_out.is_none()).map(|other| other.file.as_str()).collect();
    if !together.is_empty() {
        line(&mut text, &words::together(words, &together));
    }
    text.push_str(&draw(report.position.size(), |point| mark(report, point), words, style));
    text.push_str(&doubts(report, words));
    let size = report.position.size();
    for warning in &report.warnings {
        let said = words::warning(words, size, warning).into();
        let warning = match warning.needs_a_look() {
            true => words.say_with("warning", &[("warning", said)]),
            false => words.say_with("note", &[("note", said)]),
        };
        line(&mut text, &warning);
    }
    match &report.settlement {
        Some(settlement) => text.push_str(&result(report, settlement, words)),
        None if report.rules.is_some() => line(&mut text, &words.say("no-result")),
        None => {}
    }
    text
}

/// A failure as text: what happened, then, on the next line, what to do.
pub fn failure(failure: &Failure, with_hint: bool, words: &Words) -> String {
    let hint = if with_hint { format!("  {}\n", failure.hint.say(words)) } else { String::new() };
    let message = Message::of_file(failure.file.as_str(), failure.message.clone()).say(words);
    printable_lines(&format!("{message}\n{hint}"))
}

fn heading(report: &Report, words: &Words) -> String {
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

/// What a point shows: doubts first, then stones, then whose area it is.
fn mark(report: &Report, point: Point) -> Mark {
    if report.uncertain.iter().any(|uncertain| uncertain.point == point) {
        return Mark::Doubtful;
    }
    let settlement = report.settlement.as_ref();
    if let Some(color) = report.position.stone(point) {
        let dead = settlement.is_some_and(|s| status(s, point) == Some(Status::Dead));
        return if dead { Mark::Dead(color) } else { Mark::Stone(color) };
    }
    let Some(Settlement { score, .. }) = settlement else { return Mark::Empty };
    if score.dame.contains(&point) {
        return Mark::Dame;
    }
    if score.unsealed.contains(&point) {
        return Mark::Unsealed;
    }
    score.owner.get(report.position.size().index(point)).copied().flatten().map_or(Mark::Empty, Mark::Area)
}

fn status(settlement: &Settlement, point: Point) -> Option<Status> {
    settlement.life.chains.iter().find(|chain| chain.points.contains(&point)).map(|chain| chain.status)
}

/// The doubtful points and groups, each with its reason.
fn doubts(report: &Report, words: &Words) -> String {
    let size = report.position.size();
    let mut text = String::new();
    for uncertain in report.uncertain.iter().take(MOST_DOUBTS_LISTED) {
        let best = words::stone(words, report.position.stone(uncertain.point));
        let values = [
            ("point", size.name(uncertain.point).into()),
            ("stone", best.into()),
            ("doubt", words::doubt(words, uncertain.why).into()),
        ];
        line(&mut text, &words.say_with("please-check", &values));
    }
    match report.uncertain.len().saturating_sub(MOST_DOUBTS_LISTED) {
        0 => {}
        more => line(&mut text, &words.say_with("please-check-more", &[("points", more.into())])),
    }
    if let Some(settlement) = &report.settlement {
        for group in &settlement.doubts {
            let proposal = words::proposal(words, size, group, &settlement.score);
            line(&mut text, &words.say_with("please-confirm", &[("proposal", proposal.into())]));
        }
    }
    text
}

fn result(report: &Report, settlement: &Settlement, words: &Words) -> String {
    let Settlement { score, .. } = settlement;
    let mut text = String::new();
    let counted =
        [("rules", words::rules(words, &score.rules).into()), ("counts", words::counts(words, score).into())];
    line(&mut text, &words.say_with("counted", &counted));
    for sentence in score.ing.iter().flat_map(|fill_in| words::ing(words, fill_in)) {
        line(&mut text, &sentence);
    }
    if let Some(sentence) = words::fill_in_misleads(words, score) {
        line(&mut text, &sentence);
    }
    if !score.seki.is_empty() {
        line(&mut text, &words::seki(words, report.position.size(), &score.seki));
    }
    for sentence in words::ko_passes(words, report.position.size(), &settlement.life) {
        line(&mut text, &sentence);
    }
    let is_decided_by_count = score.rules.ended.is_none();
    if let Some(sentence) =
        words::not_finished(words, score, &settlement.open).filter(|_| is_decided_by_count)
    {
        line(&mut text, &sentence);
    }
    let result = words::result(words, score);
    line(
        &mut text,
        &match report.needs_a_look() && is_decided_by_count {
            true => words.say_with("result-if-confirmed", &[("result", result.into())]),
            false => result,
        },
    );
    for sentence in words::recorded_result(words, report) {
        line(&mut text, &sentence);
    }
    text
}

fn line(text: &mut String, sentence: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{sentence}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::position::Position;

    #[test]
    fn escape_codes_in_names_and_records_never_reach_the_terminal() {
        let message = Message::verbatim("unknown rules '\x1b[2Jx'");
        let hint = Message::verbatim("State them.");
        let hostile = Failure { file: "a\x07.sgf".into(), kind: "bad_sgf", message, hint };
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
