//! Looks at the frames of a page's camera.

use serde::{Deserialize, Serialize};

use shuzi::board::{Board, DetectionKind};
use shuzi::live::{Fault, FaultKind, Sight, WatchSettings};
use shuzi::photo::PhotoEdge;
use shuzi::point::BoardSize;
use shuzi::report::json;

/// A request to watch a camera. Every field may be left out.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WatchRequest {
    /// Number of lines of the board, if the user states it.
    pub size: Option<usize>,
    /// Pixels of the photo that will be taken per pixel of a frame; 1 if it is left out.
    pub enlarged: Option<f64>,
}

impl WatchRequest {
    /// Returns the settings of the watcher.
    pub fn settings(&self) -> WatchSettings {
        let usual = WatchSettings::default();
        WatchSettings {
            size: self.size,
            enlarged: self.enlarged.unwrap_or(usual.enlarged),
        }
    }
}

/// What a frame shows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SightAnswer {
    /// Lines each way of the board, if there is one.
    pub size: Option<usize>,
    /// Its outer intersections, clockwise from the top left, in pixels of the frame.
    pub corners: Option<Vec<[f64; 2]>>,
    /// The outer intersections of other boards in view.
    pub others: Vec<Vec<[f64; 2]>>,
    /// Every intersection in pixels of the frame, row by row.
    pub grid: Vec<[f64; 2]>,
    /// What seems to stand on each point, a row each: `B`, `W` or `.`.
    pub rows: Vec<String>,
    /// Whether the board is in this frame, and not only where it was in one of the last.
    pub is_seen: bool,
    /// What is wrong with this frame.
    pub fault: Option<FaultKind>,
    /// What the user is told is wrong.
    pub hint: Option<HintJson>,
    /// Share of the time that has passed before the photo is taken, 0 to 1.
    pub stillness: f64,
    /// Whether the photo is to be taken now.
    pub shoot: bool,
    /// How well the board can be read in this frame, the higher the better; only if nothing is
    /// wrong with it.
    pub quality: Option<f64>,
}

/// What the user is told is wrong.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HintJson {
    /// What it is.
    pub kind: FaultKind,
    /// The edges beyond which the board goes on.
    pub edges: Vec<PhotoEdge>,
    /// The names of the points that it is about.
    pub points: Vec<String>,
}

impl From<&Sight> for SightAnswer {
    fn from(sight: &Sight) -> SightAnswer {
        let board = sight.board.as_ref().map(|seen| &seen.board);
        let size = board.and_then(|board| BoardSize::square(board.lines).ok());
        let contents = sight.board.iter().flat_map(|seen| &seen.contents);
        let letters: Vec<char> = contents.map(|&kind| letter(kind)).collect();
        let lines = board.map_or(1, |board| board.lines);
        SightAnswer {
            size: board.map(|board| board.lines),
            corners: board.map(corners),
            others: sight.others.iter().map(corners).collect(),
            grid: board
                .map(|board| super::read::list_intersections(&board.to_grid()))
                .unwrap_or_default(),
            rows: letters
                .chunks(lines.max(1))
                .map(|row| row.iter().collect())
                .collect(),
            is_seen: sight.conditions.is_some(),
            fault: sight.fault.as_ref().map(|fault| fault.kind),
            hint: sight.hint.as_ref().map(|hint| hint_json(hint, size)),
            stillness: sight.stillness,
            shoot: sight.shoot(),
            quality: sight.quality(),
        }
    }
}

fn corners(board: &Board) -> Vec<[f64; 2]> {
    json::places(board.corners().into_iter())
}

fn letter(kind: Option<DetectionKind>) -> char {
    match kind {
        Some(DetectionKind::Dark) => 'B',
        Some(DetectionKind::Light) => 'W',
        Some(DetectionKind::Crossing) | None => '.',
    }
}

fn hint_json(fault: &Fault, size: Option<BoardSize>) -> HintJson {
    let name = |&point| size.map(|size| size.name(point));
    HintJson {
        kind: fault.kind,
        edges: fault.edges.clone(),
        points: fault.points.iter().filter_map(name).collect(),
    }
}
