//! Regions that can be read by themselves: which points belong to each, and which stones around
//! them stand whatever happens there.

use super::local_board::{LocalStones, Terrain};
use crate::color::{ByColor, Color};
use crate::point::PointSet;
use crate::position::{Chain, Chains, Position};

/// Most empty points of a region: more can seldom be read to the end.
const MOST_EMPTY: usize = 10;
/// An eye space of this many points, with nothing of the other side in it, has two eyes.
const TWO_EYES: usize = 7;
/// A chain whose probability of life is at least this stands if it has a large eye space, or cannot
/// be cut off from a chain that stands.
const SURELY_ALIVE: f64 = 0.95;
/// Points between a chain and walls of the other side are dame if there are at most this many: in
/// a larger space the chain might live.
const MOST_DAME: usize = 8;
/// Liberties of a chain between it and walls of the other side that are left open. More make no
/// difference, because the other side has to fill them first, and can be answered each time.
const OPEN_DAME: usize = 2;

/// A part of a board that can be read by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LocalRegion {
    /// The chains whose life depends on it, by their indices.
    pub chains: Vec<usize>,
    pub terrain: Terrain,
    pub stones: LocalStones,
}

/// The empty regions of a board, and the chains that stand whatever happens elsewhere.
struct Board<'a> {
    position: &'a Position,
    chains: &'a Chains,
    /// The empty regions.
    spaces: Vec<Space>,
    /// For every chain, true if it stands.
    stands: Vec<bool>,
}

/// A connected set of empty points.
struct Space {
    points: PointSet,
    /// The chains around it.
    border: Vec<usize>,
    /// The colours of these chains.
    touched_by: ByColor<bool>,
}

/// Finds the regions of `position` that can be read by themselves. `proved_alive` and `alive` tell
/// of every chain whether it is proved to live and how probably it lives.
pub(super) fn find_regions(
    position: &Position,
    chains: &Chains,
    proved_alive: &[bool],
    alive: &[f64],
) -> Vec<LocalRegion> {
    let spaces: Vec<Space> = find_spaces(position, chains);
    let stands = find_standing(chains, &spaces, proved_alive, alive);
    let board = Board {
        position,
        chains,
        spaces,
        stands,
    };
    let mut regions: Vec<LocalRegion> = Vec::new();
    for seed in 0..board.spaces.len() {
        let is_read = |region: &LocalRegion| {
            let border = &board.spaces[seed].border;
            border.iter().any(|chain| region.chains.contains(chain))
        };
        if regions.iter().any(is_read) {
            continue;
        }
        regions.extend(board.region_around(seed));
    }
    regions
}

fn find_spaces(position: &Position, chains: &Chains) -> Vec<Space> {
    let pieces = position.points_with(None).pieces().into_iter();
    pieces
        .map(|points| {
            let border = chains.beside(&points.to_vec());
            let touched_by = ByColor::each(|color| {
                border
                    .iter()
                    .any(|&chain| chains.list()[chain].color == color)
            });
            Space {
                points,
                border,
                touched_by,
            }
        })
        .collect()
}

/// Returns for every chain whether it stands whatever happens elsewhere: it is proved to live, has a
/// large eye space, or shares two liberties with chains that stand.
fn find_standing(
    chains: &Chains,
    spaces: &[Space],
    proved_alive: &[bool],
    alive: &[f64],
) -> Vec<bool> {
    let mut stands = proved_alive.to_vec();
    for space in spaces {
        if space.touched_by.only().is_some() && space.points.len() >= TWO_EYES {
            for &chain in &space.border {
                stands[chain] |= alive[chain] >= SURELY_ALIVE;
            }
        }
    }
    loop {
        let liberties_of_standing = ByColor::each(|color| {
            let standing = chains.list().iter().zip(&stands);
            let standing = standing.filter(|(chain, stands)| **stands && chain.color == color);
            standing
                .flat_map(|(chain, _)| chain.liberties.iter().copied())
                .collect::<PointSet>()
        });
        let joins = |index: usize, chain: &Chain| {
            let friends = &liberties_of_standing[chain.color];
            let shared = chain
                .liberties
                .iter()
                .filter(|&&liberty| friends.contains(liberty));
            !stands[index] && alive[index] >= SURELY_ALIVE && shared.count() >= 2
        };
        let list = chains.list().iter().enumerate();
        let joining: Vec<usize> = list
            .filter(|(index, chain)| joins(*index, chain))
            .map(|(index, _)| index)
            .collect();
        if joining.is_empty() {
            return stands;
        }
        for chain in joining {
            stands[chain] = true;
        }
    }
}

