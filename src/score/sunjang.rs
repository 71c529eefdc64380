//! Sunjang baduk: the count of old Korean rules.
//!
//! Once everything is played, each player lifts as many of their own stones as possible, and the empty points that the
//! stones left standing still hold are counted; prisoners do not matter. The border need not be connected, but no stone of
//! it may stand in atari, and there is no territory in seki. Source: <https://senseis.xmp.net/?SunjangBaduk>.
//!
//! Stones that touch nothing but points of their own side hold no border, and are lifted. If a chain of those that stay has
//! one liberty left, the only way out of atari is a stone there; so these stones stay, and nothing is left to choose. Such
//! a liberty may have been empty all the time: then a protecting move is missing there.

use crate::color::Color;
use crate::point::{Point, PointSet};
use crate::position::{Position, Prisoners};

use super::area::area;
use super::territory::territory;

/// What is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sunjang {
    /// Whose territory each point is, row by row from the top left; points of lifted stones included.
    pub owner: Vec<Option<Color>>,
    /// Own stones that are lifted, of both colours, in reading order.
    pub removed: Vec<Point>,
    /// Stones in seki and the points they surround, in reading order.
    pub seki: Vec<Point>,
    /// Empty points that their owner has to fill, in reading order.
    pub teire: Vec<Point>,
}

impl Sunjang {
    /// How many points a side has.
    pub(super) fn points_of(&self, color: Color) -> u32 {
        let points = self.owner.iter().filter(|&&owner| owner == Some(color)).count();
        u32::try_from(points).unwrap_or(u32::MAX)
    }
}

/// Counts `position`, which is `lifted` without its dead stones.
pub(super) fn sunjang(position: &Position, lifted: &Position) -> Sunjang {
    let size = lifted.size();
    let area = area(lifted).owner;
    let owner_of = |point: Point| area.get(size.index(point)).copied().flatten();
    let seki = territory(position, lifted, Prisoners::default(), false).seki;
    let kept: PointSet = Color::BOTH.into_iter().map(|color| border(lifted, color, owner_of)).collect();
    let is_in_seki = |point: &Point| seki.binary_search(point).is_ok();
    let is_lifted = |point: &Point| lifted.stone(*point).is_some() && !kept.contains(*point);
    let is_missing = |point: &Point| lifted.stone(*point).is_none() && kept.contains(*point);
    let counts = |point: Point| !is_in_seki(&point) && !kept.contains(point);
    Sunjang {
        owner: size.points().map(|point| owner_of(point).filter(|_| counts(point))).collect(),
        removed: size.points().filter(|point| is_lifted(point) && !is_in_seki(point)).collect(),
        teire: size.points().filter(|point| is_missing(point) && !is_in_seki(point)).collect(),
        seki,
    }
}

/// Finds the points of a colour on which stones have to stand: where its area meets anything else, and where a chain would
/// be in atari otherwise.
fn border(lifted: &Position, color: Color, owner_of: impl Fn(Point) -> Option<Color>) -> PointSet {
    let size = lifted.size();
    let is_own = |point: Point| owner_of(point) == Some(color);
    let own: PointSet = size.points().filter(|&point| is_own(point)).collect();
    let free = own | lifted.points_with(None);
    let others = PointSet::all(size) - own;
    let mut kept = others.neighbours_in(lifted.points_with(Some(color)));
    loop {
        let liberties = kept.pieces().into_iter().map(|chain| chain.neighbours_in(free - kept));
        let forced = liberties.filter(|liberties| liberties.len() == 1).collect::<PointSet>() & own;
        if forced.is_empty() {
            return kept;
        }
        kept |= forced;
    }
}
