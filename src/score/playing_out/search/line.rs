//! One line of play: the moves that the player to move may try, and the board and the state after
//! each of them.

use crate::color::Color;
use crate::position::fast_board::{Cell, FastBoard, Spot};
use crate::score::playing_out::moves::{FEW_CAPTURED, generate_moves};

use super::EndgameSearch;
use super::hash::{plain_key, stone_key};

/// A move in the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SearchMove {
    /// A stone is played at a spot.
    At(Spot),
    /// One of the plain points is filled.
    Plain,
    Pass,
}

/// The player to move, and the state that the board does not show.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub color: Color,
    /// The number of passes directly before.
    pub passes: u8,
    /// The number of plain points left.
    pub plain: usize,
    /// The hash of the stones.
    pub stones: u64,
    /// The player who has just captured more than a few stones that stood there from the start, so
    /// that the board would have to be judged anew.
    pub upset_by: Option<Color>,
}

impl EndgameSearch<'_> {
    /// Returns the state before the first move.
    pub(super) fn start(&self, first: Color) -> Turn {
        // Under territory rules a plain point is worth no more than a pass.
        let plain = if self.endgame.counts_area {
            self.endgame.plain.len()
        } else {
            0
        };
        Turn {
            color: first,
            passes: 0,
            plain,
            stones: 0,
            upset_by: None,
        }
    }

    /// Returns the moves that the player to move may try, in the order in which they are tried.
    pub(super) fn options(&self, depth: usize, turn: Turn) -> Vec<SearchMove> {
        let Some(board) = self.boards.get(depth) else {
            return vec![SearchMove::Pass];
        };
        let retakes_ko = self.ko_master == Some(turn.color) && board.ko() != FastBoard::NOWHERE;
        let candidates = if retakes_ko {
            generate_moves(self.endgame, &board.without_ko(), &self.changes, turn.color)
        } else {
            generate_moves(self.endgame, board, &self.changes, turn.color)
        };
        let mut options: Vec<SearchMove> =
            candidates.forcing.into_iter().map(SearchMove::At).collect();
        options.extend(candidates.open.into_iter().map(SearchMove::At));
        // A plain point is worth more than a pass, which therefore need not be tried while there
        // are any.
        if turn.plain > 0 {
            options.push(SearchMove::Plain);
        }
        options.extend(candidates.quiet.into_iter().map(SearchMove::At));
        if turn.plain == 0 {
            options.push(SearchMove::Pass);
        }
        options
    }

    /// Makes a move on the board at the next depth. Returns the state after it and the number of
    /// stones captured; `None`, with nothing changed but that board, if the move would repeat a
    /// position.
    pub(super) fn make_move(
        &mut self,
        depth: usize,
        turn: Turn,
        option: SearchMove,
    ) -> Option<(Turn, u32)> {
        if self.boards.len() == depth + 1 {
            self.boards.push(self.endgame.board.clone());
        }
        let (before, after) = self.boards.split_at_mut(depth + 1);
        let (before, after) = (before.last()?, after.first_mut()?);
        after.copy_from(before);
        if self.ko_master == Some(turn.color) {
            after.pass();
        }
        let mut next = Turn {
            color: turn.color.opponent(),
            passes: 0,
            ..turn
        };
        let spot = match option {
            SearchMove::Pass => {
                after.pass();
                next.passes = turn.passes + 1;
                return Some((next, 0));
            }
            SearchMove::Plain => {
                after.pass();
                next.plain = turn.plain.saturating_sub(1);
                return Some((next, 0));
            }
            SearchMove::At(spot) => spot,
        };
        let foe = turn.color.opponent();
        let captured = captured_stones(before, spot, foe);
        next.stones ^= stone_key(spot, turn.color);
        for &stone in &captured {
            next.stones ^= stone_key(stone, foe);
        }
        let hash = next.stones ^ plain_key(next.plain);
        // A player with a threat for every ko has changed the board by that threat, so that no
        // position is repeated.
        if !captured.is_empty() && self.ko_master != Some(turn.color) && self.line.contains(&hash) {
            self.saw_ko = true;
            return None;
        }
        let from_start = captured
            .iter()
            .filter(|&&stone| self.endgame.board.cell(stone) == Cell::Stone(foe));
        if from_start.count() > FEW_CAPTURED {
            next.upset_by = Some(turn.color);
        }
        let lost = u32::try_from(captured.len()).unwrap_or(u32::MAX);
        self.changes.add(spot, &captured);
        after.play(spot, turn.color);
        self.saw_ko |= after.ko() != FastBoard::NOWHERE;
        Some((next, lost))
    }

    /// Returns the points for Black that a move gains at once.
    pub(super) fn gain(&self, color: Color, option: SearchMove, captured: u32) -> i32 {
        let prisoners = if self.endgame.counts_area {
            0
        } else {
            i32::try_from(captured).unwrap_or(0)
        };
        let gain = if option == SearchMove::Plain {
            1
        } else {
            prisoners
        };
        if color == Color::Black { gain } else { -gain }
    }
}

/// Returns the stones of `color` that a move of the other colour at `spot` captures.
fn captured_stones(board: &FastBoard, spot: Spot, color: Color) -> Vec<Spot> {
    let mut captured = Vec::new();
    let mut heads = Vec::new();
    for beside in board.neighbours(spot) {
        let is_captured = board.cell(beside) == Cell::Stone(color) && board.in_atari(beside);
        if is_captured && !heads.contains(&board.head(beside)) {
            heads.push(board.head(beside));
            captured.extend(board.stones(beside));
        }
    }
    captured
}
