//! Labels: what a photo is known to show.

use std::collections::BTreeSet;

use serde::Deserialize;

use shuzi::color::Color;
use shuzi::geometry::PhotoPoint;
use shuzi::language::{Message, ToMessage};

/// A label that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum LabelError {
    /// It is no JSON, or a field of it is not what it must be.
    Json(#[from] serde_json::Error),
    /// Its rows do not make a board of its size.
    Rows {
        /// Lines each way, as the label says.
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

/// What a photo is known to show, as the label file beside it says.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Label {
    /// The photo's file name.
    pub file: String,
    /// Lines each way.
    #[serde(default)]
    pub size: usize,
    /// As seen in the photo: top row first, `.`, `B` or `W`.
    #[serde(default)]
    pub rows: Vec<String>,
    /// The outer grid intersections in pixels of the upright photo, clockwise from the top left.
    #[serde(default)]
    corners: Option<[[f64; 2]; 4]>,
    /// Points (row, column) that the labeller could not tell.
    #[serde(default)]
    unsure: Option<Vec<(usize, usize)>>,
    /// Points that something hides.
    #[serde(default)]
    hidden: Option<Vec<(usize, usize)>>,
    /// Points outside the photo.
    #[serde(default)]
    out_of_frame: Option<Vec<(usize, usize)>>,
    /// Whether a part of the board is outside the photo.
    #[serde(default)]
    cropped: Option<bool>,
    /// Only where several boards are in view.
    #[serde(default)]
    boards: Option<Vec<serde_json::Value>>,
    /// `null` where the photo shows no board; absent otherwise.
    #[serde(default = "present")]
    board: serde_json::Value,
    /// One board, room or game.
    #[serde(default)]
    pub group: Option<String>,
    /// What the photo is about.
    #[serde(default)]
    pub tags: Vec<String>,
    /// Whether the photo may be trained on.
    #[serde(default)]
    pub train: bool,
}

fn present() -> serde_json::Value {
    serde_json::Value::Bool(true)
}

impl Label {
    /// Reads a label file; `None` where the JSON is something else: a label is an object with a `file`.
    ///
    /// # Errors
    /// [`LabelError`] when it is a label that cannot be used.
    pub fn read(bytes: &[u8]) -> Result<Option<Label>, LabelError> {
        let value: serde_json::Value = serde_json::from_slice(bytes)?;
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
        let fills = |row: &String| row.len() == self.size && row.chars().all(|symbol| ".BW".contains(symbol));
        self.size > 0 && self.rows.len() == self.size && self.rows.iter().all(fills)
    }

    /// Whether the photo shows a board at all.
    pub fn shows_a_board(&self) -> bool {
        !self.board.is_null()
    }

    /// Coloured light or green stones: reported apart.
    pub fn is_stress(&self) -> bool {
        self.tags.iter().any(|tag| tag.starts_with("coloured-light") || tag == "green-stones")
    }

    /// A cropped, partly hidden or second board: reported apart.
    pub fn is_special(&self) -> bool {
        let some = |list: &Option<Vec<(usize, usize)>>| list.as_ref().is_some_and(|list| !list.is_empty());
        self.cropped == Some(true) || some(&self.hidden) || self.shows_several_boards()
    }

    /// Whether several boards are in view.
    pub fn shows_several_boards(&self) -> bool {
        self.boards.as_ref().is_some_and(|boards| !boards.is_empty())
    }

    /// The points of the board that are not judged.
    pub(super) fn unjudged(&self) -> BTreeSet<(usize, usize)> {
        let named = [&self.unsure, &self.hidden, &self.out_of_frame].into_iter().flatten().flatten();
        named.filter(|(row, col)| *row < self.size && *col < self.size).copied().collect()
    }

    /// What stands at a row and column; `None` off the board.
    pub(super) fn stone(&self, (row, col): (usize, usize)) -> Option<Option<Color>> {
        Some(match self.rows.get(row)?.chars().nth(col)? {
            'B' => Some(Color::Black),
            'W' => Some(Color::White),
            _ => None,
        })
    }

    /// The outer grid intersections in the photo, clockwise from the top left, where they are known.
    pub fn true_corners(&self) -> Option<[PhotoPoint; 4]> {
        Some(self.corners?.map(|[x, y]| PhotoPoint { x, y }))
    }

    /// How far the worst of the `found` outer intersections, clockwise in photo pixels, is off, whichever corner
    /// comes first; in line spacings of the board's shortest side in the photo. `None` where the corners are not
    /// known.
    pub fn corner_error(&self, found: [PhotoPoint; 4]) -> Option<f64> {
        let known = self.true_corners()?;
        let sides = known.iter().zip(known.iter().cycle().skip(1));
        let shortest = sides.map(|(a, b)| a.distance_px(*b)).reduce(f64::min)?;
        let spacing_px = (shortest / self.size.saturating_sub(1).max(1) as f64).max(1e-9);
        (0..4)
            .filter_map(|first| {
                let turned = found.iter().cycle().skip(first);
                known.iter().zip(turned).map(|(a, b)| a.distance_px(*b) / spacing_px).reduce(f64::max)
            })
            .reduce(f64::min)
    }
}
