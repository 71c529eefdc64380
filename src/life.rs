//! Life: which chains are dead.

use crate::color::Color;
use crate::point::Point;
use crate::position::Position;

pub mod benson;
mod board;
mod chains;
mod model;
mod moves;
mod nakade;
mod playouts;
mod proposal;
mod seki;
pub mod signals;

/// How hard to look.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// Playouts from either side to move.
    pub playouts: u32,
    /// Seed of the playouts' random numbers: the same position and seed give the same reading.
    pub seed: u64,
    /// Below this confidence a person is asked.
    pub ask_below: f64,
    /// A chain whose region speaks against it gives way unless the probability that the region is right
    /// about it is below this.
    pub overrule: f64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { playouts: 100, seed: 1, ask_below: 0.97, overrule: 0.02 }
    }
}

/// Proposes what becomes of every chain of `position`, which is taken to be a finished game.
///
/// The same position and settings give the same reading. Chains without liberties are taken as given.
pub fn read(position: &Position, settings: &Settings) -> LifeReading {
    proposal::propose(position, &signals::signals(position, settings), settings)
}

/// What becomes of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It stays on the board.
    Alive,
    /// It is taken off before counting.
    Dead,
    /// It stays and shares liberties that nobody can fill.
    Seki,
    /// It depends on who moves first.
    Unsettled,
}

/// Why a chain has its status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Benson's theorem: cannot be captured even if its owner always passes.
    PassAlive,
    /// Stands inside the other side's pass-alive area, without room to live.
    InsidePassAliveArea,
    /// Share of playouts in which it survived.
    Playouts {
        /// Playouts in which the chain's points were its owner's at the end.
        survived: u32,
        /// Playouts played.
        played: u32,
    },
    /// Neither side can fill the shared liberties.
    SharedLiberties,
    /// Locked against a bent four in the corner, which kills when no ko threats are left.
    BentFour,
    /// A person said so.
    Stated,
}

/// One chain's reading.
#[derive(Clone, Debug, PartialEq)]
pub struct ChainLife {
    /// The chain's points, in reading order.
    pub points: Vec<Point>,
    /// Whose stones.
    pub color: Color,
    /// Proposed status.
    pub status: Status,
    /// Probability that `status` is right, 0 to 1.
    pub confidence: f64,
    /// Why.
    pub reason: Reason,
    /// A person should confirm before the result is believed.
    pub ask: bool,
}

/// Every chain's reading, in reading order of the chains' first points.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct LifeReading {
    /// One entry a chain.
    pub chains: Vec<ChainLife>,
}
