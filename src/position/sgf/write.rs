//! Writes a position as SGF, with the count's findings as marks.

use std::fmt::Write;

use crate::color::Color;
use crate::point::{BoardSize, Point};
use crate::position::Position;

use super::values::point_letters;

/// The properties written beside the stones. Unknown ones are left empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SgfMarks {
    /// Name of the rules (`RU`).
    pub rules: Option<String>,
    /// The komi as a decimal number of points (`KM`).
    pub komi: Option<String>,
    /// The player to move (`PL`).
    pub to_move: Option<Color>,
    /// Number of handicap stones (`HA`); written from two on, as the format demands.
    pub handicap: u32,
    /// The settled result, such as `B+0.5` (`RE`).
    pub result: Option<String>,
    /// Further information about the game (`GC`).
    pub comment: Option<String>,
    /// Source of the position, such as the photo's name (`SO`).
    pub source: Option<String>,
    /// Owner of every point, row by row from the top left (`TB`, `TW`); empty if unknown.
    pub owner: Vec<Option<Color>>,
    /// Dead stones (`MA`).
    pub dead: Vec<Point>,
    /// Points that a person should check (`LB`, labelled `?`).
    pub doubtful: Vec<Point>,
}

/// Returns a game record with `position` set up in its root node. [`super::read`] reads the same
/// position back.
pub fn write(position: &Position, marks: &SgfMarks) -> String {
    let size = position.size();
    let lines = if size.is_square() {
        size.width().to_string()
    } else {
        format!("{}:{}", size.width(), size.height())
    };
    let mut sgf = String::from("(;GM[1]FF[4]CA[UTF-8]");
    write_property(
        &mut sgf,
        "AP",
        Some(concat!("shuzi:", env!("CARGO_PKG_VERSION"))),
    );
    write_property(&mut sgf, "SZ", Some(&lines));
    write_text(&mut sgf, "RU", marks.rules.as_deref());
    write_text(&mut sgf, "KM", marks.komi.as_deref());
    if marks.handicap >= 2 {
        write_property(&mut sgf, "HA", Some(&marks.handicap.to_string()));
    }
    write_text(&mut sgf, "SO", marks.source.as_deref());
    write_text(&mut sgf, "RE", marks.result.as_deref());
    write_text(&mut sgf, "GC", marks.comment.as_deref());
    write_points(
        &mut sgf,
        "AB",
        position.points_with(Some(Color::Black)).iter(),
        "",
    );
    write_points(
        &mut sgf,
        "AW",
        position.points_with(Some(Color::White)).iter(),
        "",
    );
    let to_move = marks.to_move.map(|player| player.letter().to_string());
    write_property(&mut sgf, "PL", to_move.as_deref());
    write_points(
        &mut sgf,
        "TB",
        points_owned_by(Color::Black, size, &marks.owner),
        "",
    );
    write_points(
        &mut sgf,
        "TW",
        points_owned_by(Color::White, size, &marks.owner),
        "",
    );
    write_points(&mut sgf, "MA", marks.dead.iter().copied(), "");
    write_points(&mut sgf, "LB", marks.doubtful.iter().copied(), ":?");
    sgf.push_str(")\n");
    sgf
}

/// Writes a property whose value needs no escapes.
fn write_property(sgf: &mut String, name: &str, value: Option<&str>) {
    if let Some(value) = value {
        // Writing to a string cannot fail.
        let _ = write!(sgf, "{name}[{value}]");
    }
}

/// Returns the points that `owners`, one for each point in reading order, give to `color`.
fn points_owned_by(
    color: Color,
    size: BoardSize,
    owners: &[Option<Color>],
) -> impl Iterator<Item = Point> {
    let owned = size
        .points()
        .zip(owners)
        .filter(move |(_, owner)| **owner == Some(color));
    owned.map(|(point, _)| point)
}

/// Writes a property of FF\[4\]'s type SimpleText: `]` and `\` escaped, on one line.
fn write_text(sgf: &mut String, name: &str, value: Option<&str>) {
    let Some(value) = value else { return };
    let mut escaped = String::with_capacity(value.len());
    for symbol in value.chars() {
        match symbol {
            ']' | '\\' => escaped.extend(['\\', symbol]),
            symbol if symbol.is_whitespace() || symbol.is_control() => escaped.push(' '),
            symbol => escaped.push(symbol),
        }
    }
    write_property(sgf, name, Some(&escaped));
}

/// Writes a list of points, each followed by `label`; nothing for an empty list, which the format
/// does not allow.
fn write_points(sgf: &mut String, name: &str, points: impl Iterator<Item = Point>, label: &str) {
    for (index, point) in points.enumerate() {
        let name = if index == 0 { name } else { "" };
        let _ = write!(sgf, "{name}[{}{label}]", point_letters(point));
    }
}
