//! Joins a colour's chains into groups and finds their eye spaces, given the stones that the colour
//! still has to add.
//!
//! # How it works
//!
//! [`Terrain`] divides the points without live stones, once, into *sheltered* parts, which the
//! opponent cannot reach, and *open* parts, which both colours reach ([`super::reach()`]). A
//! sheltered part is an [`EyeSpace`] of the chains around it. Through an open part the chains
//! around it can still be connected. [`Formation`] computes the chains and eye spaces with the
//! added stones on the board, and joins chains that share an eye space or an open part into a
//! [`Group`] (union–find). A group's eyes are those of its eye spaces ([`super::eyes`]).
//!
//! To find missing protective moves, [`Formation::sides_of`] leaves one eye space out: the chains
//! around it then fall apart into the sides that only this space connects, and a side without an
//! eye elsewhere depends on it ([`super::teire`]).
//!
//! **Source:** the Japanese rules of 1989, articles 7 and 8 with their commentary, which tie life
//! and seki to eyes; the division into sheltered and open parts is our own, so that borders that
//! are not yet shut can be counted.
//!
//! **Invariant:** the terrain never changes; only stones are added, so that eye spaces shrink and
//! fall apart, and never grow.
//!
//! **Cost:** a formation takes time linear in the points of the board, but for the eyes in small
//! spaces. One is computed for each round of protective moves, few in practice;
//! [`Formation::sides_of`] repeats the joining for every eye space.

use crate::color::Color;
use crate::point::{Point, PointSet};

use super::eyes::count_eyes;
use super::marked_dead::MarkedDead;
use super::reach::{find_reach, is_gate};

/// The parts of the board that a colour holds or can reach. They stay the same while protective
/// moves are added.
pub(super) struct Terrain<'a> {
    pub(super) marked: MarkedDead<'a>,
    pub(super) color: Color,
    /// Parts that the opponent does not reach.
    sheltered: Vec<Vec<Point>>,
    /// Parts that both colours reach.
    open: Vec<Vec<Point>>,
}

impl<'a> Terrain<'a> {
    pub(super) fn of(marked: MarkedDead<'a>, color: Color) -> Terrain<'a> {
        let opponent = color.opponent();
        let intruded = find_reach(&marked, opponent);
        let reached = find_reach(&marked, color);
        let sheltered = pieces(marked.lifted.points_with(None) - intruded);
        let is_passable = |from: Point, to: Point| {
            !is_gate(&marked, opponent, from, to) && !is_gate(&marked, opponent, to, from)
        };
        let open = passable_parts(&marked, reached & intruded, is_passable);
        Terrain {
            marked,
            color,
            sheltered,
            open,
        }
    }
}

/// Stones that a colour still has to add.
pub(super) struct AddedStones {
    pub(super) stones: PointSet,
    /// Points used up by adding them, where no eye is left. They may remain territory.
    pub(super) spent: PointSet,
}

/// A colour's chains and eye spaces with its added stones on the board.
pub(super) struct Formation {
    /// The stones of every chain, including added ones.
    pub(super) chains: Vec<Vec<Point>>,
    /// The eye spaces: the remains of the sheltered parts.
    pub(super) spaces: Vec<EyeSpace>,
    /// For every open part the chains around it, as indices into `chains`.
    around_open: Vec<Vec<usize>>,
}

/// An eye space: a sheltered part of the board, or a piece of one that is left after stones were
/// added.
pub(super) struct EyeSpace {
    /// The index of the sheltered part that it belongs to.
    pub(super) part: usize,
    pub(super) points: Vec<Point>,
    /// The number of eyes it makes, at most two.
    pub(super) eyes: u32,
    /// The chains around it, as indices into [`Formation::chains`], each with a point of the space
    /// beside it.
    pub(super) contacts: Vec<(usize, Point)>,
}

/// Chains around an eye space that are connected even without it.
pub(super) struct SpaceSide {
    /// The eyes that these chains have elsewhere.
    pub(super) eyes: u32,
    /// The points of the space beside these chains.
    pub(super) contacts: PointSet,
}

/// Chains that are connected through eye spaces and open parts.
#[derive(Default)]
pub(super) struct Group<'a> {
    /// The stones, including added ones.
    pub(super) stones: Vec<&'a Point>,
    /// The points of its eye spaces.
    pub(super) points: Vec<&'a Point>,
    /// The number of eyes in them.
    pub(super) eyes: u32,
}

impl Formation {
    pub(super) fn new(terrain: &Terrain, added: &AddedStones) -> Formation {
        let Terrain { marked, color, .. } = terrain;
        let chains = pieces(marked.lifted.points_with(Some(*color)) | added.stones);
        let map = ChainMap::new(marked, &chains);
        let mut spaces = Vec::new();
        for (part, whole) in terrain.sheltered.iter().enumerate() {
            let left = whole.iter().collect::<PointSet>() - added.stones;
            for points in split(whole, left) {
                let contacts = map.contacts(&points);
                if !contacts.is_empty() {
                    spaces.push(EyeSpace {
                        part,
                        eyes: eyes_left(terrain, added, &points),
                        points,
                        contacts,
                    });
                }
            }
        }
        let around = |part: &Vec<Point>| {
            map.contacts(part)
                .into_iter()
                .map(|(chain, _)| chain)
                .collect()
        };
        let around_open = terrain.open.iter().map(around).collect();
        Formation {
            chains,
            spaces,
            around_open,
        }
    }

