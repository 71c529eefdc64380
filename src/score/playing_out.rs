//! Plays out a board: finds the result of best play on the points that are still open.
//!
//! The rest of the game is searched, not guessed. Both players move alternately and may pass; two
//! passes end it. They may
//!
//! - fill open points,
//! - capture, and attack chains that have run short of liberties,
//! - defend such chains by connecting, extending or capturing (under territory rules each such
//!   move, teire, costs a point).
//!
//! Everything away from the open points is taken as agreed: a stone put into closed territory
//! without capturing anything is dead and needs no answer, and chains that no series of ataris can
//! capture are safe ([`safety`]). Points whose filling threatens nothing are interchangeable, so
//! only their number matters ([`plain`]). The rest is divided into parts that do not touch each
//! other ([`clusters`]) and searched ([`search`]).
//!
//! The result is a pair of bounds, equal if the search is complete. The bounds are never guessed:
//! if the search budget runs out, only proved bounds are returned, and if a ko is fought they hold
//! whichever player has threats elsewhere. If a large chain is captured or territory is broken
//! open, the board would have to be judged anew, and there may be no bound on that side.
//!
//! Moving first is never worse than moving second: the first player may pass, and the opponent can
//! then at best end the game as it stands or move first.

mod clusters;
mod endgame_board;
mod leaf;
mod moves;
mod plain;
mod safety;
mod search;

use crate::color::Color;
use crate::position::{Position, Prisoners};

use super::HalfPoints;
use clusters::{split_into_clusters, sum_clusters};
use endgame_board::EndgameBoard;
use search::{Budget, EndgameSearch, ValueBounds};

/// Proved bounds of Black's margin after best play on the open points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct MarginBounds {
    /// Black gets at least this margin; `None` if no such bound is proved.
    pub at_least: Option<HalfPoints>,
    /// Black gets at most this margin; `None` if no such bound is proved.
    pub at_most: Option<HalfPoints>,
}

impl MarginBounds {
    /// Returns the margin if it is known exactly.
    pub fn exact(&self) -> Option<HalfPoints> {
        if self.at_least == self.at_most {
            self.at_least
        } else {
            None
        }
    }

    /// Returns the bounds, or no bounds if they contradict each other, because one of them must
    /// then be wrong.
    fn reject_contradiction(self) -> MarginBounds {
        match (self.at_least, self.at_most) {
            (Some(least), Some(most)) if least > most => MarginBounds::default(),
            _ => self,
        }
    }
}

/// A board on which no point is open any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalBoard {
    /// The position without dead stones.
    pub position: Position,
    /// Stones captured on the way, including stones left dead in closed territory.
    pub captured: Prisoners,
}

/// A board on which life and death are agreed, and whose open points are to be played out.
#[derive(Clone, Copy, Debug)]
pub(super) struct SettledBoard<'a> {
    /// The position without dead stones.
    pub position: &'a Position,
    /// The owner of each point of territory, row by row from the top left; `None` for stones and
    /// neutral points.
    pub territory: &'a [Option<Color>],
    /// True if stones count as points (area rules), false if prisoners do (territory rules).
    pub counts_area: bool,
    /// Black's margin as the board stands.
    pub margin: HalfPoints,
}

/// Plays out the open points of a board. Returns bounds of Black's margin with Black moving first,
/// and with White moving first.
///
/// `None` if no open point could change the result, or if so much is open that the game has not
/// reached its end.
pub(super) fn play_out(settled: SettledBoard) -> Option<[MarginBounds; 2]> {
    let endgame = EndgameBoard::of(settled)?;
    let clusters = split_into_clusters(&endgame);
    let plain = if endgame.counts_area {
        endgame.plain.len()
    } else {
        0
    };
    let [mut black_first, mut white_first] = Color::BOTH.map(|first| {
        let mut points = ValueBounds::UNKNOWN;
        if clusters.len() > 1 {
            points = sum_clusters(&clusters, plain, first);
        }
        if !points.is_exact() {
            points = points.intersect(EndgameSearch::new(&endgame, Budget::WHOLE).bounds(first));
        }
        let to_margin = |points: Option<i32>| {
            points.map(|points| settled.margin + HalfPoints::from_points(points))
        };
        MarginBounds {
            at_least: to_margin(points.at_least),
            at_most: to_margin(points.at_most),
        }
    });
    // Moving first is never worse, so that a bound proved for one order holds for the other.
    black_first.at_least = black_first.at_least.max(white_first.at_least);
    white_first.at_most = match (white_first.at_most, black_first.at_most) {
        (Some(here), Some(there)) => Some(here.min(there)),
        (here, there) => here.or(there),
    };
    Some([
        black_first.reject_contradiction(),
        white_first.reject_contradiction(),
    ])
}

/// Returns the board after best play with `first` moving first; `None` if the search is not
/// complete.
pub(super) fn find_final_board(settled: SettledBoard, first: Color) -> Option<FinalBoard> {
    EndgameSearch::new(&EndgameBoard::of(settled)?, Budget::WHOLE).find_final_board(first)
}

#[cfg(test)]
mod tests;
