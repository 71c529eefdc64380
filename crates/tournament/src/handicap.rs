//! Handicap: what two grades come to (Ing SST rules, article 6).
//!
//! A Ping, a professional grade, is a quarter of a move or 2 points, a Tuan half a move or 4 points. Black gives White 8
//! points in an even game, half of the 16 that the first move is worth. A difference is made up by compensation points as
//! far as it is a fraction of a move, and by handicap moves from two moves on: in a handicap of one move Black plays, White
//! has to pass, and Black plays again.
//!
//! What the article leaves open has more than one reading here, and a person chooses ([`handicap`]):
//!
//! * what a Chi comes to: it says nothing ([`Scale::chi`]);
//! * where the scale of the Pings meets that of the Tuans ([`Scale::ninth_ping`]);
//! * what a handicap move comes to, and whether the 8 points of the even game stay ([`Basis`]).

mod grade;
mod json;
mod words;

pub use grade::{Grade, GradeError};
pub use json::json;
pub use words::text;

use shuzi::color::Color;
use shuzi::language::{Message, ToMessage};
use shuzi::score::HalfPoints;

/// Points that Black gives White in an even game.
const EVEN_GAME: i32 = 8;

/// Points that the first move is worth.
const FIRST_MOVE: i32 = 16;

/// Points of a move of difference: a quarter of one is 2.
const MOVE: i32 = 8;

/// From this difference on handicap moves are used: two moves.
const FROM_HANDICAP_MOVES: i32 = 2 * MOVE;

/// Points of a Ping and of a Tuan.
const PING: i32 = 2;
const TUAN: i32 = 4;

/// What the article does not say of the grades.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Scale {
    /// Points of a Chi; `None` when nobody said.
    pub chi: Option<i32>,
    /// The Tuan, 1 to 9, that is as strong as the lowest Ping; `None` when nobody said.
    pub ninth_ping: Option<u8>,
}

/// What two grades come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handicap {
    /// The grade of the player who was to have Black.
    pub black: Grade,
    /// The grade of the player who was to have White.
    pub white: Grade,
    /// Who of the two is stronger and takes White; `None` for an even game, in which the colours are chosen.
    pub stronger: Option<Color>,
    /// The ways in which the grades can be compared; more than one where the article does not say what a Chi comes to.
    pub readings: Vec<Reading>,
}

/// A difference, and the games that make it up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Points of a Chi, where a grade is one.
    pub chi: Option<i32>,
    /// By how many points the players differ: four times the quarters of a move.
    pub points: i32,
    /// The game by each reading of handicap moves; one where all agree.
    pub games: Vec<Game>,
}

/// A game in which both have the same chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// What it is worked out from.
    pub basis: Basis,
    /// Handicap moves: how often White has to pass at the beginning.
    pub handicap_moves: u32,
    /// Points that Black gives White; below zero, White gives Black.
    pub compensation: HalfPoints,
}

/// How handicap moves are worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// Less than two moves: compensation alone, of which the article leaves nothing open.
    Compensation,
    /// A handicap move for every full move, and the 8 points of the even game stay.
    MovesWithEvenPoints,
    /// A handicap move for every full move, and no points but the fraction's.
    MovesAlone,
    /// A handicap move for every 16 points, as much as the first move is worth, and the 8 points stay.
    Points,
}

impl Basis {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Basis::Compensation => "compensation",
            Basis::MovesWithEvenPoints => "moves_with_even_points",
            Basis::MovesAlone => "moves_alone",
            Basis::Points => "points",
        }
    }
}

impl Game {
    /// Black's stones on the board before White's first: with handicap moves one more than those.
    pub fn black_stones(&self) -> u32 {
        if self.handicap_moves == 0 { 0 } else { self.handicap_moves + 1 }
    }
}

impl Handicap {
    /// Returns true if the article leaves open how to play.
    pub fn is_open(&self) -> bool {
        let games = self.readings.first().map(|reading| &reading.games);
        games.is_none_or(|games| games.len() > 1)
            || self.readings.iter().any(|reading| Some(&reading.games) != games)
    }
}

/// Why two grades cannot be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum HandicapError {
    /// One is a Ping, the other not.
    Scales,
}

impl ToMessage for HandicapError {
    fn to_message(&self) -> Message {
        match self {
            HandicapError::Scales => Message::new("error-no-ninth-ping"),
        }
    }
}

/// Works out the game between players of two grades.
///
/// # Errors
/// [`HandicapError::Scales`] where a Ping meets another grade, and nobody said where their scales meet.
pub fn handicap(black: Grade, white: Grade, scale: Scale) -> Result<Handicap, HandicapError> {
    let has_chi = [black, white].iter().any(|grade| matches!(grade, Grade::Chi(_)));
    // As half a move like a Tuan, or as a full move.
    let chis: Vec<Option<i32>> = match (has_chi, scale.chi) {
        (false, _) => vec![None],
        (true, Some(chi)) => vec![Some(chi)],
        (true, None) => vec![Some(TUAN), Some(MOVE)],
    };
    let mut readings = Vec::new();
    let mut stronger = None;
    for chi in chis {
        let difference = strength(white, black, scale, chi)? - strength(black, white, scale, chi)?;
        stronger = match difference {
            0 => None,
            1.. => Some(Color::White),
            _ => Some(Color::Black),
        };
        let points = difference.abs();
        readings.push(Reading { chi, points, games: games(points) });
    }
    Ok(Handicap { black, white, stronger, readings })
}

