//! Life: which chains are dead.

use crate::color::Color;
use crate::language::{Message, ToMessage};
use crate::named_enum;
use crate::network::NetworkError;
use crate::point::Point;
use crate::position::Position;

mod capture;
mod carried;
mod eyes;
pub mod model;
mod moves;
mod nakade;
mod ownership;
mod playouts;
mod proposal;
mod seki;
pub mod signals;

/// How hard to look, and when to ask.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// Playouts from either side to move. On 1,025 games 100 read 99.0 % of the boards exactly, 300
    /// 99.2 %; 200 take 0.04 s on a 19×19 board.
    pub playouts: u32,
    /// Seed of the playouts' random numbers: the same position and seed give the same reading.
    pub seed: u64,
    /// Below this confidence (probability) a person is asked. Of 2,843 boards that neither network nor model had seen,
    /// 104 are misjudged, 96 of them in doubt already when they were labelled. 0.95 misses 18 of them, 0.97 misses 14,
    /// 0.985 misses 11, none a game that strong players finished; right games asked about go from 4 to 6 to 8 %.
    pub ask_below: f64,
    /// A person is also asked when the stones of a chain times the doubt about it exceed this: an error in
    /// thirty stones costs more than one in three. 0.2 would ask about more right games, and catch no more.
    pub ask_above_stake: f64,
    /// The confidence below which a person is asked about a chain that holds or adjoins liberties closed to both sides:
    /// sekis are rare where the judges learned. Of 840 such chains above it none was misjudged.
    pub ask_standoff_below: f64,
    /// A person is also asked when the network's probability that a stronger judge would be in doubt exceeds this. Of the
    /// 11 boards that `ask_below` misses it finds 6, for hardly any more questions about the games of strong players.
    pub ask_above_doubt: f64,
    /// A chain gives way to its region unless its own probability of agreeing with it is below this. Chains
    /// that stay apart are asked about. Chosen by reason: a cut-off stone that hardly ever survives is rather
    /// dead behind an open border than part of the living.
    pub overrule: f64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            playouts: 200,
            seed: 1,
            ask_below: 0.985,
            ask_above_stake: 0.5,
            ask_standoff_below: 0.998,
            ask_above_doubt: 0.3,
            overrule: 0.02,
        }
    }
}

/// Proposes what becomes of every chain of `position`, which is taken to be a finished game.
///
/// The same position and settings give the same reading. Chains without liberties are taken as given.
///
/// # Errors
/// [`LifeError`] when the ownership network cannot be run.
pub fn read(position: &Position, settings: &Settings) -> Result<LifeReading, LifeError> {
    let signals = signals::signals(position, settings)?;
    Ok(proposal::propose(position, signals, settings))
}

/// Why no chain can be judged.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum LifeError {
    /// The ownership network cannot be run: the program was built with wrong weights.
    Network(#[from] NetworkError),
}

impl ToMessage for LifeError {
    fn to_message(&self) -> Message {
        let LifeError::Network(error) = self;
        error.to_message()
    }
}

named_enum! {
    /// What becomes of a chain.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Status {
        /// It stays on the board.
        Alive = "alive",
        /// It is taken off before counting.
        Dead = "dead",
        /// It stays and shares liberties that nobody can fill.
        Seki = "seki",
        /// It depends on who moves first.
        Unsettled = "unsettled",
    }
}

/// Why a chain has its status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Benson's theorem: cannot be captured even if its owner always passes.
    PassAlive,
    /// Stands inside the other side's pass-alive area, without room to live.
    InsidePassAliveArea,
    /// It is caught in a short reading even if its owner moves first.
    Caught,
    /// Playouts and the ownership network.
    Judged {
        /// Playouts in which the chain's points were its owner's at the end, an average over its points.
        survived: u32,
        /// Playouts played.
        played: u32,
        /// The network's probability that its points are its owner's, in percent.
        owned_percent: u8,
    },
    /// It has one small eye space: who plays first at its vital point decides.
    VitalPoint(Point),
    /// Who moves first decides.
    Turn {
        /// Playouts that it survived when its owner moved first, in percent.
        first_percent: u8,
        /// Playouts that it survived when the other side moved first, in percent.
        second_percent: u8,
    },
    /// Neither side can fill the shared liberties.
    SharedLiberties,
    /// Locked against a bent four in the corner, which kills when no ko threats are left.
    BentFour,
    /// It was read so before a point of the board was corrected.
    CarriedOver,
    /// A person said so.
    Stated,
    /// A person said so of the confirmation, in which a ko may be retaken only after a pass for that ko (Japanese rules of
    /// 1989, article 7.2).
    StatedByKoPass,
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
    /// What another judge says, where it differs.
    pub second: Option<SecondOpinion>,
}

/// What another judge says of a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecondOpinion {
    /// What the judge is called.
    pub engine: String,
    /// What it says: dead, alive or in seki.
    pub status: Status,
}

/// Every chain's reading, in reading order of the chains' first points.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct LifeReading {
    /// One entry a chain.
    pub chains: Vec<ChainLife>,
    /// What the ownership network expects of every point, row by row: -1 White's to 1 Black's. Empty where nothing was
    /// read.
    pub expected: Vec<f64>,
}

impl LifeReading {
    /// The stones of all dead chains.
    pub fn dead(&self) -> Vec<Point> {
        let dead = self.chains.iter().filter(|chain| chain.status == Status::Dead);
        dead.flat_map(|chain| chain.points.iter().copied()).collect()
    }
}

#[cfg(test)]
mod tests;
