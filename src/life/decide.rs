//! Decision: from one probability per chain to one status per chain, which together make a board
//! that can be counted.
//!
//! The model judges chains one at a time. Two laws tie them together: a dead chain does not adjoin
//! a dead chain of the other side, and in a region without living stones of the other side all
//! chains of a colour live or die together. In 1,025 finished games (4,533 regions with dead
//! stones) neither law was broken once. So each region takes the status that the evidence of its
//! chains, weighted by their stones, favours; this is repeated until nothing changes, since a
//! status can enlarge or split a region. A chain whose own evidence speaks too strongly against its
//! region keeps its status.
//!
//! Invariant: every chain gets exactly one status. A chain that still breaks a law, or that a
//! region overruled, is never given a confidence above 1 - [`LifeSettings::overrule`], and a chain
//! that breaks a law is always asked about. Cost: at most [`ROUNDS`] flood fills for each colour.

use super::calibration;
use super::features::{ChainFeatures, PositionFeatures};
use super::next_move::decide_next_move;
use super::search::{self, RegionVerdicts, Verdict};
use super::{ChainLife, LifeReading, LifeSettings, OpenFate, Reason, Status};
use crate::color::{ByColor, Color};
use crate::point::{Point, PointSet};
use crate::position::{Chains, Position};

/// A chain depends on who moves first if it survives more often, by at least this share of the
/// playouts, when its owner does. Of 5,200 boards at the end of a game 8 have such a chain that
/// lives; of 460 boards that a stronger judge doubts, 9.
const TURN_DECIDES: f64 = 0.4;

/// A short reading in which the first move decides counts only for chains that live with less than
/// this probability: of others the capturing stones, too, are often captured in the end.
const SETTLED: f64 = 0.9;

/// Confidence in what was read to the end, as a probability: the stones around the region are taken
/// to stand, and that is an estimate.
const PROVED: f64 = 0.999;

/// The network is sure of a chain if it gives its status at least this probability: 100 % when
/// rounded.
const NETWORK_IS_SURE: f64 = 0.995;

/// A status that was proved is asked about if the network gives it less than this probability: one
/// of the stones around the region that were taken to stand may not. On 2,604 finished boards the
/// network gave nine proved statuses less than 0.3, and all nine were right.
const CONTRADICTED: f64 = 0.05;

/// A status that was estimated is asked about if the network gives it less than this probability,
/// however sure the playouts are: they misplay large eye spaces and sekis.
const LIKELIER_OTHERWISE: f64 = 0.5;

/// A chain that a ko decides has its status without ko threats, and is not asked about for the ko if
/// the network gives that status at least this probability. Of 319 such chains of the same boards
/// none was misjudged, whatever the network said.
const KO_IS_CLEAR: f64 = 0.9;

/// Most rounds in which regions are made to agree. Regions can change each other's extent, but on
/// real boards nothing changes after this many rounds.
const ROUNDS: usize = 8;

/// Proposes a status for every chain of `position`, whose features these are.
pub(super) fn propose_statuses(
    position: &Position,
    features: PositionFeatures,
    settings: &LifeSettings,
) -> LifeReading {
    let chains = Chains::new(position);
    let estimated: Vec<f64> = features
        .chains
        .iter()
        .map(calibration::probability_alive)
        .collect();
    let pass_alive: Vec<bool> = features
        .chains
        .iter()
        .map(|chain| chain.pass_alive)
        .collect();
    let read = search::read_regions(position, &chains, &pass_alive, &estimated);
    let decider = ChainDecider {
        position,
        chains: &chains,
        features: &features.chains,
        estimated: &estimated,
        settings,
    };
    let mut decided = decider.decide(&read.of_chains);
    if let Some(player) = settings.to_move
        && let Some(verdicts) = decide_next_move(player, &read, &decided)
    {
        decided = decider.decide(&verdicts);
    }
    note_open_fates(&mut decided, &read);
    LifeReading {
        chains: decided,
        expected: features.expected,
    }
}

/// Everything that the decision about the chains of a position depends on, but for what is read in
/// its regions.
struct ChainDecider<'a> {
    position: &'a Position,
    chains: &'a Chains,
    features: &'a [ChainFeatures],
    /// The model's probability that each chain lives.
    estimated: &'a [f64],
    settings: &'a LifeSettings,
}

