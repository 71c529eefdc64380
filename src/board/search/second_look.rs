//! The second look: the board as if seen from straight above, through the grid that was found
//! first.
//!
//! A board photographed from low has half as many pixels per spacing on its far side as on the
//! near one, and a board in a small photo has few everywhere. The network detects nine of ten
//! crossings at 9 pixels per spacing, but only three of ten at 3. Through a rough grid the board
//! can be shown at one scale all over, and with all its lines upright, which is what the network
//! recognises best. The grid found in that view is more exact, and so is the next view through it.
//! This is repeated until the grid does not move any more.
//!
//! A rough grid may be wrong by whole lines, or run along diagonals, or take every second line one
//! way: the view only has to show the board with little distortion, because the lattice is searched
//! for anew in it. If the squares of a grid would not be squares on the table, the plane that they lie
//! on is also shown undistorted.

use super::{BoardSearch, LONGEST_SIDE_PX, ViewFindings};
use crate::board::grid::{self, Grid};
use crate::board::quadrilateral::{farthest_corner_px, narrowest_spacing_px};
use crate::board::viewport::Viewport;
use crate::board::{BoardError, ViewFromLattice};
use crate::geometry::{Homography, PlanePoint, Rect};

/// Most looks through the grids that follow from one another. A first grid of half of the lines
/// grows by a few lines with each look.
const MOST_LOOKS: usize = 6;
/// Most looks at a photo in all. Each takes as long as the first view did. Of 134 labelled photos, warped
/// as if seen from very low, 8 looks lost one that 12 read; more than 12 read none besides.
const MOST_LOOKS_IN_ALL: usize = 12;
/// Least mean score, in nats per intersection, of a grid that makes it needless to look through
/// others.
const LIKELY: f64 = 1.5;
/// Number of first grids that are looked through.
const MOST_GRIDS: usize = 2;
/// Pixels per spacing, if the board has few lines.
const SPACING_PX: f64 = 18.0;
/// Fewest pixels per spacing.
const LEAST_SPACING_PX: f64 = 14.0;
/// Spacings shown around the outer lines: room for two more lines on each side.
const RIM: f64 = 2.5;
/// Spacings more on each side for every line that the grid has less than a large board.
const RIM_PER_LINE: f64 = 0.25;
/// Lines of a large board.
const LARGE: usize = 19;
/// A view with at least this many pixels per spacing everywhere on the board needs no second look,
/// if the grid is beyond doubt.
const CLEAR_PX: f64 = 9.0;
/// A lattice whose squares are stretched by this factor is hardly that of a board's lines. Boards are
/// a little longer than wide, and the focal length is often only assumed.
const STRETCHED: f64 = 1.35;
/// A lattice stretched by this factor or more is nothing.
const MOST_STRETCHED: f64 = 5.0;
/// A grid is settled if none of its corners moves farther than this, in spacings.
const SETTLED: f64 = 0.15;

impl BoardSearch<'_> {
    /// Looks again through the grids that were found, unless the likeliest is beyond doubt; returns
    /// a view with a likelier grid, and what was found there.
    pub(super) fn look_again(
        &self,
        view: &Viewport,
        findings: &ViewFindings,
    ) -> Result<Option<(Viewport, ViewFindings)>, BoardError> {
        if findings.grids.first().is_none_or(is_clear) {
            return Ok(None);
        }
        let mut looks_left = MOST_LOOKS_IN_ALL;
        let mut best: Option<(Viewport, ViewFindings)> = None;
        let grids = findings.grids.iter().take(MOST_GRIDS);
        let looks = grids.flat_map(|grid| {
            let straightened = is_stretched(view, grid).then_some(Squares::Straightened);
            let each = [Some(Squares::AsFound), straightened];
            each.into_iter()
                .flatten()
                .map(move |squares| (grid, squares))
        });
        for (grid, squares) in looks {
            let Some(last) = self.look_through(view, grid, squares, &mut looks_left)? else {
                continue;
            };
            let is_square = |grid| !is_stretched(&last.0, grid);
            let is_likely =
                last.1.mean_score() >= LIKELY && last.1.grids.first().is_some_and(is_square);
            if best
                .as_ref()
                .is_none_or(|(view, best)| evidence(&last.0, &last.1) > evidence(view, best))
            {
                best = Some(last);
            }
            if is_likely {
                break;
            }
        }
        Ok(best.filter(|best| evidence(&best.0, &best.1) > evidence(view, findings)))
    }

    /// Looks through a grid, and through the grids found that way, until they do not move any more.
    /// Returns the view with the likeliest grid; `None` if the first shows none.
    fn look_through(
        &self,
        view: &Viewport,
        grid: &Grid,
        squares: Squares,
        looks_left: &mut usize,
    ) -> Result<Option<(Viewport, ViewFindings)>, BoardError> {
        let mut best: Option<(Viewport, ViewFindings)> = None;
        for _ in 0..MOST_LOOKS.min(*looks_left) {
            let (from, through) = match &best {
                None => (view, grid),
                Some((view, findings)) => match findings.grids.first() {
                    Some(grid) => (view, grid),
                    None => break,
                },
            };
            let Some(next) = rectified_view(self, from, through, squares) else {
                break;
            };
            *looks_left -= 1;
            let found = self.examine(&next)?;
            let Some(grid) = found.grids.first() else {
                break;
            };
            let is_worse = best
                .as_ref()
                .is_some_and(|(view, best)| evidence(&next, &found) <= evidence(view, best));
            if is_worse {
                break;
            }
            let moved = movement(&next, grid, from, through);
            best = Some((next, found));
            if moved < SETTLED {
                break;
            }
        }
        Ok(best)
    }
}

