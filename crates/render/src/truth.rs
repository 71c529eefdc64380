//! The ground truth of a rendered photo, in the format of photo labels.

use nalgebra::Vector3;
use serde::Serialize;

use super::goban::BoardOnTable;
use super::pair::PairTruth;
use super::scene::Scene;
use shuzi::color::Color;
use shuzi::geometry::PhotoPoint;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;

/// Licence of rendered photos.
const LICENSE: &str = "MIT OR Apache-2.0";
/// Heights in the photo that differ by less than this are equal, pixels.
const TIE_PX: f64 = 1e-6;
/// Distance from its point, in spacings, beyond which a stone is not clearly on it.
pub const ASTRAY: f64 = 0.3;

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
    /// The board, room or game the photo belongs to.
    pub group: String,
    /// Special features of the photo.
    pub tags: Vec<String>,
    /// Points (row, column) that cannot be judged; always empty for rendered photos.
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

/// One board in a photo.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BoardTruth {
    /// Number of lines each way.
    pub size: usize,
    /// The position as the photo shows it, top row first.
    pub rows: Vec<String>,
    /// Pixel positions of the outer intersections: top left, top right, bottom right, bottom left.
    pub corners: [[f64; 2]; 4],
    /// Pixel positions of all intersections, in the order of `rows`, rounded to a tenth. They are
    /// exact even if the board is not flat.
    pub points: Vec<[f64; 2]>,
    /// Points (row, column) covered by an object other than a stone of the board.
    pub hidden: Vec<(usize, usize)>,
    /// Points (row, column) outside the photo.
    pub out_of_frame: Vec<(usize, usize)>,
    /// Stones farther than [`ASTRAY`] from their points: row, column, and the offset to the right
    /// and down, in spacings.
    pub astray: Vec<(usize, usize, f64, f64)>,
    /// Clockwise quarter turns from the position as given to the position as the photo shows it.
    #[serde(skip)]
    pub turns: u8,
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
    pub(super) fn new(shows: ShownBoards, aside: Vec<BoardTruth>, scene: &Scene) -> PhotoTruth {
        PhotoTruth {
            file: String::new(),
            about: String::new(),
            shows,
            aside,
            photo_px: [scene.width_px, scene.height_px],
            lens: LensTruth { k1: scene.camera.k1 },
            group: format!("render-{}", scene.seed),
            tags: vec!["rendered".to_owned()],
            unsure: Vec::new(),
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
            [first, ..] => ShownBoards::Several { first: first.clone(), boards },
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

impl BoardTruth {
    /// Returns the point in `rows` of a point of the position as given.
    pub fn seen(&self, size: BoardSize, given: Point) -> Option<Point> {
        (0..self.turns).try_fold(given, |point, _| size.point(size.height() - 1 - point.row(), point.col()))
    }

    /// Determines how the camera sees a board. `covered` returns true for a place in the world that
    /// an object hides.
    pub(super) fn observe(
        board: &BoardOnTable,
        position: &Position,
        photo: impl Fn(Vector3<f64>) -> PhotoPoint,
        covered: impl Fn(Vector3<f64>) -> bool,
        photo_px: [u32; 2],
    ) -> BoardTruth {
        let lines = board.size().width();
        let last = lines.saturating_sub(1) as f64;
        let half = last / 2.0;
        let middles = [(half, 0.0), (last, half), (half, last), (0.0, half)];
        let top = top_edge(middles.map(|(column, row)| photo(board.crossing(column, row))));
        // The right edge on top means one turn to the left, which equals three to the right.
        let turns = ((4 - top) % 4) as u8;
        let rows = (0..turns).fold(position.clone(), |seen, _| rotate_clockwise(&seen)).rows();
        // The intersection, in the orientation as placed, that appears at (row, column).
        let placed = |row: usize, column: usize| {
            (0..turns).fold((row as f64, column as f64), |(row, column), _| (last - column, row))
        };
        // Turns a vector from the orientation as placed to the orientation in the photo.
        let turned_vector =
            |[right, down]: [f64; 2]| (0..turns).fold((right, down), |(right, down), _| (-down, right));
        let (mut points, mut hidden, mut out_of_frame) = (Vec::new(), Vec::new(), Vec::new());
        let mut astray = Vec::new();
        for (row, column) in (0..lines).flat_map(|row| (0..lines).map(move |column| (row, column))) {
            let (placed_row, placed_column) = placed(row, column);
            let place = board.crossing(placed_column, placed_row);
            let seen = photo(place);
            let off =
                board.size().point(placed_column as usize, placed_row as usize).map(|point| board.off(point));
            let (right, down) = turned_vector(off.unwrap_or_default());
            if right.hypot(down) > ASTRAY {
                astray.push((row, column, hundredths(right), hundredths(down)));
            }
            points.push([seen.x, seen.y].map(|value| (value * 10.0).round() / 10.0));
            let [width, height] = photo_px.map(f64::from);
            if !(0.0..width).contains(&seen.x) || !(0.0..height).contains(&seen.y) {
                out_of_frame.push((row, column));
            } else if covered(place) {
                hidden.push((row, column));
            }
        }
        let corner = |row: usize, column: usize| {
            let (row, column) = placed(row, column);
            let seen = photo(board.crossing(column, row));
            [seen.x, seen.y]
        };
        let end = lines.saturating_sub(1);
        let corners = [corner(0, 0), corner(0, end), corner(end, end), corner(end, 0)];
        BoardTruth { size: lines, rows, corners, points, hidden, out_of_frame, astray, turns }
    }
}

fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

/// Returns the edge that counts as the top: of the edges' middles, clockwise from the given top
/// edge, the highest in the photo; among equals, the one farther clockwise.
fn top_edge(middles: [PhotoPoint; 4]) -> usize {
    let highest = middles.iter().map(|p| p.y).fold(f64::INFINITY, f64::min);
    let ties = |edge: usize| middles.get(edge % 4).is_some_and(|p| p.y - highest < TIE_PX);
    (0..4).find(|&edge| ties(edge) && !ties(edge + 1)).unwrap_or(0)
}

/// Rotates a square position by a quarter turn clockwise.
fn rotate_clockwise(position: &Position) -> Position {
    let size = position.size();
    size.points().fold(Position::empty(size), |seen, point| {
        let stone: Option<Color> = position.stone(point);
        match size.point(size.height() - 1 - point.row(), point.col()) {
            Some(place) if stone.is_some() => seen.with(place, stone),
            _ => seen,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_two_edges_equally_high_the_one_further_clockwise_is_the_top() {
        let at = |y| PhotoPoint { x: 0.0, y };
        assert_eq!(top_edge([at(1.0), at(1.0), at(5.0), at(5.0)]), 1);
        assert_eq!(top_edge([at(1.0), at(5.0), at(5.0), at(1.0)]), 0);
        assert_eq!(top_edge([at(3.0), at(5.0), at(2.0), at(4.0)]), 2);
    }

    #[test]
    fn a_quarter_turn_takes_the_top_left_to_the_top_right() {
        let position = Position::from_rows(&["BW.", "...", "..."]).unwrap();
        assert_eq!(rotate_clockwise(&position).rows(), ["..B", "..W", "..."]);
    }
}
