//! A glance: the board in one frame of a camera, with a single run of the network.
//!
//! Frames come several times a second, and the next one is better or no worse: so there is no
//! second look, no other scale, and no search for boards that are hard to see. A frame in which
//! the board was seen before is looked at where it was, as if from straight above and at a scale
//! that is just enough, which costs a third of a look at the whole frame.

use super::{BoardSearch, SIZES, ViewFindings};
use crate::board::detection::{Detection, DetectionKind};
use crate::board::quadrilateral::are_disjoint;
use crate::board::viewport::Viewport;
use crate::board::{
    Board, BoardError, BoardSettings, GridEvidence, LARGEST_USUAL, ViewFromLattice,
};
use crate::geometry::{Lens, PlanePoint, Rect, ViewPoint};
use crate::network::{Network, NetworkError};
use crate::photo::Photo;

/// Longest side of the view of a whole frame, in pixels.
const FRAME_SIDE_PX: u32 = 448;
/// A part of the frame that may show a board is looked at by itself if its longest side is a smaller
/// share of the frame's than this, and no clear board was found there.
const SMALL: f64 = 0.6;
/// Most parts that are looked at by themselves.
const MOST_PARTS: usize = 2;
/// A board whose grid has at least this mean score, in nats per intersection, can be read.
const CLEAR: f64 = 1.3;
/// Longest side of the view of a board that was seen before, in pixels.
const TRACKED_SIDE_PX: f64 = 224.0;
/// Most pixels per spacing in it.
const MOST_SPACING_PX: f64 = 14.0;
/// Spacings shown around the board that was seen before: so far it may have moved.
const RIM: f64 = 1.1;
/// Least mean score, in nats per intersection, of a grid that may be a board.
const LEAST_SCORE: f64 = 0.6;
/// Least mean score, in nats per intersection, of a second board.
const SECOND_BOARD: f64 = 1.0;
/// A grid whose corners lie at most this far from the lines of another continues it, in spacings.
const ON_LINE: f64 = 0.3;
/// Spacings between the outer lines of the largest usual board.
const LONGEST: f64 = (LARGEST_USUAL - 1) as f64;
/// A detection at most this far from an intersection belongs to it, in spacings. Stones lean, and
/// the network sees them a little off.
const REACH: f64 = 0.4;

/// What one run of the network shows of a frame.
#[derive(Clone, Debug, Default)]
pub struct Glance {
    /// The likeliest board.
    pub board: Option<GlancedBoard>,
    /// The grids of other boards in view. A glance at where a board was does not show them.
    pub others: Vec<Board>,
}

/// A board as a glance shows it.
#[derive(Clone, Debug)]
pub struct GlancedBoard {
    /// Its grid, with the evidence for it.
    pub board: Board,
    /// What is seen on its points, row by row; `None` where the network sees neither a crossing nor
    /// a stone.
    pub contents: Vec<Option<DetectionKind>>,
}

impl GlancedBoard {
    /// Returns the mean log-likelihood ratio of its intersections, in nats per point.
    pub fn mean_score(&self) -> f64 {
        match &self.board.evidence {
            GridEvidence::Stated => f64::INFINITY,
            GridEvidence::Seen(seen) => seen.mean_score,
        }
    }

    /// Returns true if the board is seen well enough to be read.
    pub fn is_clear(&self) -> bool {
        self.mean_score() >= CLEAR
    }

    /// Returns the log-likelihood ratio of all its intersections, in nats.
    fn total_score(&self) -> f64 {
        self.mean_score() * self.contents.len() as f64
    }
}

/// Looks for a board in a frame: around `before`, where the board was seen in an earlier frame, or in
/// the whole frame. With a size stated by the user, only boards of this size count.
///
/// # Errors
/// [`NetworkError`] if the network does not run.
pub fn glance(
    network: &dyn Network,
    frame: &Photo,
    size: Option<usize>,
    before: Option<&Board>,
) -> Result<Glance, NetworkError> {
    if frame.pixels.is_empty() {
        return Ok(Glance::default());
    }
    let sizes = size.map_or(SIZES.to_vec(), |size| vec![size]);
    let search = BoardSearch {
        network,
        photo: frame,
        settings: &BoardSettings::default(),
        sizes: &sizes,
        sizes_of_others: None,
    };
    let tracked = before.and_then(|board| view_around(frame, board));
    let found = match tracked {
        Some(view) => search
            .examine(&view)
            .map(|findings| Glance::of(search.boards_in(&view, &findings))),
        None => search.glance_at_whole(),
    };
    match found {
        Ok(glance) => Ok(glance),
        Err(BoardError::Network(error)) => Err(error),
        Err(_) => Ok(Glance::default()),
    }
}

impl BoardSearch<'_> {
    /// Looks at the whole frame, and at each part of it that may show a board which is too small for
    /// that.
    fn glance_at_whole(&self) -> Result<Glance, BoardError> {
        let whole = Viewport::whole(self.photo, FRAME_SIDE_PX);
        let findings = self.examine(&whole)?;
        let mut boards = self.boards_in(&whole, &findings);
        let (width, height) = whole.picture.dimensions();
        let far_px = SMALL * f64::from(width.max(height));
        for part in findings.area.parts().into_iter().take(MOST_PARTS) {
            let middle = whole.to_photo(part.middle());
            let is_clear = |seen: &GlancedBoard| seen.is_clear() && seen.board.contains(middle);
            if part.longest_side() >= far_px || boards.iter().any(is_clear) {
                continue;
            }
            let Some(closer) = self.closer_view(&whole, part) else {
                continue;
            };
            let findings = self.examine(&closer)?;
            boards.extend(self.boards_in(&closer, &findings));
        }
        Ok(Glance::of(boards))
    }

    /// Returns the grids in a view that may be boards, with what is seen on them.
    fn boards_in(&self, view: &Viewport, findings: &ViewFindings) -> Vec<GlancedBoard> {
        findings
            .candidates()
            .iter()
            .filter(|candidate| candidate.evidence.mean_score >= LEAST_SCORE)
            .map(|candidate| {
                let board = self.to_board(candidate, view);
                GlancedBoard {
                    contents: contents(&board, &findings.detections, view),
                    board,
                }
            })
            .collect()
    }
}

