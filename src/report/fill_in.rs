//! The Ing fill-in as pictures of the board, one a step: what to put where.

use std::fmt::Write;

use crate::color::Color;
use crate::language::Words;
use crate::point::{BoardSize, Point};
use crate::position::Position;
use crate::score::{FillInPlan, FillInStep};

use super::{Report, words};

/// Side of a point in the picture's units.
const POINT: f64 = 24.0;
/// Room around a board, for its coordinates, and above it, for the words.
const MARGIN: f64 = 30.0;
const HEADING: f64 = 40.0;
/// Room that the words need, however small the board.
const NARROWEST: f64 = 430.0;
const LINE: f64 = 20.0;
/// Boards side by side.
const BOARDS_A_ROW: usize = 2;

/// The steps of the fill-in as an SVG file, told in `words`; `None` where there is none to carry out.
pub fn svg(report: &Report, words: &Words) -> Option<String> {
    let settlement = report.settlement.as_ref()?;
    let settled = settlement.score.ing.as_ref()?;
    let lifted = report.position.without(&settlement.life.dead());
    let plan = FillInPlan::new(&lifted, &settlement.score.owner, settled);
    let size = report.position.size();
    let board_width = (size.width() as f64 * POINT + 2.0 * MARGIN).max(NARROWEST);
    let board_height = size.height() as f64 * POINT + 2.0 * MARGIN + HEADING;
    let rows = plan.steps.len().div_ceil(BOARDS_A_ROW);
    let legend = words::fill_in_legend(words, settled);
    let below = board_height * rows as f64;
    let (width, height) = (board_width * BOARDS_A_ROW as f64, below + LINE * (legend.len() as f64 + 1.0));
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n"
    );
    for (index, step) in plan.steps.iter().enumerate() {
        let (column, row) = (index % BOARDS_A_ROW, index / BOARDS_A_ROW);
        let (left, top) = (board_width * column as f64, board_height * row as f64);
        let _ = writeln!(text, "<g transform=\"translate({left} {top})\">");
        let heading = format!("{}. {}", index + 1, words::fill_in_step(words, step.kind, step.stones.len()));
        let _ = writeln!(text, "<text x=\"{MARGIN}\" y=\"24\" font-size=\"15\">{heading}</text>");
        let _ = writeln!(text, "<g transform=\"translate({MARGIN} {})\">", HEADING + MARGIN / 2.0);
        board(&mut text, size, &lifted, &plan, step);
        text.push_str("</g>\n</g>\n");
    }
    for (index, sentence) in legend.iter().enumerate() {
        let y = below + LINE * (index as f64 + 0.7);
        let _ = writeln!(text, "<text x=\"{MARGIN}\" y=\"{y}\" font-size=\"15\">{sentence}</text>");
    }
    text.push_str("</svg>\n");
    Some(text)
}

/// One board: stones of the position full, those of earlier steps small, those of this step ringed, winning points
/// as stars.
fn board(text: &mut String, size: BoardSize, lifted: &Position, plan: &FillInPlan, step: &FillInStep) {
    lines(text, size);
    let won = [(Color::Black, &plan.black_winning_points), (Color::White, &plan.white_winning_points)];
    for point in size.points() {
        let (x, y) = place(point);
        let of_step = step.stones.iter().any(|(put, _)| *put == point);
        match (step.after.stone(point), lifted.stone(point)) {
            (Some(color), Some(_)) => stone(text, (x, y), color, 0.47, "#333"),
            (Some(color), None) if of_step => stone(text, (x, y), color, 0.34, "#d00"),
            (Some(color), None) => stone(text, (x, y), color, 0.34, "#333"),
            (None, _) => {
                if let Some((color, _)) = won.iter().find(|(_, points)| points.contains(&point)) {
                    let ink = if *color == Color::Black { "#000" } else { "#fff" };
                    let _ = writeln!(
                        text,
                        "<path d=\"M{x} {} l5 5 -5 5 -5 -5 z\" fill=\"{ink}\" stroke=\"#06c\" stroke-width=\"1.5\"/>",
                        y - 5.0
                    );
                }
            }
        }
    }
}

fn lines(text: &mut String, size: BoardSize) {
    let (width, height) = (size.width() as f64 * POINT, size.height() as f64 * POINT);
    let _ = writeln!(text, "<rect width=\"{width}\" height=\"{height}\" fill=\"#e3b96b\"/>");
    let (far_x, far_y) = (width - POINT / 2.0, height - POINT / 2.0);
    let near = POINT / 2.0;
    let mut path = String::new();
    for row in 0..size.height() {
        let y = (row as f64 + 0.5) * POINT;
        let _ = write!(path, "M{near} {y}H{far_x}");
        let _ = writeln!(
            text,
            "<text x=\"-6\" y=\"{}\" font-size=\"11\" text-anchor=\"end\">{}</text>",
            y + 4.0,
            size.height() - row
        );
    }
    for point in (0..size.width()).filter_map(|column| size.point(column, 0)) {
        let (x, _) = place(point);
        let _ = write!(path, "M{x} {near}V{far_y}");
        let letter: String = size.name(point).chars().take(1).collect();
        let _ = writeln!(
            text,
            "<text x=\"{x}\" y=\"{}\" font-size=\"11\" text-anchor=\"middle\">{letter}</text>",
            height + 13.0
        );
    }
    let _ = writeln!(text, "<path d=\"{path}\" stroke=\"#5a4520\" stroke-width=\"0.8\" fill=\"none\"/>");
}

fn stone(text: &mut String, (x, y): (f64, f64), color: Color, radius: f64, outline: &str) {
    let fill = if color == Color::Black { "#111" } else { "#fafafa" };
    let width = if outline == "#333" { 0.8 } else { 2.2 };
    let _ = writeln!(
        text,
        "<circle cx=\"{x}\" cy=\"{y}\" r=\"{:.1}\" fill=\"{fill}\" stroke=\"{outline}\" stroke-width=\"{width}\"/>",
        radius * POINT
    );
}

fn place(point: Point) -> (f64, f64) {
    ((point.col() as f64 + 0.5) * POINT, (point.row() as f64 + 0.5) * POINT)
}
