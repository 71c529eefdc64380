//! Putting a position before an engine, and looking whether it is there.

use std::collections::BTreeSet;

use crate::color::Color;
use crate::language::Message;
use crate::position::Position;

use super::gtp::Session;
use super::{EngineError, Game, answer};

/// Sets board, rules and stones up.
pub(super) fn set_up(
    game: &Game,
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
    session.done(&format!("boardsize {}", size.width()))?;
    session.done("clear_board")?;
    if known.contains("kata-set-rules") {
        session.done(&format!("kata-set-rules {}", game.rules))?;
    }
    session.done(&format!("komi {}", game.komi))?;
    put_down(game.position, session, known)?;
    look(game.position, session, known)
}

/// Puts every stone down: at once where the engine can, because moves are a history that may sway it.
///
/// Moves are safe in any order. In every part of a position whose chains all have liberties all chains have liberties,
/// too: a chain that is there as a whole keeps its liberty, another one has an empty point where its next stone will
/// stand. So nothing is captured on the way, nothing is suicide, and no position comes twice.
fn put_down(position: &Position, session: &mut Session, known: &BTreeSet<String>) -> Result<(), EngineError> {
    let size = position.size();
    let stones = size.points().filter_map(|point| Some((position.stone(point)?, size.name(point))));
    let stones: Vec<String> = stones.map(|(color, name)| format!("{} {name}", color.name())).collect();
    if stones.is_empty() {
        return Ok(());
    }
    if known.contains("set_position") {
        session.done(&format!("set_position {}", stones.join(" ")))?;
        return Ok(());
    }
    for stone in stones {
        session.done(&format!("play {stone}"))?;
    }
    Ok(())
}

/// Compares the engine's board with the position, where it shows its board.
fn look(position: &Position, session: &mut Session, known: &BTreeSet<String>) -> Result<(), EngineError> {
    let same = if known.contains("list_stones") {
        let mut listed = Position::empty(position.size());
        for color in Color::BOTH {
            let stones = session.done(&format!("list_stones {}", color.name()))?;
            for point in answer::points(position.size(), &stones)? {
                listed = listed.with(point, Some(color));
            }
        }
        listed == *position
    } else if known.contains("showboard") {
        // What is drawn in another way than usual cannot be compared.
        drawn(position.size().width(), &session.done("showboard")?).is_none_or(|rows| rows == position.rows())
    } else {
        true
    };
    if same { Ok(()) } else { Err(EngineError::nonsense(Message::new("engine-other-stones"))) }
}

/// The rows of a drawing, each with its number and then its points (`.` or `+` empty, `X` black, `O` white), among
/// which may be marks of the last move.
fn drawn(lines: usize, drawing: &str) -> Option<Vec<String>> {
    let row = |number: usize| {
        let label = number.to_string();
        let line = drawing.lines().find_map(|line| {
            line.trim_start()
                .strip_prefix(&label)
                .filter(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
        })?;
        let points = line.chars().filter_map(|symbol| match symbol {
            '.' | '+' => Some('.'),
            'X' => Some('B'),
            'O' => Some('W'),
            _ => None,
        });
        let row: String = points.take(lines).collect();
        (row.len() == lines).then_some(row)
    };
    (1..=lines).rev().map(row).collect()
}
