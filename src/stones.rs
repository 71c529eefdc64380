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

/// Stand-in.
#[derive(Clone, Debug, Default)]
pub struct Settings {}

/// Stand-in.
pub fn read(photo: &crate::photo::Photo, board: &crate::board::Board, _: &Settings) -> StoneReadings {
    let mut readings = Vec::new();
    for y in 0..board.lines {
        for x in 0..board.lines {
            let p = board.photo_from_board.photo(crate::geometry::BoardPoint { x: x as f64, y: y as f64 });
            let luma = photo.pixels.get_pixel_checked(p.x as u32, p.y as u32).map_or(128, |p| p.0[1]);
            let (black, white) = (f64::from(u8::from(luma < 70)), f64::from(u8::from(luma > 200)));
            let doubt = (55..90).contains(&luma).then_some(Doubt::Ambiguous);
            readings.push(StoneReading { empty: 1.0 - black - white, black, white, doubt });
        }
    }
    StoneReadings { lines: board.lines, readings }
}
