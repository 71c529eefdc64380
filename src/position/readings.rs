//! Readings: how probable it is that a point is empty or holds a stone, why that is not certain, and the position that
//! follows. They are numbers and know nothing of pixels; [`crate::stones`] makes them of a photo.

use crate::color::Color;
use crate::named_enum;
use crate::point::BoardSize;

use super::{Position, PositionError};

/// One intersection's reading.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StoneReading {
    /// Probability that the point is empty.
    pub empty: f64,
    /// Probability of a black stone.
    pub black: f64,
    /// Probability of a white stone.
    pub white: f64,
    /// Why the reading is not certain, when it is not.
    pub doubt: Option<Doubt>,
}

/// All readings of a square board, row by row from the top left.
#[derive(Clone, Debug, PartialEq)]
pub struct StoneReadings {
    /// Lines each way.
    pub lines: usize,
    /// Probability that they are read on the right grid, 0 to 1.
    pub grid_confidence: f64,
    /// `lines` × `lines` readings.
    pub readings: Vec<StoneReading>,
}

impl StoneReadings {
    /// Returns the readings of the same board seen from its side: turned a quarter clockwise, so that what was its left
    /// column is its top row.
    #[must_use]
    pub fn turned(&self) -> StoneReadings {
        let lines = self.lines;
        let places = (0..lines).flat_map(|row| (0..lines).map(move |column| (column, row)));
        // The turned board's row is what was a column, read from the bottom.
        let readings =
            places.filter_map(|(column, row)| self.readings.get((lines - 1 - column) * lines + row).copied());
        StoneReadings { readings: readings.collect(), ..self.clone() }
    }

    /// Probability that they are read on the right grid, in percent, rounded down; never more than 99.
    pub fn grid_percent(&self) -> u8 {
        (100.0 * self.grid_confidence).clamp(0.0, 99.0) as u8
    }
}
named_enum! {
    /// Why a reading is not certain.
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
        let mut position = Position::empty(size);
        for (point, reading) in size.points().zip(&readings.readings) {
            position.set(point, most_probable(reading));
        }
        Ok(position)
    }

    /// The readings of one who is certain of it, row by row from the top left.
    pub fn certain_readings(&self) -> Vec<StoneReading> {
        self.size.points().map(|point| certain(self.stone(point))).collect()
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
