//! Eye spaces of three to six points in which the first move decides between one eye and two.

use crate::color::Color;
use crate::position::fast_board::{Cell, FastBoard, Spot};

/// Number of points of the largest nakade shape (the rabbity six).
pub(super) const LARGEST: usize = 6;

/// Returns the vital point of `shape` if it is a nakade shape: three in a row or bent, pyramid
/// four, bulky five, cross five or rabbity six. The squared four, which is dead as it stands, has
/// none.
///
/// These are exactly the shapes whose points, counted by their number of neighbours inside the
/// shape, have the profiles below; the vital point is the one with the most neighbours.
pub(super) fn find_vital_point(board: &FastBoard, shape: &[Spot]) -> Option<Spot> {
    let mut counts = [0_usize; 5];
    for &spot in shape {
        counts[count_neighbours_in(board, spot, shape)] += 1;
    }
    let is_nakade = match shape.len() {
        3 => counts == [0, 2, 1, 0, 0],
        4 => counts == [0, 3, 0, 1, 0],
        5 => counts == [0, 1, 3, 1, 0] || counts == [0, 4, 0, 0, 1],
        6 => counts == [0, 2, 3, 0, 1],
        _ => false,
    };
    if !is_nakade {
        return None;
    }
    shape
        .iter()
        .copied()
        .max_by_key(|&spot| count_neighbours_in(board, spot, shape))
}

fn count_neighbours_in(board: &FastBoard, spot: Spot, shape: &[Spot]) -> usize {
    board
        .neighbours(spot)
        .into_iter()
        .filter(|at| shape.contains(at))
        .count()
}

/// Returns true if `color` gains by sacrificing `stones`, the chain it is about to have in atari:
/// the opponent, who captures them, is left with a nakade shape or a squared four, and has no other
/// eye. With another eye the sacrifice would only break a seki, to the loss of whoever starts.
pub(super) fn is_killing_sacrifice(board: &FastBoard, stones: &[Spot], color: Color) -> bool {
    let leaves_one_eye = match stones.len() {
        2 => true,
        3..=LARGEST => find_vital_point(board, stones).is_some() || is_square(board, stones),
        _ => false,
    };
    leaves_one_eye && !captor_has_another_eye(board, stones, color)
}

/// Returns true if a chain around `stones` has a liberty that no stone of `color` touches.
fn captor_has_another_eye(board: &FastBoard, stones: &[Spot], color: Color) -> bool {
    let mut heads_seen: Vec<Spot> = Vec::new();
    for captor in stones.iter().flat_map(|&stone| board.neighbours(stone)) {
        let is_captor = board.cell(captor) == Cell::Stone(color.opponent());
        if is_captor && !heads_seen.contains(&board.head(captor)) {
            heads_seen.push(board.head(captor));
            if has_untouched_liberty(board, captor, stones, color) {
                return true;
            }
        }
    }
    false
}

/// Returns true if the chain at `captor` has a liberty that neither `stones` nor any stone of
/// `color` touches.
fn has_untouched_liberty(board: &FastBoard, captor: Spot, stones: &[Spot], color: Color) -> bool {
    let is_foe = |at: &Spot| board.cell(*at) == Cell::Stone(color) || stones.contains(at);
    for beside in board
        .stones(captor)
        .flat_map(|stone| board.neighbours(stone))
    {
        let is_liberty = board.cell(beside) == Cell::Empty && !stones.contains(&beside);
        if is_liberty && !board.neighbours(beside).iter().any(is_foe) {
            return true;
        }
    }
    false
}

fn is_square(board: &FastBoard, stones: &[Spot]) -> bool {
    stones.len() == 4
        && stones
            .iter()
            .all(|&stone| count_neighbours_in(board, stone, stones) == 2)
}

/// Collects the empty region around `start` in `space`. Returns true if it has at most [`LARGEST`]
/// points and is bounded by the stones of one player and the edge alone; otherwise `space` holds a
/// part of it.
pub(super) fn fill_eye_space(board: &FastBoard, start: Spot, space: &mut Vec<Spot>) -> bool {
    space.clear();
    space.push(start);
    let mut owner = None;
    let mut at = 0;
    while let Some(&spot) = space.get(at) {
        for beside in board.neighbours(spot) {
            match board.cell(beside) {
                Cell::Empty if !space.contains(&beside) => {
                    if space.len() == LARGEST {
                        return false;
                    }
                    space.push(beside);
                }
                Cell::Stone(color) if *owner.get_or_insert(color) != color => return false,
                _ => {}
            }
        }
        at += 1;
    }
    true
}
