//! A position with what the players agree about it: which stones are dead.

use crate::color::Color;
use crate::point::{BoardSize, Point};
use crate::position::Position;

/// A position before and after its dead stones are lifted.
#[derive(Clone, Copy)]
pub(super) struct Agreed<'a> {
    pub(super) position: &'a Position,
    pub(super) lifted: &'a Position,
}

impl Agreed<'_> {
    pub(super) fn size(&self) -> BoardSize {
        self.position.size()
    }

    /// The live stone at `point`.
    pub(super) fn live(&self, point: Point) -> Option<Color> {
        self.lifted.stone(point)
    }

    /// The dead stone at `point`.
    pub(super) fn dead(&self, point: Point) -> Option<Color> {
        if self.is_free(point) { self.position.stone(point) } else { None }
    }

    /// Whether no live stone stands at `point`.
    pub(super) fn is_free(&self, point: Point) -> bool {
        self.live(point).is_none()
    }

    pub(super) fn neighbours(&self, point: Point) -> impl Iterator<Item = Point> + use<> {
        self.size().neighbours(point)
    }

    /// The dead chain that the dead stone at `point` belongs to.
    pub(super) fn dead_chain(&self, point: Point) -> Vec<Point> {
        let color = self.dead(point);
        let mut chain = vec![point];
        let mut next = 0;
        while let Some(&stone) = chain.get(next) {
            next += 1;
            for neighbour in self.neighbours(stone) {
                if self.dead(neighbour) == color && !chain.contains(&neighbour) {
                    chain.push(neighbour);
                }
            }
        }
        chain
    }
}

/// Points of one board, each marked or not.
pub(super) struct Marked {
    size: BoardSize,
    /// Row by row from the top left.
    marks: Vec<bool>,
}

impl Marked {
    pub(super) fn none(size: BoardSize) -> Marked {
        Marked { size, marks: vec![false; size.area()] }
    }

    pub(super) fn has(&self, point: Point) -> bool {
        self.marks.get(self.size.index(point)).copied().unwrap_or(false)
    }

    /// Marks `point`; whether it was not marked before.
    pub(super) fn mark(&mut self, point: Point) -> bool {
        self.marks.get_mut(self.size.index(point)).is_some_and(|mark| !std::mem::replace(mark, true))
    }
}

/// The connected parts of the points for which `belongs` holds, in reading order; a part goes on from a point
/// to its neighbour where `joins` lets it.
pub(in crate::score) fn parts(
    size: BoardSize,
    belongs: impl Fn(Point) -> bool,
    joins: impl Fn(Point, Point) -> bool,
) -> Vec<Vec<Point>> {
    let mut seen = Marked::none(size);
    let mut parts = Vec::new();
    for start in size.points() {
        if !belongs(start) || !seen.mark(start) {
            continue;
        }
        let mut part = vec![start];
        let mut next = 0;
        while let Some(&point) = part.get(next) {
            next += 1;
            for neighbour in size.neighbours(point) {
                if belongs(neighbour) && joins(point, neighbour) && seen.mark(neighbour) {
                    part.push(neighbour);
                }
            }
        }
        part.sort_unstable();
        parts.push(part);
    }
    parts
}
