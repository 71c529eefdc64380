//! The search for the board: from the photo to the grids that may be the board's, likeliest first.
//!
//! The network takes a view of at most 512 pixels. In it a board that fills the photo has 25 pixels
//! per spacing, and one in a corner of the photo perhaps 5, which is too few. So the search
//! examines several views, each in the same way: run the network, join its detections into
//! lattices, and fit the likeliest grid to each lattice ([`BoardSearch::examine`]).
//!
//! 1. The whole photo.
//! 2. Unless the board is clear and large already, either the part of the photo around it, or, if a
//!    board of few lines is so large that the network does not recognise it, the whole photo at a
//!    smaller scale ([`BoardSearch::better_views`]). The view with the likelier grid counts.
//! 3. The board as seen from above through a doubtful grid ([`BoardSearch::look_again`]).
//! 4. What else in the photo may be a board ([`BoardSearch::add_boards_beside`]). If there are
//!    several, the user has to say which is meant, and the part of the photo around that board is
//!    examined.
//!
//! The likeliest windows of the likeliest grids are returned, each once, with the evidence for it.
//! The next step (`stones`) decides between them on the full-size photo: this step only has to have
//! the right one among them. The cost is one run of the network per view, and the search for
//! lattices in its output.

mod findings;
mod glance;
mod second_look;
mod several;

pub(super) use findings::BoardCandidate;
pub use glance::{Glance, GlancedBoard, glance};

use super::detection::Detection;
use super::grid::{self, SeenView};
use super::lattice;
use super::prediction::BoardPrediction;
use super::quadrilateral::{are_apart, clockwise};
use super::trace::BoardTrace;
use super::viewport::Viewport;
use super::window::Window;
use super::{Board, BoardError, BoardSettings, GridEvidence, orientation, sharpness};
use crate::geometry::{Lens, PhotoFromBoard, PhotoPoint, PicturePoint, Rect, ViewPoint};
use crate::network::{EmbeddedNetwork, EmbeddedWeights, Network};
use crate::photo::Photo;
use crate::point::BoardSize;
use findings::{ViewFindings, best_grids};

/// Board sizes decided by evidence. The largest first: where corners are stated, every second line
/// of 13, 17 or 21 makes a grid of 7, 9 or 11, and the first that is right beyond doubt is taken.
const SIZES: [usize; 8] = [21, 19, 17, 15, 13, 11, 9, 7];
/// Longest side of the network's view, in pixels: what it was trained on.
const LONGEST_SIDE_PX: u32 = 512;
/// Longest side of the view at a smaller scale, for a board of few lines that fills the photo, in
/// pixels.
const SMALLER_SIDE_PX: u32 = 288;
/// A grid is examined at a larger scale if its longest side is a smaller share of the view's
/// longest side than this.
const NEAR_ENOUGH: f64 = 0.7;
/// The same share for a grid that is beyond doubt.
const CLEAR_ENOUGH: f64 = 0.45;
/// Rim around the board in a view at a larger scale, as a share of the board's longest side.
const RIM: f64 = 0.12;
/// Most boards returned.
const MOST_BOARDS: usize = 4;
/// Least mean score of a grid that is returned, in nats per intersection.
const HOPELESS: f64 = -0.5;
/// Longest side of the picture whose sharpness is judged, in pixels.
const SHARPNESS_PX: u32 = 1024;
/// Pictures less sharp than this are blurred, in nepers per square pixel.
const BLURRED: f32 = 0.05;

/// The weights of the board network.
static WEIGHTS: EmbeddedWeights = EmbeddedWeights::new(
    "board",
    include_bytes!("../../calibration/weights/board.onnx"),
);

/// Returns the board network that is part of the program.
pub fn embedded_network() -> EmbeddedNetwork {
    EmbeddedNetwork::new(&WEIGHTS)
}

/// The outcome of the search for the board.
#[derive(Clone, Debug)]
pub struct BoardOutcome {
    /// The grids that may be the board's, likeliest first, at least one; or the reason for refusing
    /// the photo.
    pub result: Result<Vec<Board>, BoardError>,
    /// The detections and grids that the search saw, as far as it got.
    pub trace: BoardTrace,
}

