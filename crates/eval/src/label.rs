//! Labels: the known content of photos.

use std::collections::BTreeSet;

use serde::Deserialize;

use shuzi::color::Color;
use shuzi::geometry::PhotoPoint;
use shuzi::language::{Message, ToMessage};

/// An error in a label.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum LabelError {
    /// The file is not valid JSON, or a field has the wrong type.
    Json(#[from] serde_json::Error),
    /// The rows do not form a board of the stated size.
    Rows {
        /// The stated number of lines each way.
        size: usize,
    },
}

impl ToMessage for LabelError {
    fn to_message(&self) -> Message {
        match self {
            LabelError::Json(error) => Message::new("error-label").with("error", error.to_string()),
            LabelError::Rows { size } => Message::new("error-label-rows").with("size", *size),
        }
    }
}

/// The known content of a photo, from the label file beside it.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Label {
    /// The photo's file name.
    pub file: String,
    /// Number of lines each way.
    #[serde(default)]
    pub size: usize,
    /// The position as seen in the photo, top row first, with `.`, `B` and `W`.
    #[serde(default)]
    pub rows: Vec<String>,
    /// The outer intersections in pixels of the upright photo, clockwise from the top left.
    #[serde(default)]
    corners: Option<[[f64; 2]; 4]>,
    /// Points (row, column) that the labeller could not determine.
    #[serde(default)]
    unsure: Option<Vec<(usize, usize)>>,
    /// Hidden points.
    #[serde(default)]
    hidden: Option<Vec<(usize, usize)>>,
    /// Points outside the photo.
    #[serde(default)]
    out_of_frame: Option<Vec<(usize, usize)>>,
    /// Points that something covers, so that the reader has to ask about each of them.
    #[serde(default)]
    must_ask: Option<Vec<(usize, usize)>>,
    /// Groups of points between which a stone lies: of each, the reader has to ask about a point or
    /// read a stone on one.
    #[serde(default)]
    ask_one_of: Option<Vec<Vec<(usize, usize)>>>,
    /// The kind of stress that was added to a photo; absent otherwise.
    #[serde(default)]
    stress: Option<serde_json::Value>,
    /// True if part of the board is outside the photo.
    #[serde(default)]
    cropped: Option<bool>,
    /// All boards, if several are in view.
    #[serde(default)]
    boards: Option<Vec<serde_json::Value>>,
    /// `null` if the photo shows no board; absent otherwise.
    #[serde(default = "present")]
    board: serde_json::Value,
    /// The board, room or game that the photo belongs to.
    #[serde(default)]
    pub group: Option<String>,
    /// Special features of the photo.
    #[serde(default)]
    pub tags: Vec<String>,
    /// True if the photo may be used for training.
    #[serde(default)]
    pub train: bool,
}

fn present() -> serde_json::Value {
    serde_json::Value::Bool(true)
}

impl Label {
    /// Reads a label file. Returns `None` for other JSON: a label is an object with a `file`.
    ///
    /// # Errors
    /// Returns a [`LabelError`] for a label that cannot be used.
    pub fn read(bytes: &[u8]) -> Result<Option<Label>, LabelError> {
        let value: serde_json::Value = serde_json::from_slice(bytes)?;
        // Folders of photos may contain other JSON files.
        if value.get("file").is_none() {
            return Ok(None);
        }
        let label: Label = serde_json::from_value(value)?;
        if label.shows_a_board() && !label.rows_fill_the_board() {
            return Err(LabelError::Rows { size: label.size });
        }
        Ok(Some(label))
    }

    fn rows_fill_the_board(&self) -> bool {
        let fills = |row: &String| {
            row.len() == self.size && row.chars().all(|symbol| ".BW".contains(symbol))
        };
        self.size > 0 && self.rows.len() == self.size && self.rows.iter().all(fills)
    }

    /// Returns true if the photo shows a board.
    pub fn shows_a_board(&self) -> bool {
        !self.board.is_null()
    }

    /// Returns true for coloured light or green stones, which are reported separately.
    pub fn is_stress(&self) -> bool {
        self.tags
            .iter()
            .any(|tag| tag.starts_with("coloured-light") || tag == "green-stones")
    }

    /// Returns true for a cropped or partly hidden board and for several boards, which are reported
    /// separately. A board that was covered to see what the reader makes of it is not special.
    pub fn is_special(&self) -> bool {
        let is_hidden = self.hidden.as_ref().is_some_and(|list| !list.is_empty());
        self.cropped == Some(true)
            || (is_hidden && self.stress.is_none())
            || self.shows_several_boards()
    }

    /// Returns true if the reader left out a question that it had to ask. `is_asked` and `is_empty`
    /// say of a row and column whether it asked about the point, and whether it read no stone
    /// there.
    pub(super) fn lacks_a_question(
        &self,
        is_asked: impl Fn((usize, usize)) -> bool,
        is_empty: impl Fn((usize, usize)) -> bool,
    ) -> bool {
        let covered = self.must_ask.iter().flatten();
        let between = self.ask_one_of.iter().flatten();
        let is_missed = |points: &Vec<(usize, usize)>| {
            points
                .iter()
                .all(|&place| is_empty(place) && !is_asked(place))
        };
        covered.copied().any(|place| !is_asked(place)) || between.into_iter().any(is_missed)
    }

    /// Returns true if several boards are in view.
    pub fn shows_several_boards(&self) -> bool {
        self.boards
            .as_ref()
            .is_some_and(|boards| !boards.is_empty())
    }

    /// Returns the points of the board that are not judged.
    pub(super) fn unjudged_points(&self) -> BTreeSet<(usize, usize)> {
        let named = [&self.unsure, &self.hidden, &self.out_of_frame]
            .into_iter()
            .flatten()
            .flatten();
        named
            .filter(|(row, col)| *row < self.size && *col < self.size)
            .copied()
            .collect()
    }

    /// Returns the stone at a row and column, or `None` outside the board.
    pub(super) fn stone(&self, (row, col): (usize, usize)) -> Option<Option<Color>> {
        Some(match self.rows.get(row)?.chars().nth(col)? {
            'B' => Some(Color::Black),
            'W' => Some(Color::White),
            _ => None,
        })
    }

    /// Returns the outer intersections in the photo, clockwise from the top left, if they are
    /// known.
    pub fn true_corners(&self) -> Option<[PhotoPoint; 4]> {
        Some(self.corners?.map(|[x, y]| PhotoPoint { x, y }))
    }

    /// Returns the error of the worst of the `found` outer intersections, which are in photo
    /// pixels, clockwise from any corner. The unit is the line spacing of the board's shortest side
    /// in the photo. Returns `None` if the corners are not known.
    pub fn corner_error(&self, found: [PhotoPoint; 4]) -> Option<f64> {
        let known = self.true_corners()?;
        // The shortest side is the farthest from the camera. Its spacing is the strictest unit.
        let sides = known.iter().zip(known.iter().cycle().skip(1));
        let shortest = sides.map(|(a, b)| a.distance_px(*b)).reduce(f64::min)?;
        let spacing_px = (shortest / self.size.saturating_sub(1).max(1) as f64).max(1e-9);
        // The corners are matched in the rotation in which the worst of them is nearest.
        (0..4)
            .filter_map(|first| {
                let turned = found.iter().cycle().skip(first);
                known
                    .iter()
                    .zip(turned)
                    .map(|(a, b)| a.distance_px(*b) / spacing_px)
                    .reduce(f64::max)
            })
            .reduce(f64::min)
    }
}
