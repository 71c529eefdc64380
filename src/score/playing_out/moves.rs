//! Generates the moves that a player may try while a board is played out.

use crate::color::Color;
use crate::position::fast_board::{Cell, FastBoard, Spot};

use super::endgame_board::EndgameBoard;

/// The largest number of liberties of a chain that is attacked or defended.
const SHORT_OF_LIBERTIES: usize = 2;

/// The changes since the start on which moves and count depend. Each spot is in a list once, however
/// often it was played on: where stones are captured and retaken, lines are long.
#[derive(Clone, Debug, Default)]
pub(super) struct Changes {
    /// The spots where stones were played.
    pub played: Vec<Spot>,
    /// The spots from which stones were captured.
    pub captured: Vec<Spot>,
}

impl Changes {
    /// Adds a move and the stones that it captures.
    pub fn add(&mut self, spot: Spot, captured: &[Spot]) {
        if !self.played.contains(&spot) {
            self.played.push(spot);
        }
        for stone in captured {
            if !self.captured.contains(stone) {
                self.captured.push(*stone);
            }
        }
    }

    /// Returns the length of each list, for [`Changes::truncate`].
    pub fn lengths(&self) -> [usize; 2] {
        [self.played.len(), self.captured.len()]
    }

    /// Takes back all changes made after the lists had these lengths.
    pub fn truncate(&mut self, [played, captured]: [usize; 2]) {
        self.played.truncate(played);
        self.captured.truncate(captured);
    }
}

/// The largest number of stones standing from the start whose capture leaves a board that need not
/// be judged anew.
pub(super) const FEW_CAPTURED: usize = 3;

/// Moves that a player may try, those that are usually best first.
#[derive(Clone, Debug, Default)]
pub(super) struct CandidateMoves {
    /// Captures and rescues.
    pub forcing: Vec<Spot>,
    /// Moves on open points.
    pub open: Vec<Spot>,
    /// Ataris, and defences against them in advance.
    pub quiet: Vec<Spot>,
}

/// Returns the moves of `color` that are worth trying.
pub(super) fn generate_moves(
    endgame: &EndgameBoard,
    board: &FastBoard,
    changes: &Changes,
    color: Color,
) -> CandidateMoves {
    let mut candidates = CandidateMoves::default();
    let mut seen = vec![false; board.len()];
    let mut add = |list: &mut Vec<Spot>, spots: &[Spot]| {
        for &spot in spots {
            let is_new = board.cell(spot) == Cell::Empty && !seen[usize::from(spot)];
            seen[usize::from(spot)] = true;
            if is_new && board.is_legal(spot, color) && is_sensible(endgame, board, spot, color) {
                list.push(spot);
            }
        }
    };
    // The order is that in which the moves are tried. A spot is listed once, under the first of its
    // reasons.
    let liberties = find_short_liberties(endgame, board, changes);
    add(&mut candidates.forcing, &liberties.last);
    add(&mut candidates.open, &endgame.contested);
    add(&mut candidates.open, &changes.captured);
    add(&mut candidates.quiet, &liberties.of_pairs);
    candidates
}

/// Liberties of chains that are short of them.
#[derive(Default)]
struct ShortLiberties {
    /// The last liberties of chains in atari.
    last: Vec<Spot>,
    /// The liberties of watched chains that have two.
    of_pairs: Vec<Spot>,
}

/// Finds the liberties of short chains among the watched chains, those of stones that were played,
/// and those beside such stones.
fn find_short_liberties(
    endgame: &EndgameBoard,
    board: &FastBoard,
    changes: &Changes,
) -> ShortLiberties {
    let mut found = ShortLiberties::default();
    let mut heads: Vec<Spot> = Vec::new();
    let mut look = |at: Spot, is_watched: bool| {
        let Cell::Stone(_) = board.cell(at) else {
            return;
        };
        let head = board.head(at);
        if endgame.is_safe[usize::from(at)] || heads.contains(&head) {
            return;
        }
        heads.push(head);
        if board.in_atari(at) {
            found.last.push(board.last_liberty(at));
        } else if is_watched {
            let liberties = board.liberties(at);
            if liberties.len() == SHORT_OF_LIBERTIES {
                found.of_pairs.extend_from_slice(liberties.as_slice());
            }
        }
    };
    for &spot in &endgame.watched {
        look(spot, true);
    }
    for &spot in &changes.played {
        look(spot, false);
        for beside in board.neighbours(spot) {
            look(beside, false);
        }
    }
    found
}

/// Returns true if a legal move can achieve anything. A stone in the opponent's closed territory
/// has to capture or give atari, and so has a stone that is in atari itself.
fn is_sensible(endgame: &EndgameBoard, board: &FastBoard, spot: Spot, color: Color) -> bool {
    let beside = board.neighbours(spot);
    let foe = color.opponent();
    let is_foes = |at: Spot| board.cell(at) == Cell::Stone(foe);
    let captures = beside
        .into_iter()
        .any(|at| is_foes(at) && board.in_atari(at));
    if captures {
        return true;
    }
    let is_in_foes_territory = endgame.region[usize::from(spot)]
        .and_then(|region| endgame.regions.get(region))
        .is_some_and(|region| region.owner == foe);
    if is_in_foes_territory || !board.has_two_liberties_after(spot, color) {
        let gives_atari = |at: Spot| is_foes(at) && board.liberties(at).len() == SHORT_OF_LIBERTIES;
        return beside.into_iter().any(gives_atari);
    }
    true
}
