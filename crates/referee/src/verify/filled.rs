//! The Ing fill-in checked: the position before, and the board after.
//!
//! With the areas of the position before, every stone of the board after says where it belongs. What the players read
//! off the board is the difference only while no stone is missing, moved or in the wrong place; the areas give it
//! without that (Ing SST rules, articles 4 and 9):
//!
//! ```text
//! difference = (n_B − n_W) + 2 (x − y) + (E_B − E_W) + (f_W − f_B) − what White is given
//! ```
//!
//! with n the stones of each colour, x white stones in Black's area and y black ones in White's, E the empty points of
//! each area and f the stones of each on shared points. On a board without doubtful points this is an identity: with
//! the areas of the position before it gives what these areas give, whatever was done to the stones. The number of
//! empty points follows from the stones in the same way, so that it is never a fault of its own.

mod block;
mod board;
mod due;
mod expected;
mod explanation;
mod fault;
mod named;

pub use expected::doubtful_after;
pub use fault::{Fault, FaultKind, Named};

use shuzi::color::Color;
use shuzi::language::{Message, ToMessage};
use shuzi::point::Point;
use shuzi::position::{Orientation, Position};
use shuzi::score::dame::{NeutralPoint, neutral_points};
use shuzi::score::{FillInError, Rules, ScoreError};

use super::later::{Alike, Fit, fits};
use super::{ByColor, Later, NotTheSameGame};
use board::{Board, count};
use due::Due;
use explanation::{Explanation, simplest};

/// What a later board must have in common with the position before. A few stones that were knocked away are findings;
/// on a board filled with other stones half of them fit by chance, and the others are of the other colour.
const ALIKE: Alike = Alike { least_fitting: 0.75, most_replaced: 0.12 };

/// A fill-in that was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilledIn {
    /// As the position before has to be turned to lie like the later one: the point of the later photo where `point`
    /// lies is `orientation.point(size, point)`.
    pub orientation: Orientation,
    /// The board after, in the coordinates of the position before.
    pub after: Position,
    /// What is seen of each player's stones.
    pub seen: ByColor<SeenSide>,
    /// Shared points that are empty.
    pub shared_empty: u32,
    /// Points for Black that follow from the board after and the areas of the position before, whatever is missing.
    pub derived: i32,
    /// Points for Black that follow from the position before alone, with full sets.
    pub expected: i32,
    /// Points for Black as the players would read them off the board: winning points and losing stones, without
    /// noticing anything. `expected`, what all faults change, and a point for every stone that is stated to be missing
    /// from its owner's set.
    pub read_off: i32,
    /// What is wrong, in the order stones of the position, areas, shared points, sets.
    pub faults: Vec<Fault>,
    /// Doubtful points whose other readings would change the faults, in reading order. Without faults they still keep
    /// the fill-in from being found right.
    pub undecided: Vec<Point>,
}

/// A player's side of a board that was filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct SeenSide {
    /// Stones of this colour on the board: n.
    pub stones: u32,
    /// Of these in the opponent's area, compensation and losing stones: x for White, y for Black.
    pub in_opponents_area: u32,
    /// Empty points of the own area: E.
    pub own_empty: u32,
    /// Stones on shared points: f.
    pub shared: u32,
}

