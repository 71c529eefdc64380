//! Finds missing protective moves (teire): false eyes, which their owner has to fill before the
//! count.
//!
//! When all dame are played, a side of an eye space ([`SpaceSide`]) that has no eye elsewhere
//! depends on that space. If it touches the space at a single point, it is in atari there and must
//! be connected: the point is not territory (Japanese rules of 1989, articles 9.2 and 13.1: no
//! effective move may be left at the end). If it touches the space at two points, the first
//! protective move in the space is still enough, but not after a second one: the opponent throws in
//! where the sides meet, and capturing that stone leaves a false eye.
//!
//! Each round adds the moves that are missing and computes the formation anew, until none is
//! missing. It ends because every move takes a point of an eye space.

use std::collections::BTreeSet;

use crate::point::{Point, PointSet};

use super::groups::{AddedStones, EyeSpace, Formation, SpaceSide, Terrain};
use super::marked_dead::MarkedDead;

/// A colour's stones once its missing protective moves are made.
pub(super) struct ProtectedSide {
    /// The chains and eye spaces after these moves.
    pub(super) formation: Formation,
    pub(super) added: AddedStones,
    /// The false eyes: points that have to be filled to connect stones.
    pub(super) false_eyes: PointSet,
}

/// A connection that has to be made.
struct Connection {
    at: Point,
    /// The point from which a stone thrown in at the connection is captured, and where no eye is
    /// left.
    captured_from: Option<Point>,
    /// The index of the sheltered part that it lies in.
    part: usize,
}

/// Adds the protective moves that the colour of `terrain` has not made.
pub(super) fn add_protective_moves(terrain: &Terrain) -> ProtectedSide {
    let mut added = AddedStones {
        stones: PointSet::EMPTY,
        spent: PointSet::EMPTY,
    };
    let mut false_eyes = PointSet::EMPTY;
    let mut touched_parts = BTreeSet::new();
    loop {
        let formation = Formation::new(terrain, &added);
        let connections = find_connections(&terrain.marked, &formation, &touched_parts);
        if connections.is_empty() {
            return ProtectedSide {
                formation,
                added,
                false_eyes,
            };
        }
        // All liberties are determined before any connection is made, so that the order of
        // connections does not matter.
        let liberties: Vec<PointSet> = connections
            .iter()
            .map(|connection| liberties_of_dead(&terrain.marked, connection.at, &added))
            .collect();
        for (
            Connection {
                at,
                captured_from,
                part,
            },
            liberties,
        ) in connections.into_iter().zip(liberties)
        {
            false_eyes.insert(at);
            touched_parts.insert(part);
            connect(&terrain.marked, at, liberties, &mut added);
            if let Some(point) = captured_from {
                added.spent.insert(point);
            }
        }
    }
}

/// Finds the connections that sides in atari need; if there are none, those that a stone thrown in
/// makes necessary.
fn find_connections(
    marked: &MarkedDead,
    formation: &Formation,
    touched_parts: &BTreeSet<usize>,
) -> Vec<Connection> {
    let divided: Vec<(&EyeSpace, Vec<SpaceSide>)> = formation
        .spaces
        .iter()
        .enumerate()
        .map(|(index, space)| (space, formation.sides_of(index)))
        .filter(|(_, sides)| sides.len() > 1)
        .collect();
    let mut connections: Vec<Connection> = divided
        .iter()
        .flat_map(|(space, sides)| connect_sides_in_atari(space, sides))
        .collect();
    if connections.is_empty() {
        for (space, sides) in divided
            .iter()
            .filter(|(space, _)| touched_parts.contains(&space.part))
        {
            connections.extend(connect_against_throw_ins(marked, space, sides));
        }
    }
    connections
}

/// Finds the points where sides without eyes touch `space` at a single point.
fn connect_sides_in_atari(space: &EyeSpace, sides: &[SpaceSide]) -> Vec<Connection> {
    let in_atari = sides
        .iter()
        .filter(|side| side.eyes == 0 && side.contacts.len() == 1);
    let points = in_atari.flat_map(|side| side.contacts.iter());
    points
        .map(|at| Connection {
            at,
            captured_from: None,
            part: space.part,
        })
        .collect()
}

/// Finds the points where the opponent can cut off a side without eyes by throwing in.
///
/// Such a side touches `space` at two points. Exactly one of them is shared with other sides, and a
/// stone thrown in there could be captured only from the other.
fn connect_against_throw_ins(
    marked: &MarkedDead,
    space: &EyeSpace,
    sides: &[SpaceSide],
) -> Vec<Connection> {
    let mut connections = Vec::new();
    for (index, side) in sides.iter().enumerate().filter(|(_, side)| side.eyes == 0) {
        let is_shared = |point: &Point| {
            sides
                .iter()
                .enumerate()
                .any(|(other, side)| other != index && side.contacts.contains(*point))
        };
        let (shared, own): (Vec<Point>, Vec<Point>) = side.contacts.iter().partition(is_shared);
        let (&[at], &[from]) = (shared.as_slice(), own.as_slice()) else {
            continue;
        };
        let liberties: Vec<Point> = marked
            .neighbours(at)
            .filter(|point| space.points.contains(point))
            .collect();
        if liberties == [from] {
            connections.push(Connection {
                at,
                captured_from: Some(from),
                part: space.part,
            });
        }
    }
    connections
}

/// Returns the liberties of the dead chain at `point`; the empty set if there is no dead stone.
fn liberties_of_dead(marked: &MarkedDead, point: Point, added: &AddedStones) -> PointSet {
    if marked.dead(point).is_none() {
        return PointSet::EMPTY;
    }
    let empty = marked.position.points_with(None) - added.stones;
    marked.dead_chain(point).neighbours_in(empty)
}

/// Adds the stones that connect at `at`. A dead stone there has to be captured first; if that takes
/// several moves, no eye is left around it.
fn connect(marked: &MarkedDead, at: Point, liberties: PointSet, added: &mut AddedStones) {
    added.stones.insert(at);
    let takes_several_moves = liberties.len() > 1;
    if takes_several_moves {
        added.spent |= liberties | marked.dead_chain(at);
    } else {
        added.stones |= liberties;
    }
}
