//! Plain regions: open points of which it makes no difference who fills which.
//!
//! A single dame between safe chains is worth a point to whoever fills it, and nothing else. So is every point of a
//! larger region if, however it is filled, each move takes exactly one point and neither player is ever without a move:
//! all ways of filling it are tried.

use crate::color::Color;
use crate::position::EmptyRegion;
use crate::position::fast_board::{Cell, FastBoard, Spot};

use super::ground::Ground;

/// Larger regions are not looked into.
const MOST_POINTS: usize = 5;

/// Whether the points of a neutral region are worth one point each to whoever fills them, whatever the order.
pub(super) fn is_plain(ground: &Ground, region: &EmptyRegion) -> bool {
    let spots: Vec<Spot> = region.points.iter().map(|&point| ground.board.spot(point)).collect();
    let is_safe =
        |at: Spot| !matches!(ground.board.cell(at), Cell::Stone(_)) || ground.is_safe[usize::from(at)];
    let are_neighbours_safe =
        spots.iter().all(|&spot| ground.board.neighbours(spot).into_iter().all(is_safe));
    spots.len() <= MOST_POINTS && are_neighbours_safe && fills_point_by_point(&ground.board, &spots)
}

/// Whether both players can fill one of the spots, whoever fills them leaves only neutral ones and nothing in atari, and
/// so on to the end. A point that a player can fill only by self-atari is no plain one: in a seki nobody fills it.
fn fills_point_by_point(board: &FastBoard, spots: &[Spot]) -> bool {
    let empty: Vec<Spot> = spots.iter().copied().filter(|&spot| board.cell(spot) == Cell::Empty).collect();
    if empty.is_empty() {
        return true;
    }
    let are_neutral = empty.iter().all(|&spot| is_neutral(board, spot));
    are_neutral
        && Color::BOTH.into_iter().all(|color| {
            let can_fill =
                |&spot: &Spot| board.is_legal(spot, color) && board.liberties_after(spot, color).len() > 1;
            let fills: Vec<Spot> = empty.iter().copied().filter(can_fill).collect();
            !fills.is_empty()
                && fills.into_iter().all(|spot| {
                    let mut after = board.clone();
                    let captured = after.play(spot, color);
                    let gives_atari = after
                        .neighbours(spot)
                        .into_iter()
                        .any(|beside| matches!(after.cell(beside), Cell::Stone(_)) && after.in_atari(beside));
                    captured == 0 && !gives_atari && fills_point_by_point(&after, spots)
                })
        })
}

/// Whether the empty region around a spot touches both colours.
fn is_neutral(board: &FastBoard, spot: Spot) -> bool {
    let (_, touches) = board.empty_region(spot, &mut vec![false; board.len()]);
    touches.black && touches.white
}