/// The strength of a grade in points above 1 Tuan, or above the lowest Ping where both grades are Pings.
fn strength(grade: Grade, other: Grade, scale: Scale, chi: Option<i32>) -> Result<i32, HandicapError> {
    let tuan = |number: u8| TUAN * (i32::from(number) - 1);
    Ok(match (grade, other) {
        (Grade::Ping(number), Grade::Ping(_)) => PING * (9 - i32::from(number)),
        (Grade::Ping(number), _) => {
            let lowest = scale.ninth_ping.ok_or(HandicapError::Scales)?;
            tuan(lowest) + PING * (9 - i32::from(number))
        }
        (Grade::Tuan(number), _) => tuan(number),
        (Grade::Chi(number), _) => -chi.unwrap_or_default() * i32::from(number),
    })
}

/// The games that make up a difference of so many points.
fn games(points: i32) -> Vec<Game> {
    let game = |basis, moves: i32, compensation| Game {
        basis,
        handicap_moves: u32::try_from(moves).unwrap_or_default(),
        compensation: HalfPoints::from_points(compensation),
    };
    if points < FROM_HANDICAP_MOVES {
        return vec![game(Basis::Compensation, 0, EVEN_GAME - points)];
    }
    let (moves, fraction) = (points / MOVE, points % MOVE);
    vec![
        game(Basis::MovesWithEvenPoints, moves, EVEN_GAME - fraction),
        game(Basis::MovesAlone, moves, -fraction),
        game(Basis::Points, points / FIRST_MOVE, EVEN_GAME - points % FIRST_MOVE),
    ]
}

#[cfg(test)]
mod tests {
    use super::Grade::{Chi, Ping, Tuan};
    use super::*;

    /// Handicap moves and compensation in each reading.
    fn played(black: Grade, white: Grade) -> Vec<(u32, i32)> {
        let handicap = handicap(black, white, Scale::default()).unwrap();
        let games = handicap.readings.into_iter().flat_map(|reading| reading.games);
        games.map(|game| (game.handicap_moves, game.compensation.0 / 2)).collect()
    }

    #[test]
    fn fractions_of_a_move_are_made_up_by_compensation() {
        assert_eq!(played(Tuan(5), Tuan(5)), [(0, 8)]);
        assert_eq!(played(Ping(9), Ping(8)), [(0, 6)]);
        assert_eq!(played(Tuan(4), Tuan(5)), [(0, 4)]);
        // One move: Black without compensation; one and a half: White gives Black 4 points.
        assert_eq!(played(Tuan(3), Tuan(5)), [(0, 0)]);
        assert_eq!(played(Tuan(2), Tuan(5)), [(0, -4)]);
        assert_eq!(played(Ping(9), Ping(2)), [(0, -6)]);
    }

    #[test]
    fn handicap_moves_begin_at_two_moves_and_have_three_readings() {
        assert_eq!(played(Ping(9), Ping(1)), [(2, 8), (2, 0), (1, 8)]);
        assert_eq!(played(Tuan(3), Tuan(7)), [(2, 8), (2, 0), (1, 8)]);
        assert_eq!(played(Tuan(1), Tuan(6)), [(2, 4), (2, -4), (1, 4)]);
        assert_eq!(played(Tuan(1), Tuan(9)), [(4, 8), (4, 0), (2, 8)]);
    }

    #[test]
    fn a_chi_has_two_readings_unless_somebody_says() {
        assert_eq!(played(Chi(1), Tuan(1)), [(0, 4), (0, 0)]);
        let stated = Scale { chi: Some(8), ninth_ping: None };
        let handicap = handicap(Chi(3), Chi(2), stated).unwrap();
        assert_eq!(handicap.readings.len(), 1);
        assert!(!handicap.is_open());
        assert!(super::handicap(Chi(3), Chi(2), Scale::default()).unwrap().is_open());
        assert!(!super::handicap(Chi(3), Chi(3), Scale::default()).unwrap().is_open());
    }

    #[test]
    fn pings_and_tuans_meet_where_somebody_says() {
        assert_eq!(super::handicap(Tuan(7), Ping(9), Scale::default()), Err(HandicapError::Scales));
        let stated = Scale { chi: None, ninth_ping: Some(7) };
        assert_eq!(super::handicap(Tuan(7), Ping(9), stated).unwrap().stronger, None);
        assert_eq!(super::handicap(Tuan(6), Ping(8), stated).unwrap().readings[0].points, 4 + 2);
        assert_eq!(super::handicap(Ping(9), Tuan(9), stated).unwrap().stronger, Some(Color::White));
    }

    #[test]
    fn the_stronger_player_is_told() {
        assert_eq!(super::handicap(Tuan(7), Tuan(3), Scale::default()).unwrap().stronger, Some(Color::Black));
    }
}
