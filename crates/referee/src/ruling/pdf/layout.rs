//! Lays out the blocks of a document as pieces of pages.

mod figures;
mod table;

use std::rc::Rc;

use pdf_writer::types::StructRole;

use crate::ruling::document::{Document, DocumentBlock, Signatory, Tone};
use shuzi::language::Language;
use shuzi::report::picture::Ink;

use super::piece::{PageMark, Piece};
use super::structure::{ElementId, Structure};
use super::text::{Letter, TypesetText, Typesetter, width_em};

/// Width of A4, in points.
pub(super) const PAPER_WIDTH: f32 = 595.28;
/// Height of A4, in points.
pub(super) const PAPER_HEIGHT: f32 = 841.89;
/// Left and right margin, in points.
pub(super) const SIDE: f32 = 56.7;
/// Upper margin, in points.
pub(super) const TOP: f32 = 54.0;
/// Distance from the lower edge of the paper to the last line of the footer, in points.
pub(super) const BOTTOM: f32 = 34.0;
/// Width of the text, in points.
pub(super) const WIDTH: f32 = PAPER_WIDTH - 2.0 * SIDE;

// Font sizes, in points.
const TITLE: f32 = 21.0;
const HEADING: f32 = 12.5;
const BODY: f32 = 10.0;
const SMALL: f32 = 8.5;
const ANSWER: f32 = 19.0;

// Colours.
const TEXT: Ink = [0x1b, 0x1c, 0x20];
const PAPER: Ink = [0xff; 3];
pub(super) const QUIET: Ink = [0x5b, 0x5e, 0x66];
pub(super) const RULE: Ink = [0xcf, 0xd1, 0xd6];

/// A document as pieces.
pub(super) struct DocumentLayout<'d> {
    /// The pieces, from top to bottom.
    pub pieces: Vec<Piece<'d>>,
    /// The structure of the document, for screen readers.
    pub structure: Structure,
}

/// The style of a text.
#[derive(Clone, Copy)]
struct TextStyle {
    size: f32,
    bold: bool,
    ink: Ink,
    /// Distance between baselines, in points.
    leading: f32,
}

/// Lays out one block after the other.
struct LayoutBuilder<'d> {
    typesetter: Typesetter,
    pieces: Vec<Piece<'d>>,
    structure: Structure,
    /// Number of photos so far.
    photos: usize,
    /// Index of the first piece of the current section.
    section: usize,
}

/// Lays out a document.
pub(super) fn lay_out(document: &Document) -> DocumentLayout<'_> {
    let typesetter = Typesetter {
        language: document.language,
    };
    let mut builder = LayoutBuilder {
        typesetter,
        pieces: Vec::new(),
        structure: Structure::new(),
        photos: 0,
        section: 0,
    };
    builder.add_title(&document.title);
    for block in &document.blocks {
        builder.add_block(block);
    }
    DocumentLayout {
        pieces: builder.pieces,
        structure: builder.structure,
    }
}

impl<'d> LayoutBuilder<'d> {
    fn add_block(&mut self, block: &'d DocumentBlock) {
        match block {
            DocumentBlock::Heading(text) => self.add_heading(text),
            DocumentBlock::Paragraph(text) => self.add_paragraph(text),
            DocumentBlock::Answer { tone, text, below } => self.add_answer(*tone, text, below),
            DocumentBlock::List { numbered, items } => self.add_list(*numbered, items),
            DocumentBlock::Table { head, rows } => self.add_table(head, rows),
            DocumentBlock::Drawings(drawings) => self.add_drawings(drawings),
            DocumentBlock::Photo(photo) => self.add_photo(photo),
            DocumentBlock::Signatures(people) => self.add_signatures(people),
        }
    }

    /// Returns the style of regular text, with the distance between lines that a language needs.
    fn style(&self, size: f32, ink: Ink) -> TextStyle {
        // Ideographs fill their height, so their lines need more space.
        let lines = match self.typesetter.language {
            Language::Chinese | Language::Japanese => 1.65,
            Language::Korean => 1.6,
            _ => 1.45,
        };
        TextStyle {
            size,
            bold: false,
            ink,
            leading: lines * size,
        }
    }

