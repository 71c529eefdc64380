//! Board: where the grid lies in the photo, with nothing from the user.
//!
//! 1. [`crossings`] and [`discs`] mark every place that looks like an intersection, empty or occupied: on a
//!    finished board the stones say more about the grid than the lines they cover.
//! 2. [`lattice`] joins marks into grids of unknown origin and extent, in perspective.
//! 3. [`candidate`] fits homography and lens to each, flattens it and weighs the [`evidence`] for lines and
//!    stones on every lattice point; [`window`] judges which 9, 13 or 19 lines are the board's.
//! 4. The best window is refitted to the lines seen in the sharper photo and judged again. How far it is
//!    ahead of the runner-up is the confidence; below a bound the photo is refused.

mod candidate;
mod crossings;
mod discs;
mod error;
mod evidence;
mod gray;
mod lattice;
mod learned;
mod mark;
mod orientation;
mod refine;
mod search;
mod verdict;
mod watched;
mod window;

pub use error::BoardError;
pub use lattice::LatticeSettings;
pub use mark::MarkKind;
pub use search::{find, find_watched};
pub use watched::{BestGrid, Grid, SeenMark, Watched};

use crate::geometry::{BoardPoint, PhotoFromBoard, PhotoPoint};

/// The grid found in a photo. Its top row is the board edge whose middle lies highest in the photo.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// Lines each way: 9, 13 or 19 (others only when stated by the user).
    pub lines: usize,
    /// Board coordinates to photo pixels.
    pub photo_from_board: PhotoFromBoard,
    /// Root mean square distance between the fitted and the observed lines, in photo pixels.
    pub fit_px: f64,
    /// Where stones are seen off their points, in spacings right and down: their height in perspective.
    pub stone_lean: (f64, f64),
    /// Probability that this is the right grid, 0 to 1.
    pub confidence: f64,
}

impl Board {
    /// The outer intersections in the photo: top left, top right, bottom right, bottom left.
    pub fn corners(&self) -> [PhotoPoint; 4] {
        let last = self.lines.saturating_sub(1) as f64;
        [(0.0, 0.0), (last, 0.0), (last, last), (0.0, last)]
            .map(|(x, y)| self.photo_from_board.photo(BoardPoint { x, y }))
    }

    /// Mean spacing in the middle of the board, in photo pixels.
    pub fn spacing_px(&self) -> f64 {
        let middle = self.lines.saturating_sub(1) as f64 / 2.0;
        let at = |x: f64, y: f64| self.photo_from_board.photo(BoardPoint { x, y });
        let here = at(middle, middle);
        0.5 * (here.distance_px(at(middle + 1.0, middle)) + here.distance_px(at(middle, middle + 1.0)))
    }
}

/// How the board is looked for.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Lines each way when the user states them; `None` to decide among 9, 13 and 19.
    pub size: Option<usize>,
    /// The outer intersections in photo pixels when the user states them, in order around the board.
    pub corners: Option<[PhotoPoint; 4]>,
    /// Longest sides of the pictures in which marks are looked for, in pixels, one after the other until a
    /// board is found. 1024 leaves 18 pixels a spacing when the board fills a third of the photo; in 512 the
    /// stones of a small board that fills the photo are no larger than `stone_radii_px`.
    pub work_sides_px: Vec<u32>,
    /// Blurs before crossings are looked for, in pixels of that picture: a little wider than thin and than
    /// thick lines.
    pub crossing_sigmas_px: Vec<f32>,
    /// Faintest crossing: darkness by curvature times σ², in nepers.
    pub faintest_crossing: f32,
    /// Most crossings kept: four times a full board.
    pub most_crossings: usize,
    /// Stone radii looked for, in pixels of that picture: a quarter apart, as an outline may be an ellipse.
    pub stone_radii_px: Vec<f64>,
    /// Faintest outline, in nepers per pixel.
    pub faintest_outline: f32,
    /// Smallest share of an outline that makes a stone.
    pub least_outline: f32,
    /// How marks are joined.
    pub lattice: LatticeSettings,
    /// Below this confidence the photo is refused.
    pub least_confidence: f64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            size: None,
            corners: None,
            work_sides_px: vec![1024, 512],
            crossing_sigmas_px: vec![1.6, 3.0],
            faintest_crossing: 0.003,
            most_crossings: 1300,
            stone_radii_px: vec![5.0, 6.2, 7.7, 9.6, 12.0, 15.0, 18.7, 23.0, 29.0],
            faintest_outline: 0.03,
            least_outline: 0.3,
            lattice: LatticeSettings::default(),
            least_confidence: 0.5,
        }
    }
}
