//! Position: what stands where. No history and no pixels.

use crate::color::Color;
use crate::point::{BoardSize, Point, PointError};

/// What stands on every point of a board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    size: BoardSize,
    /// Row by row from the top left.
    stones: Vec<Option<Color>>,
}

impl Position {
    /// A board without stones.
    pub fn empty(size: BoardSize) -> Position {
        Position { size, stones: vec![None; size.area()] }
    }

    /// The position drawn by `rows`: top row first, `.` empty, `B` black, `W` white.
    ///
    /// # Errors
    /// [`PositionError`] when the rows differ in length, hold another character, or are no board size.
    pub fn from_rows<S: AsRef<str>>(rows: &[S]) -> Result<Position, PositionError> {
        let width = rows.first().map_or(0, |row| row.as_ref().chars().count());
        let size = BoardSize::new(width, rows.len())?;
        let mut stones = Vec::with_capacity(size.area());
        for (index, row) in rows.iter().enumerate() {
            for symbol in row.as_ref().chars() {
                stones.push(match symbol {
                    '.' => None,
                    'B' => Some(Color::Black),
                    'W' => Some(Color::White),
                    symbol => return Err(PositionError::Symbol { symbol, row: index }),
                });
            }
            if stones.len() != (index + 1) * width {
                return Err(PositionError::Ragged { row: index, width });
            }
        }
        Ok(Position { size, stones })
    }

    /// The board's size.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// The stone at `point`, or `None` when it is empty.
    pub fn stone(&self, point: Point) -> Option<Color> {
        self.stones.get(self.size.index(point)).copied().flatten()
    }

    /// The same position with `stone` at `point`.
    #[must_use]
    pub fn with(&self, point: Point, stone: Option<Color>) -> Position {
        let mut changed = self.clone();
        if let Some(place) = changed.stones.get_mut(self.size.index(point)) {
            *place = stone;
        }
        changed
    }

    /// Top row first, `.` empty, `B` black, `W` white.
    pub fn rows(&self) -> Vec<String> {
        self.stones
            .chunks(self.size.width())
            .map(|row| row.iter().map(|stone| stone.map_or('.', Color::letter)).collect())
            .collect()
    }

    /// How many stones of `color` stand on the board.
    pub fn count(&self, color: Color) -> usize {
        self.stones.iter().filter(|&&stone| stone == Some(color)).count()
    }
}

/// Why rows are no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Not a board size.
    #[error(transparent)]
    Size(#[from] PointError),
    /// A row is longer or shorter than the first.
    #[error("row {} does not have {width} points like the first row", row + 1)]
    Ragged {
        /// Row from the top, from zero.
        row: usize,
        /// Points in the first row.
        width: usize,
    },
    /// A character other than `.`, `B`, `W`.
    #[error("row {} holds '{symbol}' (write . for empty, B for black, W for white)", row + 1)]
    Symbol {
        /// What was found.
        symbol: char,
        /// Row from the top, from zero.
        row: usize,
    },
}
