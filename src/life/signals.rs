//! What can be seen of a chain before judging it: facts and playout shares, one number each.

use super::Settings;
use super::benson::PassAlive;
use super::chains::Chains;
use super::playouts::{self, Tally};
use super::seki::Standoffs;
use crate::color::Color;
use crate::point::Point;
use crate::position::Position;

/// What was seen of one chain.
#[derive(Clone, Debug, PartialEq)]
pub struct ChainSignals {
    /// The chain's points, in reading order.
    pub points: Vec<Point>,
    /// Whose stones.
    pub color: Color,
    /// Its owner cannot lose it.
    pub pass_alive: bool,
    /// It stands inside the other side's pass-alive area.
    pub enclosed: bool,
    /// Share of playouts it survived when its owner moved first.
    pub survival_first: f64,
    /// Share of playouts it survived when the other side moved first.
    pub survival_second: f64,
    /// Playouts it survived, its points counted in proportion.
    pub survived: u32,
    /// Playouts played.
    pub played: u32,
    /// Empty points next to it.
    pub liberties: usize,
    /// It cannot fill a shared liberty without putting itself in atari, nor can the other side.
    pub locked: bool,
    /// It is locked against a bent four in the corner.
    pub against_bent_four: bool,
}

impl ChainSignals {
    /// Share of all playouts that the chain survived.
    pub fn survival(&self) -> f64 {
        (self.survival_first + self.survival_second) / 2.0
    }
}

/// The signals of every chain of `position`, in reading order of the chains' first points.
pub fn signals(position: &Position, settings: &Settings) -> Vec<ChainSignals> {
    let chains = Chains::new(position);
    let pass_alive = Color::BOTH.map(|color| PassAlive::new(position, color));
    let size = position.size();
    let fixed: Vec<Option<Color>> = size
        .points()
        .map(|point| Color::BOTH.into_iter().find(|&color| pass_alive[color as usize].is_area(point)))
        .collect();
    let tally = playouts::run(position, settings.playouts, settings.seed, &fixed);
    let survival = |points: &[Point], color: Color, first: Color, tally: &Tally| {
        let total: f64 = points.iter().map(|&point| tally.share(first, size.index(point), color)).sum();
        total / points.len().max(1) as f64
    };
    let standoffs = Standoffs::new(position, &chains);
    chains
        .list()
        .iter()
        .enumerate()
        .map(|(index, chain)| {
            let inside =
                |color: Color| chain.points.iter().all(|&point| pass_alive[color as usize].is_area(point));
            let first = survival(&chain.points, chain.color, chain.color, &tally);
            let second = survival(&chain.points, chain.color, chain.color.opponent(), &tally);
            let played = tally.played.iter().sum();
            ChainSignals {
                points: chain.points.clone(),
                color: chain.color,
                pass_alive: chain
                    .points
                    .iter()
                    .all(|&point| pass_alive[chain.color as usize].is_stone(point)),
                enclosed: inside(chain.color.opponent()),
                survival_first: first,
                survival_second: second,
                survived: (f64::from(played) * (first + second) / 2.0).round() as u32,
                played,
                liberties: chain.liberties.len(),
                locked: standoffs.locked[index],
                against_bent_four: standoffs.against_bent_four[index],
            }
        })
        .collect()
}
