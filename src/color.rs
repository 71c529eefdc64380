//! The two players.

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

    /// The other player.
    pub fn opponent(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }

    /// `B` or `W`, as in `rows` and in results such as `B+0.5`.
    pub fn letter(self) -> char {
        match self {
            Color::Black => 'B',
            Color::White => 'W',
        }
    }
}
