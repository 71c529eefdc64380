//! Positions for training pictures: from recorded games at any move, from files of finished games,
//! and generated ones.

use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use serde_json::Value;
use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::{Position, sgf};

use super::BoxedError;

/// A recorded game, or a position without its game.
enum PositionSource {
    Game(Vec<sgf::Move>),
    Rows(Vec<String>),
}

/// The positions by the number of lines.
pub struct Positions(BTreeMap<usize, Vec<PositionSource>>);

impl Positions {
    /// Reads the positions in a folder and the folders below it. Without a folder, there are none.
    pub fn read(folder: Option<&Path>) -> Result<Positions, BoxedError> {
        let mut positions = Positions(BTreeMap::new());
        if let Some(folder) = folder {
            positions.add_folder(folder)?;
        }
        Ok(positions)
    }

    fn add_folder(&mut self, folder: &Path) -> Result<(), BoxedError> {
        let mut paths = Vec::new();
        for entry in fs::read_dir(folder)? {
            paths.push(entry?.path());
        }
        paths.sort();
        for path in paths {
            let name = path.to_string_lossy().to_lowercase();
            if path.is_dir() {
                self.add_folder(&path)?;
            } else if name.ends_with(".sgf") {
                self.add_record(&fs::read(&path)?);
            } else if name.ends_with(".gz") && name.contains(".json") {
                let mut text = String::new();
                GzDecoder::new(fs::File::open(&path)?).read_to_string(&mut text)?;
                self.add_json(&text);
            } else if name.ends_with(".json") || name.ends_with(".jsonl") {
                self.add_json(&fs::read_to_string(&path)?);
            }
        }
        Ok(())
    }

    fn add_record(&mut self, bytes: &[u8]) {
        let Ok(record) = sgf::read(bytes) else { return };
        let size = record.position.size();
        let whole = record.handicap.unwrap_or(0) == 0
            && record.irregular.is_empty()
            && !record.moves.is_empty();
        let source = if whole {
            PositionSource::Game(record.moves)
        } else {
            PositionSource::Rows(record.position.rows())
        };
        if size.is_square() {
            self.0.entry(size.width()).or_default().push(source);
        }
    }

    /// Adds the positions of all objects with `rows`.
    fn add_json(&mut self, text: &str) {
        if let Ok(value) = serde_json::from_str::<Value>(text) {
            self.add_value(&value);
        } else {
            text.lines()
                .filter_map(|line| serde_json::from_str(line).ok())
                .for_each(|v| self.add_value(&v));
        }
    }

    fn add_value(&mut self, value: &Value) {
        match value {
            Value::Array(items) => items.iter().for_each(|item| self.add_value(item)),
            Value::Object(fields) => {
                let rows = fields.get("rows").and_then(Value::as_array);
                let rows: Vec<String> = rows
                    .into_iter()
                    .flatten()
                    .filter_map(|row| row.as_str().map(str::to_owned))
                    .collect();
                if let Ok(position) = Position::from_rows(&rows)
                    && position.size().is_square()
                {
                    self.0
                        .entry(rows.len())
                        .or_default()
                        .push(PositionSource::Rows(rows));
                }
            }
            _ => {}
        }
    }

    /// Draws a position with this number of lines at random.
    pub fn draw(&self, lines: usize, rng: &mut Pcg64Mcg) -> Result<Position, BoxedError> {
        let size = BoardSize::square(lines)?;
        let recorded = self.0.get(&lines).filter(|_| rng.random_bool(0.75));
        let position = match recorded {
            Some(sources) => sources[rng.random_range(0..sources.len())].position(size, rng)?,
            None => generate(size, rng),
        };
        let turns = rng.random_range(0..4);
        let position = (0..turns).fold(position, |position, _| position.turned());
        let position = if rng.random_bool(0.5) {
            position.mirrored()
        } else {
            position
        };
        Ok(if rng.random_bool(0.3) {
            position.swapped()
        } else {
            position
        })
    }
}

impl PositionSource {
    fn position(&self, size: BoardSize, rng: &mut Pcg64Mcg) -> Result<Position, BoxedError> {
        match self {
            PositionSource::Rows(rows) => {
                let position = Position::from_rows(rows)?;
                // Half of the positions are unfinished: some of their stones are removed.
                let share = if rng.random_bool(0.5) {
                    1.0
                } else {
                    rng.random_range(0.15..1.0)
                };
                Ok(thin_out(&position, share, rng))
            }
            PositionSource::Game(moves) => {
                let last = if rng.random_bool(0.35) {
                    moves.len()
                } else {
                    rng.random_range(0..=moves.len())
                };
                let start = Position::empty(size);
                Ok(moves.iter().take(last).fold(start, |position, played| {
                    let Some(point) = played.point else {
                        return position;
                    };
                    position
                        .play(played.color, point)
                        .map(|p| p.position)
                        .unwrap_or(position)
                }))
            }
        }
    }
}

