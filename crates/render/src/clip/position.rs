//! Positions for clips.

use super::super::noise;
use super::super::sampler::Sampler;
use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;

/// Share of the points inside a territory that have stones.
const INSIDE: f64 = 0.13;
/// The same share beside the wall.
const BESIDE_WALL: f64 = 0.5;
/// Size of the territories, points.
const TERRITORY: f64 = 4.5;

/// Samples a position that resembles the end of a game: two players' territories with walls
/// between them. No stone is without liberties.
pub(super) fn sample(sampler: &mut Sampler, size: BoardSize, seed: u64) -> Position {
    let height = |point: Point| {
        let [x, y] = [point.col(), point.row()].map(|at| at as f64 / TERRITORY);
        noise::cloudy(seed ^ 0x7E44, x + 11.5, y + 7.25, 2)
    };
    let mut heights: Vec<f64> = size.points().map(height).collect();
    heights.sort_by(f64::total_cmp);
    let middle = heights.get(heights.len() / 2).copied().unwrap_or(0.5);
    let owner = |point: Point| {
        if height(point) < middle {
            Color::Black
        } else {
            Color::White
        }
    };
    let is_wall = |point: Point| {
        size.neighbours(point)
            .any(|beside| owner(beside) != owner(point))
    };
    let mut position = Position::empty(size);
    for point in size.points() {
        let share = if is_wall(point) {
            1.0
        } else if size.neighbours(point).any(is_wall) {
            BESIDE_WALL
        } else {
            INSIDE
        };
        if sampler.chance(share) {
            position = position.with(point, Some(owner(point)));
        }
    }
    for chain in position.chains_without_liberties() {
        position = position.without(&chain.points);
    }
    position
}
