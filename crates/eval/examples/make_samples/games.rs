//! Positions for the samples: finished games that nobody played, and their thinned-out middle games.

use std::error::Error;

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;

/// A position with the stones that count as dead in it.
pub struct Game {
    pub position: Position,
    pub dead: Vec<Point>,
    /// Neutral points that belong to a seki.
    pub shared: Vec<Point>,
}

/// Share of a territory that is left empty when stones are played inside it.
const LEFT_EMPTY: f64 = 0.45;
/// Chance of a stone just behind the border, and deep in a territory.
const NEAR_BORDER: f64 = 0.6;
const INSIDE: f64 = 0.3;
/// A finished board holds at least this share of stones.
const FULL: f64 = 0.53;
/// Draws before giving up on a balanced game.
const ATTEMPTS: usize = 3000;
/// Fewest empty points of a territory: room for two eyes.
const ROOM: usize = 8;

impl Game {
    /// Rows drawn by hand, with the names of the dead stones and of a seki's shared points.
    pub fn by_hand(rows: &[&str], dead: &[&str], shared: &[&str]) -> Result<Game, Box<dyn Error>> {
        let position = Position::from_rows(rows)?;
        let points = |names: &[&str]| names.iter().map(|name| position.size().parse(name)).collect();
        let (dead, shared): (Result<_, _>, Result<_, _>) = (points(dead), points(shared));
        Ok(Game { dead: dead?, shared: shared?, position })
    }

    /// A finished game: the board is divided between the players, every border is closed on both sides, stones
    /// are strewn over the territories, and `invasions` of them failed. One-sided draws are thrown away.
    pub fn finished(lines: usize, seed: u64, invasions: usize) -> Result<Game, Box<dyn Error>> {
        let size = BoardSize::square(lines)?;
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        for _ in 0..ATTEMPTS {
            let land = Land::divided(size, &mut rng);
            let black = land.owners.iter().filter(|owner| **owner == Color::Black).count();
            let position = land.walls();
            let mut order: Vec<Point> = size.points().collect();
            order.shuffle(&mut rng);
            let (position, dead) = invaded(&land, position, &order, invasions);
            let position = strewn(&land, position, &order, &dead, &mut rng);
            let (position, safe) = connected_up(&land, position, &dead);
            let stones = Color::BOTH.map(|color| position.count(color)).iter().sum::<usize>();
            let close = (2 * black).abs_diff(size.area()) <= 2 * lines;
            if safe && close && dead.len() == invasions && stones as f64 > FULL * size.area() as f64 {
                return Ok(Game { position, dead, shared: Vec::new() });
            }
        }
        Err(format!("seed {seed} gives no balanced game on {size}").into())
    }

    /// The same game with a point of the border taken back that either player may still fill.
    pub fn with_open_dame(mut self) -> Game {
        let size = self.position.size();
        let dead = &self.dead;
        let surrounded = |point: &Point| {
            let around: Vec<Option<Color>> =
                size.neighbours(*point).map(|n| self.position.stone(n)).collect();
            let both = Color::BOTH.iter().all(|&color| around.contains(&Some(color)));
            around.len() == 4
                && both
                && !around.contains(&None)
                && !size.neighbours(*point).any(|n| dead.contains(&n))
        };
        if let Some(point) = size.points().filter(|p| self.position.stone(*p).is_some()).find(surrounded) {
            self.position = self.position.with(point, None);
        }
        self
    }

    /// About `share` of the stones, as if the game were still going on; nothing is dead yet.
    pub fn thinned(self, share: f64, seed: u64) -> Game {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let size = self.position.size();
        let position = size.points().fold(self.position, |position, point| {
            if rng.random_bool(share) { position } else { position.with(point, None) }
        });
        Game { position, dead: Vec::new(), shared: Vec::new() }
    }
}

/// Who owns which point.
struct Land {
    size: BoardSize,
    owners: Vec<Color>,
}

impl Land {
    /// Divides the board by the pull of some strong points of either colour; patches too small to live in fall
    /// to their surroundings.
    fn divided(size: BoardSize, rng: &mut Pcg64Mcg) -> Land {
        let lines = size.width() as f64;
        let count = (size.area() / 14).max(6);
        let mut place = || (rng.random_range(0.0..lines), rng.random_range(0.0..lines));
        let strong: Vec<((f64, f64), f64)> =
            (0..count).map(|n| (place(), if n % 2 == 0 { 1.0 } else { -1.0 })).collect();
        let reach = lines / 9.0;
        let owners = size.points().map(|point| {
            let pull: f64 = strong
                .iter()
                .map(|&((x, y), sign)| {
                    let away = (point.col() as f64 - x).powi(2) + (point.row() as f64 - y).powi(2);
                    sign * (-away / (2.0 * reach * reach)).exp()
                })
                .sum();
            if pull + rng.random_range(-0.06..0.06) > 0.0 { Color::Black } else { Color::White }
        });
        let mut land = Land { owners: owners.collect(), size };
        while let Some(small) = land.patches().into_iter().find(|patch| !land.livable(patch)) {
            for point in small {
                let index = size.index(point);
                land.owners[index] = land.owners[index].opponent();
            }
        }
        land
    }

