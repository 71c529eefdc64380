//! Group tax: the points of a living group that its owner cannot fill.
//!
//! In old Chinese rules a player's score is the number of stones that can stand on the board. Every
//! living group has to keep two points empty (its eyes), and a group that lives in seki with a
//! single eye keeps that one. Counted as area, each group pays these points as a tax. Source:
//! <https://senseis.xmp.net/?StoneScoring>.
//!
//! Chains belong to one group if filling the points of their colour would join them. A player can
//! fill all but two points of a group so that the last two are eyes of all its stones, by filling
//! the points between two chains first, which joins them into one.

use crate::color::Color;
use crate::point::{Point, PointSet};
use crate::position::Position;

/// Eyes that a living group needs.
const EYES: usize = 2;

/// A group that pays the tax.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaxedGroup {
    /// The owner of the group.
    pub color: Color,
    /// The first of its stones in reading order.
    pub stone: Point,
    /// The tax in points: the two points that stay empty, or one if the group has only one.
    pub points: u32,
}

/// Finds the groups that pay the tax, Black's first, each colour in reading order. `owner` holds
/// the owner of each point, row by row from the top left; `lifted` is the position without its dead
/// stones.
pub(super) fn find_taxed_groups(lifted: &Position, owner: &[Option<Color>]) -> Vec<TaxedGroup> {
    Color::BOTH
        .into_iter()
        .flat_map(|color| find_groups_of(lifted, owner, color))
        .collect()
}

/// Returns the tax in points that a player pays in all.
pub(super) fn tax_of(groups: &[TaxedGroup], color: Color) -> u32 {
    groups
        .iter()
        .filter(|group| group.color == color)
        .map(|group| group.points)
        .sum()
}

/// Finds the groups of one colour that pay the tax.
fn find_groups_of(lifted: &Position, owner: &[Option<Color>], color: Color) -> Vec<TaxedGroup> {
    let size = lifted.size();
    let is_stone = |point: Point| lifted.stone(point) == Some(color);
    let is_empty_and_owned = |point: Point| {
        lifted.stone(point).is_none()
            && owner.get(size.index(point)).copied().flatten() == Some(color)
    };
    let stones_and_eyes: PointSet = size
        .points()
        .filter(|&point| is_stone(point) || is_empty_and_owned(point))
        .collect();
    let mut taxed = Vec::new();
    for group in stones_and_eyes.pieces() {
        let empty = group
            .iter()
            .filter(|&point| is_empty_and_owned(point))
            .count();
        let points = u32::try_from(empty.min(EYES)).unwrap_or_default();
        if let Some(stone) = group.iter().find(|&point| is_stone(point))
            && points > 0
        {
            taxed.push(TaxedGroup {
                color,
                stone,
                points,
            });
        }
    }
    taxed
}
