//! Why the search found no board.

use thiserror::Error;

use crate::language::{Message, ToMessage};
use crate::network::NetworkError;

/// Why a photo is refused.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}", self.to_message())]
pub enum BoardError {
    /// Nothing in the photo looks like a grid.
    NoBoard,
    /// More than one board is in view.
    SeveralBoards {
        /// How many.
        boards: usize,
    },
    /// No board in view has the number that the user states.
    NoSuchBoard {
        /// The number stated, from 1.
        number: usize,
        /// How many are in view.
        boards: usize,
    },
    /// Nothing in the photo is sharp.
    TooBlurred,
    /// The corners stated by the user do not span a board.
    BadCorners,
    /// The program was built with a network that does not run.
    Network(#[from] NetworkError),
}

impl ToMessage for BoardError {
    fn to_message(&self) -> Message {
        match self {
            BoardError::NoBoard => Message::new("error-no-board"),
            BoardError::SeveralBoards { boards } => {
                Message::new("error-several-boards").with("boards", *boards)
            }
            BoardError::NoSuchBoard { number, boards } => {
                Message::new("error-no-such-board").with("number", number.to_string()).with("boards", *boards)
            }
            BoardError::TooBlurred => Message::new("error-too-blurred"),
            BoardError::BadCorners => Message::new("error-bad-corners"),
            BoardError::Network(error) => error.to_message(),
        }
    }
}

impl BoardError {
    /// Returns the kind by which the JSON names it.
    pub fn kind(&self) -> &'static str {
        match self {
            BoardError::NoBoard => "no_board",
            BoardError::SeveralBoards { .. } => "several_boards",
            BoardError::TooBlurred => "too_blurred",
            BoardError::BadCorners | BoardError::NoSuchBoard { .. } => "bad_option",
            BoardError::Network(_) => "internal",
        }
    }

    /// Returns what to do next.
    pub fn hint(&self) -> Message {
        Message::new(match self {
            BoardError::NoBoard => "hint-photograph-from-above",
            BoardError::SeveralBoards { .. } => "hint-say-which-board",
            BoardError::NoSuchBoard { .. } => "hint-boards-are-numbered",
            BoardError::TooBlurred => "hint-hold-still",
            BoardError::Network(_) => "hint-report",
            BoardError::BadCorners => "hint-give-corners",
        })
    }
}
