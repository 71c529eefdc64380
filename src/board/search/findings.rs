//! The findings in one view: the grids, and the windows of them that may be the board.

use crate::board::SeenGrid;
use crate::board::area::BoardArea;
use crate::board::detection::Detection;
use crate::board::grid::{self, Grid, SeenView};
use crate::board::lattice::Lattice;
use crate::board::quadrilateral::is_same_grid;
use crate::board::window::Window;
use crate::geometry::ViewPoint;

/// Number of grids from which windows are taken.
const MOST_GRIDS: usize = 3;

/// Everything found in a view.
pub(super) struct ViewFindings {
    pub detections: Vec<Detection<ViewPoint>>,
    /// The area that shows a board.
    pub area: BoardArea,
    /// Grids of the sizes that are searched for, likeliest first.
    pub grids: Vec<Grid>,
    /// Grids of any size, likeliest first, if the user states the size of the board.
    pub grids_of_any_size: Option<Vec<Grid>>,
}

impl ViewFindings {
    /// Returns the grids of all boards in view, not only of the size that the user states for one
    /// of them.
    pub fn grids_of_all_boards(&self) -> &[Grid] {
        self.grids_of_any_size.as_deref().unwrap_or(&self.grids)
    }

    /// Returns the mean score of the likeliest grid, in nats per intersection; the least number if
    /// there is none.
    pub fn mean_score(&self) -> f64 {
        self.grids
            .first()
            .map_or(f64::MIN, |grid| grid.best().mean_score())
    }

    /// Returns the likeliest windows, each once, with the evidence for them.
    pub fn candidates<'a>(&'a self) -> Vec<BoardCandidate<'a>> {
        let mut windows: Vec<(&'a Grid, Window)> = self
            .grids
            .iter()
            .take(MOST_GRIDS)
            .flat_map(|grid| grid.windows.iter().map(move |window| (grid, *window)))
            .collect();
        windows.sort_by(|(_, a), (_, b)| b.score.total_cmp(&a.score));
        // Several lattices may have grown on the same board, and then have the same windows.
        let mut distinct: Vec<(&'a Grid, Window)> = Vec::new();
        for (grid, window) in windows {
            let corners = grid.corners(&window);
            let is_new = |(other, theirs): &(&Grid, Window)| {
                theirs.lines != window.lines
                    || !is_same_grid(&corners, window.lines, &other.corners(theirs))
            };
            if distinct.iter().all(is_new) {
                distinct.push((grid, window));
            }
        }
        let mut candidates = Vec::new();
        for (k, &(grid, window)) in distinct.iter().enumerate() {
            let rivals = distinct.iter().enumerate().filter(|(other, _)| *other != k);
            // "No board at all", whose score is 0, is a rival, too.
            let rival_score = rivals
                .map(|(_, (_, rival))| rival.score)
                .fold(0.0, f64::max);
            // Moving a window by one line changes its score by about a line's points, so the lead
            // is one per line.
            let lead = (window.score - rival_score) / window.lines as f64;
            candidates.push(BoardCandidate {
                grid,
                window,
                evidence: grid.evidence(&window, lead),
            });
        }
        candidates
    }
}

/// A window of a grid that may be the board.
pub(in crate::board) struct BoardCandidate<'a> {
    pub grid: &'a Grid,
    pub window: Window,
    pub evidence: SeenGrid,
}

impl BoardCandidate<'_> {
    /// Returns its outer intersections, in order around it.
    pub fn corners(&self) -> [ViewPoint; 4] {
        self.grid.corners(&self.window)
    }
}

/// Returns the best grid of each lattice at one of these sizes, likeliest first.
pub(super) fn best_grids(seen: SeenView, lattices: &[Lattice], sizes: &[usize]) -> Vec<Grid> {
    let mut grids: Vec<Grid> = lattices
        .iter()
        .filter_map(|lattice| grid::find_best(seen, lattice, sizes))
        .collect();
    grids.sort_by(|a, b| b.best().score.total_cmp(&a.best().score));
    grids
}
