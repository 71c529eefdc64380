//! Life: which chains are dead at the end of a game.
//!
//! [`LifeJudge::read_life`] works in three steps. [`features`] measures every chain on its own:
//! Benson's proof, playouts, the ownership network, short reading of captures, and liberties that
//! neither side can fill. [`calibration`] turns these measurements into one probability of life, by
//! a logistic model fitted to labelled games. `decide` then makes the chains agree with each other,
//! because a board can only be counted as a whole, and names a status, a reason and whether to ask.
//!
//! Invariant: what Benson's theorem proves is never overruled by an estimate, and an estimate is
//! never certain. Cost: about 0.05 s for a 19×19 board, nearly all of it in the playouts.

use std::fmt;
use std::sync::Arc;

use crate::color::{ByColor, Color};
use crate::language::{Message, ToMessage};
use crate::named_enum;
use crate::network::{Network, NetworkError};
use crate::point::Point;
use crate::position::Position;

pub mod calibration;
mod carry_over;
mod decide;
mod eyes;
pub mod features;
mod nakade;
mod next_move;
mod normal_form;
mod ownership;
mod playout_policy;
mod playouts;
mod search;
mod seki;
mod tactics;

use features::PositionFeatures;
use normal_form::NormalForm;

/// The effort spent on reading life, and the thresholds for asking a person.
#[derive(Clone, Debug, PartialEq)]
pub struct LifeSettings {
    /// Number of playouts from either side to move. On 1,025 games 100 playouts read 99.0 % of the
    /// boards exactly, 300 read 99.2 %; 200 take 0.04 s on a 19×19 board.
    pub playouts: u32,
    /// The player to move, if known and the game goes on. Where a single place is undecided, and it
    /// is proved what follows, this player moves there first; otherwise it makes no difference.
    pub to_move: Option<Color>,
    /// Seed of the playouts' random numbers: the same position and seed give the same reading.
    pub seed: u64,
    /// A person is asked about a chain whose confidence (a probability) is below this. Of 2,843
    /// boards that neither the network nor the model had seen, 104 are misjudged; 96 of these were
    /// marked as doubtful when they were labelled. 0.95 misses 18 of the 104, 0.97 misses 14 and
    /// 0.985 misses 11, none of them a game that strong players finished. The share of correctly
    /// read games that are asked about rises from 4 to 6 to 8 %.
    pub ask_below: f64,
    /// A person is also asked when the number of a chain's stones times the doubt about it exceeds
    /// this: an error in thirty stones costs more than one in three. 0.2 would ask about more
    /// correctly read games and catch no more errors.
    pub ask_above_stake: f64,
    /// A chain whose status the network is sure of, too, is not asked about for its confidence or
    /// its stones unless its confidence is below this. Sekis, bent fours and chains that depend on
    /// the next move are asked about all the same.
    pub ask_agreed_below: f64,
    /// A person is asked about a chain that holds or adjoins liberties closed to both sides when
    /// its confidence is below this. Sekis are rare in the games the network and the model learned
    /// from. Of 840 such chains above this confidence none was misjudged.
    pub ask_standoff_below: f64,
    /// A person is also asked when the network's probability that a stronger judge would be in
    /// doubt exceeds this. Of the 11 boards that `ask_below` misses it finds 6, for hardly any more
    /// questions about the games of strong players.
    pub ask_above_doubt: f64,
    /// A chain gives way to its region unless its own probability of agreeing with the region is
    /// below this. Chains that keep their own status are asked about. Chosen by reasoning, not
    /// measured: a cut-off stone that hardly ever survives is more likely dead behind an open
    /// border than part of the living group.
    pub overrule: f64,
}

impl Default for LifeSettings {
    fn default() -> LifeSettings {
        LifeSettings {
            playouts: 200,
            to_move: None,
            seed: 1,
            ask_below: 0.985,
            ask_above_stake: 0.5,
            ask_agreed_below: 0.955,
            ask_standoff_below: 0.998,
            ask_above_doubt: 0.3,
            overrule: 0.02,
        }
    }
}

