//! Positions for the samples: generated finished games, and middle games made from them by removing
//! stones.

use std::error::Error;

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;

/// A position with its dead stones.
pub struct SampleGame {
    pub position: Position,
    pub dead: Vec<Point>,
    /// Neutral points that belong to a seki.
    pub shared: Vec<Point>,
}

/// Smallest share of a territory that stays empty when stones are added inside it.
const MIN_EMPTY_SHARE: f64 = 0.45;
/// Probabilities of a stone just behind the border, and deep inside a territory.
const NEAR_BORDER: f64 = 0.6;
const INSIDE: f64 = 0.3;
/// Smallest share of points with stones on a finished board.
const MIN_STONE_SHARE: f64 = 0.53;
/// Maximum number of attempts to generate a balanced game.
const MAX_ATTEMPTS: usize = 3000;
/// Minimum number of empty points of a territory, with room for two eyes.
const MIN_TERRITORY: usize = 8;

impl SampleGame {
    /// Makes a game from rows, and the names of its dead stones and of the shared points of a seki.
    pub fn from_rows(
        rows: &[&str],
        dead: &[&str],
        shared: &[&str],
    ) -> Result<SampleGame, Box<dyn Error>> {
        let position = Position::from_rows(rows)?;
        let points = |names: &[&str]| {
            names
                .iter()
                .map(|name| position.size().parse(name))
                .collect()
        };
        let (dead, shared): (Result<_, _>, Result<_, _>) = (points(dead), points(shared));
        Ok(SampleGame {
            dead: dead?,
            shared: shared?,
            position,
        })
    }

    /// Generates a finished game with `invasions` dead stones: the board is divided between the
    /// players, walls are built along all borders, and stones are added inside the territories.
    /// This is repeated until the game is balanced.
    pub fn generate(
        lines: usize,
        seed: u64,
        invasions: usize,
    ) -> Result<SampleGame, Box<dyn Error>> {
        let size = BoardSize::square(lines)?;
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        for _ in 0..MAX_ATTEMPTS {
            let division = BoardDivision::generate(size, &mut rng);
            let black = division
                .owners
                .iter()
                .filter(|owner| **owner == Color::Black)
                .count();
            let position = division.walls();
            let mut order: Vec<Point> = size.points().collect();
            order.shuffle(&mut rng);
            let (position, dead) = add_failed_invasions(&division, position, &order, invasions);
            let position = fill_territories(&division, position, &order, &dead, &mut rng);
            let (position, safe) = connect_chains(&division, position, &dead);
            let stones = Color::BOTH
                .map(|color| position.count(color))
                .iter()
                .sum::<usize>();
            let close = (2 * black).abs_diff(size.area()) <= 2 * lines;
            if safe
                && close
                && dead.len() == invasions
                && stones as f64 > MIN_STONE_SHARE * size.area() as f64
            {
                return Ok(SampleGame {
                    position,
                    dead,
                    shared: Vec::new(),
                });
            }
        }
        Err(format!("seed {seed} gives no balanced game on {size}").into())
    }

    /// Removes a stone of a border so that a neutral point remains, which either player may fill.
    pub fn with_open_dame(mut self) -> SampleGame {
        let size = self.position.size();
        let dead = &self.dead;
        let surrounded = |point: &Point| {
            let around: Vec<Option<Color>> = size
                .neighbours(*point)
                .map(|n| self.position.stone(n))
                .collect();
            let both = Color::BOTH
                .iter()
                .all(|&color| around.contains(&Some(color)));
            around.len() == 4
                && both
                && !around.contains(&None)
                && !size.neighbours(*point).any(|n| dead.contains(&n))
        };
        if let Some(point) = size
            .points()
            .filter(|p| self.position.stone(*p).is_some())
            .find(surrounded)
        {
            self.position = self.position.with(point, None);
        }
        self
    }

    /// Removes stones at random so that about `share` of them remain, as in the middle of a game.
    /// No stones are dead.
    pub fn thinned(self, share: f64, seed: u64) -> SampleGame {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let size = self.position.size();
        let position = size.points().fold(self.position, |position, point| {
            if rng.random_bool(share) {
                position
            } else {
                position.with(point, None)
            }
        });
        SampleGame {
            position,
            dead: Vec::new(),
            shared: Vec::new(),
        }
    }
}

/// A division of the board between the players.
struct BoardDivision {
    size: BoardSize,
    owners: Vec<Color>,
}

impl BoardDivision {
    /// Divides a board at random. Each of several centers attracts the points around it to its
    /// color, with a force that decreases with the distance; a point belongs to the color with the
    /// larger sum. Areas that are too small for two eyes change to the other color.
    fn generate(size: BoardSize, rng: &mut Pcg64Mcg) -> BoardDivision {
        let lines = size.width() as f64;
        let count = (size.area() / 14).max(6);
        let mut place = || (rng.random_range(0.0..lines), rng.random_range(0.0..lines));
        let centers: Vec<((f64, f64), f64)> = (0..count)
            .map(|n| (place(), if n % 2 == 0 { 1.0 } else { -1.0 }))
            .collect();
        let reach = lines / 9.0;
        let owners = size.points().map(|point| {
            let pull: f64 = centers
                .iter()
                .map(|&((x, y), sign)| {
                    let away = (point.col() as f64 - x).powi(2) + (point.row() as f64 - y).powi(2);
                    sign * (-away / (2.0 * reach * reach)).exp()
                })
                .sum();
            if pull + rng.random_range(-0.06..0.06) > 0.0 {
                Color::Black
            } else {
                Color::White
            }
        });
        let mut division = BoardDivision {
            owners: owners.collect(),
            size,
        };
        while let Some(small) = division
            .patches()
            .into_iter()
            .find(|patch| !division.is_livable(patch))
        {
            for point in small {
                let index = size.index(point);
                division.owners[index] = division.owners[index].opponent();
            }
        }
        division
    }

