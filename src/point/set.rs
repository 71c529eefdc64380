//! Sets of points as bits.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use super::{BoardSize, Point};

/// Number of bits of a row: one for each column of the largest board, and one that is always clear.
/// A point at the edge that is shifted sideways lands on that one instead of on the next row.
const ROW: usize = BoardSize::MAX as usize + 1;
/// Number of bits of a word.
const WORD: usize = u64::BITS as usize;
/// Number of words of a set.
const WORDS: usize = (ROW * BoardSize::MAX as usize).div_ceil(WORD);

/// A set of points, one bit each. It is small enough to copy: planning tries thousands of them.
///
/// A set does not know its board. Methods that could lead off the board (neighbours, flood fill)
/// therefore take the points to stay within.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct PointSet([u64; WORDS]);

impl PointSet {
    /// The set without any point.
    pub const EMPTY: PointSet = PointSet([0; WORDS]);

    /// Returns every point of a board.
    pub fn all(size: BoardSize) -> PointSet {
        size.points().collect()
    }

    /// Returns true if `point` is in the set.
    pub fn contains(self, point: Point) -> bool {
        let (word, bit) = word_and_bit(point);
        self.0.get(word).is_some_and(|bits| bits & bit != 0)
    }

    /// Adds `point`; returns true if it was not in the set before.
    pub fn insert(&mut self, point: Point) -> bool {
        let (word, bit) = word_and_bit(point);
        self.0.get_mut(word).is_some_and(|bits| {
            let is_new = *bits & bit == 0;
            *bits |= bit;
            is_new
        })
    }

    /// Removes `point`; returns true if it was in the set.
    pub fn remove(&mut self, point: Point) -> bool {
        let (word, bit) = word_and_bit(point);
        self.0.get_mut(word).is_some_and(|bits| {
            let was_in = *bits & bit != 0;
            *bits &= !bit;
            was_in
        })
    }

    /// Returns true for the empty set.
    pub fn is_empty(self) -> bool {
        self == PointSet::EMPTY
    }

    /// Returns the number of points.
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns true if both sets have a point in common.
    pub fn intersects(self, other: PointSet) -> bool {
        !(self & other).is_empty()
    }

    /// Returns true if every point of this set is in `other`.
    pub fn is_subset(self, other: PointSet) -> bool {
        (self - other).is_empty()
    }

    /// Returns the first point in reading order.
    pub fn first(self) -> Option<Point> {
        self.iter().next()
    }

    /// Returns the points one by one, in reading order.
    pub fn iter(self) -> impl Iterator<Item = Point> {
        self.0.into_iter().enumerate().flat_map(|(word, bits)| {
            let rest = std::iter::successors(Some(bits), |bits| Some(bits & bits.wrapping_sub(1)));
            let bits = rest.take_while(|&bits| bits != 0).map(u64::trailing_zeros);
            bits.map(move |bit| {
                let index = word * WORD + bit as usize;
                Point {
                    row: (index / ROW) as u8,
                    col: (index % ROW) as u8,
                }
            })
        })
    }

    /// Returns the points in reading order.
    pub fn to_vec(self) -> Vec<Point> {
        self.iter().collect()
    }

    /// Returns the points of `within` that are orthogonally next to a point of this set, but not in
    /// it.
    #[must_use]
    pub fn neighbours_in(self, within: PointSet) -> PointSet {
        (self.sideways() | self.later(ROW) | self.earlier(ROW)) & (within - self)
    }

    /// Returns the points of `within` that are next to a point of this set, diagonally too, but not
    /// in it.
    #[must_use]
    pub fn surroundings_in(self, within: PointSet) -> PointSet {
        let row = self.sideways() | self;
        (row | row.later(ROW) | row.earlier(ROW)) & (within - self)
    }

    /// Returns those of the points that lie in `within`, and every point of `within` connected to
    /// them orthogonally (flood fill).
    #[must_use]
    pub fn connected_in(self, within: PointSet) -> PointSet {
        let mut found = self & within;
        loop {
            let more = found.neighbours_in(within);
            if more.is_empty() {
                return found;
            }
            found |= more;
        }
    }

    /// Returns true if all points are orthogonally connected with each other.
    pub fn is_connected(self) -> bool {
        self.first()
            .is_none_or(|first| PointSet::from(first).connected_in(self) == self)
    }

    /// Returns the connected pieces, in reading order of their first points.
    pub fn pieces(self) -> Vec<PointSet> {
        let (mut rest, mut pieces) = (self, Vec::new());
        while let Some(first) = rest.first() {
            let piece = PointSet::from(first).connected_in(rest);
            rest -= piece;
            pieces.push(piece);
        }
        pieces
    }

    /// Returns the points to the left and to the right of the set's.
    fn sideways(self) -> PointSet {
        self.later(1) | self.earlier(1)
    }

