//! Who met whom, and how it ended.

use std::collections::BTreeSet;

use shuzi::score::HalfPoints;

use super::results::{Game, Pairing, Winner};
use super::{Byes, Forfeits, Readings};

/// The players by number, and their games.
pub(super) struct Field<'a> {
    /// In alphabetical order.
    pub names: Vec<&'a str>,
    /// Every game twice, once from either side.
    meetings: Vec<Meeting>,
    /// Players with a bye.
    byes: Vec<usize>,
}

struct Meeting {
    player: usize,
    opponent: usize,
    ended: Ended,
    /// Whether nothing was played.
    forfeit: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ended {
    Won,
    Drawn,
    Lost,
}

/// Sums of something over a player's opponents.
#[derive(Clone, Copy, Default)]
pub(super) struct Sums {
    pub defeated: HalfPoints,
    pub others: HalfPoints,
}

impl<'a> Field<'a> {
    pub(super) fn of(games: &'a [Game]) -> Field<'a> {
        let names: BTreeSet<&str> = games.iter().flat_map(|game| game.pairing.players()).collect();
        let mut field = Field { names: names.into_iter().collect(), meetings: Vec::new(), byes: Vec::new() };
        for game in games {
            field.add(&game.pairing);
        }
        field
    }

    fn add(&mut self, pairing: &Pairing) {
        let number = |name: &String| self.names.binary_search(&name.as_str()).ok();
        match pairing {
            Pairing::Bye { player } => self.byes.extend(number(player)),
            Pairing::Absent { .. } | Pairing::Suspended { .. } => {}
            Pairing::Game { black, white, winner, forfeit } => {
                let (Some(black), Some(white)) = (number(black), number(white)) else { return };
                let (of_black, of_white) = match winner {
                    Winner::Black => (Ended::Won, Ended::Lost),
                    Winner::White => (Ended::Lost, Ended::Won),
                    Winner::Both => (Ended::Drawn, Ended::Drawn),
                    Winner::Neither => (Ended::Lost, Ended::Lost),
                    Winner::Void => return,
                };
                let forfeit = *forfeit;
                self.meetings.push(Meeting { player: black, opponent: white, ended: of_black, forfeit });
                self.meetings.push(Meeting { player: white, opponent: black, ended: of_white, forfeit });
            }
        }
    }

    /// Everybody's number of games, byes left out.
    pub(super) fn games(&self) -> Vec<usize> {
        let mut games = vec![0; self.names.len()];
        for meeting in &self.meetings {
            if let Some(games) = games.get_mut(meeting.player) {
                *games += 1;
            }
        }
        games
    }

    /// Everybody's wins, with halves for draws and, where a bye is read as a win, a point for it.
    pub(super) fn won(&self, readings: Readings) -> Vec<HalfPoints> {
        let mut won = vec![HalfPoints::default(); self.names.len()];
        let byes =
            self.byes.iter().filter(|_| readings.byes == Byes::Point).map(|&player| (player, Ended::Won));
        for (player, ended) in self.meetings.iter().map(|meeting| (meeting.player, meeting.ended)).chain(byes)
        {
            if let Some(won) = won.get_mut(player) {
                *won = *won
                    + match ended {
                        Ended::Won => HalfPoints(2),
                        Ended::Drawn => HalfPoints(1),
                        Ended::Lost => HalfPoints(0),
                    };
            }
        }
        won
    }

    /// What everybody's opponents have of `points`, by whether they were defeated.
    pub(super) fn over_opponents(&self, points: &[HalfPoints], readings: Readings) -> Vec<Sums> {
        let mut sums = vec![Sums::default(); self.names.len()];
        let are_opponents = |meeting: &&Meeting| !meeting.forfeit || readings.forfeits == Forfeits::Defeated;
        for meeting in self.meetings.iter().filter(are_opponents) {
            if let (Some(sums), Some(&points)) = (sums.get_mut(meeting.player), points.get(meeting.opponent))
            {
                match meeting.ended {
                    Ended::Won => sums.defeated = sums.defeated + points,
                    Ended::Drawn | Ended::Lost => sums.others = sums.others + points,
                }
            }
        }
        sums
    }
}
