//! Who did not play (Ing SST rules, article 8).

use std::collections::{BTreeMap, BTreeSet};

use super::results::{Game, Pairing, Winner, suspensions};

/// A player's absences.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Absence {
    /// As given.
    pub name: String,
    /// Rounds in which the player failed to appear: lost by forfeit before any suspension.
    pub failed: BTreeSet<u32>,
    /// Rounds in which the player was absent at their own request.
    pub asked: BTreeSet<u32>,
    /// The round from which on the player is suspended.
    pub suspended: Option<u32>,
    /// Who of the others a suspended player has no game with: where it was still to be played, they have won it.
    pub not_met: Vec<String>,
}

impl Absence {
    /// Returns true if the player was away more often than the tournament allows, and is not suspended.
    pub fn is_to_be_suspended(&self, allowed: usize) -> bool {
        self.suspended.is_none() && self.failed.len() + self.asked.len() > allowed
    }
}

/// Finds who failed to appear, was absent or is suspended, in alphabetical order.
pub fn absences(games: &[Game]) -> Vec<Absence> {
    let suspended = suspensions(games);
    let mut absences: BTreeMap<&str, Absence> = BTreeMap::new();
    for Game { round, pairing, .. } in games {
        let missing: &[&String] = match pairing {
            Pairing::Game { white, winner: Winner::Black, forfeit: true, .. } => &[white],
            Pairing::Game { black, winner: Winner::White, forfeit: true, .. } => &[black],
            Pairing::Game { black, white, winner: Winner::Neither, forfeit: true } => &[black, white],
            Pairing::Absent { player } | Pairing::Suspended { player } => &[player],
            Pairing::Game { .. } | Pairing::Bye { .. } => &[],
        };
        for name in missing {
            let absence = absences.entry(name.as_str()).or_default();
            absence.suspended = suspended.get(name.as_str()).map(|&(from, _)| from);
            if absence.suspended.is_some_and(|from| *round >= from) {
                continue;
            }
            match pairing {
                Pairing::Absent { .. } => absence.asked.insert(*round),
                _ => absence.failed.insert(*round),
            };
        }
    }
    let players: BTreeSet<&str> = games.iter().flat_map(|game| game.pairing.players()).collect();
    let named = absences.into_iter().map(|(name, absence)| {
        let not_met = match absence.suspended {
            Some(_) => not_met(games, &players, name),
            None => Vec::new(),
        };
        Absence { name: name.to_owned(), not_met, ..absence }
    });
    named.collect()
}

fn not_met(games: &[Game], players: &BTreeSet<&str>, name: &str) -> Vec<String> {
    let met: BTreeSet<&str> = games
        .iter()
        .filter(|game| game.pairing.players().any(|player| player == name))
        .flat_map(|game| game.pairing.players())
        .collect();
    players
        .iter()
        .filter(|player| **player != name && !met.contains(*player))
        .map(|&p| p.to_owned())
        .collect()
}
