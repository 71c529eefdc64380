//! A game record: the last position of a game, and what its file says about the game.

use crate::color::Color;
use crate::point::{BoardSize, Point};
use crate::position::{Position, Prisoners};

use super::line::MainLine;
use super::tree::{Node, main_line};
use super::{Place, SgfError, text, values};

/// One move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Who played.
    pub color: Color,
    /// Where; `None` is a pass.
    pub point: Option<Point>,
}

/// What is wrong with a move that was carried out all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irregular {
    /// A stone stood there already; it was replaced, and is no prisoner.
    Occupied,
    /// The move left its own chain without liberties; the chain was taken off.
    Suicide,
}

/// A move that the rules do not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IrregularMove {
    /// Number of the move, from one.
    pub number: usize,
    /// The move.
    pub played: Move,
    /// What is wrong with it.
    pub why: Irregular,
}

/// The end of a recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// The position after the last move of the main line.
    pub position: Position,
    /// Stones captured on the way.
    pub prisoners: Prisoners,
    /// The moves, passes included; empty in a file that only sets a position up.
    pub moves: Vec<Move>,
    /// Moves that the rules do not allow, in order.
    pub irregular: Vec<IrregularMove>,
    /// The rules as written (`RU`).
    pub rules: Option<String>,
    /// The komi as written (`KM`): points in FF\[4\], but zi in some Chinese files.
    pub komi: Option<String>,
    /// Handicap stones (`HA`).
    pub handicap: Option<u32>,
    /// The result as written (`RE`).
    pub result: Option<String>,
    /// Who played, where and when.
    pub occasion: Occasion,
    /// The main line, from which every position of the game can be had.
    pub line: MainLine,
}

impl GameRecord {
    /// Stones captured until the main line's `stage`-th position, from zero as [`MainLine::replay`] goes through them;
    /// `None` when it has not so many.
    pub fn prisoners_at(&self, stage: usize) -> Option<Prisoners> {
        self.line.replay().nth(stage).map(|stage| stage.prisoners)
    }
}

/// Who played, where and when, each as written.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Occasion {
    /// Black's name (`PB`).
    pub black: Option<String>,
    /// White's name (`PW`).
    pub white: Option<String>,
    /// The event (`EV`).
    pub event: Option<String>,
    /// The round (`RO`).
    pub round: Option<String>,
    /// The place (`PC`).
    pub place: Option<String>,
    /// The date (`DT`).
    pub date: Option<String>,
}

/// Replays the main line of the first game in `bytes`.
///
/// # Errors
/// [`SgfError`], with the place in the record, when the file is damaged or cut off, is of another game, or
/// has a value that makes no sense. Illegal moves are no errors; see [`GameRecord::irregular`].
pub fn read(bytes: &[u8]) -> Result<GameRecord, SgfError> {
    let mut first_error = SgfError::NoGame;
    for (attempt, text) in text::readings(bytes).enumerate() {
        match main_line(&text).and_then(|nodes| record(&nodes)) {
            Ok(record) => return Ok(record),
            Err(error) if attempt == 0 => first_error = error,
            Err(_) => {}
        }
    }
    Err(first_error)
}

fn record(nodes: &[Node]) -> Result<GameRecord, SgfError> {
    let size = check_game(nodes).and_then(|()| board_size(nodes))?;
    let handicap = handicap(nodes)?;
    let line = MainLine::new(size, nodes)?;
    let mut replay = line.replay();
    let prisoners = replay.by_ref().last().map(|end| end.prisoners).unwrap_or_default();
    let (position, irregular) = (replay.position().clone(), replay.irregular().to_vec());
    let written = |name| root_value(nodes, name).map(str::to_owned);
    Ok(GameRecord {
        position,
        prisoners,
        moves: line.moves().collect(),
        irregular,
        rules: written("RU"),
        komi: written("KM"),
        handicap,
        result: written("RE"),
        occasion: Occasion {
            black: written("PB"),
            white: written("PW"),
            event: written("EV"),
            round: written("RO"),
            place: written("PC"),
            date: written("DT"),
        },
        line,
    })
}

fn check_game(nodes: &[Node]) -> Result<(), SgfError> {
    match root_value(nodes, "GM") {
        None | Some("1") => Ok(()),
        Some(game) => Err(SgfError::OtherGame { game: game.to_owned() }),
    }
}

fn board_size(nodes: &[Node]) -> Result<BoardSize, SgfError> {
    let value = root_value(nodes, "SZ");
    values::size(value).ok_or_else(|| root_error("SZ", value, "sgf-a-size"))
}

fn handicap(nodes: &[Node]) -> Result<Option<u32>, SgfError> {
    match root_value(nodes, "HA") {
        None => Ok(None),
        Some(value) => match value.parse() {
            Ok(stones) => Ok(Some(stones)),
            Err(_) => Err(root_error("HA", Some(value), "sgf-a-handicap")),
        },
    }
}

/// The first value of `name` among the game's properties, trimmed; `None` when absent or empty. They belong
/// into the root node, but some programs write them into the next one.
fn root_value<'a>(nodes: &'a [Node], name: &str) -> Option<&'a str> {
    let properties = nodes.iter().take(2).flatten();
    let values = properties.filter(|property| property.name == name).flat_map(|property| &property.values);
    values.map(|value| value.trim()).find(|value| !value.is_empty())
}

fn root_error(property: &str, value: Option<&str>, expected: &'static str) -> SgfError {
    SgfError::Value {
        property: property.to_owned(),
        value: value.unwrap_or_default().to_owned(),
        place: Place { node: 0, moves: 0 },
        expected,
    }
}
