//! Writing a position, with the count's findings as marks.

use std::fmt::Write;

use crate::color::Color;
use crate::point::Point;
use crate::position::Position;

use super::values::letters;

/// What is written beside the stones; leave out what is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SgfMarks {
    /// The rules' name (`RU`).
    pub rules: Option<String>,
    /// The komi as a decimal number of points (`KM`).
    pub komi: Option<String>,
    /// Handicap stones (`HA`); written from two on, as the format demands.
    pub handicap: u32,
    /// The settled result, such as `B+0.5` (`RE`).
    pub result: Option<String>,
    /// What else is to be known of the game (`GC`).
    pub comment: Option<String>,
    /// Where the position comes from, such as the photo's name (`SO`).
    pub source: Option<String>,
    /// Whose every point is, row by row from the top left (`TB`, `TW`); empty for none.
    pub owner: Vec<Option<Color>>,
    /// Dead stones (`MA`).
    pub dead: Vec<Point>,
    /// Points that a person should look at (`LB`, labelled `?`).
    pub doubtful: Vec<Point>,
}

/// A game record with `position` set up in its root node. [`super::read`] gives the same position back.
pub fn write(position: &Position, marks: &SgfMarks) -> String {
    let size = position.size();
    let lines = if size.is_square() {
        size.width().to_string()
    } else {
        format!("{}:{}", size.width(), size.height())
    };
    let mut sgf = String::from("(;GM[1]FF[4]CA[UTF-8]");
    text(&mut sgf, "AP", Some(concat!("shuzi:", env!("CARGO_PKG_VERSION"))));
    text(&mut sgf, "SZ", Some(&lines));
    simple_text(&mut sgf, "RU", marks.rules.as_deref());
    simple_text(&mut sgf, "KM", marks.komi.as_deref());
    let handicap = (marks.handicap >= 2).then(|| marks.handicap.to_string());
    simple_text(&mut sgf, "HA", handicap.as_deref());
    simple_text(&mut sgf, "SO", marks.source.as_deref());
    simple_text(&mut sgf, "RE", marks.result.as_deref());
    simple_text(&mut sgf, "GC", marks.comment.as_deref());
    let stones = |color| size.points().filter(move |&point| position.stone(point) == Some(color));
    points(&mut sgf, "AB", stones(Color::Black), "");
    points(&mut sgf, "AW", stones(Color::White), "");
    let owned = |color| {
        size.points()
            .zip(&marks.owner)
            .filter(move |&(_, &owner)| owner == Some(color))
            .map(|(point, _)| point)
    };
    points(&mut sgf, "TB", owned(Color::Black), "");
    points(&mut sgf, "TW", owned(Color::White), "");
    points(&mut sgf, "MA", marks.dead.iter().copied(), "");
    points(&mut sgf, "LB", marks.doubtful.iter().copied(), ":?");
    sgf.push_str(")\n");
    sgf
}

/// A property whose value needs no escapes.
fn text(sgf: &mut String, name: &str, value: Option<&str>) {
    if let Some(value) = value {
        // Writing to a string cannot fail.
        let _ = write!(sgf, "{name}[{value}]");
    }
}

/// A property of FF\[4\]'s type SimpleText: `]` and `\` escaped, on one line.
fn simple_text(sgf: &mut String, name: &str, value: Option<&str>) {
    let escaped = value.map(|value| {
        value.chars().fold(String::new(), |mut escaped, c| {
            match c {
                ']' | '\\' => escaped.extend(['\\', c]),
                c if c.is_whitespace() || c.is_control() => escaped.push(' '),
                c => escaped.push(c),
            }
            escaped
        })
    });
    text(sgf, name, escaped.as_deref());
}

/// A list of points, each followed by `label`; nothing for an empty list, which the format does not allow.
fn points(sgf: &mut String, name: &str, points: impl Iterator<Item = Point>, label: &str) {
    for (index, point) in points.enumerate() {
        let name = if index == 0 { name } else { "" };
        let _ = write!(sgf, "{name}[{}{label}]", letters(point));
    }
}
