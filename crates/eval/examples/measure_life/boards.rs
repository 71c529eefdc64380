//! Finished boards whose dead stones are known, one JSON object a line.

use serde::Deserialize;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;

/// A line as it is written.
#[derive(Deserialize)]
struct Line {
    id: String,
    rows: Vec<String>,
    dead: Vec<PointName>,
}

/// `"C3"` or `[row, column]` from zero at the top left.
#[derive(Deserialize)]
#[serde(untagged)]
enum PointName {
    Name(String),
    RowColumn(usize, usize),
}

impl PointName {
    fn point(&self, size: BoardSize) -> Option<Point> {
        match self {
            PointName::Name(name) => size.parse(name).ok(),
            PointName::RowColumn(row, col) => size.point(*col, *row),
        }
    }
}

/// A finished board and its dead stones.
pub struct Labelled {
    /// Names the board in lists.
    pub id: String,
    /// What stands where.
    pub position: Position,
    dead: Vec<Point>,
}

impl Labelled {
    /// The board written in `line`.
    pub fn parse(line: &str) -> Result<Labelled, Box<dyn std::error::Error>> {
        let Line { id, rows, dead } = serde_json::from_str(line)?;
        let position = Position::from_rows(&rows)?;
        let points = dead.iter().map(|name| name.point(position.size()));
        let dead = points
            .collect::<Option<Vec<Point>>>()
            .ok_or_else(|| format!("{id}: a dead stone is off the board"))?;
        Ok(Labelled { id, position, dead })
    }

    /// Whether the chain of `points` is dead. Dead sets hold whole chains.
    pub fn is_dead(&self, points: &[Point]) -> bool {
        points.iter().any(|point| self.dead.contains(point))
    }
}
