//! Finds plain regions: open points that are interchangeable.
//!
//! A single dame between safe chains is worth exactly one point to the player who fills it. So is
//! every point of a larger region if each move takes exactly one point and neither player is ever
//! without a move, in whatever order the points are filled. All orders are tried.

use crate::color::Color;
use crate::position::EmptyRegion;
use crate::position::fast_board::{Cell, FastBoard, Spot};

use super::endgame_board::EndgameBoard;

/// The largest number of points of a region for which all orders are tried.
const MOST_POINTS: usize = 5;

/// Returns true if every point of a neutral region is worth one point to the player who fills it,
/// in any order.
pub(super) fn is_plain(endgame: &EndgameBoard, region: &EmptyRegion) -> bool {
    let spots: Vec<Spot> = region
        .points
        .iter()
        .map(|&point| endgame.board.spot(point))
        .collect();
    let is_safe = |at: Spot| {
        !matches!(endgame.board.cell(at), Cell::Stone(_)) || endgame.is_safe[usize::from(at)]
    };
    let are_neighbours_safe = spots
        .iter()
        .all(|&spot| endgame.board.neighbours(spot).into_iter().all(is_safe));
    spots.len() <= MOST_POINTS
        && are_neighbours_safe
        && fills_point_by_point(&endgame.board, &spots)
}

/// Returns true if both players can fill one of the empty spots, each such move leaves only neutral
/// spots and no chain in atari, and the same is true after every such move. A point that a player
/// can fill only by self-atari is not plain: in a seki neither player fills it.
fn fills_point_by_point(board: &FastBoard, spots: &[Spot]) -> bool {
    let empty: Vec<Spot> = spots
        .iter()
        .copied()
        .filter(|&spot| board.cell(spot) == Cell::Empty)
        .collect();
    if empty.is_empty() {
        return true;
    }
    if !empty.iter().all(|&spot| is_neutral(board, spot)) {
        return false;
    }
    for color in Color::BOTH {
        let can_fill = |&spot: &Spot| {
            board.is_legal(spot, color) && board.has_two_liberties_after(spot, color)
        };
        let fills: Vec<Spot> = empty.iter().copied().filter(can_fill).collect();
        if fills.is_empty() {
            return false;
        }
        for spot in fills {
            let mut after = board.clone();
            let captured = after.play(spot, color);
            let is_in_atari =
                |at: Spot| matches!(after.cell(at), Cell::Stone(_)) && after.in_atari(at);
            let gives_atari = after.neighbours(spot).into_iter().any(is_in_atari);
            if captured > 0 || gives_atari || !fills_point_by_point(&after, spots) {
                return false;
            }
        }
    }
    true
}

/// Returns true if the empty region around a spot touches both colours.
fn is_neutral(board: &FastBoard, spot: Spot) -> bool {
    let (_, touches) = board.empty_region(spot, &mut vec![false; board.len()]);
    touches.black && touches.white
}
