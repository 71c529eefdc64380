//! Sets of a board's points as bits, quick enough to try many plans.

use std::ops::Range;

use crate::point::{BoardSize, Point};

/// Words that hold a bit for every point of the largest board.
const WORDS: usize = (BoardSize::MAX as usize * BoardSize::MAX as usize).div_ceil(u64::BITS as usize);

/// Points of one board, a bit each, row by row from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Places([u64; WORDS]);

/// A board on which places have neighbours.
#[derive(Clone, Debug)]
pub(super) struct Board {
    size: BoardSize,
    points: Vec<Point>,
    all: Places,
    /// All but the leftmost column.
    not_left: Places,
    /// All but the rightmost column.
    not_right: Places,
}

impl Places {
    fn joined(self, other: Places, join: impl Fn(u64, u64) -> u64) -> Places {
        let mut words = self.0;
        for (word, other) in words.iter_mut().zip(other.0) {
            *word = join(*word, other);
        }
        Places(words)
    }

    pub fn or(self, other: Places) -> Places {
        self.joined(other, |a, b| a | b)
    }

    pub fn and(self, other: Places) -> Places {
        self.joined(other, |a, b| a & b)
    }

    pub fn but(self, other: Places) -> Places {
        self.joined(other, |a, b| a & !b)
    }

    pub fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    pub fn meets(self, other: Places) -> bool {
        !self.and(other).is_empty()
    }

    pub fn count(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Its places one by one, in reading order.
    pub fn each(self) -> impl Iterator<Item = Places> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let first = rest.first();
            rest = rest.but(first);
            (!first.is_empty()).then_some(first)
        })
    }

    /// Its first place in reading order; empty if it has none.
    pub fn first(self) -> Places {
        let mut words = [0; WORDS];
        if let Some((word, found)) = words.iter_mut().zip(self.0).find(|(_, word)| *word != 0) {
            *word = found & found.wrapping_neg();
        }
        Places(words)
    }

    /// Every place moved on by `bits`, fewer than a word's.
    fn later(self, bits: usize) -> Places {
        let mut words = self.0.map(|word| word << bits);
        for (word, before) in words.iter_mut().skip(1).zip(self.0) {
            *word |= before >> (u64::BITS as usize - bits);
        }
        Places(words)
    }

    /// The same backwards.
    fn earlier(self, bits: usize) -> Places {
        let mut words = self.0.map(|word| word >> bits);
        for (word, after) in words.iter_mut().zip(self.0.into_iter().skip(1)) {
            *word |= after << (u64::BITS as usize - bits);
        }
        Places(words)
    }
}

impl Board {
    pub fn new(size: BoardSize) -> Board {
        let points: Vec<Point> = size.points().collect();
        let mut board = Board {
            size,
            points,
            all: Places::default(),
            not_left: Places::default(),
            not_right: Places::default(),
        };
        board.all = board.places(|_| true);
        board.not_left = board.places(|point| point.col() > 0);
        board.not_right = board.places(|point| point.col() + 1 < size.width());
        board
    }

    /// The points that are chosen.
    pub fn places(&self, chosen: impl Fn(Point) -> bool) -> Places {
        let mut words = [0; WORDS];
        for (index, point) in self.points.iter().enumerate() {
            if let Some(word) = words.get_mut(index / u64::BITS as usize) {
                *word |= u64::from(chosen(*point)) << (index % u64::BITS as usize);
            }
        }
        Places(words)
    }

    /// The rectangles of so many by so many points, either way, with a corner at a point.
    pub fn rectangles(&self, corner: Places, short: usize, long: usize) -> Vec<Places> {
        let Some(corner) = self.points(corner).first().copied() else { return Vec::new() };
        let mut rectangles = Vec::new();
        for (wide, high) in [(short, long), (long, short)] {
            // The corner is the first or the last either way.
            for left in [Some(corner.col()), (corner.col() + 1).checked_sub(wide)].into_iter().flatten() {
                for top in [Some(corner.row()), (corner.row() + 1).checked_sub(high)].into_iter().flatten() {
                    if left + wide <= self.size.width() && top + high <= self.size.height() {
                        rectangles.push(self.rectangle(left..left + wide, top..top + high));
                    }
                }
            }
        }
        rectangles
    }

