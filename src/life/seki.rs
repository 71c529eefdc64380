//! Liberties that neither side can fill.
//!
//! A chain stands in a simple seki when a liberty it shares with the other side is closed to both:
//! whoever plays there puts several stones in atari and loses them. This module finds such chains
//! by looking at the board as it stands. Whether a chain lives by it, or is merely dead in a
//! cramped eye space, only the playouts can tell.

use super::playout_policy;
use crate::color::Color;
use crate::point::{BoardSize, Point};
use crate::position::fast_board::{Cell, FastBoard, Spot};
use crate::position::{Chains, Position};

/// The chains next to liberties that are closed to both sides, by the chains' indices in
/// [`Chains::list`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Standoffs {
    /// True if a stone of the chain's colour on a shared liberty would put the chain in atari, and
    /// the other side cannot play there either.
    pub(super) locked: Vec<bool>,
    /// True if the chain is locked against a bent four in the corner, which kills it when nothing
    /// else is left to play on the board (Japanese rules 1989, commentary on article 7.2; by play
    /// under area rules).
    pub(super) against_bent_four: Vec<bool>,
}

impl Standoffs {
    /// Finds the locked chains of `position`, of which `board` and `chains` are two other forms.
    pub(super) fn find(board: &FastBoard, position: &Position, chains: &Chains) -> Standoffs {
        let locked = find_locked(board, position, chains);
        let against_bent_four = find_against_bent_four(board, chains, &locked);
        Standoffs {
            locked,
            against_bent_four,
        }
    }
}

fn find_locked(board: &FastBoard, position: &Position, chains: &Chains) -> Vec<bool> {
    let mut locked = vec![false; chains.list().len()];
    for point in position.points_with(None).iter() {
        let closed_to_both = Color::BOTH.into_iter().all(|color| {
            position.touches(point, color) && is_closed(board, board.spot(point), color)
        });
        if closed_to_both {
            for chain in chains.beside(&[point]) {
                locked[chain] = true;
            }
        }
    }
    locked
}

fn find_against_bent_four(board: &FastBoard, chains: &Chains, locked: &[bool]) -> Vec<bool> {
    let mut against_bent_four = vec![false; locked.len()];
    for (bent, chain) in chains.list().iter().enumerate() {
        let foe = chain.color.opponent();
        if !can_bend_in_corner(board.size(), &chain.points, &chain.liberties)
            || !chain
                .liberties
                .iter()
                .all(|&point| is_closed(board, board.spot(point), foe))
        {
            continue;
        }
        for other in chains.beside(&chain.liberties) {
            if other != bent && locked[other] {
                against_bent_four[other] = chains.list()[other].color == foe;
            }
        }
    }
    against_bent_four
}

/// Returns true if `color` cannot play at `spot`, or would lose several stones by doing so.
fn is_closed(board: &FastBoard, spot: Spot, color: Color) -> bool {
    if !board.is_legal(spot, color) {
        return true;
    }
    let foe = Cell::Stone(color.opponent());
    let captures = board
        .neighbours(spot)
        .into_iter()
        .any(|at| board.cell(at) == foe && board.in_atari(at));
    if captures {
        return false;
    }
    playout_policy::stones_in_self_atari(board, spot, color).is_some_and(|stones| stones.len() > 1)
}

/// Returns true if three `stones` with two `liberties` become the bent four in a corner with one
/// more stone.
fn can_bend_in_corner(size: BoardSize, stones: &[Point], liberties: &[Point]) -> bool {
    stones.len() == 3
        && liberties.len() == 2
        && liberties.iter().any(|&liberty| {
            let four: Vec<Point> = stones.iter().copied().chain([liberty]).collect();
            is_bent_four_in_corner(size, &four)
        })
}

/// Returns true if `four` points are a corner, two more along one edge and one along the other.
fn is_bent_four_in_corner(size: BoardSize, four: &[Point]) -> bool {
    let (right, bottom) = (size.width() - 1, size.height() - 1);
    for (far_col, far_row) in [(false, false), (false, true), (true, false), (true, true)] {
        let from_corner = |point: &Point| {
            let col = if far_col {
                right - point.col()
            } else {
                point.col()
            };
            let row = if far_row {
                bottom - point.row()
            } else {
                point.row()
            };
            (col, row)
        };
        let mut offsets: Vec<(usize, usize)> = four.iter().map(from_corner).collect();
        offsets.sort_unstable();
        if offsets == [(0, 0), (0, 1), (0, 2), (1, 0)]
            || offsets == [(0, 0), (0, 1), (1, 0), (2, 0)]
        {
            return true;
        }
    }
    false
}
