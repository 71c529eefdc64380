//! Handicap: the game between players of two grades (Ing SST rules, article 6).
//!
//! A Ping, a professional grade, is worth a quarter of a move or 2 points, a Tuan half a move or 4
//! points. In an even game Black gives White 8 points, half of the 16 that the first move is worth.
//! Compensation points make up for differences of less than two moves and for fractions of a move;
//! from two moves on there are handicap moves: for each, Black plays, White has to pass, and Black
//! plays again.
//!
//! Where the article leaves something open, [`compute_handicap`] returns every reading, and the
//! players choose:
//!
//! * the points per Chi, which it does not state ([`GradeScale::points_per_chi`]);
//! * the Tuan that equals the lowest Ping ([`GradeScale::ninth_ping`]);
//! * the worth of a handicap move, and whether the 8 points of the even game stay
//!   ([`HandicapBasis`]).

mod grade;
mod json;
mod words;

pub use grade::{Grade, GradeError};
pub use json::format_json;
pub use words::format_text;

use shuzi::color::Color;
use shuzi::language::{Message, ToMessage};
use shuzi::score::HalfPoints;

/// Points that Black gives White in an even game.
const EVEN_GAME_POINTS: i32 = 8;

/// Points that the first move is worth.
const FIRST_MOVE_POINTS: i32 = 16;

/// Points per move of difference: a quarter of a move is 2.
const POINTS_PER_MOVE: i32 = 8;

/// The smallest difference, in points, that handicap moves make up for: two moves.
const MINIMUM_FOR_HANDICAP_MOVES: i32 = 2 * POINTS_PER_MOVE;

/// Points per Ping.
const POINTS_PER_PING: i32 = 2;

/// Points per Tuan.
const POINTS_PER_TUAN: i32 = 4;

/// The facts about grades that the article does not state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct GradeScale {
    /// Points per Chi, if stated.
    pub points_per_chi: Option<i32>,
    /// The Tuan, 1 to 9, that is as strong as the lowest Ping, if stated.
    pub ninth_ping: Option<u8>,
}

/// The handicap between two grades.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handicap {
    /// The grade of the player who was to have Black.
    pub black: Grade,
    /// The grade of the player who was to have White.
    pub white: Grade,
    /// The stronger player, who takes White; `None` for an even game, in which the colours are
    /// chosen.
    pub stronger: Option<Color>,
    /// The possible differences between the grades; more than one if the points per Chi are
    /// unknown.
    pub readings: Vec<GradeDifference>,
}

/// The difference between two grades, and the games that make up for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GradeDifference {
    /// Points per Chi, if one of the grades is a Chi.
    pub points_per_chi: Option<i32>,
    /// The difference in points, not negative.
    pub points: i32,
    /// The game by each reading of handicap moves; a single one if all agree.
    pub games: Vec<HandicapGame>,
}

/// A game in which both players have the same chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandicapGame {
    /// The reading that the game follows.
    pub basis: HandicapBasis,
    /// Number of handicap moves, that is, of White's passes at the beginning.
    pub handicap_moves: u32,
    /// Points that Black gives White, negative if White gives Black points.
    pub compensation: HalfPoints,
}

/// A reading of the article's sentences on handicap moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandicapBasis {
    /// Compensation alone, for less than two moves; the article leaves nothing open here.
    Compensation,
    /// A handicap move for every full move, and the 8 points of the even game stay.
    MovesWithEvenPoints,
    /// A handicap move for every full move, and points only for the fraction.
    MovesAlone,
    /// A handicap move for every 16 points, the worth of the first move, and the 8 points stay.
    Points,
}

impl HandicapBasis {
    /// Returns the name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            HandicapBasis::Compensation => "compensation",
            HandicapBasis::MovesWithEvenPoints => "moves_with_even_points",
            HandicapBasis::MovesAlone => "moves_alone",
            HandicapBasis::Points => "points",
        }
    }
}

impl HandicapGame {
    /// Returns the number of Black's stones before White's first: one more than the handicap moves,
    /// if there are any.
    pub fn black_stones(&self) -> u32 {
        if self.handicap_moves == 0 {
            0
        } else {
            self.handicap_moves + 1
        }
    }
}

impl Handicap {
    /// Returns true if the article leaves open how to play.
    pub fn is_open(&self) -> bool {
        match self.readings.split_first() {
            None => true,
            Some((first, others)) => {
                first.games.len() > 1 || others.iter().any(|other| other.games != first.games)
            }
        }
    }
}

/// The reason why two grades cannot be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum HandicapError {
    /// One grade is a Ping, the other is not, and it is not stated how their scales meet.
    DifferentScales,
}

impl ToMessage for HandicapError {
    fn to_message(&self) -> Message {
        match self {
            HandicapError::DifferentScales => Message::new("error-no-ninth-ping"),
        }
    }
}

