//! A part of a board on which every line of play can be followed to its end.
//!
//! Its points are the empty points of a region, and the stones of the chains whose life depends on
//! it. All other stones are walls: they cannot be captured, and a chain that touches a wall of its
//! own colour cannot be either. Liberties outside count for nothing, because whoever gains by it
//! fills them first.

use crate::color::{ByColor, Color};
use crate::point::{BoardSize, Point, PointSet};

/// Most points of a local board: one bit each.
pub(super) const MOST_POINTS: usize = 64;

/// A set of points of a local board, one bit each.
pub(super) type Bits = u64;

/// The points of a local board and what surrounds them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Terrain {
    /// The points on the whole board, in reading order; bit `k` of a set stands for the `k`-th.
    points: Vec<Point>,
    /// The neighbours of each point, as far as they are on the local board.
    neighbours: Vec<Bits>,
    /// For each colour the points beside one of its walls.
    beside_wall: ByColor<Bits>,
    /// Liberties outside that only the given colour gains by filling, by the chains that have them. They
    /// count for nobody.
    outside: ByColor<Vec<Bits>>,
    /// The points that count for whoever holds them: all others.
    counted: Bits,
}

/// The stones on a local board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct LocalStones {
    /// The stones of each colour.
    pub of: ByColor<Bits>,
}

/// The outcome of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LocalMove {
    /// The stones after the move and its captures.
    pub stones: LocalStones,
    /// The captured stones.
    pub captured: Bits,
    /// The point where a ko may not be retaken at once.
    pub ko: Option<u8>,
}

impl Terrain {
    /// Returns the terrain of these points of a board, between walls of both colours. `outside` are
    /// the points that only one colour gains by filling, one set for each chain that has such
    /// liberties. `None` if there are too many points.
    pub fn new(
        size: BoardSize,
        points: PointSet,
        walls: &ByColor<PointSet>,
        outside: &ByColor<Vec<PointSet>>,
    ) -> Option<Terrain> {
        let list = points.to_vec();
        if list.len() > MOST_POINTS {
            return None;
        }
        let bit_of = |point: Point| list.iter().position(|&other| other == point);
        let neighbours = list
            .iter()
            .map(|&point| size.neighbours(point).filter_map(bit_of).fold(0, with_bit))
            .collect();
        let beside_wall = ByColor::each(|color| {
            let touches = |point: Point| size.neighbours(point).any(|at| walls[color].contains(at));
            let beside = list
                .iter()
                .enumerate()
                .filter(|(_, point)| touches(**point));
            beside.map(|(bit, _)| bit).fold(0, with_bit)
        });
        let bits_of = |points: &PointSet| points.iter().filter_map(bit_of).fold(0, with_bit);
        let outside: ByColor<Vec<Bits>> =
            ByColor::each(|color| outside[color].iter().map(bits_of).collect());
        let liberties = outside.black.iter().chain(&outside.white);
        let counted = liberties.fold(all_bits(list.len()), |counted, set| counted & !set);
        Some(Terrain {
            points: list,
            neighbours,
            beside_wall,
            outside,
            counted,
        })
    }

    /// Returns every point as a set.
    pub fn all(&self) -> Bits {
        all_bits(self.points.len())
    }

    /// Returns those of these points that lie on the local board.
    pub fn bits_of(&self, points: PointSet) -> Bits {
        let inside = self.points.iter().enumerate();
        inside
            .filter(|(_, point)| points.contains(**point))
            .map(|(bit, _)| bit)
            .fold(0, with_bit)
    }

    /// Returns the point of the whole board that a bit stands for.
    pub fn point(&self, bit: u8) -> Option<Point> {
        self.points.get(usize::from(bit)).copied()
    }

    /// Returns the points beside a wall of `color`.
    pub fn beside_wall(&self, color: Color) -> Bits {
        self.beside_wall[color]
    }

    /// Returns the neighbours of a set, which are not in it.
    pub fn neighbours(&self, set: Bits) -> Bits {
        let around = bits(set).filter_map(|bit| self.neighbours.get(usize::from(bit)));
        around.fold(0, |all, beside| all | beside) & !set
    }

    /// Returns the points of `within` that are connected to those of `from`, with the latter.
    pub fn connected(&self, from: Bits, within: Bits) -> Bits {
        let mut found = from & within;
        let mut new = found;
        while new != 0 {
            new = self.neighbours(new) & within & !found;
            found |= new;
        }
        found
    }

