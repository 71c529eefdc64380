//! Plays games that look like games of beginners: corners first, then close to stones that are
//! there already, with captures and escapes.

use rand::RngExt;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64Mcg;
use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;
use shuzi::position::sgf::Move;

/// Number of points tried by chance before all are tried in turn.
const ATTEMPTS: usize = 60;
/// How often a chain in atari is captured, and how often it flees if it can.
const CAPTURES: f64 = 0.75;
const ESCAPES: f64 = 0.6;
/// Regions up to this share of the board that one color surrounds are settled.
const SETTLED_SHARE: f64 = 0.2;
/// Share of points without a stone at which a board counts as crowded.
const CROWDED_SHARE: f64 = 0.1;

/// Which moves are worth playing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Filling {
    /// Moves outside settled territory.
    Open,
    /// All but the players' own eyes, as when beginners play on.
    Everything,
}

/// A game that goes on by chance.
#[derive(Clone)]
pub struct Playout {
    pub position: Position,
    pub moves: Vec<Move>,
    /// The position before the last move, which a ko may not bring back.
    previous: Option<Position>,
}

impl Playout {
    pub fn new(size: BoardSize) -> Playout {
        Playout {
            position: Position::empty(size),
            moves: Vec::new(),
            previous: None,
        }
    }

    /// Repeats the moves of a record. `None` if one is not legal.
    pub fn repeat(size: BoardSize, moves: &[Move]) -> Option<Playout> {
        let mut game = Playout::new(size);
        for played in moves {
            let position = match played.point {
                Some(point) => game.position.play(played.color, point).ok()?.position,
                None => game.position.clone(),
            };
            game.push(*played, position);
        }
        Some(game)
    }

    fn push(&mut self, played: Move, position: Position) {
        self.moves.push(played);
        self.previous = Some(std::mem::replace(&mut self.position, position));
    }

    /// Plays until both pass or the game has so many moves.
    pub fn play_to(&mut self, moves: usize, filling: Filling, rng: &mut Pcg64Mcg) {
        let mut passes = 0;
        while passes < 2 && self.moves.len() < moves {
            let color = match self.moves.last() {
                Some(last) => last.color.opponent(),
                None => Color::Black,
            };
            let chosen = self.choose(color, filling, rng);
            passes = if chosen.is_some() { 0 } else { passes + 1 };
            let (point, position) = match chosen {
                Some((point, position)) => (Some(point), position),
                None => (None, self.position.clone()),
            };
            self.push(Move { color, point }, position);
        }
    }

    /// Plays on until the board is crowded, or returns the fullest position on the way.
    pub fn crowd(mut self, rng: &mut Pcg64Mcg) -> Playout {
        let area = self.position.size().area();
        let mut fullest = self.clone();
        for _ in 0..area {
            let length = self.moves.len();
            self.play_to(length + 2, Filling::Everything, rng);
            if self.count_empty() < fullest.count_empty() {
                fullest = self.clone();
            }
            if (fullest.count_empty() as f64) < CROWDED_SHARE * area as f64 {
                break;
            }
        }
        fullest
    }

    pub fn count_empty(&self) -> usize {
        self.position.points_with(None).to_vec().len()
    }

    fn choose(
        &self,
        color: Color,
        filling: Filling,
        rng: &mut Pcg64Mcg,
    ) -> Option<(Point, Position)> {
        let size = self.position.size();
        let mut points = self.urgent_points(color, rng);
        let weighted = self.weigh_points();
        points.extend((0..ATTEMPTS).filter_map(|_| draw_weighted(&weighted, rng)));
        let mut all: Vec<Point> = size.points().collect();
        all.shuffle(rng);
        points.extend(all);
        let settled = match filling {
            Filling::Open => self.settled_points(),
            Filling::Everything => Vec::new(),
        };
        points.into_iter().find_map(|point| {
            let position = self.try_move(color, point, &settled)?;
            Some((point, position))
        })
    }

