//! The Ing fill-in as pictures of the board, one per step: what to put where.

use crate::color::Color;
use crate::geometry::DrawingPoint;
use crate::language::Words;
use crate::position::Position;
use crate::score::{FillInPlan, FillInStep};

use super::diagram::{Diagram, RED};
use super::picture::{Anchor, Picture};
use super::{Report, words};

/// Room above a board, for the words.
const HEADING: f64 = 30.0;
/// Room that the words need, however small the board.
const NARROWEST: f64 = 430.0;
const INDENT: f64 = 24.0;
const LETTERS: f64 = 15.0;
const LINE: f64 = 20.0;
/// Boards side by side.
const BOARDS_A_ROW: usize = 2;

/// Returns a picture per step, each with what is done, told in `words`; empty where there is no fill-in to carry out.
pub fn steps(report: &Report, words: &Words) -> Vec<(Picture, String)> {
    let Some(settlement) = &report.settlement else { return Vec::new() };
    let Some(settled) = &settlement.score.ing else { return Vec::new() };
    let lifted = report.position.without(&settlement.life.dead());
    let plan = FillInPlan::new(&lifted, &settlement.score.owner, settled);
    let told = |step: &FillInStep| words::describe_fill_in_step(words, step.kind, step.stones.len());
    plan.steps.iter().map(|step| (board(&lifted, &plan, step), told(step))).collect()
}

/// Returns all steps in one picture; `None` where there is no fill-in to carry out.
pub fn picture(report: &Report, words: &Words) -> Option<Picture> {
    let score = &report.settlement.as_ref()?.score;
    let settled = score.ing.as_ref()?;
    let boards = steps(report, words);
    let board_width = boards.iter().map(|(board, _)| board.width).fold(NARROWEST, f64::max);
    let board_height = HEADING + boards.iter().map(|(board, _)| board.height).fold(0.0, f64::max);
    let legend = words::fill_in_legend(words, score, settled);
    let below = board_height * boards.len().div_ceil(BOARDS_A_ROW) as f64;
    let mut picture = Picture {
        width: board_width * BOARDS_A_ROW as f64,
        height: below + LINE * (legend.len() as f64 + 1.0),
        marks: Vec::new(),
    };
    for (index, (board, told)) in boards.iter().enumerate() {
        let (column, row) = (index % BOARDS_A_ROW, index / BOARDS_A_ROW);
        let (left, top) = (board_width * column as f64, board_height * row as f64);
        let heading = format!("{}. {told}", index + 1);
        let at = DrawingPoint { x: left + INDENT, y: top + HEADING - 8.0 };
        picture.write(at, heading, LETTERS, Anchor::Start);
        picture.put(board, DrawingPoint { x: left, y: top + HEADING });
    }
    for (index, sentence) in legend.into_iter().enumerate() {
        let y = below + LINE * (index as f64 + 0.9);
        picture.write(DrawingPoint { x: INDENT, y }, sentence, LETTERS, Anchor::Start);
    }
    Some(picture)
}

/// Draws one board: stones of the position full, those of earlier steps small, those of this step ringed, winning points
/// as diamonds.
fn board(lifted: &Position, plan: &FillInPlan, step: &FillInStep) -> Picture {
    let won = [(Color::Black, &plan.black_winning_points), (Color::White, &plan.white_winning_points)];
    let mut diagram = Diagram::of(lifted);
    for point in lifted.size().points().filter(|&point| lifted.stone(point).is_none()) {
        let of_step = step.stones.iter().any(|(put, _)| *put == point);
        match step.after.stone(point) {
            Some(color) if of_step => diagram.ringed_stone(point, color, RED),
            Some(color) => diagram.small_stone(point, color),
            None => {
                if let Some((color, _)) = won.iter().find(|(_, points)| points.contains(&point)) {
                    diagram.diamond(point, *color);
                }
            }
        }
    }
    diagram.picture()
}