/// Removes stones at random so that about `share` of them remain.
fn thin_out(position: &Position, share: f64, rng: &mut Pcg64Mcg) -> Position {
    position
        .size()
        .points()
        .fold(position.clone(), |position, point| {
            if rng.random_bool(share) {
                position
            } else {
                position.with(point, None)
            }
        })
}

/// Generates a position of a random kind.
fn generate(size: BoardSize, rng: &mut Pcg64Mcg) -> Position {
    match rng.random_range(0..20) {
        0 | 1 => Position::empty(size),
        2..=5 => generate_opening(size, rng),
        6..=12 => {
            let share = if rng.random_bool(0.4) {
                1.0
            } else {
                rng.random_range(0.3..1.0)
            };
            thin_out(&generate_territories(size, rng), share, rng)
        }
        13..=15 => generate_scattered(size, rng.random_range(0.02..0.95), rng),
        16 => generate_arranged(size, rng),
        _ => generate_few_stones(size, rng),
    }
}

/// Generates an opening: stones mostly on the third to fifth lines.
fn generate_opening(size: BoardSize, rng: &mut Pcg64Mcg) -> Position {
    let lines = size.width();
    let mut position = Position::empty(size);
    for number in 0..rng.random_range(1..24) {
        let near = |rng: &mut Pcg64Mcg| {
            let line = rng.random_range(2..=4.min(lines / 2));
            if rng.random_bool(0.5) {
                line
            } else {
                lines - 1 - line.min(lines - 1)
            }
        };
        let mut place = (
            near(rng),
            if rng.random_bool(0.7) {
                near(rng)
            } else {
                rng.random_range(0..lines)
            },
        );
        if rng.random_bool(0.5) {
            place = (place.1, place.0);
        }
        if let Some(point) = size.point(place.0, place.1) {
            position = position.with(
                point,
                Some(if number % 2 == 0 {
                    Color::Black
                } else {
                    Color::White
                }),
            );
        }
    }
    position
}

/// Generates territories: each point belongs to the nearest of several centers, and many points
/// have stones.
fn generate_territories(size: BoardSize, rng: &mut Pcg64Mcg) -> Position {
    let lines = size.width() as f64;
    let centers: Vec<(f64, f64, Color)> = (0..rng.random_range(3..12))
        .map(|number| {
            let color = if number % 2 == 0 {
                Color::Black
            } else {
                Color::White
            };
            (
                rng.random_range(0.0..lines),
                rng.random_range(0.0..lines),
                color,
            )
        })
        .collect();
    let owner = |point: Point| {
        let away =
            |c: &(f64, f64, Color)| (c.0 - point.col() as f64).hypot(c.1 - point.row() as f64);
        centers
            .iter()
            .min_by(|a, b| away(a).total_cmp(&away(b)))
            .map(|c| c.2)
    };
    let inside = rng.random_range(0.1..0.95);
    size.points()
        .fold(Position::empty(size), |position, point| {
            let border = size
                .neighbours(point)
                .any(|other| owner(other) != owner(point));
            let filled = rng.random_bool(if border { 0.95 } else { inside });
            let color = owner(point).map(|color| {
                if rng.random_bool(0.04) {
                    color.opponent()
                } else {
                    color
                }
            });
            if filled {
                position.with(point, color)
            } else {
                position
            }
        })
}

/// Generates stones at random points, on about `share` of the board.
fn generate_scattered(size: BoardSize, share: f64, rng: &mut Pcg64Mcg) -> Position {
    size.points()
        .fold(Position::empty(size), |position, point| {
            let color = if rng.random_bool(0.5) {
                Color::Black
            } else {
                Color::White
            };
            if rng.random_bool(share) {
                position.with(point, Some(color))
            } else {
                position
            }
        })
}

/// Generates a block of each color, as when stones are arranged for counting.
fn generate_arranged(size: BoardSize, rng: &mut Pcg64Mcg) -> Position {
    let border = rng.random_range(1..size.width());
    size.points()
        .fold(Position::empty(size), |position, point| {
            let color = if point.col() < border {
                Color::Black
            } else {
                Color::White
            };
            if rng.random_bool(0.85) {
                position.with(point, Some(color))
            } else {
                position
            }
        })
}

/// Generates a few stones, often close together.
fn generate_few_stones(size: BoardSize, rng: &mut Pcg64Mcg) -> Position {
    let lines = size.width();
    let (col, row) = (rng.random_range(0..lines), rng.random_range(0..lines));
    let reach = rng.random_range(1..=lines);
    (0..rng.random_range(1..14)).fold(Position::empty(size), |position, _| {
        let (dx, dy) = (rng.random_range(0..reach), rng.random_range(0..reach));
        let color = if rng.random_bool(0.5) {
            Color::Black
        } else {
            Color::White
        };
        match size.point((col + dx) % lines, (row + dy) % lines) {
            Some(point) => position.with(point, Some(color)),
            None => position,
        }
    })
}