/// Finds the grids that may be the board's, with the board network.
///
/// Corners that the user states are taken as they are, and the network is not run.
pub fn find_boards(network: &dyn Network, photo: &Photo, settings: &BoardSettings) -> BoardOutcome {
    let mut trace = BoardTrace::default();
    let result = search_photo(network, photo, settings, &mut trace);
    BoardOutcome { result, trace }
}

fn search_photo(
    network: &dyn Network,
    photo: &Photo,
    settings: &BoardSettings,
    trace: &mut BoardTrace,
) -> Result<Vec<Board>, BoardError> {
    // No board has more lines than a `BoardSize`, whatever was stated: tables of that size could
    // not even be made.
    let is_impossible = |lines: usize| BoardSize::square(lines).is_err();
    if photo.pixels.is_empty() || settings.size.is_some_and(is_impossible) {
        return Err(BoardError::NoBoard);
    }
    let sizes = settings.size.map_or(SIZES.to_vec(), |size| vec![size]);
    if let Some(corners) = settings.corners {
        return boards_at_corners(photo, corners, &sizes);
    }
    let search = BoardSearch {
        network,
        photo,
        settings,
        sizes: &sizes,
        sizes_of_others: settings.size.map(any_size),
    };
    search.find_boards(trace)
}

/// Returns the boards with corners stated by the user, one for every size.
fn boards_at_corners(
    photo: &Photo,
    corners: [PhotoPoint; 4],
    sizes: &[usize],
) -> Result<Vec<Board>, BoardError> {
    let corners = clockwise(corners).ok_or(BoardError::BadCorners)?;
    let boards = sizes.iter().map(|&lines| {
        let board = Board::from_corners(lines, corners, photo.pixels.dimensions())?;
        let window = Window {
            left: 0,
            top: 0,
            lines,
            score: 0.0,
        };
        let (photo_from_board, _) = orientation::upright(&board.photo_from_board, &window);
        Some(Board {
            photo_from_board,
            ..board
        })
    });
    boards
        .collect::<Option<Vec<Board>>>()
        .filter(|boards| !boards.is_empty())
        .ok_or(BoardError::BadCorners)
}

/// Sorts boards by the middle of their corners, from left to right.
fn sort_from_left(boards: &mut [[ViewPoint; 4]]) {
    let middle = |corners: &[ViewPoint; 4]| corners.iter().map(|corner| corner.x).sum::<f64>();
    boards.sort_by(|a, b| middle(a).total_cmp(&middle(b)));
}

/// Returns the sizes that boards beside one of a stated size may have.
fn any_size(stated: usize) -> Vec<usize> {
    let mut sizes = SIZES.to_vec();
    if !sizes.contains(&stated) {
        sizes.push(stated);
    }
    sizes
}

/// A search in one photo.
struct BoardSearch<'a> {
    network: &'a dyn Network,
    photo: &'a Photo,
    settings: &'a BoardSettings,
    sizes: &'a [usize],
    /// Sizes of the other boards in view; `None` if they are `sizes`. A size that the user states
    /// is that of the board that is meant, and other boards may have any.
    sizes_of_others: Option<Vec<usize>>,
}