    /// Returns the style of bold text, in closer lines.
    fn bold(&self, size: f32, ink: Ink) -> TextStyle {
        TextStyle {
            bold: true,
            leading: 1.3 * size,
            ..self.style(size, ink)
        }
    }

    fn typeset(&self, text: &str, style: TextStyle) -> TypesetText {
        self.typesetter.typeset(text, style.bold)
    }

    fn add_title(&mut self, title: &str) {
        let style = self.bold(TITLE, TEXT);
        let element = self.structure.add(Structure::ROOT, StructRole::H1);
        let mut lines = self.set_lines(element, title, style, (0.0, WIDTH));
        if let Some(last) = lines.last_mut() {
            let y = last.height + 7.0;
            last.add_mark(
                None,
                PageMark::Box {
                    x: 0.0..WIDTH,
                    y: y..y + 0.75,
                    ink: RULE,
                },
            );
            last.height += 8.0;
        }
        keep_together(&mut lines, true);
        self.push(lines, 0.0);
    }

    fn add_heading(&mut self, heading: &str) {
        self.section = self.pieces.len();
        let element = self.structure.add(Structure::ROOT, StructRole::H2);
        let mut lines = self.set_lines(element, heading, self.bold(HEADING, TEXT), (0.0, WIDTH));
        keep_together(&mut lines, true);
        self.push(lines, 20.0);
    }

    fn add_paragraph(&mut self, text: &str) {
        let element = self.structure.add(Structure::ROOT, StructRole::P);
        let mut lines = self.set_lines(element, text, self.style(BODY, TEXT), (0.0, WIDTH));
        keep_ends(&mut lines);
        self.push(lines, 7.0);
    }

    /// Adds the answer, in large letters on a tinted background with a bar of the tone's colour on
    /// the left.
    fn add_answer(&mut self, tone: Tone, text: &str, below: &str) {
        const BAR: f32 = 3.5;
        const INDENT: f32 = 16.0;
        const PADDING: f32 = 11.0;
        let (accent, ground) = tone_inks(tone);
        let inside = (INDENT, WIDTH - 2.0 * INDENT);
        let element = self.structure.add(Structure::ROOT, StructRole::P);
        let mut lines = self.set_lines(element, text, self.bold(ANSWER, accent), inside);
        if !below.trim().is_empty() {
            let element = self.structure.add(Structure::ROOT, StructRole::P);
            let mut more = self.set_lines(element, below, self.style(BODY, TEXT), inside);
            shift(more.first_mut(), 3.0);
            lines.append(&mut more);
        }
        shift(lines.first_mut(), PADDING);
        if let Some(last) = lines.last_mut() {
            last.height += PADDING;
        }
        for line in &mut lines {
            // A little higher than the line, so that there is no visible seam between two
            // backgrounds.
            let y = 0.0..line.height + 0.2;
            let bar = PageMark::Box {
                x: 0.0..BAR,
                y: y.clone(),
                ink: accent,
            };
            let ground = PageMark::Box {
                x: BAR..WIDTH,
                y,
                ink: ground,
            };
            let under = [ground, bar].map(|mark| super::piece::PlacedMark {
                element: None,
                mark,
            });
            line.marks.splice(0..0, under);
        }
        keep_together(&mut lines, false);
        self.push(lines, 12.0);
    }

    fn add_list(&mut self, numbered: bool, items: &'d [String]) {
        const INDENT: f32 = 18.0;
        let style = self.style(BODY, TEXT);
        let list = self.structure.add(Structure::ROOT, StructRole::L);
        for (index, item) in items.iter().enumerate() {
            let element = self.structure.add(list, StructRole::LI);
            let label = self.structure.add(element, StructRole::Lbl);
            let body = self.structure.add(element, StructRole::LBody);
            let mut lines = self.set_lines(body, item, style, (INDENT, WIDTH - INDENT));
            let sign = if numbered {
                format!("{}.", index + 1)
            } else {
                "•".to_owned()
            };
            let sign = self.typeset(&sign, style);
            if let Some(first) = lines.first_mut() {
                // Numbers are right-aligned before the text.
                let x = INDENT - 6.0 - sign.width_em() * style.size;
                first.add_mark(
                    label,
                    text_mark(
                        &sign.letters,
                        (x, 0.0),
                        TextStyle {
                            ink: QUIET,
                            ..style
                        },
                    ),
                );
            }
            keep_ends(&mut lines);
            self.push(lines, if index == 0 { 7.0 } else { 3.0 });
        }
    }

