//! One status a chain, and all of them together a board that can be counted.
//!
//! The model judges chains one at a time. Two laws tie them together: a dead chain does not adjoin a dead
//! chain of the other side, and in a region without living stones of the other side all chains of a colour
//! live or die together. In 1,025 finished games (4,533 regions with dead stones) neither law was broken
//! once, so where single judgements break them, the weight of evidence in the region decides; what still
//! disagrees is left as it is and a person is asked.

use super::chains::{Chains, components};
use super::model;
use super::signals::ChainSignals;
use super::{ChainLife, LifeReading, Reason, Settings, Status};
use crate::color::Color;
use crate::position::Position;

/// Regions can change each other's extent; more rounds than this change nothing on real boards.
const ROUNDS: usize = 8;

/// The statuses proposed for `signals`, one entry a chain of `position`.
pub(super) fn propose(position: &Position, signals: &[ChainSignals], settings: &Settings) -> LifeReading {
    let chains = Chains::new(position);
    let single: Vec<f64> = signals.iter().map(model::probability_alive).collect();
    let alive = agree(position, &chains, &single, settings);
    let torn = torn(position, &chains, &alive);
    let read = |(index, seen): (usize, &ChainSignals)| {
        judged(seen, single[index], alive[index], torn[index], settings)
    };
    LifeReading { chains: signals.iter().enumerate().map(read).collect() }
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
                let doubt = if verdict { single[chain] } else { 1.0 - single[chain] };
                next[chain] = if doubt > settings.overrule { verdict } else { !verdict };
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
    let size = position.size();
    let mut found = Vec::new();
    for color in Color::BOTH {
        let open = |point| {
            let blocked =
                chains.at(point).is_some_and(|chain| chains.list()[chain].color != color && alive[chain]);
            (!blocked).then_some(())
        };
        for points in components(size, open) {
            let mut members: Vec<usize> = points.iter().filter_map(|&point| chains.at(point)).collect();
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

fn judged(seen: &ChainSignals, single: f64, alive: bool, torn: bool, settings: &Settings) -> ChainLife {
    let overruled = alive != (single >= 0.5);
    let agreed = if alive { single } else { 1.0 - single };
    // A judgement that its region overrules is as doubtful as the two sides are opposed.
    let confidence = if overruled || torn { agreed.clamp(0.5, 1.0 - settings.overrule) } else { agreed };
    let (status, reason) = if seen.pass_alive {
        (Status::Alive, Reason::PassAlive)
    } else if seen.enclosed {
        (Status::Dead, Reason::InsidePassAliveArea)
    } else if seen.against_bent_four {
        (Status::Dead, Reason::BentFour)
    } else if alive && seen.locked {
        (Status::Seki, Reason::SharedLiberties)
    } else {
        (
            if alive { Status::Alive } else { Status::Dead },
            Reason::Playouts { survived: seen.survived, played: seen.played },
        )
    };
    let ask = torn || confidence < settings.ask_below || status == Status::Seki || seen.against_bent_four;
    ChainLife { points: seen.points.clone(), color: seen.color, status, confidence, reason, ask }
}
