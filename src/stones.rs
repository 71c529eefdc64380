//! Stones: what stands on every intersection, with a probability.

/// Why a reading is not certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// A highlight or reflection covers the point.
    Glare,
    /// The point looks like more than one class.
    Ambiguous,
    /// Something else covers the point (a hand, a bowl).
    Covered,
    /// The point lies outside the photo.
    OutOfFrame,
    /// The reading leaves a chain without liberties.
    NoLiberties,
}

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
    /// `lines` × `lines` readings.
    pub readings: Vec<StoneReading>,
}
