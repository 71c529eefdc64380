//! Verdict: whether the best window is clearly the board.

use super::candidate::Candidate;
use super::evidence::DIRECTIONS;
use super::gray::Gray;
use super::search::Settled;
use super::window::Window;
use super::{BoardError, Settings};
use crate::geometry::PhotoPoint;

/// How far the best window is ahead, and of what.
pub(super) struct Verdict {
    /// Log-likelihood of the best window an intersection, in nats.
    pub mean_score: f64,
    /// Lead over the best different window, in nats a line.
    pub lead: f64,
    /// Share of the bare intersections whose lines are not seen.
    pub unexplained: f64,
    /// How well the least seen of the outer lines is seen, in nats a point.
    pub weakest_border: f64,
    /// Probability that it is the right grid.
    pub confidence: f64,
    /// Boards in view.
    pub boards: usize,
    /// Whether lines run on to the edge of the picture.
    pub cut_off: bool,
}

/// Windows whose corners all lie within this many spacings of each other are the same grid.
const SAME_GRID: f64 = 0.45;
/// A grid at the edge of the picture is a board cut off from this mean score on, in nats an intersection.
const CUT_OFF: f64 = 1.0;
/// A second grid apart from the first counts as a board from this mean score on, in nats an intersection.
pub(super) const SECOND_BOARD: f64 = 2.0;

impl Verdict {
    /// Compares the settled window with all others.
    pub fn of(settled: &Settled, candidates: &[Candidate], work: &Gray) -> Verdict {
        let window = &settled.window;
        let intersections = (window.lines * window.lines) as f64;
        let corners = settled.candidate.corners(window);
        let to_picture = (
            settled.picture.width as f64 / work.width as f64,
            settled.picture.height as f64 / work.height as f64,
        );
        let in_picture = |c: &Candidate, w: &Window| {
            c.corners(w).map(|p| PhotoPoint { x: p.x * to_picture.0, y: p.y * to_picture.1 })
        };
        let near = settled
            .candidate
            .windows
            .iter()
            .find(|w| (w.left, w.top, w.lines) != (window.left, window.top, window.lines));
        let mut rivals: Vec<f64> = near.map(|w| w.score).into_iter().collect();
        let mut boards = 1;
        for candidate in candidates {
            for rival in candidate.windows.iter().take(1) {
                let rival_corners = in_picture(candidate, rival);
                if same_grid(&corners, window.lines, &rival_corners) {
                    continue;
                }
                let apart = are_apart(&corners, &rival_corners);
                if apart && candidate.mean_score() >= SECOND_BOARD {
                    boards += 1;
                } else {
                    rivals.push(rival.score);
                }
            }
        }
        let runner_up = rivals.into_iter().fold(f64::MIN, f64::max);
        let mean_score = window.score / intersections;
        let lead = (window.score - runner_up).max(0.0) / window.lines as f64;
        let (unexplained, weakest_border) = (unexplained(settled), weakest_border(settled));
        let confidence = confidence(mean_score, lead, unexplained, weakest_border);
        let cut_off = runs_off(settled);
        Verdict { mean_score, lead, unexplained, weakest_border, confidence, boards, cut_off }
    }

    /// Refuses what is not clearly one whole board.
    pub fn accept(&self, settings: &Settings) -> Result<(), BoardError> {
        if self.boards > 1 {
            return Err(BoardError::SeveralBoards { boards: self.boards });
        }
        if self.confidence >= settings.least_confidence {
            return Ok(());
        }
        if self.cut_off && self.mean_score > CUT_OFF {
            return Err(BoardError::CutOff);
        }
        let nearest = format!(
            "the best grid explains {:.1} nats an intersection and leads by {:.1} a line",
            self.mean_score, self.lead
        );
        Err(BoardError::NoBoard { nearest: Some(nearest) })
    }
}

fn confidence(mean_score: f64, lead: f64, unexplained: f64, weakest_border: f64) -> f64 {
    let sigmoid = |x: f64| 1.0 / (1.0 + (-x).exp());
    sigmoid(4.0 * (mean_score - 1.5))
        * sigmoid(1.5 * (lead - 1.0))
        * sigmoid(25.0 * (0.35 - unexplained))
        * sigmoid(6.0 * (weakest_border - 0.1))
}

