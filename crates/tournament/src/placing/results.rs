//! The results of a tournament as a table (CSV): `round,black,white,result`, one game a line.
//!
//! Commas or semicolons, with or without a byte order mark, names in quotes where they hold the separator; a
//! first line of headings may be there. Results are written as in game records: `B+2.5`, `W+R` (resigned),
//! `B+T` (time), `W+F` (Black failed to appear), `B+`, `0` or `draw` for a draw, `0-0` when both lose, `0F-0F` when
//! neither appeared, and `void` for a game without result. Beside one player stand `bye`, `absent` (at their own request)
//! and `suspended` (from that round on).

use std::collections::BTreeMap;

use csv::{ByteRecord, ReaderBuilder, Trim};

use shuzi::language::{Message, ToMessage};

/// One line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its line, from 1.
    pub line: u64,
    /// From 1.
    pub round: u32,
    /// Who met.
    pub pairing: Pairing,
}

/// Who met, and how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pairing {
    /// A game.
    Game {
        /// Black's name.
        black: String,
        /// White's name.
        white: String,
        /// Who won.
        winner: Winner,
        /// Whether nothing was played, because the loser, or both, failed to appear.
        forfeit: bool,
    },
    /// A round without an opponent.
    Bye {
        /// Who has it.
        player: String,
    },
    /// A round without a player who asked to be absent.
    Absent {
        /// Who was.
        player: String,
    },
    /// A player is suspended from this round on, and loses the remaining games (Ing SST rules, article 8).
    Suspended {
        /// Who is.
        player: String,
    },
}

/// Who won a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// Black did.
    Black,
    /// White did.
    White,
    /// A draw.
    Both,
    /// Both lost.
    Neither,
    /// The game ended without result.
    Void,
}

impl Pairing {
    /// One or two names.
    pub fn players(&self) -> impl Iterator<Item = &str> {
        let names = match self {
            Pairing::Game { black, white, .. } => [Some(black), Some(white)],
            Pairing::Bye { player } | Pairing::Absent { player } | Pairing::Suspended { player } => {
                [Some(player), None]
            }
        };
        names.into_iter().flatten().map(String::as_str)
    }
}

/// Why a table of results cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum ResultsError {
    /// Nothing in it.
    NoGame,
    /// Another encoding.
    Encoding {
        /// From 1.
        line: u64,
    },
    /// More or fewer than four fields.
    Fields {
        /// From 1.
        line: u64,
        /// How many there are.
        fields: usize,
    },
    /// No number of a round.
    Round {
        /// From 1.
        line: u64,
        /// What was found.
        text: String,
    },
    /// Not understood as a result.
    Result {
        /// From 1.
        line: u64,
        /// What was found.
        text: String,
    },
    /// A game without two players, or a bye without just one.
    Players {
        /// From 1.
        line: u64,
    },
    /// A player against themselves, or twice in a round.
    Twice {
        /// From 1.
        line: u64,
        /// The line that has the player first.
        before: u64,
        /// The round.
        round: u32,
        /// Who it is.
        name: String,
    },
    /// A suspended player did not lose.
    Suspended {
        /// From 1.
        line: u64,
        /// The line that suspends the player.
        before: u64,
        /// Who it is.
        name: String,
    },
    /// Names that look like one player's.
    Alike {
        /// From 1.
        line: u64,
        /// The line with the other spelling.
        before: u64,
        /// The name there.
        name: String,
        /// The other spelling.
        like: String,
    },
}

impl ToMessage for ResultsError {
    fn to_message(&self) -> Message {
        let in_line = |line: &u64, message: Message| Message::in_line(*line, message);
        let quoted = |text: &str| text.escape_debug().to_string();
        match self {
            ResultsError::NoGame => Message::new("results-no-game"),
            ResultsError::Encoding { line } => in_line(line, Message::new("results-encoding")),
            ResultsError::Fields { line, fields } => {
                in_line(line, Message::new("results-fields").with("fields", *fields))
            }
            ResultsError::Round { line, text } => {
                in_line(line, Message::new("results-round").with("text", quoted(text)))
            }
            ResultsError::Result { line, text } => {
                in_line(line, Message::new("results-result").with("text", quoted(text)))
            }
            ResultsError::Players { line } => in_line(line, Message::new("results-players")),
            ResultsError::Suspended { line, before, name } => {
                let suspended = Message::new("results-suspended").with("name", quoted(name));
                in_line(line, suspended.with("before", *before))
            }
            ResultsError::Twice { line, before, round, name } => {
                let twice = Message::new("results-twice").with("name", quoted(name));
                in_line(line, twice.with("round", *round).with("before", *before))
            }
            ResultsError::Alike { line, before, name, like } => {
                let alike = Message::new("results-alike").with("name", quoted(name));
                in_line(line, alike.with("like", quoted(like)).with("before", *before))
            }
        }
    }
}

