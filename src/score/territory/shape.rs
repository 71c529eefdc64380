//! How a colour's stones hang together: chains, the eye spaces between them and the open ground where they can
//! still be connected.

use std::collections::BTreeSet;

use crate::color::Color;
use crate::point::{Point, PointSet};

use super::agreed::Agreed;
use super::eyes::eyes_in;
use super::reach::{is_gate, reach};

/// What does not change while protective moves are found: the ground that a colour holds or can get to.
pub(super) struct Ground<'a> {
    pub(super) agreed: Agreed<'a>,
    pub(super) color: Color,
    /// Parts that the opponent does not reach.
    sheltered: Vec<Vec<Point>>,
    /// Parts that both sides reach.
    open: Vec<Vec<Point>>,
}

impl<'a> Ground<'a> {
    pub(super) fn of(agreed: Agreed<'a>, color: Color) -> Ground<'a> {
        let opponent = color.opponent();
        let intruded = reach(&agreed, opponent);
        let reached = reach(&agreed, color);
        let sheltered = pieces(agreed.lifted.points_with(None) - intruded);
        let is_passable = |from: Point, to: Point| {
            !is_gate(&agreed, opponent, from, to) && !is_gate(&agreed, opponent, to, from)
        };
        let open = passable_parts(&agreed, reached & intruded, is_passable);
        Ground { agreed, color, sheltered, open }
    }
}

/// Stones that a colour has yet to add, and points that are spent on the way: no eye is left there, though they
/// may stay territory.
pub(super) struct Added {
    pub(super) stones: PointSet,
    pub(super) spent: PointSet,
}

/// A colour's chains and eye spaces once the stones it has to add are there.
pub(super) struct Shape {
    /// The stones of every chain, added ones included.
    pub(super) chains: Vec<Vec<Point>>,
    /// What is left of the sheltered ground.
    pub(super) spaces: Vec<EyeSpace>,
    /// The chains around every open part.
    around_open: Vec<Vec<usize>>,
}

/// A sheltered part of the board.
pub(super) struct EyeSpace {
    /// Which sheltered part it is (or is left of).
    pub(super) part: usize,
    pub(super) points: Vec<Point>,
    /// How many eyes it makes, up to two.
    pub(super) eyes: u32,
    /// The chains around it and where they touch it.
    pub(super) contacts: Vec<(usize, Point)>,
}

/// Chains that hang together without the space between the sides.
pub(super) struct Side {
    /// The eyes that this side has elsewhere.
    pub(super) eyes: u32,
    /// Where it touches the space.
    pub(super) contacts: BTreeSet<Point>,
}

/// Chains that hang together over eye spaces and open ground.
#[derive(Default)]
pub(super) struct Group<'a> {
    /// The stones, added ones included.
    pub(super) stones: Vec<&'a Point>,
    /// The points of its eye spaces.
    pub(super) points: Vec<&'a Point>,
    /// The eyes in them.
    pub(super) eyes: u32,
}

impl Shape {
    pub(super) fn new(ground: &Ground, added: &Added) -> Shape {
        let Ground { agreed, color, .. } = ground;
        let size = agreed.size();
        let chains = pieces(agreed.lifted.points_with(Some(*color)) | added.stones);
        let mut chain_at = vec![None; size.area()];
        for (index, chain) in chains.iter().enumerate() {
            for &stone in chain {
                if let Some(place) = chain_at.get_mut(size.index(stone)) {
                    *place = Some(index);
                }
            }
        }
        let touched = |points: &[Point]| {
            let beside = |&point: &Point| {
                let chains = agreed.neighbours(point).filter_map(|other| chain_at[size.index(other)]);
                chains.map(|chain| (chain, point)).collect::<Vec<_>>()
            };
            points.iter().flat_map(beside).collect::<Vec<_>>()
        };
        let spaces = (0..).zip(&ground.sheltered).flat_map(|(part, whole)| {
            let left = whole.iter().collect::<PointSet>() - added.stones;
            split(whole, left).into_iter().map(move |points| (part, points))
        });
        let spaces = spaces.map(|(part, points)| {
            let (eyes, contacts) = (eyes(ground, added, &points), touched(&points));
            EyeSpace { part, points, eyes, contacts }
        });
        let around = |part: &Vec<Point>| touched(part).into_iter().map(|(chain, _)| chain).collect();
        let spaces = spaces.filter(|space| !space.contacts.is_empty()).collect();
        let around_open = ground.open.iter().map(around).collect();
        Shape { chains, spaces, around_open }
    }

