//! The trace of the search for the board: its findings up to the result or the refusal, as plain
//! values in photo pixels.

use super::SeenGrid;
use super::detection::Detection;
use super::search::BoardCandidate;
use super::viewport::Viewport;
use crate::geometry::{PhotoPoint, ViewPoint};

/// The findings of the search for the board, as far as it got.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardTrace {
    /// Places that look like an intersection; empty if the user states the corners.
    pub detections: Vec<Detection<PhotoPoint>>,
    /// Grids that may be the board's, likeliest first.
    pub grids: Vec<CandidateGrid>,
    /// The outer intersections of each board in view, in order around it, from left to right; empty
    /// if there is only one board.
    pub boards_in_view: Vec<[PhotoPoint; 4]>,
}

/// A grid that may be the board's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CandidateGrid {
    /// Lines each way.
    pub lines: usize,
    /// The outer intersections in order around it, from any of them.
    pub corners: [PhotoPoint; 4],
    /// The evidence for it.
    pub seen: SeenGrid,
    /// Root mean square distance between the fitted and the seen intersections, in photo pixels.
    pub fit_px: f64,
}

impl BoardTrace {
    /// Replaces earlier findings by the detections and candidates of a viewport.
    pub(super) fn record(
        &mut self,
        detections: &[Detection<ViewPoint>],
        candidates: &[BoardCandidate],
        view: &Viewport,
    ) {
        let detection = |detection: &Detection<ViewPoint>| Detection {
            center: view.to_photo(detection.center),
            kind: detection.kind,
            probability: detection.probability,
        };
        self.detections = detections.iter().map(detection).collect();
        let grid = |candidate: &BoardCandidate| CandidateGrid {
            lines: candidate.window.lines,
            corners: candidate.corners().map(|corner| view.to_photo(corner)),
            seen: candidate.evidence,
            fit_px: candidate.grid.fit.rms_px * view.scale.0,
        };
        self.grids = candidates.iter().map(grid).collect();
    }
}
