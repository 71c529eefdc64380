//! The meaning of property values: points, moves and sizes.

use crate::point::{BoardSize, Point};

/// Number of lines of a record without `SZ`.
const UNSTATED_LINES: usize = 19;

/// The largest board on which the old formats write a pass as `tt`.
const LARGEST_WITH_TT_PASS: usize = 19;

/// The value of a move.
pub(super) enum MoveValue {
    Pass,
    At(Point),
}

/// Parses the size in `SZ[19]` or `SZ[9:13]` (columns first); 19×19 without a value.
pub(super) fn parse_size(value: Option<&str>) -> Option<BoardSize> {
    let Some(value) = value else {
        return BoardSize::square(UNSTATED_LINES).ok();
    };
    let number = |text: &str| text.trim().parse::<usize>().ok();
    match value.split_once(':') {
        Some((width, height)) => BoardSize::new(number(width)?, number(height)?).ok(),
        None => BoardSize::square(number(value)?).ok(),
    }
}

/// Parses the move in `B[pd]`. An empty value is a pass, and so is `tt` on boards up to 19×19.
pub(super) fn parse_move(size: BoardSize, value: &str) -> Option<MoveValue> {
    let value = value.trim();
    let is_old_pass = value == "tt" && size.width().max(size.height()) <= LARGEST_WITH_TT_PASS;
    if value.is_empty() || is_old_pass {
        return Some(MoveValue::Pass);
    }
    parse_point(size, value).map(MoveValue::At)
}

/// A rectangle of points, given by two opposite corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rectangle {
    first: Point,
    last: Point,
}

impl Rectangle {
    /// Returns the points in reading order.
    pub(super) fn points(self, size: BoardSize) -> impl Iterator<Item = Point> {
        let Rectangle { first, last } = self;
        let columns = first.col().min(last.col())..=first.col().max(last.col());
        let rows = first.row().min(last.row())..=first.row().max(last.row());
        rows.flat_map(move |row| columns.clone().filter_map(move |col| size.point(col, row)))
    }
}

/// Parses one value of a list of points: `pd`, or the rectangle `aa:cc`.
pub(super) fn parse_rectangle(size: BoardSize, value: &str) -> Option<Rectangle> {
    let value = value.trim();
    let (first, last) = value.split_once(':').unwrap_or((value, value));
    Some(Rectangle {
        first: parse_point(size, first.trim())?,
        last: parse_point(size, last.trim())?,
    })
}

/// Parses a column letter and a row letter, both counted from the top left.
fn parse_point(size: BoardSize, value: &str) -> Option<Point> {
    match value.as_bytes() {
        [col @ b'a'..=b'z', row @ b'a'..=b'z'] => {
            size.point(usize::from(col - b'a'), usize::from(row - b'a'))
        }
        _ => None,
    }
}

/// Returns `point` as SGF writes it.
pub(super) fn point_letters(point: Point) -> String {
    // A board has at most 25 lines each way, so that the letters do not run out.
    [point.col(), point.row()]
        .into_iter()
        .filter_map(|line| u8::try_from(line).ok())
        .map(|line| char::from(b'a' + line))
        .collect()
}
