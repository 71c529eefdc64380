//! A tournament's results as a CSV table: `round,black,white,result`, one game per line.
//!
//! Fields are separated by commas or semicolons and may be quoted; a byte order mark and a first
//! line of headings are skipped. Results are written as in game records: `B+2.5`, `W+R` (resigned),
//! `B+T` (time), `W+F` (Black failed to appear), `B+`, `0` or `draw` for a draw, `0-0` if both
//! lose, `0F-0F` if neither appeared, and `void` for a game without a result. A row with a single
//! player says `bye`, `absent` (at the player's own request) or `suspended` (from that round on).

use std::collections::BTreeMap;

use csv::{ByteRecord, ReaderBuilder, Trim};

use shuzi::language::{Message, ToMessage};

/// One row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// Line number in the file, from 1.
    pub line: u64,
    /// Number of the round, from 1.
    pub round: u32,
    /// The players and the result.
    pub pairing: Pairing,
}

/// The players of a row, and the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pairing {
    /// A game between two players.
    Game {
        /// Black's name.
        black: String,
        /// White's name.
        white: String,
        /// The winner.
        winner: GameWinner,
        /// True if the game was not played because the loser, or both players, failed to appear.
        is_forfeit: bool,
    },
    /// A round without an opponent.
    Bye {
        /// The player's name.
        player: String,
    },
    /// A round that a player asked not to play in.
    Absent {
        /// The player's name.
        player: String,
    },
    /// A player suspended from this round on, who loses the remaining games (Ing SST rules, article
    /// 8).
    Suspended {
        /// The player's name.
        player: String,
    },
}

/// The winner of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameWinner {
    /// Black won.
    Black,
    /// White won.
    White,
    /// The game was a draw.
    Both,
    /// Both lost.
    Neither,
    /// The game ended without a result.
    Void,
}

impl Pairing {
    /// Returns the names of the one or two players.
    pub fn players(&self) -> impl Iterator<Item = &str> {
        let names = match self {
            Pairing::Game { black, white, .. } => [Some(black), Some(white)],
            Pairing::Bye { player }
            | Pairing::Absent { player }
            | Pairing::Suspended { player } => [Some(player), None],
        };
        names.into_iter().flatten().map(String::as_str)
    }
}

/// An error in a table of results. Lines are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum ResultsError {
    /// The table is empty.
    NoGame,
    /// The file is not UTF-8.
    Encoding {
        /// The offending line.
        line: u64,
    },
    /// A row does not have four fields.
    Fields {
        /// The offending line.
        line: u64,
        /// The number of fields found.
        fields: usize,
    },
    /// The round is not a positive number.
    Round {
        /// The offending line.
        line: u64,
        /// The text found there.
        text: String,
    },
    /// The result is not understood.
    Result {
        /// The offending line.
        line: u64,
        /// The text found there.
        text: String,
    },
    /// A game does not have two players, or a bye more or fewer than one.
    Players {
        /// The offending line.
        line: u64,
    },
    /// A player plays against themselves, or twice in a round.
    Twice {
        /// The offending line.
        line: u64,
        /// The earlier line with the player.
        before: u64,
        /// The round.
        round: u32,
        /// The player's name.
        name: String,
    },
    /// A suspended player did not lose a game.
    Suspended {
        /// The offending line.
        line: u64,
        /// The line that suspends the player.
        before: u64,
        /// The player's name.
        name: String,
    },
    /// Two spellings that seem to name the same player.
    Alike {
        /// The offending line.
        line: u64,
        /// The line with the other spelling.
        before: u64,
        /// The name in the offending line.
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
            ResultsError::Round { line, text } => in_line(
                line,
                Message::new("results-round").with("text", quoted(text)),
            ),
            ResultsError::Result { line, text } => in_line(
                line,
                Message::new("results-result").with("text", quoted(text)),
            ),
            ResultsError::Players { line } => in_line(line, Message::new("results-players")),
            ResultsError::Suspended { line, before, name } => {
                let suspended = Message::new("results-suspended").with("name", quoted(name));
                in_line(line, suspended.with("before", *before))
            }
            ResultsError::Twice {
                line,
                before,
                round,
                name,
            } => {
                let twice = Message::new("results-twice").with("name", quoted(name));
                in_line(line, twice.with("round", *round).with("before", *before))
            }
            ResultsError::Alike {
                line,
                before,
                name,
                like,
            } => {
                let alike = Message::new("results-alike").with("name", quoted(name));
                in_line(
                    line,
                    alike.with("like", quoted(like)).with("before", *before),
                )
            }
        }
    }
}

