//! A game record: the last position of a game, and the information its file has about the game.

use crate::color::Color;
use crate::point::{BoardSize, Point};
use crate::position::{Position, Prisoners};

use super::games::{self, SgfFile};
use super::history::{History, Repetition};
use super::line::MainLine;
use super::remark::{self, Remark};
use super::tree::{GameTree, Node};
use super::turn::{self, Turn};
use super::{RecordPlace, SgfError, values};

/// A move of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The player.
    pub color: Color,
    /// The point played at; `None` is a pass.
    pub point: Option<Point>,
}

/// A reason why rules may forbid a move. The move was carried out all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irregular {
    /// The point was occupied; the stone there was replaced and does not count as a prisoner.
    Occupied,
    /// The move left its own chain without liberties; the chain was taken off.
    Suicide {
        /// Number of stones of the chain, including the one played.
        stones: usize,
    },
    /// The move brought back a whole board that was there before.
    Repetition(Repetition),
}

/// A move that some rules forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IrregularMove {
    /// Number of the move, from one.
    pub number: usize,
    /// The move.
    pub played: Move,
    /// Reason why rules may forbid it.
    pub why: Irregular,
}

/// The end of a recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// The position after the last move of the main line.
    pub position: Position,
    /// Stones captured in the game, of each player.
    pub prisoners: Prisoners,
    /// The moves, passes included; empty in a file that only sets a position up.
    pub moves: Vec<Move>,
    /// The player to move after the last move; `None` if the record does not tell, or ends with two
    /// passes.
    pub turn: Option<Turn>,
    /// Moves that rules may forbid, in order; a move may be listed for two reasons.
    pub irregular: Vec<IrregularMove>,
    /// The rules as written (`RU`).
    pub rules: Option<String>,
    /// The komi as written (`KM`): points in FF\[4\], but zi or hundredths in some files.
    pub komi: Option<String>,
    /// Number of handicap stones (`HA`).
    pub handicap: Option<u32>,
    /// The result as written (`RE`).
    pub result: Option<String>,
    /// Players, place and date of the game.
    pub occasion: Occasion,
    /// Program that wrote the record, source and title.
    pub origin: Origin,
    /// Remarks on what the record does not state plainly.
    pub remarks: Vec<Remark>,
    /// The main line, from which every position of the game follows.
    pub line: MainLine,
}

impl GameRecord {
    /// Returns the stones captured up to the main line's position number `stage`, counted from zero
    /// as [`MainLine::replay`] goes through them; `None` if there are fewer positions.
    pub fn prisoners_at(&self, stage: usize) -> Option<Prisoners> {
        self.line.replay().nth(stage).map(|stage| stage.prisoners)
    }
}

/// Players, place and date of a game, each as written.
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

/// Program that wrote a record, source and title, each as written.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Origin {
    /// The program that wrote it (`AP`).
    pub application: Option<String>,
    /// The source (`SO`).
    pub source: Option<String>,
    /// The game's name (`GN`).
    pub name: Option<String>,
}

/// Replays the main line of the first game in `bytes`; if there are more games, a remark says so.
///
/// # Errors
/// [`SgfError`], with the place in the record, when the file is damaged or cut off inside a value,
/// is of another game, or has a value without meaning. Illegal moves are not errors; see
/// [`GameRecord::irregular`].
pub fn read(bytes: &[u8]) -> Result<GameRecord, SgfError> {
    read_game(bytes, None)
}

/// Replays the main line of the game with this number in `bytes`, counted from one; of the first if
/// no number is given.
///
/// # Errors
/// The same as [`read`], and [`SgfError::NoSuchGame`] when there are fewer games.
pub fn read_game(bytes: &[u8], number: Option<usize>) -> Result<GameRecord, SgfError> {
    let SgfFile { games, remarks } = games::read(bytes)?;
    let chosen = number.unwrap_or(1);
    let Some(tree) = chosen.checked_sub(1).and_then(|index| games.get(index)) else {
        return Err(SgfError::NoSuchGame {
            number: chosen,
            games: games.len(),
        });
    };
    let mut of_file = Vec::new();
    if number.is_none() && games.len() > 1 {
        of_file.push(Remark::SeveralGames {
            games: games.iter().map(game_title).collect(),
        });
    }
    of_file.extend(remarks);
    replay_record(tree.as_ref().map_err(SgfError::clone)?, of_file)
}

/// Replays the main lines of all games in `bytes`, in order; at least one.
///
/// # Errors
/// [`SgfError::NoGame`] when there is none. Each game may have an error of its own, the same as
/// those of [`read`].
pub fn read_all(bytes: &[u8]) -> Result<Vec<Result<GameRecord, SgfError>>, SgfError> {
    let SgfFile { games, remarks } = games::read(bytes)?;
    Ok(games
        .into_iter()
        .map(|tree| replay_record(&tree?, remarks.clone()))
        .collect())
}

