//! Marks that servers and books put on stones and points: rings, triangles, figures, letters.

use std::collections::BTreeMap;

use rand::RngExt;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64Mcg;
use shuzi::color::Color;
use shuzi::point::Point;
use shuzi::position::Position;

use super::glyphs::{self, StrokeGlyph};

/// A mark. Sizes are shares of a stone's radius.
#[derive(Clone, Debug, PartialEq)]
pub struct PointMark {
    pub shape: MarkShape,
    /// Distance of the shape's outline from the middle.
    pub size: f64,
    /// Width of its strokes.
    pub stroke: f64,
    pub color: [f64; 3],
}

/// The shape of a mark.
#[derive(Clone, Debug, PartialEq)]
pub enum MarkShape {
    Disc,
    Ring,
    Square,
    FullSquare,
    Triangle,
    FullTriangle,
    Cross,
    /// A triangle in the lower right corner of the stone.
    Corner,
    Text(Vec<StrokeGlyph>),
}

/// All marks of a diagram.
pub type Marks = BTreeMap<Point, PointMark>;

/// Chooses the marks of a diagram.
pub fn sample(position: &Position, rng: &mut Pcg64Mcg) -> Marks {
    let mut stones: Vec<Point> = position
        .size()
        .points()
        .filter(|point| position.stone(*point).is_some())
        .collect();
    let mut empty: Vec<Point> = position
        .size()
        .points()
        .filter(|point| position.stone(*point).is_none())
        .collect();
    stones.shuffle(rng);
    empty.shuffle(rng);
    let mut marks = Marks::new();
    match rng.random_range(0..20) {
        // Servers mark the last move.
        0..7 => {
            if let Some(last) = stones.first() {
                marks.insert(*last, last_move(position.stone(*last), rng));
            }
        }
        // Records of games have the numbers of all moves, or of the latest.
        7..11 => {
            let numbered = if rng.random_bool(0.5) {
                stones.len()
            } else {
                rng.random_range(1..=30)
            };
            let first = if rng.random_bool(0.7) {
                1
            } else {
                rng.random_range(1..200)
            };
            let (size, stroke) = (rng.random_range(0.75..1.15), rng.random_range(0.09..0.2));
            for (index, point) in stones.iter().take(numbered).enumerate() {
                let shape = MarkShape::Text(glyphs::number(first + index));
                let color = contrasting(position.stone(*point));
                marks.insert(
                    *point,
                    PointMark {
                        shape,
                        size,
                        stroke,
                        color,
                    },
                );
            }
        }
        // Commented positions have a few shapes and letters.
        11..15 => {
            for point in stones.iter().take(rng.random_range(1..8)) {
                marks.insert(*point, any_shape(position.stone(*point), rng));
            }
            let (size, stroke) = (rng.random_range(0.8..1.3), rng.random_range(0.1..0.22));
            for (index, point) in empty.iter().take(rng.random_range(0..5)).enumerate() {
                let shape = MarkShape::Text(vec![glyphs::letter(index)]);
                marks.insert(
                    *point,
                    PointMark {
                        shape,
                        size,
                        stroke,
                        color: [20.0; 3],
                    },
                );
            }
        }
        // Counted positions have small marks on the points of territory.
        15 => {
            let shape = [MarkShape::FullSquare, MarkShape::Disc, MarkShape::Cross]
                [rng.random_range(0..3)]
            .clone();
            let size = rng.random_range(0.25..0.5);
            for point in empty.iter().take(rng.random_range(1..=empty.len().max(1))) {
                let color = if rng.random_bool(0.5) {
                    [15.0; 3]
                } else {
                    [245.0; 3]
                };
                marks.insert(
                    *point,
                    PointMark {
                        shape: shape.clone(),
                        size,
                        stroke: 0.2,
                        color,
                    },
                );
            }
        }
        _ => {}
    }
    marks
}

/// The mark of the last move.
fn last_move(stone: Option<Color>, rng: &mut Pcg64Mcg) -> PointMark {
    let red = [220.0, 40.0, 30.0];
    let blue = [40.0, 70.0, 220.0];
    let green = [40.0, 170.0, 60.0];
    let plain = contrasting(stone);
    let color = [plain, plain, red, blue, green][rng.random_range(0..5)];
    let shapes = [
        MarkShape::Ring,
        MarkShape::Ring,
        MarkShape::Disc,
        MarkShape::Square,
        MarkShape::FullSquare,
        MarkShape::Triangle,
        MarkShape::FullTriangle,
        MarkShape::Cross,
        MarkShape::Corner,
        MarkShape::Text(glyphs::number(rng.random_range(1..320))),
    ];
    let shape = shapes[rng.random_range(0..shapes.len())].clone();
    PointMark {
        shape,
        size: rng.random_range(0.3..0.8),
        stroke: rng.random_range(0.1..0.3),
        color,
    }
}

fn any_shape(stone: Option<Color>, rng: &mut Pcg64Mcg) -> PointMark {
    let letter = MarkShape::Text(vec![glyphs::letter(rng.random_range(0..20))]);
    let shapes = [
        MarkShape::Ring,
        MarkShape::Square,
        MarkShape::Triangle,
        MarkShape::Cross,
        MarkShape::FullSquare,
        letter,
    ];
    let shape = shapes[rng.random_range(0..shapes.len())].clone();
    let color = if rng.random_bool(0.75) {
        contrasting(stone)
    } else {
        [200.0, 40.0, 40.0]
    };
    PointMark {
        shape,
        size: rng.random_range(0.4..0.85),
        stroke: rng.random_range(0.1..0.25),
        color,
    }
}

fn contrasting(stone: Option<Color>) -> [f64; 3] {
    match stone {
        Some(Color::Black) => [240.0; 3],
        _ => [15.0; 3],
    }
}

impl PointMark {
    /// Returns true if the mark covers a place at this offset from the point, in radii of a stone.
    pub fn covers(&self, u: f64, v: f64) -> bool {
        let (away, size, half) = (u.hypot(v), self.size, self.stroke / 2.0);
        let box_distance = u.abs().max(v.abs()) - size * 0.75;
        // Distance beyond the nearest side of a triangle that points up.
        let triangle = (v - 0.5 * size).max(u.abs() * 0.866 - v * 0.5 - 0.5 * size);
        match &self.shape {
            MarkShape::Disc => away < size,
            MarkShape::Ring => (away - size).abs() < half,
            MarkShape::Square => box_distance.abs() < half,
            MarkShape::FullSquare => box_distance < 0.0,
            MarkShape::Triangle => triangle.abs() < half,
            MarkShape::FullTriangle => triangle < 0.0,
            MarkShape::Cross => (u.abs() - v.abs()).abs() < 1.4 * half && away < size,
            MarkShape::Corner => u + v > 0.2 && u < 0.75 && v < 0.75,
            MarkShape::Text(text) => {
                // Longer numbers are smaller.
                let tall = size * 1.1 / (0.55 + 0.3 * text.len() as f64).max(1.0);
                glyphs::covers(text, u, v, tall, self.stroke)
            }
        }
    }
}
