//! Recognises the format of a file by its first bytes: file names lie, contents seldom do.

use std::fmt;

use super::PhotoError;
use crate::language::Message;

/// A photo format that shuzi reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PhotoFormat {
    /// JPEG, baseline or progressive.
    Jpeg,
    /// PNG, not animated.
    Png,
    /// WebP, lossy or lossless, not animated.
    WebP,
    /// HEIF with HEVC pictures, as iPhones write it (feature `heic`).
    Heic,
    /// HEIF with AV1 pictures (feature `avif`).
    Avif,
}

impl PhotoFormat {
    /// All formats.
    pub const ALL: [PhotoFormat; 5] = [
        PhotoFormat::Jpeg,
        PhotoFormat::Png,
        PhotoFormat::WebP,
        PhotoFormat::Heic,
        PhotoFormat::Avif,
    ];

    /// Returns the format of a file by its first bytes; `None` if it is not one that shuzi reads.
    pub fn of(bytes: &[u8]) -> Option<PhotoFormat> {
        recognise(bytes).ok()
    }

    /// Returns the usual extension of file names.
    pub const fn extension(self) -> &'static str {
        match self {
            PhotoFormat::Jpeg => "jpg",
            PhotoFormat::Png => "png",
            PhotoFormat::WebP => "webp",
            PhotoFormat::Heic => "heic",
            PhotoFormat::Avif => "avif",
        }
    }
}

impl fmt::Display for PhotoFormat {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            PhotoFormat::Jpeg => "JPEG",
            PhotoFormat::Png => "PNG",
            PhotoFormat::WebP => "WebP",
            PhotoFormat::Heic => "HEIC",
            PhotoFormat::Avif => "AVIF",
        })
    }
}

/// The first bytes of other formats, so that the error can name them.
const KNOWN_OTHERS: &[(&[u8], &str)] = &[
    (b"GIF8", "GIF"),
    (b"BM", "BMP"),
    (b"%PDF", "PDF"),
    (b"\xff\x0a", "JPEG XL"),
    (b"\0\0\0\x0cJXL \r\n\x87\n", "JPEG XL"),
    (b"\0\0\0\x0cjP  \r\n\x87\n", "JPEG 2000"),
    (b"\xff\x4f\xff\x51", "JPEG 2000"),
    (b"II*\0\x10\0\0\0CR", "camera raw (Canon CR2)"),
    (b"II*\0", "TIFF or camera raw"),
    (b"MM\0*", "TIFF or camera raw"),
    (b"IIU\0", "camera raw (Panasonic)"),
    (b"IIRO", "camera raw (Olympus)"),
    (b"IIRS", "camera raw (Olympus)"),
    (b"MMOR", "camera raw (Olympus)"),
    (b"FUJIFILMCCD-RAW", "camera raw (Fujifilm)"),
    (b"8BPS", "Photoshop"),
    (b"\0\0\x01\0", "icon"),
    (b"PK\x03\x04", "ZIP"),
    (b"\x1a\x45\xdf\xa3", "video"),
    (b"<svg", "SVG"),
    (b"<?xml", "XML"),
    (b"<!DOCTYPE", "web page"),
    (b"<!doctype", "web page"),
    (b"<html", "web page"),
];

/// Recognises the format of `bytes`.
///
/// # Errors
/// [`PhotoError::UnsupportedFormat`], which names the format if it is a known one;
/// [`PhotoError::Unreadable`] for an empty file.
pub(super) fn recognise(bytes: &[u8]) -> Result<PhotoFormat, PhotoError> {
    if bytes.is_empty() {
        return Err(PhotoError::Unreadable {
            format: None,
            why: Message::new("photo-empty"),
        });
    }
    if bytes.starts_with(b"\xff\xd8\xff") {
        return Ok(PhotoFormat::Jpeg);
    }
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        return Ok(PhotoFormat::Png);
    }
    if bytes.starts_with(b"RIFF") {
        return match bytes.get(8..12) {
            Some(b"WEBP") => Ok(PhotoFormat::WebP),
            Some(b"AVI ") => Err(PhotoError::unsupported("video")),
            _ => Err(PhotoError::unrecognised()),
        };
    }
    if bytes.get(4..8) == Some(b"ftyp") {
        return recognise_brands(bytes);
    }
    match KNOWN_OTHERS
        .iter()
        .find(|(start, _)| bytes.starts_with(start))
    {
        Some((_, "ZIP")) => Err(PhotoError::archive()),
        Some((_, name)) => Err(PhotoError::unsupported(name)),
        None if is_game_record(bytes) => Err(PhotoError::game_record()),
        None => Err(PhotoError::unrecognised()),
    }
}

/// Returns true if the bytes look like SGF: `(;` near the start, and then the name of a property.
fn is_game_record(bytes: &[u8]) -> bool {
    const NEAR_START: usize = 1000;
    let start = bytes.get(..NEAR_START).unwrap_or(bytes);
    for (at, pair) in start.windows(2).enumerate() {
        if pair == b"(;" {
            let after = start.get(at + 2..).unwrap_or_default();
            if after
                .trim_ascii_start()
                .first()
                .is_none_or(u8::is_ascii_alphabetic)
            {
                return true;
            }
        }
    }
    false
}

/// Returns the format named by the first box of an ISO media file (ISO/IEC 14496-12 §4.3), which
/// holds its size, `ftyp`, the major brand, a version and the compatible brands.
fn recognise_brands(bytes: &[u8]) -> Result<PhotoFormat, PhotoError> {
    let size = bytes
        .first_chunk::<4>()
        .map_or(0, |size| u32::from_be_bytes(*size) as usize);
    let brands = bytes.get(8..size.min(bytes.len())).unwrap_or_default();
    let (brands, _) = brands.as_chunks::<4>();
    let compatible = |brand: &[u8; 4]| brands.iter().skip(2).any(|other| other == brand);
    match brands.first() {
        Some(b"heic" | b"heix" | b"heim" | b"heis") => Ok(PhotoFormat::Heic),
        Some(b"avif") => Ok(PhotoFormat::Avif),
        Some(b"mif1" | b"mif2" | b"miaf") if compatible(b"avif") => Ok(PhotoFormat::Avif),
        Some(b"mif1" | b"mif2" | b"miaf") if compatible(b"heic") || compatible(b"heix") => {
            Ok(PhotoFormat::Heic)
        }
        Some(b"mif1" | b"mif2" | b"miaf") => {
            Err(PhotoError::unsupported("HEIF without HEVC or AV1"))
        }
        Some(b"hevc" | b"hevx" | b"hevm" | b"hevs" | b"avis" | b"msf1") => {
            Err(PhotoError::animation("HEIF image sequence"))
        }
        Some(b"crx ") => Err(PhotoError::unsupported("camera raw (Canon CR3)")),
        _ => Err(PhotoError::unsupported("video")),
    }
}
