//! Regions that can be read by themselves: which points belong to each, and which stones around
//! them stand whatever happens there.

use super::local_board::{LocalStones, Terrain};
use crate::color::{ByColor, Color};
use crate::point::PointSet;
use crate::position::{Chain, Chains, Position};

/// Most empty points of a region: more can seldom be read to the end.
const MOST_EMPTY: usize = 10;
/// An eye space of this many points, with nothing of the other side in it, has two eyes.
const TWO_EYES: usize = MOST_EMPTY + 1;
/// An eye space of this many points has two eyes but in a few shapes in a corner.
const LARGE_EYE: usize = 7;
/// A chain whose probability of life is at least this stands if it has a large eye space, or cannot
/// be cut off from a chain that stands.
const SURELY_ALIVE: f64 = 0.95;
/// Liberties of a chain between it and walls of the other side that are left open where chains of one
/// side only are at stake. More make no difference, because the other side has to fill them first, and
/// can be answered each time.
const OPEN_DAME: usize = 2;
/// The same where chains of both sides are at stake: they may race to capture each other, and then
/// every liberty counts.
const OPEN_DAME_IN_RACE: usize = 6;

/// A part of a board that can be read by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LocalRegion {
    /// The chains whose life depends on it, by their indices.
    pub chains: Vec<usize>,
    /// The player, if any, who may have more than what is read here: whose chains could also run into an
    /// open area of the other side, or have more liberties outside than were left open.
    pub may_have_more: Option<Color>,
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
    /// The stones of these chains.
    walls: ByColor<PointSet>,
}

/// A connected set of empty points.
struct Space {
    points: PointSet,
    /// The chains around it.
    border: Vec<usize>,
    /// The colours of these chains.
    touched_by: ByColor<bool>,
}

/// The chains that are taken to stand without proof. With more of them more regions can be read, but
/// what is read there takes more for granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TakenToStand {
    /// Those that have an eye space too large to be read.
    TooLargeToRead,
    /// Those that have a large eye space, too.
    LargeEye,
    /// Those, too, that have a large eye space once the stones in it that are surely dead are lifted.
    LargeEyeWithDead,
}

impl TakenToStand {
    /// All of them, the most careful one first.
    pub const ALL: [TakenToStand; 3] = [
        TakenToStand::TooLargeToRead,
        TakenToStand::LargeEye,
        TakenToStand::LargeEyeWithDead,
    ];

    /// Returns the fewest points of an eye space that make its chains stand.
    fn fewest_points(self) -> usize {
        match self {
            TakenToStand::TooLargeToRead => TWO_EYES,
            TakenToStand::LargeEye | TakenToStand::LargeEyeWithDead => LARGE_EYE,
        }
    }
}

