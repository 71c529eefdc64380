//! Players who did not play (Ing SST rules, article 8).

use std::collections::{BTreeMap, BTreeSet};

use super::results::{GameWinner, Pairing, ResultRow, find_suspensions};

/// A player's absences.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct PlayerAbsences {
    /// The name as given in the results.
    pub name: String,
    /// Rounds that the player lost by forfeit before any suspension.
    pub failed_to_appear: BTreeSet<u32>,
    /// Rounds in which the player was absent at their own request.
    pub excused: BTreeSet<u32>,
    /// The first round of the player's suspension.
    pub suspended_from: Option<u32>,
    /// Opponents whom a suspended player has not met; they win any game still to be played.
    pub not_met: Vec<String>,
}

impl PlayerAbsences {
    /// Returns the number of rounds that the player missed before any suspension.
    pub fn count(&self) -> usize {
        self.failed_to_appear.len() + self.excused.len()
    }

    /// Returns true if the player missed more rounds than the tournament allows and is not yet
    /// suspended.
    pub fn is_to_be_suspended(&self, allowed: usize) -> bool {
        self.suspended_from.is_none() && self.count() > allowed
    }
}

/// Finds the players who failed to appear, were absent or are suspended, in alphabetical order.
pub fn find_absences(games: &[ResultRow]) -> Vec<PlayerAbsences> {
    let suspensions = find_suspensions(games);
    let mut absences: BTreeMap<&str, PlayerAbsences> = BTreeMap::new();
    for ResultRow { round, pairing, .. } in games {
        let missing: &[&String] = match pairing {
            Pairing::Game {
                white,
                winner: GameWinner::Black,
                is_forfeit: true,
                ..
            } => &[white],
            Pairing::Game {
                black,
                winner: GameWinner::White,
                is_forfeit: true,
                ..
            } => &[black],
            Pairing::Game {
                black,
                white,
                winner: GameWinner::Neither,
                is_forfeit: true,
            } => &[black, white],
            Pairing::Absent { player } | Pairing::Suspended { player } => &[player],
            Pairing::Game { .. } | Pairing::Bye { .. } => &[],
        };
        for name in missing {
            let absence = absences.entry(name.as_str()).or_default();
            absence.suspended_from = suspensions.get(name.as_str()).map(|&(from, _)| from);
            if absence.suspended_from.is_some_and(|from| *round >= from) {
                continue;
            }
            match pairing {
                Pairing::Absent { .. } => absence.excused.insert(*round),
                _ => absence.failed_to_appear.insert(*round),
            };
        }
    }
    let players: BTreeSet<&str> = games
        .iter()
        .flat_map(|game| game.pairing.players())
        .collect();
    absences
        .into_iter()
        .map(|(name, absence)| {
            let not_met = match absence.suspended_from {
                Some(_) => find_players_not_met(games, &players, name),
                None => Vec::new(),
            };
            PlayerAbsences {
                name: name.to_owned(),
                not_met,
                ..absence
            }
        })
        .collect()
}

fn find_players_not_met(games: &[ResultRow], players: &BTreeSet<&str>, name: &str) -> Vec<String> {
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
