//! The overlay: the reading drawn over the photo, as SVG or as pixels.
//!
//! Errors show at a glance: lines of a wrong grid miss the photo's lines, and a misread stone is a
//! ring without a stone. `shapes` makes the drawing, in pixels of the upright photo.

mod backdrop;
mod judged;
mod shapes;

pub use backdrop::Backdrop;
pub(super) use judged::outline;
pub use judged::{Truth, draw_judged};

use crate::photo::Photo;

use super::Report;
use super::drawing::{DrawingError, jpeg as encode_jpeg};
use super::picture::{Picture, svg_on_photo};

/// Settings of the overlay's size, strokes and quality.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OverlaySettings {
    /// Longest side of the picture, in pixels. 2000: a 19×19 board keeps some 70 pixels per
    /// spacing, and the file stays small enough to send.
    pub longest_side_px: u32,
    /// Width of lines and rings, in line spacings. 0.07: visible in a thumbnail, and a stone's edge
    /// still shows on both sides of its ring.
    pub stroke_spacings: f64,
    /// Quality of JPEGs, 1 to 100. 85: no visible loss under the drawing.
    pub jpeg_quality: u8,
}

impl Default for OverlaySettings {
    fn default() -> OverlaySettings {
        OverlaySettings {
            longest_side_px: 2000,
            stroke_spacings: 0.07,
            jpeg_quality: 85,
        }
    }
}

/// Returns the photo alone as a JPEG file, and the width and height of that picture in pixels.
///
/// # Errors
/// [`DrawingError`] if the picture cannot be encoded.
pub fn photo(
    photo: &Photo,
    settings: &OverlaySettings,
) -> Result<(Vec<u8>, (u32, u32)), DrawingError> {
    let backdrop = Backdrop::new(photo, settings);
    Ok((backdrop.jpeg(settings.jpeg_quality)?, backdrop.size_px()))
}

/// Returns the overlay alone, to be laid over [`photo`]; empty if the report has no photo.
pub fn picture(report: &Report, photo: &Photo, settings: &OverlaySettings) -> Picture {
    let Some(facts) = &report.photo else {
        return Picture::default();
    };
    let scale = Backdrop::scale_of(photo, settings);
    let length = |length_px: u32| (f64::from(length_px) * scale).round();
    let (width, height) = (length(photo.pixels.width()), length(photo.pixels.height()));
    Picture {
        width,
        height,
        ..shapes::draw(report, facts, settings.stroke_spacings).scaled(scale)
    }
}

/// Returns the overlay as an SVG file with the photo embedded. Without shapes if the report has no
/// photo.
///
/// # Errors
/// [`DrawingError`] if the photo cannot be encoded.
pub fn svg(
    report: &Report,
    photo: &Photo,
    settings: &OverlaySettings,
) -> Result<String, DrawingError> {
    let jpeg = encode_jpeg(
        &photo.shrunk(settings.longest_side_px),
        settings.jpeg_quality,
    )?;
    let (width, height) = photo.pixels.dimensions();
    let drawn = report
        .photo
        .as_ref()
        .map(|facts| shapes::draw(report, facts, settings.stroke_spacings));
    let over = Picture {
        width: f64::from(width),
        height: f64::from(height),
        ..drawn.unwrap_or_default()
    };
    Ok(svg_on_photo(&over, &jpeg))
}

/// Returns the overlay as a PNG file. The photo alone if the report has none.
///
/// # Errors
/// [`DrawingError`] if the picture cannot be encoded.
pub fn png(
    report: &Report,
    photo: &Photo,
    settings: &OverlaySettings,
) -> Result<Vec<u8>, DrawingError> {
    draw_pixels(report, photo, settings).png()
}

/// Returns the overlay as a JPEG file. The photo alone if the report has none.
///
/// # Errors
/// [`DrawingError`] if the picture cannot be encoded.
pub fn jpeg(
    report: &Report,
    photo: &Photo,
    settings: &OverlaySettings,
) -> Result<Vec<u8>, DrawingError> {
    draw_pixels(report, photo, settings).jpeg(settings.jpeg_quality)
}

fn draw_pixels(report: &Report, photo: &Photo, settings: &OverlaySettings) -> Backdrop {
    let backdrop = Backdrop::new(photo, settings);
    match &report.photo {
        Some(facts) => backdrop.drawn_on(shapes::draw(report, facts, settings.stroke_spacings)),
        None => backdrop,
    }
}