impl Board<'_> {
    /// Returns the region that contains an empty region, with everything that depends on it. `None`
    /// if nothing depends on it, or it is too large.
    fn region_around(&self, seed: usize) -> Option<LocalRegion> {
        let mut inside = vec![seed];
        let mut dame: Vec<usize> = Vec::new();
        let mut at_stake: Vec<usize> = Vec::new();
        let mut next = 0;
        while let Some(&space) = inside.get(next) {
            next += 1;
            for &chain in &self.spaces[space].border {
                if self.stands[chain] || at_stake.contains(&chain) {
                    continue;
                }
                at_stake.push(chain);
                for beside in self.spaces_beside(chain) {
                    if inside.contains(&beside) || dame.contains(&beside) {
                        continue;
                    }
                    match self.is_dame_outside(beside, chain) {
                        true if self.spaces[beside].points.len() > MOST_DAME => return None,
                        true => dame.push(beside),
                        false => inside.push(beside),
                    }
                }
            }
            let empty: usize = inside
                .iter()
                .map(|&space| self.spaces[space].points.len())
                .sum();
            if empty > MOST_EMPTY {
                return None;
            }
        }
        if at_stake.is_empty() {
            return None;
        }
        self.cut_out(&inside, &dame, at_stake)
    }

    fn spaces_beside(&self, chain: usize) -> impl Iterator<Item = usize> + '_ {
        (0..self.spaces.len()).filter(move |&space| self.spaces[space].border.contains(&chain))
    }

    /// Returns true if an empty region beside a chain lies between it and walls of the other side
    /// alone.
    fn is_dame_outside(&self, space: usize, chain: usize) -> bool {
        let space = &self.spaces[space];
        let color = self.chains.list()[chain].color;
        let mut border = space.border.iter();
        let is_foreign_wall =
            |other: usize| self.stands[other] && self.chains.list()[other].color != color;
        space.touched_by[color.opponent()]
            && border.all(|&other| other == chain || is_foreign_wall(other))
    }

    /// Cuts these empty regions and chains out of the board. Of the dame between the chains and
    /// walls a few are left open; the others are taken to be filled.
    fn cut_out(
        &self,
        inside: &[usize],
        dame: &[usize],
        at_stake: Vec<usize>,
    ) -> Option<LocalRegion> {
        let size = self.position.size();
        let mut points = PointSet::EMPTY;
        for &space in inside {
            points |= self.spaces[space].points;
        }
        let mut walls = ByColor::each(|_| PointSet::EMPTY);
        let mut open_dame = ByColor::each(|_| PointSet::EMPTY);
        for (chain, &stands) in self.chains.list().iter().zip(&self.stands) {
            if stands {
                walls[chain.color].extend(chain.points.iter().copied());
            }
        }
        for &chain in &at_stake {
            let chain = &self.chains.list()[chain];
            points.extend(chain.points.iter().copied());
            let outside = dame.iter().map(|&space| self.spaces[space].points);
            let outside = outside.fold(PointSet::EMPTY, |all, space| all | space);
            let liberties = chain
                .liberties
                .iter()
                .filter(|&&liberty| outside.contains(liberty));
            for (count, &liberty) in liberties.enumerate() {
                if count < OPEN_DAME {
                    points.insert(liberty);
                    open_dame[chain.color.opponent()].insert(liberty);
                }
            }
            walls[chain.color.opponent()] |= outside & chain_surroundings(chain, outside);
        }
        for color in Color::BOTH {
            walls[color] -= points;
        }
        // Stones outside that may be captured would change what is read here.
        let around = points.neighbours_in(
            self.position.points_with(Some(Color::Black))
                | self.position.points_with(Some(Color::White)),
        );
        if !around.is_subset(walls.black | walls.white) {
            return None;
        }
        let terrain = Terrain::new(size, points, &walls, &open_dame)?;
        let stones = LocalStones {
            of: ByColor::each(|color| terrain.bits_of(self.position.points_with(Some(color)))),
        };
        Some(LocalRegion {
            chains: at_stake,
            terrain,
            stones,
        })
    }
}

/// Returns the points of the empty regions that a chain touches.
fn chain_surroundings(chain: &Chain, outside: PointSet) -> PointSet {
    chain
        .liberties
        .iter()
        .copied()
        .collect::<PointSet>()
        .connected_in(outside)
}

pub(super) fn dump(region: &LocalRegion, position: &Position) {
    println!(
        "region of chains {:?}, small {:?}",
        region.chains,
        region.terrain.all().count_ones()
    );
    dump_stones(region, position, &region.stones);
}
pub(super) fn dump_stones(region: &LocalRegion, position: &Position, stones: &LocalStones) {
    let size = position.size();
    for row in 0..size.height() {
        let mut line = String::new();
        let mut any = false;
        for col in 0..size.width() {
            let p = size.point(col, row).unwrap();
            let bit = (0..region.terrain.all().count_ones() as u8)
                .find(|&b| region.terrain.point(b) == Some(p));
            line.push(match bit {
                Some(b) => {
                    any = true;
                    let m = 1u64 << b;
                    if stones.of.black & m != 0 {
                        'B'
                    } else if stones.of.white & m != 0 {
                        'W'
                    } else {
                        '+'
                    }
                }
                None => match position.stone(p) {
                    Some(Color::Black) => 'b',
                    Some(Color::White) => 'w',
                    None => '.',
                },
            });
            line.push(' ');
        }
        if any {
            println!("      {:2} {line}", size.height() - row);
        }
    }
}
