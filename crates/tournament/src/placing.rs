//! Placing: who comes first in a tournament (Ing SST rules, article 5).
//!
//! Primary points are wins. Ties are broken by A1, the primary points of the defeated opponents, then by A2,
//! those of the other opponents, then by B1 and B2, the same sums over the opponents' secondary points. Who
//! is tied in all of them shares a place.
//!
//! What the article leaves open is decided so:
//! * Three of its gaps have two readings each, which a tournament chooses ([`Readings`]); [`table`] says whom the other
//!   reading would place differently.
//! * A draw is half a point for each, and neither has defeated the other.
//! * When both lose, neither has a point, and each is the other's opponent who was not defeated.
//! * A game without result (`void`) is no game.
//! * An opponent counts once for every game.
//!
//! Who fails to appear, or asks for absence too often, is suspended and loses the remaining games (article 8); results
//! before that stand. [`Table::absences`] tells who was away and how often.

mod absence;
mod field;
mod json;
mod results;
mod words;

pub use absence::{Absence, absences};
pub use json::json;
pub use results::{Game, Pairing, ResultsError, Winner, read};
pub use words::text;

use std::collections::{BTreeMap, BTreeSet};

use shuzi::score::HalfPoints;

use field::Field;

/// What the secondary points of an opponent are, of which B1 and B2 are sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Secondary {
    /// A1. Where everybody meets everybody, A1 and A2 together would decide nothing: they are all points of
    /// the tournament less one's own.
    #[default]
    A1,
    /// A1 and A2 together.
    A1AndA2,
}

impl Secondary {
    /// The other reading.
    #[must_use]
    pub const fn other(self) -> Secondary {
        match self {
            Secondary::A1 => Secondary::A1AndA2,
            Secondary::A1AndA2 => Secondary::A1,
        }
    }

    /// The name on the command line and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Secondary::A1 => "a1",
            Secondary::A1AndA2 => "a1+a2",
        }
    }
}

/// Whether a game that a player failed to appear for makes opponents of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Forfeits {
    /// It does: the player who failed to appear has lost the game (article 8), and is a defeated opponent.
    #[default]
    Defeated,
    /// It does not: nobody was defeated, and the two are in none of each other's sums.
    NotMet,
}

/// What a bye is, of which the article says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Byes {
    /// A point without an opponent.
    #[default]
    Point,
    /// No point: article 5 gives points for games that were won.
    Nothing,
}

/// How the gaps of article 5 are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Readings {
    /// What B1 and B2 are sums of.
    pub secondary: Secondary,
    /// Whether a forfeit makes opponents.
    pub forfeits: Forfeits,
    /// What a bye is.
    pub byes: Byes,
}

/// One of the gaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// [`Readings::secondary`].
    Secondary,
    /// [`Readings::forfeits`].
    Forfeits,
    /// [`Readings::byes`].
    Byes,
}

impl Gap {
    /// All of them.
    pub const ALL: [Gap; 3] = [Gap::Secondary, Gap::Forfeits, Gap::Byes];

    /// The name of the option and of the JSON's field.
    pub const fn name(self) -> &'static str {
        match self {
            Gap::Secondary => "secondary",
            Gap::Forfeits => "forfeits",
            Gap::Byes => "byes",
        }
    }
}

impl Readings {
    /// Returns the readings with one gap read the other way.
    #[must_use]
    pub const fn with_other(self, gap: Gap) -> Readings {
        match gap {
            Gap::Secondary => Readings { secondary: self.secondary.other(), ..self },
            Gap::Forfeits => Readings {
                forfeits: match self.forfeits {
                    Forfeits::Defeated => Forfeits::NotMet,
                    Forfeits::NotMet => Forfeits::Defeated,
                },
                ..self
            },
            Gap::Byes => Readings {
                byes: match self.byes {
                    Byes::Point => Byes::Nothing,
                    Byes::Nothing => Byes::Point,
                },
                ..self
            },
        }
    }

    /// How one gap is read, as on the command line and in JSON.
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

/// A tournament's order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// How what the article leaves open was read.
    pub readings: Readings,
    /// Rounds of which there are results.
    pub rounds: usize,
    /// Games, byes left out.
    pub games: usize,
    /// Everybody, the first place first; who shares a place stands in alphabetical order.
    pub places: Vec<Placed>,
    /// Whose place is another one when one gap is read the other way; only gaps that make a difference.
    pub otherwise: Vec<(Gap, Vec<Otherwise>)>,
    /// Who failed to appear, was absent or suspended, in alphabetical order.
    pub absences: Vec<Absence>,
}

/// A player's place and points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// From 1; after a shared place as many places are left out.
    pub place: usize,
    /// As given.
    pub name: String,
    /// Games, byes left out.
    pub games: usize,
    /// What the order rests on.
    pub points: Points,
}

/// What an order rests on, in the order in which it is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Points {
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

/// A place that depends on how a gap is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Otherwise {
    /// The player.
    pub name: String,
    /// The place in the table.
    pub place: usize,
    /// The place when it is read the other way.
    pub otherwise: usize,
}

/// The order after these games.
pub fn table(games: &[Game], readings: Readings) -> Table {
    let places = order(games, readings);
    let moved = |gap: Gap| {
        let moved = moved(&places, &order(games, readings.with_other(gap)));
        (!moved.is_empty()).then_some((gap, moved))
    };
    let otherwise = Gap::ALL.into_iter().filter_map(moved).collect();
    let rounds: BTreeSet<u32> = games.iter().map(|game| game.round).collect();
    Table {
        readings,
        rounds: rounds.len(),
        games: games.iter().filter(|game| matches!(game.pairing, Pairing::Game { .. })).count(),
        otherwise,
        places,
        absences: absences(games),
    }
}

/// Who has another place among `others`.
fn moved(places: &[Placed], others: &[Placed]) -> Vec<Otherwise> {
    let place_otherwise: BTreeMap<&str, usize> =
        others.iter().map(|placed| (placed.name.as_str(), placed.place)).collect();
    let moved = places.iter().filter_map(|placed| {
        let &otherwise = place_otherwise.get(placed.name.as_str())?;
        let Placed { place, name, .. } = placed;
        (otherwise != *place).then(|| Otherwise { name: name.clone(), place: *place, otherwise })
    });
    moved.collect()
}

fn order(games: &[Game], readings: Readings) -> Vec<Placed> {
    let field = Field::of(games);
    let primary = field.won(readings);
    let a = field.over_opponents(&primary, readings);
    let secondary: Vec<HalfPoints> = match readings.secondary {
        Secondary::A1 => a.iter().map(|sums| sums.defeated).collect(),
        Secondary::A1AndA2 => a.iter().map(|sums| sums.defeated + sums.others).collect(),
    };
    let b = field.over_opponents(&secondary, readings);
    let points = primary.into_iter().zip(a).zip(b).map(|((primary, a), b)| Points {
        primary,
        a1: a.defeated,
        a2: a.others,
        b1: b.defeated,
        b2: b.others,
    });
    let mut players: Vec<(Points, &str, usize)> = points
        .zip(&field.names)
        .zip(field.games())
        .map(|((points, &name), games)| (points, name, games))
        .collect();
    players.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(b.1)));
    let place = |points: &Points| 1 + players.partition_point(|(better, ..)| better > points);
    let placed = players.iter();
    placed
        .map(|(points, name, games)| Placed {
            place: place(points),
            name: (*name).to_owned(),
            games: *games,
            points: *points,
        })
        .collect()
}
