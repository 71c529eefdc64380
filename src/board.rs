//! Board: where the grid may lie in the photo, with nothing from the user.
//!
//! 1. A network marks every place of a [`view`] of the photo that looks like an intersection, empty or with a
//!    stone on it, and tells whether lines run on there, end at an edge or meet in a corner ([`said`]).
//! 2. [`lattice`] joins marks into grids of unknown origin and extent, in perspective.
//! 3. [`grid`] fits homography and lens to each and judges which lines are the board's: an odd number of them, from
//!    7 to 21.
//! 4. A board that fills little of the photo is looked at again from nearer, one that the network does not see as a
//!    board from farther; a second board is noticed ([`search`]).
//!
//! The likeliest grids are handed on, each with what speaks for it: the full-size photo, on which the next step
//! reads the stones, decides between them.

mod error;
mod grid;
mod lattice;
mod mark;
mod orientation;
mod quadrilateral;
mod refine;
mod said;
mod search;
mod sharpness;
mod view;
mod watched;
mod window;

pub use error::BoardError;
pub use mark::MarkKind;
pub use search::{find, find_watched};
pub use watched::{Grid, SeenMark, Watched};

use crate::geometry::{Bend, BoardPoint, Homography, Pair, PhotoFromBoard, PhotoGrid, PhotoPoint};
use crate::photo::Photo;

/// A board is bent when so many points are seen, and a smooth bend explains all but so much of the squares of
/// how far they lie off,
const LEAST_FOR_BEND: usize = 40;
const MOST_UNEXPLAINED: f64 = 0.8;
/// and somewhere moves a point by so many spacings.
const LEAST_BEND: f64 = 0.04;

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

/// What is seen of a grid, in nats: 0 where it is as likely as nothing at all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeenGrid {
    /// How likely its intersections are, a point.
    pub mean_score: f64,
    /// How far it is ahead of the likeliest other grid, or of none at all, a line; negative when it is behind.
    pub lead: f64,
    /// The same as `mean_score` on the least likely of its four outer lines; `None` when none lies in the photo.
    pub weakest_side: Option<f64>,
    /// How much likelier lines run on beyond an outer line than that they end there, a point: at the top, the right,
    /// the bottom and the left of the board. 0 for a side that does not lie in the photo.
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
    /// The board whose outer intersections are seen at `corners`, top left, top right, bottom right, bottom left, in a
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

    /// The same board where its points are seen somewhat off: each board point with the place, in board
    /// coordinates, at which it is really seen. `None` when they do not hold a map.
    pub fn moved(&self, seen: &[(BoardPoint, BoardPoint)]) -> Option<Board> {
        let PhotoFromBoard { homography, lens, bend } = &self.photo_from_board;
        let on_plane = |&(point, at): &(BoardPoint, BoardPoint)| (point, bend.plane(at));
        let seen: Vec<(BoardPoint, BoardPoint)> = seen.iter().map(on_plane).collect();
        let pairs: Vec<Pair> = seen.iter().map(|(point, at)| ((point.x, point.y), (at.x, at.y))).collect();
        let moved = Homography::from_pairs(&pairs)?;
        let bend = self.bend_left(&seen, &moved.inverse()?).unwrap_or_default();
        let photo_from_board =
            PhotoFromBoard { homography: homography.after(&moved), lens: lens.clone(), bend };
        Some(Board { photo_from_board, ..self.clone() })
    }

    /// What a homography leaves of the places at which points are seen, when it is the smooth bend of a board that
    /// does not lie flat, and not the odd point seen wrong.
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

    /// Whether a place on the board lies in the photo.
    pub fn is_in(&self, photo: &Photo, place: BoardPoint) -> bool {
        photo.contains(self.photo_from_board.photo(place))
    }

    /// Mean spacing in the middle of the board, in photo pixels.
    pub fn spacing_px(&self) -> f64 {
        self.to_grid().spacing_px()
    }
}

/// How the board is looked for.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Lines each way when the user states them; `None` to decide among the odd numbers from 7 to 21.
    pub size: Option<usize>,
    /// The outer intersections in photo pixels when the user states them, in order around the board.
    pub corners: Option<[PhotoPoint; 4]>,
    /// Which board is meant where several are in view: from left to right, from 1. `None` refuses such photos.
    pub board: Option<usize>,
}
