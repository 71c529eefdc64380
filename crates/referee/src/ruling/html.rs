//! The ruling as a single HTML file for phones, desktops and printers. It loads nothing and runs no
//! scripts.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use shuzi::report::base64;
use shuzi::report::picture::Picture;

use super::columns::{count_columns, find_numeric};
use super::document::{Document, DocumentBlock, Drawing, PhotoFigure, Signatory, Tone};
use super::printable_line::printable_line;

/// The content security policy: only what is in the file may be shown, and nothing may be run.
const POLICY: &str = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const STYLE: &str = include_str!("html/style.css");

/// Formats the document as an HTML file.
pub fn format_html(document: &Document) -> String {
    let mut ids = ElementIds::default();
    let page = html! {
        (DOCTYPE)
        html lang=(document.language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="referrer" content="no-referrer";
                meta name="color-scheme" content="light dark";
                title { (printable_line(&document.title)) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { (printable_line(&document.title)) }
                    @for part in divide_sections(&document.blocks) {
                        @if let [DocumentBlock::Heading(heading), rest @ ..] = part {
                            @let id = ids.next();
                            section class=[signed_class(part)] aria-labelledby=(id) {
                                h2 id=(id) { (printable_line(heading)) }
                                @for part in rest { (format_block(part, &mut ids)) }
                            }
                        } @else {
                            @for part in part { (format_block(part, &mut ids)) }
                        }
                    }
                }
                @if !document.footer.trim().is_empty() {
                    footer { p { (printable_line(&document.footer)) } }
                }
            }
        }
    };
    page.into_string()
}

/// Generates identifiers for elements that others refer to.
#[derive(Default)]
struct ElementIds {
    /// Number of identifiers so far.
    count: usize,
}

impl ElementIds {
    fn next(&mut self) -> String {
        self.count += 1;
        format!("n{}", self.count)
    }
}

/// Divides the blocks into sections: those before the first heading, then each heading with what
/// follows.
fn divide_sections(blocks: &[DocumentBlock]) -> impl Iterator<Item = &[DocumentBlock]> {
    blocks.chunk_by(|_, next| !matches!(next, DocumentBlock::Heading(_)))
}

/// Marks a signed section, so that it is printed on one page.
fn signed_class(section: &[DocumentBlock]) -> Option<&'static str> {
    let is_signed = section
        .iter()
        .any(|block| matches!(block, DocumentBlock::Signatures(_)));
    is_signed.then_some("signed")
}

fn format_block(block: &DocumentBlock, ids: &mut ElementIds) -> Markup {
    match block {
        DocumentBlock::Heading(text) => html! { h2 { (printable_line(text)) } },
        DocumentBlock::Paragraph(text) => html! { p { (printable_line(text)) } },
        DocumentBlock::Answer { tone, text, below } => html! {
            div class=(tone_class(*tone)) {
                p class="answer-text" { (printable_line(text)) }
                @if !below.trim().is_empty() { p { (printable_line(below)) } }
            }
        },
        DocumentBlock::List {
            numbered: true,
            items,
        } => {
            html! { ol { @for item in items { li { (printable_line(item)) } } } }
        }
        DocumentBlock::List {
            numbered: false,
            items,
        } => {
            html! { ul { @for item in items { li { (printable_line(item)) } } } }
        }
        DocumentBlock::Table { head, rows } => format_table(head, rows),
        DocumentBlock::Drawings(drawings) => format_drawings(drawings, ids),
        DocumentBlock::Photo(photo) => format_photo(photo, ids),
        DocumentBlock::Signatures(people) => html! {
            div class="signatures" {
                @for Signatory { name, choices } in people {
                    div class="signatory" {
                        @for choice in choices {
                            p class="choice" { span class="box" aria-hidden="true" {} (printable_line(choice)) }
                        }
                        p class="signature" { (printable_line(name)) }
                    }
                }
            }
        },
    }
}