impl ChainDecider<'_> {
    /// Returns the reading of each chain, given the verdicts on the chains.
    fn decide(&self, verdicts: &[Option<Verdict>]) -> Vec<ChainLife> {
        let (position, chains, settings) = (self.position, self.chains, self.settings);
        let alone: Vec<f64> =
            self.estimated
                .iter()
                .zip(verdicts)
                .map(|(&estimated, verdict)| match verdict {
                    Some(
                        Verdict::Proved(Status::Dead)
                        | Verdict::Decided {
                            status: Status::Dead,
                            ..
                        },
                    ) => 0.0,
                    Some(Verdict::Proved(_) | Verdict::Decided { .. }) => 1.0,
                    Some(Verdict::NextMove { .. } | Verdict::Ko { .. } | Verdict::Contested)
                    | None => estimated,
                })
                .collect();
        let alive = settle_regions(position, chains, &alone, settings);
        let breaks_law = find_broken_laws(position, chains, &alive);
        let mut decided = Vec::with_capacity(self.features.len());
        for (index, chain) in self.features.iter().enumerate() {
            let decision = ChainDecision {
                verdict: verdicts[index],
                alone: alone[index],
                alive: alive[index],
                breaks_law: breaks_law[index],
                depends_on_turn: alive[index] && depends_on_turn(chain, alone[index]),
                dies_in_standoff: !alive[index] && is_in_standoff(index, self.features, chains),
                in_seki: alive[index] && is_in_seki(index, self.features, chains, &alive),
            };
            decided.push(decision.explain(chain, settings));
        }
        decided
    }
}

/// Notes of the unsettled chains what the first move in their regions makes of them, where that is
/// proved for both players.
fn note_open_fates(decided: &mut [ChainLife], read: &RegionVerdicts) {
    for (index, chain) in decided.iter_mut().enumerate() {
        let verdict = read.of_chains[index];
        if let Some(Verdict::NextMove { status, .. }) = verdict
            && let (Some(black), Some(white)) = (status.black, status.white)
            && let Some(region) = read.regions[index]
            && chain.status == Status::Unsettled
        {
            chain.open_fate = Some(OpenFate {
                region,
                after: ByColor { black, white },
            });
        }
    }
}

/// Returns true if the first move decides about the chain, which lives with probability `alive`: by
/// the playouts, or by reading where the model is in doubt.
fn depends_on_turn(features: &ChainFeatures, alive: f64) -> bool {
    let by_playouts = features.survival_first - features.survival_second >= TURN_DECIDES;
    let by_reading = features.catchable && !features.caught;
    by_playouts || (alive < SETTLED && by_reading)
}

/// Returns true if a chain is locked or adjoins a locked one. A chain that dies there may be part
/// of a larger seki, which the playouts read badly.
fn is_in_standoff(index: usize, features: &[ChainFeatures], chains: &Chains) -> bool {
    features[index].locked
        || chains
            .beside(&features[index].points)
            .iter()
            .any(|&other| features[other].locked)
}

/// Returns true if a chain is locked against a living, locked chain of the other side. A seki takes
/// two: a chain that holds out against one that dies is simply alive.
fn is_in_seki(index: usize, features: &[ChainFeatures], chains: &Chains, alive: &[bool]) -> bool {
    let chain = &chains.list()[index];
    let holds_out = |&other: &usize| {
        chains.list()[other].color != chain.color && alive[other] && features[other].locked
    };
    features[index].locked && chains.beside(&chain.liberties).iter().any(holds_out)
}

/// Returns for every chain whether it lives once the chains of each region have been made to agree.
/// `alone` holds the probabilities of life of the chains judged one at a time.
fn settle_regions(
    position: &Position,
    chains: &Chains,
    alone: &[f64],
    settings: &LifeSettings,
) -> Vec<bool> {
    let mut alive: Vec<bool> = alone
        .iter()
        .map(|&probability| probability >= 0.5)
        .collect();
    for _ in 0..ROUNDS {
        let mut next = alive.clone();
        for members in find_regions(position, chains, &alive) {
            // Evidence for life counts positive and for death negative, in proportion to the
            // stones. The sum decides.
            let weight =
                |&chain: &usize| chains.list()[chain].points.len() as f64 * (alone[chain] - 0.5);
            let region_lives = members.iter().map(weight).sum::<f64>() >= 0.0;
            for chain in members {
                let agreement = if region_lives {
                    alone[chain]
                } else {
                    1.0 - alone[chain]
                };
                let gives_way = agreement > settings.overrule;
                next[chain] = if gives_way {
                    region_lives
                } else {
                    !region_lives
                };
            }
        }
        if next == alive {
            break;
        }
        alive = next;
    }
    alive
}

