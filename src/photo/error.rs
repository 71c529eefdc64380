//! Errors of files that are not accepted as photos.

use thiserror::Error;

use super::PhotoFormat;
use crate::error_kind::ErrorKind;
use crate::language::{Message, ToMessage};

/// An error in reading a photo.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.to_message())]
pub enum PhotoError {
    /// The format is one shuzi reads, but the file is empty, damaged or ends early.
    Unreadable {
        /// The format, if it could be recognised.
        format: Option<PhotoFormat>,
        /// Description of the damage.
        why: Message,
    },
    /// The content is not a picture, or one in a format or variant that shuzi does not read.
    UnsupportedFormat {
        /// Description of the file, as a sentence.
        what: Message,
        /// Advice to the user.
        hint: Message,
    },
    /// The file has too many bytes.
    TooManyBytes {
        /// Size of the file, in bytes.
        bytes: usize,
        /// The limit, in bytes.
        max_bytes: usize,
    },
    /// The picture has too many pixels.
    TooManyPixels {
        /// Width as stored, in pixels.
        width: u32,
        /// Height as stored, in pixels.
        height: u32,
        /// The limit, width × height.
        max_pixels: u64,
    },
    /// The picture is too small to hold a board.
    TooSmall {
        /// Width as stored, in pixels.
        width: u32,
        /// Height as stored, in pixels.
        height: u32,
        /// Smallest width and height accepted, in pixels.
        min_side: u32,
    },
}

impl ToMessage for PhotoError {
    fn to_message(&self) -> Message {
        match self {
            PhotoError::Unreadable { format, why } => Message::new("error-photo-damaged")
                .with(
                    "format",
                    format.map_or_else(|| "none".to_owned(), |format| format.to_string()),
                )
                .with("why", why.clone()),
            PhotoError::UnsupportedFormat { what, .. } => what.clone(),
            PhotoError::TooManyBytes { bytes, max_bytes } => Message::new("error-photo-bytes")
                .with("bytes", *bytes)
                .with("most", *max_bytes),
            PhotoError::TooManyPixels {
                width,
                height,
                max_pixels,
            } => Message::new("error-photo-pixels")
                .with("width", *width)
                .with("height", *height)
                .with("most", *max_pixels),
            PhotoError::TooSmall {
                width,
                height,
                min_side,
            } => Message::new("error-photo-too-small")
                .with("width", *width)
                .with("height", *height)
                .with("least", *min_side),
        }
    }
}

impl PhotoError {
    /// Returns the kind of this error.
    pub fn kind(&self) -> ErrorKind {
        match self {
            PhotoError::Unreadable { .. } => ErrorKind::Unreadable,
            PhotoError::UnsupportedFormat { .. } => ErrorKind::UnsupportedFormat,
            PhotoError::TooManyBytes { .. } | PhotoError::TooManyPixels { .. } => {
                ErrorKind::TooLarge
            }
            PhotoError::TooSmall { .. } => ErrorKind::TooSmall,
        }
    }

    /// Returns advice to the user.
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

    /// Returns the error of a file that a decoder refuses, in the decoder's own words.
    pub(super) fn unreadable(format: PhotoFormat, error: impl ToString) -> PhotoError {
        PhotoError::Unreadable {
            format: Some(format),
            why: Message::verbatim(error.to_string()),
        }
    }

    /// Returns the error of a damaged file; `how` is the name of the message that describes the
    /// damage.
    pub(super) fn damaged(format: PhotoFormat, how: &'static str) -> PhotoError {
        PhotoError::Unreadable {
            format: Some(format),
            why: Message::new(how),
        }
    }

    /// Returns the error of a file in the format `name`, which shuzi does not read.
    pub(super) fn unsupported(name: &str) -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: Message::new("error-photo-format").with("format", name),
            hint: Message::new("hint-save-in-another-format"),
        }
    }

    /// Returns the error of an SGF file.
    pub(super) fn game_record() -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: Message::new("error-photo-is-record"),
            hint: Message::new("hint-score-a-record"),
        }
    }

    /// Returns the error of a ZIP file.
    pub(super) fn archive() -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: Message::new("error-photo-is-archive"),
            hint: Message::new("hint-batch-an-archive"),
        }
    }

    /// Returns the error of a file in an unknown format.
    pub(super) fn unrecognised() -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: Message::new("error-no-photo-format"),
            hint: Message::new("hint-give-a-photo"),
        }
    }

    /// Returns the error of an animation in the format `name`.
    pub(super) fn animation(name: &str) -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: Message::new("error-photo-animation").with("format", name),
            hint: Message::new("hint-save-one-frame"),
        }
    }

    /// Returns the error of a format whose decoder was left out of the build.
    #[cfg(not(all(feature = "heic", feature = "avif")))]
    pub(super) fn switched_off(format: PhotoFormat, feature: &str) -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: Message::new("error-format-not-built").with("format", format.to_string()),
            hint: Message::new("hint-build-format").with("feature", feature),
        }
    }
}
