//! From the explanation of a board to the faults by their names.

use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};

use super::block::Territory;
use super::board::{Board, count};
use super::due::Due;
use super::explanation::Explanation;
use super::{Fault, FaultKind, Named};

/// The faults of `board` as they are explained, with what each changes.
pub(super) fn faults(size: BoardSize, board: &Board, due: &Due, explained: &Explanation) -> Vec<Fault> {
    let naming = Naming { size, board, due, explained, faults: Vec::new() };
    naming.of_the_position().of_areas().of_shared_points().of_sets().faults
}

struct Naming<'a> {
    size: BoardSize,
    board: &'a Board,
    due: &'a Due,
    explained: &'a Explanation,
    faults: Vec<Fault>,
}

/// A point for `color` as one for Black.
fn for_black(color: Color) -> i32 {
    match color {
        Color::Black => 1,
        Color::White => -1,
    }
}

impl Naming<'_> {
    fn add(&mut self, kind: FaultKind, changes: i32) {
        self.faults.push(Fault { kind, changes, undecided: Vec::new() });
    }

    /// Stones of the position that are not where they were.
    fn of_the_position(mut self) -> Self {
        let deeds = &self.explained.deeds;
        for color in Color::BOTH {
            let gone = &self.board.gone[color];
            let off_the_board = deeds.gone[color];
            let moved = count(gone.len()) - off_the_board;
            // Of some gone and some moved it cannot be told which; each is called moved, without a place.
            let all_gone = off_the_board > 0 && moved == 0;
            let (to, changes) = self.moved_to(color, moved, off_the_board);
            for (nth, &point) in gone.iter().enumerate() {
                match all_gone {
                    true => self.add(FaultKind::Gone { color, point }, for_black(color)),
                    false => {
                        let taken = i32::from(count(nth) < off_the_board) * for_black(color);
                        self.add(FaultKind::Moved { color, from: point, to: to.clone() }, changes + taken);
                    }
                }
            }
            let wrong = self.explained.wrong_over_an_original[color.opponent()];
            for (nth, &point) in self.board.replaced[color].iter().enumerate() {
                let changes = 2 * for_black(color.opponent()) * i32::from(count(nth) < wrong);
                self.add(FaultKind::Replaced { color, point }, changes);
            }
        }
        self
    }

    /// Where all the moved stones of a colour may lie, and what each changes.
    fn moved_to(&self, color: Color, moved: i32, off_the_board: i32) -> (Vec<Point>, i32) {
        let deeds = &self.explained.deeds;
        if moved == 0 || off_the_board > 0 {
            return (Vec::new(), 0);
        }
        if deeds.moved_over[color] == moved {
            return (self.stray(color).points().to_vec(), 2 * for_black(color));
        }
        if deeds.moved_to_shared[color] == moved {
            return (self.board.shared[color].clone(), for_black(color));
        }
        (Vec::new(), 0)
    }

    /// Whether all moved stones of a colour are told where they lie.
    fn is_told(&self, color: Color, there: i32) -> bool {
        let deeds = &self.explained.deeds;
        deeds.gone[color] == 0 && there == count(self.board.gone[color].len())
    }

    /// Stones of `color` in the opponent's area that have no business there.
    fn stray(&self, color: Color) -> Named {
        let deeds = &self.explained.deeds;
        let number = self.explained.wrong[color].max(0)
            + self.explained.exchanged
            + deeds.moved_over[color]
            + deeds.for_the_opponent[color];
        let (board, owner) = (self.board, color.opponent());
        let territory = Territory {
            size: self.size,
            foreign: &board.foreign[color],
            empty: &board.empty[owner],
            filled: &board.filled[owner],
        };
        territory.apart(usize::try_from(number).unwrap_or(0))
    }

    /// Stones in the wrong area, and compensation that is not there.
    fn of_areas(mut self) -> Self {
        let (deeds, wrong) = (self.explained.deeds, self.explained.wrong);
        if self.explained.exchanged > 0 {
            let (black, white) = (self.stray(Color::Black), self.stray(Color::White));
            self.add(FaultKind::Exchanged { black, white }, 0);
        }
        for color in Color::BOTH {
            let moved = deeds.moved_over[color];
            let untold = if self.is_told(color, moved) { 0 } else { moved };
            let number = wrong[color].max(0) + untold;
            if number > 0 {
                let stones = self.some(color, number);
                self.add(
                    FaultKind::WrongColor { color, stones, instead: false },
                    2 * for_black(color) * number,
                );
            }
            if deeds.for_the_opponent[color] > 0 {
                let stones = self.some(color, deeds.for_the_opponent[color]);
                self.add(FaultKind::WrongColor { color, stones, instead: true }, 0);
            }
            if let Ok(number @ 1..) = u32::try_from(-wrong[color]) {
                let changes = 2 * for_black(color) * wrong[color];
                self.add(FaultKind::CompensationShort { color, number }, changes);
            }
        }
        self
    }

    /// So many of the stray stones.
    fn some(&self, color: Color, number: i32) -> Named {
        let number = usize::try_from(number).unwrap_or(0);
        match self.stray(color) {
            Named::These(points) if points.len() > number => Named::SomeOf { points, number },
            Named::SomeOf { points, .. } => Named::SomeOf { points, number },
            these => these,
        }
    }

    /// Shared points, where not each player has filled half of them.
    fn of_shared_points(mut self) -> Self {
        let deeds = self.explained.deeds;
        let (mut is_uneven, mut changes) = (false, 0);
        for color in Color::BOTH {
            let moved = deeds.moved_to_shared[color];
            let untold = if self.is_told(color, moved) { 0 } else { moved };
            let more = self.explained.shared[color] + untold - self.due.shared_each;
            is_uneven |= more != 0 || deeds.for_the_opponent_shared[color] > 0;
            // Those that stand for the opponent's change the sets as much the other way round.
            changes += for_black(color) * more;
        }
        if is_uneven {
            let Board { shared, shared_empty, .. } = self.board;
            let (black, white, empty) = (shared.black.clone(), shared.white.clone(), shared_empty.clone());
            self.add(FaultKind::SharedUneven { black, white, empty }, changes);
        }
        self
    }

    /// Sets that are short or too large.
    fn of_sets(mut self) -> Self {
        for color in Color::BOTH {
            let short = self.explained.short[color];
            let own_points = self.explained.empty[color].max(0);
            let missing = short.clamp(0, own_points.max(0));
            let not_laid = short.max(0) - missing;
            if let Ok(number @ 1..) = u32::try_from(missing) {
                self.add(FaultKind::Missing { color, number }, for_black(color) * missing);
            }
            if let Ok(number @ 1..) = u32::try_from(not_laid) {
                self.add(FaultKind::LosingStonesNotLaid { color, number }, for_black(color) * not_laid);
            }
            if let Ok(number @ 1..) = u32::try_from(-short) {
                self.add(FaultKind::Surplus { color, number }, for_black(color) * short);
            }
        }
        self
    }
}
