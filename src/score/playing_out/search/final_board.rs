//! The board at the end of best play.

use crate::color::Color;
use crate::position::fast_board::Cell;
use crate::position::{Position, Prisoners};
use crate::score::playing_out::FinalBoard;
use crate::score::playing_out::leaf::UNBOUNDED;

use super::hash::plain_key;
use super::line::SearchMove;
use super::{EndgameSearch, LeafBound};

impl EndgameSearch<'_> {
    /// Returns the board after best play with `first` moving first. `None` if the value is not
    /// known exactly, or if a ko decides.
    pub fn find_final_board(&mut self, first: Color) -> Option<FinalBoard> {
        if !self.bounds(first).is_exact() {
            return None;
        }
        let known = self.search(first, LeafBound::Least);
        if known.least < known.most {
            return None;
        }
        // Follow the best moves from the start. The transposition table of the last search makes
        // this fast, and no move is taken back: the board at each depth stays as it is.
        let (mut turn, mut depth) = (self.start(first), 0);
        let mut filled = Vec::new();
        let mut captured = Prisoners::default();
        while turn.passes < 2 && turn.upset_by.is_none() {
            let mut best: Option<(i32, SearchMove)> = None;
            for option in self.options(depth, turn) {
                let Some(value) = self.value_after(depth, turn, option, -UNBOUNDED, UNBOUNDED)
                else {
                    continue;
                };
                let sign = if turn.color == Color::Black { 1 } else { -1 };
                if best.is_none_or(|(before, _)| sign * value > sign * before) {
                    best = Some((value, option));
                }
            }
            if self.is_exhausted {
                return None;
            }
            let (_, chosen) = best?;
            if chosen == SearchMove::Plain {
                filled.push(turn.color);
            }
            self.line.push(turn.stones ^ plain_key(turn.plain));
            let (next, lost) = self.make_move(depth, turn, chosen)?;
            captured[turn.color.opponent()] += lost;
            (turn, depth) = (next, depth + 1);
        }
        Some(self.final_position(depth, &filled, captured))
    }

    /// Returns the board at `depth` with the plain points `filled` in turns, and without stones
    /// left in closed territory.
    fn final_position(
        &self,
        depth: usize,
        filled: &[Color],
        mut captured: Prisoners,
    ) -> FinalBoard {
        let mut position = Position::empty(self.endgame.size);
        let Some(board) = self.boards.get(depth) else {
            return FinalBoard { position, captured };
        };
        for &(point, spot) in &self.endgame.points {
            let region =
                self.endgame.region[usize::from(spot)].and_then(|at| self.endgame.regions.get(at));
            match board.cell(spot) {
                Cell::Stone(color) if region.is_some_and(|region| region.owner != color) => {
                    captured[color] += 1
                }
                Cell::Stone(color) => position = position.with(point, Some(color)),
                Cell::Empty | Cell::Border => {}
            }
        }
        for (&point, &color) in self.endgame.plain.iter().zip(filled) {
            position = position.with(point, Some(color));
        }
        FinalBoard { position, captured }
    }
}
