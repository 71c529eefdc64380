//! Writes marks as the operators of a page's content.

use std::collections::BTreeMap;

use pdf_writer::types::TextRenderingMode;
use pdf_writer::{Content, Name, Str};
use subsetter::GlyphRemapper;

use shuzi::geometry::DrawingPoint;
use shuzi::report::picture::{Anchor, Ink, Mark, Picture};

use super::fonts::Font;
use super::layout::PAPER_HEIGHT;
use super::piece::PageMark;
use super::text::{Letter, Typesetter, width_em};

/// Distance of a circle's control points from the ends of its quarters, in radii.
const KAPPA: f32 = 0.552_284_8;
/// Width of the outline that makes ideographs bold, in ems.
const BOLDER_EM: f32 = 0.03;

/// The glyphs of a font that were used.
#[derive(Default)]
pub(super) struct UsedGlyphs {
    /// Maps the numbers of glyphs in the font to those in its embedded part.
    pub remapper: GlyphRemapper,
    /// The character and the width in ems of each glyph, by its new number.
    pub glyphs: BTreeMap<u16, (char, f32)>,
}

/// Writes marks, and records the glyphs that they use.
pub(super) struct PageWriter {
    pub typesetter: Typesetter,
    pub used: BTreeMap<Font, UsedGlyphs>,
}

impl PageWriter {
    /// Writes a mark of a piece that begins at `left` and `top`, in points from the top left of the
    /// paper.
    pub fn write(&mut self, content: &mut Content, mark: &PageMark<'_>, (left, top): (f32, f32)) {
        match mark {
            PageMark::Text {
                at: (x, y),
                letters,
                size,
                ink,
                bold,
            } => {
                set_fill_ink(content, *ink);
                let at = (left + x, PAPER_HEIGHT - top - y);
                self.write_line(content, letters, *size, (at, 1.0), bold.then_some(*ink));
            }
            PageMark::Box { x, y, ink } => {
                set_fill_ink(content, *ink);
                let (width, height) = (x.end - x.start, y.end - y.start);
                content
                    .rect(left + x.start, PAPER_HEIGHT - top - y.end, width, height)
                    .fill_nonzero();
            }
            PageMark::Picture {
                at: (x, y),
                scale,
                picture,
            } => {
                // In a PDF y points up, in drawings it points down.
                content.save_state();
                content.transform([*scale, 0.0, 0.0, -scale, left + x, PAPER_HEIGHT - top - y]);
                content
                    .rect(
                        0.0,
                        0.0,
                        round_length(picture.width),
                        round_length(picture.height),
                    )
                    .clip_nonzero()
                    .end_path();
                self.write_picture(content, picture);
                content.restore_state();
            }
            PageMark::Image {
                at: (x, y),
                size: (width, height),
                index,
            } => {
                let lower = PAPER_HEIGHT - top - y - height;
                content.save_state();
                content.transform([*width, 0.0, 0.0, *height, left + x, lower]);
                content.x_object(Name(image_name(*index).as_bytes()));
                content.restore_state();
            }
        }
    }

    /// Writes a line of text whose baseline begins at `(x, y)`. `up` is 1, or -1 if y points down.
    /// `bold` is the ink of bold letters, in which ideographs are outlined, as there is no bold
    /// font for them.
    fn write_line(
        &mut self,
        content: &mut Content,
        letters: &[Letter],
        size: f32,
        ((x, y), up): ((f32, f32), f32),
        bold: Option<Ink>,
    ) {
        content.begin_text();
        content.set_text_matrix([1.0, 0.0, 0.0, up, x, y]);
        for run in letters.chunk_by(|one, other| one.glyph.font == other.glyph.font) {
            let Some(font) = run.first().map(|letter| letter.glyph.font) else {
                continue;
            };
            content.set_font(Name(font_name(font)), size);
            // A run has a single font; within it, letters are shown one after the other by their
            // widths.
            let is_thickened = font == Font::Cjk && bold.is_some();
            if let Some(ink) = bold.filter(|_| is_thickened) {
                set_stroke_ink(content, ink);
                content.set_line_width(BOLDER_EM * size);
                content.set_text_rendering_mode(TextRenderingMode::FillStroke);
            }
            let mut shown = content.show_positioned();
            let mut items = shown.items();
            let mut codes: Vec<u8> = Vec::with_capacity(2 * run.len());
            for letter in run {
                codes.extend(self.glyph_code(letter).to_be_bytes());
                // Additional space is a negative adjustment, in thousandths of an em.
                if letter.after != 0.0 {
                    items.show(Str(&codes)).adjust(-1000.0 * letter.after);
                    codes.clear();
                }
            }
            if !codes.is_empty() {
                items.show(Str(&codes));
            }
            drop(items);
            drop(shown);
            if is_thickened {
                content.set_text_rendering_mode(TextRenderingMode::Fill);
            }
        }
        content.end_text();
    }

