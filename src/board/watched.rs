//! Watched: what the search saw on its way to the board, or to a refusal, as plain values in photo pixels.

use super::candidate::Candidate;
use super::mark::{Mark, MarkKind};
use super::search::Settled;
use super::verdict::{Verdict, same_grid};
use super::window::Window;
use crate::geometry::PhotoPoint;

/// What the search for the board saw, as far as it got.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Watched {
    /// Places that look like an intersection; none are looked for when the user states the corners.
    pub marks: Vec<SeenMark>,
    /// The grid that explains the photo best, and how sure that is; `None` when nothing looks like a grid.
    pub best: Option<BestGrid>,
    /// Other grids among the marks, best first.
    pub runners_up: Vec<Grid>,
}

/// A place that looks like an intersection.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeenMark {
    /// Its centre.
    pub center: PhotoPoint,
    /// What it looks like.
    pub kind: MarkKind,
    /// Radius of a stone, in photo pixels; zero for a crossing.
    pub radius_px: f64,
    /// Crossings: darkness in nepers per square pixel; stones: share of the outline seen, 0 to 1.
    pub strength: f32,
}

/// A grid that was judged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// Lines each way.
    pub lines: usize,
    /// The outer intersections in order around it, from any of them.
    pub corners: [PhotoPoint; 4],
    /// Log-likelihood that these and only these lines are there, in nats, up to a constant.
    pub score: f64,
}

/// The best grid, and what its confidence rests on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BestGrid {
    /// The grid.
    pub grid: Grid,
    /// Lead over the best different grid, in nats a line.
    pub lead: f64,
    /// Share of the bare intersections whose lines are not seen, 0 to 1.
    pub unexplained: f64,
    /// How well the least seen of the outer lines is seen, in nats a point.
    pub weakest_border: f64,
    /// Root mean square distance between the fitted and the observed lines, in photo pixels.
    pub fit_px: f64,
    /// Probability that it is the right grid, 0 to 1.
    pub confidence: f64,
}

/// Photo pixels a pixel of some picture, across and down.
type Scale = (f64, f64);

impl Watched {
    pub(super) fn saw_marks(&mut self, marks: &[Mark], scale: Scale) {
        let seen = |mark: &Mark| SeenMark {
            center: in_photo(PhotoPoint { x: mark.x, y: mark.y }, scale),
            kind: mark.kind,
            radius_px: mark.radius_px * scale.0,
            strength: mark.strength,
        };
        self.marks = marks.iter().map(seen).collect();
    }

    pub(super) fn saw_candidates(&mut self, candidates: &[Candidate], scale: Scale) {
        let best_window = |candidate: &Candidate| Some(grid(candidate, candidate.windows.first()?, scale));
        self.runners_up = candidates.iter().filter_map(best_window).collect();
    }

    /// The settled window; what it was settled from is no runner-up any more, its neighbour is.
    pub(super) fn saw_settled(&mut self, settled: &Settled, verdict: &Verdict, scale: Scale) {
        let Settled { candidate, window, fit, .. } = settled;
        let best = grid(candidate, window, scale);
        self.runners_up.retain(|other| !same_grid(&best.corners, best.lines, &other.corners));
        let is_other = |w: &&Window| (w.left, w.top, w.lines) != (window.left, window.top, window.lines);
        self.runners_up.extend(candidate.windows.iter().find(is_other).map(|w| grid(candidate, w, scale)));
        self.runners_up.sort_by(|a, b| b.score.total_cmp(&a.score));
        self.best = Some(BestGrid {
            grid: best,
            lead: verdict.lead,
            unexplained: verdict.unexplained,
            weakest_border: verdict.weakest_border,
            fit_px: fit.rms_px * scale.0,
            confidence: verdict.confidence,
        });
    }
}

fn grid(candidate: &Candidate, window: &Window, scale: Scale) -> Grid {
    let corners = candidate.corners(window).map(|corner| in_photo(corner, scale));
    Grid { lines: window.lines, corners, score: window.score }
}

fn in_photo(place: PhotoPoint, (sx, sy): Scale) -> PhotoPoint {
    PhotoPoint { x: place.x * sx, y: place.y * sy }
}
