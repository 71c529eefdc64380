//! One status a chain, and all of them together a board that can be counted.
//!
//! The model judges chains one at a time. Two laws tie them together: a dead chain does not adjoin a dead
//! chain of the other side, and in a region without living stones of the other side all chains of a colour
//! live or die together. In 1,025 finished games (4,533 regions with dead stones) neither law was broken
//! once, so where single judgements break them, the weight of evidence in the region decides; what still
//! disagrees is left as it is and a person is asked.

use super::model;
use super::signals::{ChainSignals, Signals};
use super::{ChainLife, LifeReading, Reason, Settings, Status};
use crate::color::Color;
use crate::point::PointSet;
use crate::position::{Chains, Position};

/// A chain that survives so much more often when its owner moves first, as a share of playouts, depends on the turn.
/// Of 5,200 boards at the end of a game 8 have such a chain that lives; of 460 boards that a stronger judge doubts, 9.
const TURN_DECIDES: f64 = 0.4;

/// Being caught by who moves first is said of chains that live with less than this probability: of others the
/// catcher's stones, too, are often caught in the end.
const SETTLED: f64 = 0.9;

/// Regions can change each other's extent; more rounds than this change nothing on real boards.
const ROUNDS: usize = 8;

/// The statuses proposed for the chains of `position`.
pub(super) fn propose(position: &Position, signals: Signals, settings: &Settings) -> LifeReading {
    let Signals { chains: signals, expected } = signals;
    let chains = Chains::new(position);
    let single: Vec<f64> = signals.iter().map(model::probability_alive).collect();
    let alive = agree(position, &chains, &single, settings);
    let torn = torn(position, &chains, &alive);
    // A chain that dies beside a standoff may be part of a larger seki, which playouts read badly.
    let beside_standoff = |index: usize| {
        let seen = &signals[index];
        !alive[index]
            && (seen.locked || chains.beside(&seen.points).iter().any(|&other| signals[other].locked))
    };
    // A seki takes two: a chain that holds out against one that dies is simply alive.
    let faces_standoff = |index: usize| {
        let chain = &chains.list()[index];
        let holds = |&other: &usize| {
            chains.list()[other].color != chain.color && alive[other] && signals[other].locked
        };
        signals[index].locked && alive[index] && chains.beside(&chain.liberties).iter().any(holds)
    };
    let read = |(index, seen): (usize, &ChainSignals)| {
        let verdict = Verdict {
            single: single[index],
            alive: alive[index],
            torn: torn[index],
            turn_matters: alive[index] && turn_matters(seen, single[index]),
            beside_standoff: beside_standoff(index),
            in_seki: faces_standoff(index),
        };
        verdict.explained(seen, settings)
    };
    LifeReading { chains: signals.iter().enumerate().map(read).collect(), expected }
}

/// Whether who moves first decides about the chain: by playouts, or by reading where the judges doubt.
fn turn_matters(seen: &ChainSignals, alive: f64) -> bool {
    let by_playouts = seen.survival_first - seen.survival_second >= TURN_DECIDES;
    let by_reading = seen.catchable && !seen.caught;
    by_playouts || alive < SETTLED && by_reading
}

/// Which chains live once regions have been made to agree.
fn agree(position: &Position, chains: &Chains, single: &[f64], settings: &Settings) -> Vec<bool> {
    let mut alive: Vec<bool> = single.iter().map(|&probability| probability >= 0.5).collect();
    for _ in 0..ROUNDS {
        let mut next = alive.clone();
        for (color, members) in regions(position, chains, &alive) {
            let own = || members.iter().copied().filter(|&chain| chains.list()[chain].color == color);
            let weight = |chain: usize| chains.list()[chain].points.len() as f64 * (single[chain] - 0.5);
            let verdict = own().map(weight).sum::<f64>() >= 0.0;
            for chain in own() {
                let agrees = if verdict { single[chain] } else { 1.0 - single[chain] };
                next[chain] = if agrees > settings.overrule { verdict } else { !verdict };
            }
        }
        if next == alive {
            break;
        }
        alive = next;
    }
    alive
}

