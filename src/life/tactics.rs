//! Tactics: whether a chain can be captured, read move by move for a bounded number of moves.
//! Ladders, nets and snapbacks.
//!
//! An and-or search, depth first: the attacker needs one move after which every defence fails, the
//! owner one defence. A chain that reaches [`FREE_LIBERTIES`] liberties is saved, since what
//! follows is no longer tactics. The attacker tries the chain's liberties and the empty points next
//! to them. The owner tries the same points (in atari the last liberty alone), captures of
//! attackers in atari, and a pass, which is what keeps a seki. A capture that is at once taken back
//! at a loss does not count.
//!
//! Invariant: `Captured` and `Saved` hold for the moves tried, whatever the other side answers
//! among them; when the search runs into [`MOVE_BUDGET`] or [`DEPTH_LIMIT`] the answer is `Unread`,
//! never a guess. Cost: at most two board copies for each move of the budget.

use crate::color::Color;
use crate::position::fast_board::{Cell, FastBoard, Spot};

/// A chain with at least this number of liberties is not attacked any further.
const FREE_LIBERTIES: usize = 3;

/// Number of moves tried for one question. A ladder across the board takes about 150.
const MOVE_BUDGET: u32 = 500;

/// Longest sequence of moves that is read. Ladders run along 2 × 2 × 19 points at most.
const DEPTH_LIMIT: u32 = 80;

/// The result of reading whether a chain can be captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CaptureOutcome {
    /// The chain is captured whatever its owner does.
    Captured,
    /// The owner saves the chain.
    Saved,
    /// The search ended before an answer was found.
    Unread,
}

/// Reads whether the chain at `spot` is captured when `first` moves first. An empty spot counts as
/// saved.
pub(super) fn read_capture(board: &FastBoard, spot: Spot, first: Color) -> CaptureOutcome {
    let Cell::Stone(owner) = board.cell(spot) else {
        return CaptureOutcome::Saved;
    };
    if board.liberties(spot).len() >= FREE_LIBERTIES {
        return CaptureOutcome::Saved;
    }
    let mut search = CaptureSearch {
        owner,
        target: spot,
        moves_left: MOVE_BUDGET,
    };
    if first == owner {
        search.defend(board, 0)
    } else {
        search.attack(board, 0)
    }
}

/// Returns the first moves of `first` by which the chain at `spot` is captured, or saved if it is
/// that player's. Each move is read as [`read_capture`] reads.
pub(super) fn find_deciding_moves(board: &FastBoard, spot: Spot, first: Color) -> Vec<Spot> {
    let Cell::Stone(owner) = board.cell(spot) else {
        return Vec::new();
    };
    let new_search = || CaptureSearch {
        owner,
        target: spot,
        moves_left: MOVE_BUDGET,
    };
    let liberties = board.liberties(spot);
    let is_owner = first == owner;
    let mut moves = match (is_owner, liberties.as_slice()) {
        (true, liberties) => new_search().list_defences(board, liberties),
        // Only its last liberty captures a chain in atari.
        (false, &[last]) => return vec![last],
        (false, liberties) => liberties_and_points_beside(board, liberties),
    };
    moves.retain(|&move_at| {
        let mut search = new_search();
        let Some(next) = search.try_move(board, move_at, first, 0) else {
            return false;
        };
        match is_owner {
            true => search.attack(&next, 1) == CaptureOutcome::Saved,
            false => search.defend(&next, 1) == CaptureOutcome::Captured,
        }
    });
    moves
}

/// The chain under attack, and the number of moves that may still be tried.
struct CaptureSearch {
    owner: Color,
    /// A stone of the chain.
    target: Spot,
    moves_left: u32,
}

