//! What a filled-in board shows, sorted by the areas of the position before.

use shuzi::color::Color;
use shuzi::point::Point;
use shuzi::position::Position;

use super::super::ByColor;

/// The points of a filled-in board, but for the position's own stones where they were; each list in reading order.
#[derive(Clone, Debug, Default)]
pub(super) struct Board {
    /// Stones on the board.
    pub stones: ByColor<i32>,
    /// Points of the position's own stones, of each colour, that are empty now.
    pub gone: ByColor<Vec<Point>>,
    /// Those that hold a stone of the other colour now.
    pub replaced: ByColor<Vec<Point>>,
    /// Stones put into the opponent's territory.
    pub foreign: ByColor<Vec<Point>>,
    /// Own territory that holds own stones.
    pub filled: ByColor<Vec<Point>>,
    /// Own territory that is empty.
    pub empty: ByColor<Vec<Point>>,
    /// Stones put on shared points.
    pub shared: ByColor<Vec<Point>>,
    /// Shared points that are empty.
    pub shared_empty: Vec<Point>,
}

impl Board {
    /// Sorts the points of `after` by the stones of `before` and by whose area they were, row by row.
    pub fn sorted(before: &Position, owner: &[Option<Color>], after: &Position) -> Board {
        let mut board =
            Board { stones: ByColor::each(|color| count(after.count(color))), ..Board::default() };
        for (point, &owner) in before.size().points().zip(owner) {
            board.sort(point, before.stone(point), owner, after.stone(point));
        }
        board
    }

    fn sort(&mut self, point: Point, original: Option<Color>, owner: Option<Color>, now: Option<Color>) {
        let list = match (original, owner, now) {
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

    /// Stones of `color` in the opponent's area, on the points of the position's stones too.
    pub fn in_opponents_area(&self, color: Color) -> i32 {
        count(self.foreign[color].len() + self.replaced[color.opponent()].len())
    }

    /// Empty points of `color`'s area, those its stones have left too.
    pub fn own_empty(&self, color: Color) -> i32 {
        count(self.empty[color].len() + self.gone[color].len())
    }
}

/// A number of points as what is reckoned with; no board has more than fits.
pub(super) fn count(points: usize) -> i32 {
    i32::try_from(points).unwrap_or(i32::MAX)
}
