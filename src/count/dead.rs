//! Which chains are taken off: what was proposed, and what a person says.

use crate::life::{ChainLife, LifeReading, Reason, Status};
use crate::point::Point;
use crate::position::Position;

use super::{CorrectionError, PointName};

/// Where the dead stones come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeadStones {
    /// The proposal, with some chains flipped.
    Proposed {
        /// A stone of each chain to flip.
        toggled: Vec<PointName>,
        /// Groups whose fate a person stated: a stone of each of their chains, and whether they are dead.
        answered: Vec<(Vec<PointName>, bool)>,
    },
    /// A person names all dead chains by one stone each.
    Stated(Vec<PointName>),
    /// On top of either, a person states what the confirmation of life and death came to where a ko may be retaken only
    /// after a pass for that ko (Japanese rules of 1989, article 7.2).
    ByKoPass {
        /// What is proposed or stated otherwise.
        otherwise: Box<DeadStones>,
        /// A stone of each chain, and whether it is dead.
        chains: Vec<(PointName, bool)>,
    },
}

impl Default for DeadStones {
    fn default() -> DeadStones {
        DeadStones::Proposed { toggled: Vec::new(), answered: Vec::new() }
    }
}

impl DeadStones {
    /// The proposal changed by what the person says.
    pub(super) fn apply(
        &self,
        position: &Position,
        mut life: LifeReading,
    ) -> Result<LifeReading, CorrectionError> {
        match self {
            DeadStones::Proposed { toggled, answered } => {
                for point in stones(position, toggled)? {
                    for chain in life.chains.iter_mut().filter(|chain| chain.points.contains(&point)) {
                        state(chain, chain.status != Status::Dead);
                    }
                }
                for (names, dead) in answered {
                    state_group(&mut life, &stones(position, names)?, *dead);
                }
            }
            DeadStones::Stated(names) => {
                let dead = stones(position, names)?;
                for chain in &mut life.chains {
                    state(chain, chain.points.iter().any(|point| dead.contains(point)));
                }
            }
            DeadStones::ByKoPass { otherwise, chains } => {
                life = otherwise.apply(position, life)?;
                for (name, dead) in chains {
                    let named = stones(position, std::slice::from_ref(name))?;
                    let is_named =
                        |chain: &&mut ChainLife| named.iter().any(|stone| chain.points.contains(stone));
                    for chain in life.chains.iter_mut().filter(is_named) {
                        state(chain, *dead);
                        chain.reason = Reason::StatedByKoPass;
                    }
                }
            }
        }
        Ok(life)
    }
}

/// What a person says of a chain replaces what was proposed. A chain that stays keeps being in seki if it was
/// proposed so: the person only said that it is not dead.
fn state(chain: &mut ChainLife, dead: bool) {
    chain.status = match (dead, chain.status) {
        (true, _) => Status::Dead,
        (false, Status::Seki) => Status::Seki,
        (false, _) => Status::Alive,
    };
    chain.confidence = 1.0;
    chain.reason = Reason::Stated;
    chain.ask = false;
    chain.second = None;
}

/// The same of every chain that has one of these points.
pub(super) fn state_group(life: &mut LifeReading, points: &[Point], dead: bool) {
    for chain in &mut life.chains {
        if chain.points.iter().any(|point| points.contains(point)) {
            state(chain, dead);
        }
    }
}

fn stones(position: &Position, names: &[PointName]) -> Result<Vec<Point>, CorrectionError> {
    let size = position.size();
    names
        .iter()
        .map(|name| {
            let point = name.on(size)?;
            position
                .stone(point)
                .map(|_| point)
                .ok_or_else(|| CorrectionError::NoStone { point: size.name(point) })
        })
        .collect()
}
