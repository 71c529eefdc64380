//! Picture: the one model of a drawing, for diagrams, overlays on photos and rulings.
//!
//! What is drawn is decided with a pen or a [`Diagram`](super::diagram::Diagram), as marks; how it is written down is
//! up to `svg`, to the pixels of `drawing` and to the ruling's PDF, each of which writes all marks and decides
//! nothing.

mod pen;
mod svg;

pub(in crate::report) use pen::{Pen, cross_arms, square_corners};
pub(in crate::report) use svg::on_photo as svg_on_photo;

use crate::geometry::DrawingPoint;

/// A colour, 8-bit sRGB.
pub type Ink = [u8; 3];

/// A drawing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// Its width, in units of its own.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// What is drawn, from back to front.
    pub marks: Vec<Mark>,
}

/// Something drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A filled polygon.
    Area {
        /// Its corners.
        corners: Vec<DrawingPoint>,
        /// Its colour.
        ink: Ink,
    },
    /// A line through several places.
    Line {
        /// The places.
        places: Vec<DrawingPoint>,
        /// Its colour.
        ink: Ink,
        /// Its width.
        width: f64,
    },
    /// A disc, a ring, or both.
    Disc {
        /// Its middle.
        middle: DrawingPoint,
        /// Its radius, to the middle of the outline.
        radius: f64,
        /// The colour inside; `None` for a ring.
        fill: Option<Ink>,
        /// Colour and width of the outline.
        outline: Option<(Ink, f64)>,
    },
    /// A line of text.
    Text {
        /// The place of its baseline that `anchor` names.
        at: DrawingPoint,
        /// The text.
        text: String,
        /// Height of the letters.
        size: f64,
        /// Its colour.
        ink: Ink,
        /// Which part of it lies `at`.
        anchor: Anchor,
    },
}

/// Which part of a line of text lies at its place.
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
    /// Returns the places that the mark is made of.
    pub fn places(&self) -> &[DrawingPoint] {
        match self {
            Mark::Area { corners: places, .. } | Mark::Line { places, .. } => places,
            Mark::Disc { middle: place, .. } | Mark::Text { at: place, .. } => std::slice::from_ref(place),
        }
    }

    /// Moves the mark's places and multiplies its lengths.
    fn transform(&mut self, place: impl Fn(DrawingPoint) -> DrawingPoint, factor: f64) {
        match self {
            Mark::Area { corners: places, .. } => places.iter_mut().for_each(|at| *at = place(*at)),
            Mark::Line { places, width, .. } => {
                places.iter_mut().for_each(|at| *at = place(*at));
                *width *= factor;
            }
            Mark::Disc { middle, radius, outline, .. } => {
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
    /// Adds all of another picture's marks, its top left corner at a place of this one, which does not grow.
    pub fn put(&mut self, other: &Picture, corner: DrawingPoint) {
        for mut mark in other.marks.iter().cloned() {
            mark.transform(|at| DrawingPoint { x: at.x + corner.x, y: at.y + corner.y }, 1.0);
            self.marks.push(mark);
        }
    }

    /// Returns the same picture `factor` times as large.
    #[must_use]
    pub fn scaled(mut self, factor: f64) -> Picture {
        for mark in &mut self.marks {
            mark.transform(|at| DrawingPoint { x: at.x * factor, y: at.y * factor }, factor);
        }
        Picture { width: self.width * factor, height: self.height * factor, marks: self.marks }
    }

    /// Writes a line of black text.
    pub fn write(&mut self, at: DrawingPoint, text: impl Into<String>, size: f64, anchor: Anchor) {
        self.marks.push(Mark::Text { at, text: text.into(), size, ink: [0; 3], anchor });
    }

    /// Returns the picture as an SVG file, which may stand in an HTML page as it is.
    pub fn svg(&self) -> String {
        svg::file(self)
    }

    /// Returns what stands inside the SVG file, for a frame that is written elsewhere.
    pub fn svg_marks(&self) -> String {
        svg::marks(&self.marks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_cannot_leave_its_text() {
        let mut picture = Picture { width: 10.0, height: 5.5, marks: Vec::new() };
        picture.write(DrawingPoint { x: 1.0, y: 2.345 }, "<script>\"&\u{0}", 3.0, Anchor::Start);
        let svg = picture.svg();
        assert!(svg.contains("viewBox=\"0 0 10 5.5\""), "{svg}");
        assert!(svg.contains("y=\"2.35\"") && svg.contains(">&lt;script&gt;&quot;&amp;</text>"), "{svg}");
    }
}