/// Returns the title of a game: its players, its name, its event or its date; empty if it has none
/// of these.
fn game_title(tree: &Result<GameTree, SgfError>) -> String {
    let Ok(GameTree { nodes, .. }) = tree else {
        return String::new();
    };
    let value = |name| root_value(nodes, name);
    match (value("PB"), value("PW")) {
        (Some(black), Some(white)) => format!("{black} – {white}"),
        (Some(player), None) | (None, Some(player)) => player.to_owned(),
        (None, None) => value("GN")
            .or(value("EV"))
            .or(value("DT"))
            .unwrap_or_default()
            .to_owned(),
    }
}

/// Replays the main line of a game and reads its properties. `of_file` are the remarks on the whole
/// file.
fn replay_record(tree: &GameTree, of_file: Vec<Remark>) -> Result<GameRecord, SgfError> {
    let nodes = &tree.nodes;
    check_game(nodes)?;
    let size = find_board_size(nodes)?;
    let handicap = find_handicap(nodes)?;
    let line = MainLine::new(size, nodes)?;
    let (position, prisoners, irregular) = replay_to_end(&line);
    let value = |name| root_value(nodes, name).map(str::to_owned);
    let mut remarks = of_file;
    remarks.extend(remark::remarks_on_text(tree));
    remarks.extend(remark::remarks_on_nodes(nodes));
    if root_value(nodes, "SZ").is_none() {
        remarks.push(Remark::SizeUnstated {
            smaller: line.smaller_board(),
        });
    }
    Ok(GameRecord {
        position,
        prisoners,
        moves: line.moves().collect(),
        turn: turn::find_turn(nodes, &line),
        irregular,
        rules: value("RU"),
        komi: value("KM"),
        handicap,
        result: value("RE"),
        occasion: Occasion {
            black: value("PB"),
            white: value("PW"),
            event: value("EV"),
            round: value("RO"),
            place: value("PC"),
            date: value("DT"),
        },
        origin: Origin {
            application: value("AP"),
            source: value("SO"),
            name: value("GN"),
        },
        remarks,
        line,
    })
}

/// Returns the last position of a line, the stones captured in it, and the moves that rules may
/// forbid.
fn replay_to_end(line: &MainLine) -> (Position, Prisoners, Vec<IrregularMove>) {
    let mut replay = line.replay();
    let mut history = History::new(line.size());
    let (mut moves, mut prisoners) = (0, Prisoners::default());
    let (mut repetitions, mut remaining_moves) = (Vec::new(), line.moves());
    for stage in replay.by_ref() {
        prisoners = stage.prisoners;
        // A stage that adds no move is a setup.
        if stage.moves == moves {
            history.set_up(moves, &stage.changes);
        } else if let Some(played) = remaining_moves.next()
            && let Some(repetition) = history.play(stage.moves, played, &stage.changes)
        {
            let why = Irregular::Repetition(repetition);
            repetitions.push(IrregularMove {
                number: stage.moves,
                played,
                why,
            });
        }
        moves = stage.moves;
    }
    let mut irregular = replay.irregular().to_vec();
    irregular.extend(repetitions);
    irregular.sort_by_key(|irregular| irregular.number);
    (replay.position().clone(), prisoners, irregular)
}

/// Checks that the record is of Go.
fn check_game(nodes: &[Node]) -> Result<(), SgfError> {
    match root_value(nodes, "GM") {
        None | Some("1") => Ok(()),
        Some(game) => Err(SgfError::OtherGame {
            game: game.to_owned(),
        }),
    }
}

/// Finds the size of the board: 19×19 if the record does not state it.
pub(super) fn find_board_size(nodes: &[Node]) -> Result<BoardSize, SgfError> {
    let value = root_value(nodes, "SZ");
    values::parse_size(value).ok_or_else(|| root_error("SZ", value, "sgf-a-size"))
}

fn find_handicap(nodes: &[Node]) -> Result<Option<u32>, SgfError> {
    match root_value(nodes, "HA") {
        None => Ok(None),
        Some(value) => match value.parse() {
            Ok(stones) => Ok(Some(stones)),
            Err(_) => Err(root_error("HA", Some(value), "sgf-a-handicap")),
        },
    }
}

/// Returns the first value of `name` among the properties of the game, trimmed; `None` if absent or
/// empty.
fn root_value<'a>(nodes: &'a [Node], name: &'static str) -> Option<&'a str> {
    root_values(nodes, name).next()
}

/// Returns the values of `name` among the properties of the game, trimmed, without empty ones. They
/// belong in the root node, but some programs write them into the next one.
pub(super) fn root_values<'a>(
    nodes: &'a [Node],
    name: &'static str,
) -> impl Iterator<Item = &'a str> {
    let properties = nodes.iter().take(2).flatten();
    let values = properties
        .filter(move |property| property.name == name)
        .flat_map(|property| &property.values);
    values
        .map(|value| value.trim())
        .filter(|value| !value.is_empty())
}

fn root_error(property: &str, value: Option<&str>, expected: &'static str) -> SgfError {
    SgfError::Value {
        property: property.to_owned(),
        value: value.unwrap_or_default().to_owned(),
        place: RecordPlace { node: 0, moves: 0 },
        expected,
    }
}
