//! Board: finds the grids in the photo that may be the board's, with nothing from the user.
//!
//! 1. A network takes a `viewport` of the photo. For every cell it predicts whether an intersection
//!    lies there, empty or with a stone on it, and whether lines run on there, end at an edge or
//!    meet in a corner (`prediction`).
//! 2. `lattice` joins its detections into grids of unknown origin and extent, in perspective.
//! 3. `grid` fits homography, lens and the height of the stones to each and decides which lines are
//!    the board's: an odd number of them, from 7 to 21.
//! 4. `search` repeats this at a larger scale if the board fills little of the photo, at a smaller
//!    one if the network does not recognise the board, and as if from straight above if the board
//!    is not beyond doubt. It also notices a second board.
//!
//! The likeliest grids are returned, each with the evidence for it. The next step decides between
//! them on the full-size photo, on which it reads the stones.

mod area;
mod detection;
mod error;
mod grid;
mod lattice;
mod orientation;
mod prediction;
mod quadrilateral;
mod search;
mod sharpness;
mod trace;
mod viewport;
mod window;

pub use detection::{Detection, DetectionKind};
pub use error::BoardError;
pub use search::{BoardOutcome, Glance, GlancedBoard, embedded_network, find_boards, glance};
pub use trace::{BoardTrace, CandidateGrid};

use crate::geometry::{
    Bend, BoardPoint, FitPrior, PhotoFromBoard, PhotoGrid, PhotoPoint, Projection, Sighting,
    ViewPoint, refine,
};
use crate::photo::Photo;

/// Sizes that most boards have.
pub(crate) const USUAL_SIZES: [usize; 3] = [9, 13, LARGEST_USUAL];
/// Lines of the largest of them.
pub(crate) const LARGEST_USUAL: usize = 19;
/// Fewest points to which a bend is fitted.
const LEAST_FOR_BEND: usize = 40;
/// Largest share of the squared displacements that a bend may leave unexplained. With more, what it
/// follows is noise.
const MOST_UNEXPLAINED: f64 = 0.8;
/// Least distance, in spacings, by which a bend has to move some point to be worth its terms.
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
    /// Root mean square distance between the fitted and the seen intersections, in photo pixels; 0
    /// where the user states the corners.
    pub fit_px: f64,
    /// The evidence for it.
    pub evidence: GridEvidence,
}

/// The evidence that a grid is the board's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GridEvidence {
    /// The user states the corners.
    Stated,
    /// It was found in the photo.
    Seen(SeenGrid),
}

/// The evidence for a grid in the network's view, in nats: 0 if a grid is as likely as none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeenGrid {
    /// Mean log-likelihood ratio of its intersections, per point.
    pub mean_score: f64,
    /// Lead over the likeliest other grid, or over none at all, per line; negative if it is behind.
    pub lead: f64,
    /// `mean_score` of the least likely of its four outer lines; `None` when none lies in the
    /// photo.
    pub weakest_side: Option<f64>,
    /// Mean log-odds that the board goes on right beside the points of an outer line, beyond the
    /// photo: at the top, the right, the bottom and the left of the board. `None` for a side that
    /// does not lie in the photo.
    pub goes_on: [Option<f64>; 4],
    /// Share of its points that lie in the photo, 0 to 1.
    pub in_picture: f64,
}

impl Board {
    /// Returns the board whose outer intersections are seen at `corners`, top left, top right,
    /// bottom right, bottom left, in a photo of this width and height in pixels; `None` if no flat
    /// board has such corners.
    pub fn from_corners(
        lines: usize,
        corners: [PhotoPoint; 4],
        (width, height): (u32, u32),
    ) -> Option<Board> {
        let PhotoGrid {
            photo_from_board,
            fit_px,
            ..
        } = PhotoGrid::from_corners(lines, corners, (width, height))?;
        Some(Board {
            lines,
            photo_from_board,
            fit_px,
            evidence: GridEvidence::Stated,
        })
    }

    /// Returns the grid without the evidence for it.
    pub fn to_grid(&self) -> PhotoGrid {
        let Board {
            lines,
            photo_from_board,
            fit_px,
            ..
        } = self.clone();
        PhotoGrid {
            lines,
            photo_from_board,
            fit_px,
        }
    }

