//! A glance: the board in one frame of a camera, with a single run of the network.
//!
//! Frames come several times a second, and the next one is better or no worse: so there is no
//! second look, no other scale, and no search for boards that are hard to see. A frame in which
//! the board was seen before is looked at where it was, as if from straight above and at a scale
//! that is just enough, which costs a third of a look at the whole frame.

use super::{BoardCandidate, BoardSearch, SIZES, ViewFindings};
use crate::board::detection::{Detection, DetectionKind};
use crate::board::quadrilateral::are_disjoint;
use crate::board::viewport::Viewport;
use crate::board::{Board, BoardError, BoardSettings, GridEvidence, ViewFromLattice};
use crate::geometry::{Lens, PlanePoint, Rect, ViewPoint};
use crate::network::{Network, NetworkError};
use crate::photo::Photo;

/// Longest side of the view of a whole frame, in pixels.
const FRAME_SIDE_PX: u32 = 448;
/// A part of the frame that may show a board is looked at by itself if its longest side is a smaller
/// share of the frame's than this, and no board was found.
const SMALL: f64 = 0.6;
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
            .map(|findings| search.glance_at(&view, &findings)),
        None => search.glance_at_whole(),
    };
    match found {
        Ok(glance) => Ok(glance),
        Err(BoardError::Network(error)) => Err(error),
        Err(_) => Ok(Glance::default()),
    }
}

impl BoardSearch<'_> {
    /// Looks at the whole frame, and, if the board in it is too small for that, at the part that may
    /// show it.
    fn glance_at_whole(&self) -> Result<Glance, BoardError> {
        let whole = Viewport::whole(self.photo, FRAME_SIDE_PX);
        let findings = self.examine(&whole)?;
        let glance = self.glance_at(&whole, &findings);
        let (width, height) = whole.picture.dimensions();
        let far_px = SMALL * f64::from(width.max(height));
        let area = findings.area.parts().first().copied();
        let Some(area) = area.filter(|area| glance.board.is_none() && area.longest_side() < far_px)
        else {
            return Ok(glance);
        };
        let Some(closer) = self.closer_view(&whole, area) else {
            return Ok(glance);
        };
        let findings = self.examine(&closer)?;
        Ok(self.glance_at(&closer, &findings))
    }

    fn glance_at(&self, view: &Viewport, findings: &ViewFindings) -> Glance {
        let candidates = findings.candidates();
        let Some(best) = candidates
            .first()
            .filter(|best| best.evidence.mean_score >= LEAST_SCORE)
        else {
            return Glance::default();
        };
        let board = self.to_board(best, view);
        let mut others: Vec<&BoardCandidate> = Vec::new();
        let mut taken = vec![best.corners()];
        for other in candidates.iter().skip(1) {
            let corners = other.corners();
            if other.evidence.mean_score >= SECOND_BOARD
                && taken.iter().all(|board| are_disjoint(board, &corners))
            {
                others.push(other);
                taken.push(corners);
            }
        }
        Glance {
            others: others
                .into_iter()
                .map(|other| self.to_board(other, view))
                .collect(),
            board: Some(GlancedBoard {
                contents: contents(&board, &findings.detections, view),
                board,
            }),
        }
    }
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
