//! Finished boards with known dead stones, from JSON lines.

use serde::Deserialize;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;

/// A line of the input.
#[derive(Deserialize)]
struct LabelledBoardJson {
    id: String,
    rows: Vec<String>,
    dead: Vec<PointJson>,
}

/// A point: `"C3"`, or `[row, column]` counted from 0 at the top left.
#[derive(Deserialize)]
#[serde(untagged)]
enum PointJson {
    Name(String),
    RowColumn(usize, usize),
}

impl PointJson {
    fn point(&self, size: BoardSize) -> Option<Point> {
        match self {
            PointJson::Name(name) => size.parse(name).ok(),
            PointJson::RowColumn(row, col) => size.point(*col, *row),
        }
    }
}

/// A finished board with its dead stones.
pub struct LabelledBoard {
    /// Name of the board in lists.
    pub id: String,
    /// The position.
    pub position: Position,
    dead: Vec<Point>,
}

impl LabelledBoard {
    /// Parses a line of the input.
    pub fn parse(line: &str) -> Result<LabelledBoard, Box<dyn std::error::Error>> {
        let LabelledBoardJson { id, rows, dead } = serde_json::from_str(line)?;
        let position = Position::from_rows(&rows)?;
        let points = dead.iter().map(|name| name.point(position.size()));
        let dead = points
            .collect::<Option<Vec<Point>>>()
            .ok_or_else(|| format!("{id}: a dead stone is off the board"))?;
        Ok(LabelledBoard { id, position, dead })
    }

    /// Returns true if the chain of these points is dead. A label has whole chains, so any point of
    /// the chain decides.
    pub fn is_dead(&self, points: &[Point]) -> bool {
        points.iter().any(|point| self.dead.contains(point))
    }
}
