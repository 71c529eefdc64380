//! The search for the board: from the photo to the grids that may be the board's, likeliest first.

use super::grid::{self, Grid};
use super::quadrilateral::{are_apart, clockwise, same_grid};
use super::said::Said;
use super::view::View;
use super::watched::Watched;
use super::window::Window;
use super::{
    Board, BoardError, GridEvidence, SeenGrid, Settings, lattice, mark::Mark, orientation, sharpness,
};
use crate::geometry::{Lens, PhotoFromBoard, PhotoPoint};
use crate::network::{Embedded, Network};
use crate::photo::Photo;

/// Board sizes decided by evidence. The largest first: where corners are stated, every second line of 13, 17 or 21 makes
/// a grid of 7, 9 or 11, and the first that is right beyond doubt is taken.
const SIZES: [usize; 8] = [21, 19, 17, 15, 13, 11, 9, 7];
/// Longest side of the picture that the network looks at, in pixels: what it was trained on.
const LONGEST_SIDE_PX: u32 = 512;
/// The same for a second look at a board of few lines that fills the photo.
const SMALLER_SIDE_PX: u32 = 288;
/// A grid whose longest side is a smaller share of the view's than this is looked at from nearer.
const NEAR_ENOUGH: f64 = 0.7;
/// The same where it is seen without doubt.
const CLEAR_ENOUGH: f64 = 0.45;
/// What is kept around the board then, as a share of its longest side.
const RIM: f64 = 0.12;
/// Grids from which windows are taken, and windows from each.
const MOST_GRIDS: usize = 3;
const MOST_WINDOWS: usize = 3;
/// Boards handed on.
const MOST_BOARDS: usize = 4;
/// A second grid apart from the first is a board from this mean score on, in nats an intersection.
const SECOND_BOARD: f64 = 1.0;
/// The same of a grid on an area of its own that is said to be board.
const SECOND_AREA: f64 = 0.5;
/// Areas looked at for boards.
const MOST_AREAS: usize = 3;
/// A grid less likely than this, in nats an intersection, is not handed on.
const HOPELESS: f64 = -0.5;
/// Longest side of the picture whose sharpness is judged, in pixels.
const SHARPNESS_PX: u32 = 1024;
/// Pictures less sharp than this are blurred, in nepers per square pixel.
const BLURRED: f32 = 0.05;

/// The network that is part of the program.
static NETWORK: Embedded = Embedded::new("board", include_bytes!("../../calibration/weights/board.onnx"));

/// Finds the grids that may be the board's, likeliest first; at least one.
///
/// # Errors
/// [`BoardError`] says why the photo is refused.
pub fn find(photo: &Photo, settings: &Settings) -> Result<Vec<Board>, BoardError> {
    find_watched(photo, settings).0
}

/// The same, with what was seen on the way, as far as the search got.
pub fn find_watched(photo: &Photo, settings: &Settings) -> (Result<Vec<Board>, BoardError>, Watched) {
    let mut watched = Watched::default();
    if photo.pixels.is_empty() {
        return (Err(BoardError::NoBoard), watched);
    }
    let sizes = settings.size.map_or(SIZES.to_vec(), |size| vec![size]);
    let found = match settings.corners {
        Some(corners) => stated(photo, corners, &sizes),
        None => NETWORK.get().map_err(BoardError::from).and_then(|network| {
            let search = Search {
                network,
                photo,
                settings,
                sizes: &sizes,
                sizes_of_others: settings.size.map(any_size),
            };
            search.boards(&mut watched)
        }),
    };
    (found, watched)
}

/// The boards with corners stated by the user, one for every size.
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

/// The sizes that boards beside one of a stated size may have: it may be any of those in view that a person means.
fn any_size(stated: usize) -> Vec<usize> {
    let mut sizes = SIZES.to_vec();
    if !sizes.contains(&stated) {
        sizes.push(stated);
    }
    sizes
}

/// What the search is about.
struct Search<'a> {
    network: &'a dyn Network,
    photo: &'a Photo,
    settings: &'a Settings,
    sizes: &'a [usize],
    /// The sizes of other boards in view, where they are not `sizes`: a person states the one that is meant.
    sizes_of_others: Option<Vec<usize>>,
}

