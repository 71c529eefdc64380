//! What can be seen of a chain before judging it: facts and playout shares, one number each.

use super::Settings;
use super::benson::PassAlive;
use super::chains::{Chains};
use super::playouts::{self, Tally};
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
    pub liberties: usize,
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
    chains
        .list()
        .iter()
        .map(|chain| {
            let inside = |color: Color| chain.points.iter().all(|&point| pass_alive[color as usize].is_area(point));
            ChainSignals {
                points: chain.points.clone(),
                color: chain.color,
                pass_alive: chain.points.iter().all(|&point| pass_alive[chain.color as usize].is_stone(point)),
                enclosed: inside(chain.color.opponent()),
                survival_first: survival(&chain.points, chain.color, chain.color, &tally),
                survival_second: survival(&chain.points, chain.color, chain.color.opponent(), &tally),
                liberties: chain.liberties.len(),
            }
        })
        .collect()
}
