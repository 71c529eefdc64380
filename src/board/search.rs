//! The search for the board: from the photo to the grids that may be the board's, likeliest first.
//!
//! The network sees a view of 512 pixels, in which a board that fills the photo has 25 pixels per spacing and one in a
//! corner of it perhaps 5. So the search looks at most three times, and each look is the same: predict, join detections
//! into lattices, work out the likeliest grid of each ([`Search::look`]).
//!
//! 1. The whole photo. Grids that lie beside each other, and areas that show a board but hold no grid yet, are boards of
//!    their own ([`Search::boards_in_view`]): with several in view somebody has to say which is meant.
//! 2. Unless the board is clear and large already, the part of the photo around it, or a smaller picture of the whole
//!    where a board of few lines is so near that the network does not see it as one ([`Search::better_view`]). The look
//!    with the likelier grid counts.
//! 3. With a number stated, the part around the board of this number.
//!
//! The likeliest windows of the likeliest grids are returned with what speaks for each, none twice. Which of them is the
//! board is decided where the full-size photo is read (`stones`): this step only has to have the right one among them.
//! The cost is that of the looks, each one run of the network and the lattices found in its output.

use super::detection::Detection;
use super::grid::{self, Grid, SeenView};
use super::prediction::BoardPrediction;
use super::quadrilateral::{are_apart, clockwise, is_same_grid};
use super::trace::BoardTrace;
use super::viewport::Viewport;
use super::window::Window;
use super::{Board, BoardError, BoardSettings, GridEvidence, SeenGrid, lattice, orientation, sharpness};
use crate::geometry::{Lens, PhotoFromBoard, PhotoPoint, Rect, ViewPoint};
use crate::network::{Embedded, Network};
use crate::photo::Photo;
use crate::point::BoardSize;

/// Board sizes decided by evidence. The largest first: where corners are stated, every second line of 13, 17 or 21 makes
/// a grid of 7, 9 or 11, and the first that is right beyond doubt is taken.
const SIZES: [usize; 8] = [21, 19, 17, 15, 13, 11, 9, 7];
/// Longest side of the network's view, in pixels: what it was trained on.
const LONGEST_SIDE_PX: u32 = 512;
/// Longest side of the view for a second look at a board of few lines that fills the photo, in pixels.
const SMALLER_SIDE_PX: u32 = 288;
/// A grid whose longest side is a smaller share of the view's than this is looked at from nearer.
const NEAR_ENOUGH: f64 = 0.7;
/// A grid that is beyond doubt is looked at from nearer when its longest side is a smaller share than this.
const CLEAR_ENOUGH: f64 = 0.45;
/// Rim that is kept around the board then, as a share of its longest side.
const RIM: f64 = 0.12;
/// Number of grids from which windows are taken.
const MOST_GRIDS: usize = 3;
/// Number of windows taken from each grid.
const MOST_WINDOWS: usize = 3;
/// Most boards returned.
const MOST_BOARDS: usize = 4;
/// Least mean score, in nats per intersection, with which a second grid apart from the first is a board.
const SECOND_BOARD: f64 = 1.0;
/// Least mean score, in nats per intersection, of a grid on an area of its own that shows a board.
const SECOND_AREA: f64 = 0.5;
/// Number of areas examined for boards.
const MOST_AREAS: usize = 3;
/// Least mean score of a grid that is returned, in nats per intersection.
const HOPELESS: f64 = -0.5;
/// Longest side of the picture whose sharpness is judged, in pixels.
const SHARPNESS_PX: u32 = 1024;
/// Pictures less sharp than this are blurred, in nepers per square pixel.
const BLURRED: f32 = 0.05;

/// The network that is part of the program.
static NETWORK: Embedded = Embedded::new("board", include_bytes!("../../calibration/weights/board.onnx"));

/// The outcome of the search for the board.
#[derive(Clone, Debug)]
pub struct BoardOutcome {
    /// The grids that may be the board's, likeliest first, at least one; or why the photo is refused.
    pub result: Result<Vec<Board>, BoardError>,
    /// What the search saw, as far as it got.
    pub trace: BoardTrace,
}

/// Finds the grids that may be the board's.
pub fn find(photo: &Photo, settings: &BoardSettings) -> BoardOutcome {
    let mut trace = BoardTrace::default();
    let result = find_boards(photo, settings, &mut trace);
    BoardOutcome { result, trace }
}

