//! What property values mean: points, sizes, numbers.

use crate::point::{BoardSize, Point};

/// The board size of a record without `SZ`.
const UNSTATED_LINES: usize = 19;

/// The largest board on which the old formats write a pass as `tt`.
const LARGEST_WITH_TT_PASS: usize = 19;

/// What a move value says.
pub(super) enum MoveValue {
    Pass,
    At(Point),
}

/// The size in `SZ[19]` or `SZ[9:13]` (columns first); 19×19 without a value.
pub(super) fn size(value: Option<&str>) -> Option<BoardSize> {
    let Some(value) = value else { return BoardSize::square(UNSTATED_LINES).ok() };
    let number = |text: &str| text.trim().parse::<usize>().ok();
    match value.split_once(':') {
        Some((width, height)) => BoardSize::new(number(width)?, number(height)?).ok(),
        None => BoardSize::square(number(value)?).ok(),
    }
}

/// The move in `B[pd]`; empty, or `tt` on boards up to 19×19, is a pass.
pub(super) fn move_value(size: BoardSize, value: &str) -> Option<MoveValue> {
    let value = value.trim();
    let old_pass = value == "tt" && size.width().max(size.height()) <= LARGEST_WITH_TT_PASS;
    if value.is_empty() || old_pass {
        return Some(MoveValue::Pass);
    }
    point(size, value).map(MoveValue::At)
}

/// The points between two opposite corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rectangle {
    first: Point,
    last: Point,
}

impl Rectangle {
    /// Its points, in reading order.
    pub(super) fn points(self, size: BoardSize) -> impl Iterator<Item = Point> {
        let Rectangle { first, last } = self;
        let columns = first.col().min(last.col())..=first.col().max(last.col());
        let rows = first.row().min(last.row())..=first.row().max(last.row());
        rows.flat_map(move |row| columns.clone().filter_map(move |col| size.point(col, row)))
    }
}

/// The points of one value of a list: `pd`, or the rectangle `aa:cc`.
pub(super) fn rectangle(size: BoardSize, value: &str) -> Option<Rectangle> {
    let value = value.trim();
    let (first, last) = value.split_once(':').unwrap_or((value, value));
    Some(Rectangle { first: point(size, first.trim())?, last: point(size, last.trim())? })
}

/// Column letter, then row letter, both from the top left.
fn point(size: BoardSize, value: &str) -> Option<Point> {
    match value.as_bytes() {
        [col @ b'a'..=b'z', row @ b'a'..=b'z'] => {
            size.point(usize::from(col - b'a'), usize::from(row - b'a'))
        }
        _ => None,
    }
}

/// `point` as SGF writes it.
pub(super) fn letters(point: Point) -> String {
    // A board has at most 25 lines each way, so that the letters do not run out.
    [point.col(), point.row()]
        .into_iter()
        .filter_map(|line| u8::try_from(line).ok())
        .map(|line| char::from(b'a' + line))
        .collect()
}
