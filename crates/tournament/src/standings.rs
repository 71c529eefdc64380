//! Standings: the final order of a tournament (Ing SST rules, article 5).
//!
//! Primary points are wins. Ties are broken by A1, the sum of the primary points of the opponents
//! that a player defeated, then by A2, the same sum over the other opponents, then by B1 and B2,
//! the same sums over the opponents' secondary points. Players who are tied in all of them share a
//! place.
//!
//! The article leaves some cases open. They are settled as follows:
//! * Three gaps can be read in two ways each, and the tournament chooses ([`Interpretation`]).
//!   [`compute_standings`] also lists the players whose place the other reading would change.
//! * A draw gives each player half a point, and neither has defeated the other.
//! * If both players lose, neither gets a point, and neither has defeated the other.
//! * A game without a result (`void`) does not count as a game.
//! * An opponent counts once for every game played.
//!
//! A player who fails to appear, or who asks to be absent too often, is suspended and loses the
//! remaining games (article 8); earlier results stand. [`Standings::absences`] lists every absence.

mod absence;
mod cross_table;
mod json;
mod results;
mod words;

pub use absence::{PlayerAbsences, find_absences};
pub use json::format_json;
pub use results::{GameWinner, Pairing, ResultRow, ResultsError, read_results};
pub use words::format_text;

use std::collections::{BTreeMap, BTreeSet};

use shuzi::score::HalfPoints;

use cross_table::CrossTable;

/// The definition of an opponent's secondary points, which B1 and B2 add up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Secondary {
    /// A1. In a round robin, A1 and A2 together would break no tie: their sum is all points of the
    /// tournament less the player's own.
    #[default]
    A1,
    /// A1 and A2 together.
    A1AndA2,
}

impl Secondary {
    /// Returns the other reading.
    #[must_use]
    pub const fn other(self) -> Secondary {
        match self {
            Secondary::A1 => Secondary::A1AndA2,
            Secondary::A1AndA2 => Secondary::A1,
        }
    }

    /// Returns the name on the command line and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Secondary::A1 => "a1",
            Secondary::A1AndA2 => "a1+a2",
        }
    }
}

/// The treatment of a game that a player failed to appear for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Forfeits {
    /// The player who failed to appear has lost (article 8) and counts as a defeated opponent.
    #[default]
    Defeated,
    /// The two players did not meet: neither counts in the other's sums.
    NotMet,
}

/// The value of a bye, which the article does not mention.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Byes {
    /// A point without an opponent.
    #[default]
    Point,
    /// No point: article 5 gives points only for games that were won.
    Nothing,
}

/// The chosen reading of each gap in article 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Interpretation {
    /// The points that B1 and B2 add up.
    pub secondary: Secondary,
    /// The treatment of forfeits.
    pub forfeits: Forfeits,
    /// The value of a bye.
    pub byes: Byes,
}

/// A gap in article 5 that can be read in two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// [`Interpretation::secondary`].
    Secondary,
    /// [`Interpretation::forfeits`].
    Forfeits,
    /// [`Interpretation::byes`].
    Byes,
}

impl Gap {
    /// All gaps.
    pub const ALL: [Gap; 3] = [Gap::Secondary, Gap::Forfeits, Gap::Byes];

    /// Returns the name of the command-line option and of the JSON field.
    pub const fn name(self) -> &'static str {
        match self {
            Gap::Secondary => "secondary",
            Gap::Forfeits => "forfeits",
            Gap::Byes => "byes",
        }
    }
}

impl Interpretation {
    /// Returns the readings with one gap read the other way.
    #[must_use]
    pub const fn with_other(self, gap: Gap) -> Interpretation {
        match gap {
            Gap::Secondary => Interpretation {
                secondary: self.secondary.other(),
                ..self
            },
            Gap::Forfeits => Interpretation {
                forfeits: match self.forfeits {
                    Forfeits::Defeated => Forfeits::NotMet,
                    Forfeits::NotMet => Forfeits::Defeated,
                },
                ..self
            },
            Gap::Byes => Interpretation {
                byes: match self.byes {
                    Byes::Point => Byes::Nothing,
                    Byes::Nothing => Byes::Point,
                },
                ..self
            },
        }
    }

    /// Returns the name of the reading chosen for a gap, as on the command line and in JSON.
    pub const fn name(self, gap: Gap) -> &'static str {
        match gap {
            Gap::Secondary => self.secondary.name(),
            Gap::Forfeits => match self.forfeits {
                Forfeits::Defeated => "defeated",
                Forfeits::NotMet => "not-met",
            },
            Gap::Byes => match self.byes {
                Byes::Point => "point",
                Byes::Nothing => "nothing",
            },
        }
    }
}