fn find_boards(
    photo: &Photo,
    settings: &BoardSettings,
    trace: &mut BoardTrace,
) -> Result<Vec<Board>, BoardError> {
    // No board has more lines than a `BoardSize`, whatever was stated: tables of that size could not even be made.
    let is_impossible = |lines: usize| BoardSize::square(lines).is_err();
    if photo.pixels.is_empty() || settings.size.is_some_and(is_impossible) {
        return Err(BoardError::NoBoard);
    }
    let sizes = settings.size.map_or(SIZES.to_vec(), |size| vec![size]);
    if let Some(corners) = settings.corners {
        return stated(photo, corners, &sizes);
    }
    let search = Search {
        network: NETWORK.get()?,
        photo,
        settings,
        sizes: &sizes,
        sizes_of_others: settings.size.map(any_size),
    };
    search.boards(trace)
}

/// Returns the boards with corners stated by the user, one for every size.
fn stated(photo: &Photo, corners: [PhotoPoint; 4], sizes: &[usize]) -> Result<Vec<Board>, BoardError> {
    let corners = clockwise(corners).ok_or(BoardError::BadCorners)?;
    let boards = sizes.iter().map(|&lines| {
        let board = Board::from_corners(lines, corners, photo.pixels.dimensions())?;
        let window = Window { left: 0, top: 0, lines, score: 0.0 };
        let (photo_from_board, _) = orientation::upright(&board.photo_from_board, &window);
        Some(Board { photo_from_board, ..board })
    });
    boards.collect::<Option<Vec<Board>>>().filter(|boards| !boards.is_empty()).ok_or(BoardError::BadCorners)
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
struct Search<'a> {
    network: &'a dyn Network,
    photo: &'a Photo,
    settings: &'a BoardSettings,
    sizes: &'a [usize],
    /// The sizes of other boards in view, where they are not `sizes`: a user states only the size of the one that is
    /// meant.
    sizes_of_others: Option<Vec<usize>>,
}

