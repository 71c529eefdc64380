//! Draws and describes the guided count, which a referee carries out at the board step by step.
//!
//! [`draw_steps`] draws one board per step, [`draw_over_photo`] draws the moves and the tens over
//! the photo of the board, and [`describe_steps`] describes the steps in sentences. The same for
//! territories is in [`territory`].

mod photo;
mod sentences;
pub mod territory;

pub use photo::draw_over_photo;
pub use sentences::describe_steps;

use crate::color::Color;
use crate::language::Words;
use crate::point::Point;
use crate::position::Position;
use crate::score::{GuidedCount, Rounding};

use super::diagram::{BLUE, Diagram, RED};
use super::picture::{Ink, Pen, Picture};

/// Shades of blocks and piles. Neighbours get different ones, which can be told apart in print as
/// well.
const SHADES: [Ink; 6] = [
    [0xff, 0xf2, 0xb0],
    [0xa9, 0xd6, 0xf5],
    [0xbf, 0xe5, 0xa8],
    [0xf7, 0xbd, 0xc0],
    [0xd9, 0xc4, 0xf0],
    [0xf9, 0xcf, 0x95],
];
/// Shade of the counted side's empty points before they are rounded.
const OWN: Ink = [0xf2, 0xd9, 0xa6];
const EDGE: Ink = [0x70, 0x50, 0x20];
const DARK: Ink = [0x20; 3];
const LIGHT: Ink = [0xff; 3];
const FAINT: Ink = [0x70, 0x62, 0x48];

/// A drawing of one step of the count.
#[derive(Clone, Debug, PartialEq)]
pub struct GuidedDrawing {
    /// The board.
    pub picture: Picture,
    /// Sentence on what is done.
    pub caption: String,
}

/// Draws one picture per step: the dead stones, the stones that are moved, the tens, the piles.
/// Steps in which nothing is done are left out.
pub fn draw_steps(count: &GuidedCount, words: &Words) -> Vec<GuidedDrawing> {
    let player = [("player", count.color.name().into())];
    let drawing = |picture: Picture, message: &str| GuidedDrawing {
        picture,
        caption: words.say_with(message, &player),
    };
    let mut pictures = Vec::new();
    if !count.dead.is_empty() {
        pictures.push(drawing(draw_dead_stones(count), "guided-drawing-dead"));
    }
    if !count.moves.is_empty() {
        pictures.push(drawing(draw_moved_stones(count), "guided-drawing-moves"));
    }
    if !count.tens.is_empty() {
        pictures.push(drawing(draw_tens(count), "guided-drawing-tens"));
    }
    pictures.push(drawing(draw_piles(count), "guided-drawing-stones"));
    pictures
}

/// Draws the position with crosses on the dead stones.
fn draw_dead_stones(count: &GuidedCount) -> Picture {
    let mut diagram = Diagram::of(&count.position);
    for &point in &count.dead {
        diagram.cross(point, RED);
    }
    diagram.picture()
}

/// Draws the moves of stones. A lifted stone is hollow and a placed one has a ring; an arrow joins
/// the two ends of a move, which have the same number.
fn draw_moved_stones(count: &GuidedCount) -> Picture {
    let mut diagram = Diagram::empty(count.lifted.size());
    let mut pen = Diagram::pen();
    for &point in count.areas.iter().flatten() {
        pen.shade(point, OWN);
    }
    for area in &count.areas {
        pen.outline(area, EDGE, 0.04);
    }
    diagram.draw(pen);
    draw_stones(&mut diagram, &count.lifted);
    let mut pen = Diagram::pen();
    draw_moves(&mut pen, count.color, &count.moves, 1);
    diagram.draw(pen);
    diagram.picture()
}

/// Draws the moves of a side's rounding, numbered from `first`.
///
/// Labels are drawn last, so that neither discs nor arrows cover them.
fn draw_moves(pen: &mut Pen<'_>, color: Color, moves: &[Rounding], first: usize) {
    let (ink, letters) = match color {
        Color::Black => (DARK, LIGHT),
        Color::White => (LIGHT, DARK),
    };
    for step in moves {
        if let Some(from) = step.from() {
            pen.disc(from, 0.46, Some(OWN), Some((ring_ink(step), 0.07)));
        }
        if let Some(to) = step.to() {
            pen.disc(to, 0.44, Some(ink), Some((ring_ink(step), 0.1)));
        }
    }
    for step in moves {
        if let Rounding::Move { from, to } = *step {
            pen.arrow(from, to, RED);
        }
    }
    for (index, step) in moves.iter().enumerate() {
        let number = (first + index).to_string();
        if let Some(from) = step.from() {
            pen.label(from, &number, 0.5, ring_ink(step));
        }
        if let Some(to) = step.to() {
            pen.label(to, &number, 0.5, letters);
        }
    }
}