/// Each colour's regions without living stones of the other side that hold chains of the colour: the colour
/// and the chains in the region.
fn regions(position: &Position, chains: &Chains, alive: &[bool]) -> Vec<(Color, Vec<usize>)> {
    let mut found = Vec::new();
    for color in Color::BOTH {
        let with_life =
            chains.list().iter().zip(alive).filter(|(chain, alive)| chain.color != color && **alive);
        let blocked: PointSet = with_life.flat_map(|(chain, _)| &chain.points).collect();
        for points in (PointSet::all(position.size()) - blocked).pieces() {
            let mut members: Vec<usize> = points.iter().filter_map(|point| chains.at(point)).collect();
            members.sort_unstable();
            members.dedup();
            found.push((color, members));
        }
    }
    found
}

/// The chains that break one of the laws.
fn torn(position: &Position, chains: &Chains, alive: &[bool]) -> Vec<bool> {
    let mut torn = vec![false; alive.len()];
    for (color, members) in regions(position, chains, alive) {
        let own = || members.iter().copied().filter(|&chain| chains.list()[chain].color == color);
        if own().any(|chain| alive[chain]) {
            for chain in own().filter(|&chain| !alive[chain]) {
                torn[chain] = true;
            }
        }
    }
    for (index, chain) in chains.list().iter().enumerate().filter(|&(index, _)| !alive[index]) {
        let dead_foe = |&other: &usize| !alive[other] && chains.list()[other].color != chain.color;
        if chains.beside(&chain.points).iter().any(dead_foe) {
            torn[index] = true;
        }
    }
    torn
}

/// What was decided about one chain.
struct Verdict {
    /// The model's probability of life, looking at the chain alone.
    single: f64,
    alive: bool,
    /// It breaks one of the laws.
    torn: bool,
    /// Who moves first decides about it.
    turn_matters: bool,
    /// It is proposed dead next to liberties that neither side can fill.
    beside_standoff: bool,
    /// Neither it nor a living chain of the other side can fill a liberty they share.
    in_seki: bool,
}

impl Verdict {
    fn explained(&self, seen: &ChainSignals, settings: &Settings) -> ChainLife {
        let confidence = self.confidence(settings, seen.liberties == 0);
        let (status, reason) = self.status(seen);
        let stake = seen.points.len() as f64 * (1.0 - confidence);
        let in_standoff = self.beside_standoff || status == Status::Seki;
        let ask = self.torn
            || in_standoff && confidence < settings.ask_standoff_below
            || seen.against_bent_four
            || !seen.is_proved() && seen.doubt > settings.ask_above_doubt
            || status == Status::Unsettled
            || confidence < settings.ask_below
            || stake > settings.ask_above_stake;
        let points = seen.points.clone();
        ChainLife { points, color: seen.color, status, confidence, reason, ask, second: None }
    }

    /// A judgement that its region overrules is never sure, nor is one that breaks a law. About a chain
    /// without liberties, which no game can leave, nothing is known.
    fn confidence(&self, settings: &Settings, impossible: bool) -> f64 {
        let agreed = if self.alive { self.single } else { 1.0 - self.single };
        if impossible {
            return 0.5;
        }
        let overruled = self.alive != (self.single >= 0.5);
        if overruled || self.torn { agreed.clamp(0.5, 1.0 - settings.overrule) } else { agreed }
    }

    fn status(&self, seen: &ChainSignals) -> (Status, Reason) {
        let judged = Reason::Judged {
            survived: seen.survived,
            played: seen.played,
            owned_percent: (seen.owned * 100.0).round() as u8,
        };
        let by_turn = Reason::Turn {
            first_percent: (seen.survival_first * 100.0).round() as u8,
            second_percent: (seen.survival_second * 100.0).round() as u8,
        };
        match (self.alive, seen) {
            (_, seen) if seen.pass_alive => (Status::Alive, Reason::PassAlive),
            (_, seen) if seen.enclosed => (Status::Dead, Reason::InsidePassAliveArea),
            (false, seen) if seen.against_bent_four => (Status::Dead, Reason::BentFour),
            (_, &ChainSignals { vital_point: Some(point), .. }) => {
                (Status::Unsettled, Reason::VitalPoint(point))
            }
            (true, _) if self.in_seki => (Status::Seki, Reason::SharedLiberties),
            (true, _) if self.turn_matters => (Status::Unsettled, by_turn),
            (false, seen) if seen.caught => (Status::Dead, Reason::Caught),
            (true, _) => (Status::Alive, judged),
            (false, _) => (Status::Dead, judged),
        }
    }
}