impl Glance {
    /// Returns the likeliest of these grids, and those of them that are other boards.
    fn of(mut grids: Vec<GlancedBoard>) -> Glance {
        grids.sort_by(|a, b| b.total_score().total_cmp(&a.total_score()));
        let mut grids = grids.into_iter();
        let Some(likeliest) = grids.next() else {
            return Glance::default();
        };
        let mut others: Vec<Board> = Vec::new();
        for GlancedBoard { board, .. } in grids.filter(|seen| seen.mean_score() >= SECOND_BOARD) {
            let corners = board.corners();
            let is_apart = std::iter::once(&likeliest.board)
                .chain(&others)
                .all(|taken| are_disjoint(&taken.corners(), &corners));
            if is_apart && !continues(&likeliest.board, &board) {
                others.push(board);
            }
        }
        Glance {
            board: Some(likeliest),
            others,
        }
    }
}

/// Returns true if another grid continues the lines of a board: then both are parts of one board that
/// the frame cuts off. Boards side by side may be in line, too, but reach farther than one board.
fn continues(board: &Board, other: &Board) -> bool {
    let last = board.lines.saturating_sub(1) as f64;
    let is_on_line = |place: f64| {
        (place - place.round()).abs() < ON_LINE
            && place > last - LONGEST - ON_LINE
            && place < LONGEST + ON_LINE
    };
    other.corners().into_iter().all(|corner| {
        board
            .photo_from_board
            .plane(corner)
            .is_some_and(|place| is_on_line(place.x) && is_on_line(place.y))
    })
}

/// Returns the board as if from straight above, where it was in an earlier frame, with a rim around
/// it; `None` if it was nowhere in the frame.
fn view_around(frame: &Photo, board: &Board) -> Option<Viewport> {
    let last = board.lines.saturating_sub(1) as f64;
    let area = Rect {
        top_left: PlanePoint { x: 0.0, y: 0.0 },
        bottom_right: PlanePoint { x: last, y: last },
    };
    let area = area.expanded(RIM);
    let spacing_px = (TRACKED_SIDE_PX / area.longest_side()).min(MOST_SPACING_PX);
    let (width, height) = frame.pixels.dimensions();
    let map = &board.photo_from_board;
    let lens = Lens {
        k1: map.lens.k1,
        ..Lens::<ViewPoint>::ideal(width, height)
    };
    let map = ViewFromLattice::flat(map.homography.clone(), lens);
    Viewport::rectified(frame, (1.0, 1.0), &map, area, spacing_px)
}

/// Returns what is detected on the points of a board, row by row.
fn contents(
    board: &Board,
    detections: &[Detection<ViewPoint>],
    view: &Viewport,
) -> Vec<Option<DetectionKind>> {
    let lines = board.lines;
    let mut nearest: Vec<Option<(f64, DetectionKind)>> = vec![None; lines * lines];
    for detection in detections {
        let Some(place) = board
            .photo_from_board
            .plane(view.to_photo(detection.center))
        else {
            continue;
        };
        let (column, row) = (place.x.round(), place.y.round());
        let off = (place.x - column).hypot(place.y - row);
        let is_on_board = |line: f64| (0.0..lines as f64).contains(&line);
        if off > REACH || !is_on_board(column) || !is_on_board(row) {
            continue;
        }
        let slot = &mut nearest[row as usize * lines + column as usize];
        if slot.is_none_or(|(other, _)| off < other) {
            *slot = Some((off, detection.kind));
        }
    }
    let kind = |slot: Option<(f64, DetectionKind)>| slot.map(|(_, kind)| kind);
    nearest.into_iter().map(kind).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::PhotoPoint;

    /// The grid of a board seen from straight above, with this many pixels between its lines.
    fn grid(left: f64, top: f64, lines: usize, spacing: f64) -> Board {
        let last = spacing * (lines - 1) as f64;
        let corner = |x: f64, y: f64| PhotoPoint { x, y };
        let corners = [
            corner(left, top),
            corner(left + last, top),
            corner(left + last, top + last),
            corner(left, top + last),
        ];
        Board::from_corners(lines, corners, (1280, 720)).unwrap()
    }

    #[test]
    fn the_rest_of_a_board_continues_its_lines() {
        let half = grid(100.0, 100.0, 9, 20.0);
        assert!(continues(&half, &grid(280.0, 100.0, 9, 20.0)));
        assert!(!continues(&half, &grid(290.0, 100.0, 9, 20.0)));
    }

    #[test]
    fn a_board_in_line_with_another_is_one_of_its_own() {
        let left = grid(100.0, 100.0, 9, 40.0);
        assert!(!continues(&left, &grid(820.0, 100.0, 9, 40.0)));
        assert!(!continues(&grid(820.0, 100.0, 9, 40.0), &left));
    }
}