impl CaptureSearch {
    /// Reads on from `board` with the attacker to move.
    fn attack(&mut self, board: &FastBoard, depth: u32) -> CaptureOutcome {
        let liberties = board.liberties(self.target);
        if liberties.len() >= FREE_LIBERTIES {
            return CaptureOutcome::Saved;
        }
        let attacker = self.owner.opponent();
        if let &[last] = liberties.as_slice() {
            return self.capture(board, last, attacker);
        }
        // One move after which the chain is captured is enough. A line that could not be read to
        // its end leaves the answer open, unless another move captures.
        let mut best = CaptureOutcome::Saved;
        for spot in liberties_and_points_beside(board, liberties.as_slice()) {
            let Some(next) = self.try_move(board, spot, attacker, depth) else {
                if self.moves_left == 0 {
                    return CaptureOutcome::Unread;
                }
                continue;
            };
            match self.defend(&next, depth + 1) {
                CaptureOutcome::Captured => return CaptureOutcome::Captured,
                CaptureOutcome::Unread => best = CaptureOutcome::Unread,
                CaptureOutcome::Saved => {}
            }
        }
        best
    }

    /// Takes the chain off by a move at its `last` liberty. It is saved all the same if the
    /// capturing stones can be taken back at once and are more than those captured.
    fn capture(&self, board: &FastBoard, last: Spot, attacker: Color) -> CaptureOutcome {
        if !board.is_legal(last, attacker) {
            return CaptureOutcome::Saved;
        }
        let mut next = board.clone();
        let captured = next.play(last, attacker);
        let is_taken_back = next.in_atari(last)
            && next.is_legal(next.last_liberty(last), self.owner)
            && next.chain_size(last) > captured;
        if is_taken_back {
            CaptureOutcome::Saved
        } else {
            CaptureOutcome::Captured
        }
    }

    /// Reads on from `board` with the owner to move.
    fn defend(&mut self, board: &FastBoard, depth: u32) -> CaptureOutcome {
        let liberties = board.liberties(self.target);
        if liberties.len() >= FREE_LIBERTIES {
            return CaptureOutcome::Saved;
        }
        let in_atari = liberties.len() < 2;
        let mut worst = CaptureOutcome::Captured;
        for spot in self.list_defences(board, liberties.as_slice()) {
            let Some(next) = self.try_move(board, spot, self.owner, depth) else {
                if self.moves_left == 0 {
                    return CaptureOutcome::Unread;
                }
                continue;
            };
            match self.attack(&next, depth + 1) {
                CaptureOutcome::Saved => return CaptureOutcome::Saved,
                CaptureOutcome::Unread => worst = CaptureOutcome::Unread,
                CaptureOutcome::Captured => {}
            }
        }
        // Not having to move keeps a seki; a chain in atari cannot afford it.
        if !in_atari && self.spend_move(depth) {
            let mut passed = board.clone();
            passed.pass();
            match self.attack(&passed, depth + 1) {
                CaptureOutcome::Saved => return CaptureOutcome::Saved,
                CaptureOutcome::Unread => worst = CaptureOutcome::Unread,
                CaptureOutcome::Captured => {}
            }
        }
        worst
    }

    /// Returns the owner's moves to try: captures first, then the last liberty of a chain in atari,
    /// or the liberties and the points beside them.
    fn list_defences(&self, board: &FastBoard, liberties: &[Spot]) -> Vec<Spot> {
        let in_atari = liberties.len() < 2;
        let extensions = if in_atari {
            liberties.to_vec()
        } else {
            liberties_and_points_beside(board, liberties)
        };
        let mut defences = self.list_captures(board);
        for spot in extensions {
            if !defences.contains(&spot) {
                defences.push(spot);
            }
        }
        defences
    }

    /// Returns the last liberties of attackers in atari around the chain.
    fn list_captures(&self, board: &FastBoard) -> Vec<Spot> {
        let attacker = Cell::Stone(self.owner.opponent());
        let mut found = Vec::new();
        for stone in board.stones(self.target) {
            for beside in board.neighbours(stone) {
                if board.cell(beside) == attacker && board.in_atari(beside) {
                    let last = board.last_liberty(beside);
                    if !found.contains(&last) {
                        found.push(last);
                    }
                }
            }
        }
        found
    }

