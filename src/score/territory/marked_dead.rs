//! A position with its dead stones marked.

use crate::color::Color;
use crate::point::{BoardSize, Point, PointSet};
use crate::position::Position;

/// A position before and after its dead stones are lifted.
#[derive(Clone, Copy)]
pub(super) struct MarkedDead<'a> {
    pub(super) position: &'a Position,
    pub(super) lifted: &'a Position,
}

impl MarkedDead<'_> {
    pub(super) fn size(&self) -> BoardSize {
        self.position.size()
    }

    /// Returns the colour of the live stone at `point`.
    pub(super) fn live(&self, point: Point) -> Option<Color> {
        self.lifted.stone(point)
    }

    /// Returns the colour of the dead stone at `point`.
    pub(super) fn dead(&self, point: Point) -> Option<Color> {
        if self.is_free(point) {
            self.position.stone(point)
        } else {
            None
        }
    }

    /// Returns true if `point` is empty or holds a dead stone.
    pub(super) fn is_free(&self, point: Point) -> bool {
        self.live(point).is_none()
    }

    pub(super) fn neighbours(&self, point: Point) -> impl Iterator<Item = Point> + use<> {
        self.size().neighbours(point)
    }

    /// Returns the chain of the dead stone at `point`; the empty set if there is none.
    pub(super) fn dead_chain(&self, point: Point) -> PointSet {
        let Some(color) = self.dead(point) else {
            return PointSet::EMPTY;
        };
        let dead = self.position.points_with(Some(color)) & self.lifted.points_with(None);
        PointSet::from(point).connected_in(dead)
    }
}
