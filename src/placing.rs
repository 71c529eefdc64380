//! Placing: who comes first in a tournament (Ing SST rules, article 5).
//!
//! Primary points are wins. Ties are broken by A1, the primary points of the defeated opponents, then by A2,
//! those of the other opponents, then by B1 and B2, the same sums over the opponents' secondary points. Who
//! is tied in all of them shares a place.
//!
//! What the article leaves open is decided so:
//! * The opponents' secondary points are their A1, or A1 and A2 together ([`Secondary`]); [`table`] says when
//!   that matters to anybody.
//! * A draw is half a point for each, and neither has defeated the other.
//! * A win by forfeit is a win. A bye is a point without an opponent.
//! * An opponent counts once for every game.

mod field;
mod json;
mod results;
mod words;

pub use json::json;
pub use results::{Game, Pairing, ResultsError, Winner, read};
pub use words::text;

use std::collections::{BTreeMap, BTreeSet};

use crate::score::HalfPoints;

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

/// A tournament's order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What B1 and B2 are sums of.
    pub secondary: Secondary,
    /// Rounds of which there are results.
    pub rounds: usize,
    /// Games, byes left out.
    pub games: usize,
    /// Everybody, the first place first; who shares a place stands in alphabetical order.
    pub places: Vec<Placed>,
    /// Whose place is another one when secondary points are read the other way.
    pub otherwise: Vec<Otherwise>,
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

/// A place that hangs on what secondary points are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Otherwise {
    /// The player.
    pub name: String,
    /// The place in the table.
    pub place: usize,
    /// The place when secondary points are read the other way.
    pub otherwise: usize,
}

/// The order after these games.
pub fn table(games: &[Game], secondary: Secondary) -> Table {
    let places = order(games, secondary);
    let others = order(games, secondary.other());
    let place_otherwise: BTreeMap<&str, usize> =
        others.iter().map(|placed| (placed.name.as_str(), placed.place)).collect();
    let otherwise = places.iter().filter_map(|placed| {
        let &otherwise = place_otherwise.get(placed.name.as_str())?;
        let Placed { place, name, .. } = placed;
        (otherwise != *place).then(|| Otherwise { name: name.clone(), place: *place, otherwise })
    });
    let rounds: BTreeSet<u32> = games.iter().map(|game| game.round).collect();
    Table {
        secondary,
        rounds: rounds.len(),
        games: games.iter().filter(|game| matches!(game.pairing, Pairing::Game { .. })).count(),
        otherwise: otherwise.collect(),
        places,
    }
}

fn order(games: &[Game], secondary: Secondary) -> Vec<Placed> {
    let field = Field::of(games);
    let primary = field.won();
    let a = field.over_opponents(&primary);
    let secondary: Vec<HalfPoints> = match secondary {
        Secondary::A1 => a.iter().map(|sums| sums.defeated).collect(),
        Secondary::A1AndA2 => a.iter().map(|sums| sums.defeated + sums.others).collect(),
    };
    let b = field.over_opponents(&secondary);
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
