//! How many eyes an eye space makes: none, one, or two and more.
//!
//! A space of one or two points is one eye, a roomy one is two. Between them the owner has to divide it. Where
//! the opponent has thrown stones in, the owner had a reason not to answer, so that the opponent moves first; an
//! untouched space its owner divides in time. Stones of the opponent that would be put in atari in numbers
//! are not played: the owner takes them off.

use std::collections::HashMap;

use crate::point::{BoardSize, Point};

/// Two eyes live; more make no difference.
pub(super) const ENOUGH_EYES: u32 = 2;

/// From so many points without stones on, or so many points in all, no stone thrown in keeps an owner from
/// dividing the space: the largest shape that kills (nakade) has six stones.
const ROOMY_WITHOUT_STONES: usize = 6;
const ROOMY: usize = 9;
/// Up to so many points there is nothing to divide.
const TOO_SMALL_TO_DIVIDE: usize = 2;

/// How many eyes the connected `points` make, on some of which the opponent's dead stones stand.
pub(super) fn eyes_in(size: BoardSize, points: &[Point], is_thrown_in: impl Fn(Point) -> bool) -> u32 {
    let thrown_in = points.iter().filter(|&&point| is_thrown_in(point)).count();
    match points.len() {
        0 => 0,
        1..=TOO_SMALL_TO_DIVIDE => 1,
        ROOMY.. => ENOUGH_EYES,
        all if all - thrown_in >= ROOMY_WITHOUT_STONES => ENOUGH_EYES,
        _ => Space::new(size, points).eyes(points, is_thrown_in),
    }
}

/// Some points of a small space, one bit a point.
type Bits = u8;

/// A small space, and what is known about dividing it. Owner's stones are taken to be connected to the wall
/// around the space and never captured; stones of both sides are `(owner's, opponent's)`.
struct Space {
    /// Every point's neighbours in the space.
    beside: Vec<Bits>,
    /// Points beside the wall.
    at_wall: Bits,
    all: Bits,
    owner_first: HashMap<(Bits, Bits), bool>,
}

impl Space {
    fn new(size: BoardSize, points: &[Point]) -> Space {
        let bit_of = |point: Point| points.iter().position(|&other| other == point).map(bit);
        let beside = points.iter().map(|&point| size.neighbours(point).filter_map(bit_of).sum()).collect();
        let is_at_wall = |point: Point| size.neighbours(point).any(|other| !points.contains(&other));
        let at_wall = (0..).zip(points).filter(|&(_, &point)| is_at_wall(point));
        Space {
            beside,
            at_wall: at_wall.map(|(index, _)| bit(index)).sum(),
            all: (0..points.len()).map(bit).sum(),
            owner_first: HashMap::new(),
        }
    }

    fn eyes(mut self, points: &[Point], is_thrown_in: impl Fn(Point) -> bool) -> u32 {
        let thrown_in = (0..).zip(points).filter(|&(_, &point)| is_thrown_in(point));
        let dead: Bits = thrown_in.map(|(index, _)| bit(index)).sum();
        let divided = if dead == 0 { self.divides_first(0, 0) } else { self.divides_second(0, dead) };
        if divided { ENOUGH_EYES } else { 1 }
    }

    /// Whether the owner makes two eyes when it is the owner's move.
    fn divides_first(&mut self, owner: Bits, opponent: Bits) -> bool {
        if let Some(&known) = self.owner_first.get(&(owner, opponent)) {
            return known;
        }
        let found = self.is_divided(owner, opponent)
            || bits(self.all & !owner & !opponent).any(|point| {
                let owner = owner | point;
                self.divides_second(owner, self.without_captured(owner, opponent))
            });
        self.owner_first.insert((owner, opponent), found);
        found
    }

    /// The same when the opponent moves first, or passes.
    fn divides_second(&mut self, owner: Bits, opponent: Bits) -> bool {
        self.is_divided(owner, opponent)
            || (self.divides_first(owner, opponent)
                && bits(self.all & !owner & !opponent)
                    .filter(|&point| self.is_played(owner, opponent | point, point))
                    .collect::<Vec<_>>()
                    .into_iter()
                    .all(|point| self.divides_first(owner, opponent | point)))
    }

    /// Whether the opponent would play the stone at `point`: not suicide, nor self-atari of several stones.
    fn is_played(&self, owner: Bits, opponent: Bits, point: Bits) -> bool {
        let chain = self.connected(point, opponent);
        match (self.around(chain) & !owner & !opponent).count_ones() {
            0 => false,
            1 => chain.count_ones() == 1,
            _ => true,
        }
    }

    /// The opponent's stones that are left when those without liberties are taken off.
    fn without_captured(&self, owner: Bits, opponent: Bits) -> Bits {
        let has_liberty =
            |&stone: &Bits| self.around(self.connected(stone, opponent)) & !owner & !opponent != 0;
        bits(opponent).filter(has_liberty).sum()
    }

    /// Whether two parts of the space are eyes: every empty point in them is beside the wall or a stone of the
    /// owner, so that the opponent cannot live there (vital regions in Benson's sense).
    fn is_divided(&self, owner: Bits, opponent: Bits) -> bool {
        let mut rest = self.all & !owner;
        let mut eyes = 0;
        while rest != 0 {
            let part = self.connected(bit(rest.trailing_zeros() as usize), rest);
            rest &= !part;
            let empty = part & !opponent;
            eyes += u32::from(empty != 0 && empty & !(self.at_wall | self.around(owner)) == 0);
        }
        eyes >= ENOUGH_EYES
    }

    /// The points of `among` connected to those of `start`.
    fn connected(&self, start: Bits, among: Bits) -> Bits {
        let mut found = start;
        loop {
            let grown = found | (self.around(found) & among);
            if grown == found {
                return found;
            }
            found = grown;
        }
    }

    fn around(&self, points: Bits) -> Bits {
        let beside = (0..).zip(&self.beside).filter(|&(index, _)| points & bit(index) != 0);
        beside.fold(0, |all, (_, &beside)| all | beside)
    }
}

fn bit(index: usize) -> Bits {
    1 << index
}

/// The single points of `points`.
fn bits(points: Bits) -> impl Iterator<Item = Bits> {
    (0..8).map(bit).filter(move |&point| points & point != 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::color::Color;
    use crate::position::Position;

    /// Eyes in the space around the first point that is not black; white stones are thrown in.
    fn eyes(rows: &[&str]) -> u32 {
        let position = Position::from_rows(rows).unwrap();
        let space: Vec<Point> =
            position.size().points().filter(|&point| position.stone(point) != Some(Color::Black)).collect();
        eyes_in(position.size(), &space, |point| position.stone(point) == Some(Color::White))
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