impl Search<'_> {
    fn boards(&self, watched: &mut Watched) -> Result<Vec<Board>, BoardError> {
        let whole = View::whole(self.photo, LONGEST_SIDE_PX);
        let far = self.look(&whole)?;
        watched.saw(&far.marks, &far.candidates(), whole.scale);
        if let Some(boards) = self.of_several(&whole, &far, watched)? {
            return Ok(boards);
        }
        let better = self.better_view(&whole, &far);
        let better = better.map(|view| self.look(&view).map(|sight| (view, sight))).transpose()?;
        let (view, sight) = match better {
            Some((view, sight)) if sight.mean_score() > far.mean_score() => {
                watched.saw(&sight.marks, &sight.candidates(), view.scale);
                if let Some(boards) = self.of_several(&view, &sight, watched)? {
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

    /// The board that is meant where several are in view; `None` where there are not.
    fn of_several(
        &self,
        view: &View,
        sight: &Sight,
        watched: &mut Watched,
    ) -> Result<Option<Vec<Board>>, BoardError> {
        let boards = self.boards_in_view(view, sight)?;
        if boards.len() < 2 {
            return Ok(None);
        }
        let several = BoardError::SeveralBoards { boards: boards.len() };
        let number = self.settings.board.ok_or(several)?;
        self.board_of_several(number, &boards, view, watched).map(Some)
    }

    /// The corners of the boards that lie side by side, in the view's frame, from left to right. Areas that are
    /// said to be board, but on which no grid was found, are looked at from nearer.
    fn boards_in_view(&self, view: &View, sight: &Sight) -> Result<Vec<[PhotoPoint; 4]>, BoardError> {
        let mut boards: Vec<[PhotoPoint; 4]> = Vec::new();
        for grid in sight.boards() {
            let corners = grid.corners(&grid.best());
            let apart = boards.iter().all(|other| are_apart(other, &corners));
            if boards.is_empty() || grid.best().mean_score() >= SECOND_BOARD && apart {
                boards.push(corners);
            }
        }
        // One area is that of the one board.
        let areas = if sight.areas.len() > 1 { sight.areas.as_slice() } else { &[] };
        for area in areas.iter().take(MOST_AREAS) {
            if boards.iter().any(|board| !are_apart(board, &outline(*area))) {
                continue;
            }
            let Some(nearer) = self.nearer(view, *area) else { continue };
            let near = self.look(&nearer)?;
            let Some(grid) = near.boards().first() else { continue };
            let corners = grid.corners(&grid.best()).map(|corner| view.here(corner, &nearer));
            let apart = boards.iter().all(|other| are_apart(other, &corners));
            if grid.best().mean_score() >= SECOND_AREA && apart {
                boards.push(corners);
            }
        }
        let middle = |corners: &[PhotoPoint; 4]| corners.iter().map(|corner| corner.x).sum::<f64>();
        boards.sort_by(|a, b| middle(a).total_cmp(&middle(b)));
        Ok(boards)
    }

    /// The board of this number, from 1, among several in view.
    fn board_of_several(
        &self,
        number: usize,
        boards: &[[PhotoPoint; 4]],
        view: &View,
        watched: &mut Watched,
    ) -> Result<Vec<Board>, BoardError> {
        let no_such_board = BoardError::NoSuchBoard { number, boards: boards.len() };
        let Some(corners) = number.checked_sub(1).and_then(|k| boards.get(k)) else {
            return Err(no_such_board);
        };
        let nearer = self.nearer(view, bounds(corners)).ok_or(no_such_board)?;
        let mut sight = self.look(&nearer)?;
        let moved = corners.map(|corner| nearer.here(corner, view));
        sight.grids.retain(|grid| !are_apart(&moved, &grid.corners(&grid.best())));
        let candidates = sight.candidates();
        watched.saw(&sight.marks, &candidates, nearer.scale);
        self.likely(&candidates, &nearer)
    }

    fn likely(&self, candidates: &[Candidate], view: &View) -> Result<Vec<Board>, BoardError> {
        let likely: Vec<Board> = candidates
            .iter()
            .filter(|candidate| candidate.evidence.mean_score > HOPELESS)
            .take(MOST_BOARDS)
            .map(|candidate| self.board(candidate, view))
            .collect();
        if likely.is_empty() { Err(self.nothing_found()) } else { Ok(likely) }
    }

    /// What is seen in a view.
    fn look(&self, view: &View) -> Result<Sight, BoardError> {
        let said = Said::of(self.network, view)?;
        let marks = said.marks();
        let (width, height) = view.frame_px(self.photo);
        let lens = Lens::ideal(width, height);
        let lattices = lattice::find(&marks);
        let grids = |sizes: &[usize]| {
            let best = |lattice| grid::best(&said, &marks, lattice, &lens, sizes);
            let mut grids: Vec<Grid> = lattices.iter().filter_map(best).collect();
            grids.sort_by(|a, b| b.best().score.total_cmp(&a.best().score));
            grids
        };
        let of_any_size = self.sizes_of_others.as_deref().map(grids);
        let grids = grids(self.sizes);
        Ok(Sight { areas: said.areas(), marks, grids, of_any_size })
    }

    /// A view in which the board can be seen better: nearer when it is small, farther when it is so large
    /// that the network does not see it as one.
    fn better_view(&self, whole: &View, far: &Sight) -> Option<View> {
        let [left, top, right, bottom] = match far.grids.first() {
            Some(grid) => bounds(&grid.corners(&grid.best())),
            None => *far.areas.first()?,
        };
        let longest = (right - left).max(bottom - top);
        let (width, height) = whole.picture.dimensions();
        let near_enough = if far.mean_score() < grid::BEYOND_DOUBT { NEAR_ENOUGH } else { CLEAR_ENOUGH };
        if longest < near_enough * f64::from(width.max(height)) {
            return self.nearer(whole, [left, top, right, bottom]);
        }
        (far.mean_score() < grid::BEYOND_DOUBT).then(|| View::whole(self.photo, SMALLER_SIDE_PX))
    }

    /// The part of the photo around a box in a view's frame: left, top, right, bottom.
    fn nearer(&self, view: &View, [left, top, right, bottom]: [f64; 4]) -> Option<View> {
        let rim = RIM * (right - left).max(bottom - top);
        let in_photo = |x: f64, y: f64| PhotoPoint { x: x * view.scale.0, y: y * view.scale.1 };
        let (from, to) = (in_photo(left - rim, top - rim), in_photo(right + rim, bottom + rim));
        View::part(self.photo, from, to, LONGEST_SIDE_PX)
    }

    /// A candidate in photo pixels, its top row uppermost.
    fn board(&self, candidate: &Candidate, view: &View) -> Board {
        let (sx, sy) = view.scale;
        let map = &candidate.grid.fit.picture_from_board;
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

    fn nothing_found(&self) -> BoardError {
        let sharpness = sharpness::of(&self.photo.shrunk(SHARPNESS_PX));
        if sharpness < BLURRED { BoardError::TooBlurred } else { BoardError::NoBoard }
    }
}

/// What is seen in a view.
struct Sight {
    marks: Vec<Mark>,
    /// Boxes around what is said to be board, in the view's frame, the largest first.
    areas: Vec<[f64; 4]>,
    /// The likeliest first.
    grids: Vec<Grid>,
    /// The same of boards of any size, where a person states one.
    of_any_size: Option<Vec<Grid>>,
}

/// A window of a grid.
pub(super) struct Candidate<'a> {
    pub grid: &'a Grid,
    pub window: Window,
    pub evidence: SeenGrid,
}

impl Sight {
    /// The grids that may be of boards in view, whichever is meant.
    fn boards(&self) -> &[Grid] {
        self.of_any_size.as_deref().unwrap_or(&self.grids)
    }

    /// Of the likeliest grid, in nats an intersection.
    fn mean_score(&self) -> f64 {
        self.grids.first().map_or(f64::MIN, |grid| grid.best().mean_score())
    }

    /// The likeliest windows, none twice.
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
                theirs.lines != window.lines || !same_grid(&corners, window.lines, &other.corners(theirs))
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
    /// Its outer intersections in the view's frame, in order around it.
    pub fn corners(&self) -> [PhotoPoint; 4] {
        self.grid.corners(&self.window)
    }
}

/// The corners of a box.
fn outline([left, top, right, bottom]: [f64; 4]) -> [PhotoPoint; 4] {
    [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| PhotoPoint { x, y })
}

/// Left, top, right and bottom of some places.
fn bounds(places: &[PhotoPoint]) -> [f64; 4] {
    places.iter().fold([f64::MAX, f64::MAX, f64::MIN, f64::MIN], |[l, t, r, b], place| {
        [l.min(place.x), t.min(place.y), r.max(place.x), b.max(place.y)]
    })
}
