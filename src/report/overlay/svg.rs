//! The overlay as SVG: the photo embedded as JPEG, the drawing as shapes over it.

use std::fmt::Write;

use crate::photo::Photo;
use crate::report::drawing::{Kind, Shape, jpeg};
use crate::report::{Report, base64};

use super::{Settings, shapes};

/// The overlay as an SVG file; without shapes when the report has no photo.
pub fn svg(report: &Report, photo: &Photo, settings: &Settings) -> String {
    let (width, height) = photo.pixels.dimensions();
    let data = base64::encode(&jpeg(&photo.shrunk(settings.longest_side_px), settings.jpeg_quality));
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\n\
         <image width=\"{width}\" height=\"{height}\" href=\"data:image/jpeg;base64,{data}\"/>\n\
         <g stroke-linecap=\"round\" stroke-linejoin=\"round\">\n"
    );
    if let Some(facts) = &report.photo {
        for shape in shapes::shapes(report, facts, settings.stroke_spacings) {
            element(&mut text, &shape);
        }
    }
    text.push_str("</g>\n</svg>\n");
    text
}

fn element(text: &mut String, shape: &Shape) {
    let points: Vec<String> = shape
        .points
        .iter()
        .filter(|point| point.x.is_finite() && point.y.is_finite())
        .map(|point| format!("{:.1},{:.1}", point.x, point.y))
        .collect();
    let [red, green, blue] = shape.ink;
    let points = points.join(" ");
    // Writing to a string cannot fail.
    let _ = match shape.kind {
        Kind::Area => writeln!(text, "<polygon points=\"{points}\" fill=\"rgb({red},{green},{blue})\"/>"),
        Kind::Line { width_px } => writeln!(
            text,
            "<polyline points=\"{points}\" fill=\"none\" stroke=\"rgb({red},{green},{blue})\" \
             stroke-width=\"{width_px:.1}\"/>"
        ),
    };
}