    /// Returns the sides of the space with index `space`: the sets of chains that its surroundings
    /// fall apart into without it.
    pub(super) fn sides_of(&self, space: usize) -> Vec<SpaceSide> {
        // Without the space, chains with the same root are connected elsewhere: they are one side.
        // `roots` and `sides` have the same order.
        let forest = self.join_chains(Some(space));
        let mut roots: Vec<usize> = Vec::new();
        let mut sides: Vec<SpaceSide> = Vec::new();
        for &(chain, point) in &self.spaces[space].contacts {
            let root = forest.root(chain);
            let index = roots
                .iter()
                .position(|&known| known == root)
                .unwrap_or_else(|| {
                    roots.push(root);
                    sides.push(SpaceSide {
                        eyes: 0,
                        contacts: PointSet::EMPTY,
                    });
                    sides.len() - 1
                });
            sides[index].contacts.insert(point);
        }
        // All chains around a space have been joined, so any of them tells to which side its eyes
        // belong.
        for (index, other) in self.spaces.iter().enumerate() {
            let Some(&(chain, _)) = other.contacts.first() else {
                continue;
            };
            let side = roots.iter().position(|&root| root == forest.root(chain));
            if let Some(side) = side
                && index != space
            {
                sides[side].eyes += other.eyes;
            }
        }
        sides
    }

    /// Returns the groups of connected chains, with their eye spaces.
    pub(super) fn groups(&self) -> Vec<Group<'_>> {
        let forest = self.join_chains(None);
        let mut groups: Vec<Group> = self.chains.iter().map(|_| Group::default()).collect();
        for (index, chain) in self.chains.iter().enumerate() {
            groups[forest.root(index)].stones.extend(chain);
        }
        for space in &self.spaces {
            if let Some(&(chain, _)) = space.contacts.first() {
                let group = &mut groups[forest.root(chain)];
                group.eyes += space.eyes;
                group.points.extend(&space.points);
            }
        }
        groups.retain(|group| !group.stones.is_empty());
        groups
    }

    /// Joins the chains around each open part and around each eye space, except the one with index
    /// `without`.
    fn join_chains(&self, without: Option<usize>) -> ChainForest {
        let mut forest = ChainForest {
            parent: (0..self.chains.len()).collect(),
        };
        for (index, space) in self.spaces.iter().enumerate() {
            if Some(index) != without {
                forest.join(space.contacts.iter().map(|&(chain, _)| chain));
            }
        }
        for around in &self.around_open {
            forest.join(around.iter().copied());
        }
        forest
    }
}

/// Returns the connected pieces of a set.
fn pieces(points: PointSet) -> Vec<Vec<Point>> {
    points.pieces().into_iter().map(PointSet::to_vec).collect()
}

/// Returns the connected parts of `points`, in reading order of their first points. A part extends
/// from a point to its neighbour only if `is_passable`.
fn passable_parts(
    marked: &MarkedDead,
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
            part.extend(
                marked
                    .neighbours(point)
                    .filter(|&to| is_passable(point, to) && rest.remove(to)),
            );
        }
        part.sort_unstable();
        parts.push(part);
    }
    parts
}

/// Returns the connected pieces of `left`, a subset of `whole`. If nothing is missing, the whole is
/// returned as one piece even where it is only connected through open parts.
fn split(whole: &[Point], left: PointSet) -> Vec<Vec<Point>> {
    if left.len() == whole.len() {
        vec![whole.to_vec()]
    } else {
        pieces(left)
    }
}

/// Returns the number of eyes in `points` without the spent ones.
fn eyes_left(terrain: &Terrain, added: &AddedStones, points: &[Point]) -> u32 {
    let is_thrown_in = |point: Point| terrain.marked.dead(point) == Some(terrain.color.opponent());
    let kept = points.iter().collect::<PointSet>() - added.spent;
    split(points, kept)
        .iter()
        .map(|part| count_eyes(terrain.marked.size(), part, is_thrown_in))
        .sum()
}

/// The chain on each point of the board.
struct ChainMap<'a> {
    marked: &'a MarkedDead<'a>,
    /// The index of the chain on each point, row by row from the top left.
    chain_at: Vec<Option<usize>>,
}

impl<'a> ChainMap<'a> {
    fn new(marked: &'a MarkedDead<'a>, chains: &[Vec<Point>]) -> ChainMap<'a> {
        let size = marked.size();
        let mut chain_at = vec![None; size.area()];
        for (index, chain) in chains.iter().enumerate() {
            for &stone in chain {
                if let Some(entry) = chain_at.get_mut(size.index(stone)) {
                    *entry = Some(index);
                }
            }
        }
        ChainMap { marked, chain_at }
    }

    /// Returns each pair of a point of `points` and a chain beside it; a chain that touches a point
    /// twice is listed twice.
    fn contacts(&self, points: &[Point]) -> Vec<(usize, Point)> {
        let mut contacts = Vec::new();
        for &point in points {
            for beside in self.marked.neighbours(point) {
                if let Some(chain) = self.chain_at[self.marked.size().index(beside)] {
                    contacts.push((chain, point));
                }
            }
        }
        contacts
    }
}

/// The chains that are joined, as a forest of their indices (union–find): joined chains have the
/// same root.
struct ChainForest {
    parent: Vec<usize>,
}

impl ChainForest {
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