    /// Adds signature lines, two side by side, below the boxes to tick. All are on one page with
    /// the section that states what is signed.
    fn add_signatures(&mut self, people: &'d [Signatory]) {
        const GAP: f32 = 28.0;
        const ROOM: f32 = 46.0;
        let width = (WIDTH - GAP) / 2.0;
        let mut pieces = Vec::new();
        for pair in people.chunks(2) {
            let columns = || {
                pair.iter()
                    .enumerate()
                    .map(|(index, person)| (index as f32 * (width + GAP), person))
            };
            let choices = columns()
                .map(|(x, person)| self.set_choices(&person.choices, (x, width)))
                .collect();
            let choices = join_columns(choices);
            let mut line = Piece {
                height: ROOM,
                ..Piece::default()
            };
            for (x, _) in columns() {
                line.add_mark(
                    None,
                    PageMark::Box {
                        x: x..x + width,
                        y: ROOM - 0.75..ROOM,
                        ink: TEXT,
                    },
                );
            }
            let names = columns().map(|(x, person)| {
                let element = self.structure.add(Structure::ROOT, StructRole::P);
                self.set_lines(element, &person.name, self.style(SMALL, QUIET), (x, width))
            });
            let mut names = join_columns(names.collect());
            shift(names.first_mut(), 2.0);
            let first = pieces.len();
            pieces.extend(choices);
            pieces.push(line);
            pieces.append(&mut names);
            if let Some(top) = pieces.get_mut(first) {
                top.above = if first == 0 { 6.0 } else { 14.0 };
            }
        }
        if pieces.is_empty() {
            return;
        }
        keep_together(&mut pieces, false);
        self.keep_section();
        self.pieces.append(&mut pieces);
    }

    /// Sets choices with a box to tick before each.
    fn set_choices(&mut self, choices: &[String], (x, width): (f32, f32)) -> Vec<Piece<'d>> {
        const BOX: f32 = 8.0;
        const INDENT: f32 = 15.0;
        const THICK: f32 = 0.9;
        let style = self.style(BODY, TEXT);
        let mut pieces = Vec::new();
        for choice in choices {
            let element = self.structure.add(Structure::ROOT, StructRole::P);
            let mut lines = self.set_lines(element, choice, style, (x + INDENT, width - INDENT));
            if let Some(first) = lines.first_mut() {
                let top = (style.leading - BOX) / 2.0;
                let square = |inset: f32, ink| PageMark::Box {
                    x: x + inset..x + BOX - inset,
                    y: top + inset..top + BOX - inset,
                    ink,
                };
                first.add_mark(None, square(0.0, TEXT));
                first.add_mark(None, square(THICK, PAPER));
            }
            pieces.append(&mut lines);
        }
        pieces
    }

    /// Keeps the current section on one page with the following pieces, or as much of it as leaves
    /// room for them, so that the page that is signed states what is signed.
    fn keep_section(&mut self) {
        const MAX_HEIGHT: f32 = 300.0;
        let section = self.section.min(self.pieces.len().saturating_sub(1));
        let mut height = 0.0;
        for (index, piece) in self.pieces.iter_mut().skip(section).rev().enumerate() {
            height += piece.above + piece.height;
            if index > 0 && height > MAX_HEIGHT {
                break;
            }
            piece.keep = true;
        }
    }

    /// Sets a text in lines of the column `(x, width)`, and returns one piece per line.
    fn set_lines(
        &self,
        element: ElementId,
        text: &str,
        style: TextStyle,
        (x, width): (f32, f32),
    ) -> Vec<Piece<'d>> {
        let text = self.typeset(text, style);
        let lines = text.lines(width / style.size).into_iter().map(|line| {
            let mut piece = Piece {
                height: style.leading,
                ..Piece::default()
            };
            if !line.is_empty() {
                piece.add_mark(element, text_mark(line, (x, 0.0), style));
            }
            piece
        });
        lines.collect()
    }

    /// Appends pieces, the first one `above` points below the last.
    fn push(&mut self, mut pieces: Vec<Piece<'d>>, above: f32) {
        if let Some(first) = pieces.first_mut() {
            first.above = above;
        }
        self.pieces.append(&mut pieces);
    }
}

