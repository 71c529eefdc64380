//! Draws the guided count over the photo of the board.

use crate::geometry::PhotoFromBoard;
use crate::point::Point;
use crate::report::diagram::RED;
use crate::report::picture::{Ink, Pen, Picture};
use crate::score::GuidedCount;

use super::{DARK, LIGHT, draw_moves, outline_blocks};

/// Draws the whole count over the upright photo of this width and height, in photo pixels: crosses
/// on the dead stones, the moves, and outlines around the tens with their running sums. The photo
/// shows the stones as they were before the count.
pub fn draw_over_photo(
    count: &GuidedCount,
    map: &PhotoFromBoard,
    (width, height): (u32, u32),
) -> Picture {
    let mut pen = Pen::on_photo(map);
    let blocks: Vec<&Vec<Point>> = count.tens.iter().flat_map(|area| &area.blocks).collect();
    outline_blocks(&mut pen, &blocks);
    for &point in &count.dead {
        pen.cross(point, RED, 0.12);
    }
    draw_moves(&mut pen, count.color, &count.moves, 1);
    let moved: Vec<Point> = count
        .moves
        .iter()
        .flat_map(|step| [step.from(), step.to()])
        .flatten()
        .collect();
    for (index, block) in blocks.iter().enumerate() {
        draw_sum(&mut pen, block, 10 * (index + 1), &moved);
    }
    Picture {
        width: f64::from(width),
        height: f64::from(height),
        marks: pen.marks,
    }
}

/// Draws a sum in the middle of its block, if possible on a point where no stone is moved.
pub(super) fn draw_sum(pen: &mut Pen<'_>, block: &[Point], sum: usize, moved: &[Point]) {
    if let Some(point) = choose_middle(block, moved) {
        pen.disc(point, 0.42, Some(LIGHT), Some((DARK, 0.04)));
        pen.label(point, &sum.to_string(), 0.5, DARK);
    }
}

/// Chooses the point of a block with the least total of squared distances to its other points,
/// preferring points where no stone is moved.
fn choose_middle(block: &[Point], moved: &[Point]) -> Option<Point> {
    let distance = |a: Point, b: Point| {
        let (across, down) = (a.col().abs_diff(b.col()), a.row().abs_diff(b.row()));
        across * across + down * down
    };
    let to_all =
        |point: &Point| -> usize { block.iter().map(|&other| distance(*point, other)).sum() };
    block
        .iter()
        .copied()
        .min_by_key(|point| (moved.contains(point), to_all(point)))
}

/// Returns a stronger version of a shade: pale ones cannot be seen on wood.
pub(super) fn brighten(ink: Ink) -> Ink {
    ink.map(|channel| {
        if channel < 0xd0 {
            channel.saturating_sub(0x60)
        } else {
            channel
        }
    })
}