    /// Returns the connected pieces of a set.
    pub fn pieces(&self, set: Bits) -> impl Iterator<Item = Bits> + '_ {
        let mut rest = set;
        std::iter::from_fn(move || {
            let first = lowest(rest)?;
            let piece = self.connected(first, rest);
            rest &= !piece;
            Some(piece)
        })
    }

    /// Returns true if a chain of `color` has a liberty or touches a wall of its own.
    fn stands(&self, chain: Bits, color: Color, stones: &LocalStones) -> bool {
        chain & self.beside_wall[color] != 0 || self.neighbours(chain) & self.empty(stones) != 0
    }

    /// Returns the empty points.
    pub fn empty(&self, stones: &LocalStones) -> Bits {
        self.all() & !stones.of.black & !stones.of.white
    }

    /// Returns the points that count for whoever holds them.
    pub fn counted(&self) -> Bits {
        self.counted
    }

    /// Returns the empty points that `color` may play on. The liberties of a chain outside are filled one
    /// after another, because their order makes no difference.
    pub fn playable(&self, stones: &LocalStones, color: Color) -> Bits {
        let empty = self.empty(stones);
        let of_chains = self.outside[color].iter();
        let firsts = of_chains.filter_map(|liberties| lowest(liberties & empty));
        firsts.fold(empty & self.counted(), |all, first| all | first)
    }

    /// Plays a stone on an empty point. `None` if that is suicide.
    pub fn play(&self, stones: &LocalStones, color: Color, bit: u8) -> Option<LocalMove> {
        let foe = color.opponent();
        let stone = 1 << bit;
        let mut after = *stones;
        after.of[color] |= stone;
        let mut captured = 0;
        let mut attacked = self.neighbours(stone) & after.of[foe];
        while let Some(first) = lowest(attacked) {
            let chain = self.connected(first, after.of[foe]);
            if !self.stands(chain, foe, &after) {
                captured |= chain;
            }
            attacked &= !chain;
        }
        after.of[foe] &= !captured;
        let own = self.connected(stone, after.of[color]);
        if captured == 0 && !self.stands(own, color, &after) {
            return None;
        }
        // Only a single stone that captures a single one can be taken back at once.
        let is_ko = captured.count_ones() == 1
            && own == stone
            && own & self.beside_wall[color] == 0
            && self.neighbours(own) & self.empty(&after) == captured;
        Some(LocalMove {
            stones: after,
            captured,
            ko: is_ko.then(|| captured.trailing_zeros() as u8),
        })
    }

    /// Returns the points of each colour as the board stands (area scoring): its stones, and the
    /// empty regions that touch it alone.
    pub fn area(&self, stones: &LocalStones) -> ByColor<Bits> {
        let mut area = stones.of;
        for region in self.pieces(self.empty(stones)) {
            if let Some(owner) = self.touched_by(region, stones).only() {
                area[owner] |= region;
            }
        }
        ByColor::each(|color| area[color] & self.counted())
    }

    /// Returns which colours touch a region of empty points, walls included.
    pub fn touched_by(&self, region: Bits, stones: &LocalStones) -> ByColor<bool> {
        let around = self.neighbours(region);
        ByColor::each(|color| {
            around & stones.of[color] != 0 || region & self.beside_wall[color] != 0
        })
    }
}

/// Returns the set of the first `count` points, of which there are no more than [`MOST_POINTS`].
fn all_bits(count: usize) -> Bits {
    match count {
        MOST_POINTS => Bits::MAX,
        count => (1 << count) - 1,
    }
}

/// Returns a set with one more point.
fn with_bit(set: Bits, bit: usize) -> Bits {
    set | 1 << bit
}

/// Returns the first point of a set, as a set.
fn lowest(set: Bits) -> Option<Bits> {
    (set != 0).then_some(set & set.wrapping_neg())
}

/// Returns the points of a set one by one.
pub(super) fn bits(set: Bits) -> impl Iterator<Item = u8> {
    let rest = std::iter::successors(Some(set), |set| Some(set & set.wrapping_sub(1)));
    rest.take_while(|&set| set != 0)
        .map(|set| set.trailing_zeros() as u8)
}
