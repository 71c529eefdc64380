//! Several boards in one photo.
//!
//! Once a board is found, what else shows a board is looked for: clear grids apart from it, and the
//! area that shows a board, if only faintly, and is not covered by it. That area is examined at a
//! larger scale. From afar the halves of one board may look like a board each, and two boards that
//! touch are one area, so that neither the grids of the first view nor its areas alone can tell.

use super::{BoardSearch, ViewFindings};
use crate::board::quadrilateral::{are_disjoint, enlarged, is_inside};
use crate::board::viewport::Viewport;
use crate::board::{BoardError, USUAL_SIZES};
use crate::geometry::ViewPoint;

/// Least mean score, in nats per intersection, with which a second grid apart from the first is a
/// board.
const SECOND_BOARD: f64 = 1.0;
/// Least mean score, in nats per intersection, of a grid of a usual size on an area of its own that
/// shows a board. Lines of text look like a grid of some other size.
const SECOND_AREA: f64 = 0.5;
/// A grid whose squares are stretched by this factor or more is not a second board: two such grids on
/// one board take every second line, or diagonals.
const NO_SQUARE: f64 = 2.0;
/// Number of areas examined for boards.
const MOST_AREAS: usize = 3;
/// A board with its rim, its sides and its stones is at most this much larger than its grid.
const WITH_RIM: f64 = 1.3;

impl BoardSearch<'_> {
    /// Adds the other boards in view to `boards`, by their corners in the frame of `view`.
    pub(super) fn add_boards_beside(
        &self,
        boards: &mut Vec<[ViewPoint; 4]>,
        view: &Viewport,
        findings: &ViewFindings,
    ) -> Result<(), BoardError> {
        for grid in findings.grids_of_all_boards() {
            let corners = grid.corners(&grid.best());
            let is_square = grid
                .stretch(view)
                .is_some_and(|stretch| stretch < NO_SQUARE);
            if grid.best().mean_score() >= SECOND_BOARD
                && is_square
                && boards.iter().all(|other| are_disjoint(other, &corners))
            {
                boards.push(corners);
            }
        }
        let with_rims: Vec<[ViewPoint; 4]> = boards
            .iter()
            .map(|corners| enlarged(corners, WITH_RIM))
            .collect();
        let is_taken = |place| with_rims.iter().any(|corners| is_inside(place, corners));
        let rest = findings.area.faint_parts_outside(is_taken);
        for part in rest.into_iter().take(MOST_AREAS) {
            let Some(closer) = self.closer_view(view, part) else {
                continue;
            };
            let seen = self.examine(&closer)?;
            let second = seen.grids_of_all_boards().iter().find_map(|grid| {
                let best = grid.best();
                let corners = grid
                    .corners(&best)
                    .map(|corner| view.convert_from(corner, &closer));
                let least = if USUAL_SIZES.contains(&best.lines) {
                    SECOND_AREA
                } else {
                    SECOND_BOARD
                };
                let is_second = best.mean_score() >= least
                    && boards.iter().all(|other| are_disjoint(other, &corners));
                is_second.then_some(corners)
            });
            boards.extend(second);
        }
        Ok(())
    }
}
