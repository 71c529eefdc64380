//! The ground truth of a rendered photo, in the format of photo labels.

mod board;

pub use board::{BetweenTruth, BoardTruth, PlaneTruth};

use serde::Serialize;

use super::pair::PairTruth;
use super::scene::Scene;

/// Licence of rendered photos.
const LICENSE: &str = "MIT OR Apache-2.0";

/// The ground truth of a photo. Serialises to a photo label.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PhotoTruth {
    /// Name of the photo's file; empty until the photo is saved.
    pub file: String,
    /// Description in one sentence of at most 60 characters.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub about: String,
    /// The boards in the photo.
    #[serde(flatten)]
    pub shows: ShownBoards,
    /// Boards in the background, mostly cut off by the frame.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aside: Vec<BoardTruth>,
    /// Width and height of the photo, pixels.
    pub photo_px: [u32; 2],
    /// The lens. Together with the corners it determines where every point of a flat board appears.
    pub lens: LensTruth,
    /// The camera. Together with the boards' planes and the lens it determines where everything at
    /// any height above a board appears.
    pub camera: CameraTruth,
    /// The board, room or game the photo belongs to.
    pub group: String,
    /// Special features of the photo.
    pub tags: Vec<String>,
    /// Points (row, column) of the first board that cannot be judged, because a stone lies between
    /// them.
    pub unsure: Vec<(usize, usize)>,
    /// True if the photo may be used for training.
    pub train: bool,
    /// Licence of the photo.
    pub license: String,
    /// The truth about the pair, for one of two photos taken before and after a fill-in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pair: Option<PairTruth>,
    /// The result, if the dead stones are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<ScoreTruth>,
}

/// The lens of a photo. A point at distance ρ·R from the centre appears at ρ·R·(1 + k₁ρ²), where R
/// is half the diagonal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct LensTruth {
    /// k₁ of [`shuzi::geometry::Lens`].
    pub k1: f64,
}

/// The camera of a photo. Lengths are in millimetres in a frame whose z axis points up from the
/// boards' surface. A place at (x, y, z) along `right`, `down` and `forward` from the eye appears
/// at `center_px` + `focal_px` · (x, y) / z, before the lens distorts the picture.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct CameraTruth {
    /// Focal length across and down, pixels.
    pub focal_px: [f64; 2],
    /// Point of the photo on the camera's axis.
    pub center_px: [f64; 2],
    /// Position of the pinhole.
    pub eye_mm: [f64; 3],
    /// Direction of the photo's rows.
    pub right: [f64; 3],
    /// Direction of the photo's columns.
    pub down: [f64; 3],
    /// Direction of the view.
    pub forward: [f64; 3],
}

/// The boards in a photo.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum ShownBoards {
    /// One board.
    One(BoardTruth),
    /// No board: `"board": null`.
    None {
        /// Always null.
        board: (),
    },
    /// Several boards; the first is repeated outside the list, for readers that know one board
    /// only.
    Several {
        /// The first board.
        #[serde(flatten)]
        first: BoardTruth,
        /// All boards.
        boards: Vec<BoardTruth>,
    },
}

/// The result under the Chinese rules.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ScoreTruth {
    /// Name of the rules.
    pub rules: String,
    /// Compensation points for White.
    pub komi: f64,
    /// All dead stones, in the coordinates of `rows`.
    pub dead: Vec<String>,
    /// Neutral points that can still be played.
    pub dame: Vec<String>,
    /// Neutral points in a seki.
    pub shared: Vec<String>,
    /// Black's stones and territory, with half of the shared points.
    pub black: f64,
    /// White's stones and territory, with half of the shared points.
    pub white: f64,
    /// The result as in SGF, such as `B+3.5`.
    pub result: String,
}

impl PhotoTruth {
    /// Creates the truth of a rendered photo, without a file name.
    pub(super) fn new(
        shows: ShownBoards,
        aside: Vec<BoardTruth>,
        scene: &Scene,
        camera: CameraTruth,
    ) -> PhotoTruth {
        let unsure = shows.first().map(BoardTruth::unsure).unwrap_or_default();
        PhotoTruth {
            file: String::new(),
            about: String::new(),
            shows,
            aside,
            photo_px: [scene.width_px, scene.height_px],
            lens: LensTruth {
                k1: scene.camera.k1,
            },
            camera,
            group: format!("render-{}", scene.seed),
            tags: vec!["rendered".to_owned()],
            unsure,
            train: true,
            license: LICENSE.to_owned(),
            pair: None,
            score: None,
        }
    }
}

impl ShownBoards {
    /// Wraps the boards in the variant for their number.
    pub(super) fn from_boards(boards: Vec<BoardTruth>) -> ShownBoards {
        match boards.as_slice() {
            [] => ShownBoards::None { board: () },
            [only] => ShownBoards::One(only.clone()),
            [first, ..] => ShownBoards::Several {
                first: first.clone(),
                boards,
            },
        }
    }

    /// Returns the board, or the first of several.
    pub fn first(&self) -> Option<&BoardTruth> {
        match self {
            ShownBoards::One(board) | ShownBoards::Several { first: board, .. } => Some(board),
            ShownBoards::None { .. } => None,
        }
    }
}
