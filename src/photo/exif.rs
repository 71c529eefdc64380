//! What EXIF tells: how the camera was held, and which camera it was.

use exif::{In, Reader, Tag, Value};
use image::metadata::Orientation;

/// The camera that took a photo, as far as EXIF tells.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Camera {
    /// Manufacturer, such as `Apple`.
    pub make: Option<String>,
    /// Model, such as `iPhone 15`.
    pub model: Option<String>,
    /// Focal length in millimetres that gives the same angle of view on 36×24 mm film.
    pub focal_length_35mm: Option<f64>,
}

/// TIFF data without the `Exif` prefix that some writers keep from JPEG.
pub(super) fn tiff(mut exif: Vec<u8>) -> Vec<u8> {
    const PREFIX: &[u8] = b"Exif\0\0";
    if exif.starts_with(PREFIX) {
        exif.drain(..PREFIX.len());
    }
    exif
}

/// The turn that makes the stored picture upright; none when EXIF does not tell or is broken.
pub(super) fn orientation(tiff: &[u8]) -> Orientation {
    Orientation::from_exif_chunk(tiff).unwrap_or(Orientation::NoTransforms)
}

/// The camera; `None` when nothing is told about it.
pub(super) fn camera(tiff: Vec<u8>) -> Option<Camera> {
    let exif = Reader::new()
        .continue_on_error(true)
        .read_raw(tiff)
        .or_else(|error| error.distill_partial_result(|_| {}))
        .ok()?;
    let text = |tag: Tag| match &exif.get_field(tag, In::PRIMARY)?.value {
        Value::Ascii(lines) => {
            let text = String::from_utf8_lossy(lines.first()?).trim().to_owned();
            (!text.is_empty()).then_some(text)
        }
        _ => None,
    };
    let camera = Camera {
        make: text(Tag::Make),
        model: text(Tag::Model),
        // Zero means unknown (EXIF 2.32, §4.6.5).
        focal_length_35mm: exif
            .get_field(Tag::FocalLengthIn35mmFilm, In::PRIMARY)
            .and_then(|field| field.value.get_uint(0))
            .filter(|&focal_length| focal_length > 0)
            .map(f64::from),
    };
    (camera != Camera::default()).then_some(camera)
}