/// Judges life and death; owns the ownership network.
///
/// A clone is cheap and shares the network.
#[derive(Clone)]
pub struct LifeJudge {
    ownership: Arc<dyn Network>,
}

impl LifeJudge {
    /// Returns a judge with the given ownership network, whose input and output are described in
    /// `calibration/weights/ownership.md`.
    pub fn new(ownership: impl Network + 'static) -> LifeJudge {
        LifeJudge {
            ownership: Arc::new(ownership),
        }
    }

    /// Returns a judge with the network that is part of the program.
    ///
    /// The weights are loaded when life is first read, once for all judges of a process. A failure to
    /// load them is the error of the reading.
    pub fn embedded() -> LifeJudge {
        LifeJudge::new(ownership::embedded_network())
    }

    /// Proposes a status for every chain of `position`, which is taken to be the end of a game unless
    /// the settings state who is to move.
    ///
    /// The same position and settings give the same reading, and a position that is turned, mirrored
    /// or has its colours swapped gives the same reading of each chain. Chains without liberties are
    /// accepted as input and asked about.
    ///
    /// # Errors
    /// [`LifeError`] when the ownership network cannot be loaded or run.
    pub fn read_life(
        &self,
        position: &Position,
        settings: &LifeSettings,
    ) -> Result<LifeReading, LifeError> {
        let (form, position) = NormalForm::of(position);
        let settings = LifeSettings {
            to_move: settings.to_move.map(|player| form.restore_color(player)),
            ..settings.clone()
        };
        let features = self.extract_features(&position, &settings)?;
        Ok(form.restore(decide::propose_statuses(&position, features, &settings)))
    }

    /// Measures every chain of `position`: the first step of [`LifeJudge::read_life`], which sees the
    /// position in its normal form.
    ///
    /// # Errors
    /// [`LifeError`] when the ownership network cannot be loaded or run.
    pub fn extract_features(
        &self,
        position: &Position,
        settings: &LifeSettings,
    ) -> Result<PositionFeatures, LifeError> {
        Ok(features::extract_features(
            &*self.ownership,
            position,
            settings,
        )?)
    }
}

impl fmt::Debug for LifeJudge {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("LifeJudge").finish_non_exhaustive()
    }
}

/// An error that prevents every judgement of life.
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
    /// The status of a chain at the end of a game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Status {
        /// The chain stays on the board.
        Alive = "alive",
        /// The chain is taken off the board before counting.
        Dead = "dead",
        /// The chain stays on the board and shares liberties that neither side can fill.
        Seki = "seki",
        /// The chain lives or dies depending on who moves first.
        Unsettled = "unsettled",
    }
}

/// The reason for a chain's status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// By Benson's theorem the chain cannot be captured even if its owner always passes.
    PassAlive,
    /// The chain stands inside the other side's pass-alive area, without room to live.
    InsidePassAliveArea,
    /// A short reading captures the chain even if its owner moves first.
    Caught,
    /// The playouts and the ownership network were weighed against each other.
    Judged {
        /// Number of playouts in which the chain's points were its owner's at the end, averaged
        /// over the points.
        survived: u32,
        /// Number of playouts.
        played: u32,
        /// The network's probability that the chain's points are its owner's, in percent.
        owned_percent: u8,
    },
    /// Every line of play in the region was followed to its end.
    ReadOut,
    /// The chain lives or dies by the first move at this vital point.
    VitalPoint(Point),
    /// The chain lives or dies by the first move in its region, which is not the same for both.
    NextMove {
        /// Black's best first move; `None` if none was found.
        black: Option<Point>,
        /// White's.
        white: Option<Point>,
    },
    /// The first move in the chain's region decides, and this player is to move and plays first.
    ToMove {
        /// The player to move.
        player: Color,
        /// Where this player plays first.
        point: Point,
    },
    /// A ko or another repetition decides.
    Ko,
    /// The playouts depend on who moves first.
    Turn {
        /// Share of the playouts that the chain survived when its owner moved first, in percent.
        first_percent: u8,
        /// Share of the playouts that the chain survived when the other side moved first, in
        /// percent.
        second_percent: u8,
    },
    /// Neither side can fill the shared liberties.
    SharedLiberties,
    /// The chain is locked against a bent four in the corner, which kills it once no ko threats are
    /// left.
    BentFour,
    /// The chain had this status before a point of the board was corrected.
    CarriedOver,
    /// A person stated the status.
    Stated,
    /// A person stated the status for the confirmation phase, in which a ko may be retaken only
    /// after a pass for that ko (Japanese rules of 1989, article 7.2).
    StatedByKoPass,
}

