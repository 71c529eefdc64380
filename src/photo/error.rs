//! Why a photo was not accepted.

use thiserror::Error;

use super::PhotoFormat;
use crate::language::{Message, ToMessage};

/// Why some bytes did not become a photo.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.to_message())]
pub enum PhotoError {
    /// The format is one shuzi reads, but the file is empty, damaged or ends early.
    Unreadable {
        /// The format it is in, when that much could be seen.
        format: Option<PhotoFormat>,
        /// What is wrong with it.
        why: Message,
    },
    /// The content is no picture, or one in a format or variant shuzi does not read.
    UnsupportedFormat {
        /// What the file is, as a sentence.
        what: Message,
        /// What to do about it.
        hint: Message,
    },
    /// The file has too many bytes.
    TooManyBytes {
        /// Its size.
        bytes: usize,
        /// The limit it exceeds.
        max_bytes: usize,
    },
    /// The picture has too many pixels.
    TooManyPixels {
        /// Its width as stored, in pixels.
        width: u32,
        /// Its height as stored, in pixels.
        height: u32,
        /// The limit it exceeds.
        max_pixels: u64,
    },
    /// The picture is too small to hold a board.
    TooSmall {
        /// Its width as stored, in pixels.
        width: u32,
        /// Its height as stored, in pixels.
        height: u32,
        /// The limit it misses.
        min_side: u32,
    },
}

impl ToMessage for PhotoError {
    fn to_message(&self) -> Message {
        match self {
            PhotoError::Unreadable { format, why } => Message::new("error-photo-damaged")
                .with("format", format.map_or_else(|| "none".to_owned(), |format| format.to_string()))
                .with("why", why.clone()),
            PhotoError::UnsupportedFormat { what, .. } => what.clone(),
            PhotoError::TooManyBytes { bytes, max_bytes } => {
                Message::new("error-photo-bytes").with("bytes", *bytes).with("most", *max_bytes)
            }
            PhotoError::TooManyPixels { width, height, max_pixels } => Message::new("error-photo-pixels")
                .with("width", *width)
                .with("height", *height)
                .with("most", *max_pixels),
            PhotoError::TooSmall { width, height, min_side } => Message::new("error-photo-too-small")
                .with("width", *width)
                .with("height", *height)
                .with("least", *min_side),
        }
    }
}

impl PhotoError {
    /// The name of this kind of error in the JSON contract.
    pub fn kind(&self) -> &'static str {
        match self {
            PhotoError::Unreadable { .. } => "unreadable",
            PhotoError::UnsupportedFormat { .. } => "unsupported_format",
            PhotoError::TooManyBytes { .. } | PhotoError::TooManyPixels { .. } => "too_large",
            PhotoError::TooSmall { .. } => "too_small",
        }
    }

    /// What the person can do next.
    pub fn hint(&self) -> Message {
        match self {
            PhotoError::Unreadable { .. } => Message::new("hint-copy-photo-again"),
            PhotoError::UnsupportedFormat { hint, .. } => hint.clone(),
            PhotoError::TooManyBytes { .. } | PhotoError::TooManyPixels { .. } => {
                Message::new("hint-scale-photo-down")
            }
            PhotoError::TooSmall { .. } => Message::new("hint-send-original"),
        }
    }

    /// A file that a decoder refuses, in the decoder's own words.
    pub(super) fn unreadable(format: PhotoFormat, error: impl ToString) -> PhotoError {
        PhotoError::Unreadable { format: Some(format), why: Message::verbatim(error.to_string()) }
    }

    /// A file that is damaged so, the name of a message.
    pub(super) fn damaged(format: PhotoFormat, how: &'static str) -> PhotoError {
        PhotoError::Unreadable { format: Some(format), why: Message::new(how) }
    }

    pub(super) fn unsupported(name: &str) -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: Message::new("error-photo-format").with("format", name),
            hint: Message::new("hint-save-in-another-format"),
        }
    }

    pub(super) fn game_record() -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: Message::new("error-photo-is-record"),
            hint: Message::new("hint-score-a-record"),
        }
    }

    pub(super) fn archive() -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: Message::new("error-photo-is-archive"),
            hint: Message::new("hint-batch-an-archive"),
        }
    }

    pub(super) fn unrecognised() -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: Message::new("error-no-photo-format"),
            hint: Message::new("hint-give-a-photo"),
        }
    }

    pub(super) fn animation(name: &str) -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: Message::new("error-photo-animation").with("format", name),
            hint: Message::new("hint-save-one-frame"),
        }
    }

    #[cfg(not(all(feature = "heic", feature = "avif")))]
    pub(super) fn switched_off(format: PhotoFormat, feature: &str) -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: Message::new("error-format-not-built").with("format", format.to_string()),
            hint: Message::new("hint-build-format").with("feature", feature),
        }
    }
}
