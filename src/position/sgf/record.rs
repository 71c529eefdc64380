//! A game record: the last position of a game, and what its file says about the game.

use crate::color::Color;
use crate::point::{BoardSize, Point};
use crate::position::{Position, Prisoners};

use super::games::{self, SgfFile};
use super::history::{History, Repetition};
use super::line::MainLine;
use super::remark::{self, Remark};
use super::tree::{GameTree, Node};
use super::{Place, SgfError, values};

/// One move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Who played.
    pub color: Color,
    /// Where; `None` is a pass.
    pub point: Option<Point>,
}

/// What rules may forbid about a move that was carried out all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irregular {
    /// A stone stood there already; it was replaced, and is no prisoner.
    Occupied,
    /// The move left its own chain without liberties; the chain was taken off.
    Suicide {
        /// Stones of the chain, the one that was played among them.
        stones: usize,
    },
    /// The move brought a whole board back.
    Repetition(Repetition),
}

/// A move that rules may forbid; which do is a matter of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IrregularMove {
    /// Number of the move, from one.
    pub number: usize,
    /// The move.
    pub played: Move,
    /// What it did.
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
    /// Moves that rules may forbid, in order; one move may stand here for two reasons.
    pub irregular: Vec<IrregularMove>,
    /// The rules as written (`RU`).
    pub rules: Option<String>,
    /// The komi as written (`KM`): points in FF\[4\], but zi or hundredths in some files.
    pub komi: Option<String>,
    /// Handicap stones (`HA`).
    pub handicap: Option<u32>,
    /// The result as written (`RE`).
    pub result: Option<String>,
    /// Who played, where and when.
    pub occasion: Occasion,
    /// What wrote the record, and what it is called.
    pub origin: Origin,
    /// What the record does not say plainly, and how it was taken.
    pub remarks: Vec<Remark>,
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

/// What wrote a record, and what it is called, each as written.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Origin {
    /// The program that wrote it (`AP`).
    pub application: Option<String>,
    /// Where it comes from (`SO`).
    pub source: Option<String>,
    /// The game's name (`GN`).
    pub name: Option<String>,
}

/// Replays the main line of the first game in `bytes`; that there are more is among its remarks.
///
/// # Errors
/// [`SgfError`], with the place in the record, when the file is damaged or cut off inside a value, is of another game,
/// or has a value that makes no sense. Illegal moves are no errors; see [`GameRecord::irregular`].
pub fn read(bytes: &[u8]) -> Result<GameRecord, SgfError> {
    read_game(bytes, None)
}

/// Replays the main line of the game with this number in `bytes`, from one; of the first where no number is given.
///
/// # Errors
/// As [`read`]; [`SgfError::NoSuchGame`] when there are not so many games.
pub fn read_game(bytes: &[u8], number: Option<usize>) -> Result<GameRecord, SgfError> {
    let SgfFile { games, remarks } = games::read(bytes)?;
    let chosen = number.unwrap_or(1);
    let no_such_game = || SgfError::NoSuchGame { number: chosen, games: games.len() };
    let tree = chosen.checked_sub(1).and_then(|index| games.get(index)).ok_or_else(no_such_game)?;
    let several = (number.is_none() && games.len() > 1)
        .then(|| Remark::SeveralGames { games: games.iter().map(title).collect() });
    record(tree.as_ref().map_err(SgfError::clone)?, several.into_iter().chain(remarks).collect())
}

/// Replays the main lines of all games in `bytes`, in order; at least one.
///
/// # Errors
/// [`SgfError::NoGame`] when there is none; each game may have its own, as [`read`] has.
pub fn read_all(bytes: &[u8]) -> Result<Vec<Result<GameRecord, SgfError>>, SgfError> {
    let SgfFile { games, remarks } = games::read(bytes)?;
    Ok(games.into_iter().map(|tree| record(&tree?, remarks.clone())).collect())
}

