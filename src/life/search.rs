//! Search: reads regions of a few empty points to the end.
//!
//! Where a region and the chains that depend on it can be cut out of the board (`region`), every
//! line of play is followed (`solve`), with either side to move, and with ko threats for neither or
//! for one of them. What comes out is proved, as far as the stones around the region stand: a chain
//! is alive, dead or in seki, or the next move or a ko decides.

mod local_board;
mod region;
mod settled;
mod solve;

use super::Status;
use crate::color::{ByColor, Color};
use crate::point::Point;
use crate::position::{Chains, Position};
use local_board::Bits;
use region::LocalRegion;
use solve::{Outcome, Outcomes, Solution};

/// Most states that are looked at for one region.
const MOST_STATES: usize = 30_000;
/// What a search tells of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It is so whoever moves first, and whoever has ko threats.
    Proved(Status),
    /// The first move decides.
    NextMove {
        /// Where each player plays first; `None` for a pass.
        first: ByColor<Option<Point>>,
    },
    /// A ko or another repetition decides.
    Ko {
        /// The status without ko threats, whoever moves first; `None` if the first move decides.
        without_threats: Option<Status>,
    },
}

/// Reads every region of `position` that can be read by itself, and returns what that tells of each
/// chain. `pass_alive` and `alive` tell of every chain whether it is pass-alive and how probably it
/// lives.
pub(super) fn read_regions(
    position: &Position,
    chains: &Chains,
    pass_alive: &[bool],
    alive: &[f64],
) -> Vec<Option<Verdict>> {
    let mut verdicts = vec![None; chains.list().len()];
    let mut proved_alive = pass_alive.to_vec();
    let mut read: Vec<LocalRegion> = Vec::new();
    // What is proved to live is a wall for the regions beside it.
    loop {
        let mut is_new = false;
        for region in region::find_regions(position, chains, &proved_alive, alive) {
            if read.contains(&region) {
                continue;
            }
            read.push(region.clone());
            let Some(solution) = solve::solve(&region.terrain, region.stones, MOST_STATES) else {
                continue;
            };
            for &chain in &region.chains {
                let stones = chains.list()[chain].points.iter().copied().collect();
                let stones = region.terrain.bits_of(stones);
                let color = chains.list()[chain].color;
                let verdict = judge(&region, &solution, color, stones);
                verdicts[chain] = Some(verdict);
                if verdict == Verdict::Proved(Status::Alive) {
                    proved_alive[chain] = true;
                    is_new = true;
                }
            }
            if std::env::var("DEBUG_LIFE").is_ok() {
                debug(&region, &solution, position);
            }
        }
        if !is_new {
            return verdicts;
        }
    }
}

fn debug(region: &LocalRegion, solution: &Solution, position: &Position) {
    region::dump(region, position);
    println!("   states {}", solution.states);
    for s in std::iter::once(&solution.without_threats).chain(&solution.with_threats) {
        for c in Color::BOTH {
            if let Some([o, _]) = s[c] {
                println!(
                    "   {c:?} first at {:?}: B {} W {}",
                    o.first_move
                        .map(|b| position.size().name(region.terrain.point(b).unwrap())),
                    o.area.black.count_ones(),
                    o.area.white.count_ones()
                );
                region::dump_stones(region, position, &o.stones);
            } else {
                println!("   {c:?} first: endless");
            }
        }
    }
}

/// Compares the outcomes for a chain.
fn judge(region: &LocalRegion, solution: &Solution, color: Color, stones: Bits) -> Verdict {
    let status = |outcomes: &Outcomes, first: Color| {
        let ends = outcomes[first].as_ref()?;
        let [by_black, by_white] = ends
            .each_ref()
            .map(|end| status_at_end(region, end, color, stones));
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
    let first_move = |mover| {
        let [end, _] = solution.without_threats[mover]?;
        region.terrain.point(end.first_move?)
    };
    Verdict::NextMove {
        first: ByColor::each(first_move),
    }
}

/// Returns the status of a chain at the end of play. `None` if only a part of it is left.
fn status_at_end(
    region: &LocalRegion,
    outcome: &Outcome,
    color: Color,
    stones: Bits,
) -> Option<Status> {
    let stones = stones & region.terrain.counted();
    if stones & !outcome.area[color.opponent()] == 0 {
        return Some(Status::Dead);
    }
    if stones & !outcome.area[color] != 0 {
        return None;
    }
    let terrain = &region.terrain;
    let chain = terrain.connected(stones, outcome.stones.of[color]);
    let neutral = terrain.counted() & !outcome.area.black & !outcome.area.white;
    let shares = terrain.neighbours(chain) & neutral != 0;
    let is_held = chain & terrain.beside_wall(color) != 0;
    Some(if shares && !is_held {
        Status::Seki
    } else {
        Status::Alive
    })
}

#[cfg(test)]
mod tests;
