//! Why a photo was not accepted.

use thiserror::Error;

use super::PhotoFormat;

/// Why some bytes did not become a photo.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PhotoError {
    /// The format is one shuzi reads, but the file is empty, damaged or ends early.
    #[error("the {} is damaged or incomplete: {why}", file(.format))]
    Unreadable {
        /// The format it is in, when that much could be seen.
        format: Option<PhotoFormat>,
        /// What the decoder met.
        why: String,
    },
    /// The content is no picture, or one in a format or variant shuzi does not read.
    #[error("{what}")]
    UnsupportedFormat {
        /// What the file is, as a sentence.
        what: String,
        /// What to do about it.
        hint: String,
    },
    /// The file has too many bytes.
    #[error("the file has {bytes} bytes; at most {max_bytes} are read")]
    TooManyBytes {
        /// Its size.
        bytes: usize,
        /// The limit it exceeds.
        max_bytes: usize,
    },
    /// The picture has too many pixels.
    #[error("the picture has {width}×{height} pixels; at most {max_pixels} pixels are read")]
    TooManyPixels {
        /// Its width as stored, in pixels.
        width: u32,
        /// Its height as stored, in pixels.
        height: u32,
        /// The limit it exceeds.
        max_pixels: u64,
    },
    /// The picture is too small to hold a board.
    #[error("the picture has only {width}×{height} pixels; each side needs at least {min_side}")]
    TooSmall {
        /// Its width as stored, in pixels.
        width: u32,
        /// Its height as stored, in pixels.
        height: u32,
        /// The limit it misses.
        min_side: u32,
    },
}

fn file(format: &Option<PhotoFormat>) -> String {
    format.map_or_else(|| "file".to_owned(), |format| format!("{format} file"))
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
    pub fn hint(&self) -> &str {
        match self {
            PhotoError::Unreadable { .. } => {
                "Copy the photo from the camera or phone again; an interrupted transfer cuts files short."
            }
            PhotoError::UnsupportedFormat { hint, .. } => hint,
            PhotoError::TooManyBytes { .. } | PhotoError::TooManyPixels { .. } => {
                "Scale the photo down: 12 megapixels show every stone."
            }
            PhotoError::TooSmall { .. } => {
                "Send the original photo rather than its thumbnail; the board should fill most of the picture."
            }
        }
    }

    pub(super) fn unreadable(format: PhotoFormat, why: impl ToString) -> PhotoError {
        PhotoError::Unreadable { format: Some(format), why: why.to_string() }
    }

    pub(super) fn unsupported(name: &str) -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: format!("the file is in the format {name}, which is not read"),
            hint: "Save or export the photo as JPEG, PNG, WebP, HEIC or AVIF.".to_owned(),
        }
    }

    pub(super) fn game_record() -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: "the file is a game record (SGF), not a photo".to_owned(),
            hint: "Score a record with `shuzi score`, or compare a photo with it by `shuzi verify --record`."
                .to_owned(),
        }
    }

    pub(super) fn archive() -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: "the file is an archive (ZIP) or a document in one, not a photo".to_owned(),
            hint: "Have `shuzi batch` read all photos in an archive, or take the photo out of it.".to_owned(),
        }
    }

    pub(super) fn unrecognised() -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: "the file is in no picture format known here".to_owned(),
            hint: "Give a photo in JPEG, PNG, WebP, HEIC or AVIF.".to_owned(),
        }
    }

    pub(super) fn animation(name: &str) -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: format!("the file is an animation ({name}), and any frame could be meant"),
            hint: "Save the one frame to be counted as a JPEG or PNG.".to_owned(),
        }
    }

    #[cfg(not(all(feature = "heic", feature = "avif")))]
    pub(super) fn switched_off(format: PhotoFormat, feature: &str) -> PhotoError {
        PhotoError::UnsupportedFormat {
            what: format!("this build of shuzi reads no {format}"),
            hint: format!("Build shuzi with the feature `{feature}`, or save the photo as JPEG."),
        }
    }
}
