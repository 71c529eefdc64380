//! Moves: what a player may try while a board is played out.

use crate::color::Color;
use crate::position::fast_board::{Cell, FastBoard, Spot};

use super::ground::Ground;

/// A chain with more liberties than this is neither attacked nor defended.
const SHORT_OF_LIBERTIES: usize = 2;

/// What has happened since the start, as far as moves and count depend on it.
#[derive(Clone, Debug, Default)]
pub(super) struct Changes {
    /// The spots that were played at, some of them more than once.
    pub played: Vec<Spot>,
    /// The spots from which stones were captured.
    pub captured: Vec<Spot>,
}

impl Changes {
    /// Returns how long each list is, for [`Changes::truncate`].
    pub fn lengths(&self) -> [usize; 2] {
        [self.played.len(), self.captured.len()]
    }

    /// Takes back what came after the lists were so long.
    pub fn truncate(&mut self, [played, captured]: [usize; 2]) {
        self.played.truncate(played);
        self.captured.truncate(captured);
    }
}

/// Where more stones than this are captured that stood there from the start, what is left has to be judged anew.
pub(super) const FEW_CAPTURED: usize = 3;

/// What a player may try, the moves that are usually best first.
#[derive(Clone, Debug, Default)]
pub(super) struct Tries {
    /// Captures and rescues.
    pub forcing: Vec<Spot>,
    /// Open points.
    pub open: Vec<Spot>,
    /// Ataris, and defences before the atari.
    pub quiet: Vec<Spot>,
}

/// Returns the moves of `color` that are worth trying.
pub(super) fn moves(ground: &Ground, board: &FastBoard, changes: &Changes, color: Color) -> Tries {
    let mut tries = Tries::default();
    let mut seen = vec![false; board.len()];
    let mut keep = |list: &mut Vec<Spot>, spots: &[Spot]| {
        for &spot in spots {
            let is_new = board.cell(spot) == Cell::Empty && !seen[usize::from(spot)];
            seen[usize::from(spot)] = true;
            if is_new && board.is_legal(spot, color) && is_sensible(ground, board, spot, color) {
                list.push(spot);
            }
        }
    };
    let (last, short) = short_liberties(ground, board, changes);
    keep(&mut tries.forcing, &last);
    keep(&mut tries.open, &ground.contested);
    keep(&mut tries.open, &changes.captured);
    keep(&mut tries.quiet, &short);
    tries
}

/// The liberties of chains that are short of them: the watched ones, those that stones were played for, and those beside
/// such stones. First those of chains in atari, then those of watched chains with two.
fn short_liberties(ground: &Ground, board: &FastBoard, changes: &Changes) -> (Vec<Spot>, Vec<Spot>) {
    let (mut last, mut short) = (Vec::new(), Vec::new());
    let mut heads: Vec<Spot> = Vec::new();
    let mut look = |at: Spot, is_watched: bool| {
        let Cell::Stone(_) = board.cell(at) else { return };
        let head = board.head(at);
        if ground.is_safe[usize::from(at)] || heads.contains(&head) {
            return;
        }
        heads.push(head);
        if board.in_atari(at) {
            last.push(board.last_liberty(at));
        } else if is_watched {
            let liberties = board.liberties(at);
            if liberties.len() == SHORT_OF_LIBERTIES {
                short.extend_from_slice(liberties.as_slice());
            }
        }
    };
    for &spot in &ground.watched {
        look(spot, true);
    }
    for &spot in &changes.played {
        look(spot, false);
        for beside in board.neighbours(spot) {
            look(beside, false);
        }
    }
    (last, short)
}

/// Whether a legal move does anything. A stone in the opponent's closed territory has to capture or give atari, and so
/// has one that is in atari itself; one's own closed territory is filled only to defend.
fn is_sensible(ground: &Ground, board: &FastBoard, spot: Spot, color: Color) -> bool {
    let beside = board.neighbours(spot);
    let is = |at: Spot, color: Color| board.cell(at) == Cell::Stone(color);
    let foe = color.opponent();
    let captures = beside.into_iter().any(|at| is(at, foe) && board.in_atari(at));
    if captures {
        return true;
    }
    let gives_atari =
        || beside.into_iter().any(|at| is(at, foe) && board.liberties(at).len() == SHORT_OF_LIBERTIES);
    let is_foes = ground.region[usize::from(spot)]
        .and_then(|region| ground.regions.get(region))
        .is_some_and(|region| region.owner == foe);
    if is_foes || board.liberties_after(spot, color).len() < 2 {
        return gives_atari();
    }
    true
}
