//! The ruling as a single HTML file for phones, desktops and printers. It loads nothing and runs no
//! scripts.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use shuzi::report::base64;
use shuzi::report::picture::Picture;

use super::columns::numeric;
use super::document::{Block, Document, Drawing, Photo, Signatory, Tone};
use super::shown::shown;

/// The browser's permissions: show what is in the file, and nothing else.
const POLICY: &str =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const STYLE: &str = include_str!("html/style.css");

/// Formats the document as an HTML file.
pub fn format_html(document: &Document) -> String {
    let mut names = Names::default();
    let page = html! {
        (DOCTYPE)
        html lang=(document.language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="referrer" content="no-referrer";
                meta name="color-scheme" content="light dark";
                title { (shown(&document.title)) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { (shown(&document.title)) }
                    @for part in sections(&document.blocks) {
                        @if let [Block::Heading(heading), rest @ ..] = part {
                            @let name = names.next();
                            section class=[signed_class(part)] aria-labelledby=(name) {
                                h2 id=(name) { (shown(heading)) }
                                @for part in rest { (block(part, &mut names)) }
                            }
                        } @else {
                            @for part in part { (block(part, &mut names)) }
                        }
                    }
                }
                @if !document.footer.trim().is_empty() {
                    footer { p { (shown(&document.footer)) } }
                }
            }
        }
    };
    page.into_string()
}

/// Names for what other parts of the page refer to.
#[derive(Default)]
struct Names {
    given: usize,
}

impl Names {
    fn next(&mut self) -> String {
        self.given += 1;
        format!("n{}", self.given)
    }
}

/// The blocks before the first heading, and each heading with what follows it.
fn sections(blocks: &[Block]) -> impl Iterator<Item = &[Block]> {
    blocks.chunk_by(|_, next| !matches!(next, Block::Heading(_)))
}

/// Marks a signed section, so that it is printed on one page.
fn signed_class(section: &[Block]) -> Option<&'static str> {
    let is_signed = section.iter().any(|block| matches!(block, Block::Signatures(_)));
    is_signed.then_some("signed")
}

fn block(block: &Block, names: &mut Names) -> Markup {
    match block {
        Block::Heading(text) => html! { h2 { (shown(text)) } },
        Block::Paragraph(text) => html! { p { (shown(text)) } },
        Block::Answer { tone, text, below } => html! {
            div class=(tone_class(*tone)) {
                p class="answer-text" { (shown(text)) }
                @if !below.trim().is_empty() { p { (shown(below)) } }
            }
        },
        Block::List { numbered: true, items } => html! { ol { @for item in items { li { (shown(item)) } } } },
        Block::List { numbered: false, items } => {
            html! { ul { @for item in items { li { (shown(item)) } } } }
        }
        Block::Table { head, rows } => table(head, rows),
        Block::Drawings(drawings) => drawings_in_a_row(drawings, names),
        Block::Photo(photo) => photo_with_marks(photo, names),
        Block::Signatures(people) => html! {
            div class="signatures" {
                @for Signatory { name, choices } in people {
                    div class="signatory" {
                        @for choice in choices {
                            p class="choice" { span class="box" aria-hidden="true" {} (shown(choice)) }
                        }
                        p class="signature" { (shown(name)) }
                    }
                }
            }
        },
    }
}

fn table(head: &[String], rows: &[Vec<String>]) -> Markup {
    let numeric = numeric(super::columns::count(head, rows), rows);
    let class = |column: usize| numeric.get(column).copied().unwrap_or(false).then_some("number");
    html! {
        div class="table" tabindex="0" {
            table {
                @if head.iter().any(|cell| !cell.trim().is_empty()) {
                    thead { tr {
                        @for (column, cell) in head.iter().enumerate() {
                            th scope="col" class=[class(column)] { (shown(cell)) }
                        }
                    } }
                }
                tbody {
                    @for row in rows {
                        tr {
                            @for (column, cell) in row.iter().enumerate() {
                                td class=[class(column)] { (shown(cell)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Places drawings side by side as far as the page is wide, none too small to read.
fn drawings_in_a_row(drawings: &[Drawing], names: &mut Names) -> Markup {
    const SMALLEST: f64 = 0.6;
    let widest = drawings.iter().map(|drawing| drawing.picture.width).filter(|width| width.is_finite());
    let widest = widest.fold(0.0, f64::max).clamp(100.0, 1000.0);
    let least = if drawings.len() == 1 { widest } else { SMALLEST * widest };
    let widths = format!("--least:{least:.0}px;--most:{widest:.0}px");
    html! {
        div class="drawings" style=(widths) {
            @for drawing in drawings {
                @let name = names.next();
                figure {
                    (svg(&drawing.picture, &name, None))
                    figcaption id=(name) { (shown(&drawing.caption)) }
                }
            }
        }
    }
}

/// Shows a photo with the marks over it.
fn photo_with_marks(photo: &Photo, names: &mut Names) -> Markup {
    let name = names.next();
    let data = format!("data:image/jpeg;base64,{}", base64::encode(&photo.jpeg));
    let (width, height) = (photo.width_px, photo.height_px);
    let shape =
        format!("aspect-ratio:{}/{};max-width:min(100%,{}vh)", width, height, shown_height_vh(width, height));
    html! {
        figure class="photo" {
            div class="frame" style=(shape) {
                img src=(data) width=(width) height=(height) alt=(shown(&photo.caption));
                (svg(&photo.over, &name, Some((width, height))))
            }
            figcaption id=(name) { (shown(&photo.caption)) }
        }
    }
}

/// The greatest width of a photo, in hundredths of the window's height: all of it can be seen at once.
fn shown_height_vh(width: u32, height: u32) -> u32 {
    const HIGHEST_VH: u64 = 92;
    let vh = HIGHEST_VH * u64::from(width) / u64::from(height.max(1));
    u32::try_from(vh.clamp(40, 400)).unwrap_or(400)
}

/// A drawing, called what stands in the element `name`; over a photo in its frame, and then only decoration.
fn svg(picture: &Picture, name: &str, over: Option<(u32, u32)>) -> Markup {
    let number = |length: f64| if length.is_finite() { length.clamp(0.0, 1e6) } else { 0.0 };
    let frame = match over {
        Some((width, height)) => format!("0 0 {width} {height}"),
        None => format!("0 0 {} {}", number(picture.width), number(picture.height)),
    };
    let marks = PreEscaped(picture.svg_marks());
    html! {
        @if over.is_some() {
            svg viewBox=(frame) preserveAspectRatio="none" aria-hidden="true" { (marks) }
        } @else {
            svg viewBox=(frame) role="img" aria-labelledby=(name) { (marks) }
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