/// How well the least seen of the four outer lines is seen, in nats a point: without it the window may lie a
/// line too far, on a board cut off on the other side.
fn weakest_border(settled: &Settled) -> f64 {
    let board = settled.window.block();
    let last = board.columns as i32 - 1;
    let sides = [((0, 0), (1, 0)), ((last, 0), (0, 1)), ((0, last), (1, 0)), ((0, 0), (0, 1))];
    let along = |((left, top), (dx, dy)): ((i32, i32), (i32, i32))| {
        let seen = |k: i32| {
            let node = settled.candidate.evidence.node(board.left + left + k * dx, board.top + top + k * dy);
            let lines = node.lines.iter().zip(DIRECTIONS).filter(|(_, d)| *d == (dx, dy) || *d == (-dx, -dy));
            if node.stone > 0.0 { 1.0 } else { lines.map(|(line, _)| f64::from(*line)).sum::<f64>() / 2.0 }
        };
        (0..=last).map(seen).sum::<f64>() / f64::from(last + 1)
    };
    sides.into_iter().map(along).fold(f64::MAX, f64::min)
}

/// The share of bare intersections whose lines are not seen both ways: two lattices that beat against each
/// other agree in places, but never everywhere.
fn unexplained(settled: &Settled) -> f64 {
    let board = settled.window.block();
    let (mut bare, mut unexplained) = (0, 0);
    for row in board.top..board.top + board.rows as i32 {
        for column in board.left..board.left + board.columns as i32 {
            let node = settled.candidate.evidence.node(column, row);
            let lines: Vec<f32> = node
                .lines
                .iter()
                .zip(DIRECTIONS)
                .filter(|(line, (dx, dy))| **line != 0.0 && board.contains(column + dx, row + dy))
                .map(|(line, _)| *line)
                .collect();
            if node.stone > 0.0 || !node.in_picture || lines.len() < 2 {
                continue;
            }
            bare += 1;
            unexplained += usize::from(lines.iter().sum::<f32>() < 0.5 * lines.len() as f32);
        }
    }
    f64::from(unexplained as u32) / f64::from(bare.max(1) as u32)
}

/// Whether the lines of the best window run on beyond the picture.
fn runs_off(settled: &Settled) -> bool {
    let block = settled.candidate.evidence.block;
    let board = settled.window.block();
    let mut off = 0;
    for row in block.top..block.top + block.rows as i32 {
        for column in block.left..block.left + block.columns as i32 {
            let node = settled.candidate.evidence.node(column, row);
            let beside = !board.contains(column, row);
            off += usize::from(
                beside
                    && node.in_picture
                    && (node.stone > 0.0 || node.lines.iter().filter(|l| **l > 0.5).count() >= 2),
            );
        }
    }
    off > settled.window.lines / 2
}

/// Whether the corners `b` are those of the grid with corners `a` and this many lines.
pub(super) fn same_grid(a: &[PhotoPoint; 4], lines: usize, b: &[PhotoPoint; 4]) -> bool {
    let reach_px = SAME_GRID * side(a) / (lines as f64 - 1.0).max(1.0);
    (0..4).any(|turn| (0..4).all(|k| a[k].distance_px(b[(k + turn) % 4]) <= reach_px))
}

fn side(corners: &[PhotoPoint; 4]) -> f64 {
    (0..4).map(|k| corners[k].distance_px(corners[(k + 1) % 4])).fold(f64::MAX, f64::min)
}

/// Whether a candidate's best window lies beside the quadrilateral, not over it.
pub(super) fn is_apart(candidate: &Candidate, corners: &[PhotoPoint; 4]) -> bool {
    candidate.windows.first().is_some_and(|window| are_apart(corners, &candidate.corners(window)))
}

fn are_apart(a: &[PhotoPoint; 4], b: &[PhotoPoint; 4]) -> bool {
    !inside(middle(b), a) && !inside(middle(a), b)
}

fn middle(corners: &[PhotoPoint; 4]) -> PhotoPoint {
    let sum = corners.iter().fold((0.0, 0.0), |(x, y), p| (x + p.x, y + p.y));
    PhotoPoint { x: sum.0 / 4.0, y: sum.1 / 4.0 }
}

/// Whether a place lies inside a convex quadrilateral.
pub(super) fn inside(p: PhotoPoint, corners: &[PhotoPoint; 4]) -> bool {
    let turn = |k: usize| {
        let (a, b) = (corners[k], corners[(k + 1) % 4]);
        (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
    };
    (0..4).all(|k| turn(k) >= 0.0) || (0..4).all(|k| turn(k) <= 0.0)
}
