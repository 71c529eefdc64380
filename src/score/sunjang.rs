//! Sunjang baduk: counting by old Korean rules.
//!
//! When no moves are left, each player lifts as many of their own stones as possible, and the empty
//! points that the remaining stones still hold are counted; prisoners do not matter. The border
//! need not be connected, but none of its stones may stand in atari, and there is no territory in
//! seki. Source: <https://senseis.xmp.net/?SunjangBaduk>.
//!
//! Stones that touch only points of their own colour hold no border and are lifted. If a chain of
//! the remaining stones has a single liberty, a stone there is the only way out of atari, so that
//! stone stays. Repeated until no chain is in atari, this leaves no choice. If such a liberty is
//! empty on the board, a protective move is missing there.

use crate::color::Color;
use crate::point::{Point, PointSet};
use crate::position::{Position, Prisoners};

use super::area::area;
use super::territory::territory;

/// The territories under sunjang rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sunjang {
    /// The owner of each point of territory, row by row from the top left. Points of lifted stones
    /// are territory.
    pub owner: Vec<Option<Color>>,
    /// Stones of both colours that their owners lift, in reading order.
    pub removed: Vec<Point>,
    /// Stones in seki and the points they surround, in reading order.
    pub seki: Vec<Point>,
    /// Empty points that their owner has to fill, in reading order.
    pub teire: Vec<Point>,
}

impl Sunjang {
    /// Returns the number of points of a player's territory.
    pub(super) fn points_of(&self, color: Color) -> u32 {
        let points = self
            .owner
            .iter()
            .filter(|&&owner| owner == Some(color))
            .count();
        u32::try_from(points).unwrap_or(u32::MAX)
    }
}

/// Counts the territories. `lifted` is `position` without its dead stones.
pub(super) fn count_sunjang(position: &Position, lifted: &Position) -> Sunjang {
    let size = lifted.size();
    let area = area(lifted).owner;
    let owner_of = |point: Point| area.get(size.index(point)).copied().flatten();
    let seki = territory(position, lifted, Prisoners::default(), false).seki;
    let kept: PointSet = Color::BOTH
        .into_iter()
        .map(|color| find_border(lifted, color, owner_of))
        .collect();
    let mut owner = Vec::with_capacity(size.area());
    let (mut removed, mut teire) = (Vec::new(), Vec::new());
    for point in size.points() {
        let is_in_seki = seki.binary_search(&point).is_ok();
        let is_kept = kept.contains(point);
        owner.push(if is_in_seki || is_kept {
            None
        } else {
            owner_of(point)
        });
        let has_stone = lifted.stone(point).is_some();
        if has_stone && !is_kept && !is_in_seki {
            removed.push(point);
        }
        if !has_stone && is_kept && !is_in_seki {
            teire.push(point);
        }
    }
    Sunjang {
        owner,
        removed,
        seki,
        teire,
    }
}

/// Finds the points of a colour on which stones have to stand: where its area meets anything else,
/// and where a chain would otherwise be in atari.
fn find_border(
    lifted: &Position,
    color: Color,
    owner_of: impl Fn(Point) -> Option<Color>,
) -> PointSet {
    let size = lifted.size();
    let is_own = |point: Point| owner_of(point) == Some(color);
    let own: PointSet = size.points().filter(|&point| is_own(point)).collect();
    let free = own | lifted.points_with(None);
    let others = PointSet::all(size) - own;
    let mut kept = others.neighbours_in(lifted.points_with(Some(color)));
    loop {
        let liberties = kept
            .pieces()
            .into_iter()
            .map(|chain| chain.neighbours_in(free - kept));
        let forced = liberties
            .filter(|liberties| liberties.len() == 1)
            .collect::<PointSet>()
            & own;
        if forced.is_empty() {
            return kept;
        }
        kept |= forced;
    }
}