fn format_table(head: &[String], rows: &[Vec<String>]) -> Markup {
    let numeric = find_numeric(count_columns(head, rows), rows);
    let class = |column: usize| {
        numeric
            .get(column)
            .copied()
            .unwrap_or(false)
            .then_some("number")
    };
    html! {
        // Wide tables scroll, with the keyboard, too.
        div class="table" tabindex="0" {
            table {
                @if head.iter().any(|cell| !cell.trim().is_empty()) {
                    thead { tr {
                        @for (column, cell) in head.iter().enumerate() {
                            th scope="col" class=[class(column)] { (printable_line(cell)) }
                        }
                    } }
                }
                tbody {
                    @for row in rows {
                        tr {
                            @for (column, cell) in row.iter().enumerate() {
                                td class=[class(column)] { (printable_line(cell)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Places drawings side by side as far as the page is wide, but large enough to read.
fn format_drawings(drawings: &[Drawing], ids: &mut ElementIds) -> Markup {
    // A single drawing has its full size, several share the width down to this part of it.
    const SMALLEST: f64 = 0.6;
    let widest = drawings
        .iter()
        .map(|drawing| drawing.picture.width)
        .filter(|width| width.is_finite());
    let widest = widest.fold(0.0, f64::max).clamp(100.0, 1000.0);
    let least = if drawings.len() == 1 {
        widest
    } else {
        SMALLEST * widest
    };
    let widths = format!("--least:{least:.0}px;--most:{widest:.0}px");
    html! {
        div class="drawings" style=(widths) {
            @for drawing in drawings {
                @let id = ids.next();
                figure {
                    (format_svg(&drawing.picture, &id, None))
                    figcaption id=(id) { (printable_line(&drawing.caption)) }
                }
            }
        }
    }
}

/// Shows a photo with the marks over it.
fn format_photo(photo: &PhotoFigure, ids: &mut ElementIds) -> Markup {
    let id = ids.next();
    let data = format!("data:image/jpeg;base64,{}", base64::encode(&photo.jpeg));
    let (width, height) = (photo.width_px, photo.height_px);
    let shape = format!(
        "aspect-ratio:{}/{};max-width:min(100%,{}vh)",
        width,
        height,
        max_width_vh(width, height)
    );
    html! {
        figure class="photo" {
            div class="frame" style=(shape) {
                img src=(data) width=(width) height=(height) alt=(printable_line(&photo.caption));
                (format_svg(&photo.over, &id, Some((width, height))))
            }
            figcaption id=(id) { (printable_line(&photo.caption)) }
        }
    }
}

/// Returns the maximum width of a photo, in hundredths of the window's height, at which all of it
/// is visible at once.
fn max_width_vh(width: u32, height: u32) -> u32 {
    const HIGHEST_VH: u64 = 92;
    let vh = HIGHEST_VH * u64::from(width) / u64::from(height.max(1));
    u32::try_from(vh.clamp(40, 400)).unwrap_or(400)
}

/// Formats a drawing, labelled by the element `id`. Over a photo of the size `over` it fills the
/// photo's frame, and is decoration.
fn format_svg(picture: &Picture, id: &str, over: Option<(u32, u32)>) -> Markup {
    let number = |length: f64| {
        if length.is_finite() {
            length.clamp(0.0, 1e6)
        } else {
            0.0
        }
    };
    let frame = match over {
        Some((width, height)) => format!("0 0 {width} {height}"),
        None => format!("0 0 {} {}", number(picture.width), number(picture.height)),
    };
    let marks = PreEscaped(picture.svg_marks());
    html! {
        @if over.is_some() {
            svg viewBox=(frame) preserveAspectRatio="none" aria-hidden="true" { (marks) }
        } @else {
            svg viewBox=(frame) role="img" aria-labelledby=(id) { (marks) }
        }
    }
}

fn tone_class(tone: Tone) -> &'static str {
    match tone {
        Tone::Right => "answer right",
        Tone::Wrong => "answer wrong",
        Tone::Open => "answer open",
        Tone::Plain => "answer plain",
    }
}

#[cfg(test)]
mod tests;
