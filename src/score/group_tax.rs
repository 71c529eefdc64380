//! Group tax: the points of a living group that no stone can fill.
//!
//! In old Chinese rules a player's score is the number of stones that can stand on the board. Every living group has to
//! keep two points empty (its eyes), and a group that lives in seki with a single eye keeps that one. Counted as area this
//! is a tax of so many points on each group. Source: <https://senseis.xmp.net/?StoneScoring>.
//!
//! Stones belong to one group where filling the points of their colour would join them. A player fills all but two points
//! of a group in such an order that the last two are eyes of all its stones: points between two chains are filled first,
//! which makes one chain of them.

use crate::color::Color;
use crate::point::{Point, PointSet};
use crate::position::Position;

/// A living group needs so many eyes.
const EYES: usize = 2;

/// A group that pays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaxedGroup {
    /// Whose group.
    pub color: Color,
    /// The first of its stones in reading order.
    pub stone: Point,
    /// How many of its points stay empty: two, or one where it has only one.
    pub points: u32,
}

/// Finds the groups that pay, Black's first, each colour in reading order. `owner` says whose each point is, row by row;
/// the position has no dead stones any more.
pub(super) fn group_tax(lifted: &Position, owner: &[Option<Color>]) -> Vec<TaxedGroup> {
    Color::BOTH.into_iter().flat_map(|color| taxed_groups(lifted, owner, color)).collect()
}

/// The points that a colour pays.
pub(super) fn paid(groups: &[TaxedGroup], color: Color) -> u32 {
    groups.iter().filter(|group| group.color == color).map(|group| group.points).sum()
}

fn taxed_groups(lifted: &Position, owner: &[Option<Color>], color: Color) -> Vec<TaxedGroup> {
    let size = lifted.size();
    let is_stone = |point: Point| lifted.stone(point) == Some(color);
    let is_empty_and_owned = |point: Point| {
        lifted.stone(point).is_none() && owner.get(size.index(point)).copied().flatten() == Some(color)
    };
    let belongs = |point: &Point| is_stone(*point) || is_empty_and_owned(*point);
    let groups = size.points().filter(belongs).collect::<PointSet>().pieces();
    let taxed = groups.into_iter().filter_map(|group| {
        let empty = group.iter().filter(|&point| is_empty_and_owned(point)).count();
        let stone = group.iter().find(|&point| is_stone(point))?;
        let points = u32::try_from(empty.min(EYES)).unwrap_or_default();
        (points > 0).then_some(TaxedGroup { color, stone, points })
    });
    taxed.collect()
}
