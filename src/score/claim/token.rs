//! The tokens of a claim, which are the same in all languages.

use crate::color::Color;
use crate::score::Unit;

/// A word or sign of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClaimToken {
    /// A player.
    Player(Color),
    /// A number.
    Number(Number),
    /// The unit of the number before it.
    Unit(Unit),
    /// The number one, or an article: `one half` is a half.
    One,
    /// The article `a`: the number one before a unit, else without meaning.
    Article,
    /// Half of the unit after or before it.
    Half,
    /// A quarter of the unit after it.
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
    /// The number after it is a side's count.
    Counts,
    /// Neither player is ahead.
    Level,
    /// The game did not end with a count.
    NotCounted,
    /// A sign or word between two counts.
    Against,
    /// A comma, a bracket or a similar sign.
    Pause,
    /// The end of a sentence.
    Stop,
    /// A word without meaning for the result.
    Filler,
}

/// A number as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number {
    /// The value in quarters.
    pub quarters: u32,
    /// True if it was written as a fraction: `1/4`, `2 3/4`, `四分之一`.
    pub is_fraction: bool,
}

impl Number {
    /// Returns a number that was not written as a fraction.
    pub(super) const fn decimal(quarters: u32) -> Number {
        Number {
            quarters,
            is_fraction: false,
        }
    }

    /// Returns a number that was written as a fraction.
    pub(super) const fn fraction(quarters: u32) -> Number {
        Number {
            quarters,
            is_fraction: true,
        }
    }

    /// Returns true if it has no fractional part.
    pub(super) const fn is_whole(self) -> bool {
        self.quarters.is_multiple_of(4)
    }
}
