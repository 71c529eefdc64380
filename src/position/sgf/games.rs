//! The games of a file, in the way of writing in which it makes most sense.
//!
//! A file that does not say how it is encoded, or says it wrongly, is read in every way in which it may be written.
//! Most of them damage it in a way that shows: a bracket that is part of a character ends a comment early, and what
//! follows is no record; or a bracket is taken for part of a character, and the comment goes on through the next move.
//! The way with the least such damage is taken, and of several with as little the one that reads most like text.

use encoding_rs::Encoding;

use super::remark::{Remark, missing_brackets};
use super::text::{self, Stated};
use super::tree::{Ending, GameTree, Reader};
use super::{MainLine, SgfError};

/// What a file holds.
#[derive(Clone, Debug)]
pub(super) struct SgfFile {
    /// Its games in order, each as far as it can be read; at least one.
    pub games: Vec<Result<GameTree, SgfError>>,
    /// What is remarkable about the file as a whole.
    pub remarks: Vec<Remark>,
}

/// Reads the games in `bytes`.
///
/// # Errors
/// [`SgfError::NoGame`] when there is none.
pub(super) fn read(bytes: &[u8]) -> Result<SgfFile, SgfError> {
    let stated = text::stated(bytes);
    let mut readings: Vec<Reading> = Vec::new();
    for writing in text::writings(bytes, &stated) {
        let (opened, of_values) = writing.open(bytes);
        let reading = Reading::new(&opened, of_values, writing.encoding);
        let is_as_stated = matches!(stated, Stated::Named(named) if named == writing.encoding);
        let is_clean = reading.damage == Damage::default();
        readings.push(reading);
        if is_as_stated && is_clean {
            break;
        }
    }
    // Of several that are as good, the first.
    let best = readings.iter().min_by_key(|reading| reading.damage).ok_or(SgfError::NoGame)?;
    if best.games.is_empty() {
        return Err(SgfError::NoGame);
    }
    let rivals = readings.iter().filter(|reading| reading.damage == best.damage);
    let stones = best.stones();
    let stones_differ = rivals.map(Reading::stones).any(|others| others != stones);
    let remarks = encoding_remark(&stated, best.encoding, stones_differ).into_iter();
    let remarks = remarks.chain(best.text_outside.map(|has_moves| Remark::TextOutside { has_moves }));
    Ok(SgfFile { remarks: remarks.collect(), games: best.games.clone() })
}

fn encoding_remark(stated: &Stated, taken: &'static Encoding, stones_differ: bool) -> Option<Remark> {
    let misstated = |stated: &str| Remark::EncodingMisstated {
        stated: stated.to_owned(),
        taken: taken.name(),
        stones_differ,
    };
    match stated {
        Stated::Evident(_) => None,
        Stated::Named(named) => (*named != taken).then(|| misstated(named.name())),
        Stated::Wrong(label) => Some(misstated(label)),
        Stated::Nothing => Some(Remark::EncodingUnstated { taken: taken.name(), stones_differ }),
    }
}

/// What a file holds when it is read in one way.
struct Reading {
    encoding: &'static Encoding,
    games: Vec<Result<GameTree, SgfError>>,
    /// Text outside the games, and whether it has moves.
    text_outside: Option<bool>,
    damage: Damage,
}

/// What speaks against a way of reading, the worst first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Damage {
    /// Games that cannot be read, or none.
    errors: usize,
    /// Texts that swallowed what follows them, and moves outside the games.
    lost: usize,
    /// Games without their closing bracket, and text outside of them.
    loose: usize,
    /// Characters that the encoding does not have.
    undecodable: usize,
}

impl Reading {
    fn new(bytes: &[u8], of_values: &'static Encoding, encoding: &'static Encoding) -> Reading {
        let mut reader = Reader::new(bytes, of_values);
        let mut reading =
            Reading { encoding, games: Vec::new(), text_outside: None, damage: Damage::default() };
        while let Some(before) = reader.find_game() {
            reading.pass_over(before);
            let game = reader.game();
            let is_readable = game.is_ok();
            reading.games.push(game);
            if !is_readable {
                // Where a game that cannot be read ends is not known.
                break;
            }
        }
        if reading.games.last().is_some_and(Result::is_ok) {
            reading.pass_over(reader.rest());
        }
        reading.damage = reading.damage();
        reading
    }

    /// Looks at text between the games.
    fn pass_over(&mut self, text: &[u8]) {
        let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
        // Zero bytes and the end mark of old systems fill up files.
        let is_text = text.iter().any(|byte| !byte.is_ascii_whitespace() && !matches!(byte, 0 | 0x1a));
        if is_text {
            self.text_outside = Some(self.text_outside == Some(true) || has_moves(text));
        }
    }

    fn damage(&self) -> Damage {
        let trees = || self.games.iter().flatten();
        let values =
            || trees().flat_map(|tree| tree.nodes.iter().flatten()).flat_map(|property| &property.values);
        let unclosed = trees().filter(|tree| tree.ending != Ending::Closed).count();
        let swallowed: usize = trees().map(|tree| missing_brackets(&tree.nodes).count()).sum();
        Damage {
            errors: self.games.iter().filter(|game| game.is_err()).count()
                + usize::from(self.games.is_empty()),
            lost: swallowed + usize::from(self.text_outside == Some(true)),
            loose: unclosed + usize::from(self.text_outside.is_some()),
            undecodable: values().map(|value| value.matches(char::REPLACEMENT_CHARACTER).count()).sum(),
        }
    }

    /// What the games do to the board.
    fn stones(&self) -> Vec<Option<MainLine>> {
        let line = |tree: &GameTree| {
            let size = super::record::board_size(&tree.nodes).ok()?;
            MainLine::new(size, &tree.nodes).ok()
        };
        self.games.iter().map(|game| game.as_ref().ok().and_then(line)).collect()
    }
}

/// Whether a text holds something like `;B[`.
fn has_moves(text: &[u8]) -> bool {
    let mut parts = text.split(|byte| *byte == b';').skip(1).map(<[u8]>::trim_ascii_start);
    parts.any(|part| {
        matches!(part, [b'B' | b'W' | b'b' | b'w', rest @ ..] if rest.trim_ascii_start().starts_with(b"["))
    })
}
