//! Reading a game record that a user gave, with a refusal that says what the file is instead.

use crate::photo::PhotoFormat;
use crate::position::sgf::{self, GameRecord, SgfError};
use crate::report::Failure;

/// Reads a game in the record in `bytes`, which the user calls `file`: the one with this number from 1, or the first.
///
/// # Errors
/// [`Failure`] when the bytes are no record, are damaged, or hold no such game.
pub fn read_record(file: &str, bytes: &[u8], game: Option<usize>) -> Result<GameRecord, Failure> {
    sgf::read_game(bytes, game).map_err(|error| {
        let (message, hint) = match (&error, PhotoFormat::of(bytes)) {
            (SgfError::NoGame, Some(format)) => (
                format!("this is a photo ({format}), not a game record"),
                "Count a photo with `shuzi count`, or compare it with a record by `shuzi verify --record`.",
            ),
            _ => (error.to_string(), hint(&error)),
        };
        Failure { file: file.to_owned(), kind: "bad_sgf", message, hint: hint.to_owned() }
    })
}

/// Returns what to do next.
fn hint(error: &SgfError) -> &'static str {
    match error {
        SgfError::NoGame => "Give an SGF file; records of other formats have to be saved as SGF first.",
        SgfError::CutOff { .. } => "Download or save the record again.",
        SgfError::NoSuchGame { .. } => "Choose a game that is there, as in --game 1.",
        SgfError::OtherGame { .. } => "Give a record of a game of Go.",
        SgfError::Unexpected { .. } | SgfError::Value { .. } | SgfError::OffBoard { .. } => {
            "Correct the record at that place, or save it again with another program."
        }
    }
}
