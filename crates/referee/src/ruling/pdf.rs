//! The ruling as a PDF in A4, for printing and signing.
//!
//! Everything that a page shows is in the file: the glyphs of its text, in all languages and for
//! most names of people, drawings as vectors, and photos as JPEG. The same document always gives
//! the same bytes. The file is tagged, so that screen readers can read it.
//!
//! `layout` turns the blocks of a document into pieces, `pages` divides these into pages,
//! `page_writer` writes the marks of a page, and [`format_pdf`] puts everything together.

mod embed;
mod fonts;
mod layout;
mod page_writer;
mod pages;
mod piece;
mod structure;
mod text;

use std::collections::BTreeMap;

use pdf_writer::types::{ArtifactType, TabOrder};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, TextStr};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::document::{Document, DocumentBlock};
use layout::{
    BOTTOM, FOOTER, FOOTER_LEADING, PAPER_HEIGHT, PAPER_WIDTH, QUIET, RULE, SIDE, TOP, WIDTH,
};
use page_writer::{PageWriter, font_name, image_name};
use pages::PdfPage;
use piece::PageMark;
use shuzi::language::{Message, ToMessage};
use structure::{ElementId, Structure, offset_ref};
use text::{Typesetter, width_em};

/// The licence of the fonts, which are parts of Noto.
pub const FONT_LICENSE: &str = include_str!("../../fonts/OFL.txt");

/// The reason why a document cannot be written as a PDF.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.to_message())]
pub enum PdfError {
    /// A photo is not a JPEG file in grey or colour.
    Photo {
        /// The number of the photo, from 1.
        number: usize,
        /// The problem with the photo.
        reason: String,
    },
    /// A font cannot be reduced to the glyphs that are used.
    Font {
        /// The font.
        font: String,
        /// The problem with the font.
        reason: String,
    },
}

impl ToMessage for PdfError {
    fn to_message(&self) -> Message {
        match self {
            PdfError::Photo { number, reason } => Message::new("error-pdf-photo")
                .with("number", *number)
                .with("reason", reason.as_str()),
            PdfError::Font { font, reason } => Message::new("error-pdf-font")
                .with("font", font.as_str())
                .with("reason", reason.as_str()),
        }
    }
}

/// Formats the document as a PDF file.
///
/// # Errors
///
/// Returns [`PdfError::Photo`] if a photo is not a JPEG file in grey or colour, and
/// [`PdfError::Font`] if a font of the program is damaged.
pub fn format_pdf(document: &Document) -> Result<Vec<u8>, PdfError> {
    let layout = layout::lay_out(document);
    let footer = layout::set_footer(document, WIDTH - 60.0);
    let footer_height = footer.len() as f32 * FOOTER_LEADING + 22.0;
    let pages = pages::paginate(layout.pieces, PAPER_HEIGHT - TOP - BOTTOM - footer_height);

    // Structure elements learn their marks, and fonts their glyphs, while the pages are written; so
    // both are written to the file after the pages' content is complete.
    let mut structure = layout.structure;
    let mut writer = PageWriter {
        typesetter: Typesetter {
            language: document.language,
        },
        used: BTreeMap::new(),
    };
    let mut written = Vec::with_capacity(pages.len());
    for (index, page) in pages.iter().enumerate() {
        let (mut content, marked) = write_page(&mut writer, &mut structure, page, index);
        write_footer(&mut writer, &mut content, &footer, (index + 1, pages.len()));
        written.push((content, marked));
    }
    assemble_file(document, &structure, &writer, written)
}

/// Writes the marks of a page. Returns its content, and the element that each of its numbered runs
/// of marks belongs to.
fn write_page(
    writer: &mut PageWriter,
    structure: &mut Structure,
    page: &PdfPage<'_>,
    index: usize,
) -> (Content, Vec<ElementId>) {
    let (mut content, mut marked) = (Content::new(), Vec::new());
    // Consecutive marks of one element share a number, by which the element refers to them.
    for run in page
        .marks
        .chunk_by(|(_, one), (_, other)| one.element == other.element)
    {
        let Some((_, first)) = run.first() else {
            continue;
        };
        match first.element {
            Some(element) => {
                let number = i32::try_from(marked.len()).unwrap_or(i32::MAX);
                structure.assign_marks(element, index, number);
                marked.push(element);
                let mut begun =
                    content.begin_marked_content_with_properties(structure.role(element).to_name());
                begun.properties().identify(number);
            }
            None => begin_decoration(&mut content, ArtifactType::Layout),
        }
        for (top, placed) in run {
            writer.write(&mut content, &placed.mark, (SIDE, TOP + top));
        }
        content.end_marked_content();
    }
    (content, marked)
}

