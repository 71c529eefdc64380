//! Board: where the grid lies in the photo.

pub mod crossings;
pub mod discs;
pub mod gray;
pub mod evidence;
pub mod mark;
pub mod refine;
pub mod window;
pub mod lattice;

pub mod candidate;

use gray::Gray;

use crate::geometry::PhotoFromBoard;

/// The grid found in a photo.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// Lines each way: 9, 13 or 19 (others only when stated by the user).
    pub lines: usize,
    /// Board coordinates to photo pixels.
    pub photo_from_board: PhotoFromBoard,
    /// Root mean square distance between the fitted and the observed marks, in photo pixels.
    pub fit_px: f64,
    /// Probability that this is the right grid, 0 to 1.
    pub confidence: f64,
}

use crate::geometry::PhotoPoint;
use crate::photo::Photo;

/// Stand-in.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Lines.
    pub size: Option<usize>,
    /// Corners.
    pub corners: Option<[PhotoPoint; 4]>,
}

/// Stand-in.
#[derive(Clone, Debug, thiserror::Error)]
#[error("no board found")]
pub struct BoardError;

impl BoardError {
    /// Kind.
    pub fn kind(&self) -> &'static str {
        "no_board"
    }
    /// Hint.
    pub fn hint(&self) -> &'static str {
        "State the corners."
    }
}

/// Stand-in.
pub fn find(photo: &Photo, settings: &Settings) -> Result<Board, BoardError> {
    let corners = settings.corners.ok_or(BoardError)?;
    let lines = settings.size.unwrap_or(19);
    let end = (lines - 1) as f64;
    let board = [(0.0, 0.0), (end, 0.0), (end, end), (0.0, end)];
    let pairs: Vec<_> = board.into_iter().zip(corners.map(|c| (c.x, c.y))).collect();
    let homography = crate::geometry::Homography::from_pairs(&pairs).ok_or(BoardError)?;
    let lens = crate::geometry::Lens::ideal(photo.pixels.width(), photo.pixels.height());
    Ok(Board { lines, photo_from_board: PhotoFromBoard { homography, lens }, fit_px: 0.0, confidence: 1.0 })
}