    fn rectangle(&self, columns: Range<usize>, rows: Range<usize>) -> Places {
        let mut words = [0; WORDS];
        for index in rows.flat_map(|row| columns.clone().map(move |col| row * self.size.width() + col)) {
            if let Some(word) = words.get_mut(index / u64::BITS as usize) {
                *word |= 1 << (index % u64::BITS as usize);
            }
        }
        Places(words)
    }

    /// The points of a set, in reading order.
    pub fn points(&self, places: Places) -> Vec<Point> {
        let mut points = Vec::with_capacity(places.count());
        for (index, word) in places.0.iter().enumerate() {
            let mut rest = *word;
            while rest != 0 {
                let at = index * u64::BITS as usize + rest.trailing_zeros() as usize;
                points.extend(self.points.get(at));
                rest &= rest - 1;
            }
        }
        points
    }

    /// What is orthogonally next to a set, and not in it.
    pub fn beside(&self, places: Places) -> Places {
        let width = self.size.width();
        let sideways = places.and(self.not_right).later(1).or(places.and(self.not_left).earlier(1));
        let along = places.later(width).or(places.earlier(width));
        sideways.or(along).and(self.all).but(places)
    }

    /// What is next to a set or diagonally so, and not in it.
    pub fn around(&self, places: Places) -> Places {
        let width = self.size.width();
        let wide = places.and(self.not_right).later(1).or(places.and(self.not_left).earlier(1)).or(places);
        wide.or(wide.later(width)).or(wide.earlier(width)).and(self.all).but(places)
    }

    /// All that is orthogonally connected to `from` within a set.
    pub fn connected(&self, from: Places, within: Places) -> Places {
        let mut found = from.and(within);
        loop {
            let more = self.beside(found).and(within);
            if more.is_empty() {
                return found;
            }
            found = found.or(more);
        }
    }

    /// The piece of a set that `from` belongs to, if it has no more than so many points.
    pub fn small_piece(&self, from: Places, within: Places, most: usize) -> Option<Places> {
        let mut found = from;
        while found.count() <= most {
            let more = self.beside(found).and(within);
            if more.is_empty() {
                return Some(found);
            }
            found = found.or(more);
        }
        None
    }

    /// Whether a set is in one piece.
    pub fn is_connected(&self, places: Places) -> bool {
        self.connected(places.first(), places) == places
    }

    /// The connected pieces of a set, in reading order of their first points.
    pub fn pieces(&self, places: Places) -> Vec<Places> {
        let (mut rest, mut pieces) = (places, Vec::new());
        while !rest.is_empty() {
            let piece = self.connected(rest.first(), rest);
            rest = rest.but(piece);
            pieces.push(piece);
        }
        pieces
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_those_of_the_board() {
        for (width, height) in [(1, 1), (1, 25), (25, 1), (7, 9), (19, 19), (25, 25)] {
            let size = BoardSize::new(width, height).unwrap();
            let board = Board::new(size);
            for point in size.points() {
                let place = board.places(|other| other == point);
                let mut beside: Vec<Point> = size.neighbours(point).collect();
                beside.sort_unstable();
                assert_eq!(board.points(board.beside(place)), beside);
                let off = |a: usize, b: usize| a.abs_diff(b) <= 1;
                let near = |other: &Point| {
                    off(other.col(), point.col()) && off(other.row(), point.row()) && *other != point
                };
                let around: Vec<Point> = size.points().filter(near).collect();
                assert_eq!(board.points(board.around(place)), around);
            }
            assert!(board.is_connected(board.all));
            assert_eq!(board.pieces(board.all).len(), 1);
        }
    }
}
