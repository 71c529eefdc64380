//! The two players.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::named_enum;

named_enum! {
    /// A player, and the colour of that player's stones.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Color {
        /// Black plays first.
        Black = "black",
        /// White receives the komi.
        White = "white",
    }
}

impl Color {
    /// Both players, Black first.
    pub const BOTH: [Color; 2] = [Color::Black, Color::White];

    /// Returns the other player.
    pub fn opponent(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }

    /// Returns `B` or `W`, as in `rows` and in results such as `B+0.5`.
    pub fn letter(self) -> char {
        match self {
            Color::Black => 'B',
            Color::White => 'W',
        }
    }
}

/// A value for each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByColor<T> {
    /// Value of Black.
    pub black: T,
    /// Value of White.
    pub white: T,
}

impl<T> ByColor<T> {
    /// Returns what `of` gives for each player, Black first.
    pub fn each(mut of: impl FnMut(Color) -> T) -> ByColor<T> {
        ByColor {
            black: of(Color::Black),
            white: of(Color::White),
        }
    }
}

impl ByColor<bool> {
    /// Returns the only player for whom it is true; `None` for both or neither.
    pub fn only(self) -> Option<Color> {
        match (self.black, self.white) {
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
            (true, true) | (false, false) => None,
        }
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}
