//! Search: reads regions of a few empty points to the end.
//!
//! Where a region and the chains that depend on it can be cut out of the board (`region`), it is
//! read with either side to move, and with ko threats for neither or for one of them. First a proof
//! is tried that one player holds everything (`proof`), which is usually short. If neither does,
//! every line of play is followed (`solve`). What comes out is proved, as far as the stones around
//! the region stand: a chain is alive, dead or in seki, or the next move or a ko decides.

mod holder;
mod local_board;
mod proof;
mod region;
mod settled;
mod solve;

use super::Status;
use crate::color::{ByColor, Color};
use crate::point::Point;
use crate::position::{Chains, Position};
use holder::Holders;
use local_board::{Bits, LocalStones, Terrain};
use region::{LocalRegion, TakenToStand};
use solve::{Outcomes, Solution};

/// Most states that are listed for one region.
const MOST_STATES: usize = 30_000;
/// Most states that are looked at to prove who holds one region.
const MOST_PROVED: usize = 60_000;
/// Most states that are looked at to prove what becomes of one chain.
const MOST_PROVED_ALONE: usize = 20_000;

/// What a search tells of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It is so whoever moves first, and whoever has ko threats.
    Proved(Status),
    /// The first move decides.
    NextMove {
        /// Where each player plays first; `None` if no such move was found.
        first: ByColor<Option<Point>>,
        /// What the chain becomes, whoever has ko threats, when each player plays first there;
        /// `None` if that is not proved.
        status: ByColor<Option<Status>>,
    },
    /// The first move decides, and this player makes it.
    Decided {
        player: Color,
        /// Where the player plays first.
        point: Point,
        /// What the chain becomes.
        status: Status,
    },
    /// A ko or another repetition decides.
    Ko {
        /// The status without ko threats, whoever moves first; `None` if the first move decides.
        without_threats: Option<Status>,
    },
    /// Neither player can be sure of everything in the region, which is too large to be read to the
    /// end.
    Contested,
}

/// What reading the regions of a board tells of its chains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RegionVerdicts {
    /// The verdict on each chain; `None` where nothing was read.
    pub of_chains: Vec<Option<Verdict>>,
    /// The number of the region in which each chain was read.
    pub regions: Vec<Option<usize>>,
}

/// A chain of a local board whose life depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LocalChain {
    color: Color,
    stones: Bits,
}

/// Reads every region of `position` that can be read by itself, and returns what that tells of each
/// chain. `pass_alive` and `alive` tell of every chain whether it is pass-alive and how probably it
/// lives.
pub(super) fn read_regions(
    position: &Position,
    chains: &Chains,
    pass_alive: &[bool],
    alive: &[f64],
) -> RegionVerdicts {
    let mut reading = RegionReading {
        position,
        chains,
        alive,
        proved_alive: pass_alive.to_vec(),
        read: Vec::new(),
        verdicts: RegionVerdicts {
            of_chains: vec![None; chains.list().len()],
            regions: vec![None; chains.list().len()],
        },
    };
    // No game leaves a chain without liberties: some stone was misread, and nothing can be proved.
    if chains.list().iter().any(|chain| chain.liberties.is_empty()) {
        return reading.verdicts;
    }
    // First with as few walls as possible; what cannot be read so, with more.
    for taken in TakenToStand::ALL {
        // What is proved to live is a wall for the regions beside it.
        while reading.read_all(taken) {}
    }
    reading.verdicts
}

/// What has been read of a position.
struct RegionReading<'a> {
    position: &'a Position,
    chains: &'a Chains,
    alive: &'a [f64],
    proved_alive: Vec<bool>,
    /// The regions that have been read.
    read: Vec<LocalRegion>,
    verdicts: RegionVerdicts,
}

impl RegionReading<'_> {
    /// Reads every region that has not been read yet, and returns true if another chain has been
    /// proved to live.
    fn read_all(&mut self, taken: TakenToStand) -> bool {
        let mut is_new = false;
        let (proved, alive) = (&self.proved_alive, self.alive);
        for region in region::find_regions(self.position, self.chains, proved, alive, taken) {
            let is_first = taken == TakenToStand::TooLargeToRead;
            let is_done = !is_first && region.chains.iter().all(|&chain| self.is_read(chain));
            if is_done || self.read.contains(&region) {
                continue;
            }
            let number = self.read.len();
            self.read.push(region.clone());
            let local_chains = local_chains(&region, self.chains);
            let Some(found) = read_region(&region.terrain, region.stones, &local_chains) else {
                continue;
            };
            // A stone may be taken and another put in its place: it stands only where nothing else is
            // left open.
            let is_settled = found
                .iter()
                .all(|verdict| matches!(verdict, Verdict::Proved(_)));
            for (&chain, verdict) in region.chains.iter().zip(found) {
                if let Some(player) = region.may_have_more
                    && !holds_with_more(verdict, self.chains.list()[chain].color == player)
                {
                    continue;
                }
                if is_first || !self.is_read(chain) {
                    self.verdicts.of_chains[chain] = Some(verdict);
                    self.verdicts.regions[chain] = Some(number);
                }
                if is_settled && verdict == Verdict::Proved(Status::Alive) {
                    is_new |= !self.proved_alive[chain];
                    self.proved_alive[chain] = true;
                }
            }
        }
        is_new
    }

    fn is_read(&self, chain: usize) -> bool {
        !matches!(
            self.verdicts.of_chains[chain],
            None | Some(Verdict::Contested)
        )
    }
}

