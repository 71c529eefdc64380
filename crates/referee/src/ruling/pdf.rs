//! The protocol as PDF: A4, to be printed and signed.
//!
//! Everything a page shows lies in the file: the glyphs of its text, in any of the languages and in most names of
//! people, drawings as vectors, photos as JPEG. The same document is written as the same bytes. It is tagged, so that
//! it can be read aloud.

mod content;
mod embedded;
mod fonts;
mod layout;
mod pages;
mod piece;
mod structure;
mod text;

use std::collections::BTreeMap;

use pdf_writer::types::{ArtifactType, TabOrder};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, TextStr};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::document::{Block, Document};
use content::{Pen, font_name, image_name};
use layout::{BOTTOM, FOOTER, FOOTER_LEADING, PAPER_HEIGHT, PAPER_WIDTH, QUIET, RULE, SIDE, TOP, WIDTH};
use pages::Page;
use piece::Mark;
use shuzi::language::{Message, ToMessage};
use structure::{ElementId, Structure, later};
use text::{Typesetter, width_em};

/// Why a document cannot be written as PDF.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.to_message())]
pub enum PdfError {
    /// A photo is not the JPEG file that it should be.
    Photo {
        /// Which photo, from 1.
        number: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// A font cannot be cut down to what is used of it.
    Font {
        /// Which font.
        font: String,
        /// What is wrong with it.
        reason: String,
    },
}

impl ToMessage for PdfError {
    fn to_message(&self) -> Message {
        match self {
            PdfError::Photo { number, reason } => {
                Message::new("error-pdf-photo").with("number", *number).with("reason", reason.as_str())
            }
            PdfError::Font { font, reason } => {
                Message::new("error-pdf-font").with("font", font.as_str()).with("reason", reason.as_str())
            }
        }
    }
}

/// The document as a PDF file.
///
/// # Errors
///
/// [`PdfError::Photo`] when a photo is no JPEG in grey or colour, and [`PdfError::Font`] when a font of the program is
/// damaged.
pub fn pdf(document: &Document) -> Result<Vec<u8>, PdfError> {
    let laid = layout::laid(document);
    let footer = layout::footer(document, WIDTH - 60.0);
    let footer_height = footer.len() as f32 * FOOTER_LEADING + 22.0;
    let pages = pages::paginated(laid.pieces, PAPER_HEIGHT - TOP - BOTTOM - footer_height);

    let mut structure = laid.structure;
    let mut pen = Pen { typesetter: Typesetter { language: document.language }, used: BTreeMap::new() };
    let mut written = Vec::with_capacity(pages.len());
    for (index, page) in pages.iter().enumerate() {
        let (mut content, marked) = written_page(&mut pen, &mut structure, page, index);
        write_footer(&mut pen, &mut content, &footer, (index + 1, pages.len()));
        written.push((content, marked));
    }
    file(document, &structure, &pen, written)
}

/// The marks of a page, and the elements they belong to by their number on it.
fn written_page(
    pen: &mut Pen,
    structure: &mut Structure,
    page: &Page<'_>,
    index: usize,
) -> (Content, Vec<ElementId>) {
    let (mut content, mut marked) = (Content::new(), Vec::new());
    for run in page.marks.chunk_by(|(_, one), (_, other)| one.element == other.element) {
        let Some((_, first)) = run.first() else { continue };
        match first.element {
            Some(element) => {
                let number = i32::try_from(marked.len()).unwrap_or(i32::MAX);
                structure.mark(element, index, number);
                marked.push(element);
                let mut begun =
                    content.begin_marked_content_with_properties(structure.role(element).to_name());
                begun.properties().identify(number);
            }
            None => begin_decoration(&mut content, ArtifactType::Layout),
        }
        for (top, placed) in run {
            pen.write(&mut content, &placed.mark, (SIDE, TOP + top));
        }
        content.end_marked_content();
    }
    (content, marked)
}

/// A line, where the document comes from, and which page of how many it is.
fn write_footer(
    pen: &mut Pen,
    content: &mut Content,
    lines: &[std::rc::Rc<[text::Letter]>],
    (page, of): (usize, usize),
) {
    begin_decoration(content, ArtifactType::Pagination);
    let above = lines.len().saturating_sub(1) as f32 * FOOTER_LEADING;
    let first = PAPER_HEIGHT - BOTTOM - above;
    let rule = Mark::Box { x: 0.0..WIDTH, y: -14.0..-13.5, ink: RULE };
    pen.write(content, &rule, (SIDE, first));
    let mark = |x: f32, letters| Mark::Text { at: (x, 0.0), letters, size: FOOTER, ink: QUIET, bold: false };
    for (index, line) in lines.iter().enumerate().filter(|(_, line)| !line.is_empty()) {
        pen.write(content, &mark(0.0, line.clone()), (SIDE, first + index as f32 * FOOTER_LEADING));
    }
    let number = pen.typesetter.set(&format!("{page} / {of}"), false).letters;
    let x = WIDTH - width_em(&number) * FOOTER;
    pen.write(content, &mark(x, number.into()), (SIDE, first));
    content.end_marked_content();
}

fn begin_decoration(content: &mut Content, kind: ArtifactType) {
    content.begin_marked_content_with_properties(Name(b"Artifact")).properties().artifact().kind(kind);
}

/// The whole file.
fn file(
    document: &Document,
    structure: &Structure,
    pen: &Pen,
    written: Vec<(Content, Vec<ElementId>)>,
) -> Result<Vec<u8>, PdfError> {
    let mut next = Ref::new(1);
    let catalog_ref = next.bump();
    let tree_ref = next.bump();
    let info_ref = next.bump();
    let root_ref = next.bump();
    let first_page = next;
    let page_refs: Vec<Ref> = (0..written.len()).map(|index| later(first_page, index)).collect();
    next = later(first_page, written.len());
    let first_element = next;
    next = later(first_element, structure.len());

    let mut pdf = Pdf::new();
    pdf.set_version(1, 7);
    let mut fonts = Vec::new();
    for (font, used) in &pen.used {
        fonts.push((*font, embedded::font(&mut pdf, &mut next, *font, used)?));
    }
    let photos = document.blocks.iter().filter_map(|block| match block {
        Block::Photo(photo) => Some(photo),
        _ => None,
    });
    let mut images = Vec::new();
    for (index, photo) in photos.enumerate() {
        images.push((image_name(index), embedded::photo(&mut pdf, &mut next, photo, index + 1)?));
    }

    let mut catalog = pdf.catalog(catalog_ref);
    catalog.pages(tree_ref).lang(TextStr(document.language.code()));
    catalog.pair(Name(b"StructTreeRoot"), root_ref);
    catalog.mark_info().marked(true);
    catalog.viewer_preferences().display_doc_title(true);
    catalog.finish();
    pdf.document_info(info_ref)
        .title(TextStr(&super::shown::shown(&document.title)))
        .producer(TextStr("shuzi"));
    let count = i32::try_from(page_refs.len()).unwrap_or(i32::MAX);
    pdf.pages(tree_ref).kids(page_refs.iter().copied()).count(count);

    let mut marked = Vec::with_capacity(written.len());
    for (index, ((content, elements), page_ref)) in written.into_iter().zip(&page_refs).enumerate() {
        let content_ref = next.bump();
        let mut page = pdf.page(*page_ref);
        page.media_box(Rect::new(0.0, 0.0, PAPER_WIDTH, PAPER_HEIGHT)).parent(tree_ref).contents(content_ref);
        page.struct_parents(i32::try_from(index).unwrap_or(i32::MAX));
        page.tab_order(TabOrder::StructureOrder);
        let mut resources = page.resources();
        let mut of_fonts = resources.fonts();
        for (font, reference) in &fonts {
            of_fonts.pair(Name(font_name(*font)), *reference);
        }
        of_fonts.finish();
        let mut of_images = resources.x_objects();
        for (name, reference) in &images {
            of_images.pair(Name(name.as_bytes()), *reference);
        }
        of_images.finish();
        resources.finish();
        page.finish();
        let packed = embedded::deflated(&content.finish());
        pdf.stream(content_ref, &packed).filter(Filter::FlateDecode);
        marked.push(elements);
    }
    structure.write_root(&mut pdf, (root_ref, first_element), &mut next, &marked);
    structure.write(&mut pdf, root_ref, first_element, &page_refs);

    // What it is called follows from what it says, so that the same document is the same file.
    let id = Sha256::digest(pdf.as_bytes()).iter().copied().take(16).collect::<Vec<u8>>();
    pdf.set_file_id((id.clone(), id));
    Ok(pdf.finish())
}

#[cfg(test)]
mod tests;
