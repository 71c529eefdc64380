//! Counts the eyes that an eye space makes: none, one, or at least two.
//!
//! A space of one or two points is one eye, and a roomy one is two. Any space in between makes two
//! if its owner can divide it, which is searched move by move with a table of the positions seen.
//! If the opponent has thrown stones in, the owner left them unanswered, so the opponent moves
//! first; in an untouched space the owner does. The opponent does not play moves that put several
//! of its own stones in atari, because the owner would capture them.

use std::collections::HashMap;

use crate::point::{BoardSize, Point, PointSet};

/// The number of eyes that make a group live. More are not counted.
pub(super) const ENOUGH_EYES: u32 = 2;

/// Smallest number of points without stones in a space that its owner can always divide.
const ROOMY_WITHOUT_STONES: usize = 6;
/// Smallest number of points, with or without stones, in a space that its owner can always divide:
/// the largest killing shape (nakade) has six stones.
const ROOMY: usize = 9;
/// Largest number of points in a space that cannot be divided.
const TOO_SMALL_TO_DIVIDE: usize = 2;

/// Returns the number of eyes that the connected `points` make, at most two. `is_thrown_in` is true
/// for points with a dead stone of the opponent.
pub(super) fn count_eyes(
    size: BoardSize,
    points: &[Point],
    is_thrown_in: impl Fn(Point) -> bool,
) -> u32 {
    let thrown_in = points.iter().filter(|&&point| is_thrown_in(point)).count();
    match points.len() {
        0 => 0,
        1..=TOO_SMALL_TO_DIVIDE => 1,
        ROOMY.. => ENOUGH_EYES,
        all if all - thrown_in >= ROOMY_WITHOUT_STONES => ENOUGH_EYES,
        _ => SmallSpace::new(size, points).count_eyes(is_thrown_in),
    }
}

/// A small space, and the positions in it that were searched.
///
/// The owner's stones are taken to be connected to the wall around the space and never captured.
struct SmallSpace {
    /// The points of the space.
    all: PointSet,
    /// Those of them that have a neighbour outside the space.
    at_wall: PointSet,
    /// True for the positions, as the stones of the owner and of the opponent, that the owner
    /// divides moving first.
    owner_first: HashMap<(PointSet, PointSet), bool>,
}

impl SmallSpace {
    fn new(size: BoardSize, points: &[Point]) -> SmallSpace {
        let all: PointSet = points.iter().collect();
        let at_wall = (PointSet::all(size) - all).neighbours_in(all);
        SmallSpace {
            all,
            at_wall,
            owner_first: HashMap::new(),
        }
    }

    /// Returns two if the owner can divide the space, else one.
    fn count_eyes(mut self, is_thrown_in: impl Fn(Point) -> bool) -> u32 {
        let dead: PointSet = self
            .all
            .iter()
            .filter(|&point| is_thrown_in(point))
            .collect();
        let is_divided = if dead.is_empty() {
            self.divides_first(PointSet::EMPTY, PointSet::EMPTY)
        } else {
            self.divides_second(PointSet::EMPTY, dead)
        };
        if is_divided { ENOUGH_EYES } else { 1 }
    }

    /// Returns true if the owner makes two eyes when the owner moves first.
    fn divides_first(&mut self, owner: PointSet, opponent: PointSet) -> bool {
        if let Some(&known) = self.owner_first.get(&(owner, opponent)) {
            return known;
        }
        let found = self.is_divided(owner, opponent)
            || (self.all - owner - opponent).iter().any(|point| {
                let owner = owner | point.into();
                self.divides_second(owner, self.remove_captured(owner, opponent))
            });
        self.owner_first.insert((owner, opponent), found);
        found
    }

    /// Returns true if the owner makes two eyes when the opponent moves first or passes.
    fn divides_second(&mut self, owner: PointSet, opponent: PointSet) -> bool {
        if self.is_divided(owner, opponent) {
            return true;
        }
        // The opponent may pass, so the space must at least be divisible with the owner moving
        // first.
        if !self.divides_first(owner, opponent) {
            return false;
        }
        for point in (self.all - owner - opponent).iter() {
            let after = opponent | point.into();
            if self.is_sensible(owner, after, point) && !self.divides_first(owner, after) {
                return false;
            }
        }
        true
    }

    /// Returns true if the opponent would play the stone at `point`: it is neither suicide nor
    /// self-atari of several stones.
    fn is_sensible(&self, owner: PointSet, opponent: PointSet, point: Point) -> bool {
        let chain = PointSet::from(point).connected_in(opponent);
        match chain.neighbours_in(self.all - owner - opponent).len() {
            0 => false,
            1 => chain.len() == 1,
            _ => true,
        }
    }

    /// Returns the opponent's stones without those that have no liberties.
    fn remove_captured(&self, owner: PointSet, opponent: PointSet) -> PointSet {
        let empty = self.all - owner - opponent;
        empty.neighbours_in(opponent).connected_in(opponent)
    }

    /// Returns true if at least two parts of the space are eyes: every empty point in them is
    /// beside the wall or a stone of the owner, so that the opponent cannot live there (vital
    /// regions in Benson's sense).
    fn is_divided(&self, owner: PointSet, opponent: PointSet) -> bool {
        let beside_owner = self.at_wall | owner.neighbours_in(self.all);
        let is_eye = |part: &PointSet| {
            let empty = *part - opponent;
            !empty.is_empty() && empty.is_subset(beside_owner)
        };
        (self.all - owner)
            .pieces()
            .iter()
            .filter(|part| is_eye(part))
            .count()
            >= ENOUGH_EYES as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::color::Color;
    use crate::position::Position;

    /// Returns the number of eyes in the space of all points that are not black; white stones are
    /// thrown in.
    fn eyes(rows: &[&str]) -> u32 {
        let position = Position::from_rows(rows).unwrap();
        let space: Vec<Point> = position
            .size()
            .points()
            .filter(|&point| position.stone(point) != Some(Color::Black))
            .collect();
        count_eyes(position.size(), &space, |point| {
            position.stone(point) == Some(Color::White)
        })
    }

    #[test]
    fn three_points_in_a_row_are_two_eyes_until_a_stone_is_thrown_into_the_middle() {
        assert_eq!(eyes(&["...", "BBB"]), 2);
        assert_eq!(eyes(&[".W.", "BBB"]), 1);
    }

    #[test]
    fn a_square_is_one_eye_and_a_row_of_four_two() {
        assert_eq!(eyes(&["..B", "..B", "BBB"]), 1);
        assert_eq!(eyes(&["....", "BBBB"]), 2);
        assert_eq!(eyes(&[".W..", "BBBB"]), 1, "White moves first");
        assert_eq!(eyes(&["..W..", "BBBBB"]), 2);
    }

    #[test]
    fn stones_that_leave_a_killing_shape_when_captured_leave_one_eye() {
        assert_eq!(eyes(&[".WWW.", "BBBBB"]), 1);
        assert_eq!(eyes(&[".WWWW.", "BBBBBB"]), 2);
    }
}