/// How the squares of a grid are shown.
#[derive(Clone, Copy)]
enum Squares {
    /// As squares, which they are if the grid is right.
    AsFound,
    /// Undistorted, as the plane that they lie on must be seen by the camera.
    Straightened,
}

/// Returns the board as if seen from straight above through the best window of a grid.
fn rectified_view(
    search: &BoardSearch,
    view: &Viewport,
    grid: &Grid,
    squares: Squares,
) -> Option<Viewport> {
    let window = grid.best();
    let lattice_from_plane = match squares {
        Squares::AsFound => Homography::identity(),
        Squares::Straightened => grid.square_coordinates(view)?.lattice_from_plane,
    };
    let plane_from_lattice = lattice_from_plane.inverse()?;
    let corners = window.block().corners();
    let rim = RIM + RIM_PER_LINE * LARGE.saturating_sub(window.lines) as f64;
    let in_plane = corners.map(|corner| {
        let (x, y) = plane_from_lattice.apply(corner.x, corner.y);
        PlanePoint { x, y }
    });
    let area = Rect::around(in_plane)?.expanded(rim);
    let longest_px = f64::from(LONGEST_SIDE_PX);
    let spacing_px = (longest_px / area.longest_side()).clamp(LEAST_SPACING_PX, SPACING_PX);
    let crossings = &grid.fit.crossings;
    let map = ViewFromLattice {
        homography: crossings.homography.after(&lattice_from_plane),
        ..crossings.clone()
    };
    Viewport::rectified(search.photo, view.scale, &map, area, spacing_px)
}

/// Returns true if no camera would see the squares of a board like those of this grid.
fn is_stretched(view: &Viewport, grid: &Grid) -> bool {
    grid.stretch(view)
        .is_some_and(|stretch| (STRETCHED..MOST_STRETCHED).contains(&stretch))
}

/// Returns how much speaks for the likeliest grid of a view: its mean score times its lines, divided
/// by how much its squares are stretched. By the mean alone a part of a board would seem as likely
/// as the whole.
fn evidence(view: &Viewport, findings: &ViewFindings) -> f64 {
    let Some(grid) = findings.grids.first() else {
        return f64::MIN;
    };
    let best = grid.best();
    let stretch = grid.stretch(view).unwrap_or(MOST_STRETCHED);
    best.mean_score() * best.lines as f64 / stretch.max(STRETCHED)
}

/// Returns true if a grid is beyond doubt and its lines are far enough apart everywhere.
fn is_clear(grid: &Grid) -> bool {
    let best = grid.best();
    best.mean_score() >= grid::BEYOND_DOUBT
        && narrowest_spacing_px(&grid.corners(&best), best.lines) >= CLEAR_PX
}

/// Returns how far the corners of the best window have moved at most from those of another grid, in
/// spacings; infinite if the number of lines has changed.
fn movement(view: &Viewport, grid: &Grid, other_view: &Viewport, other: &Grid) -> f64 {
    let (window, theirs) = (grid.best(), other.best());
    if window.lines != theirs.lines {
        return f64::INFINITY;
    }
    let corners = grid.corners(&window);
    let before = other
        .corners(&theirs)
        .map(|corner| view.convert_from(corner, other_view));
    // The lattice is found anew, so its first corner may be any of the four.
    farthest_corner_px(&corners, &before) / narrowest_spacing_px(&corners, window.lines).max(1.0)
}