    fn owner(&self, point: Point) -> Color {
        self.owners[self.size.index(point)]
    }

    fn is_border(&self, point: Point) -> bool {
        self.size.neighbours(point).any(|n| self.owner(n) != self.owner(point))
    }

    /// Whether a point lies in the second row behind the border.
    fn is_near_border(&self, point: Point) -> bool {
        self.size.neighbours(point).any(|n| self.is_border(n))
    }

    /// Whether a patch has room for two eyes behind its walls.
    fn livable(&self, patch: &[Point]) -> bool {
        patch.iter().filter(|p| !self.is_border(**p)).count() >= ROOM || patch.len() == self.size.area()
    }

    fn patches(&self) -> Vec<Vec<Point>> {
        let mut found: Vec<Vec<Point>> = Vec::new();
        for point in self.size.points() {
            if !found.iter().any(|patch| patch.contains(&point)) {
                found.push(connected(self.size, point, |p| self.owner(p) == self.owner(point)));
            }
        }
        found
    }

    /// Stones on every point that touches the other's land.
    fn walls(&self) -> Position {
        self.size
            .points()
            .filter(|p| self.is_border(*p))
            .fold(Position::empty(self.size), |position, point| position.with(point, Some(self.owner(point))))
    }

    /// Whether a stone of the owner can be played at `point` without spoiling the territory.
    fn may_fill(&self, position: &Position, point: Point) -> bool {
        let owner = self.owner(point);
        let patch = connected(self.size, point, |p| self.owner(p) == owner);
        let inner = patch.iter().filter(|p| !self.is_border(**p)).count();
        let empty = patch.iter().filter(|p| position.stone(**p).is_none()).count();
        let eye = self.size.neighbours(point).all(|n| position.stone(n) == Some(owner));
        !eye && empty > ROOM && empty as f64 > LEFT_EMPTY * inner as f64
    }
}

/// Lets stones of the opponent die inside large territories: each is held from two sides.
fn invaded(land: &Land, mut position: Position, order: &[Point], invasions: usize) -> (Position, Vec<Point>) {
    let size = land.size;
    let mut dead: Vec<Point> = Vec::new();
    for &point in order {
        let owner = land.owner(point);
        let near = |q: Point| point.col().abs_diff(q.col()) + point.row().abs_diff(q.row()) <= 2;
        let around: Vec<Point> = size.points().filter(|q| near(*q)).collect();
        let quiet = around.len() >= 11
            && around.iter().all(|q| land.owner(*q) == owner && position.stone(*q).is_none());
        if quiet && dead.len() < invasions {
            position = position.with(point, Some(owner.opponent()));
            for held in size.neighbours(point).take(2) {
                position = position.with(held, Some(owner));
            }
            dead.push(point);
        }
    }
    (position, dead)
}

/// Stones of the owners behind their walls, as a game leaves them; dead stones are not taken off.
fn strewn(
    land: &Land,
    mut position: Position,
    order: &[Point],
    dead: &[Point],
    rng: &mut Pcg64Mcg,
) -> Position {
    for &point in order {
        let played = rng.random_bool(if land.is_near_border(point) { NEAR_BORDER } else { INSIDE });
        let captures = land.size.neighbours(point).any(|n| dead.contains(&n));
        if played && !captures && position.stone(point).is_none() && land.may_fill(&position, point) {
            position = position.with(point, Some(land.owner(point)));
        }
    }
    position
}

/// Plays the last liberty of living chains in atari until none is left; whether that succeeded and nothing on
/// the board is captured.
fn connected_up(land: &Land, mut position: Position, dead: &[Point]) -> (Position, bool) {
    for point in land.size.points().chain(land.size.points()) {
        if let ([last], false) = (liberties(&position, point).as_slice(), dead.contains(&point)) {
            position = position.with(*last, Some(land.owner(point)));
        }
    }
    let safe = land.size.points().filter(|p| position.stone(*p).is_some()).all(|point| {
        let needed = if dead.contains(&point) { 1 } else { 2 };
        liberties(&position, point).len() >= needed
    });
    (position, safe)
}

/// The liberties of the chain at `point`; none where there is no stone.
fn liberties(position: &Position, point: Point) -> Vec<Point> {
    let (size, stone) = (position.size(), position.stone(point));
    if stone.is_none() {
        return Vec::new();
    }
    let chain = connected(size, point, |p| position.stone(p) == stone);
    let mut found: Vec<Point> = chain.iter().flat_map(|p| size.neighbours(*p)).collect();
    found.retain(|p| position.stone(*p).is_none());
    found.sort();
    found.dedup();
    found
}

/// The points connected with `start` that `belongs` accepts.
pub fn connected(size: BoardSize, start: Point, belongs: impl Fn(Point) -> bool) -> Vec<Point> {
    let mut found = vec![start];
    let mut next = 0;
    while let Some(&point) = found.get(next) {
        let more: Vec<Point> = size.neighbours(point).filter(|n| belongs(*n) && !found.contains(n)).collect();
        found.extend(more);
        next += 1;
    }
    found
}
