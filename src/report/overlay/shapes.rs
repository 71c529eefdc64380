//! The shapes of the overlay: the only place that decides what is shown.

use crate::color::Color;
use crate::life::Status;
use crate::point::Point;
use crate::report::drawing::{BLACK_STONE, DOUBTFUL, WHITE_STONE};
use crate::report::picture::{Ink, Pen, Picture, cross_arms, square_corners};
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
/// The bow of a question mark from the left over the top down to the stem, in line spacings from
/// the point.
const QUESTION_BOW: [(f64, f64); 7] = [
    (-0.13, -0.12),
    (-0.10, -0.21),
    (0.0, -0.25),
    (0.11, -0.20),
    (0.12, -0.10),
    (0.03, 0.0),
    (0.0, 0.10),
];
/// The dot of a question mark, in line spacings from the point.
const QUESTION_DOT: [(f64, f64); 2] = [(0.0, 0.22), (0.0, 0.24)];

/// Draws everything that was read, in pixels of the upright photo, from back to front.
pub(super) fn draw(report: &Report, facts: &PhotoFacts, stroke_spacings: f64) -> Picture {
    let width_px = (facts.grid.spacing_px() * stroke_spacings).max(1.0);
    let mut pen = Pen::on_photo(&facts.grid.photo_from_board);
    draw_grid(&mut pen, facts.grid.lines, width_px);
    for point in report.position.size().points() {
        draw_point(&mut pen, report, point, width_px);
    }
    Picture {
        width: f64::from(facts.width_px),
        height: f64::from(facts.height_px),
        marks: pen.marks,
    }
}

fn draw_grid(pen: &mut Pen<'_>, lines: usize, width_px: f64) {
    for fixed in (0..lines).map(|line| line as f64) {
        // A point at every crossing follows the lens's curve.
        let along = (0..lines).map(|step| step as f64);
        let row: Vec<(f64, f64)> = along.clone().map(|x| (x, fixed)).collect();
        let column: Vec<(f64, f64)> = along.map(|y| (fixed, y)).collect();
        // Half the width of the rings: the photo's own lines must stay visible beside it.
        pen.stroke(&row, GRID, width_px / 2.0);
        pen.stroke(&column, GRID, width_px / 2.0);
    }
}

fn draw_point(pen: &mut Pen<'_>, report: &Report, point: Point, width_px: f64) {
    let center = (point.col() as f64, point.row() as f64);
    if let Some(color) = report.position.stone(point) {
        let ink = if color == Color::Black {
            BLACK_STONE
        } else {
            WHITE_STONE
        };
        pen.stroke_circle(center, RING_RADIUS, ink, width_px);
    }
    if let Some(settlement) = &report.settlement {
        let is_dead = settlement
            .life
            .chains
            .iter()
            .any(|chain| chain.status == Status::Dead && chain.points.contains(&point));
        if is_dead {
            for arm in cross_arms(center, CROSS_HALF_SIDE) {
                pen.stroke(&arm, DEAD, width_px * 1.5);
            }
        }
        let owner = settlement
            .score
            .owner
            .get(report.position.size().index(point))
            .copied()
            .flatten();
        if let Some(owner) = owner.filter(|_| is_dead || report.position.stone(point).is_none()) {
            let ink = if owner == Color::Black {
                BLACK_AREA
            } else {
                WHITE_AREA
            };
            pen.area(&square_corners(center, AREA_HALF_SIDE), ink);
        }
    }
    if report
        .uncertain
        .iter()
        .any(|uncertain| uncertain.point == point)
    {
        draw_question_mark(pen, center, width_px * 1.5);
    }
}

/// Draws a question mark inside a ring.
fn draw_question_mark(pen: &mut Pen<'_>, center: (f64, f64), width_px: f64) {
    let moved = |&(dx, dy): &(f64, f64)| (center.0 + dx, center.1 + dy);
    pen.stroke_circle(center, RING_RADIUS, DOUBTFUL, width_px);
    pen.stroke(&QUESTION_BOW.each_ref().map(moved), DOUBTFUL, width_px);
    pen.stroke(&QUESTION_DOT.each_ref().map(moved), DOUBTFUL, width_px);
}
