//! Unconditional life: chains that cannot be captured even if their owner always passes.
//!
//! David B. Benson, "Life in the game of Go", Information Sciences 10 (1976). A region of a colour is a
//! connected set of points without stones of that colour. It is *vital* to a chain when each of its empty
//! points is a liberty of the chain. Repeatedly drop chains with fewer than two vital regions and regions
//! that adjoin a dropped chain; the chains that remain are pass-alive. Suicide is taken to be forbidden, so
//! only the empty points must be liberties, as in the paper.

use super::chains::{Chains, components};
use crate::color::Color;
use crate::point::{BoardSize, Point};
use crate::position::Position;

/// The pass-alive chains of one colour and the area they hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassAlive {
    size: BoardSize,
    stones: Vec<bool>,
    area: Vec<bool>,
}

/// A region of the colour asked about, and the colour's chains around it.
struct Region {
    points: Vec<Point>,
    border: Vec<usize>,
    /// The chains of `border` that it is vital to.
    vital_to: Vec<usize>,
    /// Points that adjoin no stone of the colour.
    inner: usize,
}

impl PassAlive {
    /// What `color` holds unconditionally in `position`.
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
        PassAlive::mark(position.size(), &chains, &alive, &regions)
    }

    fn mark(size: BoardSize, chains: &Chains, alive: &[bool], regions: &[Region]) -> PassAlive {
        let mut stones = vec![false; size.area()];
        for (chain, _) in chains.list().iter().zip(alive).filter(|&(_, &alive)| alive) {
            for &point in &chain.points {
                stones[size.index(point)] = true;
            }
        }
        let mut area = stones.clone();
        for region in regions.iter().filter(|region| !region.border.is_empty() && region.inner < 2) {
            for &point in &region.points {
                area[size.index(point)] = true;
            }
        }
        PassAlive { size, stones, area }
    }

    /// Whether a pass-alive stone stands at `point`.
    pub fn is_stone(&self, point: Point) -> bool {
        self.stones.get(self.size.index(point)).copied().unwrap_or(false)
    }

    /// Whether `point` is a pass-alive stone, or lies in a region enclosed by pass-alive chains in which the
    /// opponent cannot live because at most one of its points adjoins none of them: two eyes do not fit.
    pub fn is_area(&self, point: Point) -> bool {
        self.area.get(self.size.index(point)).copied().unwrap_or(false)
    }
}

fn regions(position: &Position, chains: &Chains, color: Color) -> Vec<Region> {
    let size = position.size();
    let stands = |point: Point| position.stone(point) == Some(color);
    components(size, |point| (!stands(point)).then_some(()))
        .into_iter()
        .map(|points| {
            let mut border = chains.beside(&points);
            border.retain(|&chain| chains.list()[chain].color == color);
            let empty: Vec<Point> =
                points.iter().copied().filter(|&point| position.stone(point).is_none()).collect();
            let adjoins =
                |point: Point, chain: usize| size.neighbours(point).any(|at| chains.at(at) == Some(chain));
            let vital =
                |chain: &usize| !empty.is_empty() && empty.iter().all(|&point| adjoins(point, *chain));
            let vital_to = border.iter().copied().filter(vital).collect();
            let inner = points.iter().filter(|&&point| !size.neighbours(point).any(stands)).count();
            Region { points, border, vital_to, inner }
        })
        .collect()
}

#[cfg(test)]
mod tests;
