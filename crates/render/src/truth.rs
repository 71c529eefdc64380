//! What a rendered photo shows, in the format of photo labels.

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
/// Heights that differ by less are a tie, pixels.
const TIE_PX: f64 = 1e-6;
/// A stone further off its point than this is not clearly on it, in spacings.
pub const ASTRAY: f64 = 0.3;

/// The truth about a photo; serialises to a photo label.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Truth {
    /// Name of the photo's file; empty until somebody saves it.
    pub file: String,
    /// What the photo is about, in one sentence of at most 60 characters.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub about: String,
    /// The boards in the photo.
    #[serde(flatten)]
    pub shows: Shows,
    /// Boards that only happen to be there, mostly cut by the frame.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aside: Vec<BoardTruth>,
    /// Width and height of the photo, pixels.
    pub photo_px: [u32; 2],
    /// The lens: with the corners it determines where every point of a flat board is seen.
    pub lens: LensTruth,
    /// The board, room or game the photo belongs to.
    pub group: String,
    /// What is special about the photo.
    pub tags: Vec<String>,
    /// Points (row, column) that cannot be judged: none, the renderer knows them all.
    pub unsure: Vec<(usize, usize)>,
    /// Whether the photo may be trained on.
    pub train: bool,
    /// Licence of the photo.
    pub license: String,
    /// The other photo of the pair, where there is one: before and after the fill-in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pair: Option<PairTruth>,
    /// The result, when the dead stones are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<ScoreTruth>,
}

/// The lens of a photo: a place at distance ρ·R from the middle is seen at ρ·R·(1 + k₁ρ²), R half the diagonal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct LensTruth {
    /// k₁ of [`shuzi::geometry::Lens`].
    pub k1: f64,
}

/// The boards in a photo.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Shows {
    /// One board.
    One(BoardTruth),
    /// No board: `"board": null`.
    None {
        /// Always null.
        board: (),
    },
    /// Several boards; the first is repeated outside the list.
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
    /// Lines each way.
    pub size: usize,
    /// The position as seen, top row first.
    pub rows: Vec<String>,
    /// Where the outer crossings top left, top right, bottom right, bottom left are seen, in pixels.
    pub corners: [[f64; 2]; 4],
    /// Where every crossing is seen, row by row as in `rows`, in pixels to a tenth: exact also where the board is
    /// not flat.
    pub points: Vec<[f64; 2]>,
    /// Points (row, column) that something covers which is no stone of the board.
    pub hidden: Vec<(usize, usize)>,
    /// Points (row, column) outside the picture.
    pub out_of_frame: Vec<(usize, usize)>,
    /// Stones further than [`ASTRAY`] off their points: row, column, and how far, in spacings right and down.
    pub astray: Vec<(usize, usize, f64, f64)>,
    /// Clockwise quarter turns from the position as given to the position as seen.
    #[serde(skip)]
    pub turns: u8,
}

/// The result under the Chinese rules.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ScoreTruth {
    /// Name of the rules.
    pub rules: String,
    /// Points for White.
    pub komi: f64,
    /// Every dead stone, in the coordinates of `rows`.
    pub dead: Vec<String>,
    /// Neutral points that can still be played.
    pub dame: Vec<String>,
    /// Neutral points in a seki.
    pub shared: Vec<String>,
    /// Black's stones and points, half of the shared ones included.
    pub black: f64,
    /// White's stones and points, half of the shared ones included.
    pub white: f64,
    /// As in SGF: `B+3.5`.
    pub result: String,
}

impl Truth {
    /// The truth about a rendered photo before anybody names it.
    pub(super) fn rendered(shows: Shows, aside: Vec<BoardTruth>, scene: &Scene) -> Truth {
        Truth {
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

impl Shows {
    /// The boards in their order.
    pub(super) fn from_boards(boards: Vec<BoardTruth>) -> Shows {
        match boards.as_slice() {
            [] => Shows::None { board: () },
            [only] => Shows::One(only.clone()),
            [first, ..] => Shows::Several { first: first.clone(), boards },
        }
    }

    /// The board, or the first of several.
    pub fn first(&self) -> Option<&BoardTruth> {
        match self {
            Shows::One(board) | Shows::Several { first: board, .. } => Some(board),
            Shows::None { .. } => None,
        }
    }
}

impl BoardTruth {
    /// Where a point of the position as given stands in `rows`.
    pub fn seen(&self, size: BoardSize, given: Point) -> Option<Point> {
        (0..self.turns).try_fold(given, |point, _| size.point(size.height() - 1 - point.row(), point.col()))
    }

    /// What the camera sees of a board. `covered` says whether a place of the world is hidden by a thing.
    pub(super) fn of(
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
        // The right edge on top means one turn to the left, which is three to the right.
        let turns = ((4 - top) % 4) as u8;
        let rows = (0..turns).fold(position.clone(), |seen, _| turned(&seen)).rows();
        // The crossing as placed that is seen at (row, column).
        let placed = |row: usize, column: usize| {
            (0..turns).fold((row as f64, column as f64), |(row, column), _| (last - column, row))
        };
        // Vectors as placed, as they are seen.
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

/// The edge that counts as the top: of the edges' middles, clockwise from the given top edge, the highest in
/// the photo; of equals the one further clockwise.
fn top_edge(middles: [PhotoPoint; 4]) -> usize {
    let highest = middles.iter().map(|p| p.y).fold(f64::INFINITY, f64::min);
    let ties = |edge: usize| middles.get(edge % 4).is_some_and(|p| p.y - highest < TIE_PX);
    (0..4).find(|&edge| ties(edge) && !ties(edge + 1)).unwrap_or(0)
}

/// A square position after a quarter turn clockwise.
fn turned(position: &Position) -> Position {
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
        assert_eq!(turned(&position).rows(), ["..B", "..W", "..."]);
    }
}