    /// Returns the position after a move; `None` if it is illegal or plainly bad.
    fn try_move(&self, color: Color, point: Point, settled: &[Point]) -> Option<Position> {
        let is_eye = self
            .position
            .size()
            .neighbours(point)
            .all(|near| self.position.stone(near) == Some(color));
        if is_eye {
            return None;
        }
        let played = self.position.play(color, point).ok()?;
        let takes = !played.captured.is_empty();
        let liberties = played.position.chain_at(point)?.liberties.len();
        let is_bad = !takes && (liberties < 2 || settled.contains(&point));
        let is_ko = self.previous.as_ref() == Some(&played.position);
        (!is_bad && !is_ko).then_some(played.position)
    }

    /// Returns the points where chains are captured or flee.
    fn urgent_points(&self, color: Color, rng: &mut Pcg64Mcg) -> Vec<Point> {
        let mut points = Vec::new();
        for chain in self.position.chains() {
            let [liberty] = chain.liberties[..] else {
                continue;
            };
            let likelihood = if chain.color == color {
                ESCAPES
            } else {
                CAPTURES
            };
            if rng.random_bool(likelihood) {
                points.push(liberty);
            }
        }
        points
    }

    /// Returns the points that one color surrounds in small regions.
    fn settled_points(&self) -> Vec<Point> {
        let limit = SETTLED_SHARE * self.position.size().area() as f64;
        self.position
            .empty_regions()
            .into_iter()
            .filter(|region| region.surrounded_by().is_some())
            .filter(|region| region.points.len() as f64 <= limit)
            .flat_map(|region| region.points)
            .collect()
    }

    /// Returns how good each empty point looks from afar.
    fn weigh_points(&self) -> Vec<(Point, f64)> {
        let size = self.position.size();
        let is_opening = self.moves.len() < size.width();
        let last = self.moves.last().and_then(|last| last.point);
        let stones: Vec<Point> = size
            .points()
            .filter(|point| self.position.stone(*point).is_some())
            .collect();
        size.points()
            .filter(|point| self.position.stone(*point).is_none())
            .map(|point| {
                let nearest = stones.iter().map(|stone| distance(*stone, point));
                let nearest = nearest.fold(f64::INFINITY, f64::min);
                let weight = if is_opening {
                    weigh_in_opening(size, point, nearest)
                } else {
                    let locality = last.map_or(0.0, |last| (-distance(last, point) / 2.5).exp());
                    let contact = if nearest > 2.5 { 0.15 } else { 1.0 };
                    let line = match edge_line(size, point) {
                        0 => 0.08,
                        1 => 0.4,
                        _ => 1.0,
                    };
                    line * (contact * 0.1 + locality)
                };
                (point, weight)
            })
            .collect()
    }
}

/// Draws a point at random, likelier ones more often.
fn draw_weighted(weighted: &[(Point, f64)], rng: &mut Pcg64Mcg) -> Option<Point> {
    let total: f64 = weighted.iter().map(|(_, weight)| weight).sum();
    let mut left = rng.random_range(0.0..1.0) * total;
    let chosen = weighted.iter().find(|(_, weight)| {
        left -= weight;
        left < 0.0
    });
    chosen.map(|(point, _)| *point)
}

/// Corners first, on the third and fourth lines, and not beside another stone.
fn weigh_in_opening(size: BoardSize, point: Point, nearest: f64) -> f64 {
    let line = match edge_line(size, point) {
        2 | 3 => 1.0,
        4 => 0.1,
        _ => 0.01,
    };
    let from_edge = |index: usize| index.min(size.width() - 1 - index);
    let from_corner = from_edge(point.col()) + from_edge(point.row());
    let room = match nearest {
        n if n < 1.5 => 0.06,
        n if n < 3.5 => 0.6,
        _ => 1.0,
    };
    line * room * (-(from_corner as f64) / 3.0).exp()
}

/// Returns the line from the nearest edge, which is 0.
fn edge_line(size: BoardSize, point: Point) -> usize {
    let from_edge = |index: usize| index.min(size.width() - 1 - index);
    from_edge(point.col()).min(from_edge(point.row()))
}

fn distance(a: Point, b: Point) -> f64 {
    a.col().abs_diff(b.col()) as f64 + a.row().abs_diff(b.row()) as f64
}
