//! The dead stones of a count: the proposal, changed by what the user states.

use crate::color::{ByColor, Color};
use crate::life::{ChainLife, LifeReading, OpenFate, Reason, Status};
use crate::point::Point;
use crate::position::Position;

use super::{CorrectionError, PointName};

/// The source of the dead stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeadStones {
    /// The proposal, changed for some chains.
    Proposed {
        /// One stone of each chain whose proposed fate is flipped.
        toggled: Vec<PointName>,
        /// Groups whose fate the user stated: stones of their chains, and `true` if they are dead.
        answered: Vec<(Vec<PointName>, bool)>,
    },
    /// The user names one stone of each dead chain; all other chains are alive.
    Stated(Vec<PointName>),
    /// Either of the above, and for some chains the outcome of the confirmation of life and death,
    /// in which a ko may be retaken only after a pass for that ko (Japanese rules of 1989, article
    /// 7.2).
    ByKoPass {
        /// The source for all other chains.
        otherwise: Box<DeadStones>,
        /// One stone of each confirmed chain, and `true` if it is dead.
        chains: Vec<(PointName, bool)>,
    },
}

impl Default for DeadStones {
    fn default() -> DeadStones {
        DeadStones::Proposed {
            toggled: Vec::new(),
            answered: Vec::new(),
        }
    }
}

impl DeadStones {
    /// Returns the proposal `life`, changed by the user's statements.
    pub(super) fn apply(
        &self,
        position: &Position,
        mut life: LifeReading,
    ) -> Result<LifeReading, CorrectionError> {
        match self {
            DeadStones::Proposed { toggled, answered } => {
                for point in find_stones(position, toggled)? {
                    for chain in life
                        .chains
                        .iter_mut()
                        .filter(|chain| chain.points.contains(&point))
                    {
                        state(chain, chain.status != Status::Dead);
                    }
                }
                for (names, dead) in answered {
                    state_chains(&mut life, &find_stones(position, names)?, *dead);
                }
                follow_statements(&mut life);
            }
            DeadStones::Stated(names) => {
                let dead = find_stones(position, names)?;
                for chain in &mut life.chains {
                    state(chain, chain.points.iter().any(|point| dead.contains(point)));
                }
            }
            DeadStones::ByKoPass { otherwise, chains } => {
                life = otherwise.apply(position, life)?;
                for (name, dead) in chains {
                    let stone = find_stone(position, name)?;
                    for chain in life
                        .chains
                        .iter_mut()
                        .filter(|chain| chain.points.contains(&stone))
                    {
                        state(chain, *dead);
                        chain.reason = Reason::StatedByKoPass;
                    }
                }
            }
        }
        Ok(life)
    }
}

/// Replaces the proposed fate of a chain by the user's statement. A chain that was proposed to be
/// in seki and is stated not to be dead stays in seki.
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

/// States the fate of every chain that has one of these points, and gives other chains the fates that
/// follow from it.
pub(super) fn state_group(life: &mut LifeReading, points: &[Point], dead: bool) {
    state_chains(life, points, dead);
    follow_statements(life);
}

/// Gives unsettled chains the fates that follow from what was stated: in a region where the first
/// move decides, one chain can tell who made it.
fn follow_statements(life: &mut LifeReading) {
    let stated: Vec<(OpenFate, bool)> = life
        .chains
        .iter()
        .filter(|chain| chain.reason == Reason::Stated)
        .filter_map(|chain| Some((chain.open_fate?, chain.status == Status::Dead)))
        .collect();
    for chain in &mut life.chains {
        let Some(fate) = chain
            .open_fate
            .filter(|_| chain.status == Status::Unsettled)
        else {
            continue;
        };
        let fits = |first: Color| {
            let mut beside = stated
                .iter()
                .filter(|(other, _)| other.region == fate.region);
            beside.all(|(other, dead)| other.is_dead_after(first) == *dead)
        };
        // Without a statement about the region, both players may have moved first.
        if let Some(first) = ByColor::each(fits).only() {
            chain.status = fate.after[first];
            chain.confidence = 1.0;
            chain.reason = Reason::ReadOut;
            chain.ask = false;
        }
    }
}

/// States the fate of every chain that has one of these points.
fn state_chains(life: &mut LifeReading, points: &[Point], dead: bool) {
    for chain in &mut life.chains {
        if chain.points.iter().any(|point| points.contains(point)) {
            state(chain, dead);
        }
    }
}

/// Returns the points of these names, each of which has to hold a stone.
fn find_stones(position: &Position, names: &[PointName]) -> Result<Vec<Point>, CorrectionError> {
    names
        .iter()
        .map(|name| find_stone(position, name))
        .collect()
}

/// Returns the point of this name, which has to hold a stone.
fn find_stone(position: &Position, name: &PointName) -> Result<Point, CorrectionError> {
    let size = position.size();
    let point = name.on(size)?;
    match position.stone(point) {
        Some(_) => Ok(point),
        None => Err(CorrectionError::NoStone {
            point: size.name(point),
        }),
    }
}
