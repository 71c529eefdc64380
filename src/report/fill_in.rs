//! Draws the Ing fill-in, one picture of the board per step, so that it can be carried out by hand.

use crate::color::Color;
use crate::geometry::DrawingPoint;
use crate::language::Words;
use crate::position::Position;
use crate::score::{FillInPlan, FillInStep};

use super::diagram::{Diagram, RED};
use super::picture::{Anchor, Picture};
use super::{Report, words};

/// Height of the heading above a board, in the picture's units.
const HEADING: f64 = 30.0;
/// Least width for a board and its heading, which needs this much however small the board is.
const NARROWEST: f64 = 430.0;
/// Distance of text from the left border.
const INDENT: f64 = 24.0;
/// Height of letters.
const LETTERS: f64 = 15.0;
/// Distance between lines of the legend.
const LINE: f64 = 20.0;
/// Number of boards side by side.
const BOARDS_A_ROW: usize = 2;

/// Returns one picture per step with a sentence on it in the language of `words`. Empty if the
/// rules have no fill-in.
pub fn steps(report: &Report, words: &Words) -> Vec<(Picture, String)> {
    let Some(settlement) = &report.settlement else {
        return Vec::new();
    };
    let Some(settled) = &settlement.score.ing else {
        return Vec::new();
    };
    let lifted = report.position.without(&settlement.life.dead());
    let plan = FillInPlan::new(&lifted, &settlement.score.owner, settled);
    let mut steps = Vec::new();
    for step in &plan.steps {
        let sentence = words::describe_fill_in_step(words, step.kind, step.stones.len());
        steps.push((draw_step(&lifted, &plan, step), sentence));
    }
    steps
}

/// Returns all steps in one picture. `None` if the rules have no fill-in.
pub fn picture(report: &Report, words: &Words) -> Option<Picture> {
    let score = &report.settlement.as_ref()?.score;
    let settled = score.ing.as_ref()?;
    let boards = steps(report, words);
    let board_width = boards
        .iter()
        .map(|(board, _)| board.width)
        .fold(NARROWEST, f64::max);
    let board_height = HEADING
        + boards
            .iter()
            .map(|(board, _)| board.height)
            .fold(0.0, f64::max);
    let legend = words::fill_in_legend(words, score, settled);
    let below = board_height * boards.len().div_ceil(BOARDS_A_ROW) as f64;
    let mut picture = Picture {
        width: board_width * BOARDS_A_ROW as f64,
        height: below + LINE * (legend.len() as f64 + 1.0),
        marks: Vec::new(),
    };
    for (index, (board, sentence)) in boards.iter().enumerate() {
        let (column, row) = (index % BOARDS_A_ROW, index / BOARDS_A_ROW);
        let (left, top) = (board_width * column as f64, board_height * row as f64);
        let heading = format!("{}. {sentence}", index + 1);
        let at = DrawingPoint {
            x: left + INDENT,
            y: top + HEADING - 8.0,
        };
        picture.write(at, heading, LETTERS, Anchor::Start);
        picture.insert(
            board,
            DrawingPoint {
                x: left,
                y: top + HEADING,
            },
        );
    }
    for (index, sentence) in legend.into_iter().enumerate() {
        let y = below + LINE * (index as f64 + 0.9);
        picture.write(
            DrawingPoint { x: INDENT, y },
            sentence,
            LETTERS,
            Anchor::Start,
        );
    }
    Some(picture)
}

/// Draws the board after a step: stones of the position in full size, those of earlier steps small,
/// those of this step small with a ring, and winning points as diamonds.
fn draw_step(lifted: &Position, plan: &FillInPlan, step: &FillInStep) -> Picture {
    let mut diagram = Diagram::of(lifted);
    for point in lifted
        .size()
        .points()
        .filter(|&point| lifted.stone(point).is_none())
    {
        let of_step = step.stones.iter().any(|(put, _)| *put == point);
        match step.after.stone(point) {
            Some(color) if of_step => diagram.ringed_stone(point, color, RED),
            Some(color) => diagram.small_stone(point, color),
            None => {
                let wins_here = |color: &Color| plan.winning_points[*color].contains(&point);
                if let Some(color) = Color::BOTH.into_iter().find(wins_here) {
                    diagram.diamond(point, color);
                }
            }
        }
    }
    diagram.picture()
}