    /// The sides of the space numbered `space`: what its chains fall apart into without it.
    pub(super) fn sides(&self, space: usize) -> Vec<Side> {
        let joined = self.joined(Some(space));
        let mut roots: Vec<usize> = Vec::new();
        let mut sides: Vec<Side> = Vec::new();
        for &(chain, point) in &self.spaces[space].contacts {
            let root = joined.root(chain);
            let index = roots.iter().position(|&known| known == root).unwrap_or_else(|| {
                roots.push(root);
                sides.push(Side { eyes: 0, contacts: BTreeSet::new() });
                sides.len() - 1
            });
            sides[index].contacts.insert(point);
        }
        for (_, other) in self.spaces.iter().enumerate().filter(|&(index, _)| index != space) {
            let Some(&(chain, _)) = other.contacts.first() else { continue };
            if let Some(index) = roots.iter().position(|&root| root == joined.root(chain)) {
                sides[index].eyes += other.eyes;
            }
        }
        sides
    }

    /// The chains that hang together, with their eye spaces.
    pub(super) fn groups(&self) -> Vec<Group<'_>> {
        let joined = self.joined(None);
        let mut groups: Vec<Group> = self.chains.iter().map(|_| Group::default()).collect();
        for (index, chain) in self.chains.iter().enumerate() {
            groups[joined.root(index)].stones.extend(chain);
        }
        for space in &self.spaces {
            if let Some(&(chain, _)) = space.contacts.first() {
                let group = &mut groups[joined.root(chain)];
                group.eyes += space.eyes;
                group.points.extend(&space.points);
            }
        }
        groups.retain(|group| !group.stones.is_empty());
        groups
    }

    /// The chains joined over open ground and over all eye spaces but one.
    fn joined(&self, without: Option<usize>) -> Joined {
        let mut joined = Joined { parent: (0..self.chains.len()).collect() };
        for (_, space) in self.spaces.iter().enumerate().filter(|&(index, _)| Some(index) != without) {
            joined.join(space.contacts.iter().map(|&(chain, _)| chain));
        }
        for around in &self.around_open {
            joined.join(around.iter().copied());
        }
        joined
    }
}

/// Returns the connected pieces of a set.
fn pieces(points: PointSet) -> Vec<Vec<Point>> {
    points.pieces().into_iter().map(PointSet::to_vec).collect()
}

/// Returns the connected parts of `points`, in reading order of their first points; a part goes on from a point to its
/// neighbour only where that is passable.
fn passable_parts(
    agreed: &Agreed,
    points: PointSet,
    is_passable: impl Fn(Point, Point) -> bool,
) -> Vec<Vec<Point>> {
    let mut rest = points;
    let mut parts = Vec::new();
    while let Some(first) = rest.first() {
        rest.remove(first);
        let mut part = vec![first];
        let mut next = 0;
        while let Some(&point) = part.get(next) {
            next += 1;
            part.extend(agreed.neighbours(point).filter(|&to| is_passable(point, to) && rest.remove(to)));
        }
        part.sort_unstable();
        parts.push(part);
    }
    parts
}

/// Returns the connected pieces of what is left of `whole`, which may hang together over open ground.
fn split(whole: &[Point], left: PointSet) -> Vec<Vec<Point>> {
    if left.len() == whole.len() { vec![whole.to_vec()] } else { pieces(left) }
}

/// The eyes in `points`, less those that are spent.
fn eyes(ground: &Ground, added: &Added, points: &[Point]) -> u32 {
    let is_thrown_in = |point: Point| ground.agreed.dead(point) == Some(ground.color.opponent());
    let kept = points.iter().collect::<PointSet>() - added.spent;
    split(points, kept).iter().map(|part| eyes_in(ground.agreed.size(), part, is_thrown_in)).sum()
}

/// Which chains are joined: a forest of their numbers.
struct Joined {
    parent: Vec<usize>,
}

impl Joined {
    fn root(&self, mut chain: usize) -> usize {
        while self.parent[chain] != chain {
            chain = self.parent[chain];
        }
        chain
    }

    fn join(&mut self, mut chains: impl Iterator<Item = usize>) {
        let Some(first) = chains.next() else { return };
        for chain in chains {
            let (one, other) = (self.root(chain), self.root(first));
            self.parent[one] = other;
        }
    }
}
