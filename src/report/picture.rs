//! Picture: a drawing in its own units, written as SVG here and onto paper elsewhere.

use std::fmt::Write;

/// A colour, 8-bit sRGB.
pub type Ink = [u8; 3];

/// A drawing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// Its width, in units of its own.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// What is drawn, from back to front. Places are (x right, y down) from the top left.
    pub marks: Vec<Mark>,
}

/// Something drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A filled polygon.
    Area {
        /// Its corners.
        corners: Vec<(f64, f64)>,
        /// Its colour.
        ink: Ink,
    },
    /// A line through several places.
    Line {
        /// The places.
        places: Vec<(f64, f64)>,
        /// Its colour.
        ink: Ink,
        /// Its width.
        width: f64,
    },
    /// A disc, a ring, or both.
    Disc {
        /// Its middle.
        middle: (f64, f64),
        /// Its radius, to the middle of the outline.
        radius: f64,
        /// The colour inside; `None` for a ring.
        fill: Option<Ink>,
        /// Colour and width of the outline.
        outline: Option<(Ink, f64)>,
    },
    /// A line of text.
    Text {
        /// Where its baseline begins, is halved or ends, as `anchor` says.
        at: (f64, f64),
        /// What is written.
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

impl Picture {
    /// Puts all of another picture's marks at a place of this one, which does not grow.
    pub fn put(&mut self, other: &Picture, (left, top): (f64, f64)) {
        let moved = |&(x, y): &(f64, f64)| (x + left, y + top);
        self.marks.extend(other.marks.iter().cloned().map(|mark| match mark {
            Mark::Area { corners, ink } => Mark::Area { corners: corners.iter().map(moved).collect(), ink },
            Mark::Line { places, ink, width } => {
                Mark::Line { places: places.iter().map(moved).collect(), ink, width }
            }
            Mark::Disc { middle, radius, fill, outline } => {
                Mark::Disc { middle: moved(&middle), radius, fill, outline }
            }
            Mark::Text { at, text, size, ink, anchor } => {
                Mark::Text { at: moved(&at), text, size, ink, anchor }
            }
        }));
    }

    /// The same picture so many times as large.
    #[must_use]
    pub fn scaled(&self, by: f64) -> Picture {
        let place = |&(x, y): &(f64, f64)| (x * by, y * by);
        let places = |places: &[(f64, f64)]| places.iter().map(place).collect();
        let marks = self.marks.iter().cloned().map(|mark| match mark {
            Mark::Area { corners, ink } => Mark::Area { corners: places(&corners), ink },
            Mark::Line { places: along, ink, width } => {
                Mark::Line { places: places(&along), ink, width: width * by }
            }
            Mark::Disc { middle, radius, fill, outline } => Mark::Disc {
                middle: place(&middle),
                radius: radius * by,
                fill,
                outline: outline.map(|(ink, width)| (ink, width * by)),
            },
            Mark::Text { at, text, size, ink, anchor } => {
                Mark::Text { at: place(&at), text, size: size * by, ink, anchor }
            }
        });
        Picture { width: self.width * by, height: self.height * by, marks: marks.collect() }
    }

    /// Writes a line of black text.
    pub fn write(&mut self, at: (f64, f64), text: impl Into<String>, size: f64, anchor: Anchor) {
        self.marks.push(Mark::Text { at, text: text.into(), size, ink: [0; 3], anchor });
    }

    /// The picture as an SVG file, which may stand in an HTML page as it is.
    pub fn svg(&self) -> String {
        let (width, height) = (number(self.width), number(self.height));
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\">\n"
        );
        svg.push_str(&self.svg_marks());
        svg.push_str("</svg>\n");
        svg
    }

    /// What stands inside the SVG file, for one whose frame somebody else writes.
    pub fn svg_marks(&self) -> String {
        let mut svg = String::new();
        for mark in &self.marks {
            // Writing to a string cannot fail.
            let _ = write_mark(&mut svg, mark);
        }
        svg
    }
}

fn write_mark(svg: &mut String, mark: &Mark) -> std::fmt::Result {
    match mark {
        Mark::Area { corners, ink } => {
            writeln!(svg, "<path d=\"{}z\" fill=\"{}\"/>", path(corners), hex(*ink))
        }
        Mark::Line { places, ink, width } => {
            let (path, ink, width) = (path(places), hex(*ink), number(*width));
            writeln!(svg, "<path d=\"{path}\" stroke=\"{ink}\" stroke-width=\"{width}\" fill=\"none\"/>")
        }
        Mark::Disc { middle: (x, y), radius, fill, outline } => {
            let fill = fill.map_or("none".to_owned(), hex);
            let outline = outline.map_or(String::new(), |(ink, width)| {
                format!(" stroke=\"{}\" stroke-width=\"{}\"", hex(ink), number(width))
            });
            let (x, y, radius) = (number(*x), number(*y), number(*radius));
            writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\"{outline}/>")
        }
        Mark::Text { at: (x, y), text, size, ink, anchor } => {
            let anchor = match anchor {
                Anchor::Start => "",
                Anchor::Middle => " text-anchor=\"middle\"",
                Anchor::End => " text-anchor=\"end\"",
            };
            let ink = if *ink == [0; 3] { String::new() } else { format!(" fill=\"{}\"", hex(*ink)) };
            let (x, y, size, text) = (number(*x), number(*y), number(*size), escaped(text));
            writeln!(svg, "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{anchor}{ink}>{text}</text>")
        }
    }
}

fn path(places: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for (index, (x, y)) in places.iter().enumerate() {
        let letter = if index == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{} {}", number(*x), number(*y));
    }
    path
}

/// A length to a hundredth of a unit, without trailing zeros.
fn number(length: f64) -> String {
    let rounded = (length * 100.0).round() / 100.0;
    // No "-0".
    (rounded + 0.0).to_string()
}

fn hex([red, green, blue]: Ink) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// Text as XML and HTML hold it; what they cannot hold at all is left out, and so are marks that turn the direction of
/// writing.
fn escaped(text: &str) -> String {
    let turns = |symbol| matches!(symbol, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let kept = text.chars().filter(|symbol| !symbol.is_control() && !turns(*symbol));
    kept.fold(String::new(), |mut escaped, symbol| {
        match symbol {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            symbol => escaped.push(symbol),
        }
        escaped
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_cannot_leave_its_text() {
        let mut picture = Picture { width: 10.0, height: 5.5, marks: Vec::new() };
        picture.write((1.0, 2.345), "<script>\"&\u{0}", 3.0, Anchor::Start);
        let svg = picture.svg();
        assert!(svg.contains("viewBox=\"0 0 10 5.5\""), "{svg}");
        assert!(svg.contains("y=\"2.35\"") && svg.contains(">&lt;script&gt;&quot;&amp;</text>"), "{svg}");
    }
}
