//! Board: where the grid may lie in the photo, with nothing from the user.
//!
//! 1. A network says of every cell of a `viewport` of the photo whether an intersection lies there, empty or with a
//!    stone on it, and whether lines run on there, end at an edge or meet in a corner (`prediction`).
//! 2. `lattice` joins its detections into grids of unknown origin and extent, in perspective.
//! 3. `grid` fits homography and lens to each and decides which lines are the board's: an odd number of them, from 7 to
//!    21.
//! 4. A board that fills little of the photo is looked at again from nearer, one that the network does not see as a
//!    board from farther; a second board is noticed (`search`).
//!
//! The likeliest grids are returned, each with what speaks for it: the full-size photo, on which the next step reads the
//! stones, decides between them.

mod detection;
mod error;
mod grid;
mod lattice;
mod orientation;
mod prediction;
mod quadrilateral;
mod refine;
mod search;
mod sharpness;
mod trace;
mod viewport;
mod window;

pub use detection::{Detection, DetectionKind};
pub use error::BoardError;
pub use search::{BoardOutcome, find};
pub use trace::{BoardTrace, CandidateGrid};

use crate::geometry::{
    Bend, BoardPoint, Homography, Pair, PhotoFromBoard, PhotoGrid, PhotoPoint, Projection, ViewPoint,
};
use crate::photo::Photo;

/// Fewest points from which a bend is fitted.
const LEAST_FOR_BEND: usize = 40;
/// A bend has to explain all but this share of the squared distances at which points lie off.
const MOST_UNEXPLAINED: f64 = 0.8;
/// A bend has to move some point by at least this many spacings.
const LEAST_BEND: f64 = 0.04;

/// The map from lattice coordinates to a view of the photo.
type ViewFromLattice = Projection<ViewPoint>;

/// A grid that may be the board's. Its top row is the edge whose middle lies highest in the photo.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// Lines each way: an odd number from 7 to 21 (others only when stated by the user).
    pub lines: usize,
    /// Board coordinates to photo pixels.
    pub photo_from_board: PhotoFromBoard,
    /// Root mean square distance between the fitted and the seen intersections, in photo pixels; 0 where the
    /// user states the corners.
    pub fit_px: f64,
    /// What speaks for it.
    pub evidence: GridEvidence,
}

/// Why a grid is taken for the board's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GridEvidence {
    /// The user states the corners.
    Stated,
    /// It was found in the photo.
    Seen(SeenGrid),
}

/// What is seen of a grid, in nats: 0 where a grid is as likely as none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeenGrid {
    /// Mean log-likelihood ratio of its intersections, per point.
    pub mean_score: f64,
    /// How far it is ahead of the likeliest other grid, or of none at all, per line; negative when it is behind.
    pub lead: f64,
    /// `mean_score` of the least likely of its four outer lines; `None` when none lies in the photo.
    pub weakest_side: Option<f64>,
    /// How much likelier it is that lines run on beyond an outer line than that they end there, per point: at the top, the
    /// right, the bottom and the left of the board. 0 for a side that does not lie in the photo.
    pub open_sides: [f64; 4],
    /// Share of its points that lie in the photo, 0 to 1.
    pub in_picture: f64,
}

impl SeenGrid {
    /// Returns the largest of [`SeenGrid::open_sides`].
    pub fn open_side(&self) -> f64 {
        self.open_sides.into_iter().fold(f64::MIN, f64::max)
    }
}

impl Board {
    /// Returns the board whose outer intersections are seen at `corners`, top left, top right, bottom right, bottom left, in a
    /// photo of this width and height in pixels; `None` where no board is seen so.
    pub fn from_corners(
        lines: usize,
        corners: [PhotoPoint; 4],
        (width, height): (u32, u32),
    ) -> Option<Board> {
        let PhotoGrid { photo_from_board, fit_px, .. } =
            PhotoGrid::from_corners(lines, corners, (width, height))?;
        Some(Board { lines, photo_from_board, fit_px, evidence: GridEvidence::Stated })
    }