    /// Returns every point moved on by `bits` in reading order, fewer than [`WORD`].
    fn later(self, bits: usize) -> PointSet {
        let mut words = self.0.map(|word| word << bits);
        for (word, before) in words.iter_mut().skip(1).zip(self.0) {
            *word |= before >> (WORD - bits);
        }
        PointSet(words)
    }

    /// Returns every point moved back by `bits` in reading order, fewer than [`WORD`].
    fn earlier(self, bits: usize) -> PointSet {
        let mut words = self.0.map(|word| word >> bits);
        for (word, after) in words.iter_mut().zip(self.0.into_iter().skip(1)) {
            *word |= after << (WORD - bits);
        }
        PointSet(words)
    }

    fn combine(mut self, other: PointSet, combine: impl Fn(u64, u64) -> u64) -> PointSet {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word = combine(*word, other);
        }
        self
    }
}

/// Returns the word and the bit of a point.
fn word_and_bit(point: Point) -> (usize, u64) {
    let index = point.row() * ROW + point.col();
    (index / WORD, 1 << (index % WORD))
}

impl From<Point> for PointSet {
    fn from(point: Point) -> PointSet {
        PointSet::from_iter([point])
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        let mut set = PointSet::EMPTY;
        set.extend(points);
        set
    }
}

impl<'a> FromIterator<&'a Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = &'a Point>>(points: I) -> PointSet {
        points.into_iter().copied().collect()
    }
}

impl FromIterator<PointSet> for PointSet {
    fn from_iter<I: IntoIterator<Item = PointSet>>(sets: I) -> PointSet {
        sets.into_iter().fold(PointSet::EMPTY, PointSet::bitor)
    }
}

impl Extend<Point> for PointSet {
    fn extend<I: IntoIterator<Item = Point>>(&mut self, points: I) {
        for point in points {
            self.insert(point);
        }
    }
}

/// Union.
impl BitOr for PointSet {
    type Output = PointSet;

    fn bitor(self, other: PointSet) -> PointSet {
        self.combine(other, |a, b| a | b)
    }
}

/// Intersection.
impl BitAnd for PointSet {
    type Output = PointSet;

    fn bitand(self, other: PointSet) -> PointSet {
        self.combine(other, |a, b| a & b)
    }
}

/// Difference.
impl Sub for PointSet {
    type Output = PointSet;

    fn sub(self, other: PointSet) -> PointSet {
        self.combine(other, |a, b| a & !b)
    }
}

impl BitOrAssign for PointSet {
    fn bitor_assign(&mut self, other: PointSet) {
        *self = *self | other;
    }
}

impl BitAndAssign for PointSet {
    fn bitand_assign(&mut self, other: PointSet) {
        *self = *self & other;
    }
}

impl SubAssign for PointSet {
    fn sub_assign(&mut self, other: PointSet) {
        *self = *self - other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_those_of_the_board() {
        for (width, height) in [(1, 1), (1, 25), (25, 1), (7, 9), (19, 19), (25, 25)] {
            let size = BoardSize::new(width, height).unwrap();
            let board = PointSet::all(size);
            assert!(board.is_connected());
            assert_eq!(board.pieces(), [board]);
            assert!(board.iter().eq(size.points()));
            for point in size.points() {
                let alone = PointSet::from(point);
                let neighbours: PointSet = size.neighbours(point).collect();
                assert_eq!(alone.neighbours_in(board), neighbours);
                let is_near = |a: usize, b: usize| a.abs_diff(b) <= 1;
                let around = size.points().filter(|other| {
                    is_near(other.col(), point.col())
                        && is_near(other.row(), point.row())
                        && *other != point
                });
                assert_eq!(alone.surroundings_in(board), around.collect());
            }
        }
    }

    #[test]
    fn sets_are_joined_cut_and_told_apart() {
        let size = BoardSize::square(9).unwrap();
        let set = |names: &[&str]| {
            names
                .iter()
                .map(|name| size.parse(name).unwrap())
                .collect::<PointSet>()
        };
        let corner = set(&["A1", "B1", "A2"]);
        let row = set(&["B1", "C1", "E1"]);
        assert_eq!(corner & row, set(&["B1"]));
        assert_eq!((corner | row).len(), 5);
        assert_eq!(corner - row, set(&["A1", "A2"]));
        assert_eq!(row.pieces(), [set(&["B1", "C1"]), set(&["E1"])]);
        assert_eq!(corner.connected_in(corner | row), corner | set(&["C1"]));
        assert!(!row.is_connected() && corner.is_connected() && PointSet::EMPTY.is_connected());
        assert!(set(&["A1"]).is_subset(corner) && !row.is_subset(corner));
        assert_eq!(row.first(), size.parse("B1").ok());
    }
}