/// Returns the colour of a moved stone's ring: red within the board, blue from or into the bowl.
fn ring_ink(step: &Rounding) -> Ink {
    match step {
        Rounding::Move { .. } => RED,
        Rounding::Put { .. } | Rounding::Lift { .. } => BLUE,
    }
}

/// Draws every block of ten in its shade. Its points are numbered from 1 to 9, and the tenth has
/// the running sum.
fn draw_tens(count: &GuidedCount) -> Picture {
    let blocks: Vec<&Vec<Point>> = count.tens.iter().flat_map(|area| &area.blocks).collect();
    let shades = choose_shades(&blocks);
    let mut diagram = Diagram::empty(count.rounded.size());
    let mut pen = Diagram::pen();
    for (block, &shade) in blocks.iter().zip(&shades) {
        block.iter().for_each(|&point| pen.shade(point, shade));
    }
    for block in &blocks {
        pen.outline(block, EDGE, 0.07);
    }
    for (index, block) in blocks.iter().enumerate() {
        number_points(&mut pen, block, 10 * index, FAINT, DARK);
    }
    diagram.draw(pen);
    draw_stones(&mut diagram, &count.rounded);
    diagram.picture()
}

/// Draws the stones of every pile with a disc of its shade, numbered like the blocks.
fn draw_piles(count: &GuidedCount) -> Picture {
    let piles: Vec<&Vec<Point>> = count.piles.iter().collect();
    let shades = choose_shades(&piles);
    let mut diagram = Diagram::of(&count.rounded);
    let mut pen = Diagram::pen();
    for (index, (pile, &shade)) in piles.iter().zip(&shades).enumerate() {
        for &point in *pile {
            pen.disc(point, 0.37, Some(shade), None);
        }
        number_points(&mut pen, pile, 10 * index, DARK, RED);
    }
    diagram.draw(pen);
    diagram.picture()
}

/// Numbers points from 1 to 9. The tenth has the sum of this ten and the `before` points counted
/// earlier, in larger digits.
fn number_points(pen: &mut Pen<'_>, points: &[Point], before: usize, ink: Ink, sum_ink: Ink) {
    for (index, &point) in points.iter().enumerate() {
        match index + 1 {
            10 => pen.label(point, &(before + 10).to_string(), 0.58, sum_ink),
            number => pen.label(point, &number.to_string(), 0.36, ink),
        }
    }
}

/// Chooses a shade for each set of points, different from those of the earlier sets that it
/// touches.
///
/// Six shades do not suffice for every map, so a set that touches all six keeps the one that is
/// next in turn.
fn choose_shades(sets: &[&Vec<Point>]) -> Vec<Ink> {
    let near =
        |a: &Point, b: &Point| a.col().abs_diff(b.col()) <= 1 && a.row().abs_diff(b.row()) <= 1;
    let touch =
        |a: &[Point], b: &[Point]| a.iter().any(|one| b.iter().any(|other| near(one, other)));
    let mut chosen: Vec<usize> = Vec::with_capacity(sets.len());
    for (index, set) in sets.iter().enumerate() {
        let taken: Vec<usize> = sets
            .iter()
            .zip(&chosen)
            .filter(|(other, _)| touch(set.as_slice(), other.as_slice()))
            .map(|(_, &shade)| shade)
            .collect();
        // Trying the next shade first uses all of them, and keeps sets of the same shade far apart.
        let shades = (0..SHADES.len()).map(|step| (index + step) % SHADES.len());
        chosen.push(
            shades
                .clone()
                .find(|shade| !taken.contains(shade))
                .unwrap_or(index % SHADES.len()),
        );
    }
    chosen
        .into_iter()
        .filter_map(|shade| SHADES.get(shade).copied())
        .collect()
}

/// Outlines blocks in shades bright enough for a photo.
fn outline_blocks(pen: &mut Pen<'_>, blocks: &[&Vec<Point>]) {
    for (block, ink) in blocks.iter().zip(choose_shades(blocks)) {
        pen.outline(block, DARK, 0.12);
        pen.outline(block, photo::brighten(ink), 0.07);
    }
}

fn draw_stones(diagram: &mut Diagram, position: &Position) {
    for point in position.size().points() {
        if let Some(color) = position.stone(point) {
            diagram.stone(point, color);
        }
    }
}
