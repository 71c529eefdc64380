//! Errors of the search for the board.

use thiserror::Error;

use crate::error_kind::ErrorKind;
use crate::language::{Message, ToMessage};
use crate::network::NetworkError;

/// The reason for refusing a photo in the search for the board.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}", self.to_message())]
pub enum BoardError {
    /// Nothing in the photo looks like a grid.
    NoBoard,
    /// More than one board is in view.
    SeveralBoards {
        /// Number of boards in view.
        boards: usize,
    },
    /// No board in view has the number that the user states.
    NoSuchBoard {
        /// The number stated, counted from 1.
        number: usize,
        /// Number of boards in view.
        boards: usize,
    },
    /// Nothing in the photo is sharp.
    TooBlurred,
    /// Almost all of the photo is black.
    TooDark,
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
            BoardError::NoSuchBoard { number, boards } => Message::new("error-no-such-board")
                .with("number", number.to_string())
                .with("boards", *boards),
            BoardError::TooBlurred => Message::new("error-too-blurred"),
            BoardError::TooDark => Message::new("error-too-dark"),
            BoardError::BadCorners => Message::new("error-bad-corners"),
            BoardError::Network(error) => error.to_message(),
        }
    }
}

impl BoardError {
    /// Returns the kind of this error.
    pub fn kind(&self) -> ErrorKind {
        match self {
            BoardError::NoBoard | BoardError::TooDark => ErrorKind::NoBoard,
            BoardError::SeveralBoards { .. } => ErrorKind::SeveralBoards,
            BoardError::TooBlurred => ErrorKind::TooBlurred,
            BoardError::BadCorners | BoardError::NoSuchBoard { .. } => ErrorKind::BadOption,
            BoardError::Network(_) => ErrorKind::Internal,
        }
    }

    /// Returns a sentence on what to do next.
    pub fn hint(&self) -> Message {
        Message::new(match self {
            BoardError::NoBoard => "hint-photograph-from-above",
            BoardError::SeveralBoards { .. } => "hint-say-which-board",
            BoardError::NoSuchBoard { .. } => "hint-boards-are-numbered",
            BoardError::TooBlurred => "hint-hold-still",
            BoardError::TooDark => "hint-more-light",
            BoardError::Network(_) => "hint-report",
            BoardError::BadCorners => "hint-give-corners",
        })
    }
}