/// Computes the game between players of two grades.
///
/// # Errors
/// Returns [`HandicapError::DifferentScales`] if one grade is a Ping, the other is not, and
/// [`GradeScale::ninth_ping`] is not stated.
pub fn compute_handicap(
    black: Grade,
    white: Grade,
    scale: GradeScale,
) -> Result<Handicap, HandicapError> {
    let has_chi = matches!(black, Grade::Chi(_)) || matches!(white, Grade::Chi(_));
    // An unknown Chi is half a move, like a Tuan, or a full move.
    let readings_of_chi: Vec<Option<i32>> = match (has_chi, scale.points_per_chi) {
        (false, _) => vec![None],
        (true, Some(points)) => vec![Some(points)],
        (true, None) => vec![Some(POINTS_PER_TUAN), Some(POINTS_PER_MOVE)],
    };
    let mut readings = Vec::new();
    let mut stronger = None;
    for points_per_chi in readings_of_chi {
        let difference = strength(white, black, scale, points_per_chi)?
            - strength(black, white, scale, points_per_chi)?;
        stronger = match difference {
            0 => None,
            1.. => Some(Color::White),
            _ => Some(Color::Black),
        };
        let points = difference.abs();
        readings.push(GradeDifference {
            points_per_chi,
            points,
            games: list_games(points),
        });
    }
    Ok(Handicap {
        black,
        white,
        stronger,
        readings,
    })
}

/// Returns the strength of a grade in points above 1 Tuan, or above the lowest Ping if both grades
/// are Pings.
fn strength(
    grade: Grade,
    other: Grade,
    scale: GradeScale,
    points_per_chi: Option<i32>,
) -> Result<i32, HandicapError> {
    let above_first_tuan = |number: u8| POINTS_PER_TUAN * (i32::from(number) - 1);
    let above_ninth_ping = |number: u8| POINTS_PER_PING * (9 - i32::from(number));
    Ok(match (grade, other) {
        (Grade::Ping(number), Grade::Ping(_)) => above_ninth_ping(number),
        (Grade::Ping(number), _) => {
            let lowest = scale.ninth_ping.ok_or(HandicapError::DifferentScales)?;
            above_first_tuan(lowest) + above_ninth_ping(number)
        }
        (Grade::Tuan(number), _) => above_first_tuan(number),
        (Grade::Chi(number), _) => -points_per_chi.unwrap_or_default() * i32::from(number),
    })
}

/// Lists the games that make up for a difference in points, one for each reading of the article.
fn list_games(points: i32) -> Vec<HandicapGame> {
    let game = |basis, moves: i32, compensation| HandicapGame {
        basis,
        handicap_moves: u32::try_from(moves).unwrap_or_default(),
        compensation: HalfPoints::from_points(compensation),
    };
    if points < MINIMUM_FOR_HANDICAP_MOVES {
        return vec![game(
            HandicapBasis::Compensation,
            0,
            EVEN_GAME_POINTS - points,
        )];
    }
    let (moves, fraction) = (points / POINTS_PER_MOVE, points % POINTS_PER_MOVE);
    vec![
        game(
            HandicapBasis::MovesWithEvenPoints,
            moves,
            EVEN_GAME_POINTS - fraction,
        ),
        game(HandicapBasis::MovesAlone, moves, -fraction),
        game(
            HandicapBasis::Points,
            points / FIRST_MOVE_POINTS,
            EVEN_GAME_POINTS - points % FIRST_MOVE_POINTS,
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::Grade::{Chi, Ping, Tuan};
    use super::*;

    /// Handicap moves and compensation in each reading.
    fn played(black: Grade, white: Grade) -> Vec<(u32, i32)> {
        let handicap = compute_handicap(black, white, GradeScale::default()).unwrap();
        let games = handicap
            .readings
            .into_iter()
            .flat_map(|reading| reading.games);
        games
            .map(|game| (game.handicap_moves, game.compensation.0 / 2))
            .collect()
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
        let stated = GradeScale {
            points_per_chi: Some(8),
            ninth_ping: None,
        };
        let handicap = compute_handicap(Chi(3), Chi(2), stated).unwrap();
        assert_eq!(handicap.readings.len(), 1);
        assert!(!handicap.is_open());
        assert!(
            compute_handicap(Chi(3), Chi(2), GradeScale::default())
                .unwrap()
                .is_open()
        );
        assert!(
            !compute_handicap(Chi(3), Chi(3), GradeScale::default())
                .unwrap()
                .is_open()
        );
    }

    #[test]
    fn pings_and_tuans_meet_where_somebody_says() {
        assert_eq!(
            compute_handicap(Tuan(7), Ping(9), GradeScale::default()),
            Err(HandicapError::DifferentScales)
        );
        let stated = GradeScale {
            points_per_chi: None,
            ninth_ping: Some(7),
        };
        assert_eq!(
            compute_handicap(Tuan(7), Ping(9), stated).unwrap().stronger,
            None
        );
        assert_eq!(
            compute_handicap(Tuan(6), Ping(8), stated).unwrap().readings[0].points,
            4 + 2
        );
        assert_eq!(
            compute_handicap(Ping(9), Tuan(9), stated).unwrap().stronger,
            Some(Color::White)
        );
    }

    #[test]
    fn the_stronger_player_is_told() {
        assert_eq!(
            compute_handicap(Tuan(7), Tuan(3), GradeScale::default())
                .unwrap()
                .stronger,
            Some(Color::Black)
        );
    }
}
