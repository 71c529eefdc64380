//! Playing out: what a board comes to when the points that are still open are settled in turns.
//!
//! The rest of the game is searched, not guessed. Both players move alternately and may pass; two passes end it. They may
//!
//! - fill open points,
//! - capture, and attack chains that have run short of liberties,
//! - defend such chains by connecting, extending or capturing (under territory rules this costs a point: teire).
//!
//! What stands apart from the open points is taken as agreed: a stone put into closed territory without taking anything is
//! dead, and nobody answers it in vain; chains that no series of ataris can take are safe ([`safety`]). Points whose filling
//! threatens nothing are all alike, so that only their number matters ([`plain`]). The rest is divided into parts that do
//! not touch each other ([`clusters`]), and searched with a table of what was seen ([`search`]).
//!
//! The result is a pair of bounds, equal where the search is complete. It never is a guess: where the budget ends, only
//! what is proved is said, and where a ko is fought the bounds hold whoever has the threats elsewhere. Where a large chain
//! is taken or territory is broken open, the board would have to be judged anew, so that there may be no bound on that side.
//!
//! Moving first is never worse than moving second: who moves first may pass, and the other can then at best end the game
//! where it stands or move first.

mod clusters;
mod ground;
mod leaf;
mod moves;
mod plain;
mod safety;
mod search;

use crate::color::Color;
use crate::position::{Position, Prisoners};

use super::HalfPoints;
use clusters::{clusters, sum};
use ground::Ground;
use search::{Budget, Points, Search};

/// What is known of Black's margin once the open points are played out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct MarginBounds {
    /// Black gets at least this much; `None` where nothing is proved.
    pub at_least: Option<HalfPoints>,
    /// Black gets at most this much; `None` where nothing is proved.
    pub at_most: Option<HalfPoints>,
}

impl MarginBounds {
    /// Returns the margin where it is known exactly.
    pub fn exact(&self) -> Option<HalfPoints> {
        self.at_least.filter(|_| self.at_least == self.at_most)
    }

    /// Returns the bounds, or none where they contradict each other: then one of them was not proved.
    fn checked(self) -> MarginBounds {
        match (self.at_least, self.at_most) {
            (Some(least), Some(most)) if least > most => MarginBounds::default(),
            _ => self,
        }
    }
}

/// A board on which nothing is open any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalBoard {
    /// What stands there, dead stones lifted.
    pub position: Position,
    /// Stones captured on the way, stones left dead in closed territory included.
    pub captured: Prisoners,
}

/// A settled board whose open points are to be played out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Settled<'a> {
    /// What stands there, dead stones lifted.
    pub position: &'a Position,
    /// Whose territory every empty point is, row by row; `None` for stones and points that are nobody's.
    pub territory: &'a [Option<Color>],
    /// Whether stones count as points (area), or prisoners do (territory).
    pub counts_area: bool,
    /// Points for Black as the board stands.
    pub margin: HalfPoints,
}

/// Plays out what is open on a settled board: Black's margin with Black moving first, and with White.
///
/// `None` where nothing is open that could change anything, or so much that the game has not come to its end.
pub(super) fn play_out(settled: Settled) -> Option<[MarginBounds; 2]> {
    let ground = Ground::of(settled)?;
    let clusters = clusters(&ground);
    let plain = if ground.counts_area { ground.plain.len() } else { 0 };
    let [mut black_first, mut white_first] = Color::BOTH.map(|first| {
        let apart = if clusters.len() > 1 { sum(&clusters, plain, first) } else { Points::UNKNOWN };
        let points = match apart.is_exact() {
            true => apart,
            false => apart.and(Search::new(&ground, Budget::WHOLE).bounds(first)),
        };
        let margin =
            |points: Option<i32>| points.map(|points| settled.margin + HalfPoints::from_points(points));
        MarginBounds { at_least: margin(points.at_least), at_most: margin(points.at_most) }
    });
    // Moving first is never worse: what is proved of one order bounds the other.
    black_first.at_least = black_first.at_least.max(white_first.at_least);
    white_first.at_most = match (white_first.at_most, black_first.at_most) {
        (Some(here), Some(there)) => Some(here.min(there)),
        (here, there) => here.or(there),
    };
    Some([black_first.checked(), white_first.checked()])
}

/// Returns the board after best play with `first` moving first, where the search is complete.
pub(super) fn final_board(settled: Settled, first: Color) -> Option<FinalBoard> {
    Search::new(&Ground::of(settled)?, Budget::WHOLE).final_board(first)
}

#[cfg(test)]
mod tests;
