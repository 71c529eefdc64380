//! Plays stones: captures, and the moves that are not allowed.

use crate::color::{ByColor, Color};
use crate::language::{Message, ToMessage};
use crate::point::{BoardSize, Point};

use super::Position;

/// Stones captured during play: Black's that White captured, and White's that Black captured.
pub type Prisoners = ByColor<u32>;

impl Prisoners {
    /// Adds `stones` captured stones of `color`.
    pub fn add(&mut self, color: Color, stones: usize) {
        self[color] = self[color].saturating_add(u32::try_from(stones).unwrap_or(u32::MAX));
    }
}

/// The result of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The position after the move and its captures.
    pub position: Position,
    /// The opponent's stones that were captured, in reading order.
    pub captured: Vec<Point>,
}

/// An error in playing a stone.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum PlayError {
    /// The point is not on this board.
    OffBoard {
        /// Size of the board.
        size: BoardSize,
    },
    /// A stone already stands on the point.
    Occupied {
        /// Name of the point.
        point: String,
    },
    /// The stone's chain would have no liberties.
    Suicide {
        /// Name of the point.
        point: String,
    },
}

impl ToMessage for PlayError {
    fn to_message(&self) -> Message {
        match self {
            PlayError::OffBoard { size } => {
                Message::new("error-play-off-board").with("size", size.to_string())
            }
            PlayError::Occupied { point } => {
                Message::new("error-play-occupied").with("point", point.as_str())
            }
            PlayError::Suicide { point } => {
                Message::new("error-play-suicide").with("point", point.as_str())
            }
        }
    }
}

/// The result of a move that is carried out whether it is legal or not.
pub(super) struct ForcedPlay {
    /// The position after every capture.
    pub position: Position,
    /// The opponent's stones that were captured.
    pub captured: Vec<Point>,
    /// The mover's own stones that were lost by suicide.
    pub suicide: Vec<Point>,
}

impl Position {
    /// Plays `color` at `point` and takes the captured stones off. Ko is not checked, since a
    /// position has no history.
    ///
    /// # Errors
    /// [`PlayError`] when the point is off the board or occupied, or the move is suicide.
    pub fn play(&self, color: Color, point: Point) -> Result<Played, PlayError> {
        if !self.contains(point) {
            return Err(PlayError::OffBoard { size: self.size() });
        }
        let name = || self.size().name(point);
        if self.stone(point).is_some() {
            return Err(PlayError::Occupied { point: name() });
        }
        let ForcedPlay {
            position,
            captured,
            suicide,
        } = self.force_play(color, point);
        if suicide.is_empty() {
            Ok(Played { position, captured })
        } else {
            Err(PlayError::Suicide { point: name() })
        }
    }

    /// Plays `color` at `point` as game records demand: a stone that stands there is replaced, and
    /// suicide takes the mover's own chain off (SGF FF\[4\], "B, W: execute the move whether legal
    /// or not").
    pub(super) fn force_play(&self, color: Color, point: Point) -> ForcedPlay {
        let mut position = self.with(point, Some(color));
        let mut captured = Vec::new();
        for neighbour in self.size().neighbours(point) {
            if position.stone(neighbour) == Some(color.opponent()) {
                captured.extend(position.lift_if_captured(neighbour));
            }
        }
        captured.sort_unstable();
        let suicide = position.lift_if_captured(point);
        ForcedPlay {
            position,
            captured,
            suicide,
        }
    }

    /// Takes the chain at `point` off if it has no liberty, and returns the stones taken off.
    fn lift_if_captured(&mut self, point: Point) -> Vec<Point> {
        match self.chain_at(point) {
            Some(chain) if chain.liberties.is_empty() => {
                for &stone in &chain.points {
                    self.set(stone, None);
                }
                chain.points
            }
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(position: &Position, name: &str) -> Point {
        position.size().parse(name).unwrap()
    }

    #[test]
    fn a_move_that_captures_is_no_suicide() {
        let ko = Position::from_rows(&[".BW.", "B.BW", ".BW."]).unwrap();
        let played = ko.play(Color::White, at(&ko, "B2")).unwrap();
        assert_eq!(played.captured, [at(&ko, "C2")]);
        assert_eq!(played.position.rows(), [".BW.", "BW.W", ".BW."]);
    }

    #[test]
    fn suicide_occupied_and_foreign_points_are_refused() {
        let eye = Position::from_rows(&["BB.", "B.B", "BB."]).unwrap();
        assert_eq!(
            eye.play(Color::White, at(&eye, "B2")),
            Err(PlayError::Suicide {
                point: "B2".to_owned()
            })
        );
        assert_eq!(
            eye.play(Color::White, at(&eye, "A1")),
            Err(PlayError::Occupied {
                point: "A1".to_owned()
            })
        );
        let far = BoardSize::square(19).unwrap().parse("T19").unwrap();
        assert_eq!(
            eye.play(Color::White, far),
            Err(PlayError::OffBoard { size: eye.size() })
        );
    }

    #[test]
    fn one_stone_can_capture_several_chains() {
        let position = Position::from_rows(&["BW.WB", ".B.B.", "....."]).unwrap();
        let played = position.play(Color::Black, at(&position, "C3")).unwrap();
        assert_eq!(played.position.rows(), ["B.B.B", ".B.B.", "....."]);
        assert_eq!(played.captured.len(), 2);
    }
}