/// Reads a table of results.
///
/// # Errors
/// Returns a [`ResultsError`] that names the offending line.
pub fn read_results(bytes: &[u8]) -> Result<Vec<ResultRow>, ResultsError> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let mut reader = ReaderBuilder::new()
        .delimiter(detect_separator(bytes))
        .has_headers(false)
        .flexible(true)
        .trim(Trim::All)
        .from_reader(bytes);
    let mut games = Vec::new();
    let mut is_first = true;
    let mut record = ByteRecord::new();
    // Reading bytes from memory cannot fail, however many fields a line has.
    while reader.read_byte_record(&mut record).unwrap_or(false) {
        let line = record
            .position()
            .map_or(0, |position| line_number(bytes, position));
        let is_heading = std::mem::replace(&mut is_first, false) && is_heading(&record);
        if !is_heading && record.iter().any(|field| !field.is_empty()) {
            games.push(parse_row(line, &record)?);
        }
    }
    if games.is_empty() {
        return Err(ResultsError::NoGame);
    }
    // Names first: the other checks compare players by them.
    check_names(&games)?;
    check_rounds(&games)?;
    check_suspensions(&games)?;
    Ok(games)
}

/// Returns the line number of a record. The reader's `position` may point at empty lines before it,
/// which are skipped here.
fn line_number(bytes: &[u8], position: &csv::Position) -> u64 {
    let rest = usize::try_from(position.byte())
        .ok()
        .and_then(|start| bytes.get(start..))
        .unwrap_or_default();
    let empty = rest
        .iter()
        .take_while(|&&byte| byte == b'\n' || byte == b'\r');
    position.line() + empty.filter(|&&byte| byte == b'\n').map(|_| 1).sum::<u64>()
}

/// Returns the field separator: a semicolon if the first line contains one, as spreadsheets write
/// it in languages with a decimal comma, otherwise a comma.
fn detect_separator(bytes: &[u8]) -> u8 {
    let first = bytes
        .split(|&byte| byte == b'\n')
        .find(|line| !line.trim_ascii().is_empty());
    if first.is_some_and(|line| line.contains(&b';')) {
        b';'
    } else {
        b','
    }
}

fn is_heading(record: &ByteRecord) -> bool {
    record
        .get(0)
        .is_some_and(|field| field.eq_ignore_ascii_case(b"round"))
}

fn parse_row(line: u64, record: &ByteRecord) -> Result<ResultRow, ResultsError> {
    let fields: Vec<&str> = record
        .iter()
        .map(std::str::from_utf8)
        .collect::<Result<_, _>>()
        .map_err(|_| ResultsError::Encoding { line })?;
    let &[round, black, white, result] = fields.as_slice() else {
        return Err(ResultsError::Fields {
            line,
            fields: fields.len(),
        });
    };
    let number = round.parse().ok().filter(|&number| number > 0);
    let round = number.ok_or_else(|| ResultsError::Round {
        line,
        text: round.to_owned(),
    })?;
    // The code decides how many players the row must have; the one player may be in either column.
    let pairing = match (black, white, parse_result(result)) {
        (_, _, None) => {
            return Err(ResultsError::Result {
                line,
                text: result.to_owned(),
            });
        }
        (player, "", Some(ResultCode::OnePlayer(code)))
        | ("", player, Some(ResultCode::OnePlayer(code)))
            if !player.is_empty() =>
        {
            let player = player.to_owned();
            match code {
                OnePlayerCode::Bye => Pairing::Bye { player },
                OnePlayerCode::Absent => Pairing::Absent { player },
                OnePlayerCode::Suspended => Pairing::Suspended { player },
            }
        }
        (_, _, Some(ResultCode::OnePlayer(_))) | ("", _, _) | (_, "", _) => {
            return Err(ResultsError::Players { line });
        }
        (black, white, Some(ResultCode::Game { winner, is_forfeit })) => Pairing::Game {
            black: black.to_owned(),
            white: white.to_owned(),
            winner,
            is_forfeit,
        },
    };
    Ok(ResultRow {
        line,
        round,
        pairing,
    })
}

/// The content of the result column.
enum ResultCode {
    /// The result of a game between two players.
    Game {
        winner: GameWinner,
        is_forfeit: bool,
    },
    /// A code for a row with one player.
    OnePlayer(OnePlayerCode),
}

enum OnePlayerCode {
    Bye,
    Absent,
    Suspended,
}