    /// Returns the number of a letter's glyph in the embedded part of its font.
    fn glyph_code(&mut self, letter: &Letter) -> u16 {
        let used = self.used.entry(letter.glyph.font).or_default();
        let code = used.remapper.remap(letter.glyph.id);
        used.glyphs
            .entry(code)
            .or_insert((letter.symbol, letter.glyph.advance));
        code
    }

    /// Writes a drawing, in its own units.
    fn write_picture(&mut self, content: &mut Content, picture: &Picture) {
        for mark in &picture.marks {
            match mark {
                Mark::Area { corners, ink } => {
                    set_fill_ink(content, *ink);
                    add_path(content, corners);
                    content.close_path().fill_nonzero();
                }
                Mark::Line { places, ink, width } => {
                    set_stroke_ink(content, *ink);
                    content.set_line_width(round_length(*width));
                    add_path(content, places);
                    content.stroke();
                }
                Mark::Disc {
                    middle,
                    radius,
                    fill,
                    outline,
                } => {
                    add_circle(content, *middle, round_length(*radius));
                    if let Some(ink) = fill {
                        set_fill_ink(content, *ink);
                    }
                    if let Some((ink, width)) = outline {
                        set_stroke_ink(content, *ink);
                        content.set_line_width(round_length(*width));
                    }
                    match (fill, outline) {
                        (Some(_), Some(_)) => content.fill_nonzero_and_stroke(),
                        (Some(_), None) => content.fill_nonzero(),
                        (None, Some(_)) => content.stroke(),
                        (None, None) => content.end_path(),
                    };
                }
                Mark::Text {
                    at: DrawingPoint { x, y },
                    text,
                    size,
                    ink,
                    anchor,
                } => {
                    let letters = self.typesetter.typeset(text, false).letters;
                    let size = round_length(*size);
                    // The share of the text's width that is on the left of its anchor.
                    let before = match anchor {
                        Anchor::Start => 0.0,
                        Anchor::Middle => 0.5,
                        Anchor::End => 1.0,
                    };
                    let x = round_coordinate(*x) - before * width_em(&letters) * size;
                    set_fill_ink(content, *ink);
                    self.write_line(
                        content,
                        &letters,
                        size,
                        ((x, round_coordinate(*y)), -1.0),
                        None,
                    );
                }
            }
        }
    }
}

/// Returns the name of a font on pages.
pub(super) fn font_name(font: Font) -> &'static [u8] {
    match font {
        Font::Regular => b"R",
        Font::Bold => b"B",
        Font::Signs => b"S",
        Font::Cjk => b"C",
    }
}

/// Returns the name of a photo on pages.
pub(super) fn image_name(index: usize) -> String {
    format!("P{index}")
}

fn add_path(content: &mut Content, places: &[DrawingPoint]) {
    for (index, DrawingPoint { x, y }) in places.iter().enumerate() {
        let (x, y) = (round_coordinate(*x), round_coordinate(*y));
        if index == 0 {
            content.move_to(x, y);
        } else {
            content.line_to(x, y);
        }
    }
    if places.is_empty() {
        content.move_to(0.0, 0.0);
    }
}

/// Adds a circle as four Bézier curves.
fn add_circle(content: &mut Content, DrawingPoint { x, y }: DrawingPoint, r: f32) {
    let (x, y, k) = (
        round_coordinate(x),
        round_coordinate(y),
        round_coordinate(f64::from(KAPPA * r)),
    );
    let [left, right, above, below] =
        [x - r, x + r, y - r, y + r].map(|place| round_coordinate(f64::from(place)));
    let [near_x, far_x, near_y, far_y] =
        [x - k, x + k, y - k, y + k].map(|place| round_coordinate(f64::from(place)));
    content.move_to(right, y);
    content.cubic_to(right, far_y, far_x, below, x, below);
    content.cubic_to(near_x, below, left, far_y, left, y);
    content.cubic_to(left, near_y, near_x, above, x, above);
    content.cubic_to(far_x, above, right, near_y, right, y);
    content.close_path();
}

/// Rounds a coordinate to a hundredth. Coordinates that are not finite become 0.
fn round_coordinate(place: f64) -> f32 {
    let place = if place.is_finite() {
        place.clamp(-1e6, 1e6)
    } else {
        0.0
    };
    ((place * 100.0).round() / 100.0) as f32
}

fn round_length(length: f64) -> f32 {
    round_coordinate(length).max(0.0)
}

fn set_fill_ink(content: &mut Content, ink: Ink) {
    let [red, green, blue] = rgb(ink);
    content.set_fill_rgb(red, green, blue);
}

fn set_stroke_ink(content: &mut Content, ink: Ink) {
    let [red, green, blue] = rgb(ink);
    content.set_stroke_rgb(red, green, blue);
}

/// Returns red, green and blue, each from 0 to 1.
fn rgb(ink: Ink) -> [f32; 3] {
    ink.map(|part| (f32::from(part) / 255.0 * 1000.0).round() / 1000.0)
}