/// Reads a table of results.
///
/// # Errors
/// [`ResultsError`] with the line that cannot be understood.
pub fn read(bytes: &[u8]) -> Result<Vec<Game>, ResultsError> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let mut reader = ReaderBuilder::new()
        .delimiter(separator(bytes))
        .has_headers(false)
        .flexible(true)
        .trim(Trim::All)
        .from_reader(bytes);
    let mut games = Vec::new();
    let mut is_first = true;
    let mut record = ByteRecord::new();
    // Reading bytes from memory cannot fail, with any number of fields a line.
    while reader.read_byte_record(&mut record).unwrap_or(false) {
        let line = record.position().map_or(0, |position| line(bytes, position));
        let is_heading = std::mem::replace(&mut is_first, false) && is_heading(&record);
        if !is_heading && record.iter().any(|field| !field.is_empty()) {
            games.push(game(line, &record)?);
        }
    }
    if games.is_empty() {
        return Err(ResultsError::NoGame);
    }
    check_names(&games)?;
    check_rounds(&games)?;
    check_suspensions(&games)?;
    Ok(games)
}

/// The line of a record, which `position` may put before empty lines.
fn line(bytes: &[u8], position: &csv::Position) -> u64 {
    let rest = usize::try_from(position.byte()).ok().and_then(|start| bytes.get(start..)).unwrap_or_default();
    let empty = rest.iter().take_while(|&&byte| byte == b'\n' || byte == b'\r');
    position.line() + empty.filter(|&&byte| byte == b'\n').map(|_| 1).sum::<u64>()
}

/// Semicolons where the first line has some: spreadsheets write them where numbers have decimal commas.
fn separator(bytes: &[u8]) -> u8 {
    let first = bytes.split(|&byte| byte == b'\n').find(|line| !line.trim_ascii().is_empty());
    if first.is_some_and(|line| line.contains(&b';')) { b';' } else { b',' }
}

fn is_heading(record: &ByteRecord) -> bool {
    record.get(0).is_some_and(|field| field.eq_ignore_ascii_case(b"round"))
}

fn game(line: u64, record: &ByteRecord) -> Result<Game, ResultsError> {
    let fields: Vec<&str> = record
        .iter()
        .map(std::str::from_utf8)
        .collect::<Result<_, _>>()
        .map_err(|_| ResultsError::Encoding { line })?;
    let &[round, black, white, result] = fields.as_slice() else {
        return Err(ResultsError::Fields { line, fields: fields.len() });
    };
    let number = round.parse().ok().filter(|&number| number > 0);
    let round = number.ok_or_else(|| ResultsError::Round { line, text: round.to_owned() })?;
    let pairing = match (black, white, ending(result)) {
        (_, _, None) => return Err(ResultsError::Result { line, text: result.to_owned() }),
        (player, "", Some(Ending::Alone(alone))) | ("", player, Some(Ending::Alone(alone)))
            if !player.is_empty() =>
        {
            let player = player.to_owned();
            match alone {
                Alone::Bye => Pairing::Bye { player },
                Alone::Absent => Pairing::Absent { player },
                Alone::Suspended => Pairing::Suspended { player },
            }
        }
        (_, _, Some(Ending::Alone(_))) | ("", _, _) | (_, "", _) => {
            return Err(ResultsError::Players { line });
        }
        (black, white, Some(Ending::Game(winner, forfeit))) => {
            Pairing::Game { black: black.to_owned(), white: white.to_owned(), winner, forfeit }
        }
    };
    Ok(Game { line, round, pairing })
}

