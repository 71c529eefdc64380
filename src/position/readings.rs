//! Readings: for every point the probabilities of a stone and of none, the reason for doubt, and
//! the position that follows. They are numbers without pixels; [`crate::stones`] reads them from a
//! photo.

use crate::color::Color;
use crate::named_enum;
use crate::point::BoardSize;

use super::{Position, PositionError};

/// The reading of one intersection.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StoneReading {
    /// Probability that the point is empty.
    pub empty: f64,
    /// Probability of a black stone.
    pub black: f64,
    /// Probability of a white stone.
    pub white: f64,
    /// Reason for doubt, if the reading is not certain.
    pub doubt: Option<Doubt>,
}

impl StoneReading {
    /// Returns the probability of the likeliest contents.
    pub fn certainty(&self) -> f64 {
        self.empty.max(self.black).max(self.white)
    }

    /// Returns the probability of a stone of this colour.
    pub fn probability_of(&self, color: Color) -> f64 {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }
}

/// All readings of a square board, row by row from the top left.
#[derive(Clone, Debug, PartialEq)]
pub struct StoneReadings {
    /// Number of lines each way.
    pub lines: usize,
    /// Probability that the board was read on the right grid, 0 to 1.
    pub grid_confidence: f64,
    /// `lines` × `lines` readings, row by row from the top left.
    pub readings: Vec<StoneReading>,
}

impl StoneReadings {
    /// Returns the readings of the same board turned a quarter clockwise: its left column, read
    /// from the bottom, becomes the top row.
    #[must_use]
    pub fn turned(&self) -> StoneReadings {
        let lines = self.lines;
        let mut readings = Vec::with_capacity(self.readings.len());
        for row in 0..lines {
            for column in 0..lines {
                // The turned board's row was a column, read from the bottom.
                readings.extend(
                    self.readings
                        .get((lines - 1 - column) * lines + row)
                        .copied(),
                );
            }
        }
        StoneReadings {
            lines,
            grid_confidence: self.grid_confidence,
            readings,
        }
    }

    /// Returns the probability that the board was read on the right grid, in percent, rounded down;
    /// at most 99.
    pub fn grid_percent(&self) -> u8 {
        (100.0 * self.grid_confidence).clamp(0.0, 99.0) as u8
    }

    /// Returns true if some point certainly holds a stone.
    pub fn has_certain_stone(&self) -> bool {
        self.readings
            .iter()
            .any(|reading| reading.doubt.is_none() && most_probable_stone(reading).is_some())
    }
}

named_enum! {
    /// The reason why a reading is not certain.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Doubt {
        /// A highlight or reflection covers the point.
        Glare = "glare",
        /// The point looks like more than one class.
        Ambiguous = "ambiguous",
        /// Something else covers the point (a hand, a bowl).
        Covered = "covered",
        /// A stone lies between this point and another and may belong to either.
        OffPoint = "off_point",
        /// The point lies outside the photo.
        OutOfFrame = "out_of_frame",
        /// The reading leaves a chain without liberties.
        NoLiberties = "no_liberties",
    }
}

impl Position {
    /// Returns the position with the most probable stone on every point.
    ///
    /// # Errors
    /// [`PositionError`] when the readings do not fill a square board of 1 to 25 lines.
    pub fn from_readings(readings: &StoneReadings) -> Result<Position, PositionError> {
        let size = BoardSize::square(readings.lines)?;
        let count = readings.readings.len();
        if count != size.area() {
            return Err(PositionError::Readings { count, size });
        }
        let mut position = Position::empty(size);
        for (point, reading) in size.points().zip(&readings.readings) {
            position.set(point, most_probable_stone(reading));
        }
        Ok(position)
    }

    /// Returns readings that give this position with certainty, row by row from the top left.
    pub fn certain_readings(&self) -> Vec<StoneReading> {
        self.size
            .points()
            .map(|point| certain_reading(self.stone(point)))
            .collect()
    }
}

fn certain_reading(stone: Option<Color>) -> StoneReading {
    let probability = |class| if stone == class { 1.0 } else { 0.0 };
    StoneReading {
        empty: probability(None),
        black: probability(Some(Color::Black)),
        white: probability(Some(Color::White)),
        doubt: None,
    }
}

/// Returns the most probable stone; `None` if a stone is not more probable than an empty point.
fn most_probable_stone(reading: &StoneReading) -> Option<Color> {
    let (stone, probability) = if reading.white > reading.black {
        (Color::White, reading.white)
    } else {
        (Color::Black, reading.black)
    };
    (probability > reading.empty).then_some(stone)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reading(empty: f64, black: f64, white: f64) -> StoneReading {
        StoneReading {
            empty,
            black,
            white,
            doubt: None,
        }
    }

    #[test]
    fn the_most_probable_class_wins_and_a_tie_is_empty() {
        let readings = vec![
            reading(0.1, 0.6, 0.3),
            reading(0.2, 0.3, 0.5),
            reading(0.5, 0.5, 0.0),
            reading(f64::NAN, f64::NAN, f64::NAN),
        ];
        let position = Position::from_readings(&StoneReadings {
            lines: 2,
            grid_confidence: 1.0,
            readings,
        })
        .unwrap();
        assert_eq!(position.rows(), ["BW", ".."]);
    }

    #[test]
    fn a_doubtful_stone_is_not_certain() {
        let doubtful = StoneReading {
            doubt: Some(Doubt::Ambiguous),
            ..reading(0.4, 0.6, 0.0)
        };
        let has_certain_stone = |last| {
            let readings = StoneReadings {
                lines: 2,
                grid_confidence: 1.0,
                readings: vec![reading(1.0, 0.0, 0.0), doubtful, doubtful, last],
            };
            readings.has_certain_stone()
        };
        assert!(!has_certain_stone(reading(0.99, 0.01, 0.0)));
        assert!(has_certain_stone(reading(0.0, 0.01, 0.99)));
    }

    #[test]
    fn readings_that_do_not_fill_the_board_are_refused() {
        let readings = StoneReadings {
            lines: 2,
            grid_confidence: 1.0,
            readings: vec![reading(1.0, 0.0, 0.0); 3],
        };
        assert!(matches!(
            Position::from_readings(&readings),
            Err(PositionError::Readings { count: 3, .. })
        ));
    }
}