fn parse_result(text: &str) -> Option<ResultCode> {
    let text = text.to_ascii_lowercase();
    let (winner, is_forfeit) = match text.as_str() {
        "bye" => return Some(ResultCode::OnePlayer(OnePlayerCode::Bye)),
        "absent" => return Some(ResultCode::OnePlayer(OnePlayerCode::Absent)),
        "suspended" => return Some(ResultCode::OnePlayer(OnePlayerCode::Suspended)),
        "0" | "draw" | "jigo" => (GameWinner::Both, false),
        "0-0" => (GameWinner::Neither, false),
        "0f-0f" => (GameWinner::Neither, true),
        "void" => (GameWinner::Void, false),
        _ => {
            let (winner, by) = text.split_once('+')?;
            let is_forfeit = matches!(by, "f" | "forfeit");
            let is_known =
                is_forfeit || matches!(by, "" | "r" | "resign" | "t" | "time") || is_margin(by);
            match winner.trim() {
                "b" | "black" if is_known => (GameWinner::Black, is_forfeit),
                "w" | "white" if is_known => (GameWinner::White, is_forfeit),
                _ => return None,
            }
        }
    };
    Some(ResultCode::Game { winner, is_forfeit })
}

/// Returns true for a margin such as `2.5`, `2,5`, or zi as `3/4` and `2 3/4`. Standings do not use
/// it.
fn is_margin(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit())
        && text.ends_with(|c: char| c.is_ascii_digit())
        && text
            .chars()
            .all(|c| c.is_ascii_digit() || ". ,/".contains(c))
}

/// Rejects names that differ only in case or spacing: they would count as two players, and both
/// would get a wrong place.
fn check_names(games: &[ResultRow]) -> Result<(), ResultsError> {
    let mut spellings: BTreeMap<String, (&str, u64)> = BTreeMap::new();
    for game in games {
        for name in game.pairing.players() {
            let letters = name
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ")
                .to_lowercase();
            let &mut (like, before) = spellings.entry(letters).or_insert((name, game.line));
            if like != name {
                let (name, like) = (name.to_owned(), like.to_owned());
                return Err(ResultsError::Alike {
                    line: game.line,
                    before,
                    name,
                    like,
                });
            }
        }
    }
    Ok(())
}

/// Rejects a player who appears twice in a round.
fn check_rounds(games: &[ResultRow]) -> Result<(), ResultsError> {
    let mut seen: BTreeMap<(u32, &str), u64> = BTreeMap::new();
    // A suspension may be listed in the same round as the game that it loses.
    let rounds = games
        .iter()
        .filter(|game| !matches!(game.pairing, Pairing::Suspended { .. }));
    for ResultRow {
        line,
        round,
        pairing,
    } in rounds
    {
        for name in pairing.players() {
            if let Some(before) = seen.insert((*round, name), *line) {
                let name = name.to_owned();
                return Err(ResultsError::Twice {
                    line: *line,
                    before,
                    round: *round,
                    name,
                });
            }
        }
    }
    Ok(())
}

/// Returns for each suspended player the first round of the suspension and the line that states it.
pub(super) fn find_suspensions(games: &[ResultRow]) -> BTreeMap<&str, (u32, u64)> {
    let mut suspended: BTreeMap<&str, (u32, u64)> = BTreeMap::new();
    for ResultRow {
        line,
        round,
        pairing,
    } in games
    {
        if let Pairing::Suspended { player } = pairing {
            let first = suspended.entry(player).or_insert((*round, *line));
            *first = (*first).min((*round, *line));
        }
    }
    suspended
}

/// Rejects games of suspended players that were not lost.
fn check_suspensions(games: &[ResultRow]) -> Result<(), ResultsError> {
    let suspensions = find_suspensions(games);
    for ResultRow {
        line,
        round,
        pairing,
    } in games
    {
        let not_lost: &[&String] = match pairing {
            Pairing::Game {
                black,
                winner: GameWinner::Black,
                ..
            } => &[black],
            Pairing::Game {
                white,
                winner: GameWinner::White,
                ..
            } => &[white],
            Pairing::Game {
                black,
                white,
                winner: GameWinner::Both | GameWinner::Void,
                ..
            } => &[black, white],
            Pairing::Bye { player } => &[player],
            Pairing::Game {
                winner: GameWinner::Neither,
                ..
            }
            | Pairing::Absent { .. }
            | Pairing::Suspended { .. } => &[],
        };
        for name in not_lost {
            if let Some(&(from, before)) = suspensions.get(name.as_str())
                && *round >= from
            {
                return Err(ResultsError::Suspended {
                    line: *line,
                    before,
                    name: (*name).clone(),
                });
            }
        }
    }
    Ok(())
}
