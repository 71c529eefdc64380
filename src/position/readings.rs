//! The position that a photo's readings say.

use crate::color::Color;
use crate::point::BoardSize;
use crate::stones::{StoneReading, StoneReadings};

use super::{Position, PositionError};

impl Position {
    /// What most probably stands on every point.
    ///
    /// # Errors
    /// [`PositionError`] when the readings do not fill a square board of 1 to 25 lines.
    pub fn from_readings(readings: &StoneReadings) -> Result<Position, PositionError> {
        let size = BoardSize::square(readings.lines)?;
        let count = readings.readings.len();
        if count != size.area() {
            return Err(PositionError::Readings { count, size });
        }
        Ok(Position { size, stones: readings.readings.iter().map(most_probable).collect() })
    }

    /// The readings of one who is certain of it, row by row from the top left.
    pub fn certain_readings(&self) -> Vec<StoneReading> {
        self.stones.iter().map(|&stone| certain(stone)).collect()
    }
}

fn certain(stone: Option<Color>) -> StoneReading {
    let is = |class| f64::from(u8::from(stone == class));
    StoneReading {
        empty: is(None),
        black: is(Some(Color::Black)),
        white: is(Some(Color::White)),
        doubt: None,
    }
}

/// The most probable class; empty when a stone is not more probable than an empty point.
fn most_probable(reading: &StoneReading) -> Option<Color> {
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
        StoneReading { empty, black, white, doubt: None }
    }

    #[test]
    fn the_most_probable_class_wins_and_a_tie_is_empty() {
        let readings = vec![
            reading(0.1, 0.6, 0.3),
            reading(0.2, 0.3, 0.5),
            reading(0.5, 0.5, 0.0),
            reading(f64::NAN, f64::NAN, f64::NAN),
        ];
        let position =
            Position::from_readings(&StoneReadings { lines: 2, grid_confidence: 1.0, readings }).unwrap();
        assert_eq!(position.rows(), ["BW", ".."]);
    }

    #[test]
    fn readings_that_do_not_fill_the_board_are_refused() {
        let readings =
            StoneReadings { lines: 2, grid_confidence: 1.0, readings: vec![reading(1.0, 0.0, 0.0); 3] };
        assert!(matches!(Position::from_readings(&readings), Err(PositionError::Readings { count: 3, .. })));
    }
}
