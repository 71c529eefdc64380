//! Why no board was found.

use thiserror::Error;

use super::Settings;
use super::gray::Gray;
use crate::network::NetworkError;

/// Pictures whose sharpest hundredth of pixels is below this are blurred, in nepers per square pixel.
const BLURRED: f32 = 0.05;

/// Why a photo is refused.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum BoardError {
    /// Nothing in the photo is a grid beyond doubt.
    #[error("no Go board could be found with certainty{}", nearest.as_deref().map(|n| format!(": {n}")).unwrap_or_default())]
    NoBoard {
        /// The nearest thing to a board, in words.
        nearest: Option<String>,
    },
    /// More than one board is in view.
    #[error("{boards} boards are in view")]
    SeveralBoards {
        /// How many.
        boards: usize,
    },
    /// The grid runs on beyond the edge of the photo.
    #[error("the board is cut off by the edge of the photo")]
    CutOff,
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
            BoardError::NoBoard { .. } => "no_board",
            BoardError::SeveralBoards { .. } => "several_boards",
            BoardError::CutOff => "board_cut_off",
            BoardError::TooBlurred => "too_blurred",
            BoardError::BadCorners => "bad_option",
            BoardError::Network(_) => "internal",
        }
    }

    /// Why a picture without any candidate is refused.
    pub(super) fn nothing_found(work: &Gray, settings: &Settings) -> BoardError {
        if settings.corners.is_some() {
            BoardError::BadCorners
        } else if work.sharpness() < BLURRED {
            BoardError::TooBlurred
        } else {
            BoardError::NoBoard { nearest: None }
        }
    }

    /// What to do next.
    pub fn hint(&self) -> &'static str {
        match self {
            BoardError::NoBoard { .. } => {
                "photograph the whole board from above at 45° or steeper, without a hand over it; or give --corners and --size"
            }
            BoardError::SeveralBoards { .. } => "photograph one board alone, or crop the photo to it",
            BoardError::CutOff => "step back until all four edges of the grid are in the photo",
            BoardError::TooBlurred => "hold the phone still and let it focus on the board",
            BoardError::Network(_) => "This is a fault of shuzi: please report it.",
            BoardError::BadCorners => {
                "give the four outer intersections in order around the board: --corners x,y,x,y,x,y,x,y in pixels of the upright photo"
            }
        }
    }
}
