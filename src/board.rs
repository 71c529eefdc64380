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
