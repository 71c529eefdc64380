//! Writes pictures as SVG. No other module writes SVG.

use std::fmt::Write;

use crate::geometry::DrawingPoint;
use crate::language::escape_markup;
use crate::report::base64;

use super::{Anchor, Ink, Mark, Picture};

/// The elements and notation for shapes. They differ between the two kinds of files for historical
/// reasons, and stay as they are because other programs read both.
#[cfg_attr(not(feature = "vision"), allow(dead_code))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spelling {
    /// Diagrams: paths, colours in hexadecimal, lengths to a hundredth.
    Paths,
    /// Overlays on photos: polygons and polylines, `rgb()` colours, lengths to a tenth of a pixel.
    Polygons,
}

/// Returns a picture as an SVG file.
pub(super) fn file(picture: &Picture) -> String {
    let (width, height) = (number(picture.width), number(picture.height));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\">\n\
         {}</svg>\n",
        marks(&picture.marks)
    )
}

/// Returns marks as SVG elements.
pub(super) fn marks(marks: &[Mark]) -> String {
    write_marks(marks, Spelling::Paths)
}

/// Returns a picture over a photo, both of the same size, as an SVG file with the photo embedded as
/// JPEG.
#[cfg_attr(not(feature = "vision"), allow(dead_code))]
pub(in crate::report) fn on_photo(picture: &Picture, jpeg: &[u8]) -> String {
    let (width, height) = (number(picture.width), number(picture.height));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\n\
         <image width=\"{width}\" height=\"{height}\" href=\"data:image/jpeg;base64,{}\"/>\n\
         <g stroke-linecap=\"round\" stroke-linejoin=\"round\">\n{}</g>\n</svg>\n",
        base64::encode(jpeg),
        write_marks(&picture.marks, Spelling::Polygons)
    )
}

fn write_marks(marks: &[Mark], spelling: Spelling) -> String {
    let mut svg = String::new();
    for mark in marks {
        // Writing to a string cannot fail.
        let _ = match spelling {
            Spelling::Paths => write_path(&mut svg, mark),
            Spelling::Polygons => write_polygon(&mut svg, mark),
        };
    }
    svg
}

fn write_polygon(svg: &mut String, mark: &Mark) -> std::fmt::Result {
    match mark {
        Mark::Area { corners, ink } => {
            writeln!(
                svg,
                "<polygon points=\"{}\" fill=\"{}\"/>",
                points(corners),
                rgb(*ink)
            )
        }
        Mark::Line { places, ink, width } => writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{width:.1}\"/>",
            points(places),
            rgb(*ink)
        ),
        // Overlays have neither at present, so there is no spelling of their own to keep.
        Mark::Disc { .. } | Mark::Text { .. } => write_path(svg, mark),
    }
}

fn write_path(svg: &mut String, mark: &Mark) -> std::fmt::Result {
    match mark {
        Mark::Area { corners, ink } => {
            writeln!(
                svg,
                "<path d=\"{}z\" fill=\"{}\"/>",
                path(corners),
                hex(*ink)
            )
        }
        Mark::Line { places, ink, width } => {
            let (path, ink, width) = (path(places), hex(*ink), number(*width));
            writeln!(
                svg,
                "<path d=\"{path}\" stroke=\"{ink}\" stroke-width=\"{width}\" fill=\"none\"/>"
            )
        }
        Mark::Disc {
            middle,
            radius,
            fill,
            outline,
        } => {
            let fill = fill.map_or("none".to_owned(), hex);
            let outline = outline.map_or(String::new(), |(ink, width)| {
                format!(
                    " stroke=\"{}\" stroke-width=\"{}\"",
                    hex(ink),
                    number(width)
                )
            });
            let (x, y, radius) = (number(middle.x), number(middle.y), number(*radius));
            writeln!(
                svg,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\"{outline}/>"
            )
        }
        Mark::Text {
            at,
            text,
            size,
            ink,
            anchor,
        } => {
            let anchor = match anchor {
                Anchor::Start => "",
                Anchor::Middle => " text-anchor=\"middle\"",
                Anchor::End => " text-anchor=\"end\"",
            };
            let ink = if *ink == [0; 3] {
                String::new()
            } else {
                format!(" fill=\"{}\"", hex(*ink))
            };
            let (x, y, size, text) = (
                number(at.x),
                number(at.y),
                number(*size),
                escape_markup(text),
            );
            writeln!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{anchor}{ink}>{text}</text>"
            )
        }
    }
}

fn points(places: &[DrawingPoint]) -> String {
    let points: Vec<String> = places
        .iter()
        .map(|at| format!("{:.1},{:.1}", at.x, at.y))
        .collect();
    points.join(" ")
}

fn path(places: &[DrawingPoint]) -> String {
    let mut path = String::new();
    for (index, at) in places.iter().enumerate() {
        let letter = if index == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{} {}", number(at.x), number(at.y));
    }
    path
}

/// Returns a length to a hundredth of a unit, without trailing zeros.
fn number(length: f64) -> String {
    let rounded = (length * 100.0).round() / 100.0;
    // No "-0".
    (rounded + 0.0).to_string()
}

fn hex([red, green, blue]: Ink) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn rgb([red, green, blue]: Ink) -> String {
    format!("rgb({red},{green},{blue})")
}
