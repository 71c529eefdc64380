//! The games of a file, read in the encoding that damages it least.
//!
//! A file that does not state its encoding, or states it wrongly, is read in every encoding it may
//! be in, each with both ways of escaping brackets (see `text`). A wrong choice usually shows: a
//! bracket that is part of a character ends a comment early, and what follows is not a record; or a
//! bracket is taken for part of a character, and the comment swallows the next move. Each reading
//! is therefore scored by its [`Damage`], the worst kind first: unreadable games, swallowed moves,
//! missing closing brackets, undecodable characters. The reading with the least damage is taken; of
//! equally good ones the first, since `text` lists the likelier encodings first.
//!
//! Invariant: a reading is never invented. If equally good readings put different stones on the
//! board, the remark about the encoding says so, and a person is asked. Cost: one pass over the
//! file for each reading, at most thirteen; a file in Unicode, or in its stated encoding without
//! damage, needs one.

use encoding_rs::Encoding;

use super::remark::{Remark, missing_brackets};
use super::text::{self, StatedEncoding};
use super::tree::{GameTree, TreeEnding, TreeParser};
use super::{MainLine, SgfError};

/// Size of the largest file, in bytes: a collection of some ten thousand games. In memory, a record of
/// nothing but short properties takes sixty times its size.
const MOST_BYTES: usize = 30_000_000;

/// The games of a file.
#[derive(Clone, Debug)]
pub(super) struct SgfFile {
    /// The games in order, each with its own error if it cannot be read; at least one.
    pub games: Vec<Result<GameTree, SgfError>>,
    /// Remarks about the file as a whole.
    pub remarks: Vec<Remark>,
}

/// Reads the games in `bytes`.
///
/// # Errors
/// [`SgfError::NoGame`] when there is none, [`SgfError::TooLarge`] when the file is too large.
pub(super) fn read(bytes: &[u8]) -> Result<SgfFile, SgfError> {
    if bytes.len() > MOST_BYTES {
        return Err(SgfError::TooLarge {
            bytes: bytes.len(),
            most: MOST_BYTES,
        });
    }
    let stated = text::find_stated_encoding(bytes);
    let BestReading {
        reading: best,
        stones_differ,
    } = find_best_reading(bytes, &stated).ok_or(SgfError::NoGame)?;
    if best.games.is_empty() {
        return Err(SgfError::NoGame);
    }
    let mut remarks = Vec::new();
    remarks.extend(encoding_remark(&stated, best.encoding, stones_differ));
    if let Some(has_moves) = best.text_outside {
        remarks.push(Remark::TextOutside { has_moves });
    }
    Ok(SgfFile {
        games: best.games,
        remarks,
    })
}

/// The reading of a file with the least damage.
struct BestReading {
    reading: FileReading,
    /// True if an equally good reading puts other stones on the board.
    stones_differ: bool,
}

/// Reads `bytes` in every encoding they may be in, the likeliest first, or in the stated one alone if
/// nothing speaks against it. Of equally good readings the first is the best. No more than two are
/// kept at a time: each takes many times the memory of the file.
fn find_best_reading(bytes: &[u8], stated: &StatedEncoding) -> Option<BestReading> {
    let mut best: Option<BestReading> = None;
    for encoding in text::list_candidates(bytes, stated) {
        let (text, encoding_of_values) = encoding.decode_brackets(bytes);
        let reading = FileReading::new(&text, encoding_of_values, encoding.encoding);
        let is_as_stated =
            matches!(stated, StatedEncoding::Named(named) if *named == encoding.encoding);
        let is_undamaged = reading.damage == Damage::default();
        match &mut best {
            Some(best) if best.reading.damage < reading.damage => {}
            Some(best) if best.reading.damage == reading.damage => {
                best.stones_differ =
                    best.stones_differ || best.reading.main_lines() != reading.main_lines();
            }
            _ => {
                best = Some(BestReading {
                    reading,
                    stones_differ: false,
                });
            }
        }
        if is_as_stated && is_undamaged {
            break;
        }
    }
    best
}

