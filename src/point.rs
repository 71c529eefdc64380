//! Intersections and board sizes: the coordinates used by every step after the photo.

mod set;

pub use set::PointSet;

use std::fmt;

use thiserror::Error;

use crate::language::{Message, ToMessage};

/// Column letters from the left; `I` is left out, as on every Go board.
const COLUMN_LETTERS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// The number of lines of a board in each direction, 1 to 25.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardSize {
    width: u8,
    height: u8,
}

/// An error in a board size or a point name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.to_message())]
pub enum PointError {
    /// The size is not between 1×1 and 25×25.
    Size {
        /// Number of columns asked for.
        width: usize,
        /// Number of rows asked for.
        height: usize,
    },
    /// The text does not name a point of the board.
    Name {
        /// The text given.
        text: String,
        /// The board it is meant for.
        size: BoardSize,
    },
}

impl ToMessage for PointError {
    fn to_message(&self) -> Message {
        match self {
            PointError::Size { width, height } => Message::new("error-board-size")
                .with("most", u32::from(BoardSize::MAX))
                .with("size", format!("{width}×{height}")),
            PointError::Name { text, size } => Message::new("error-no-point")
                .with("text", text.as_str())
                .with("size", size.to_string()),
        }
    }
}

impl BoardSize {
    /// Most lines either way: SGF and the column letters end there.
    pub const MAX: u8 = 25;

    /// Returns the size of a board of `width` columns and `height` rows.
    ///
    /// # Errors
    /// [`PointError::Size`] outside 1 to 25.
    pub fn new(width: usize, height: usize) -> Result<BoardSize, PointError> {
        let lines = |count: usize| {
            u8::try_from(count)
                .ok()
                .filter(|n| (1..=Self::MAX).contains(n))
        };
        match (lines(width), lines(height)) {
            (Some(width), Some(height)) => Ok(BoardSize { width, height }),
            _ => Err(PointError::Size { width, height }),
        }
    }

    /// Returns the size of a board of `lines` × `lines`.
    ///
    /// # Errors
    /// [`PointError::Size`] outside 1 to 25.
    pub fn square(lines: usize) -> Result<BoardSize, PointError> {
        BoardSize::new(lines, lines)
    }

    /// Returns the number of columns.
    pub fn width(self) -> usize {
        usize::from(self.width)
    }

    /// Returns the number of rows.
    pub fn height(self) -> usize {
        usize::from(self.height)
    }

    /// Returns the number of intersections.
    pub fn area(self) -> usize {
        self.width() * self.height()
    }

    /// Returns true if both directions have the same number of lines.
    pub fn is_square(self) -> bool {
        self.width == self.height
    }

    /// Returns the point at column `col` and row `row`, both from zero at the top left; `None` off
    /// the board.
    pub fn point(self, col: usize, row: usize) -> Option<Point> {
        (col < self.width() && row < self.height()).then_some(Point {
            col: col as u8,
            row: row as u8,
        })
    }

    /// Returns every point, row by row from the top left.
    pub fn points(self) -> impl Iterator<Item = Point> + Clone {
        (0..self.height).flat_map(move |row| (0..self.width).map(move |col| Point { col, row }))
    }

    /// Returns the index of `point` in [`BoardSize::points`].
    pub fn index(self, point: Point) -> usize {
        point.row() * self.width() + point.col()
    }

    /// Returns the two to four orthogonal neighbours of `point` on this board.
    pub fn neighbours(self, point: Point) -> impl Iterator<Item = Point> {
        let (col, row) = (point.col(), point.row());
        [
            (Some(col), row.checked_sub(1)),
            (col.checked_sub(1), Some(row)),
            (Some(col + 1), Some(row)),
            (Some(col), Some(row + 1)),
        ]
        .into_iter()
        .filter_map(move |(col, row)| self.point(col?, row?))
    }

    /// Returns the name of `point`: column letter, then the row number from the bottom (`Q16`).
    pub fn name(self, point: Point) -> String {
        let letter = COLUMN_LETTERS.get(point.col()).copied().unwrap_or(b'?');
        format!(
            "{}{}",
            char::from(letter),
            self.height().saturating_sub(point.row())
        )
    }

    /// Parses the name of a point (`Q16`, in capital or small letters).
    ///
    /// # Errors
    /// [`PointError::Name`] when the text does not name a point of this board.
    pub fn parse(self, text: &str) -> Result<Point, PointError> {
        let unknown = || PointError::Name {
            text: text.to_owned(),
            size: self,
        };
        let trimmed = text.trim();
        let letter = trimmed
            .bytes()
            .next()
            .ok_or_else(unknown)?
            .to_ascii_uppercase();
        let col = COLUMN_LETTERS
            .iter()
            .position(|&l| l == letter)
            .ok_or_else(unknown)?;
        let digits = trimmed
            .get(1..)
            .filter(|d| d.bytes().all(|b| b.is_ascii_digit()))
            .ok_or_else(unknown)?;
        let number: usize = digits.parse().map_err(|_| unknown())?;
        let row = self.height().checked_sub(number).ok_or_else(unknown)?;
        self.point(col, row).ok_or_else(unknown)
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×{}", self.width, self.height)
    }
}

/// An intersection: column from the left and row from the top, both from zero. Only [`BoardSize`]
/// makes points, so that each lies on some board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point {
    // Row first: the derived order is reading order.
    row: u8,
    col: u8,
}

impl Point {
    /// Returns the column, from zero at the left.
    pub fn col(self) -> usize {
        usize::from(self.col)
    }

    /// Returns the row, from zero at the top.
    pub fn row(self) -> usize {
        usize::from(self.row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_skip_the_letter_i_and_count_rows_from_the_bottom() {
        let size = BoardSize::square(19).unwrap();
        assert_eq!(size.name(size.point(0, 18).unwrap()), "A1");
        assert_eq!(size.name(size.point(8, 0).unwrap()), "J19");
        for point in size.points() {
            assert_eq!(size.parse(&size.name(point)), Ok(point));
        }
    }

    #[test]
    fn names_off_the_board_are_refused() {
        let size = BoardSize::square(9).unwrap();
        for text in [
            "",
            "I3",
            "A0",
            "A10",
            "K1",
            "3C",
            "A-1",
            "A+1",
            "Ü3",
            "A99999999999999999999",
        ] {
            assert!(size.parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_corner_has_two_neighbours_and_an_inner_point_four() {
        let size = BoardSize::new(3, 5).unwrap();
        assert_eq!(size.neighbours(size.point(0, 0).unwrap()).count(), 2);
        assert_eq!(size.neighbours(size.point(1, 2).unwrap()).count(), 4);
        assert_eq!(size.points().count(), size.area());
    }
}
