//! A value of each player.

use std::ops::{Index, IndexMut};

use crate::color::Color;

/// The same of both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct ByColor<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

impl<T> ByColor<T> {
    /// What `of` says of each player.
    pub fn each(mut of: impl FnMut(Color) -> T) -> ByColor<T> {
        ByColor { black: of(Color::Black), white: of(Color::White) }
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
