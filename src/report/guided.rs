//! The guided count in pictures and sentences: what a referee does at the board, step by step.
//!
//! [`pictures`] draws a board for each step, [`over_photo`] the moves and the tens on the photo of the board, and
//! [`sentences`] tells the steps in the words of a language.

mod photo;
mod sentences;
pub mod territory;

pub use photo::over_photo;
pub use sentences::sentences;

use crate::color::Color;
use crate::language::Words;
use crate::point::Point;
use crate::position::Position;
use crate::score::{GuidedCount, Rounding};

use super::diagram::{BLUE, Diagram, RED};
use super::picture::{Ink, Pen, Picture};

/// Shades of blocks and piles: those that lie next to each other differ, in print as well.
const SHADES: [Ink; 6] = [
    [0xff, 0xf2, 0xb0],
    [0xa9, 0xd6, 0xf5],
    [0xbf, 0xe5, 0xa8],
    [0xf7, 0xbd, 0xc0],
    [0xd9, 0xc4, 0xf0],
    [0xf9, 0xcf, 0x95],
];
/// The counted side's empty points before they are rounded.
const OWN: Ink = [0xf2, 0xd9, 0xa6];
const EDGE: Ink = [0x70, 0x50, 0x20];
const DARK: Ink = [0x20; 3];
const LIGHT: Ink = [0xff; 3];
const FAINT: Ink = [0x70, 0x62, 0x48];

/// A step of the count.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// The board.
    pub picture: Picture,
    /// What is done, in a sentence.
    pub caption: String,
}

/// Returns a picture per step: the dead stones, the stones that are moved, the tens, the piles. Steps in which nothing is done
/// are left out.
pub fn pictures(count: &GuidedCount, words: &Words) -> Vec<Drawn> {
    let player = [("player", count.color.name().into())];
    let drawn =
        |picture: Picture, message: &str| Drawn { picture, caption: words.say_with(message, &player) };
    let mut pictures = Vec::new();
    if !count.dead.is_empty() {
        pictures.push(drawn(dead(count), "guided-drawing-dead"));
    }
    if !count.moves.is_empty() {
        pictures.push(drawn(moves(count), "guided-drawing-moves"));
    }
    if !count.tens.is_empty() {
        pictures.push(drawn(tens(count), "guided-drawing-tens"));
    }
    pictures.push(drawn(piles(count), "guided-drawing-stones"));
    pictures
}

/// Draws the dead stones crossed out.
fn dead(count: &GuidedCount) -> Picture {
    let mut diagram = Diagram::of(&count.position);
    for &point in &count.dead {
        diagram.cross(point, RED);
    }
    diagram.picture()
}

/// Draws the moves: lifted stones are hollow, those put down have a ring; arrows lead from one to the other, with the same number.
fn moves(count: &GuidedCount) -> Picture {
    let mut diagram = Diagram::empty(count.lifted.size());
    let mut pen = Diagram::pen();
    for &point in count.areas.iter().flatten() {
        pen.shade(point, OWN);
    }
    for area in &count.areas {
        pen.outline(area, EDGE, 0.04);
    }
    diagram.draw(pen);
    stones(&mut diagram, &count.lifted);
    let mut pen = Diagram::pen();
    draw_moves(&mut pen, count.color, &count.moves, 1);
    diagram.draw(pen);
    diagram.picture()
}

/// Draws the moves of a side's rounding, numbered from `first` on.
fn draw_moves(pen: &mut Pen<'_>, color: Color, moves: &[Rounding], first: usize) {
    let (ink, letters) = match color {
        Color::Black => (DARK, LIGHT),
        Color::White => (LIGHT, DARK),
    };
    for step in moves {
        if let Some(from) = step.from() {
            pen.disc(from, 0.46, Some(OWN), Some((ring(step), 0.07)));
        }
        if let Some(to) = step.to() {
            pen.disc(to, 0.44, Some(ink), Some((ring(step), 0.1)));
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
            pen.label(from, &number, 0.5, ring(step));
        }
        if let Some(to) = step.to() {
            pen.label(to, &number, 0.5, letters);
        }
    }
}

/// Returns red for stones of the board, blue for those from the bowl or into it.
fn ring(step: &Rounding) -> Ink {
    match step {
        Rounding::Move { .. } => RED,
        Rounding::Put { .. } | Rounding::Lift { .. } => BLUE,
    }
}

/// Draws every block of ten in its shade, its points counted from 1 to 9, and on the last one the sum so far.
fn tens(count: &GuidedCount) -> Picture {
    let blocks: Vec<&Vec<Point>> = count.tens.iter().flat_map(|area| &area.blocks).collect();
    let shades = shades(&blocks);
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
    stones(&mut diagram, &count.rounded);
    diagram.picture()
}

/// Draws the stones of every pile with a disc of its shade, counted in the same way.
fn piles(count: &GuidedCount) -> Picture {
    let piles: Vec<&Vec<Point>> = count.piles.iter().collect();
    let shades = shades(&piles);
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

/// Writes numbers from 1 on; the tenth is the sum of all so far, and larger.
fn number_points(pen: &mut Pen<'_>, points: &[Point], before: usize, ink: Ink, sum_ink: Ink) {
    for (index, &point) in points.iter().enumerate() {
        match index + 1 {
            10 => pen.label(point, &(before + 10).to_string(), 0.58, sum_ink),
            number => pen.label(point, &number.to_string(), 0.36, ink),
        }
    }
}

/// Returns a shade for each set of points, not that of any before that it touches.
fn shades(sets: &[&Vec<Point>]) -> Vec<Ink> {
    let near = |a: &Point, b: &Point| a.col().abs_diff(b.col()) <= 1 && a.row().abs_diff(b.row()) <= 1;
    let touch = |a: &[Point], b: &[Point]| a.iter().any(|one| b.iter().any(|other| near(one, other)));
    let mut chosen: Vec<usize> = Vec::with_capacity(sets.len());
    for (index, set) in sets.iter().enumerate() {
        let taken: Vec<usize> = sets
            .iter()
            .zip(&chosen)
            .filter(|(other, _)| touch(set.as_slice(), other.as_slice()))
            .map(|(_, &shade)| shade)
            .collect();
        // From the next shade on, so that all are used and equal ones lie far apart.
        let shades = (0..SHADES.len()).map(|step| (index + step) % SHADES.len());
        chosen.push(shades.clone().find(|shade| !taken.contains(shade)).unwrap_or(index % SHADES.len()));
    }
    chosen.into_iter().filter_map(|shade| SHADES.get(shade).copied()).collect()
}

/// Draws the outlines of blocks in bright shades, as on a photo.
fn outline_blocks(pen: &mut Pen<'_>, blocks: &[&Vec<Point>]) {
    for (block, ink) in blocks.iter().zip(shades(blocks)) {
        pen.outline(block, DARK, 0.12);
        pen.outline(block, photo::brighter(ink), 0.07);
    }
}

fn stones(diagram: &mut Diagram, position: &Position) {
    for point in position.size().points() {
        if let Some(color) = position.stone(point) {
            diagram.stone(point, color);
        }
    }
}