fn encoding_remark(
    stated: &StatedEncoding,
    taken: &'static Encoding,
    stones_differ: bool,
) -> Option<Remark> {
    let stated = match stated {
        StatedEncoding::Evident(_) => return None,
        StatedEncoding::Named(named) if *named == taken => return None,
        StatedEncoding::Nothing => {
            return Some(Remark::EncodingUnstated {
                taken: taken.name(),
                stones_differ,
            });
        }
        StatedEncoding::Named(named) => named.name().to_owned(),
        StatedEncoding::Wrong(label) => label.clone(),
    };
    Some(Remark::EncodingMisstated {
        stated,
        taken: taken.name(),
        stones_differ,
    })
}

/// The content of a file read in one encoding.
struct FileReading {
    encoding: &'static Encoding,
    games: Vec<Result<GameTree, SgfError>>,
    /// True if there are moves in the text outside the games; `None` if there is no such text.
    text_outside: Option<bool>,
    damage: Damage,
}

/// The damage that shows when a file is read in one encoding. The worst kind comes first, so that
/// comparing two values compares it first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Damage {
    /// Number of games that cannot be read; 1 if there is no game.
    errors: usize,
    /// Number of texts that swallowed the properties after them, and 1 more for moves outside the
    /// games.
    lost: usize,
    /// Number of games without their closing bracket, and 1 more for text outside the games.
    loose: usize,
    /// Number of characters that the encoding does not have.
    undecodable: usize,
}

impl FileReading {
    /// Reads the games in `bytes`, whose values are in `encoding_of_values`; `encoding` is that of
    /// the file.
    fn new(
        bytes: &[u8],
        encoding_of_values: &'static Encoding,
        encoding: &'static Encoding,
    ) -> FileReading {
        let mut parser = TreeParser::new(bytes, encoding_of_values);
        let mut reading = FileReading {
            encoding,
            games: Vec::new(),
            text_outside: None,
            damage: Damage::default(),
        };
        while let Some(before) = parser.find_game() {
            reading.pass_over(before);
            let game = parser.parse_game();
            let is_readable = game.is_ok();
            reading.games.push(game);
            if !is_readable {
                // The end of a game that cannot be read is unknown.
                break;
            }
        }
        if reading.games.last().is_some_and(Result::is_ok) {
            reading.pass_over(parser.rest());
        }
        reading.damage = reading.assess_damage();
        reading
    }

    /// Notes text between the games.
    fn pass_over(&mut self, text: &[u8]) {
        let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
        // Zero bytes and the end mark of old systems fill up files.
        let is_text = text
            .iter()
            .any(|byte| !byte.is_ascii_whitespace() && !matches!(byte, 0 | 0x1a));
        if is_text {
            self.text_outside = Some(self.text_outside == Some(true) || has_moves(text));
        }
    }

    fn assess_damage(&self) -> Damage {
        let mut damage = Damage {
            errors: usize::from(self.games.is_empty()),
            lost: usize::from(self.text_outside == Some(true)),
            loose: usize::from(self.text_outside.is_some()),
            undecodable: 0,
        };
        for game in &self.games {
            let Ok(tree) = game else {
                damage.errors += 1;
                continue;
            };
            damage.lost += missing_brackets(&tree.nodes).count();
            damage.loose += usize::from(tree.ending != TreeEnding::Closed);
            for value in tree
                .nodes
                .iter()
                .flatten()
                .flat_map(|property| &property.values)
            {
                damage.undecodable += value.matches(char::REPLACEMENT_CHARACTER).count();
            }
        }
        damage
    }

    /// Returns the setup stones and moves of each game, to compare readings by; `None` for a game
    /// without any sense.
    fn main_lines(&self) -> Vec<Option<MainLine>> {
        self.games
            .iter()
            .map(|game| main_line(game.as_ref().ok()?))
            .collect()
    }
}

fn main_line(tree: &GameTree) -> Option<MainLine> {
    let size = super::record::find_board_size(&tree.nodes).ok()?;
    MainLine::new(size, &tree.nodes).ok()
}

/// Returns true if a text contains a move, something like `;B[`.
fn has_moves(text: &[u8]) -> bool {
    let mut parts = text
        .split(|byte| *byte == b';')
        .skip(1)
        .map(<[u8]>::trim_ascii_start);
    parts.any(|part| {
        matches!(part, [b'B' | b'W' | b'b' | b'w', rest @ ..] if rest.trim_ascii_start().starts_with(b"["))
    })
}
