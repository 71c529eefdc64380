//! Eye spaces of three to six points in which the first move decides between one eye and two.

use crate::color::Color;
use crate::position::fast_board::{Cell, FastBoard, Spot};

/// Points of the largest nakade shape (the rabbity six).
pub(super) const LARGEST: usize = 6;

/// The vital point of `shape` when it is one of the nakade shapes: three in a row or bent, pyramid four,
/// bulky five, cross five, rabbity six. Squared four, which is dead as it stands, has none.
///
/// These are exactly the shapes whose points, counted by neighbours inside the shape, have the profiles
/// below; the vital point is the one with the most neighbours.
pub(super) fn vital_point(board: &FastBoard, shape: &[Spot]) -> Option<Spot> {
    let degree = |spot: Spot| board.neighbours(spot).into_iter().filter(|at| shape.contains(at)).count();
    let mut counts = [0_usize; 5];
    for &spot in shape {
        counts[degree(spot)] += 1;
    }
    let nakade = match shape.len() {
        3 => counts == [0, 2, 1, 0, 0],
        4 => counts == [0, 3, 0, 1, 0],
        5 => counts == [0, 1, 3, 1, 0] || counts == [0, 4, 0, 0, 1],
        6 => counts == [0, 2, 3, 0, 1],
        _ => false,
    };
    nakade.then(|| shape.iter().copied().max_by_key(|&spot| degree(spot))).flatten()
}

/// Whether `color` gains by sacrificing `stones`, the chain it is about to have in atari: the opponent is left
/// with a nakade or a squared four, and has no other eye. With another eye the sacrifice would only break a
/// seki, to the loss of whoever starts.
pub(super) fn kills(board: &FastBoard, stones: &[Spot], color: Color) -> bool {
    let shape = match stones.len() {
        2 => true,
        3..=LARGEST => vital_point(board, stones).is_some() || is_square(board, stones),
        _ => false,
    };
    shape && !captor_has_another_eye(board, stones, color)
}

/// Whether a chain around `stones` has a liberty that no stone of `color` touches.
fn captor_has_another_eye(board: &FastBoard, stones: &[Spot], color: Color) -> bool {
    let touched = |spot: Spot| {
        board
            .neighbours(spot)
            .into_iter()
            .any(|at| board.cell(at) == Cell::Stone(color) || stones.contains(&at))
    };
    let has_eye = |captor: Spot| {
        let liberty = |at: &Spot| board.cell(*at) == Cell::Empty && !stones.contains(at);
        board.stones(captor).flat_map(|stone| board.neighbours(stone)).any(|at| liberty(&at) && !touched(at))
    };
    let mut seen: Vec<Spot> = Vec::new();
    for captor in stones.iter().flat_map(|&stone| board.neighbours(stone)) {
        if board.cell(captor) == Cell::Stone(color.opponent()) && !seen.contains(&board.head(captor)) {
            seen.push(board.head(captor));
            if has_eye(captor) {
                return true;
            }
        }
    }
    false
}

fn is_square(board: &FastBoard, stones: &[Spot]) -> bool {
    let inside =
        |spot: &Spot| board.neighbours(*spot).into_iter().filter(|at| stones.contains(at)).count() == 2;
    stones.len() == 4 && stones.iter().all(inside)
}

/// The empty region around `start`, when it has at most [`LARGEST`] points and only stones of `owner` (and
/// the edge) around it.
pub(super) fn eye_space(board: &FastBoard, start: Spot, owner: Color, space: &mut Vec<Spot>) -> bool {
    space.clear();
    space.push(start);
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
                Cell::Stone(color) if color != owner => return false,
                _ => {}
            }
        }
        at += 1;
    }
    true
}
