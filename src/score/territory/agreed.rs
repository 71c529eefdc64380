//! A position with what the players agree about it: which stones are dead.

use crate::color::Color;
use crate::point::{BoardSize, Point, PointSet};
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

    /// Returns the dead chain that the dead stone at `point` belongs to.
    pub(super) fn dead_chain(&self, point: Point) -> PointSet {
        let Some(color) = self.dead(point) else { return PointSet::EMPTY };
        let dead = self.position.points_with(Some(color)) & self.lifted.points_with(None);
        PointSet::from(point).connected_in(dead)
    }
}
