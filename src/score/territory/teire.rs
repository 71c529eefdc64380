//! Missing protective moves (teire): false eyes, which their owner has to fill before the count.
//!
//! When all dame are played, a side of an eye space that has no eye elsewhere hangs on that space. If it
//! touches the space at one point only, it is in atari there and must be connected: the point is no territory
//! (Japanese rules of 1989, articles 9.2 and 13.1: no effective move may be left at the end). If it
//! touches the space at two points, the first protective move of the space still suffices, but not a second: the
//! opponent throws in where the sides meet, and what is captured is a false eye.

use std::collections::BTreeSet;

use crate::point::{Point, PointSet};

use super::agreed::Agreed;
use super::shape::{Added, EyeSpace, Ground, Shape, Side};

/// A colour's stones once its missing protective moves are made.
pub(super) struct Protected {
    pub(super) shape: Shape,
    pub(super) added: Added,
    /// The false eyes: points where stones have to be connected.
    pub(super) false_eyes: BTreeSet<Point>,
}

/// A connection that has to be made.
struct Connection {
    at: Point,
    /// The point where a stone thrown in at the connection is captured: no eye is left there.
    captured_from: Option<Point>,
    /// The sheltered part that it lies in.
    part: usize,
}

/// Makes the protective moves that `ground`'s colour has not made.
pub(super) fn protect(ground: &Ground) -> Protected {
    let mut added = Added { stones: PointSet::EMPTY, spent: PointSet::EMPTY };
    let mut false_eyes = BTreeSet::new();
    let mut touched_parts = BTreeSet::new();
    loop {
        let shape = Shape::new(ground, &added);
        let connections = connections(&ground.agreed, &shape, &touched_parts);
        if connections.is_empty() {
            return Protected { shape, added, false_eyes };
        }
        // All are looked at before any is made, so that their order makes no difference.
        let liberties = |connection: &Connection| liberties_of_dead(&ground.agreed, connection.at, &added);
        let liberties: Vec<PointSet> = connections.iter().map(liberties).collect();
        for (Connection { at, captured_from, part }, liberties) in connections.into_iter().zip(liberties) {
            false_eyes.insert(at);
            touched_parts.insert(part);
            connect(&ground.agreed, at, liberties, &mut added);
            if let Some(point) = captured_from {
                added.spent.insert(point);
            }
        }
    }
}

/// The connections that sides in atari need, and if none is, those that a stone thrown in makes necessary.
fn connections(agreed: &Agreed, shape: &Shape, touched_parts: &BTreeSet<usize>) -> Vec<Connection> {
    let divided: Vec<(&EyeSpace, Vec<Side>)> = shape
        .spaces
        .iter()
        .enumerate()
        .map(|(index, space)| (space, shape.sides(index)))
        .filter(|(_, sides)| sides.len() > 1)
        .collect();
    let atari = divided.iter().flat_map(|(space, sides)| in_atari(space, sides));
    let atari: Vec<Connection> = atari.collect();
    if !atari.is_empty() {
        return atari;
    }
    let touched = divided.iter().filter(|(space, _)| touched_parts.contains(&space.part));
    touched.flat_map(|(space, sides)| cut_by_a_throw_in(agreed, space, sides)).collect()
}

/// Where sides without eyes touch `space` at one point only.
fn in_atari(space: &EyeSpace, sides: &[Side]) -> Vec<Connection> {
    let hanging = sides.iter().filter(|side| side.eyes == 0 && side.contacts.len() == 1);
    let connection = |&at: &Point| Connection { at, captured_from: None, part: space.part };
    hanging.flat_map(|side| &side.contacts).map(connection).collect()
}

/// Where sides without eyes touch `space` at two points, one of them the only one that others touch too, and a
/// stone thrown in there could only be captured from the other.
fn cut_by_a_throw_in(agreed: &Agreed, space: &EyeSpace, sides: &[Side]) -> Vec<Connection> {
    let connection = |(index, side): (usize, &Side)| {
        let touches_others = |point: &Point| {
            sides.iter().enumerate().any(|(other, side)| other != index && side.contacts.contains(point))
        };
        let (meeting, own): (Vec<Point>, Vec<Point>) =
            side.contacts.iter().copied().partition(touches_others);
        let (&[at], &[from]) = (meeting.as_slice(), own.as_slice()) else { return None };
        let mut way_out = agreed.neighbours(at).filter(|point| space.points.contains(point));
        let is_captured = way_out.next() == Some(from) && way_out.next().is_none();
        is_captured.then_some(Connection { at, captured_from: Some(from), part: space.part })
    };
    sides.iter().enumerate().filter(|(_, side)| side.eyes == 0).filter_map(connection).collect()
}

/// The liberties of the dead chain at `point`; none where there is no dead stone.
fn liberties_of_dead(agreed: &Agreed, point: Point, added: &Added) -> PointSet {
    if agreed.dead(point).is_none() {
        return PointSet::EMPTY;
    }
    let empty = agreed.position.points_with(None) - added.stones;
    agreed.dead_chain(point).neighbours_in(empty)
}

/// Adds the stones that connect at `at`. A dead stone there has to be captured first; when that takes several
/// moves, no eye is left around it.
fn connect(agreed: &Agreed, at: Point, liberties: PointSet, added: &mut Added) {
    added.stones.insert(at);
    let takes_several_moves = liberties.len() > 1;
    if takes_several_moves {
        added.spent |= liberties | agreed.dead_chain(at);
    } else {
        added.stones |= liberties;
    }
}
