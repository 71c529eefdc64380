//! Unconditional life: chains that cannot be captured even if their owner always passes.
//!
//! David B. Benson, "Life in the game of Go", Information Sciences 10 (1976). A region of a colour
//! is a connected set of points without stones of that colour. It is *vital* to a chain when each
//! of its empty points is a liberty of the chain. Repeatedly drop chains with fewer than two vital
//! regions and regions that adjoin a dropped chain; the chains that remain are pass-alive. Suicide
//! is taken to be forbidden, so only the empty points must be liberties, as in the paper.
//!
//! Cost: one flood fill, then as many rounds as chains are dropped one after another, each over all
//! regions.

use crate::color::Color;
use crate::point::{Point, PointSet};

use super::{Chains, Position};

/// The pass-alive chains of one colour and the area they hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassAlive {
    stones: PointSet,
    area: PointSet,
}

/// A region of a colour, and the colour's chains around it.
struct EnclosedRegion {
    points: PointSet,
    /// Indices of the chains next to it.
    border: Vec<usize>,
    /// Those of `border` that it is vital to.
    vital_to: Vec<usize>,
    /// Number of its points that adjoin no stone of the colour.
    inner: usize,
}

impl PassAlive {
    /// Finds the chains and the area that `color` holds unconditionally in `position`.
    pub fn new(position: &Position, color: Color) -> PassAlive {
        let chains = Chains::new(position);
        let mut regions = find_regions(position, &chains, color);
        // Dropping a chain can make regions useless, and losing a region can drop further chains,
        // until nothing changes.
        let mut alive: Vec<bool> = chains
            .list()
            .iter()
            .map(|chain| chain.color == color)
            .collect();
        loop {
            let dropped: Vec<usize> = (0..alive.len())
                .filter(|&chain| alive[chain] && count_vital_regions(&regions, chain) < 2)
                .collect();
            if dropped.is_empty() {
                break;
            }
            for &chain in &dropped {
                alive[chain] = false;
            }
            regions.retain(|region| region.border.iter().all(|&chain| alive[chain]));
        }
        let mut stones = PointSet::EMPTY;
        for (chain, _) in chains
            .list()
            .iter()
            .zip(&alive)
            .filter(|(_, alive)| **alive)
        {
            stones.extend(chain.points.iter().copied());
        }
        // Two eyes of the opponent need two points that adjoin no stone of the colour. A region
        // without them belongs to the colour as a whole.
        let mut area = stones;
        for region in &regions {
            if !region.border.is_empty() && region.inner < 2 {
                area |= region.points;
            }
        }
        PassAlive { stones, area }
    }

    /// Returns true if a pass-alive stone stands at `point`.
    pub fn is_stone(&self, point: Point) -> bool {
        self.stones.contains(point)
    }

    /// Returns true if `point` is a pass-alive stone, or lies in a region enclosed by pass-alive
    /// chains in which the opponent cannot live because at most one of its points adjoins none of
    /// them: two eyes do not fit.
    pub fn is_area(&self, point: Point) -> bool {
        self.area.contains(point)
    }
}

fn count_vital_regions(regions: &[EnclosedRegion], chain: usize) -> usize {
    regions
        .iter()
        .filter(|region| region.vital_to.contains(&chain))
        .count()
}

/// Finds the connected sets of points without stones of `color`, and the chains of `color` around
/// each.
fn find_regions(position: &Position, chains: &Chains, color: Color) -> Vec<EnclosedRegion> {
    let stones = position.points_with(Some(color));
    let mut regions = Vec::new();
    for points in (PointSet::all(position.size()) - stones).pieces() {
        let border_stones = points.neighbours_in(stones);
        let mut border: Vec<usize> = border_stones
            .iter()
            .filter_map(|stone| chains.at(stone))
            .collect();
        border.sort_unstable();
        border.dedup();
        let empty = points & position.points_with(None);
        let vital_to = border
            .iter()
            .copied()
            .filter(|&chain| is_vital(empty, chain, chains, position))
            .collect();
        let inner = (points - stones.neighbours_in(points)).len();
        regions.push(EnclosedRegion {
            points,
            border,
            vital_to,
            inner,
        });
    }
    regions
}

/// Returns true if a region with these `empty` points is vital to `chain`.
fn is_vital(empty: PointSet, chain: usize, chains: &Chains, position: &Position) -> bool {
    let is_liberty = |point| {
        position
            .size()
            .neighbours(point)
            .any(|at| chains.at(at) == Some(chain))
    };
    !empty.is_empty() && empty.iter().all(is_liberty)
}

#[cfg(test)]
mod tests;
