//! The twelve positions: three sizes at four stages of a game each.

use std::error::Error;
use std::fs;
use std::path::Path;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;
use shuzi::position::sgf::{self, Move};

use crate::playout::{Filling, Playout};

/// Numbers of lines, and stages of a game.
const SIZES: [usize; 3] = [9, 13, 19];
const STAGES: [Stage; 4] = [
    Stage::Opening,
    Stage::Middle,
    Stage::Finished,
    Stage::Crowded,
];
/// Moves of the shortest record that is used, as a share of the points: a game that ended by
/// resignation may be far from finished.
const FINISHED_SHARE: f64 = 0.6;
/// Moves of the longest generated game, as a share of the points.
const LONGEST_SHARE: f64 = 1.2;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    Opening,
    Middle,
    Finished,
    /// Hardly an empty point is left.
    Crowded,
}

impl Stage {
    pub fn name(self) -> &'static str {
        match self {
            Stage::Opening => "opening",
            Stage::Middle => "middle",
            Stage::Finished => "finished",
            Stage::Crowded => "crowded",
        }
    }
}

/// A position with the moves that led to it.
pub struct Diagram {
    /// Number of lines and stage, such as `9-opening`.
    pub name: String,
    pub stage: Stage,
    pub position: Position,
    moves: Vec<Move>,
}

impl Diagram {
    /// Returns the number of lines.
    pub fn lines(&self) -> usize {
        self.position.size().width()
    }

    /// Returns the number of moves, passes included.
    pub fn count_moves(&self) -> usize {
        self.moves.len()
    }

    /// Returns the stones of the position.
    pub fn stones(&self) -> Vec<(Point, Color)> {
        let points = self.position.size().points();
        let stones = points.map(|point| (point, self.position.stone(point)));
        stones
            .filter_map(|(point, stone)| Some((point, stone?)))
            .collect()
    }

    /// Returns the stone that was played last.
    pub fn last_stone(&self) -> Option<(Point, Color)> {
        let last = self.moves.iter().rev().find_map(|played| played.point)?;
        Some((last, self.position.stone(last)?))
    }

    /// Returns the stones of the last `count` moves that are still on the board, with the number
    /// of the move.
    pub fn numbered_stones(&self, count: usize) -> Vec<(Point, Color, usize)> {
        let first = self.moves.len().saturating_sub(count);
        let later_than = |index: usize, point: Point| {
            let mut later = self.moves.iter().skip(index + 1);
            later.any(|played| played.point == Some(point))
        };
        let recent = self.moves.iter().enumerate().skip(first);
        recent
            .filter_map(|(index, played)| Some((index, played.point?, played.color)))
            .filter(|&(index, point, color)| {
                self.position.stone(point) == Some(color) && !later_than(index, point)
            })
            .map(|(index, point, color)| (point, color, index + 1))
            .collect()
    }

    /// Returns the number of stones that a player has lost.
    pub fn count_lost(&self, color: Color) -> usize {
        let placed = self.moves.iter().filter(|m| m.color == color);
        let placed = placed.filter(|played| played.point.is_some()).count();
        placed.saturating_sub(self.position.count(color))
    }
}

/// Makes the twelve positions, each from another game: from a record in the folder where it has
/// one of this size, else from a game of chance.
///
/// # Errors
/// When the folder cannot be read.
pub fn make_positions(folder: Option<&Path>, seed: u64) -> Result<Vec<Diagram>, Box<dyn Error>> {
    let mut records = Vec::new();
    if let Some(folder) = folder {
        read_records(folder, &mut records)?;
    }
    let mut diagrams = Vec::new();
    for lines in SIZES {
        for stage in STAGES {
            let number = diagrams.len() as u64;
            let mut rng = Pcg64Mcg::seed_from_u64(seed.wrapping_mul(1000) + number);
            let size = BoardSize::square(lines)?;
            let game = make_game(size, stage, &mut records, &mut rng);
            diagrams.push(Diagram {
                name: format!("{lines}-{}", stage.name()),
                stage,
                position: game.position,
                moves: game.moves,
            });
        }
    }
    Ok(diagrams)
}

/// A recorded game without handicap.
struct Record {
    size: BoardSize,
    moves: Vec<Move>,
}

/// Reads the records in a folder and the folders below it, in the order of their names.
fn read_records(folder: &Path, records: &mut Vec<Record>) -> Result<(), Box<dyn Error>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        paths.push(entry?.path());
    }
    paths.sort();
    for path in paths {
        if path.is_dir() {
            read_records(&path, records)?;
        } else if path.extension().is_some_and(|end| end == "sgf")
            && let Ok(record) = sgf::read(&fs::read(&path)?)
            && record.handicap.unwrap_or(0) == 0
            && record.irregular.is_empty()
        {
            records.push(Record {
                size: record.position.size(),
                moves: record.moves,
            });
        }
    }
    Ok(())
}

/// Makes a game up to a stage. A record that is used is taken out of the list.
fn make_game(
    size: BoardSize,
    stage: Stage,
    records: &mut Vec<Record>,
    rng: &mut Pcg64Mcg,
) -> Playout {
    let area = size.area() as f64;
    let suitable: Vec<usize> = records
        .iter()
        .enumerate()
        .filter(|(_, record)| {
            record.size == size && record.moves.len() as f64 >= FINISHED_SHARE * area
        })
        .map(|(index, _)| index)
        .collect();
    let recorded = if suitable.is_empty() {
        None
    } else {
        let index = suitable.get(rng.random_range(0..suitable.len())).copied();
        index.map(|index| records.swap_remove(index).moves)
    };
    let length = match stage {
        Stage::Opening => (area * rng.random_range(0.07..0.12)) as usize,
        Stage::Middle => (area * rng.random_range(0.3..0.42)) as usize,
        Stage::Finished | Stage::Crowded => usize::MAX,
    };
    let first = recorded.and_then(|moves| {
        let end = length.min(moves.len());
        Playout::repeat(size, moves.get(..end)?)
    });
    let longest = (LONGEST_SHARE * area) as usize;
    let mut game = first.unwrap_or_else(|| {
        let mut game = Playout::new(size);
        game.play_to(length.min(longest), Filling::Open, rng);
        game
    });
    if stage == Stage::Crowded {
        game = game.crowd(rng);
    }
    game
}
