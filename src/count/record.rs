//! Reading a game record that a user gave, with a refusal that says what the file is instead.

use crate::language::{Message, ToMessage};
use crate::position::sgf::{self, GameRecord, SgfError};
use crate::report::Failure;

/// Reads a game in the record in `bytes`, which the user calls `file`: the one with this number from 1, or the first.
///
/// # Errors
/// [`Failure`] when the bytes are no record, are damaged, or hold no such game.
pub fn read_record(file: &str, bytes: &[u8], game: Option<usize>) -> Result<GameRecord, Failure> {
    sgf::read_game(bytes, game).map_err(|error| {
        let (message, hint) = match (&error, photo_format(bytes)) {
            (SgfError::NoGame, Some(format)) => {
                (Message::new("error-record-is-photo").with("format", format), "hint-count-a-photo")
            }
            _ => (error.to_message(), hint(&error)),
        };
        Failure { file: file.to_owned(), kind: "bad_sgf", message, hint: Message::new(hint) }
    })
}

/// Returns the name of the photo format that the bytes are in, if they are a photo.
#[cfg(feature = "vision")]
fn photo_format(bytes: &[u8]) -> Option<String> {
    crate::photo::PhotoFormat::of(bytes).map(|format| format.to_string())
}

/// Without the decoders no photo is recognised.
#[cfg(not(feature = "vision"))]
fn photo_format(_bytes: &[u8]) -> Option<String> {
    None
}

/// Returns what to do next, the name of a message.
fn hint(error: &SgfError) -> &'static str {
    match error {
        SgfError::NoGame => "hint-give-sgf",
        SgfError::CutOff { .. } => "hint-save-record-again",
        SgfError::NoSuchGame { .. } => "hint-choose-game",
        SgfError::OtherGame { .. } => "hint-records-of-go",
        SgfError::Unexpected { .. } | SgfError::Value { .. } | SgfError::OffBoard { .. } => {
            "hint-correct-record-there"
        }
    }
}