    /// Returns the grid without what speaks for it.
    pub fn to_grid(&self) -> PhotoGrid {
        let Board { lines, photo_from_board, fit_px, .. } = self.clone();
        PhotoGrid { lines, photo_from_board, fit_px }
    }

    /// Returns the outer intersections in the photo: top left, top right, bottom right, bottom left.
    pub fn corners(&self) -> [PhotoPoint; 4] {
        self.to_grid().corners()
    }

    /// Returns the same board moved to where its points are seen: each board point with the place, in board coordinates,
    /// at which it is really seen. `None` when they do not determine a map.
    pub fn moved(&self, seen: &[(BoardPoint, BoardPoint)]) -> Option<Board> {
        let Projection { homography, lens, bend } = &self.photo_from_board;
        let on_plane = |&(point, at): &(BoardPoint, BoardPoint)| (point, bend.plane(at));
        let seen: Vec<(BoardPoint, BoardPoint)> = seen.iter().map(on_plane).collect();
        let pairs: Vec<Pair> = seen.iter().map(|(point, at)| ((point.x, point.y), (at.x, at.y))).collect();
        let moved = Homography::from_pairs(&pairs)?;
        let bend = self.bend_left(&seen, &moved.inverse()?).unwrap_or_default();
        let photo_from_board = Projection { homography: homography.after(&moved), lens: lens.clone(), bend };
        Some(Board { photo_from_board, ..self.clone() })
    }

    /// Returns what a homography does not explain of the places at which points are seen, when it is the smooth bend of a
    /// board that does not lie flat, and not the odd point seen wrong.
    fn bend_left(&self, seen: &[(BoardPoint, BoardPoint)], back: &Homography) -> Option<Bend> {
        let left: Vec<(BoardPoint, (f64, f64))> = seen
            .iter()
            .map(|&(point, at)| {
                let (x, y) = back.apply(at.x, at.y);
                (point, (x - point.x, y - point.y))
            })
            .collect();
        let bend = Bend::fitted(self.lines, &left)?;
        let square = |(right, down): (f64, f64)| right * right + down * down;
        let before: f64 = left.iter().map(|&(_, off)| square(off)).sum();
        let after: f64 = left
            .iter()
            .map(|&(point, off)| (off, bend.at(point)))
            .map(|(off, bend)| square((off.0 - bend.0, off.1 - bend.1)))
            .sum();
        let farthest = left.iter().map(|&(point, _)| square(bend.at(point)).sqrt()).fold(0.0, f64::max);
        let clear = seen.len() >= LEAST_FOR_BEND && after <= MOST_UNEXPLAINED * before;
        (clear && farthest >= LEAST_BEND).then_some(bend)
    }

    /// Returns the same board seen from its side: turned a quarter clockwise, so that what was its left column is its
    /// top row. Where it lies in the photo stays the same.
    #[must_use]
    pub fn turned(&self) -> Board {
        let mut evidence = self.evidence;
        if let GridEvidence::Seen(seen) = &mut evidence {
            // What was the left side is the top.
            seen.open_sides.rotate_right(1);
        }
        Board { photo_from_board: self.photo_from_board.turned(self.lines), evidence, ..self.clone() }
    }

    /// Returns true if a place on the board lies in the photo.
    pub fn is_in(&self, photo: &Photo, place: BoardPoint) -> bool {
        photo.contains(self.photo_from_board.photo(place))
    }

    /// Returns the mean spacing in the middle of the board, in photo pixels.
    pub fn spacing_px(&self) -> f64 {
        self.to_grid().spacing_px()
    }
}

/// What the user states about the board.
#[derive(Clone, Debug, Default)]
pub struct BoardSettings {
    /// Lines each way when the user states them; `None` to decide among the odd numbers from 7 to 21.
    pub size: Option<usize>,
    /// The outer intersections in photo pixels when the user states them, in order around the board.
    pub corners: Option<[PhotoPoint; 4]>,
    /// Which board is meant where several are in view: from left to right, from 1. `None` refuses such photos.
    pub board: Option<usize>,
}
