//! Finds the safe chains, which cannot be captured whichever player fills the open points.
//!
//! For each colour the worst case is assumed: the opponent has filled every open point that it can
//! fill, at once or later, the owner has filled those that only the owner can, and the opponent
//! moves first. A chain is safe if it then
//!
//! - lives whatever the opponent plays (Benson 1976), or
//! - cannot be captured by a series of ataris, and no move threatens it and another chain together.
//!
//! Chains that keep three liberties are taken to be safe: capturing one would need a move that does
//! not threaten anything yet, and the players, who have ended the game, did not see any.

use crate::color::Color;
use crate::position::PassAlive;
use crate::position::fast_board::{Cell, FastBoard, Spot};
use crate::position::{Chain, Position};
use crate::score::dame::{self, NeutralPoint};

/// The number of liberties from which on a chain is out of reach of ataris.
const OUT_OF_REACH: usize = 3;
/// The number of moves read for one chain. A capture that takes longer to read is taken to succeed.
const MOST_MOVES_READ: usize = 200;

/// Returns true for each of the `chains` that is safe, in their order. `neutral` are the neutral
/// points of the position.
pub(super) fn safe_chains(
    position: &Position,
    chains: &[Chain],
    neutral: &[NeutralPoint],
) -> Vec<bool> {
    // Each colour has a worst case of its own, so that a chain is judged on the board of its
    // colour.
    let [black, white] = Color::BOTH.map(|color| {
        let worst = worst_case_for(color, position, neutral);
        let alive = PassAlive::new(&worst, color);
        (FastBoard::new(&worst), alive)
    });
    let short: Vec<bool> = chains
        .iter()
        .map(|chain| {
            let (board, alive) = if chain.color == Color::Black {
                &black
            } else {
                &white
            };
            chain.points.first().is_some_and(|&point| {
                !alive.is_stone(point) && board.liberties(board.spot(point)).len() < OUT_OF_REACH
            })
        })
        .collect();
    // A short chain can still be safe, if no ataris capture it and no move threatens another short
    // chain together with it.
    let is_safe = |chain: &Chain| {
        let (board, _) = if chain.color == Color::Black {
            &black
        } else {
            &white
        };
        let Some(&first) = chain.points.first() else {
            return true;
        };
        let first = board.spot(first);
        let other_short_chains = chains.iter().zip(&short).filter(|(other, is_short)| {
            **is_short && other.color == chain.color && other.points != chain.points
        });
        let heads: Vec<Spot> = other_short_chains
            .filter_map(|(other, _)| {
                other
                    .points
                    .first()
                    .map(|&point| board.head(board.spot(point)))
            })
            .collect();
        let mut moves_left = MOST_MOVES_READ;
        !shares_liberty(board, first, &heads) && !can_capture(board, first, &mut moves_left)
    };
    chains
        .iter()
        .zip(&short)
        .map(|(chain, &is_short)| !is_short || is_safe(chain))
        .collect()
}

/// Returns the position with the opponent's stones on all open points that the opponent can fill,
/// at once or after filling others, and the owner's stones on those that only the owner can fill.
/// In both cases the chains beside them lose a liberty.
fn worst_case_for(color: Color, position: &Position, neutral: &[NeutralPoint]) -> Position {
    let foe = color.opponent();
    let can_be_filled =
        |open: &NeutralPoint, by: Color| open.fills[by] || open.fills_once_connected;
    let (by_foe, others): (Vec<&NeutralPoint>, Vec<_>) =
        neutral.iter().partition(|open| can_be_filled(open, foe));
    let mut worst = by_foe.iter().fold(position.clone(), |filled, open| {
        filled.with(open.point, Some(foe))
    });
    let mut left = others;
    loop {
        let before = left.len();
        left.retain(|open| {
            let filled = worst.with(open.point, Some(foe));
            let can_fill = dame::is_safe(&filled, open.point);
            if can_fill {
                worst = filled;
            }
            !can_fill
        });
        if left.len() == before {
            break;
        }
    }
    let by_owner = left.into_iter().filter(|open| can_be_filled(open, color));
    by_owner.fold(worst, |filled, open| filled.with(open.point, Some(color)))
}

/// Returns true if one of the chain's liberties is also a liberty of one of the `others`, so that a
/// single move threatens both. `others` are the heads of chains.
fn shares_liberty(board: &FastBoard, chain: Spot, others: &[Spot]) -> bool {
    let liberties = board.liberties(chain);
    others
        .iter()
        .filter(|&&other| other != board.head(chain))
        .any(|&other| {
            board
                .liberties(other)
                .as_slice()
                .iter()
                .any(|spot| liberties.as_slice().contains(spot))
        })
}

/// Returns true if the opponent of the chain at `target`, moving first, can capture it by a series
/// of ataris.
fn can_capture(board: &FastBoard, target: Spot, moves_left: &mut usize) -> bool {
    let Cell::Stone(color) = board.cell(target) else {
        return true;
    };
    let liberties = board.liberties(target);
    match liberties.len() {
        // If the owner could retake in a ko, the opponent may find a threat first.
        0 | 1 => true,
        2 => liberties.as_slice().iter().any(|&spot| {
            if !board.is_legal(spot, color.opponent()) {
                return false;
            }
            if *moves_left == 0 {
                return true;
            }
            *moves_left -= 1;
            let mut after = board.clone();
            after.play(spot, color.opponent());
            !can_save(&after, target, color, moves_left)
        }),
        _ => false,
    }
}

/// Returns true if `color`, the owner of the chain at `target`, can save it from capture when
/// moving first.
fn can_save(board: &FastBoard, target: Spot, color: Color, moves_left: &mut usize) -> bool {
    if board.liberties(target).len() > 1 {
        return true;
    }
    let mut rescues: Vec<Spot> = board.liberties(target).as_slice().to_vec();
    for stone in board.stones(target) {
        for beside in board.neighbours(stone) {
            if board.cell(beside) == Cell::Stone(color.opponent()) && board.in_atari(beside) {
                rescues.push(board.last_liberty(beside));
            }
        }
    }
    rescues.sort_unstable();
    rescues.dedup();
    rescues.into_iter().any(|spot| {
        if !board.is_legal(spot, color) || *moves_left == 0 {
            return false;
        }
        *moves_left -= 1;
        let mut after = board.clone();
        after.play(spot, color);
        !can_capture(&after, target, moves_left)
    })
}