/// Returns true if a verdict on a chain holds although one player may have more than what was read.
/// `is_own` is true if it is that player's chain.
fn holds_with_more(verdict: Verdict, is_own: bool) -> bool {
    let best = match is_own {
        true => Status::Alive,
        false => Status::Dead,
    };
    verdict == Verdict::Proved(best)
}

/// Returns the chains that depend on a region.
fn local_chains(region: &LocalRegion, chains: &Chains) -> Vec<LocalChain> {
    let of_board = region.chains.iter().map(|&chain| &chains.list()[chain]);
    of_board
        .map(|chain| LocalChain {
            color: chain.color,
            stones: region
                .terrain
                .bits_of(chain.points.iter().copied().collect()),
        })
        .collect()
}

/// Returns a verdict for each of these chains; `None` if the local board is too large to be read.
fn read_region(
    terrain: &Terrain,
    stones: LocalStones,
    chains: &[LocalChain],
) -> Option<Vec<Verdict>> {
    let holders = Holders::find(terrain, stones, chains, MOST_PROVED);
    if let Some(verdicts) = holders
        .as_ref()
        .and_then(|holders| holders.verdicts(chains))
    {
        return Some(verdicts);
    }
    let Some(solution) = solve::solve(terrain, stones, MOST_STATES) else {
        // Neither side has everything, but one chain may be settled where another is not.
        holders?;
        return Some(read_each_chain(terrain, stones, chains));
    };
    let judged = chains.iter().map(|chain| judge(terrain, &solution, chain));
    Some(judged.collect())
}

/// Returns what can be proved of each chain of a local board by itself.
fn read_each_chain(terrain: &Terrain, stones: LocalStones, chains: &[LocalChain]) -> Vec<Verdict> {
    let alone = chains
        .iter()
        .map(|chain| read_chain(terrain, stones, chain));
    let mut verdicts: Vec<Verdict> = alone.collect();
    let undecided = verdicts
        .iter()
        .filter(|verdict| matches!(verdict, Verdict::NextMove { .. }));
    if undecided.count() > 1 {
        // A move for one of them need not be one for the others.
        for verdict in &mut verdicts {
            if let Verdict::NextMove { status, .. } = verdict {
                *status = ByColor::default();
            }
        }
    }
    verdicts
}

/// Returns what can be proved of one chain of a local board.
fn read_chain(terrain: &Terrain, stones: LocalStones, chain: &LocalChain) -> Verdict {
    let chain = std::slice::from_ref(chain);
    let holders = Holders::find(terrain, stones, chain, MOST_PROVED_ALONE);
    let verdict = holders.and_then(|holders| {
        let proved = holders.verdicts(chain).unwrap_or_default();
        let first = proved.first().copied();
        first.or_else(|| holders.partial_verdicts(chain).first().copied())
    });
    verdict.unwrap_or(Verdict::Contested)
}

/// Compares the outcomes for a chain.
fn judge(terrain: &Terrain, solution: &Solution, chain: &LocalChain) -> Verdict {
    let status = |outcomes: &Outcomes, first: Color| {
        let ends = outcomes[first].as_ref()?;
        let [by_black, by_white] = ends
            .each_ref()
            .map(|end| status_at_end(terrain, &end.area, &end.stones, chain));
        by_black.filter(|_| by_black == by_white)
    };
    let by_turn = |outcomes: &Outcomes| Color::BOTH.map(|first| status(outcomes, first));
    let statuses = by_turn(&solution.without_threats);
    let [Some(black_first), Some(white_first)] = statuses else {
        return Verdict::Ko {
            without_threats: None,
        };
    };
    if solution
        .with_threats
        .iter()
        .any(|outcomes| by_turn(outcomes) != statuses)
    {
        return Verdict::Ko {
            without_threats: (black_first == white_first).then_some(black_first),
        };
    }
    if black_first == white_first {
        return Verdict::Proved(black_first);
    }
    let first = ByColor::each(|mover| {
        let first_move = first_move(&solution.without_threats, mover)?;
        terrain.point(first_move)
    });
    let is_same_move = |mover: Color| {
        let first = first_move(&solution.without_threats, mover);
        let mut others = solution.with_threats.iter();
        first.is_some() && others.all(|outcomes| first_move(outcomes, mover) == first)
    };
    let status = ByColor {
        black: is_same_move(Color::Black).then_some(black_first),
        white: is_same_move(Color::White).then_some(white_first),
    };
    Verdict::NextMove { first, status }
}

/// Returns the first move of the line that `mover` can force, if it is not a pass.
fn first_move(outcomes: &Outcomes, mover: Color) -> Option<u8> {
    let [by_black, by_white] = outcomes[mover]?;
    match mover {
        Color::Black => by_black.first_move,
        Color::White => by_white.first_move,
    }
}

/// Returns the status of a chain at the end of play, with these points and stones of each player.
/// `None` if only a part of it is left.
fn status_at_end(
    terrain: &Terrain,
    area: &ByColor<Bits>,
    stones: &LocalStones,
    chain: &LocalChain,
) -> Option<Status> {
    let points = chain.stones & terrain.counted();
    if points & !area[chain.color.opponent()] == 0 {
        return Some(Status::Dead);
    }
    if points & !area[chain.color] != 0 {
        return None;
    }
    let connected = terrain.connected(points, stones.of[chain.color]);
    let neutral = terrain.counted() & !area.black & !area.white;
    let shares = terrain.neighbours(connected) & neutral != 0;
    let is_held = connected & terrain.beside_wall(chain.color) != 0;
    Some(if shares && !is_held {
        Status::Seki
    } else {
        Status::Alive
    })
}

#[cfg(test)]
mod tests;
