//! The cross table: which players met, and the outcome of each game.

use std::collections::BTreeSet;

use shuzi::score::HalfPoints;

use super::results::{GameWinner, Pairing, ResultRow};
use super::{Byes, Forfeits, Interpretation};

/// The players, numbered in alphabetical order, and their games.
pub(super) struct CrossTable<'a> {
    /// The players' names; a player's number is the index.
    pub names: Vec<&'a str>,
    /// Every game twice, once from each player's side.
    meetings: Vec<Meeting>,
    /// Numbers of the players with a bye, once for every bye.
    byes: Vec<usize>,
}

struct Meeting {
    player: usize,
    opponent: usize,
    outcome: GameOutcome,
    /// True if the game was not played because somebody failed to appear.
    is_forfeit: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum GameOutcome {
    Won,
    Drawn,
    Lost,
}

/// Sums of points over a player's opponents.
#[derive(Clone, Copy, Default)]
pub(super) struct OpponentSums {
    pub defeated: HalfPoints,
    pub others: HalfPoints,
}

impl<'a> CrossTable<'a> {
    /// Builds the cross table of all results.
    pub(super) fn from_results(games: &'a [ResultRow]) -> CrossTable<'a> {
        let names: BTreeSet<&str> = games
            .iter()
            .flat_map(|game| game.pairing.players())
            .collect();
        let mut cross_table = CrossTable {
            names: names.into_iter().collect(),
            meetings: Vec::new(),
            byes: Vec::new(),
        };
        for game in games {
            cross_table.add(&game.pairing);
        }
        cross_table
    }

    fn add(&mut self, pairing: &Pairing) {
        match pairing {
            Pairing::Bye { player } => self.byes.extend(self.find_player(player)),
            Pairing::Absent { .. } | Pairing::Suspended { .. } => {}
            Pairing::Game {
                black,
                white,
                winner,
                is_forfeit,
            } => {
                let (Some(black), Some(white)) = (self.find_player(black), self.find_player(white))
                else {
                    return;
                };
                let (black_outcome, white_outcome) = match winner {
                    GameWinner::Black => (GameOutcome::Won, GameOutcome::Lost),
                    GameWinner::White => (GameOutcome::Lost, GameOutcome::Won),
                    GameWinner::Both => (GameOutcome::Drawn, GameOutcome::Drawn),
                    GameWinner::Neither => (GameOutcome::Lost, GameOutcome::Lost),
                    GameWinner::Void => return,
                };
                let is_forfeit = *is_forfeit;
                self.meetings.extend([
                    Meeting {
                        player: black,
                        opponent: white,
                        outcome: black_outcome,
                        is_forfeit,
                    },
                    Meeting {
                        player: white,
                        opponent: black,
                        outcome: white_outcome,
                        is_forfeit,
                    },
                ]);
            }
        }
    }

    fn find_player(&self, name: &str) -> Option<usize> {
        self.names.binary_search(&name).ok()
    }

    /// Returns each player's number of games, without byes.
    pub(super) fn count_games(&self) -> Vec<usize> {
        let mut games = vec![0; self.names.len()];
        for meeting in &self.meetings {
            if let Some(games) = games.get_mut(meeting.player) {
                *games += 1;
            }
        }
        games
    }

    /// Returns each player's primary points: a point for a win, half a point for a draw and, if the
    /// tournament chose so, a point for a bye.
    pub(super) fn primary_points(&self, interpretation: Interpretation) -> Vec<HalfPoints> {
        let mut primary = vec![HalfPoints::default(); self.names.len()];
        let mut add = |player: usize, points: HalfPoints| {
            if let Some(sum) = primary.get_mut(player) {
                *sum = *sum + points;
            }
        };
        for meeting in &self.meetings {
            let points = match meeting.outcome {
                GameOutcome::Won => HalfPoints(2),
                GameOutcome::Drawn => HalfPoints(1),
                GameOutcome::Lost => HalfPoints(0),
            };
            add(meeting.player, points);
        }
        if interpretation.byes == Byes::Point {
            for &player in &self.byes {
                add(player, HalfPoints(2));
            }
        }
        primary
    }

    /// Sums the opponents' `points` for each player, defeated opponents apart from the others.
    pub(super) fn sum_over_opponents(
        &self,
        points: &[HalfPoints],
        interpretation: Interpretation,
    ) -> Vec<OpponentSums> {
        let mut sums = vec![OpponentSums::default(); self.names.len()];
        for meeting in &self.meetings {
            if meeting.is_forfeit && interpretation.forfeits == Forfeits::NotMet {
                continue;
            }
            if let (Some(sums), Some(&points)) =
                (sums.get_mut(meeting.player), points.get(meeting.opponent))
            {
                match meeting.outcome {
                    GameOutcome::Won => sums.defeated = sums.defeated + points,
                    GameOutcome::Drawn | GameOutcome::Lost => sums.others = sums.others + points,
                }
            }
        }
        sums
    }
}