/// Writes the footer: a line, the origin of the document, and the number of the page.
fn write_footer(
    writer: &mut PageWriter,
    content: &mut Content,
    lines: &[std::rc::Rc<[text::Letter]>],
    (page, of): (usize, usize),
) {
    begin_decoration(content, ArtifactType::Pagination);
    let above = lines.len().saturating_sub(1) as f32 * FOOTER_LEADING;
    let first = PAPER_HEIGHT - BOTTOM - above;
    let rule = PageMark::Box {
        x: 0.0..WIDTH,
        y: -14.0..-13.5,
        ink: RULE,
    };
    writer.write(content, &rule, (SIDE, first));
    let mark = |x: f32, letters| PageMark::Text {
        at: (x, 0.0),
        letters,
        size: FOOTER,
        ink: QUIET,
        bold: false,
    };
    for (index, line) in lines
        .iter()
        .enumerate()
        .filter(|(_, line)| !line.is_empty())
    {
        writer.write(
            content,
            &mark(0.0, line.clone()),
            (SIDE, first + index as f32 * FOOTER_LEADING),
        );
    }
    let number = writer
        .typesetter
        .typeset(&format!("{page} / {of}"), false)
        .letters;
    let x = WIDTH - width_em(&number) * FOOTER;
    writer.write(content, &mark(x, number.into()), (SIDE, first));
    content.end_marked_content();
}

fn begin_decoration(content: &mut Content, kind: ArtifactType) {
    content
        .begin_marked_content_with_properties(Name(b"Artifact"))
        .properties()
        .artifact()
        .kind(kind);
}

/// Assembles the file: the catalogue, fonts, photos, pages and structure. References are assigned
/// first, so that each part can refer to parts written later.
fn assemble_file(
    document: &Document,
    structure: &Structure,
    writer: &PageWriter,
    written: Vec<(Content, Vec<ElementId>)>,
) -> Result<Vec<u8>, PdfError> {
    let mut next = Ref::new(1);
    let catalog_ref = next.bump();
    let tree_ref = next.bump();
    let info_ref = next.bump();
    let root_ref = next.bump();
    let first_page = next;
    let page_refs: Vec<Ref> = (0..written.len())
        .map(|index| offset_ref(first_page, index))
        .collect();
    next = offset_ref(first_page, written.len());
    let first_element = next;
    next = offset_ref(first_element, structure.len());

    let mut pdf = Pdf::new();
    pdf.set_version(1, 7);
    let mut fonts = Vec::new();
    for (font, used) in &writer.used {
        fonts.push((*font, embed::embed_font(&mut pdf, &mut next, *font, used)?));
    }
    let photos = document.blocks.iter().filter_map(|block| match block {
        DocumentBlock::Photo(photo) => Some(photo),
        _ => None,
    });
    let mut images = Vec::new();
    for (index, photo) in photos.enumerate() {
        images.push((
            image_name(index),
            embed::embed_photo(&mut pdf, &mut next, photo, index + 1)?,
        ));
    }

    let mut catalog = pdf.catalog(catalog_ref);
    catalog
        .pages(tree_ref)
        .lang(TextStr(document.language.code()));
    catalog.pair(Name(b"StructTreeRoot"), root_ref);
    catalog.mark_info().marked(true);
    catalog.viewer_preferences().display_doc_title(true);
    catalog.finish();
    pdf.document_info(info_ref)
        .title(TextStr(&super::printable_line::printable_line(
            &document.title,
        )))
        .producer(TextStr("shuzi"));
    let count = i32::try_from(page_refs.len()).unwrap_or(i32::MAX);
    pdf.pages(tree_ref)
        .kids(page_refs.iter().copied())
        .count(count);

    let mut marked = Vec::with_capacity(written.len());
    for (index, ((content, elements), page_ref)) in written.into_iter().zip(&page_refs).enumerate()
    {
        let content_ref = next.bump();
        let mut page = pdf.page(*page_ref);
        page.media_box(Rect::new(0.0, 0.0, PAPER_WIDTH, PAPER_HEIGHT))
            .parent(tree_ref)
            .contents(content_ref);
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
        let packed = embed::compress(&content.finish());
        pdf.stream(content_ref, &packed).filter(Filter::FlateDecode);
        marked.push(elements);
    }
    structure.write_root(&mut pdf, (root_ref, first_element), &mut next, &marked);
    structure.write(&mut pdf, root_ref, first_element, &page_refs);

    // The identifier is a checksum of the content, so that the same document gives the same file.
    let id = Sha256::digest(pdf.as_bytes())
        .iter()
        .copied()
        .take(16)
        .collect::<Vec<u8>>();
    pdf.set_file_id((id.clone(), id));
    Ok(pdf.finish())
}

#[cfg(test)]
mod tests;