/// The reading of one chain.
#[derive(Clone, Debug, PartialEq)]
pub struct ChainLife {
    /// The chain's points, in reading order.
    pub points: Vec<Point>,
    /// Owner of the stones.
    pub color: Color,
    /// Proposed status.
    pub status: Status,
    /// Probability that `status` is right, 0 to 1.
    pub confidence: f64,
    /// Reason for `status`.
    pub reason: Reason,
    /// True if a person should confirm the status before the result is relied on.
    pub ask: bool,
    /// The opinion of another judge, where it differs.
    pub second: Option<SecondOpinion>,
    /// What becomes of an unsettled chain; `None` if that was not proved.
    pub open_fate: Option<OpenFate>,
}

/// What becomes of a chain where the first move in its region decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenFate {
    /// The number of the region. The same move decides about all chains with this number.
    pub region: usize,
    /// The chain's status after Black's first move there, and after White's.
    pub after: ByColor<Status>,
}

impl OpenFate {
    /// Returns true if the chain is dead after `first` has moved first.
    pub fn is_dead_after(&self, first: Color) -> bool {
        self.after[first] == Status::Dead
    }

    /// Returns true if the chains of these fates die together or not at all.
    pub fn is_shared_with(&self, other: &OpenFate) -> bool {
        let agrees = |first| self.is_dead_after(first) == other.is_dead_after(first);
        self.region == other.region && Color::BOTH.into_iter().all(agrees)
    }
}

/// Another judge's opinion of a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecondOpinion {
    /// Name of the judge.
    pub engine: String,
    /// The judge's status for the chain: dead, alive or seki.
    pub status: Status,
}

/// The readings of all chains of a position.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct LifeReading {
    /// One entry per chain, in reading order of the chains' first points.
    pub chains: Vec<ChainLife>,
    /// The ownership network's expectation for every point, row by row from the top left, from -1
    /// (White's) to 1 (Black's). Empty if the network was not run.
    pub expected: Vec<f64>,
}

/// The move that the player to move is taken to make first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveToCome {
    /// The player to move.
    pub player: Color,
    /// Where this player moves.
    pub point: Point,
    /// The stones about which the move decides.
    pub decides: Vec<Point>,
}

impl MoveToCome {
    /// Returns the player and the point of the move.
    pub fn played(&self) -> (Color, Point) {
        (self.player, self.point)
    }
}

impl LifeReading {
    /// Returns the stones of all dead chains.
    pub fn dead(&self) -> Vec<Point> {
        let dead = self
            .chains
            .iter()
            .filter(|chain| chain.status == Status::Dead);
        dead.flat_map(|chain| chain.points.iter().copied())
            .collect()
    }

    /// Returns the move that the player to move is taken to make first, and the stones about which it
    /// decides; `None` if there is no such move.
    pub fn move_to_come(&self) -> Option<MoveToCome> {
        let mut found: Option<MoveToCome> = None;
        for chain in &self.chains {
            if let Reason::ToMove { player, point } = chain.reason {
                let decided = found.get_or_insert(MoveToCome {
                    player,
                    point,
                    decides: Vec::new(),
                });
                decided.decides.extend(chain.points.iter().copied());
            }
        }
        found
    }
}

#[cfg(test)]
mod tests;