/// What a game is called: by its players, its name or its date; empty where it says nothing of these.
fn title(tree: &Result<GameTree, SgfError>) -> String {
    let Ok(GameTree { nodes, .. }) = tree else { return String::new() };
    let said = |name| root_value(nodes, name);
    let players = match (said("PB"), said("PW")) {
        (Some(black), Some(white)) => Some(format!("{black} – {white}")),
        (Some(player), None) | (None, Some(player)) => Some(player.to_owned()),
        (None, None) => None,
    };
    let other = || said("GN").or(said("EV")).or(said("DT")).map(str::to_owned);
    players.or_else(other).unwrap_or_default()
}

fn record(tree: &GameTree, of_file: Vec<Remark>) -> Result<GameRecord, SgfError> {
    let nodes = &tree.nodes;
    let size = check_game(nodes).and_then(|()| board_size(nodes))?;
    let handicap = handicap(nodes)?;
    let line = MainLine::new(size, nodes)?;
    let (position, prisoners, irregular) = replayed(&line);
    let written = |name| root_value(nodes, name).map(str::to_owned);
    let mut remarks = of_file;
    remarks.extend(remark::of_text(tree));
    remarks.extend(remark::of_nodes(nodes));
    if root_value(nodes, "SZ").is_none() {
        remarks.push(Remark::SizeUnstated { smaller: line.smaller_board() });
    }
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
        origin: Origin { application: written("AP"), source: written("SO"), name: written("GN") },
        remarks,
        line,
    })
}

/// The end of a game, the stones captured until then, and the moves that rules may forbid.
fn replayed(line: &MainLine) -> (Position, Prisoners, Vec<IrregularMove>) {
    let mut replay = line.replay();
    let mut history = History::new(line.size());
    let (mut moves, mut prisoners) = (0, Prisoners::default());
    let (mut repeating, mut played) = (Vec::new(), line.moves());
    for stage in replay.by_ref() {
        prisoners = stage.prisoners;
        if stage.moves == moves {
            history.set_up(moves, &stage.changes);
        } else if let Some(played) = played.next() {
            let repetition = history.play(stage.moves, played, &stage.changes);
            let repeats = |repetition| IrregularMove {
                number: stage.moves,
                played,
                why: Irregular::Repetition(repetition),
            };
            repeating.extend(repetition.map(repeats));
        }
        moves = stage.moves;
    }
    let mut irregular = replay.irregular().to_vec();
    irregular.extend(repeating);
    irregular.sort_by_key(|irregular| irregular.number);
    (replay.position().clone(), prisoners, irregular)
}

fn check_game(nodes: &[Node]) -> Result<(), SgfError> {
    match root_value(nodes, "GM") {
        None | Some("1") => Ok(()),
        Some(game) => Err(SgfError::OtherGame { game: game.to_owned() }),
    }
}

pub(super) fn board_size(nodes: &[Node]) -> Result<BoardSize, SgfError> {
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

/// The first value of `name` among the game's properties, trimmed; `None` when absent or empty.
fn root_value<'a>(nodes: &'a [Node], name: &'static str) -> Option<&'a str> {
    root_values(nodes, name).next()
}

/// The values of `name` among the game's properties, trimmed, without empty ones. They belong into the root node, but
/// some programs write them into the next one.
pub(super) fn root_values<'a>(nodes: &'a [Node], name: &'static str) -> impl Iterator<Item = &'a str> {
    let properties = nodes.iter().take(2).flatten();
    let values =
        properties.filter(move |property| property.name == name).flat_map(|property| &property.values);
    values.map(|value| value.trim()).filter(|value| !value.is_empty())
}

fn root_error(property: &str, value: Option<&str>, expected: &'static str) -> SgfError {
    SgfError::Value {
        property: property.to_owned(),
        value: value.unwrap_or_default().to_owned(),
        place: Place { node: 0, moves: 0 },
        expected,
    }
}
