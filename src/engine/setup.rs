//! Sets a position up on an engine's board, and checks the result.

use std::collections::BTreeSet;

use crate::color::Color;
use crate::language::Message;
use crate::position::Position;

use super::gtp::Session;
use super::{EngineError, FinishedGame, answer};

/// Sets up the board, the rules and the stones. `known` are the commands that the engine knows.
pub(super) fn set_up_game(
    game: &FinishedGame,
    session: &mut Session,
    known: &BTreeSet<String>,
) -> Result<(), EngineError> {
    let size = game.position.size();
    if !size.is_square() {
        return Err(EngineError::NotSquare { size });
    }
    if !game.position.is_legal() {
        return Err(EngineError::NoLiberties);
    }
    // Changing the board size may keep old stones, and clearing the board may reset rules and komi,
    // so the order matters.
    session.require(&format!("boardsize {}", size.width()))?;
    session.require("clear_board")?;
    if known.contains("kata-set-rules") {
        session.require(&format!("kata-set-rules {}", game.rules))?;
    }
    session.require(&format!("komi {}", game.komi))?;
    place_stones(game.position, session, known)?;
    check_board(game.position, session, known)
}

/// Places every stone: all at once if the engine can, because moves are a history that may
/// influence it, otherwise as moves.
///
/// Moves are safe in any order. In every part of a position whose chains all have liberties all
/// chains have liberties, too: a chain that is complete keeps its liberty, another one has an empty
/// point where its next stone will stand. So nothing is captured on the way, no move is suicide,
/// and no position comes twice.
fn place_stones(
    position: &Position,
    session: &mut Session,
    known: &BTreeSet<String>,
) -> Result<(), EngineError> {
    let size = position.size();
    let mut stones = Vec::new();
    for point in size.points() {
        if let Some(color) = position.stone(point) {
            stones.push(format!("{} {}", color.name(), size.name(point)));
        }
    }
    if stones.is_empty() {
        return Ok(());
    }
    if known.contains("set_position") {
        session.require(&format!("set_position {}", stones.join(" ")))?;
        return Ok(());
    }
    for stone in stones {
        session.require(&format!("play {stone}"))?;
    }
    Ok(())
}

/// Compares the engine's board with the position, if the engine has a command that shows its board.
fn check_board(
    position: &Position,
    session: &mut Session,
    known: &BTreeSet<String>,
) -> Result<(), EngineError> {
    let same = if known.contains("list_stones") {
        let mut listed = Position::empty(position.size());
        for color in Color::BOTH {
            let stones = session.require(&format!("list_stones {}", color.name()))?;
            for point in answer::parse_points(position.size(), &stones)?.iter() {
                listed = listed.with(point, Some(color));
            }
        }
        listed == *position
    } else if known.contains("showboard") {
        // A board drawn in an unusual way cannot be compared.
        parse_drawing(position.size().width(), &session.require("showboard")?)
            .is_none_or(|rows| rows == position.rows())
    } else {
        true
    };
    if same {
        Ok(())
    } else {
        Err(EngineError::nonsense(Message::new("engine-other-stones")))
    }
}

/// Parses a drawing of a board with this number of lines. Each row starts with its number, then
/// come its points (`.` or `+` empty, `X` black, `O` white), with marks of the last move among
/// them. `None` if a row is missing or incomplete.
fn parse_drawing(lines: usize, drawing: &str) -> Option<Vec<String>> {
    (1..=lines)
        .rev()
        .map(|number| parse_row(lines, number, drawing))
        .collect()
}

fn parse_row(lines: usize, number: usize, drawing: &str) -> Option<String> {
    let label = number.to_string();
    let line = drawing.lines().find_map(|line| {
        let rest = line.trim_start().strip_prefix(&label)?;
        let is_longer_number = rest.starts_with(|symbol: char| symbol.is_ascii_digit());
        (!is_longer_number).then_some(rest)
    })?;
    let points = line.chars().filter_map(|symbol| match symbol {
        '.' | '+' => Some('.'),
        'X' => Some('B'),
        'O' => Some('W'),
        _ => None,
    });
    let row: String = points.take(lines).collect();
    (row.len() == lines).then_some(row)
}
