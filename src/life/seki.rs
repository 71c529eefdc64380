//! Liberties that neither side can fill.
//!
//! A chain stands in a simple seki when a liberty it shares with the other side is closed to both: whoever
//! plays there puts the own stones in atari and loses them. Which chains live by that, and which are merely
//! dead in a cramped eye space, is for the playouts to tell; this is the static half of the evidence.

use super::moves;
use crate::color::Color;
use crate::point::{BoardSize, Point};
use crate::position::fast_board::{Cell, FastBoard, Spot};
use crate::position::{Chains, Position};

/// What each chain (by its number in [`Chains::list`]) has to do with liberties closed to both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Standoffs {
    /// A stone of the chain's colour on a shared liberty would put the chain in atari, and the other side
    /// cannot play there either.
    pub(super) locked: Vec<bool>,
    /// The chain is locked against a bent four in the corner, which kills it when nothing else on the board
    /// is left to play (Japanese rules 1989, commentary on article 7.2; by play under area rules).
    pub(super) against_bent_four: Vec<bool>,
}

impl Standoffs {
    pub(super) fn new(board: &FastBoard, position: &Position, chains: &Chains) -> Standoffs {
        let size = position.size();
        let count = chains.list().len();
        let mut found = Standoffs { locked: vec![false; count], against_bent_four: vec![false; count] };
        for point in size.points().filter(|&point| position.stone(point).is_none()) {
            let beside = chains.beside(&[point]);
            let stands = |color: Color| beside.iter().any(|&chain| chains.list()[chain].color == color);
            if Color::BOTH
                .into_iter()
                .all(|color| stands(color) && is_closed(board, board.spot(point), color))
            {
                for &chain in &beside {
                    found.locked[chain] = true;
                }
            }
        }
        for (bent, chain) in chains.list().iter().enumerate() {
            let closed = |&point: &Point| is_closed(board, board.spot(point), chain.color.opponent());
            if can_bend_in_corner(size, &chain.points, &chain.liberties) && chain.liberties.iter().all(closed)
            {
                let around = chains.beside(&chain.liberties).into_iter();
                for locked in around.filter(|&other| other != bent && found.locked[other]) {
                    found.against_bent_four[locked] = chains.list()[locked].color != chain.color;
                }
            }
        }
        found
    }
}

/// Whether `color` cannot play at `spot` without losing several stones there.
fn is_closed(board: &FastBoard, spot: Spot, color: Color) -> bool {
    let foe = Cell::Stone(color.opponent());
    let captures =
        || board.neighbours(spot).into_iter().any(|at| board.cell(at) == foe && board.in_atari(at));
    let loses_several = || moves::self_atari(board, spot, color).is_some_and(|stones| stones.len() > 1);
    !board.is_legal(spot, color) || (!captures() && loses_several())
}

/// Whether three `stones` with two `liberties` become the bent four in a corner with one more stone.
fn can_bend_in_corner(size: BoardSize, stones: &[Point], liberties: &[Point]) -> bool {
    stones.len() == 3
        && liberties.len() == 2
        && liberties.iter().any(|&liberty| {
            let four: Vec<Point> = stones.iter().copied().chain([liberty]).collect();
            is_bent_four_in_corner(size, &four)
        })
}

/// Whether `four` points are a corner, two more along one edge and one along the other.
fn is_bent_four_in_corner(size: BoardSize, four: &[Point]) -> bool {
    let (right, bottom) = (size.width() - 1, size.height() - 1);
    [(false, false), (false, true), (true, false), (true, true)].into_iter().any(|(far_col, far_row)| {
        let from_corner = |point: &Point| {
            let col = if far_col { right - point.col() } else { point.col() };
            let row = if far_row { bottom - point.row() } else { point.row() };
            (col, row)
        };
        let mut offsets: Vec<(usize, usize)> = four.iter().map(from_corner).collect();
        offsets.sort_unstable();
        offsets == [(0, 0), (0, 1), (0, 2), (1, 0)] || offsets == [(0, 0), (0, 1), (1, 0), (2, 0)]
    })
}
