//! Watched: what the search saw on its way to the board, or to a refusal, as plain values in photo pixels.

use super::SeenGrid;
use super::mark::{Mark, MarkKind};
use super::search::Candidate;
use crate::geometry::PhotoPoint;

/// What the search for the board saw, as far as it got.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Watched {
    /// Places that look like an intersection; none are looked for when the user states the corners.
    pub marks: Vec<SeenMark>,
    /// Grids that may be the board's, likeliest first.
    pub grids: Vec<Grid>,
}

/// A place that looks like an intersection.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeenMark {
    /// Its centre.
    pub center: PhotoPoint,
    /// What it looks like.
    pub kind: MarkKind,
    /// Probability that an intersection lies here, 0 to 1.
    pub strength: f32,
}

/// A grid that may be the board's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// Lines each way.
    pub lines: usize,
    /// The outer intersections in order around it, from any of them.
    pub corners: [PhotoPoint; 4],
    /// What speaks for it.
    pub seen: SeenGrid,
    /// Root mean square distance between the fitted and the seen intersections, in photo pixels.
    pub fit_px: f64,
}

impl Watched {
    /// Marks and grids in a frame with so many photo pixels a pixel, across and down.
    pub(super) fn saw(&mut self, marks: &[Mark], candidates: &[Candidate], (sx, sy): (f64, f64)) {
        let in_photo = |place: PhotoPoint| PhotoPoint { x: place.x * sx, y: place.y * sy };
        let seen = |mark: &Mark| SeenMark {
            center: in_photo(PhotoPoint { x: mark.x, y: mark.y }),
            kind: mark.kind,
            strength: mark.strength,
        };
        self.marks = marks.iter().map(seen).collect();
        let grid = |candidate: &Candidate| Grid {
            lines: candidate.window.lines,
            corners: candidate.corners().map(in_photo),
            seen: candidate.evidence,
            fit_px: candidate.grid.fit.rms_px * sx,
        };
        self.grids = candidates.iter().map(grid).collect();
    }
}
