//! Unconditional life: chains that cannot be captured even if their owner always passes.
//!
//! David B. Benson, "Life in the game of Go", Information Sciences 10 (1976). A region of a colour is a
//! connected set of points without stones of that colour. It is *vital* to a chain when each of its empty
//! points is a liberty of the chain. Repeatedly drop chains with fewer than two vital regions and regions
//! that adjoin a dropped chain; the chains that remain are pass-alive. Suicide is taken to be forbidden, so
//! only the empty points must be liberties, as in the paper.

use crate::color::Color;
use crate::point::{Point, PointSet};

use super::{Chains, Position};

/// The pass-alive chains of one colour and the area they hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassAlive {
    stones: PointSet,
    area: PointSet,
}

/// A region of the colour asked about, and the colour's chains around it.
struct Region {
    points: PointSet,
    /// The chains next to it.
    border: Vec<usize>,
    /// The chains of `border` that it is vital to.
    vital_to: Vec<usize>,
    /// How many of its points adjoin no stone of the colour.
    inner: usize,
}

impl PassAlive {
    /// Finds what `color` holds unconditionally in `position`.
    pub fn new(position: &Position, color: Color) -> PassAlive {
        let chains = Chains::new(position);
        let mut regions = regions(position, &chains, color);
        let mut alive: Vec<bool> = chains.list().iter().map(|chain| chain.color == color).collect();
        loop {
            let eyes =
                |chain: usize| regions.iter().filter(|region| region.vital_to.contains(&chain)).count();
            let dropped: Vec<usize> =
                (0..alive.len()).filter(|&chain| alive[chain] && eyes(chain) < 2).collect();
            if dropped.is_empty() {
                break;
            }
            for &chain in &dropped {
                alive[chain] = false;
            }
            regions.retain(|region| region.border.iter().all(|&chain| alive[chain]));
        }
        let living = chains.list().iter().zip(&alive).filter(|&(_, &alive)| alive);
        let stones: PointSet = living.flat_map(|(chain, _)| &chain.points).collect();
        let held = regions.iter().filter(|region| !region.border.is_empty() && region.inner < 2);
        let area = held.map(|region| region.points).collect::<PointSet>() | stones;
        PassAlive { stones, area }
    }

    /// Returns true if a pass-alive stone stands at `point`.
    pub fn is_stone(&self, point: Point) -> bool {
        self.stones.contains(point)
    }

    /// Returns true if `point` is a pass-alive stone, or lies in a region enclosed by pass-alive chains in which the
    /// opponent cannot live because at most one of its points adjoins none of them: two eyes do not fit.
    pub fn is_area(&self, point: Point) -> bool {
        self.area.contains(point)
    }
}

fn regions(position: &Position, chains: &Chains, color: Color) -> Vec<Region> {
    let size = position.size();
    let (stones, empty) = (position.points_with(Some(color)), position.points_with(None));
    let describe = |points: PointSet| {
        let border_stones = points.neighbours_in(stones);
        let mut border: Vec<usize> = border_stones.iter().filter_map(|stone| chains.at(stone)).collect();
        border.sort_unstable();
        border.dedup();
        let inside = points & empty;
        let is_liberty =
            |point: Point, chain: usize| size.neighbours(point).any(|at| chains.at(at) == Some(chain));
        let is_vital =
            |chain: &usize| !inside.is_empty() && inside.iter().all(|point| is_liberty(point, *chain));
        let vital_to = border.iter().copied().filter(is_vital).collect();
        let inner = (points - stones.neighbours_in(points)).len();
        Region { points, border, vital_to, inner }
    };
    (PointSet::all(size) - stones).pieces().into_iter().map(describe).collect()
}

#[cfg(test)]
mod tests;
