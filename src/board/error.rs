//! Why no board was found.

use thiserror::Error;

use crate::network::NetworkError;

/// Why a photo is refused.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum BoardError {
    /// Nothing in the photo looks like a grid.
    #[error("no Go board can be seen")]
    NoBoard,
    /// More than one board is in view.
    #[error("{boards} boards are in view")]
    SeveralBoards {
        /// How many.
        boards: usize,
    },
    /// There is no board of the number that the user states.
    #[error("there is no board {number}: {boards} can be seen")]
    NoSuchBoard {
        /// The number stated, from 1.
        number: usize,
        /// How many are in view.
        boards: usize,
    },
    /// Nothing in the photo is sharp.
    #[error("the photo is too blurred to find lines or stones")]
    TooBlurred,
    /// The corners stated by the user span no board.
    #[error("the corners given do not span a board")]
    BadCorners,
    /// The program was built with a network that does not run.
    #[error(transparent)]
    Network(#[from] NetworkError),
}

impl BoardError {
    /// The kind in the JSON contract.
    pub fn kind(&self) -> &'static str {
        match self {
            BoardError::NoBoard => "no_board",
            BoardError::SeveralBoards { .. } => "several_boards",
            BoardError::TooBlurred => "too_blurred",
            BoardError::BadCorners | BoardError::NoSuchBoard { .. } => "bad_option",
            BoardError::Network(_) => "internal",
        }
    }

    /// What to do next.
    pub fn hint(&self) -> &'static str {
        match self {
            BoardError::NoBoard => {
                "Photograph the whole board from above at 45° or steeper, without a hand over it; if it has other lines than 9, 13 or 19, say so, as in --size 11; or give --corners and --size."
            }
            BoardError::SeveralBoards { .. } => {
                "Photograph one board alone, or say which one is meant: --board 1 is the leftmost."
            }
            BoardError::NoSuchBoard { .. } => "Boards are counted from left to right, from 1.",
            BoardError::TooBlurred => "Hold the phone still and let it focus on the board.",
            BoardError::Network(_) => "This is a fault of shuzi: please report it.",
            BoardError::BadCorners => {
                "Give the four outer intersections in order around the board: --corners x,y,x,y,x,y,x,y in pixels of the upright photo."
            }
        }
    }
}
