//! Counts the eyes that an eye space makes: none, one, or at least two.
//!
//! A space of one or two points is one eye, and a roomy one is two. Any space in between makes two if its owner can divide
//! it, which is searched move by move with a table of the positions seen. If the opponent has thrown stones in, the owner
//! left them unanswered, so the opponent moves first; in an untouched space the owner does. The opponent does not play
//! moves that put several of its own stones in atari, because the owner would capture them.

use std::collections::HashMap;

use crate::point::{BoardSize, Point};

/// The number of eyes that make a group live. More are not counted.
pub(super) const ENOUGH_EYES: u32 = 2;

/// Smallest number of points without stones in a space that its owner can always divide.
const ROOMY_WITHOUT_STONES: usize = 6;
/// Smallest number of points, with or without stones, in a space that its owner can always divide: the largest killing
/// shape (nakade) has six stones.
const ROOMY: usize = 9;
/// Largest number of points in a space that cannot be divided.
const TOO_SMALL_TO_DIVIDE: usize = 2;

/// Returns the number of eyes that the connected `points` make, at most two. `is_thrown_in` is true for points with a dead
/// stone of the opponent.
pub(super) fn count_eyes(size: BoardSize, points: &[Point], is_thrown_in: impl Fn(Point) -> bool) -> u32 {
    let thrown_in = points.iter().filter(|&&point| is_thrown_in(point)).count();
    match points.len() {
        0 => 0,
        1..=TOO_SMALL_TO_DIVIDE => 1,
        ROOMY.. => ENOUGH_EYES,
        all if all - thrown_in >= ROOMY_WITHOUT_STONES => ENOUGH_EYES,
        _ => SmallSpace::new(size, points).count_eyes(points, is_thrown_in),
    }
}

/// A set of points of a small space, one bit per point.
type Bits = u8;

/// A small space, and the positions in it that were searched.
///
/// The owner's stones are taken to be connected to the wall around the space and never captured.
struct SmallSpace {
    /// The neighbours in the space of every point.
    beside: Vec<Bits>,
    /// The points beside the wall.
    at_wall: Bits,
    all: Bits,
    /// True for the positions, as the stones of the owner and of the opponent, that the owner divides moving first.
    owner_first: HashMap<(Bits, Bits), bool>,
}

impl SmallSpace {
    fn new(size: BoardSize, points: &[Point]) -> SmallSpace {
        let bit_of = |point: Point| points.iter().position(|&other| other == point).map(bit);
        let beside = points.iter().map(|&point| size.neighbours(point).filter_map(bit_of).sum()).collect();
        let is_at_wall = |point: Point| size.neighbours(point).any(|other| !points.contains(&other));
        let at_wall = (0..).zip(points).filter(|&(_, &point)| is_at_wall(point));
        SmallSpace {
            beside,
            at_wall: at_wall.map(|(index, _)| bit(index)).sum(),
            all: (0..points.len()).map(bit).sum(),
            owner_first: HashMap::new(),
        }
    }

    /// Returns two if the owner can divide the space, else one.
    fn count_eyes(mut self, points: &[Point], is_thrown_in: impl Fn(Point) -> bool) -> u32 {
        let thrown_in = (0..).zip(points).filter(|&(_, &point)| is_thrown_in(point));
        let dead: Bits = thrown_in.map(|(index, _)| bit(index)).sum();
        let is_divided = if dead == 0 { self.divides_first(0, 0) } else { self.divides_second(0, dead) };
        if is_divided { ENOUGH_EYES } else { 1 }
    }

    /// Returns true if the owner makes two eyes when the owner moves first.
    fn divides_first(&mut self, owner: Bits, opponent: Bits) -> bool {
        if let Some(&known) = self.owner_first.get(&(owner, opponent)) {
            return known;
        }
        let found = self.is_divided(owner, opponent)
            || bits(self.all & !owner & !opponent).any(|point| {
                let owner = owner | point;
                self.divides_second(owner, self.remove_captured(owner, opponent))
            });
        self.owner_first.insert((owner, opponent), found);
        found
    }

    /// Returns true if the owner makes two eyes when the opponent moves first or passes.
    fn divides_second(&mut self, owner: Bits, opponent: Bits) -> bool {
        if self.is_divided(owner, opponent) {
            return true;
        }
        if !self.divides_first(owner, opponent) {
            return false;
        }
        for point in bits(self.all & !owner & !opponent) {
            let is_sensible = self.is_sensible(owner, opponent | point, point);
            if is_sensible && !self.divides_first(owner, opponent | point) {
                return false;
            }
        }
        true
    }

    /// Returns true if the opponent would play the stone at `point`: it is neither suicide nor self-atari of several stones.
    fn is_sensible(&self, owner: Bits, opponent: Bits, point: Bits) -> bool {
        let chain = self.connected_in(point, opponent);
        match (self.neighbours_of(chain) & !owner & !opponent).count_ones() {
            0 => false,
            1 => chain.count_ones() == 1,
            _ => true,
        }
    }

    /// Returns the opponent's stones without those that have no liberties.
    fn remove_captured(&self, owner: Bits, opponent: Bits) -> Bits {
        let has_liberty =
            |&stone: &Bits| self.neighbours_of(self.connected_in(stone, opponent)) & !owner & !opponent != 0;
        bits(opponent).filter(has_liberty).sum()
    }

    /// Returns true if at least two parts of the space are eyes: every empty point in them is beside the wall or a stone of
    /// the owner, so that the opponent cannot live there (vital regions in Benson's sense).
    fn is_divided(&self, owner: Bits, opponent: Bits) -> bool {
        let mut rest = self.all & !owner;
        let mut eyes = 0;
        while rest != 0 {
            let part = self.connected_in(bit(rest.trailing_zeros() as usize), rest);
            rest &= !part;
            let empty = part & !opponent;
            eyes += u32::from(empty != 0 && empty & !(self.at_wall | self.neighbours_of(owner)) == 0);
        }
        eyes >= ENOUGH_EYES
    }

    /// Returns the points of `among` connected to those of `start`.
    fn connected_in(&self, start: Bits, among: Bits) -> Bits {
        let mut found = start;
        loop {
            let grown = found | (self.neighbours_of(found) & among);
            if grown == found {
                return found;
            }
            found = grown;
        }
    }

    /// Returns the neighbours of `points` in the space.
    fn neighbours_of(&self, points: Bits) -> Bits {
        let beside = (0..).zip(&self.beside).filter(|&(index, _)| points & bit(index) != 0);
        beside.fold(0, |all, (_, &beside)| all | beside)
    }
}

/// Returns the set of the point with this index.
fn bit(index: usize) -> Bits {
    1 << index
}

/// Returns the points of a set, each as a set of its own.
fn bits(points: Bits) -> impl Iterator<Item = Bits> {
    (0..8).map(bit).filter(move |&point| points & point != 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::color::Color;
    use crate::position::Position;

    /// Returns the number of eyes in the space of all points that are not black; white stones are thrown in.
    fn eyes(rows: &[&str]) -> u32 {
        let position = Position::from_rows(rows).unwrap();
        let space: Vec<Point> =
            position.size().points().filter(|&point| position.stone(point) != Some(Color::Black)).collect();
        count_eyes(position.size(), &space, |point| position.stone(point) == Some(Color::White))
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