/// Why a fill-in cannot be checked.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum FilledInError {
    /// Another game.
    OtherGame(#[from] NotTheSameGame),
    /// The sets are not as they are stated.
    Sets(#[from] ScoreError),
    /// The position cannot be filled in.
    Impossible(#[from] FillInError),
}

impl ToMessage for FilledInError {
    fn to_message(&self) -> Message {
        match self {
            FilledInError::OtherGame(error) => error.to_message(),
            FilledInError::Sets(error) => error.to_message(),
            FilledInError::Impossible(error) => error.to_message(),
        }
    }
}

impl FilledIn {
    /// Whether nothing is wrong: `None` while that hangs on a doubtful point.
    pub fn is_right(&self) -> Option<bool> {
        if self.faults.iter().any(|fault| fault.undecided.is_empty()) {
            return Some(false);
        }
        (self.faults.is_empty() && self.undecided.is_empty()).then_some(true)
    }
}

/// Checks the fill-in of `before`, which is without its dead stones.
///
/// # Errors
/// [`FilledInError`] when `later` shows another game, or `before` cannot be filled in under these rules.
pub fn check(before: &Position, rules: &Rules, later: &Later<'_>) -> Result<FilledIn, FilledInError> {
    let due = Due::of(before, rules)?;
    let fits = fits(before, &Color::BOTH, later, ALIKE)?;
    let explained = |fit: &Fit| {
        let board = Board::sorted(before, &due.owner, &fit.position);
        simplest(&board, &due).cost + count(board.gone.black.len() + board.gone.white.len())
    };
    let Some(fit) = fits.into_iter().min_by_key(explained) else {
        return Err(NotTheSameGame::Size { before: before.size(), after: later.position.size() }.into());
    };
    let (board, explained, mut faults) = found(before, &due, &fit.position);
    let undecided = decide(&mut faults, before, &due, &fit);
    faults.extend(open_dame(before));
    let side = |color| SeenSide {
        stones: unsigned(board.stones[color]),
        in_opponents_area: unsigned(board.in_opponents_area(color)),
        own_empty: unsigned(board.own_empty(color)),
        shared: unsigned(count(board.shared[color].len())),
    };
    let seen = ByColor::each(side);
    let net = 2 * (due.compensation.white - due.compensation.black);
    Ok(FilledIn {
        orientation: fit.orientation,
        seen,
        shared_empty: unsigned(count(board.shared_empty.len())),
        derived: derived(&board) - net,
        expected: due.difference,
        read_off: read_off(&board, &due, &explained),
        after: fit.position,
        faults,
        undecided,
    })
}

/// What is found when the board after is `after`.
fn found(before: &Position, due: &Due, after: &Position) -> (Board, Explanation, Vec<Fault>) {
    let board = Board::sorted(before, &due.owner, after);
    let explained = simplest(&board, due);
    let faults = named::faults(before.size(), &board, due, &explained);
    (board, explained, faults)
}

/// Notes at every fault the doubtful points that it hangs on, and gives all that any hangs on.
fn decide(faults: &mut [Fault], before: &Position, due: &Due, fit: &Fit) -> Vec<Point> {
    let mut undecided = Vec::new();
    for &point in &fit.doubtful {
        let stones = [None, Some(Color::Black), Some(Color::White)];
        let others = stones.into_iter().filter(|&stone| stone != fit.position.stone(point));
        let mut changes = false;
        for stone in others {
            let (_, _, otherwise) = found(before, due, &fit.position.with(point, stone));
            changes |= otherwise.len() != faults.len();
            for fault in faults.iter_mut() {
                if otherwise.iter().all(|other| other.kind != fault.kind) {
                    changes = true;
                    if fault.undecided.last() != Some(&point) {
                        fault.undecided.push(point);
                    }
                }
            }
        }
        if changes {
            undecided.push(point);
        }
    }
    undecided
}

/// Points of the position that could still be played.
fn open_dame(before: &Position) -> Option<Fault> {
    let dame = neutral_points(before).into_iter().filter(NeutralPoint::is_dame);
    let points: Vec<Point> = dame.map(|neutral| neutral.point).collect();
    let kind = FaultKind::OpenDame { points: points.clone() };
    (!points.is_empty()).then_some(Fault { kind, changes: 0, undecided: Vec::new() })
}

/// Points for Black before what White is given, by what is seen in each area.
fn derived(board: &Board) -> i32 {
    let more = |of: &dyn Fn(Color) -> i32| of(Color::Black) - of(Color::White);
    more(&|color| board.stones[color]) - 2 * more(&|color| board.in_opponents_area(color))
        + more(&|color| board.own_empty(color))
        - more(&|color| count(board.shared[color].len()))
}

/// Points for Black by winning points and losing stones.
fn read_off(board: &Board, due: &Due, explained: &Explanation) -> i32 {
    let deeds = &explained.deeds;
    let losing = |color: Color| {
        board.in_opponents_area(color)
            - due.compensation[color]
            - deeds.cancelling
            - explained.wrong[color]
            - explained.wrong_over_an_original[color]
            - explained.exchanged
            - deeds.moved_over[color]
            - deeds.for_the_opponent[color]
            - deeds.over_an_original[color]
    };
    let side = |color: Color| board.own_empty(color) + 2 * losing(color.opponent());
    side(Color::Black) - side(Color::White)
}

fn unsigned(number: i32) -> u32 {
    u32::try_from(number).unwrap_or(0)
}