enum Ending {
    /// Who won, and whether by forfeit.
    Game(Winner, bool),
    /// What stands beside one player.
    Alone(Alone),
}

enum Alone {
    Bye,
    Absent,
    Suspended,
}

fn ending(text: &str) -> Option<Ending> {
    let text = text.to_ascii_lowercase();
    let (winner, is_forfeit) = match text.as_str() {
        "bye" => return Some(Ending::Alone(Alone::Bye)),
        "absent" => return Some(Ending::Alone(Alone::Absent)),
        "suspended" => return Some(Ending::Alone(Alone::Suspended)),
        "0" | "draw" | "jigo" => (Winner::Both, false),
        "0-0" => (Winner::Neither, false),
        "0f-0f" => (Winner::Neither, true),
        "void" => (Winner::Void, false),
        _ => {
            let (winner, by) = text.split_once('+')?;
            let is_forfeit = matches!(by, "f" | "forfeit");
            let is_known = is_forfeit || matches!(by, "" | "r" | "resign" | "t" | "time") || is_margin(by);
            match winner.trim() {
                "b" | "black" if is_known => (Winner::Black, is_forfeit),
                "w" | "white" if is_known => (Winner::White, is_forfeit),
                _ => return None,
            }
        }
    };
    Some(Ending::Game(winner, is_forfeit))
}

/// A margin, which decides nothing here: `2.5`, `2,5`, and zi as `3/4` or `2 3/4`.
fn is_margin(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit())
        && text.ends_with(|c: char| c.is_ascii_digit())
        && text.chars().all(|c| c.is_ascii_digit() || ". ,/".contains(c))
}

/// A name with another spelling elsewhere would be another player, and both would be placed wrongly.
fn check_names(games: &[Game]) -> Result<(), ResultsError> {
    let mut spellings: BTreeMap<String, (&str, u64)> = BTreeMap::new();
    for game in games {
        for name in game.pairing.players() {
            let letters = name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
            let &mut (like, before) = spellings.entry(letters).or_insert((name, game.line));
            if like != name {
                let (name, like) = (name.to_owned(), like.to_owned());
                return Err(ResultsError::Alike { line: game.line, before, name, like });
            }
        }
    }
    Ok(())
}

fn check_rounds(games: &[Game]) -> Result<(), ResultsError> {
    let mut seen: BTreeMap<(u32, &str), u64> = BTreeMap::new();
    // A suspension may stand beside the game that was lost by it.
    let rounds = games.iter().filter(|game| !matches!(game.pairing, Pairing::Suspended { .. }));
    for Game { line, round, pairing } in rounds {
        for name in pairing.players() {
            if let Some(before) = seen.insert((*round, name), *line) {
                let name = name.to_owned();
                return Err(ResultsError::Twice { line: *line, before, round: *round, name });
            }
        }
    }
    Ok(())
}

/// Who is suspended, and from which round on.
pub(super) fn suspensions(games: &[Game]) -> BTreeMap<&str, (u32, u64)> {
    let mut suspended: BTreeMap<&str, (u32, u64)> = BTreeMap::new();
    for Game { line, round, pairing } in games {
        if let Pairing::Suspended { player } = pairing {
            let first = suspended.entry(player).or_insert((*round, *line));
            *first = (*first).min((*round, *line));
        }
    }
    suspended
}

/// A game of a suspended player that was not lost contradicts the suspension.
fn check_suspensions(games: &[Game]) -> Result<(), ResultsError> {
    let suspended = suspensions(games);
    for Game { line, round, pairing } in games {
        let not_lost: &[&String] = match pairing {
            Pairing::Game { black, winner: Winner::Black, .. } => &[black],
            Pairing::Game { white, winner: Winner::White, .. } => &[white],
            Pairing::Game { black, white, winner: Winner::Both | Winner::Void, .. } => &[black, white],
            Pairing::Bye { player } => &[player],
            Pairing::Game { winner: Winner::Neither, .. }
            | Pairing::Absent { .. }
            | Pairing::Suspended { .. } => &[],
        };
        for name in not_lost {
            if let Some(&(from, before)) = suspended.get(name.as_str())
                && *round >= from
            {
                return Err(ResultsError::Suspended { line: *line, before, name: (*name).clone() });
            }
        }
    }
    Ok(())
}
