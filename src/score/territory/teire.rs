//! Missing protective moves (teire): false eyes, which their owner has to fill before the count.
//!
//! When all dame are played, a side of an eye space that has no eye elsewhere hangs on that space. If it
//! touches the space at one point only, it is in atari there and must be connected: the point is no territory
//! (Japanese rules 1989, article 9.2: players fill dame and add the moves that are needed; article 8). If it
//! touches the space at two points, the first protective move of the space still suffices, but not a second: the
//! opponent throws in where the sides meet, and what is captured is a false eye.

use std::collections::BTreeSet;

use crate::point::Point;

use super::agreed::{Agreed, Marked};
use super::shape::{Added, EyeSpace, Ground, Shape, Side};

/// Fewer contacts than this with a space are atari once the dame are played.
const SAFE_CONTACTS: usize = 3;

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
    let none = || Marked::none(ground.agreed.size());
    let mut added = Added { stones: none(), spent: none() };
    let mut false_eyes = BTreeSet::new();
    let mut touched_parts = BTreeSet::new();
    loop {
        let shape = Shape::new(ground, &added);
        let connections = connections(&shape, &touched_parts);
        if connections.is_empty() {
            return Protected { shape, added, false_eyes };
        }
        for Connection { at, captured_from, part } in connections {
            false_eyes.insert(at);
            touched_parts.insert(part);
            connect(&ground.agreed, at, &mut added);
            if let Some(point) = captured_from {
                added.spent.mark(point);
            }
        }
    }
}

/// The connections that sides in atari need, and if none is, those that a stone thrown in makes necessary.
fn connections(shape: &Shape, touched_parts: &BTreeSet<usize>) -> Vec<Connection> {
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
    touched.flat_map(|(space, sides)| cut_by_a_throw_in(space, sides)).collect()
}

/// Where sides without eyes touch `space` at one point only.
fn in_atari(space: &EyeSpace, sides: &[Side]) -> Vec<Connection> {
    let hanging = sides.iter().filter(|side| side.eyes == 0 && side.contacts.len() == 1);
    let connection = |&at: &Point| Connection { at, captured_from: None, part: space.part };
    hanging.flat_map(|side| &side.contacts).map(connection).collect()
}

/// Where sides without eyes touch `space` at two points, one of them the only one that others touch too.
fn cut_by_a_throw_in(space: &EyeSpace, sides: &[Side]) -> Vec<Connection> {
    let connection = |(index, side): (usize, &Side)| {
        let touches_others = |point: &Point| {
            sides.iter().enumerate().any(|(other, side)| other != index && side.contacts.contains(point))
        };
        let (meeting, own): (Vec<Point>, Vec<Point>) =
            side.contacts.iter().copied().partition(touches_others);
        match (meeting.as_slice(), own.as_slice()) {
            (&[at], &[from]) => Some(Connection { at, captured_from: Some(from), part: space.part }),
            _ => None,
        }
    };
    let hanging = sides.iter().enumerate();
    let hanging = hanging.filter(|(_, side)| side.eyes == 0 && side.contacts.len() < SAFE_CONTACTS);
    hanging.filter_map(connection).collect()
}

/// Adds the stones that connect at `at`. A dead stone there has to be captured first; when that takes several
/// moves, no eye is left around it.
fn connect(agreed: &Agreed, at: Point, added: &mut Added) {
    added.stones.mark(at);
    if agreed.dead(at).is_none() {
        return;
    }
    let chain = agreed.dead_chain(at);
    let is_liberty =
        |point: &Point| agreed.is_free(*point) && agreed.dead(*point).is_none() && !added.stones.has(*point);
    let beside = chain.iter().flat_map(|&stone| agreed.neighbours(stone));
    let liberties: BTreeSet<Point> = beside.filter(is_liberty).collect();
    if liberties.len() > 1 {
        for &point in chain.iter().chain(&liberties) {
            added.spent.mark(point);
        }
    } else {
        for &liberty in &liberties {
            added.stones.mark(liberty);
        }
    }
}
