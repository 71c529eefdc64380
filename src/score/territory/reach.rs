//! How far a player gets: which free points stones of a colour could be connected to, were nothing stopped but
//! what can be stopped for sure.
//!
//! A gap one point wide is closed behind an intruder who enters it. So the points behind such a gate are
//! sheltered: they may hold eyes although the border is not shut yet.

use crate::color::Color;
use crate::point::{Point, PointSet};

use super::agreed::Agreed;

/// The free points that stones of `color` reach without passing a gate of the opponent.
pub(super) fn reach(agreed: &Agreed, color: Color) -> PointSet {
    let mut reached = PointSet::EMPTY;
    let free = agreed.lifted.points_with(None);
    reached |= agreed.lifted.points_with(Some(color)).neighbours_in(free);
    let mut todo = reached.to_vec();
    while let Some(point) = todo.pop() {
        for next in agreed.neighbours(point) {
            let is_open = free.contains(next) && !is_gate(agreed, color.opponent(), point, next);
            if is_open && reached.insert(next) {
                todo.push(next);
            }
        }
    }
    reached
}

/// Whether `owner` can stop an intruder who has come to `gap` from going on to `behind`: the gap is one point
/// wide, between the owner's stones or a stone and the edge, and the stone that closes it is connected to a
/// bank that runs on, or nothing stands before the gap that could cut it off.
pub(super) fn is_gate(agreed: &Agreed, owner: Color, gap: Point, behind: Point) -> bool {
    if agreed.dead(gap).is_some() {
        return false;
    }
    let forward = (offset(gap.col(), behind.col()), offset(gap.row(), behind.row()));
    let sideways = [(forward.1, forward.0), (-forward.1, -forward.0)];
    let banks = sideways.map(|side| step(agreed, gap, side));
    let owners = |point: &Option<Point>| point.is_some_and(|point| agreed.live(point) == Some(owner));
    let is_shut = banks.iter().all(|bank| bank.is_none() || owners(bank)) && banks.iter().any(owners);
    let runs_on = || banks.iter().flatten().any(|&bank| owners(&step(agreed, bank, forward)));
    let before = || step(agreed, gap, (-forward.0, -forward.1));
    is_shut && (runs_on() || before().is_some_and(|point| agreed.is_free(point)))
}

fn offset(from: usize, to: usize) -> isize {
    to.cmp(&from) as isize
}

/// The point one step from `point`; `None` beyond the edge.
fn step(agreed: &Agreed, point: Point, (right, down): (isize, isize)) -> Option<Point> {
    let col = point.col().checked_add_signed(right)?;
    let row = point.row().checked_add_signed(down)?;
    agreed.size().point(col, row)
}