impl Search<'_> {
    /// Finds the grids that may be the board's, likeliest first.
    fn boards(&self, trace: &mut BoardTrace) -> Result<Vec<Board>, BoardError> {
        let whole = Viewport::whole(self.photo, LONGEST_SIDE_PX);
        let far = self.look(&whole)?;
        trace.record(&far.detections, &far.candidates(), &whole);
        if let Some(boards) = self.of_several(&whole, &far, trace)? {
            return Ok(boards);
        }
        let better = self.better_view(&whole, &far);
        let better = better.map(|view| self.look(&view).map(|sight| (view, sight))).transpose()?;
        let (view, sight) = match better {
            Some((view, sight)) if sight.mean_score() > far.mean_score() => {
                trace.record(&sight.detections, &sight.candidates(), &view);
                if let Some(boards) = self.of_several(&view, &sight, trace)? {
                    return Ok(boards);
                }
                (view, sight)
            }
            _ => (whole, far),
        };
        match self.settings.board {
            Some(number) if number != 1 => Err(BoardError::NoSuchBoard { number, boards: 1 }),
            _ => self.likely(&sight.candidates(), &view),
        }
    }

    /// Returns the grids of the board that is meant where several are in view; `None` where there are not.
    fn of_several(
        &self,
        view: &Viewport,
        sight: &Sight,
        trace: &mut BoardTrace,
    ) -> Result<Option<Vec<Board>>, BoardError> {
        let boards = self.boards_in_view(view, sight)?;
        if boards.len() < 2 {
            return Ok(None);
        }
        let several = BoardError::SeveralBoards { boards: boards.len() };
        let number = self.settings.board.ok_or(several)?;
        self.board_of_several(number, &boards, view, trace).map(Some)
    }

    /// Returns the corners of the boards that lie side by side, from left to right. Areas that show a board, but on which
    /// no grid was found, are looked at from nearer.
    fn boards_in_view(&self, view: &Viewport, sight: &Sight) -> Result<Vec<[ViewPoint; 4]>, BoardError> {
        let mut boards: Vec<[ViewPoint; 4]> = Vec::new();
        for grid in sight.boards() {
            let corners = grid.corners(&grid.best());
            let apart = boards.iter().all(|other| are_apart(other, &corners));
            if boards.is_empty() || grid.best().mean_score() >= SECOND_BOARD && apart {
                boards.push(corners);
            }
        }
        // A single area is that of the one board.
        let areas = if sight.areas.len() > 1 { sight.areas.as_slice() } else { &[] };
        for area in areas.iter().take(MOST_AREAS) {
            if boards.iter().any(|board| !are_apart(board, &area.corners())) {
                continue;
            }
            let Some(nearer) = self.nearer(view, *area) else { continue };
            let near = self.look(&nearer)?;
            let Some(grid) = near.boards().first() else { continue };
            let corners = grid.corners(&grid.best()).map(|corner| view.convert(corner, &nearer));
            let apart = boards.iter().all(|other| are_apart(other, &corners));
            if grid.best().mean_score() >= SECOND_AREA && apart {
                boards.push(corners);
            }
        }
        let middle = |corners: &[ViewPoint; 4]| corners.iter().map(|corner| corner.x).sum::<f64>();
        boards.sort_by(|a, b| middle(a).total_cmp(&middle(b)));
        Ok(boards)
    }

    /// Returns the grids of the board of this number, from 1, among several in view.
    fn board_of_several(
        &self,
        number: usize,
        boards: &[[ViewPoint; 4]],
        view: &Viewport,
        trace: &mut BoardTrace,
    ) -> Result<Vec<Board>, BoardError> {
        let no_such_board = BoardError::NoSuchBoard { number, boards: boards.len() };
        let Some(corners) = number.checked_sub(1).and_then(|k| boards.get(k)) else {
            return Err(no_such_board);
        };
        let nearer = Rect::around(*corners).and_then(|area| self.nearer(view, area)).ok_or(no_such_board)?;
        let mut sight = self.look(&nearer)?;
        let moved = corners.map(|corner| nearer.convert(corner, view));
        sight.grids.retain(|grid| !are_apart(&moved, &grid.corners(&grid.best())));
        let candidates = sight.candidates();
        trace.record(&sight.detections, &candidates, &nearer);
        self.likely(&candidates, &nearer)
    }

    /// Returns the candidates that are not hopeless as boards.
    fn likely(&self, candidates: &[Candidate], view: &Viewport) -> Result<Vec<Board>, BoardError> {
        let likely: Vec<Board> = candidates
            .iter()
            .filter(|candidate| candidate.evidence.mean_score > HOPELESS)
            .take(MOST_BOARDS)
            .map(|candidate| self.board(candidate, view))
            .collect();
        if likely.is_empty() { Err(self.nothing_found()) } else { Ok(likely) }
    }

    /// Looks for grids in a view.
    fn look(&self, view: &Viewport) -> Result<Sight, BoardError> {
        let prediction = BoardPrediction::predict(self.network, view)?;
        let detections = prediction.detections();
        let (width, height) = view.frame_px(self.photo);
        let lens = Lens::ideal(width, height);
        let seen = SeenView { prediction: &prediction, detections: &detections, lens: &lens };
        let lattices = lattice::find(&detections);
        let grids = |sizes: &[usize]| {
            let best = |lattice| grid::best(seen, lattice, sizes);
            let mut grids: Vec<Grid> = lattices.iter().filter_map(best).collect();
            grids.sort_by(|a, b| b.best().score.total_cmp(&a.best().score));
            grids
        };
        let of_any_size = self.sizes_of_others.as_deref().map(grids);
        let grids = grids(self.sizes);
        Ok(Sight { areas: prediction.areas(), detections, grids, of_any_size })
    }

    /// Returns a view in which the board can be seen better: nearer when it is small, farther when it is so large that the
    /// network does not see it as one.
    fn better_view(&self, whole: &Viewport, far: &Sight) -> Option<Viewport> {
        let area = match far.grids.first() {
            Some(grid) => Rect::around(grid.corners(&grid.best()))?,
            None => *far.areas.first()?,
        };
        let (width, height) = whole.picture.dimensions();
        let near_enough = if far.mean_score() < grid::BEYOND_DOUBT { NEAR_ENOUGH } else { CLEAR_ENOUGH };
        if area.longest_side_px() < near_enough * f64::from(width.max(height)) {
            return self.nearer(whole, area);
        }
        (far.mean_score() < grid::BEYOND_DOUBT).then(|| Viewport::whole(self.photo, SMALLER_SIDE_PX))
    }

    /// Returns the view of a box of another view, with a rim around it.
    fn nearer(&self, view: &Viewport, area: Rect<ViewPoint>) -> Option<Viewport> {
        let Rect { top_left, bottom_right } = area.expanded(RIM * area.longest_side_px());
        let part = Rect { top_left: view.in_photo(top_left), bottom_right: view.in_photo(bottom_right) };
        Viewport::part(self.photo, part, LONGEST_SIDE_PX)
    }

    /// Returns a candidate in photo pixels, its top row uppermost.
    fn board(&self, candidate: &Candidate, view: &Viewport) -> Board {
        let (sx, sy) = view.scale;
        let map = &candidate.grid.fit.view_from_lattice;
        let (width, height) = self.photo.pixels.dimensions();
        let lens = Lens { k1: map.lens.k1, ..Lens::ideal(width, height) };
        let map = PhotoFromBoard::flat(map.homography.scaled(sx, sy), lens);
        let (photo_from_board, quarters) = orientation::upright(&map, &candidate.window);
        let mut evidence = candidate.evidence;
        evidence.open_sides.rotate_left(quarters);
        Board {
            lines: candidate.window.lines,
            photo_from_board,
            fit_px: candidate.grid.fit.rms_px * sx,
            evidence: GridEvidence::Seen(evidence),
        }
    }

    /// Returns why no board was found.
    fn nothing_found(&self) -> BoardError {
        let sharpness = sharpness::measure(&self.photo.shrunk(SHARPNESS_PX));
        if sharpness < BLURRED { BoardError::TooBlurred } else { BoardError::NoBoard }
    }
}