    /// Returns the board after a move; `None` if it is illegal or the budget is spent.
    fn try_move(
        &mut self,
        board: &FastBoard,
        spot: Spot,
        color: Color,
        depth: u32,
    ) -> Option<FastBoard> {
        if !board.is_legal(spot, color) || !self.spend_move(depth) {
            return None;
        }
        let mut next = board.clone();
        next.play(spot, color);
        Some(next)
    }

    /// Takes one move off the budget; returns false if none was left. Reaching [`DEPTH_LIMIT`]
    /// spends the whole budget, which ends the search.
    fn spend_move(&mut self, depth: u32) -> bool {
        if depth >= DEPTH_LIMIT {
            self.moves_left = 0;
        }
        let allowed = self.moves_left > 0;
        self.moves_left = self.moves_left.saturating_sub(1);
        allowed
    }
}

/// Returns the liberties, then the other empty points next to them.
fn liberties_and_points_beside(board: &FastBoard, liberties: &[Spot]) -> Vec<Spot> {
    let mut found = liberties.to_vec();
    for &liberty in liberties {
        for beside in board.neighbours(liberty) {
            if board.cell(beside) == Cell::Empty && !found.contains(&beside) {
                found.push(beside);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::tests::SEKI_WITHOUT_EYES;
    use super::*;
    use crate::position::Position;

    fn read(rows: &[&str], name: &str, first: Color) -> CaptureOutcome {
        let position = Position::from_rows(rows).unwrap();
        let board = FastBoard::new(&position);
        read_capture(
            &board,
            board.spot(position.size().parse(name).unwrap()),
            first,
        )
    }

    #[test]
    fn a_ladder_catches_unless_a_stone_breaks_it() {
        let ladder = [
            "........", "...BB...", "..BW....", "........", "........", "........", "........",
            "........",
        ];
        assert_eq!(read(&ladder, "D6", Color::Black), CaptureOutcome::Captured);
        assert_eq!(read(&ladder, "D6", Color::White), CaptureOutcome::Saved);
        let broken = [
            "........", "...BB...", "..BW....", "........", ".....W..", "........", "........",
            "........",
        ];
        assert_eq!(read(&broken, "D6", Color::Black), CaptureOutcome::Saved);
    }

    #[test]
    fn the_moves_that_catch_a_chain_and_those_that_save_it_are_found() {
        // White is in atari.
        let position = Position::from_rows(&[".....", ".B...", "BW...", ".B...", "....."]).unwrap();
        let board = FastBoard::new(&position);
        let spot = |name: &str| board.spot(position.size().parse(name).unwrap());
        let caught = find_deciding_moves(&board, spot("B3"), Color::Black);
        assert_eq!(caught, [spot("C3")]);
        let saved = find_deciding_moves(&board, spot("B3"), Color::White);
        assert_eq!(saved, [spot("C3")]);
    }

    #[test]
    fn a_net_catches_even_who_moves_first() {
        let net = ["......", ".BBB..", ".BW...", ".B..B.", "......", "......"];
        assert_eq!(read(&net, "C4", Color::Black), CaptureOutcome::Captured);
    }

    #[test]
    fn a_snapback_catches_and_its_bait_does_not_count() {
        // Black C1 takes two stones back after White takes the bait at B1.
        let rows = ["BBBB.", "BWWBB", "BW.WB", "BWWBB", "B...."];
        assert_eq!(read(&rows, "D3", Color::Black), CaptureOutcome::Captured);
    }

    #[test]
    fn a_seki_catches_nobody() {
        for (name, first) in [("B9", Color::Black), ("D9", Color::White)] {
            assert_eq!(read(&SEKI_WITHOUT_EYES, name, first), CaptureOutcome::Saved);
        }
    }
}
