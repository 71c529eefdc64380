//! Reads a game record that the user gave. If the file is a photo instead, the error says so.

use crate::error_kind::ErrorKind;
use crate::language::{Message, ToMessage};
use crate::position::sgf::{self, GameRecord, SgfError};
use crate::report::Failure;

/// Reads one game of the record in `bytes`: the one with this number, counted from 1, or the first.
/// `file` is the name that error messages give the input.
///
/// # Errors
/// [`Failure`] if the bytes are not a record, are damaged, or hold no such game.
pub fn read_record(file: &str, bytes: &[u8], game: Option<usize>) -> Result<GameRecord, Failure> {
    sgf::read_game(bytes, game).map_err(|error| {
        let (message, hint) = match (&error, photo_format(bytes)) {
            (SgfError::NoGame, Some(format)) => (
                Message::new("error-record-is-photo").with("format", format),
                "hint-count-a-photo",
            ),
            _ => (error.to_message(), hint_key(&error)),
        };
        Failure {
            file: file.to_owned(),
            kind: ErrorKind::BadSgf,
            message,
            hint: Message::new(hint),
        }
    })
}

/// Returns the name of the photo format if the bytes are a photo.
#[cfg(feature = "vision")]
fn photo_format(bytes: &[u8]) -> Option<String> {
    crate::photo::PhotoFormat::of(bytes).map(|format| format.to_string())
}

/// Returns `None`: without the decoders no photo is recognised.
#[cfg(not(feature = "vision"))]
fn photo_format(_bytes: &[u8]) -> Option<String> {
    None
}

/// Returns the key of the message that says what to do next.
fn hint_key(error: &SgfError) -> &'static str {
    match error {
        SgfError::NoGame => "hint-give-sgf",
        SgfError::CutOff { .. } => "hint-save-record-again",
        SgfError::NoSuchGame { .. } => "hint-choose-game",
        SgfError::OtherGame { .. } | SgfError::TooLong { .. } => "hint-records-of-go",
        SgfError::TooLarge { .. } => "hint-divide-record",
        SgfError::Unexpected { .. } | SgfError::Value { .. } | SgfError::OffBoard { .. } => {
            "hint-correct-record-there"
        }
    }
}
