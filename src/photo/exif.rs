//! Reads EXIF: the orientation of the photo, the camera, and the time.

use exif::{DateTime, Exif, In, Reader, Tag, Value};
use image::metadata::Orientation;

/// The camera that took a photo, as far as EXIF describes it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CameraInfo {
    /// Manufacturer, such as `Apple`.
    pub make: Option<String>,
    /// Model, such as `iPhone 15`.
    pub model: Option<String>,
    /// Focal length in millimetres that gives the same angle of view on 36×24 mm film.
    pub focal_length_35mm: Option<f64>,
}

/// Returns TIFF data without the `Exif` prefix that some writers keep from JPEG.
pub(super) fn tiff(mut exif: Vec<u8>) -> Vec<u8> {
    const PREFIX: &[u8] = b"Exif\0\0";
    if exif.starts_with(PREFIX) {
        exif.drain(..PREFIX.len());
    }
    exif
}

/// Returns the turn that makes the stored picture upright; none if EXIF is broken or does not
/// contain it.
pub(super) fn orientation(tiff: &[u8]) -> Orientation {
    Orientation::from_exif_chunk(tiff).unwrap_or(Orientation::NoTransforms)
}

/// Reads the fields of TIFF data; `None` if they cannot be read at all.
pub(super) fn fields(tiff: Vec<u8>) -> Option<Exif> {
    Reader::new()
        .continue_on_error(true)
        .read_raw(tiff)
        .or_else(|error| error.distill_partial_result(|_| {}))
        .ok()
}

/// Returns the camera; `None` if EXIF contains nothing about it.
pub(super) fn camera(exif: &Exif) -> Option<CameraInfo> {
    let camera = CameraInfo {
        make: text(exif, Tag::Make),
        model: text(exif, Tag::Model),
        // Zero means unknown (EXIF 2.32, §4.6.5).
        focal_length_35mm: exif
            .get_field(Tag::FocalLengthIn35mmFilm, In::PRIMARY)
            .and_then(|field| field.value.get_uint(0))
            .filter(|&focal_length| focal_length > 0)
            .map(f64::from),
    };
    (camera != CameraInfo::default()).then_some(camera)
}

/// Returns the time at which the photo was taken by the camera's own clock, such as `2026-05-01
/// 14:03:22 +02:00`, without the offset if the camera does not know it; `None` if there is no time,
/// or one that does not exist (EXIF 2.32, §4.6.5, `DateTimeOriginal` and `OffsetTimeOriginal`).
pub(super) fn taken_at(exif: &Exif) -> Option<String> {
    let moment = text(exif, Tag::DateTimeOriginal)?;
    let DateTime {
        year,
        month,
        day,
        hour,
        minute,
        second,
        ..
    } = DateTime::from_ascii(moment.as_bytes()).ok()?;
    // A camera whose clock was never set writes zeros.
    let exists = year > 0
        && (1..=12).contains(&month)
        && (1..=31).contains(&day)
        && hour < 24
        && minute < 60
        && second <= 60;
    if !exists {
        return None;
    }
    let taken = format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02}");
    let offset = text(exif, Tag::OffsetTimeOriginal).filter(|offset| is_offset(offset));
    Some(match offset {
        Some(offset) => format!("{taken} {offset}"),
        None => taken,
    })
}

/// Returns true for an offset from UTC as EXIF writes it, such as `+02:00`.
fn is_offset(text: &str) -> bool {
    match text.as_bytes() {
        [sign, tens, ones, b':', minutes @ ..] => {
            matches!(sign, b'+' | b'-')
                && minutes.len() == 2
                && [tens, ones]
                    .into_iter()
                    .chain(minutes)
                    .all(u8::is_ascii_digit)
        }
        _ => false,
    }
}

/// Returns the text of a field, trimmed; `None` if it is empty or not text.
fn text(exif: &Exif, tag: Tag) -> Option<String> {
    match &exif.get_field(tag, In::PRIMARY)?.value {
        Value::Ascii(lines) => {
            let text = String::from_utf8_lossy(lines.first()?).trim().to_owned();
            (!text.is_empty()).then_some(text)
        }
        _ => None,
    }
}
