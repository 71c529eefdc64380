//! The player to move at the end of a record.

use crate::color::Color;

use super::line::MainLine;
use super::tree::Node;

/// The player to move at the end of a record, and how that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The record states it after the last move (`PL`).
    Stated(Color),
    /// The other player made the last move.
    AfterMove(Color),
}

impl Turn {
    /// Returns the player to move.
    pub fn player(self) -> Color {
        match self {
            Turn::Stated(player) | Turn::AfterMove(player) => player,
        }
    }
}

/// Finds the player to move at the end of a main line. `None` if the record does not tell: it has
/// no moves, changes the board after the last one, or ends with two passes, after which nothing is
/// played.
pub(super) fn find_turn(nodes: &[Node], line: &MainLine) -> Option<Turn> {
    let mut stated = None;
    let mut is_changed_since = false;
    for node in nodes {
        let has = |names: &[&str]| {
            let mut properties = node.iter();
            properties.any(|property| names.contains(&property.name.as_str()))
        };
        // The setup of a node comes before its moves.
        is_changed_since |= has(&["AB", "AW", "AE"]);
        let mut players = node.iter().filter(|property| property.name == "PL");
        stated = players
            .find_map(|property| parse_player(property.values.first()?))
            .or(stated);
        if has(&["B", "W"]) {
            (stated, is_changed_since) = (None, false);
        }
    }
    if let Some(player) = stated {
        return Some(Turn::Stated(player));
    }
    let moves: Vec<_> = line.moves().collect();
    let last = moves.last()?;
    let is_over = matches!(moves.as_slice(), [.., before, last] if before.point.is_none() && last.point.is_none());
    (!is_over && !is_changed_since).then(|| Turn::AfterMove(last.color.opponent()))
}

/// Parses the value of `PL`. Others than the format's `B` and `W` are written, too; what is not
/// understood states nothing.
fn parse_player(value: &str) -> Option<Color> {
    match value.trim().to_ascii_lowercase().as_str() {
        "b" | "black" | "1" => Some(Color::Black),
        "w" | "white" | "2" => Some(Color::White),
        _ => None,
    }
}
