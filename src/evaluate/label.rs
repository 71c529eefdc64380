//! Labels: what a photo is known to show.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::geometry::PhotoPoint;

/// A file that holds no label.
#[derive(Debug, thiserror::Error)]
#[error("no label: {0}")]
pub struct LabelError(#[from] serde_json::Error);

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
    pub corners: Option<[[f64; 2]; 4]>,
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
    /// Reads a label file.
    ///
    /// # Errors
    /// [`LabelError`] when the bytes are no JSON object with the name of a photo.
    pub fn read(bytes: &[u8]) -> Result<Label, LabelError> {
        Ok(serde_json::from_slice(bytes)?)
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
        self.cropped == Some(true)
            || some(&self.hidden)
            || self.boards.as_ref().is_some_and(|boards| !boards.is_empty())
    }

    /// The points that are not judged.
    pub(super) fn unjudged(&self) -> BTreeSet<(usize, usize)> {
        [&self.unsure, &self.hidden, &self.out_of_frame].into_iter().flatten().flatten().copied().collect()
    }

    /// The points at which `rows` differ from the label.
    pub(super) fn differences(&self, rows: &[Vec<char>]) -> BTreeSet<(usize, usize)> {
        let read = |row: usize, col: usize| rows.get(row).and_then(|symbols| symbols.get(col)).copied();
        let known = self.rows.iter().enumerate();
        known
            .flat_map(|(row, symbols)| {
                symbols.chars().enumerate().map(move |(col, symbol)| (row, col, symbol))
            })
            .filter(|&(row, col, symbol)| read(row, col) != Some(symbol))
            .map(|(row, col, _)| (row, col))
            .collect()
    }

    /// How far the worst of the found corners is off, in line spacings, whichever corner comes first.
    pub(super) fn corner_error(&self, found: [PhotoPoint; 4]) -> Option<f64> {
        let known = self.corners?.map(|[x, y]| PhotoPoint { x, y });
        let sides = known.iter().zip(known.iter().cycle().skip(1));
        let shortest = sides.map(|(a, b)| (a.x - b.x).abs().max((a.y - b.y).abs())).reduce(f64::min)?;
        let spacing_px = (shortest / self.size.saturating_sub(1).max(1) as f64).max(1e-9);
        (0..4)
            .filter_map(|first| {
                let turned = found.iter().cycle().skip(first);
                known.iter().zip(turned).map(|(a, b)| a.distance_px(*b) / spacing_px).reduce(f64::max)
            })
            .reduce(f64::min)
    }
}
