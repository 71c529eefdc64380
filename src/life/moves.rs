//! Which moves a sensible player considers in a playout.

use super::nakade;
use crate::color::Color;
use crate::position::fast_board::{Cell, FastBoard, Spot};

/// Whether the empty `spot` is an eye of `color` that should not be filled. Its stones are all around, none of
/// them in atari, and either the opponent holds fewer than two of the diagonals (none on the edge), or the
/// eye is false but the last liberty there that the opponent does not touch: sekis live by such eyes.
pub(super) fn is_own_eye(board: &FastBoard, spot: Spot, color: Color) -> bool {
    let own = |at: Spot| match board.cell(at) {
        Cell::Stone(owner) => owner == color && !board.in_atari(at),
        Cell::Border => true,
        Cell::Empty => false,
    };
    if !board.neighbours(spot).into_iter().all(own) {
        return false;
    }
    let diagonals = board.diagonals(spot).map(|at| board.cell(at));
    let foes = diagonals.iter().filter(|&&cell| cell == Cell::Stone(color.opponent())).count();
    let edge = diagonals.contains(&Cell::Border);
    foes + usize::from(edge) < 2 || !has_quiet_liberty(board, spot, color)
}

/// Whether a chain of `color` next to `spot` has another liberty that no stone of the opponent touches.
fn has_quiet_liberty(board: &FastBoard, spot: Spot, color: Color) -> bool {
    let foe = Cell::Stone(color.opponent());
    let quiet = |at: Spot| {
        at != spot
            && board.cell(at) == Cell::Empty
            && !board.neighbours(at).into_iter().any(|beside| board.cell(beside) == foe)
    };
    let chains = board.neighbours(spot).into_iter().filter(|&at| board.cell(at) == Cell::Stone(color));
    chains.flat_map(|at| board.stones(at)).flat_map(|stone| board.neighbours(stone)).any(quiet)
}

/// The stones that `color` would have in atari after playing at `spot`, `spot` included; `None` when the chain
/// played has two liberties. At most one stone more than the largest nakade is listed.
pub(super) fn self_atari(board: &FastBoard, spot: Spot, color: Color) -> Option<Vec<Spot>> {
    let empty = board.neighbours(spot).into_iter().filter(|&at| board.cell(at) == Cell::Empty).count();
    (empty < 2 && board.liberties_after(spot, color).len() < 2).then(|| joined_stones(board, spot, color))
}

/// Whether `color` would throw stones away at `spot`: several would be in atari, and not for a nakade. A single
/// stone is cheap: a ko, a throw-in, or a stone put into a false eye.
fn is_bad_self_atari(board: &FastBoard, spot: Spot, color: Color) -> bool {
    self_atari(board, spot, color)
        .is_some_and(|stones| stones.len() > 1 && !nakade::kills(board, &stones, color))
}

/// The stones of the chain that a stone of `color` at `spot` would become, `spot` included; at most one more
/// than the largest nakade.
fn joined_stones(board: &FastBoard, spot: Spot, color: Color) -> Vec<Spot> {
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

/// The moves that answer the opponent's last move at `last`: take the stones it left in atari, or save the
/// chains it put in atari by capturing an attacker or running.
pub(super) fn answers(board: &FastBoard, last: Spot, color: Color, found: &mut Vec<Spot>) {
    found.clear();
    if board.cell(last) == Cell::Stone(color.opponent()) && board.in_atari(last) {
        offer(board, board.last_liberty(last), color, found);
    }
    for beside in board.neighbours(last) {
        if board.cell(beside) == Cell::Stone(color) && board.in_atari(beside) {
            rescue(board, beside, color, found);
        }
    }
}

/// The moves that save the chain of `color` in atari at `spot`.
fn rescue(board: &FastBoard, spot: Spot, color: Color, found: &mut Vec<Spot>) {
    for stone in board.stones(spot) {
        for beside in board.neighbours(stone) {
            if board.cell(beside) == Cell::Stone(color.opponent()) && board.in_atari(beside) {
                offer(board, board.last_liberty(beside), color, found);
            }
        }
    }
    let run = board.last_liberty(spot);
    if board.is_legal(run, color) && board.liberties_after(run, color).len() >= 2 && !found.contains(&run) {
        found.push(run);
    }
}

fn offer(board: &FastBoard, spot: Spot, color: Color, found: &mut Vec<Spot>) {
    if board.is_legal(spot, color) && !found.contains(&spot) {
        found.push(spot);
    }
}

/// A move anyone may play at random: legal, no eye filled, no stones thrown away.
pub(super) fn is_sensible(board: &FastBoard, spot: Spot, color: Color) -> bool {
    board.is_legal(spot, color) && !is_own_eye(board, spot, color) && !is_bad_self_atari(board, spot, color)
}

/// The moves that give a chain which the last move at `last` left with two liberties at least three.
pub(super) fn strengthen(board: &FastBoard, last: Spot, color: Color, found: &mut Vec<Spot>) {
    found.clear();
    for beside in board.neighbours(last) {
        if board.cell(beside) != Cell::Stone(color) {
            continue;
        }
        let liberties = board.liberties(beside);
        if liberties.len() == 2 {
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
}
