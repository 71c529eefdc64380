//! Can a chain be caught? Reads ladders, nets and snapbacks move by move, a bounded number of moves.
//!
//! A chain that gets [`FREE`] liberties counts as free: what follows is no longer tactics. Both sides try the
//! chain's liberties and the points next to them; the defender also takes attackers in atari, or passes, which is
//! what keeps a seki. A capture that is taken back at once at a loss is none.

use crate::color::Color;
use crate::position::fast_board::{Cell, FastBoard, Spot};

/// A chain with so many liberties is not hunted any further.
const FREE: usize = 3;

/// Moves tried for one question. A ladder across the board takes about 150.
const BUDGET: u32 = 500;

/// Longer sequences are given up: ladders run along 2 × 2 × 19 points at most.
const DEPTH: u32 = 80;

/// What reading found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hunt {
    /// The chain is caught whatever its owner does.
    Caught,
    /// Its owner saves it.
    Saved,
    /// Not read to an end.
    Unread,
}

/// Whether the chain at `spot` is caught when `first` moves first.
pub(super) fn hunt(board: &FastBoard, spot: Spot, first: Color) -> Hunt {
    let Cell::Stone(owner) = board.cell(spot) else { return Hunt::Saved };
    if board.liberties(spot).len() >= FREE {
        return Hunt::Saved;
    }
    let mut reader = Reader { owner, target: spot, left: BUDGET };
    if first == owner { reader.defend(board, 0) } else { reader.attack(board, 0) }
}

/// The chain hunted, and how many moves may still be tried.
struct Reader {
    owner: Color,
    target: Spot,
    left: u32,
}

impl Reader {
    /// The attacker moves.
    fn attack(&mut self, board: &FastBoard, depth: u32) -> Hunt {
        let liberties = board.liberties(self.target);
        if liberties.len() >= FREE {
            return Hunt::Saved;
        }
        let attacker = self.owner.opponent();
        if let &[last] = liberties.as_slice() {
            return self.capture(board, last, attacker);
        }
        let mut best = Hunt::Saved;
        for spot in around(board, liberties.as_slice()) {
            let Some(next) = self.played(board, spot, attacker, depth) else {
                if self.left == 0 {
                    return Hunt::Unread;
                }
                continue;
            };
            match self.defend(&next, depth + 1) {
                Hunt::Caught => return Hunt::Caught,
                Hunt::Unread => best = Hunt::Unread,
                Hunt::Saved => {}
            }
        }
        best
    }

    /// Taking a chain off, unless the stones that do it are lost for it, and more of them.
    fn capture(&self, board: &FastBoard, last: Spot, attacker: Color) -> Hunt {
        if !board.is_legal(last, attacker) {
            return Hunt::Saved;
        }
        let mut next = board.clone();
        let captured = next.play(last, attacker);
        let taken_back = next.in_atari(last)
            && next.is_legal(next.last_liberty(last), self.owner)
            && next.chain_size(last) > captured;
        if taken_back { Hunt::Saved } else { Hunt::Caught }
    }

    /// The owner moves.
    fn defend(&mut self, board: &FastBoard, depth: u32) -> Hunt {
        let liberties = board.liberties(self.target);
        if liberties.len() >= FREE {
            return Hunt::Saved;
        }
        let in_atari = liberties.len() < 2;
        let mut worst = Hunt::Caught;
        let mut tried = |hunt: Hunt| {
            if hunt == Hunt::Unread {
                worst = Hunt::Unread;
            }
            hunt == Hunt::Saved
        };
        let mut answers = self.captures(board);
        let beside =
            if in_atari { liberties.as_slice().to_vec() } else { around(board, liberties.as_slice()) };
        answers.extend(beside.into_iter().filter(|spot| !answers.contains(spot)).collect::<Vec<Spot>>());
        for spot in answers {
            let Some(next) = self.played(board, spot, self.owner, depth) else {
                if self.left == 0 {
                    return Hunt::Unread;
                }
                continue;
            };
            if tried(self.attack(&next, depth + 1)) {
                return Hunt::Saved;
            }
        }
        if !in_atari && self.spend(depth) {
            let mut passed = board.clone();
            passed.pass();
            if tried(self.attack(&passed, depth + 1)) {
                return Hunt::Saved;
            }
        }
        worst
    }

    /// The last liberties of attackers in atari around the chain.
    fn captures(&self, board: &FastBoard) -> Vec<Spot> {
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

    /// The board after a legal move; `None` when there is none or no more moves may be tried.
    fn played(&mut self, board: &FastBoard, spot: Spot, color: Color, depth: u32) -> Option<FastBoard> {
        if !board.is_legal(spot, color) || !self.spend(depth) {
            return None;
        }
        let mut next = board.clone();
        next.play(spot, color);
        Some(next)
    }

    fn spend(&mut self, depth: u32) -> bool {
        if depth >= DEPTH {
            self.left = 0;
        }
        let allowed = self.left > 0;
        self.left = self.left.saturating_sub(1);
        allowed
    }
}

/// The liberties, then the empty points next to them.
fn around(board: &FastBoard, liberties: &[Spot]) -> Vec<Spot> {
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

    fn read(rows: &[&str], name: &str, first: Color) -> Hunt {
        let position = Position::from_rows(rows).unwrap();
        let board = FastBoard::new(&position);
        hunt(&board, board.spot(position.size().parse(name).unwrap()), first)
    }

    #[test]
    fn a_ladder_catches_unless_a_stone_breaks_it() {
        let ladder =
            ["........", "...BB...", "..BW....", "........", "........", "........", "........", "........"];
        assert_eq!(read(&ladder, "D6", Color::Black), Hunt::Caught);
        assert_eq!(read(&ladder, "D6", Color::White), Hunt::Saved);
        let broken =
            ["........", "...BB...", "..BW....", "........", ".....W..", "........", "........", "........"];
        assert_eq!(read(&broken, "D6", Color::Black), Hunt::Saved);
    }

    #[test]
    fn a_net_catches_even_who_moves_first() {
        let net = ["......", ".BBB..", ".BW...", ".B..B.", "......", "......"];
        assert_eq!(read(&net, "C4", Color::Black), Hunt::Caught);
    }

    #[test]
    fn a_snapback_catches_and_its_bait_does_not_count() {
        // Black C1 takes two stones back after White takes the bait at B1.
        let rows = ["BBBB.", "BWWBB", "BW.WB", "BWWBB", "B...."];
        assert_eq!(read(&rows, "D3", Color::Black), Hunt::Caught);
    }

    #[test]
    fn a_seki_catches_nobody() {
        for (name, first) in [("B9", Color::Black), ("D9", Color::White)] {
            assert_eq!(read(&SEKI_WITHOUT_EYES, name, first), Hunt::Saved);
        }
    }
}
