//! What was read, drawn over the photo: one drawing, written as SVG or as pixels.
//!
//! A wrong grid or a misread stone is seen at a glance: lines that miss the photo's lines, a ring without a
//! stone in it.

mod backdrop;
mod judged;
mod shapes;
mod svg;

pub use backdrop::Backdrop;
pub use judged::{Truth, judged};
pub use svg::svg;

use crate::geometry::PhotoPoint;
use crate::photo::Photo;

use super::Report;
use super::drawing::Kind;
use super::picture::{Mark, Picture};

/// How the overlay is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Longest side of the picture, in pixels. 2000: a 19×19 board keeps some 70 pixels a spacing, and the
    /// file stays small enough to send.
    pub longest_side_px: u32,
    /// Width of lines and rings, in line spacings. 0.07: visible in a thumbnail, and a stone's edge still
    /// shows on both sides of its ring.
    pub stroke_spacings: f64,
    /// Quality of JPEGs, 1 to 100. 85: no visible loss under the drawing.
    pub jpeg_quality: u8,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { longest_side_px: 2000, stroke_spacings: 0.07, jpeg_quality: 85 }
    }
}

/// The photo alone as a JPEG file, and how large that picture is: width and height in pixels.
pub fn photo(photo: &Photo, settings: &Settings) -> (Vec<u8>, (u32, u32)) {
    let backdrop = Backdrop::of(photo, settings);
    (backdrop.jpeg(settings.jpeg_quality), backdrop.size_px())
}

/// The overlay alone, to be laid over [`photo`]; empty when the report has no photo.
pub fn picture(report: &Report, photo: &Photo, settings: &Settings) -> Picture {
    let Some(facts) = &report.photo else { return Picture::default() };
    let scale = Backdrop::scale_of(photo, settings);
    let length = |length_px: u32| (f64::from(length_px) * scale).round();
    let place = |place: &PhotoPoint| (place.x * scale, place.y * scale);
    let shapes = shapes::shapes(report, facts, settings.stroke_spacings).into_iter();
    let marks = shapes.map(|shape| {
        let places: Vec<(f64, f64)> = shape.points.iter().map(place).collect();
        match shape.kind {
            Kind::Area => Mark::Area { corners: places, ink: shape.ink },
            Kind::Line { width_px } => Mark::Line { places, ink: shape.ink, width: width_px * scale },
        }
    });
    Picture {
        width: length(photo.pixels.width()),
        height: length(photo.pixels.height()),
        marks: marks.collect(),
    }
}

/// The overlay as a PNG file; empty when the report has no photo.
pub fn png(report: &Report, photo: &Photo, settings: &Settings) -> Vec<u8> {
    drawn(report, photo, settings).map(|drawn| drawn.png()).unwrap_or_default()
}

/// The overlay as a JPEG file; empty when the report has no photo.
pub fn jpeg(report: &Report, photo: &Photo, settings: &Settings) -> Vec<u8> {
    drawn(report, photo, settings).map(|drawn| drawn.jpeg(settings.jpeg_quality)).unwrap_or_default()
}

fn drawn(report: &Report, photo: &Photo, settings: &Settings) -> Option<Backdrop> {
    let shapes = shapes::shapes(report, report.photo.as_ref()?, settings.stroke_spacings);
    Some(Backdrop::of(photo, settings).drawn_on(&shapes))
}
