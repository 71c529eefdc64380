//! Writes on the picture.

use crate::canvas::{Canvas, PagePoint, Rgb};
use crate::glyphs::{CAPITAL_ROWS, lay_out};

/// Width of letters beside their height, as a share of the square that their strokes are made for.
const NARROWNESS: f64 = 0.92;

/// A way of writing.
#[derive(Clone, Copy)]
pub struct Lettering {
    /// Height of capitals, in pixels.
    pub height: f64,
    /// Width of the strokes as a share of the height.
    pub weight: f64,
    pub color: Rgb,
}

impl Lettering {
    /// Returns an upright text of medium weight.
    pub fn new(height: f64, color: Rgb) -> Lettering {
        Lettering {
            height,
            weight: 0.13,
            color,
        }
    }

    /// Returns the same in bold.
    pub fn bold(self) -> Lettering {
        Lettering {
            weight: 0.2,
            ..self
        }
    }

    /// Returns the width of a text in pixels.
    pub fn width_of(&self, text: &str) -> f64 {
        lay_out(text).1 * self.scale() * NARROWNESS
    }

    fn scale(&self) -> f64 {
        self.height / CAPITAL_ROWS
    }

    /// Writes from `left` on, with the tops of capitals at `top`, and returns the right end.
    pub fn write(&self, canvas: &mut Canvas, text: &str, left: f64, top: f64) -> f64 {
        let width = self.width_of(text);
        self.write_squeezed(canvas, text, (left, top), NARROWNESS);
        left + width
    }

    /// Writes so that the text ends at `right`.
    pub fn write_before(&self, canvas: &mut Canvas, text: &str, right: f64, top: f64) {
        self.write(canvas, text, right - self.width_of(text), top);
    }

    /// Writes about a middle, squeezed where the text is wider than `max_width`.
    pub fn write_centered(
        &self,
        canvas: &mut Canvas,
        text: &str,
        center: PagePoint,
        max_width: f64,
    ) {
        let width = self.width_of(text);
        let squeeze = (max_width / width.max(1e-9)).min(1.0);
        let corner = (
            center.0 - width * squeeze / 2.0,
            center.1 - self.height / 2.0,
        );
        self.write_squeezed(canvas, text, corner, NARROWNESS * squeeze);
    }

    fn write_squeezed(&self, canvas: &mut Canvas, text: &str, corner: PagePoint, squeeze: f64) {
        let (strokes, _) = lay_out(text);
        let scale = self.scale();
        for stroke in strokes {
            let places: Vec<PagePoint> = stroke
                .into_iter()
                .map(|(x, y)| (corner.0 + x * scale * squeeze, corner.1 + y * scale))
                .collect();
            for (from, to) in places.iter().zip(places.iter().skip(1)) {
                canvas.stroke(*from, *to, self.weight * self.height, self.color);
            }
        }
    }

    /// Writes words into a column, line after line, and returns the lower end.
    pub fn write_column(
        &self,
        canvas: &mut Canvas,
        text: &str,
        left: f64,
        top: f64,
        width: f64,
    ) -> f64 {
        let (mut line, mut top) = (String::new(), top);
        for word in text.split_whitespace() {
            let longer = if line.is_empty() {
                word.to_owned()
            } else {
                format!("{line} {word}")
            };
            if self.width_of(&longer) > width {
                self.write(canvas, &line, left, top);
                top += 1.9 * self.height;
                line = word.to_owned();
            } else {
                line = longer;
            }
        }
        self.write(canvas, &line, left, top);
        top + 1.9 * self.height
    }
}
