//! The overlay: what was read, drawn over the photo, written as SVG or as pixels.
//!
//! A wrong grid or a misread stone is seen at a glance: lines that miss the photo's lines, a ring without a stone in it.
//! `shapes` decides what is drawn, in pixels of the upright photo.

mod backdrop;
mod judged;
mod shapes;

pub use backdrop::Backdrop;
pub(super) use judged::outline;
pub use judged::{Truth, judged};

use crate::photo::Photo;

use super::Report;
use super::drawing::jpeg as jpeg_file;
use super::picture::{Picture, svg_on_photo};

/// How the overlay is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OverlaySettings {
    /// Longest side of the picture, in pixels. 2000: a 19×19 board keeps some 70 pixels per spacing, and the file stays
    /// small enough to send.
    pub longest_side_px: u32,
    /// Width of lines and rings, in line spacings. 0.07: visible in a thumbnail, and a stone's edge still shows on both
    /// sides of its ring.
    pub stroke_spacings: f64,
    /// Quality of JPEGs, 1 to 100. 85: no visible loss under the drawing.
    pub jpeg_quality: u8,
}

impl Default for OverlaySettings {
    fn default() -> OverlaySettings {
        OverlaySettings { longest_side_px: 2000, stroke_spacings: 0.07, jpeg_quality: 85 }
    }
}

/// Returns the photo alone as a JPEG file, and the width and height of that picture in pixels.
pub fn photo(photo: &Photo, settings: &OverlaySettings) -> (Vec<u8>, (u32, u32)) {
    let backdrop = Backdrop::new(photo, settings);
    (backdrop.jpeg(settings.jpeg_quality), backdrop.size_px())
}

/// Returns the overlay alone, to be laid over [`photo`]; empty when the report has no photo.
pub fn picture(report: &Report, photo: &Photo, settings: &OverlaySettings) -> Picture {
    let Some(facts) = &report.photo else { return Picture::default() };
    let scale = Backdrop::scale_of(photo, settings);
    let length = |length_px: u32| (f64::from(length_px) * scale).round();
    let (width, height) = (length(photo.pixels.width()), length(photo.pixels.height()));
    Picture { width, height, ..shapes::draw(report, facts, settings.stroke_spacings).scaled(scale) }
}

/// Returns the overlay as an SVG file, with the photo embedded; without shapes when the report has no photo.
pub fn svg(report: &Report, photo: &Photo, settings: &OverlaySettings) -> String {
    let jpeg = jpeg_file(&photo.shrunk(settings.longest_side_px), settings.jpeg_quality);
    let (width, height) = photo.pixels.dimensions();
    let drawn = report.photo.as_ref().map(|facts| shapes::draw(report, facts, settings.stroke_spacings));
    let over = Picture { width: f64::from(width), height: f64::from(height), ..drawn.unwrap_or_default() };
    svg_on_photo(&over, &jpeg)
}

/// Returns the overlay as a PNG file; empty when the report has no photo.
pub fn png(report: &Report, photo: &Photo, settings: &OverlaySettings) -> Vec<u8> {
    drawn(report, photo, settings).map(|drawn| drawn.png()).unwrap_or_default()
}

/// Returns the overlay as a JPEG file; empty when the report has no photo.
pub fn jpeg(report: &Report, photo: &Photo, settings: &OverlaySettings) -> Vec<u8> {
    drawn(report, photo, settings).map(|drawn| drawn.jpeg(settings.jpeg_quality)).unwrap_or_default()
}

fn drawn(report: &Report, photo: &Photo, settings: &OverlaySettings) -> Option<Backdrop> {
    let picture = shapes::draw(report, report.photo.as_ref()?, settings.stroke_spacings);
    Some(Backdrop::new(photo, settings).drawn_on(picture))
}
