//! What a rendered photo shows, in the format of photo labels.

use serde::Serialize;

use super::camera::View;
use super::goban::BoardOnTable;
use super::scene::Scene;
use crate::color::Color;
use crate::geometry::{BoardPoint, PhotoPoint};
use crate::point::{BoardSize, Point};
use crate::position::Position;

/// Licence of rendered photos.
const LICENSE: &str = "MIT OR Apache-2.0";
/// Heights that differ by less are a tie, pixels.
const TIE_PX: f64 = 1e-6;

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
    /// The result, when the dead stones are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<ScoreTruth>,
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
    pub(super) fn rendered(shows: Shows, scene: &Scene) -> Truth {
        Truth {
            file: String::new(),
            about: String::new(),
            shows,
            group: format!("render-{}", scene.seed),
            tags: vec!["rendered".to_owned()],
            unsure: Vec::new(),
            train: true,
            license: LICENSE.to_owned(),
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

    /// What the camera sees of a board.
    pub(super) fn of(board: &BoardOnTable, position: &Position, view: &View) -> BoardTruth {
        let [origin, right, down] = board.grid();
        let photo_from_board = view.photo_from_plane(origin, right, down);
        let last = board.size().width().saturating_sub(1) as f64;
        let at = |x: f64, y: f64| photo_from_board.photo(BoardPoint { x, y });
        let around = [at(0.0, 0.0), at(last, 0.0), at(last, last), at(0.0, last)];
        let half = last / 2.0;
        let top = top_edge([at(half, 0.0), at(last, half), at(half, last), at(0.0, half)]);
        let corner = |place: usize| around.get((top + place) % 4).map_or([0.0; 2], |p| [p.x, p.y]);
        // The right edge on top means one turn to the left, which is three to the right.
        let turns = ((4 - top) % 4) as u8;
        let rows = (0..turns).fold(position.clone(), |seen, _| turned(&seen)).rows();
        BoardTruth { size: board.size().width(), rows, corners: [0, 1, 2, 3].map(corner), turns }
    }
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