/// Finds the regions without living stones of the other side, Black's first, and returns the chains
/// of the colour in each.
fn find_regions(position: &Position, chains: &Chains, alive: &[bool]) -> Vec<Vec<usize>> {
    let mut regions = Vec::new();
    for color in Color::BOTH {
        let mut blocked = PointSet::EMPTY;
        for (chain, &alive) in chains.list().iter().zip(alive) {
            if alive && chain.color != color {
                blocked.extend(chain.points.iter().copied());
            }
        }
        for region in (PointSet::all(position.size()) - blocked).pieces() {
            let mut members: Vec<usize> =
                region.iter().filter_map(|point| chains.at(point)).collect();
            members.retain(|&chain| chains.list()[chain].color == color);
            members.sort_unstable();
            members.dedup();
            regions.push(members);
        }
    }
    regions
}

/// Returns for every chain whether it is dead in a region where a chain of its colour lives, or
/// next to a dead chain of the other side.
fn find_broken_laws(position: &Position, chains: &Chains, alive: &[bool]) -> Vec<bool> {
    let mut breaks_law = vec![false; alive.len()];
    for members in find_regions(position, chains, alive) {
        if members.iter().any(|&chain| alive[chain]) {
            for chain in members {
                breaks_law[chain] |= !alive[chain];
            }
        }
    }
    for (index, chain) in chains.list().iter().enumerate() {
        let is_dead_foe =
            |&other: &usize| !alive[other] && chains.list()[other].color != chain.color;
        if !alive[index] && chains.beside(&chain.points).iter().any(is_dead_foe) {
            breaks_law[index] = true;
        }
    }
    breaks_law
}

/// The decision about one chain.
struct ChainDecision {
    /// What reading its region to the end tells.
    verdict: Option<Verdict>,
    /// The model's probability of life, looking at the chain alone.
    alone: f64,
    alive: bool,
    /// True if the chain breaks one of the two laws.
    breaks_law: bool,
    /// True if the chain lives, and the first move decides about that.
    depends_on_turn: bool,
    /// True if the chain dies next to liberties that neither side can fill.
    dies_in_standoff: bool,
    /// True if neither the chain nor a living chain of the other side can fill a liberty they
    /// share.
    in_seki: bool,
}

impl ChainDecision {
    /// Returns the chain's reading: status, confidence, reason, and whether to ask.
    fn explain(&self, features: &ChainFeatures, settings: &LifeSettings) -> ChainLife {
        let (status, reason) = self.status_and_reason(features);
        // The network's probability of the status.
        let agreement = match status {
            Status::Dead => 1.0 - features.owned,
            _ => features.owned,
        };
        if let Some(Verdict::Proved(_)) = self.verdict {
            let ask = self.breaks_law || agreement < CONTRADICTED;
            return self.describe(features, (status, reason), PROVED, ask);
        }
        if let Some(Verdict::Decided { .. }) = self.verdict {
            // The network does not know who is to move, so that it cannot contradict.
            return self.describe(features, (status, reason), PROVED, self.breaks_law);
        }
        let confidence = self.confidence(settings, features.liberties == 0);
        let stake = features.points.len() as f64 * (1.0 - confidence);
        let is_agreed = confidence >= settings.ask_agreed_below
            && agreement >= NETWORK_IS_SURE
            && !matches!(
                self.verdict,
                Some(Verdict::NextMove { .. } | Verdict::Contested)
            )
            && status != Status::Seki;
        let is_unsure = confidence < settings.ask_below || stake > settings.ask_above_stake;
        let is_overruled = self.alive == (status == Status::Dead);
        let in_standoff =
            self.dies_in_standoff || self.dies_though_contested() || status == Status::Seki;
        let ask = self.breaks_law
            || status == Status::Unsettled
            || features.against_bent_four
            || (!features.is_proved() && features.doubt > settings.ask_above_doubt)
            || (reason == Reason::Ko && (is_overruled || agreement < KO_IS_CLEAR))
            || (in_standoff && confidence < settings.ask_standoff_below && !is_agreed)
            || (is_unsure && !is_agreed)
            || (!features.is_proved() && agreement < LIKELIER_OTHERWISE);
        self.describe(features, (status, reason), confidence, ask)
    }

