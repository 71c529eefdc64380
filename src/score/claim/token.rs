//! ClaimToken: a word of a claim, whatever language it is in.

use crate::color::Color;
use crate::score::Unit;

/// A word of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClaimToken {
    /// A player.
    Player(Color),
    /// A number.
    Number(Number),
    /// What the number before it counts.
    Unit(Unit),
    /// One, or an article: `one half` is a half.
    One,
    /// `a`: one before a unit, else nothing.
    Article,
    /// Half of the unit behind it, or of the one before it.
    Half,
    /// A quarter of the unit behind it.
    Quarter,
    /// Joins a whole number and a fraction.
    And,
    /// The player wins.
    Wins,
    /// The player loses.
    Loses,
    /// `+`: the player wins, as game records write it.
    Plus,
    /// `-`: the player loses, or a dash.
    Minus,
    /// The number beside it is a margin.
    By,
    /// The number behind it is a side's count.
    Counts,
    /// Nobody is ahead.
    Level,
    /// The game did not end with a count.
    NotCounted,
    /// Stands between two counts.
    Against,
    /// A comma, a colon, a bracket.
    Pause,
    /// The end of a sentence.
    Stop,
    /// Says nothing.
    Filler,
}

/// A number as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number {
    /// Its value in quarters.
    pub quarters: u32,
    /// Whether it was written as a fraction: `1/4`, `2 3/4`, `四分之一`.
    pub is_fraction: bool,
}

impl Number {
    /// A number that is no fraction.
    pub(super) const fn decimal(quarters: u32) -> Number {
        Number { quarters, is_fraction: false }
    }

    /// A fraction.
    pub(super) const fn fraction(quarters: u32) -> Number {
        Number { quarters, is_fraction: true }
    }

    /// Returns true if it has no fractional part.
    pub(super) const fn is_whole(self) -> bool {
        self.quarters.is_multiple_of(4)
    }
}