    fn owner(&self, point: Point) -> Color {
        self.owners[self.size.index(point)]
    }

    fn is_border(&self, point: Point) -> bool {
        self.size
            .neighbours(point)
            .any(|n| self.owner(n) != self.owner(point))
    }

    /// Returns true if a point is next to a border point.
    fn is_near_border(&self, point: Point) -> bool {
        self.size.neighbours(point).any(|n| self.is_border(n))
    }

    /// Returns true if an area has room for two eyes behind its walls.
    fn is_livable(&self, patch: &[Point]) -> bool {
        patch.iter().filter(|p| !self.is_border(**p)).count() >= MIN_TERRITORY
            || patch.len() == self.size.area()
    }

    fn patches(&self) -> Vec<Vec<Point>> {
        let mut found: Vec<Vec<Point>> = Vec::new();
        for point in self.size.points() {
            if !found.iter().any(|patch| patch.contains(&point)) {
                found.push(connected_points(self.size, point, |p| {
                    self.owner(p) == self.owner(point)
                }));
            }
        }
        found
    }

    /// Returns the position with a stone on every point next to the other player's area.
    fn walls(&self) -> Position {
        self.size
            .points()
            .filter(|p| self.is_border(*p))
            .fold(Position::empty(self.size), |position, point| {
                position.with(point, Some(self.owner(point)))
            })
    }

    /// Returns true if the owner can play at a point without destroying the territory or an eye.
    fn may_fill(&self, position: &Position, point: Point) -> bool {
        let owner = self.owner(point);
        let patch = connected_points(self.size, point, |p| self.owner(p) == owner);
        let inner = patch.iter().filter(|p| !self.is_border(**p)).count();
        let empty = patch
            .iter()
            .filter(|p| position.stone(**p).is_none())
            .count();
        let eye = self
            .size
            .neighbours(point)
            .all(|n| position.stone(n) == Some(owner));
        !eye && empty > MIN_TERRITORY && empty as f64 > MIN_EMPTY_SHARE * inner as f64
    }
}

/// Adds single dead stones inside large territories, each with stones of the owner on two sides.
/// Returns the position and the dead stones.
fn add_failed_invasions(
    division: &BoardDivision,
    mut position: Position,
    order: &[Point],
    invasions: usize,
) -> (Position, Vec<Point>) {
    let size = division.size;
    let mut dead: Vec<Point> = Vec::new();
    for &point in order {
        let owner = division.owner(point);
        let near = |q: Point| point.col().abs_diff(q.col()) + point.row().abs_diff(q.row()) <= 2;
        let around: Vec<Point> = size.points().filter(|q| near(*q)).collect();
        let is_free = around.len() >= 11
            && around
                .iter()
                .all(|q| division.owner(*q) == owner && position.stone(*q).is_none());
        if is_free && dead.len() < invasions {
            position = position.with(point, Some(owner.opponent()));
            for neighbour in size.neighbours(point).take(2) {
                position = position.with(neighbour, Some(owner));
            }
            dead.push(point);
        }
    }
    (position, dead)
}

/// Adds stones of the owners behind their walls, as after a game. Dead stones are not captured.
fn fill_territories(
    division: &BoardDivision,
    mut position: Position,
    order: &[Point],
    dead: &[Point],
    rng: &mut Pcg64Mcg,
) -> Position {
    for &point in order {
        let played = rng.random_bool(if division.is_near_border(point) {
            NEAR_BORDER
        } else {
            INSIDE
        });
        let captures = division.size.neighbours(point).any(|n| dead.contains(&n));
        if played
            && !captures
            && position.stone(point).is_none()
            && division.may_fill(&position, point)
        {
            position = position.with(point, Some(division.owner(point)));
        }
    }
    position
}

/// Plays the last liberty of living chains in atari. Returns the position, and true if no living
/// chain is in atari and no dead stone is without liberties.
fn connect_chains(
    division: &BoardDivision,
    mut position: Position,
    dead: &[Point],
) -> (Position, bool) {
    for point in division.size.points().chain(division.size.points()) {
        if let ([last], false) = (
            liberties(&position, point).as_slice(),
            dead.contains(&point),
        ) {
            position = position.with(*last, Some(division.owner(point)));
        }
    }
    let safe = division
        .size
        .points()
        .filter(|p| position.stone(*p).is_some())
        .all(|point| {
            let needed = if dead.contains(&point) { 1 } else { 2 };
            liberties(&position, point).len() >= needed
        });
    (position, safe)
}

/// Returns the liberties of the chain at a point; empty if there is no stone.
fn liberties(position: &Position, point: Point) -> Vec<Point> {
    let (size, stone) = (position.size(), position.stone(point));
    if stone.is_none() {
        return Vec::new();
    }
    let chain = connected_points(size, point, |p| position.stone(p) == stone);
    let mut found: Vec<Point> = chain.iter().flat_map(|p| size.neighbours(*p)).collect();
    found.retain(|p| position.stone(*p).is_none());
    found.sort();
    found.dedup();
    found
}

/// Returns the points that are connected with `start` through points that `belongs` accepts.
pub fn connected_points(
    size: BoardSize,
    start: Point,
    belongs: impl Fn(Point) -> bool,
) -> Vec<Point> {
    let mut found = vec![start];
    let mut next = 0;
    while let Some(&point) = found.get(next) {
        let more: Vec<Point> = size
            .neighbours(point)
            .filter(|n| belongs(*n) && !found.contains(n))
            .collect();
        found.extend(more);
        next += 1;
    }
    found
}
