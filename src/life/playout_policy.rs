//! The playout policy: the moves that a sensible player considers in a playout.

use super::nakade;
use crate::color::Color;
use crate::position::fast_board::{Cell, FastBoard, Spot};

/// Returns true if the empty `spot` is an eye of `color` that should not be filled.
///
/// Stones of `color` that are not in atari, or the edge, are all around it. In addition either the
/// opponent holds fewer than two of the diagonal points (none at the edge), or the eye is false but
/// the last liberty there that the opponent does not touch: sekis live by such eyes.
pub(super) fn is_own_eye(board: &FastBoard, spot: Spot, color: Color) -> bool {
    for beside in board.neighbours(spot) {
        let is_safe_wall = match board.cell(beside) {
            Cell::Stone(owner) => owner == color && !board.in_atari(beside),
            Cell::Border => true,
            Cell::Empty => false,
        };
        if !is_safe_wall {
            return false;
        }
    }
    let diagonals = board.diagonals(spot).map(|at| board.cell(at));
    let foes = diagonals
        .iter()
        .filter(|&&cell| cell == Cell::Stone(color.opponent()))
        .count();
    let is_at_edge = diagonals.contains(&Cell::Border);
    foes + usize::from(is_at_edge) < 2 || !has_untouched_liberty(board, spot, color)
}

/// Returns true if a chain of `color` next to `spot` has another liberty that no stone of the
/// opponent touches.
fn has_untouched_liberty(board: &FastBoard, spot: Spot, color: Color) -> bool {
    let foe = Cell::Stone(color.opponent());
    let is_untouched_liberty = |at: Spot| {
        at != spot
            && board.cell(at) == Cell::Empty
            && !board
                .neighbours(at)
                .into_iter()
                .any(|beside| board.cell(beside) == foe)
    };
    let own = board
        .neighbours(spot)
        .into_iter()
        .filter(|&at| board.cell(at) == Cell::Stone(color));
    own.flat_map(|at| board.stones(at))
        .flat_map(|stone| board.neighbours(stone))
        .any(is_untouched_liberty)
}

/// Returns the stones that `color` would have in atari after playing at `spot`, `spot` included;
/// `None` if the chain then has two liberties. At most one stone more than the largest nakade shape
/// has is listed.
pub(super) fn stones_in_self_atari(
    board: &FastBoard,
    spot: Spot,
    color: Color,
) -> Option<Vec<Spot>> {
    let is_in_atari = !board.has_two_liberties_after(spot, color);
    is_in_atari.then(|| collect_joined_stones(board, spot, color))
}

/// Returns true if `color` would throw stones away at `spot`: several would be in atari, and not
/// for a nakade. A single stone is cheap: a ko, a throw-in, or a stone put into a false eye.
fn is_bad_self_atari(board: &FastBoard, spot: Spot, color: Color) -> bool {
    stones_in_self_atari(board, spot, color).is_some_and(|stones| {
        stones.len() > 1 && !nakade::is_killing_sacrifice(board, &stones, color)
    })
}

/// Returns the stones of the chain that a stone of `color` at `spot` would become, `spot` included;
/// at most one more than the largest nakade shape has.
fn collect_joined_stones(board: &FastBoard, spot: Spot, color: Color) -> Vec<Spot> {
    let mut joined = vec![spot];
    let mut heads = [FastBoard::NOWHERE; 4];
    for (slot, beside) in board.neighbours(spot).into_iter().enumerate() {
        if board.cell(beside) != Cell::Stone(color) || heads.contains(&board.head(beside)) {
            continue;
        }
        heads[slot] = board.head(beside);
        for stone in board.stones(beside) {
            joined.push(stone);
            if joined.len() > nakade::LARGEST {
                return joined;
            }
        }
    }
    joined
}

/// Collects in `found` the moves that answer the opponent's last move at `last`: taking the stones
/// it left in atari, and saving the chains it put in atari by capturing an attacker or by
/// extending.
pub(super) fn find_answers(board: &FastBoard, last: Spot, color: Color, found: &mut Vec<Spot>) {
    found.clear();
    if board.cell(last) == Cell::Stone(color.opponent()) && board.in_atari(last) {
        push_if_legal(board, board.last_liberty(last), color, found);
    }
    for beside in board.neighbours(last) {
        if board.cell(beside) == Cell::Stone(color) && board.in_atari(beside) {
            find_rescues(board, beside, color, found);
        }
    }
}

/// Adds the moves that save the chain of `color` in atari at `spot`.
fn find_rescues(board: &FastBoard, spot: Spot, color: Color, found: &mut Vec<Spot>) {
    for stone in board.stones(spot) {
        for beside in board.neighbours(stone) {
            if board.cell(beside) == Cell::Stone(color.opponent()) && board.in_atari(beside) {
                push_if_legal(board, board.last_liberty(beside), color, found);
            }
        }
    }
    let extension = board.last_liberty(spot);
    if board.is_legal(extension, color)
        && board.has_two_liberties_after(extension, color)
        && !found.contains(&extension)
    {
        found.push(extension);
    }
}

fn push_if_legal(board: &FastBoard, spot: Spot, color: Color, found: &mut Vec<Spot>) {
    if board.is_legal(spot, color) && !found.contains(&spot) {
        found.push(spot);
    }
}

/// Returns true for a move that may be played at random: it is legal, fills no own eye and throws
/// no stones away.
pub(super) fn is_sensible(board: &FastBoard, spot: Spot, color: Color) -> bool {
    board.is_legal(spot, color)
        && !is_own_eye(board, spot, color)
        && !is_bad_self_atari(board, spot, color)
}

/// Collects in `found` the moves that give at least three liberties to a chain that the last move
/// at `last` left with two.
pub(super) fn find_strengthening_moves(
    board: &FastBoard,
    last: Spot,
    color: Color,
    found: &mut Vec<Spot>,
) {
    found.clear();
    for beside in board.neighbours(last) {
        if board.cell(beside) != Cell::Stone(color) || board.shows_over_two_liberties(beside) {
            continue;
        }
        let liberties = board.liberties(beside);
        if liberties.len() != 2 {
            continue;
        }
        for &spot in liberties.as_slice() {
            if board.is_legal(spot, color)
                && !is_own_eye(board, spot, color)
                && board.liberties_after(spot, color).len() >= 3
                && !found.contains(&spot)
            {
                found.push(spot);
            }
        }
    }
}
