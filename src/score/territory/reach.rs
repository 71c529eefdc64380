//! Finds how far a colour reaches: the points without live stones that its stones could be
//! connected to, unless the opponent can surely stop them.
//!
//! The owner of a gap one point wide closes it in front of an intruder who enters it. The points
//! behind such a gate are therefore sheltered: they may hold eyes although the border is not shut
//! yet.

use crate::color::Color;
use crate::point::{Point, PointSet};

use super::marked_dead::MarkedDead;

/// Returns the points without live stones that stones of `color` reach without passing a gate of
/// the opponent.
pub(super) fn find_reach(marked: &MarkedDead, color: Color) -> PointSet {
    let free = marked.lifted.points_with(None);
    let mut reached = marked.lifted.points_with(Some(color)).neighbours_in(free);
    let mut todo = reached.to_vec();
    while let Some(point) = todo.pop() {
        for next in marked.neighbours(point) {
            let is_open = free.contains(next) && !is_gate(marked, color.opponent(), point, next);
            if is_open && reached.insert(next) {
                todo.push(next);
            }
        }
    }
    reached
}

/// Returns true if `owner` can stop an intruder who has come to `gap` from going on to `behind`.
///
/// That is so if the gap is one point wide, between two stones of the owner or a stone and the
/// edge, and the stone that closes it cannot be cut off: one of the stones beside the gap goes on
/// towards `behind`, or the point before the gap is free.
pub(super) fn is_gate(marked: &MarkedDead, owner: Color, gap: Point, behind: Point) -> bool {
    if marked.dead(gap).is_some() {
        return false;
    }
    let forward = (
        offset(gap.col(), behind.col()),
        offset(gap.row(), behind.row()),
    );
    let sideways = [(forward.1, forward.0), (-forward.1, -forward.0)];
    // The points on both sides of the gap; `None` beyond the edge.
    let banks = sideways.map(|side| step(marked, gap, side));
    let is_owners =
        |point: &Option<Point>| point.is_some_and(|point| marked.live(point) == Some(owner));
    let is_narrow =
        banks.iter().all(|bank| bank.is_none() || is_owners(bank)) && banks.iter().any(is_owners);
    if !is_narrow {
        return false;
    }
    let goes_on = banks
        .iter()
        .flatten()
        .any(|&bank| is_owners(&step(marked, bank, forward)));
    let before = step(marked, gap, (-forward.0, -forward.1));
    goes_on || before.is_some_and(|point| marked.is_free(point))
}

/// Returns the direction from one coordinate to the other: -1, 0 or 1.
fn offset(from: usize, to: usize) -> isize {
    to.cmp(&from) as isize
}

/// Returns the point one step from `point`; `None` beyond the edge.
fn step(marked: &MarkedDead, point: Point, (right, down): (isize, isize)) -> Option<Point> {
    let col = point.col().checked_add_signed(right)?;
    let row = point.row().checked_add_signed(down)?;
    marked.size().point(col, row)
}