/// Everything found in a view.
struct Sight {
    detections: Vec<Detection<ViewPoint>>,
    /// Boxes around the parts that show a board, the largest first.
    areas: Vec<Rect<ViewPoint>>,
    /// Grids of the sizes that are looked for, likeliest first.
    grids: Vec<Grid>,
    /// Grids of boards of any size, likeliest first, where the user states one.
    of_any_size: Option<Vec<Grid>>,
}

/// A window of a grid.
pub(super) struct Candidate<'a> {
    pub grid: &'a Grid,
    pub window: Window,
    pub evidence: SeenGrid,
}

impl Sight {
    /// Returns the grids that may be of boards in view, whichever is meant.
    fn boards(&self) -> &[Grid] {
        self.of_any_size.as_deref().unwrap_or(&self.grids)
    }

    /// Returns the mean score of the likeliest grid, in nats per intersection.
    fn mean_score(&self) -> f64 {
        self.grids.first().map_or(f64::MIN, |grid| grid.best().mean_score())
    }

    /// Returns the likeliest windows, none twice.
    fn candidates<'a>(&'a self) -> Vec<Candidate<'a>> {
        let mut windows: Vec<(&'a Grid, Window)> = self
            .grids
            .iter()
            .take(MOST_GRIDS)
            .flat_map(|grid| grid.windows.iter().take(MOST_WINDOWS).map(move |window| (grid, *window)))
            .collect();
        windows.sort_by(|(_, a), (_, b)| b.score.total_cmp(&a.score));
        let mut distinct: Vec<(&'a Grid, Window)> = Vec::new();
        for (grid, window) in windows {
            let corners = grid.corners(&window);
            let is_new = |(other, theirs): &(&Grid, Window)| {
                theirs.lines != window.lines || !is_same_grid(&corners, window.lines, &other.corners(theirs))
            };
            if distinct.iter().all(is_new) {
                distinct.push((grid, window));
            }
        }
        let lead = |k: usize, window: &Window| {
            let rivals = distinct.iter().enumerate().filter(|(other, _)| *other != k);
            let rival = rivals.map(|(_, (_, rival))| rival.score).fold(0.0, f64::max);
            (window.score - rival) / window.lines as f64
        };
        let candidate = |(k, &(grid, window)): (usize, &(&'a Grid, Window))| {
            let evidence = grid.evidence(&window, lead(k, &window));
            Candidate { grid, window, evidence }
        };
        distinct.iter().enumerate().map(candidate).collect()
    }
}

impl Candidate<'_> {
    /// Returns its outer intersections, in order around it.
    pub fn corners(&self) -> [ViewPoint; 4] {
        self.grid.corners(&self.window)
    }
}