    /// Returns true if the chain is taken for dead although reading found that the other side cannot
    /// be sure of everything around it.
    fn dies_though_contested(&self) -> bool {
        !self.alive && self.verdict == Some(Verdict::Contested)
    }

    fn describe(
        &self,
        features: &ChainFeatures,
        (status, reason): (Status, Reason),
        confidence: f64,
        ask: bool,
    ) -> ChainLife {
        ChainLife {
            points: features.points.clone(),
            color: features.color,
            status,
            confidence,
            reason,
            ask,
            second: None,
            open_fate: None,
        }
    }

    /// Returns the probability that the decision is right. A judgement that its region overrules,
    /// or that breaks a law, is never certain. Of a chain without liberties (`impossible`), which
    /// no game can leave, nothing is known.
    fn confidence(&self, settings: &LifeSettings, impossible: bool) -> f64 {
        if impossible {
            return 0.5;
        }
        let agreement = if self.alive {
            self.alone
        } else {
            1.0 - self.alone
        };
        let is_overruled = self.alive != (self.alone >= 0.5);
        if is_overruled || self.breaks_law {
            agreement.clamp(0.5, 1.0 - settings.overrule)
        } else {
            agreement
        }
    }

    /// Returns the status with the strongest reason for it: what is proved first, then what can be
    /// shown on the board, and last what was estimated.
    fn status_and_reason(&self, features: &ChainFeatures) -> (Status, Reason) {
        if features.pass_alive {
            return (Status::Alive, Reason::PassAlive);
        }
        if features.enclosed {
            return (Status::Dead, Reason::InsidePassAliveArea);
        }
        match self.verdict {
            Some(Verdict::Proved(status)) => return (status, Reason::ReadOut),
            Some(Verdict::NextMove { first, .. }) => {
                let is_vital = first.black.is_some()
                    && first.black == first.white
                    && first.black == features.vital_point;
                let reason = match features.vital_point.filter(|_| is_vital) {
                    Some(point) => Reason::VitalPoint(point),
                    None => next_move_reason(first),
                };
                return (Status::Unsettled, reason);
            }
            Some(Verdict::Decided {
                player,
                point,
                status,
            }) => return (status, Reason::ToMove { player, point }),
            Some(Verdict::Ko {
                without_threats: Some(Status::Dead),
            }) if features.against_bent_four => return (Status::Dead, Reason::BentFour),
            Some(Verdict::Ko { without_threats }) => {
                return (without_threats.unwrap_or(Status::Unsettled), Reason::Ko);
            }
            Some(Verdict::Contested) | None => {}
        }
        if !self.alive && features.against_bent_four {
            return (Status::Dead, Reason::BentFour);
        }
        if let Some(point) = features.vital_point {
            return (Status::Unsettled, Reason::VitalPoint(point));
        }
        if self.alive && self.in_seki {
            return (Status::Seki, Reason::SharedLiberties);
        }
        if self.alive && self.depends_on_turn {
            return (Status::Unsettled, turn_reason(features));
        }
        if !self.alive && features.caught {
            return (Status::Dead, Reason::Caught);
        }
        (
            if self.alive {
                Status::Alive
            } else {
                Status::Dead
            },
            judged_reason(features),
        )
    }
}

fn next_move_reason(first: ByColor<Option<Point>>) -> Reason {
    Reason::NextMove {
        black: first.black,
        white: first.white,
    }
}

/// Returns the reason why the first move decides: the moves, where reading found them. The playouts
/// may survive equally often with either side to move although reading is right.
fn turn_reason(features: &ChainFeatures) -> Reason {
    if features.catchable && !features.caught {
        return next_move_reason(features.deciding_moves);
    }
    Reason::Turn {
        first_percent: (features.survival_first * 100.0).round() as u8,
        second_percent: (features.survival_second * 100.0).round() as u8,
    }
}

fn judged_reason(features: &ChainFeatures) -> Reason {
    Reason::Judged {
        survived: features.survived,
        played: features.played,
        owned_percent: (features.owned * 100.0).round() as u8,
    }
}
