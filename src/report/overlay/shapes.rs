//! The overlay as shapes in the photo: the only place that decides what is shown.

use crate::color::Color;
use crate::geometry::{BoardPoint, PhotoPoint};
use crate::life::Status;
use crate::point::Point;
use crate::report::drawing::{BLACK_STONE, DOUBTFUL, Ink, Kind, Shape, WHITE_STONE, circle};
use crate::report::{PhotoFacts, Report};

const GRID: Ink = [0, 200, 255];
const DEAD: Ink = [230, 20, 20];
const BLACK_AREA: Ink = [20, 20, 20];
const WHITE_AREA: Ink = [250, 250, 250];

/// Radius of a ring, in line spacings: just inside a stone's edge.
const RING_RADIUS: f64 = 0.42;
/// Half the side of an area's square, in line spacings.
const AREA_HALF_SIDE: f64 = 0.14;
/// Half the diagonal of a dead stone's cross, in line spacings.
const CROSS_HALF_SIDE: f64 = 0.26;

/// Everything to draw, from back to front.
pub(super) fn shapes(report: &Report, facts: &PhotoFacts, stroke_spacings: f64) -> Vec<Shape> {
    let pen = Pen { facts, width_px: (facts.grid.spacing_px() * stroke_spacings).max(1.0) };
    let size = report.position.size();
    let mut shapes = pen.grid();
    for point in size.points() {
        shapes.extend(pen.point(report, point));
    }
    shapes
}

struct Pen<'a> {
    facts: &'a PhotoFacts,
    width_px: f64,
}

impl Pen<'_> {
    fn grid(&self) -> Vec<Shape> {
        let lines = self.facts.grid.lines;
        let across = |fixed: usize| {
            // A point at every crossing follows the lens's curve.
            let along: Vec<f64> = (0..lines).map(|step| step as f64).collect();
            let row = along.iter().map(|&x| (x, fixed as f64)).collect::<Vec<_>>();
            let column = along.iter().map(|&y| (fixed as f64, y)).collect::<Vec<_>>();
            // Half the width of the rings: the photo's own lines must stay visible beside it.
            [row, column].map(|points| self.line(&points, GRID, self.width_px / 2.0))
        };
        (0..lines).flat_map(across).collect()
    }

    fn point(&self, report: &Report, point: Point) -> Vec<Shape> {
        let center = (point.col() as f64, point.row() as f64);
        let mut shapes = Vec::new();
        if let Some(color) = report.position.stone(point) {
            let ink = if color == Color::Black { BLACK_STONE } else { WHITE_STONE };
            shapes.push(self.line(&circle(center, RING_RADIUS), ink, self.width_px));
        }
        if let Some(settlement) = &report.settlement {
            let dead = settlement
                .life
                .chains
                .iter()
                .any(|chain| chain.status == Status::Dead && chain.points.contains(&point));
            if dead {
                shapes.extend(self.cross(center));
            }
            let owner = settlement.score.owner.get(report.position.size().index(point)).copied().flatten();
            if let Some(owner) = owner.filter(|_| dead || report.position.stone(point).is_none()) {
                shapes.push(self.area(center, owner));
            }
        }
        if report.uncertain.iter().any(|uncertain| uncertain.point == point) {
            shapes.extend(self.question_mark(center));
        }
        shapes
    }

    fn cross(&self, (x, y): (f64, f64)) -> [Shape; 2] {
        let r = CROSS_HALF_SIDE;
        [[(x - r, y - r), (x + r, y + r)], [(x - r, y + r), (x + r, y - r)]]
            .map(|points| self.line(&points, DEAD, self.width_px * 1.5))
    }

    fn area(&self, (x, y): (f64, f64), owner: Color) -> Shape {
        let r = AREA_HALF_SIDE;
        let corners = [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)];
        let ink = if owner == Color::Black { BLACK_AREA } else { WHITE_AREA };
        Shape { points: self.photo(&corners), ink, kind: Kind::Area }
    }

    fn question_mark(&self, (x, y): (f64, f64)) -> [Shape; 3] {
        // The bow from the left over the top down to the stem, then the dot, inside a ring.
        let bow = [
            (-0.13, -0.12),
            (-0.10, -0.21),
            (0.0, -0.25),
            (0.11, -0.20),
            (0.12, -0.10),
            (0.03, 0.0),
            (0.0, 0.10),
        ];
        let moved = |points: &[(f64, f64)]| -> Vec<(f64, f64)> {
            points.iter().map(|&(dx, dy)| (x + dx, y + dy)).collect()
        };
        let width = self.width_px * 1.5;
        [
            self.line(&circle((x, y), RING_RADIUS), DOUBTFUL, width),
            self.line(&moved(&bow), DOUBTFUL, width),
            self.line(&moved(&[(0.0, 0.22), (0.0, 0.24)]), DOUBTFUL, width),
        ]
    }

    fn line(&self, points: &[(f64, f64)], ink: Ink, width_px: f64) -> Shape {
        Shape { points: self.photo(points), ink, kind: Kind::Line { width_px } }
    }

    fn photo(&self, points: &[(f64, f64)]) -> Vec<PhotoPoint> {
        let map = &self.facts.grid.photo_from_board;
        points.iter().map(|&(x, y)| map.photo(BoardPoint { x, y })).collect()
    }
}
