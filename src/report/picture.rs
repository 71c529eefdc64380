//! The model of a drawing, for diagrams, overlays on photos and rulings.
//!
//! A pen or a [`Diagram`](super::diagram::Diagram) makes marks. Three writers turn marks into SVG
//! (`svg`), pixels (`drawing`) and PDF (the ruling). Each writes every mark as it is, so that all
//! formats show the same.

mod pen;
mod svg;

pub(in crate::report) use pen::{Pen, cross_arms, square_corners};
#[cfg(feature = "vision")]
pub(in crate::report) use svg::on_photo as svg_on_photo;

use crate::geometry::DrawingPoint;

/// A colour, 8-bit sRGB.
pub type Ink = [u8; 3];

/// A drawing in its own units, with the origin at the top left.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// Width, in the picture's units.
    pub width: f64,
    /// Height, in the picture's units.
    pub height: f64,
    /// The marks, from back to front.
    pub marks: Vec<Mark>,
}

/// A shape or text in a drawing. Lengths are in the picture's units.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A filled polygon.
    Area {
        /// The corners.
        corners: Vec<DrawingPoint>,
        /// The colour.
        ink: Ink,
    },
    /// A line through several points.
    Line {
        /// The points.
        places: Vec<DrawingPoint>,
        /// The colour.
        ink: Ink,
        /// The width.
        width: f64,
    },
    /// A disc, a ring, or both.
    Disc {
        /// The centre.
        middle: DrawingPoint,
        /// The radius, to the middle of the outline.
        radius: f64,
        /// The colour inside; `None` for a ring.
        fill: Option<Ink>,
        /// Colour and width of the outline.
        outline: Option<(Ink, f64)>,
    },
    /// A line of text.
    Text {
        /// The point of its baseline that `anchor` names.
        at: DrawingPoint,
        /// The text.
        text: String,
        /// Height of the letters.
        size: f64,
        /// The colour.
        ink: Ink,
        /// The part of the text that lies at `at`.
        anchor: Anchor,
    },
}

/// The part of a line of text that lies at its given point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The beginning.
    Start,
    /// The middle.
    Middle,
    /// The end.
    End,
}

impl Mark {
    /// Returns the points that define the mark.
    pub fn places(&self) -> &[DrawingPoint] {
        match self {
            Mark::Area {
                corners: places, ..
            }
            | Mark::Line { places, .. } => places,
            Mark::Disc { middle: place, .. } | Mark::Text { at: place, .. } => {
                std::slice::from_ref(place)
            }
        }
    }

    /// Moves the mark's points and multiplies its lengths.
    fn transform(&mut self, place: impl Fn(DrawingPoint) -> DrawingPoint, factor: f64) {
        match self {
            Mark::Area {
                corners: places, ..
            } => places.iter_mut().for_each(|at| *at = place(*at)),
            Mark::Line { places, width, .. } => {
                places.iter_mut().for_each(|at| *at = place(*at));
                *width *= factor;
            }
            Mark::Disc {
                middle,
                radius,
                outline,
                ..
            } => {
                *middle = place(*middle);
                *radius *= factor;
                if let Some((_, width)) = outline {
                    *width *= factor;
                }
            }
            Mark::Text { at, size, .. } => {
                *at = place(*at);
                *size *= factor;
            }
        }
    }
}

impl Picture {
    /// Adds all marks of another picture, with its top left corner at `corner`. The size of this
    /// picture stays.
    pub fn insert(&mut self, other: &Picture, corner: DrawingPoint) {
        for mut mark in other.marks.iter().cloned() {
            mark.transform(
                |at| DrawingPoint {
                    x: at.x + corner.x,
                    y: at.y + corner.y,
                },
                1.0,
            );
            self.marks.push(mark);
        }
    }

    /// Returns the same picture `factor` times as large.
    #[must_use]
    pub fn scaled(mut self, factor: f64) -> Picture {
        for mark in &mut self.marks {
            mark.transform(
                |at| DrawingPoint {
                    x: at.x * factor,
                    y: at.y * factor,
                },
                factor,
            );
        }
        Picture {
            width: self.width * factor,
            height: self.height * factor,
            marks: self.marks,
        }
    }

    /// Writes a line of black text.
    pub fn write(&mut self, at: DrawingPoint, text: impl Into<String>, size: f64, anchor: Anchor) {
        self.marks.push(Mark::Text {
            at,
            text: text.into(),
            size,
            ink: [0; 3],
            anchor,
        });
    }

    /// Returns the picture as an SVG file, which can also be embedded in an HTML page as it is.
    pub fn svg(&self) -> String {
        svg::file(self)
    }

    /// Returns the marks as SVG elements, for an `<svg>` element that the caller writes.
    pub fn svg_marks(&self) -> String {
        svg::marks(&self.marks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_cannot_leave_its_text() {
        let mut picture = Picture {
            width: 10.0,
            height: 5.5,
            marks: Vec::new(),
        };
        picture.write(
            DrawingPoint { x: 1.0, y: 2.345 },
            "<script>\"&\u{0}",
            3.0,
            Anchor::Start,
        );
        let svg = picture.svg();
        assert!(svg.contains("viewBox=\"0 0 10 5.5\""), "{svg}");
        assert!(
            svg.contains("y=\"2.35\"") && svg.contains(">&lt;script&gt;&quot;&amp;[U+0000]</text>"),
            "{svg}"
        );
    }
}
