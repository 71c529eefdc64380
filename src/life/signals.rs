//! What can be seen of a chain before judging it: facts and playout shares, one number each.

use super::capture::{Hunt, hunt};
use super::eyes::deciding_point;
use super::ownership;
use super::playouts::{self, Tally};
use super::seki::Standoffs;
use super::{LifeError, Settings};
use crate::color::Color;
use crate::network::{Network, NetworkError};
use crate::point::{Point, PointSet};
use crate::position::fast_board::FastBoard;
use crate::position::{Chain, Chains, PassAlive, Position};

/// A chain is an intruder when its colour's stones fill less than this of its room and the other side fills
/// [`CROWDING`] times as large a share of a room beside it. In every eighth of 8,193 games and every fourth of
/// 12,755 small boards 3,276 rooms less than 0.15 filled held only dead stones, one only living ones.
const INTRUDER_FILLS: f64 = 0.15;

/// See [`INTRUDER_FILLS`]; keeps a bare wall across an empty board from taking the other wall for an intruder.
const CROWDING: f64 = 1.5;

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
    /// The ownership network's probability that its points are its owner's.
    pub owned: f64,
    /// The network's probability that such a judge is in doubt about it.
    pub doubt: f64,
    /// It is caught in a short reading even when its owner moves first.
    pub caught: bool,
    /// It is caught in a short reading when the other side moves first.
    pub catchable: bool,
    /// The vital point of the one small eye space that it has.
    pub vital_point: Option<Point>,
}

impl ChainSignals {
    /// Whether Benson's theorem settles what becomes of it.
    pub fn is_proved(&self) -> bool {
        self.pass_alive || self.enclosed
    }

    /// Share of all playouts that the chain survived.
    pub fn survival(&self) -> f64 {
        (self.survival_first + self.survival_second) / 2.0
    }
}

/// What was seen of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Signals {
    /// Of every chain, in reading order of the chains' first points.
    pub chains: Vec<ChainSignals>,
    /// What the network expects of every point, in reading order: -1 White's to 1 Black's.
    pub expected: Vec<f64>,
}

/// The signals of `position`.
///
/// # Errors
/// [`LifeError`] when the ownership network cannot be run.
pub fn signals(position: &Position, settings: &Settings) -> Result<Signals, LifeError> {
    Ok(with_network(position, settings, ownership::NETWORK.get()?)?)
}

fn with_network(
    position: &Position,
    settings: &Settings,
    network: &dyn Network,
) -> Result<Signals, NetworkError> {
    let chains = Chains::new(position);
    let pass_alive = Color::BOTH.map(|color| PassAlive::new(position, color));
    let size = position.size();
    let fixed: Vec<Option<Color>> = size
        .points()
        .map(|point| Color::BOTH.into_iter().find(|&color| pass_alive[color as usize].is_area(point)))
        .collect();
    let crowding = crowding(position, &chains);
    let sparse = without_intruders(position, &chains, &crowding);
    let tally = playouts::run(&sparse, settings.playouts, settings.seed, &fixed);
    let survival = |points: &[Point], color: Color, first: Color, tally: &Tally| {
        let total: f64 = points.iter().map(|&point| tally.share(first, size.index(point), color)).sum();
        total / points.len().max(1) as f64
    };
    let board = FastBoard::new(position);
    let standoffs = Standoffs::new(&board, position, &chains);
    let owners = ownership::read(network, position, &chains)?;
    let seen = chains
        .list()
        .iter()
        .enumerate()
        .map(|(index, chain)| {
            let inside =
                |color: Color| chain.points.iter().all(|&point| pass_alive[color as usize].is_area(point));
            let first = survival(&chain.points, chain.color, chain.color, &tally);
            let second = survival(&chain.points, chain.color, chain.color.opponent(), &tally);
            let played = tally.played.iter().sum();
            let pass_alive_stones =
                chain.points.iter().all(|&point| pass_alive[chain.color as usize].is_stone(point));
            let enclosed = inside(chain.color.opponent());
            let looks = ownership::of_points(&owners, size, &chain.points);
            // What is proved needs no reading.
            let caught = |first: Color| !pass_alive_stones && !enclosed && is_caught(&board, chain, first);
            ChainSignals {
                points: chain.points.clone(),
                color: chain.color,
                pass_alive: pass_alive_stones,
                enclosed,
                survival_first: first,
                survival_second: second,
                survived: (f64::from(played) * (first + second) / 2.0).round() as u32,
                played,
                liberties: chain.liberties.len(),
                locked: standoffs.locked[index],
                against_bent_four: standoffs.against_bent_four[index],
                owned: looks.owned[chain.color as usize],
                doubt: looks.doubt,
                caught: caught(chain.color),
                catchable: caught(chain.color.opponent()),
                vital_point: deciding_point(&board, &chains, chain),
            }
        })
        .collect();
    Ok(Signals { chains: seen, expected: owners.iter().map(|owner| owner.expected).collect() })
}

/// Whether a short reading catches the chain when `first` moves first.
fn is_caught(board: &FastBoard, chain: &Chain, first: Color) -> bool {
    chain.points.first().is_some_and(|&stone| hunt(board, board.spot(stone), first) == Hunt::Caught)
}

/// For every chain the share of its room that its colour's stones fill, and the largest such share of the
/// other side's chains around that room.
fn crowding(position: &Position, chains: &Chains) -> Vec<(f64, f64)> {
    let mut filled = vec![0.0; chains.list().len()];
    let mut rooms: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
    for color in Color::BOTH {
        let open = PointSet::all(position.size()) - position.points_with(Some(color.opponent()));
        for room in open.pieces() {
            let own: Vec<usize> = room.iter().filter_map(|point| chains.at(point)).collect();
            for &chain in &own {
                filled[chain] = own.len() as f64 / room.len() as f64;
            }
            let mut walls = chains.beside(&room.to_vec());
            walls.retain(|&chain| chains.list()[chain].color != color);
            rooms.push((own, walls));
        }
    }
    let mut around = vec![0.0; filled.len()];
    for (own, walls) in rooms {
        let most = walls.iter().map(|&chain| filled[chain]).fold(0.0, f64::max);
        for chain in own {
            around[chain] = most;
        }
    }
    filled.into_iter().zip(around).collect()
}

/// `position` with the chains lifted that players leave standing because capturing them is no question.
/// Random play would let them live in a large territory, and kill the walls around it.
fn without_intruders(position: &Position, chains: &Chains, crowding: &[(f64, f64)]) -> Position {
    let mut lifted = position.clone();
    for (chain, &(filled, around)) in chains.list().iter().zip(crowding) {
        if filled < INTRUDER_FILLS && around >= CROWDING * filled {
            for &point in &chain.points {
                lifted = lifted.with(point, None);
            }
        }
    }
    lifted
}