    /// Returns the outer intersections in the photo: top left, top right, bottom right, bottom
    /// left.
    pub fn corners(&self) -> [PhotoPoint; 4] {
        self.to_grid().corners()
    }

    /// Returns true if a place of the photo lies on the board, up to half a spacing outside its lines.
    pub fn contains(&self, place: PhotoPoint) -> bool {
        let within = |at: f64| (-0.5..=self.lines as f64 - 0.5).contains(&at);
        self.photo_from_board
            .plane(place)
            .is_some_and(|at| within(at.x) && within(at.y))
    }

    /// Returns the same board with its map fitted to the places at which its crossings, and the
    /// stones on them, are really seen. `None` if they do not determine a map.
    pub fn refit(&self, sightings: &[Sighting<PhotoPoint>], prior: &FitPrior) -> Option<Board> {
        let old = &self.photo_from_board;
        let flat = Projection::flat(old.homography.clone(), old.lens.clone());
        let last = self.lines as f64 - 1.0;
        let anchors = [(0.0, 0.0), (last, 0.0), (last, last), (0.0, last)];
        let anchors = anchors.map(|(x, y)| BoardPoint { x, y });
        let mut moved = refine(&flat, anchors, sightings, prior)?.crossings;
        let crossings = sightings.iter().filter(|sighting| !sighting.is_stone);
        let displacements: Option<Vec<(BoardPoint, (f64, f64))>> = crossings
            .map(|&Sighting { point, seen, .. }| {
                let at = moved.plane(seen)?;
                Some((point, (at.x - point.x, at.y - point.y)))
            })
            .collect();
        moved.bend = self.fit_bend(&displacements?).unwrap_or_default();
        Some(Board {
            photo_from_board: moved,
            ..self.clone()
        })
    }

    /// Fits a bend to the displacements that a flat map does not explain. `None` unless they are
    /// those of a board that does not lie flat, rather than of a few points that were seen wrong.
    fn fit_bend(&self, displacements: &[(BoardPoint, (f64, f64))]) -> Option<Bend> {
        let bend = Bend::fit(self.lines, displacements)?;
        let square = |(right, down): (f64, f64)| right * right + down * down;
        let before: f64 = displacements.iter().map(|&(_, off)| square(off)).sum();
        let after: f64 = displacements
            .iter()
            .map(|&(point, off)| (off, bend.at(point)))
            .map(|(off, bend)| square((off.0 - bend.0, off.1 - bend.1)))
            .sum();
        let farthest = displacements
            .iter()
            .map(|&(point, _)| square(bend.at(point)).sqrt())
            .fold(0.0, f64::max);
        let is_clear = displacements.len() >= LEAST_FOR_BEND && after <= MOST_UNEXPLAINED * before;
        if is_clear && farthest >= LEAST_BEND {
            Some(bend)
        } else {
            None
        }
    }

    /// Returns the same board seen from its side: turned a quarter clockwise, so that what was its
    /// left column is its top row. Its place in the photo stays the same.
    #[must_use]
    pub fn turned(&self) -> Board {
        let mut evidence = self.evidence;
        if let GridEvidence::Seen(seen) = &mut evidence {
            // What was the left side is the top.
            seen.goes_on.rotate_right(1);
        }
        Board {
            photo_from_board: self.photo_from_board.turned(self.lines),
            evidence,
            ..self.clone()
        }
    }

    /// Returns true if the photo shows the place on the board.
    pub fn is_in_photo(&self, photo: &Photo, place: BoardPoint) -> bool {
        photo.contains(self.photo_from_board.photo(place))
    }

    /// Returns the mean spacing in the middle of the board, in photo pixels.
    pub fn spacing_px(&self) -> f64 {
        self.to_grid().spacing_px()
    }
}

/// Settings of the search for the board: the user's statements about it.
#[derive(Clone, Debug, Default)]
pub struct BoardSettings {
    /// Lines each way when the user states them; `None` to decide among the odd numbers from 7 to
    /// 21.
    pub size: Option<usize>,
    /// The outer intersections in photo pixels when the user states them, in order around the
    /// board.
    pub corners: Option<[PhotoPoint; 4]>,
    /// Number of the board that is meant if several are in view, counted from 1 from left to right.
    /// `None` refuses such photos.
    pub board: Option<usize>,
}
