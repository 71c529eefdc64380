//! The stones of a filled-in board, sorted by the areas of the position before.

use shuzi::color::Color;
use shuzi::point::Point;
use shuzi::position::Position;

use super::super::ByColor;

/// The points of a filled-in board without the position's own stones that are still in place. All
/// lists are in reading order.
#[derive(Clone, Debug, Default)]
pub(super) struct FillTally {
    /// Stones on the board.
    pub stones: ByColor<i32>,
    /// Points of the position's stones that are now empty, by the colour of the stone.
    pub gone: ByColor<Vec<Point>>,
    /// Points of the position's stones that now hold a stone of the other colour.
    pub replaced: ByColor<Vec<Point>>,
    /// Stones in the opponent's territory.
    pub foreign: ByColor<Vec<Point>>,
    /// Points of a player's territory with the player's own stones.
    pub filled: ByColor<Vec<Point>>,
    /// Empty points of a player's territory.
    pub empty: ByColor<Vec<Point>>,
    /// Stones on shared points.
    pub shared: ByColor<Vec<Point>>,
    /// Shared points that are empty.
    pub shared_empty: Vec<Point>,
}

impl FillTally {
    /// Sorts the points of `after` by the stones of `before` and the owner of each area, row by
    /// row.
    pub fn new(before: &Position, owner: &[Option<Color>], after: &Position) -> FillTally {
        let mut tally = FillTally {
            stones: ByColor::each(|color| to_i32(after.count(color))),
            ..FillTally::default()
        };
        for (point, &owner) in before.size().points().zip(owner) {
            tally.sort(point, before.stone(point), owner, after.stone(point));
        }
        tally
    }

    fn sort(
        &mut self,
        point: Point,
        original: Option<Color>,
        owner: Option<Color>,
        now: Option<Color>,
    ) {
        let list = match (original, owner, now) {
            // Points of the position's stones belong to them, whatever the area around them.
            (Some(color), _, None) => &mut self.gone[color],
            (Some(color), _, Some(stone)) if stone != color => &mut self.replaced[color],
            (Some(_), ..) => return,
            (None, Some(owner), None) => &mut self.empty[owner],
            (None, Some(owner), Some(stone)) if stone != owner => &mut self.foreign[stone],
            (None, Some(owner), Some(_)) => &mut self.filled[owner],
            (None, None, Some(stone)) => &mut self.shared[stone],
            (None, None, None) => &mut self.shared_empty,
        };
        list.push(point);
    }

    /// Returns the number of stones of `color` in the opponent's area, including those in place of
    /// the position's stones.
    pub fn in_opponents_area(&self, color: Color) -> i32 {
        to_i32(self.foreign[color].len() + self.replaced[color.opponent()].len())
    }

    /// Returns the number of empty points in `color`'s area, including those that its stones have
    /// left.
    pub fn own_empty(&self, color: Color) -> i32 {
        to_i32(self.empty[color].len() + self.gone[color].len())
    }
}

/// Converts a number of points; every board's fits.
pub(super) fn to_i32(points: usize) -> i32 {
    i32::try_from(points).unwrap_or(i32::MAX)
}
