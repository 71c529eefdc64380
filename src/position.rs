//! Position: the stones on a board, without history and without pixels.
//!
//! A [`Position`] is immutable: [`Position::play`], [`Position::without`] and the others return a
//! new one.
//!
//! ```
//! use shuzi::color::Color;
//! use shuzi::position::Position;
//!
//! let position = Position::from_rows(&[".B.", "BW.", ".B."]).unwrap();
//! let gap = position.size().parse("C2").unwrap();
//! let played = position.play(Color::Black, gap).unwrap();
//! assert_eq!(played.captured.len(), 1);
//! assert_eq!(played.position.rows(), [".B.", "B.B", ".B."]);
//! ```

pub mod chain;
pub(crate) mod fast_board;
pub mod legality;
pub mod pass_alive;
pub mod plausibility;
pub mod play;
pub mod readings;
pub mod region;
pub mod sgf;
pub mod symmetry;

pub use chain::{Chain, Chains};
pub use pass_alive::PassAlive;
pub use play::{PlayError, Played, Prisoners};
pub use readings::{Doubt, StoneReading, StoneReadings};
pub use region::EmptyRegion;
pub use symmetry::Orientation;

use crate::color::{ByColor, Color};
use crate::language::{Message, ToMessage};
use crate::point::{BoardSize, Point, PointError, PointSet};

/// The stones on a board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    size: BoardSize,
    /// The points of each player's stones: on the board, and no point in both.
    stones: ByColor<PointSet>,
}

impl Position {
    /// Returns a board without stones.
    pub fn empty(size: BoardSize) -> Position {
        Position {
            size,
            stones: ByColor::default(),
        }
    }

    /// Reads the position drawn by `rows`: top row first, `.` empty, `B` black, `W` white.
    ///
    /// # Errors
    /// [`PositionError`] when the rows differ in length, contain another character, or do not make
    /// a board size.
    pub fn from_rows<S: AsRef<str>>(rows: &[S]) -> Result<Position, PositionError> {
        let width = rows.first().map_or(0, |row| row.as_ref().chars().count());
        let size = BoardSize::new(width, rows.len())?;
        let mut position = Position::empty(size);
        for (row, symbols) in rows.iter().enumerate() {
            let mut columns = 0;
            for symbol in symbols.as_ref().chars() {
                let stone = match symbol {
                    '.' => None,
                    'B' => Some(Color::Black),
                    'W' => Some(Color::White),
                    symbol => return Err(PositionError::Symbol { symbol, row }),
                };
                if let Some(point) = size.point(columns, row) {
                    position.set(point, stone);
                }
                columns += 1;
            }
            if columns != width {
                return Err(PositionError::Ragged { row, width });
            }
        }
        Ok(position)
    }

    /// Returns the board's size.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// Returns true if `point` lies on this board (it may come from a larger one).
    pub fn contains(&self, point: Point) -> bool {
        self.size.point(point.col(), point.row()).is_some()
    }

    /// Returns the stone at `point`, or `None` when it is empty or off the board.
    pub fn stone(&self, point: Point) -> Option<Color> {
        Color::BOTH
            .into_iter()
            .find(|&color| self.stones[color].contains(point))
    }

    /// Returns the points on which a player's stones stand, or the empty ones for `None`.
    pub fn points_with(&self, stone: Option<Color>) -> PointSet {
        match stone {
            Some(color) => self.stones[color],
            None => PointSet::all(self.size) - self.stones.black - self.stones.white,
        }
    }

    /// Returns the same position with `stone` at `point`; unchanged if `point` is off the board.
    #[must_use]
    pub fn with(&self, point: Point, stone: Option<Color>) -> Position {
        let mut changed = self.clone();
        changed.set(point, stone);
        changed
    }

    /// Puts `stone` at `point` while a new position is being built.
    pub(crate) fn set(&mut self, point: Point, stone: Option<Color>) {
        if !self.contains(point) {
            return;
        }
        for color in Color::BOTH {
            self.stones[color].remove(point);
        }
        if let Some(color) = stone {
            self.stones[color].insert(point);
        }
    }

    /// Returns the rows of the board as text: top row first, `.` empty, `B` black, `W` white.
    pub fn rows(&self) -> Vec<String> {
        let (width, height) = (self.size.width(), self.size.height());
        let symbol = |col, row| {
            let stone = self
                .size
                .point(col, row)
                .and_then(|point| self.stone(point));
            stone.map_or('.', Color::letter)
        };
        (0..height)
            .map(|row| (0..width).map(|col| symbol(col, row)).collect())
            .collect()
    }

    /// Returns the number of stones of `color` on the board.
    pub fn count(&self, color: Color) -> usize {
        self.stones[color].len()
    }
}

/// An error in making a position from rows or readings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum PositionError {
    /// The rows or readings do not make a board size.
    Size(#[from] PointError),
    /// A row is longer or shorter than the first.
    Ragged {
        /// Index of the row, from zero at the top.
        row: usize,
        /// Number of points in the first row.
        width: usize,
    },
    /// A row contains a character other than `.`, `B`, `W`.
    Symbol {
        /// The character.
        symbol: char,
        /// Index of the row, from zero at the top.
        row: usize,
    },
    /// The readings do not fill their board.
    Readings {
        /// Number of readings.
        count: usize,
        /// The board they are meant for.
        size: BoardSize,
    },
}

impl ToMessage for PositionError {
    fn to_message(&self) -> Message {
        match self {
            PositionError::Size(error) => error.to_message(),
            PositionError::Ragged { row, width } => Message::new("error-ragged-row")
                .with("row", row + 1)
                .with("width", *width),
            PositionError::Symbol { symbol, row } => Message::new("error-row-symbol")
                .with("row", row + 1)
                .with("symbol", symbol.to_string()),
            PositionError::Readings { count, size } => Message::new("error-readings")
                .with("count", *count)
                .with("size", size.to_string()),
        }
    }
}