impl BoardSearch<'_> {
    /// Finds the grids that may be the board's, likeliest first.
    fn find_boards(&self, trace: &mut BoardTrace) -> Result<Vec<Board>, BoardError> {
        let whole = Viewport::whole(self.photo, LONGEST_SIDE_PX);
        let first = self.examine(&whole)?;
        trace.record(&first.detections, &first.candidates(), &whole);
        let closer = self.look_closer(&whole, &first)?;
        let (view, findings) = closer
            .as_ref()
            .map_or((&whole, &first), |(view, found)| (view, found));
        let again = self.look_again(view, findings)?;
        let (last_view, last) = again
            .as_ref()
            .map_or((view, findings), |(view, found)| (view, found));
        let candidates = last.candidates();
        trace.record(&last.detections, &candidates, last_view);

        let in_whole = |place| whole.convert_from(place, last_view);
        let best = candidates.first().map(BoardCandidate::corners);
        let mut boards: Vec<[ViewPoint; 4]> = best.into_iter().collect();
        boards = boards.iter().map(|corners| corners.map(in_whole)).collect();
        self.add_boards_beside(&mut boards, &whole, &first)?;
        sort_from_left(&mut boards);
        if boards.len() > 1 {
            let in_photo = |corners: &[ViewPoint; 4]| corners.map(|corner| whole.to_photo(corner));
            trace.boards_in_view = boards.iter().map(in_photo).collect();
        }
        match self.settings.board {
            None if boards.len() > 1 => Err(BoardError::SeveralBoards {
                boards: boards.len(),
            }),
            Some(number) if number != 1 || boards.len() > 1 => {
                self.find_board_with_number(number, boards, &whole, trace)
            }
            _ => self.likely_boards(&candidates, last_view),
        }
    }

    /// Returns the view that shows the board better than the whole photo does, with what is found
    /// there; `None` if there is no such view.
    fn look_closer(
        &self,
        whole: &Viewport,
        first: &ViewFindings,
    ) -> Result<Option<(Viewport, ViewFindings)>, BoardError> {
        let mut better: Option<(Viewport, ViewFindings)> = None;
        for closer in self.better_views(whole, first) {
            let found = self.examine(&closer)?;
            // A closer view may also be worse: the part around a wrong grid does not show the
            // board.
            let best = better.as_ref().map_or(first, |(_, best)| best);
            if found.mean_score() > best.mean_score() {
                better = Some((closer, found));
            }
        }
        Ok(better)
    }

    /// Finds the grids of the board with this number among several in view, counted from 1. `boards`
    /// are in order from left to right.
    fn find_board_with_number(
        &self,
        number: usize,
        boards: Vec<[ViewPoint; 4]>,
        view: &Viewport,
        trace: &mut BoardTrace,
    ) -> Result<Vec<Board>, BoardError> {
        let no_such_board = BoardError::NoSuchBoard {
            number,
            boards: boards.len(),
        };
        let Some(corners) = number.checked_sub(1).and_then(|k| boards.get(k)) else {
            return Err(no_such_board);
        };
        let area = Rect::around(*corners);
        let closer = area
            .and_then(|area| self.closer_view(view, area))
            .ok_or(no_such_board)?;
        let mut findings = self.examine(&closer)?;
        // The view around one board may still show a part of another.
        let corners_in_closer = corners.map(|corner| closer.convert_from(corner, view));
        findings
            .grids
            .retain(|grid| !are_apart(&corners_in_closer, &grid.corners(&grid.best())));
        let candidates = findings.candidates();
        trace.record(&findings.detections, &candidates, &closer);
        self.likely_boards(&candidates, &closer)
    }

    /// Returns the candidates that are not hopeless, as boards.
    ///
    /// # Errors
    /// [`BoardError`] if all are hopeless.
    fn likely_boards(
        &self,
        candidates: &[BoardCandidate],
        view: &Viewport,
    ) -> Result<Vec<Board>, BoardError> {
        let likely: Vec<Board> = candidates
            .iter()
            .filter(|candidate| candidate.evidence.mean_score > HOPELESS)
            .take(MOST_BOARDS)
            .map(|candidate| self.to_board(candidate, view))
            .collect();
        if likely.is_empty() {
            Err(self.reason_for_no_board())
        } else {
            Ok(likely)
        }
    }

    /// Runs the network on a view and finds the grids in it.
    fn examine(&self, view: &Viewport) -> Result<ViewFindings, BoardError> {
        let prediction = BoardPrediction::predict(self.network, view)?;
        let in_picture = prediction.detections();
        let lattices = lattice::find_lattices(&in_picture);
        let to_frame = |detection: &Detection<PicturePoint>| Detection {
            center: view.to_frame(detection.center),
            kind: detection.kind,
            probability: detection.probability,
        };
        let detections: Vec<Detection<ViewPoint>> = in_picture.iter().map(to_frame).collect();
        let seen = SeenView {
            prediction: &prediction,
            detections: &detections,
            view,
        };
        let grids = best_grids(seen, &lattices, self.sizes);
        let grids_of_any_size = self
            .sizes_of_others
            .as_deref()
            .map(|sizes| best_grids(seen, &lattices, sizes));
        Ok(ViewFindings {
            area: prediction.area(),
            detections,
            grids,
            grids_of_any_size,
        })
    }

    /// Returns views in which the board may be recognised better than in that of the whole photo:
    /// parts of it at a larger scale, around the likeliest grid and around the largest area that
    /// shows a board, if they are small; or the whole at a smaller scale, if the board is so large
    /// that the network does not recognise it. Empty if the board is clear already, or there is no
    /// sign of one.
    fn better_views(&self, whole: &Viewport, findings: &ViewFindings) -> Vec<Viewport> {
        let grid = findings.grids.first();
        let grid = grid.and_then(|grid| Rect::around(grid.corners(&grid.best())));
        let is_clear = findings.mean_score() >= grid::BEYOND_DOUBT;
        // A doubtful grid may lie on something else, such as a tablecloth.
        let area = findings.area.parts().first().copied().filter(|area| {
            !is_clear
                && grid.is_none_or(|grid| !area.is_mostly_in(&grid) || !grid.is_mostly_in(area))
        });
        let (width, height) = whole.picture.dimensions();
        let near_enough = if is_clear { CLEAR_ENOUGH } else { NEAR_ENOUGH };
        let far_px = near_enough * f64::from(width.max(height));
        let places: Vec<Rect<ViewPoint>> = grid.into_iter().chain(area).collect();
        let views: Vec<Viewport> = places
            .iter()
            .filter(|place| place.longest_side() < far_px)
            .filter_map(|place| self.closer_view(whole, *place))
            .collect();
        if views.is_empty() && !is_clear && !places.is_empty() {
            return vec![Viewport::whole(self.photo, SMALLER_SIDE_PX)];
        }
        views
    }

    /// Returns the view of a box of another view, with a rim around it; `None` if the box lies
    /// outside the photo.
    fn closer_view(&self, view: &Viewport, area: Rect<ViewPoint>) -> Option<Viewport> {
        let Rect {
            top_left,
            bottom_right,
        } = area.expanded(RIM * area.longest_side());
        let part = Rect {
            top_left: view.to_photo(top_left),
            bottom_right: view.to_photo(bottom_right),
        };
        Viewport::part(self.photo, part, LONGEST_SIDE_PX)
    }

    /// Returns a candidate in photo pixels, its top row uppermost.
    fn to_board(&self, candidate: &BoardCandidate, view: &Viewport) -> Board {
        let (sx, sy) = view.scale;
        let map = &candidate.grid.fit.crossings;
        let (width, height) = self.photo.pixels.dimensions();
        // The frame of every view is the whole photo, so k₁, which has no unit, is the same in
        // photo pixels.
        let lens = Lens {
            k1: map.lens.k1,
            ..Lens::ideal(width, height)
        };
        let map = PhotoFromBoard::flat(map.homography.scaled(sx, sy), lens);
        let (photo_from_board, quarters) = orientation::upright(&map, &candidate.window);
        let mut evidence = candidate.evidence;
        // The sides were measured in the lattice's order; now the board's top comes first.
        evidence.goes_on.rotate_left(quarters);
        Board {
            lines: candidate.window.lines,
            photo_from_board,
            fit_px: candidate.grid.fit.rms_px * sx,
            evidence: GridEvidence::Seen(evidence),
        }
    }

    /// Returns the reason for finding no board.
    fn reason_for_no_board(&self) -> BoardError {
        // In the dark nothing is sharp either.
        if self.photo.is_dark() {
            BoardError::TooDark
        } else if sharpness::measure(&self.photo.shrunk(SHARPNESS_PX)) < BLURRED {
            BoardError::TooBlurred
        } else {
            BoardError::NoBoard
        }
    }
}