/// Finds the regions of `position` that can be read by themselves. `proved_alive` and `alive` tell
/// of every chain whether it is proved to live and how probably it lives.
pub(super) fn find_regions(
    position: &Position,
    chains: &Chains,
    proved_alive: &[bool],
    alive: &[f64],
    taken: TakenToStand,
) -> Vec<LocalRegion> {
    let spaces: Vec<Space> = find_spaces(position, chains);
    let mut large = find_with_two_eyes(&spaces, alive, taken.fewest_points());
    if taken == TakenToStand::LargeEyeWithDead {
        large.extend(find_roomy(position, chains, alive));
    }
    let stands = find_standing(chains, proved_alive, alive, &large);
    let mut walls = ByColor::each(|_| PointSet::EMPTY);
    for (chain, &stands) in chains.list().iter().zip(&stands) {
        if stands {
            walls[chain.color].extend(chain.points.iter().copied());
        }
    }
    let board = Board {
        position,
        chains,
        spaces,
        stands,
        walls,
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

/// Returns for every chain whether it stands whatever happens elsewhere: it is proved to live, is one
/// of those with a `large` eye space, or shares two liberties with chains that stand.
fn find_standing(
    chains: &Chains,
    proved_alive: &[bool],
    alive: &[f64],
    large: &[usize],
) -> Vec<bool> {
    let mut stands = proved_alive.to_vec();
    for &chain in large {
        stands[chain] = true;
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

/// Returns the chains that surely live by eye spaces of their own: two, or one of at least `large`
/// points. A space is an eye of the chains around it only if all of them have that, as in Benson's
/// theorem: where one could be taken, the space is none.
fn find_with_two_eyes(spaces: &[Space], alive: &[f64], large: usize) -> Vec<usize> {
    let mut have_two: Vec<bool> = alive.iter().map(|&alive| alive >= SURELY_ALIVE).collect();
    loop {
        let mut eyes = vec![0; alive.len()];
        for space in spaces {
            let is_eye = space.touched_by.only().is_some()
                && space.border.iter().all(|&chain| have_two[chain]);
            for &chain in space.border.iter().filter(|_| is_eye) {
                eyes[chain] += if space.points.len() >= large { 2 } else { 1 };
            }
        }
        let next: Vec<bool> = eyes.iter().map(|&eyes| eyes >= 2).collect();
        if next == have_two {
            return (0..next.len()).filter(|&chain| next[chain]).collect();
        }
        have_two = next;
    }
}

/// Returns the chains that surely live around a large space once the stones in it that are surely dead
/// are lifted.
fn find_roomy(position: &Position, chains: &Chains, alive: &[f64]) -> Vec<usize> {
    let empty = position.points_with(None);
    let mut lifted = empty;
    for (chain, &alive) in chains.list().iter().zip(alive) {
        if alive <= 1.0 - SURELY_ALIVE {
            lifted.extend(chain.points.iter().copied());
        }
    }
    let mut roomy = Vec::new();
    for space in lifted.pieces() {
        let border: Vec<usize> = chains
            .beside(&space.to_vec())
            .into_iter()
            .filter(|&chain| alive[chain] > 1.0 - SURELY_ALIVE)
            .collect();
        let color = border.first().map(|&chain| chains.list()[chain].color);
        let is_one_sided = border
            .iter()
            .all(|&chain| Some(chains.list()[chain].color) == color);
        let room = (space & empty).len();
        if is_one_sided && room >= LARGE_EYE && 2 * room >= space.len() {
            roomy.extend(
                border
                    .into_iter()
                    .filter(|&chain| alive[chain] >= SURELY_ALIVE),
            );
        }
    }
    roomy
}

impl Board<'_> {
    /// Returns the region that contains an empty region, with everything that depends on it: the
    /// chains around, the chains that touch these, and the empty regions beside them. `None` if
    /// nothing depends on it, or it is too large.
    fn region_around(&self, seed: usize) -> Option<LocalRegion> {
        let mut inside = vec![seed];
        let mut outside: Vec<usize> = Vec::new();
        let mut may_have_more = ByColor::default();
        let mut at_stake: Vec<usize> = Vec::new();
        let (mut next_space, mut next_chain) = (0, 0);
        loop {
            if let Some(&space) = inside.get(next_space) {
                next_space += 1;
                self.put_at_stake(&self.spaces[space].border, &mut at_stake);
            } else if let Some(&chain) = at_stake.get(next_chain) {
                next_chain += 1;
                let points = &self.chains.list()[chain].points;
                self.put_at_stake(&self.chains.beside(points), &mut at_stake);
                for beside in self.spaces_beside(chain) {
                    if inside.contains(&beside) || outside.contains(&beside) {
                        continue;
                    }
                    if self.is_dame_outside(beside, chain) {
                        outside.push(beside);
                    } else if self.is_foreign_area(beside, chain) {
                        outside.push(beside);
                        may_have_more[self.chains.list()[chain].color] = true;
                        self.put_at_stake(&self.spaces[beside].border, &mut at_stake);
                    } else {
                        inside.push(beside);
                    }
                }
                let empty = inside.iter().map(|&space| self.spaces[space].points.len());
                if empty.sum::<usize>() > MOST_EMPTY {
                    return None;
                }
            } else {
                break;
            }
        }
        if at_stake.is_empty() {
            return None;
        }
        self.cut_out(&inside, &outside, at_stake, may_have_more)
    }

    /// Adds those of these chains that do not stand.
    fn put_at_stake(&self, chains: &[usize], at_stake: &mut Vec<usize>) {
        for &chain in chains {
            if !self.stands[chain] && !at_stake.contains(&chain) {
                at_stake.push(chain);
            }
        }
    }

    fn spaces_beside(&self, chain: usize) -> impl Iterator<Item = usize> + '_ {
        (0..self.spaces.len()).filter(move |&space| self.spaces[space].border.contains(&chain))
    }

    /// Returns true if an empty region beside a chain lies between it and walls of the other side
    /// alone, and the chain can have no eye there because every point touches such a wall.
    fn is_dame_outside(&self, space: usize, chain: usize) -> bool {
        let space = &self.spaces[space];
        let foe = self.chains.list()[chain].color.opponent();
        let is_foreign_wall =
            |other: usize| self.stands[other] && self.chains.list()[other].color == foe;
        let mut border = space.border.iter();
        border.all(|&other| other == chain || is_foreign_wall(other))
            && self.walls[foe].neighbours_in(space.points) == space.points
    }

    /// Returns true if an empty region beside a chain is an area of the other side that is too large to
    /// be read, and its walls stand beside each liberty that the chain has there.
    fn is_foreign_area(&self, space: usize, chain: usize) -> bool {
        let space = &self.spaces[space];
        let own = self.chains.list()[chain].color;
        let fits = |&other: &usize| {
            let is_own = self.chains.list()[other].color == own;
            is_own != self.stands[other]
        };
        let beside_walls = self.walls[own.opponent()].neighbours_in(space.points);
        let liberties = self.chains.list()[chain].liberties.iter();
        let mut there = liberties.filter(|&&liberty| space.points.contains(liberty));
        space.points.len() > MOST_EMPTY
            && space.border.iter().all(fits)
            && there.all(|&liberty| beside_walls.contains(liberty))
    }

    /// Cuts these empty regions and chains out of the board. Of the liberties that the chains have in
    /// the regions `outside` a few are left open; the others are taken to be filled. `None` if both
    /// sides may have more than that.
    fn cut_out(
        &self,
        inside: &[usize],
        outside: &[usize],
        at_stake: Vec<usize>,
        mut may_have_more: ByColor<bool>,
    ) -> Option<LocalRegion> {
        let size = self.position.size();
        let mut points = PointSet::EMPTY;
        for &space in inside {
            points |= self.spaces[space].points;
        }
        let outside = outside.iter().map(|&space| self.spaces[space].points);
        let outside = outside.fold(PointSet::EMPTY, |all, space| all | space);
        let mut walls = self.walls;
        let mut open_dame: ByColor<Vec<PointSet>> = ByColor::default();
        let first = self.chains.list()[*at_stake.first()?].color;
        let is_race = at_stake
            .iter()
            .any(|&chain| self.chains.list()[chain].color != first);
        for &chain in &at_stake {
            let chain = &self.chains.list()[chain];
            points.extend(chain.points.iter().copied());
            let liberties = chain.liberties.iter().copied();
            let dame = liberties.filter(|&liberty| outside.contains(liberty));
            let most = match is_race {
                true => OPEN_DAME_IN_RACE,
                false => OPEN_DAME,
            };
            let open: PointSet = dame.clone().take(most).collect();
            may_have_more[chain.color] |= is_race && dame.count() > most;
            points |= open;
            open_dame[chain.color.opponent()].push(open);
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
        if may_have_more.black && may_have_more.white {
            return None;
        }
        let terrain = Terrain::new(size, points, &walls, &open_dame)?;
        let stones = LocalStones {
            of: ByColor::each(|color| terrain.bits_of(self.position.points_with(Some(color)))),
        };
        Some(LocalRegion {
            chains: at_stake,
            may_have_more: may_have_more.only(),
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