/// Returns a line of text with its top left corner at `(x, y)`.
fn text_mark<'d>(letters: &[Letter], (x, y): (f32, f32), style: TextStyle) -> PageMark<'d> {
    // Capitals are 0.714 em high in Noto Sans, and are centred in the line.
    let baseline = y + style.leading / 2.0 + 0.357 * style.size;
    PageMark::Text {
        at: (x, baseline),
        letters: letters.into(),
        size: style.size,
        ink: style.ink,
        bold: style.bold,
    }
}

/// Returns a line of text with its top right corner at `(x, y)`.
fn right_aligned_mark<'d>(
    letters: &[Letter],
    (x, y): (f32, f32),
    style: TextStyle,
) -> PageMark<'d> {
    text_mark(letters, (x - width_em(letters) * style.size, y), style)
}

/// Keeps the first two lines on one page, and the last two.
fn keep_ends(lines: &mut [Piece<'_>]) {
    let count = lines.len();
    for (index, line) in lines.iter_mut().enumerate() {
        line.keep = index + 1 < count && (index == 0 || index + 2 == count);
    }
}

/// Keeps all pieces on one page, with what follows or without.
fn keep_together(pieces: &mut [Piece<'_>], with_next: bool) {
    let count = pieces.len();
    for (index, piece) in pieces.iter_mut().enumerate() {
        piece.keep = with_next || index + 1 < count;
    }
}

/// Adds space above the marks of a piece.
fn shift(piece: Option<&mut Piece<'_>>, by: f32) {
    let Some(piece) = piece else { return };
    piece.height += by;
    for placed in &mut piece.marks {
        match &mut placed.mark {
            PageMark::Text { at, .. }
            | PageMark::Picture { at, .. }
            | PageMark::Image { at, .. } => at.1 += by,
            PageMark::Box { y, .. } => *y = y.start + by..y.end + by,
        }
    }
}

/// Joins columns side by side: the first pieces of all columns to one, then the second, and so on.
fn join_columns(columns: Vec<Vec<Piece<'_>>>) -> Vec<Piece<'_>> {
    let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
    let mut joined: Vec<Piece> = (0..rows).map(|_| Piece::default()).collect();
    for column in columns {
        for (piece, row) in column.into_iter().zip(&mut joined) {
            row.height = row.height.max(piece.height);
            row.marks.extend(piece.marks);
        }
    }
    joined
}

/// Returns the colours of a tone and of its background.
fn tone_inks(tone: Tone) -> (Ink, Ink) {
    match tone {
        Tone::Right => ([0x1a, 0x6b, 0x43], [0xe9, 0xf4, 0xee]),
        Tone::Wrong => ([0xa5, 0x28, 0x21], [0xfb, 0xed, 0xeb]),
        Tone::Open => ([0x85, 0x56, 0x00], [0xfb, 0xf3, 0xde]),
        Tone::Plain => ([0x2b, 0x49, 0x6b], [0xec, 0xf1, 0xf6]),
    }
}

/// Sets the footer of every page in at most three lines, shortened if it is too long.
pub(super) fn set_footer(document: &Document, width: f32) -> Vec<Rc<[Letter]>> {
    const MAX_LINES: usize = 3;
    let typesetter = Typesetter {
        language: document.language,
    };
    let text = typesetter.typeset(&document.footer, false);
    let lines = text.lines(width / FOOTER);
    let mut kept: Vec<Vec<Letter>> = lines
        .iter()
        .take(MAX_LINES)
        .map(|line| line.to_vec())
        .collect();
    if lines.len() > MAX_LINES
        && let Some(last) = kept.last_mut()
    {
        let ellipsis = typesetter.typeset("…", false).letters;
        while !last.is_empty() && (width_em(last) + width_em(&ellipsis)) * FOOTER > width {
            last.pop();
        }
        last.extend(ellipsis);
    }
    kept.into_iter().map(Rc::from).collect()
}

/// Font size of the footer, in points.
pub(super) const FOOTER: f32 = 7.5;
/// Distance between lines of the footer, in points.
pub(super) const FOOTER_LEADING: f32 = 10.5;