/// The order of a tournament's players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The reading of the article that the order is based on.
    pub interpretation: Interpretation,
    /// Number of rounds that have results.
    pub rounds: usize,
    /// Number of games, without byes.
    pub games: usize,
    /// All players by place; those who share a place are in alphabetical order.
    pub places: Vec<Standing>,
    /// For each gap that matters, the players whose place changes if it is read the other way.
    pub place_changes: Vec<(Gap, Vec<PlaceChange>)>,
    /// Players who failed to appear, were absent or were suspended, in alphabetical order.
    pub absences: Vec<PlayerAbsences>,
}

/// A player's place and points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The place, from 1. After a shared place, as many places are skipped.
    pub place: usize,
    /// The name as given in the results.
    pub name: String,
    /// Number of games, without byes.
    pub games: usize,
    /// The points that decide the place.
    pub points: TieBreakPoints,
}

/// The points that decide a place, compared in the order of the fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct TieBreakPoints {
    /// Wins, with halves for draws.
    pub primary: HalfPoints,
    /// Primary points of the defeated opponents (SODOS).
    pub a1: HalfPoints,
    /// Primary points of the other opponents.
    pub a2: HalfPoints,
    /// Secondary points of the defeated opponents.
    pub b1: HalfPoints,
    /// Secondary points of the other opponents.
    pub b2: HalfPoints,
}

/// A player whose place depends on the reading of a gap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceChange {
    /// The player's name.
    pub name: String,
    /// The place in the standings.
    pub place: usize,
    /// The place if the gap is read the other way.
    pub other_place: usize,
}

/// Computes the standings after these results.
pub fn compute_standings(games: &[ResultRow], interpretation: Interpretation) -> Standings {
    let places = rank_players(games, interpretation);
    let mut place_changes = Vec::new();
    // Only one gap at a time is read the other way, so that the tournament sees what each choice
    // decides.
    for gap in Gap::ALL {
        let other_places = rank_players(games, interpretation.with_other(gap));
        let changes = find_place_changes(&places, &other_places);
        if !changes.is_empty() {
            place_changes.push((gap, changes));
        }
    }
    let rounds: BTreeSet<u32> = games.iter().map(|game| game.round).collect();
    Standings {
        interpretation,
        rounds: rounds.len(),
        games: games
            .iter()
            .filter(|game| matches!(game.pairing, Pairing::Game { .. }))
            .count(),
        place_changes,
        places,
        absences: find_absences(games),
    }
}

/// Finds the players who have a different place in `others`.
fn find_place_changes(places: &[Standing], others: &[Standing]) -> Vec<PlaceChange> {
    let other_places: BTreeMap<&str, usize> = others
        .iter()
        .map(|other| (other.name.as_str(), other.place))
        .collect();
    let mut changes = Vec::new();
    for Standing { place, name, .. } in places {
        if let Some(&other_place) = other_places.get(name.as_str())
            && other_place != *place
        {
            changes.push(PlaceChange {
                name: name.clone(),
                place: *place,
                other_place,
            });
        }
    }
    changes
}

/// Sorts the players by their points and gives each a place.
fn rank_players(games: &[ResultRow], interpretation: Interpretation) -> Vec<Standing> {
    // Each kind of points is a sum over the kind before: A1 and A2 over primary points, B1 and B2
    // over secondary points, which are A1 or the sum of both.
    let cross_table = CrossTable::from_results(games);
    let primary = cross_table.primary_points(interpretation);
    let a = cross_table.sum_over_opponents(&primary, interpretation);
    let secondary: Vec<HalfPoints> = match interpretation.secondary {
        Secondary::A1 => a.iter().map(|sums| sums.defeated).collect(),
        Secondary::A1AndA2 => a.iter().map(|sums| sums.defeated + sums.others).collect(),
    };
    let b = cross_table.sum_over_opponents(&secondary, interpretation);
    let points = primary
        .into_iter()
        .zip(a)
        .zip(b)
        .map(|((primary, a), b)| TieBreakPoints {
            primary,
            a1: a.defeated,
            a2: a.others,
            b1: b.defeated,
            b2: b.others,
        });
    let mut players: Vec<(TieBreakPoints, &str, usize)> = points
        .zip(&cross_table.names)
        .zip(cross_table.count_games())
        .map(|((points, &name), games)| (points, name, games))
        .collect();
    // The most points first; players who share a place are in alphabetical order.
    players.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(b.1)));
    players
        .iter()
        .map(|&(points, name, games)| {
            let players_ahead = players.partition_point(|(other, ..)| *other > points);
            Standing {
                place: 1 + players_ahead,
                name: name.to_owned(),
                games,
                points,
            }
        })
        .collect()
}
