use super::*;
use shuzi::geometry::DrawingPoint;
use shuzi::language::Language;
use shuzi::report::picture::Anchor;

const HOSTILE: &str =
    "<script>alert('1')</script>\"'><img src=x onerror=alert(1)>&amp;\u{0}\u{202e}]]>--><style>";

fn document(blocks: Vec<DocumentBlock>) -> Document {
    Document {
        language: Language::German,
        title: HOSTILE.into(),
        footer: HOSTILE.into(),
        blocks,
    }
}

/// Somebody who signs, with two boxes to tick.
fn signatory(text: &str) -> Signatory {
    Signatory {
        name: text.into(),
        choices: vec![text.into(), text.into()],
    }
}

/// A block of every kind, with this text wherever there is one.
fn all_blocks(text: &str) -> Vec<DocumentBlock> {
    let mut picture = Picture {
        width: 20.0,
        height: 10.0,
        marks: Vec::new(),
    };
    picture.write(DrawingPoint { x: 1.0, y: 2.0 }, text, 3.0, Anchor::Start);
    let caption = || text.to_owned();
    vec![
        DocumentBlock::Paragraph(text.into()),
        DocumentBlock::Heading(text.into()),
        DocumentBlock::Answer {
            tone: Tone::Open,
            text: text.into(),
            below: text.into(),
        },
        DocumentBlock::List {
            numbered: true,
            items: vec![text.into()],
        },
        DocumentBlock::List {
            numbered: false,
            items: vec![text.into()],
        },
        DocumentBlock::Table {
            head: vec![text.into(), "n".into()],
            rows: vec![vec![text.into(), "7 ½".into()]],
        },
        DocumentBlock::Drawings(vec![Drawing {
            picture: picture.clone(),
            caption: caption(),
        }]),
        DocumentBlock::Photo(PhotoFigure {
            jpeg: b"foobar".to_vec(),
            width_px: 200,
            height_px: 100,
            over: picture,
            caption: caption(),
        }),
        DocumentBlock::Signatures(vec![signatory(text)]),
    ]
}

#[test]
fn what_is_written_cannot_leave_its_text() {
    let page = format_html(&document(all_blocks(HOSTILE)));
    for forbidden in [
        "<script",
        "<img src=x",
        "onerror=alert(1)>",
        "'><",
        "\u{0}",
        "\u{202e}",
        "--><",
    ] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
    assert_eq!(page.matches("<style>").count(), 1);
    assert!(page.contains("[U+202E]") && page.contains("&lt;script&gt;"));
}

#[test]
fn nothing_is_fetched() {
    let page = format_html(&document(all_blocks("text")));
    assert!(page.contains("default-src 'none'"));
    for fetching in [
        "http://", "https://", "@import", "url(", "<link", "<iframe", "<script",
    ] {
        assert!(!page.contains(fetching), "{fetching}");
    }
    assert!(page.contains("src=\"data:image/jpeg;base64,Zm9vYmFy\""));
}

#[test]
fn readers_and_browsers_are_told_what_is_what() {
    let page = format_html(&document(all_blocks("Text")));
    assert!(page.contains("<html lang=\"de\">") && page.contains("width=device-width"));
    assert!(page.contains("viewBox=\"0 0 20 10\" role=\"img\" aria-labelledby=\"n2\""));
    assert!(page.contains("<figcaption id=\"n2\">Text</figcaption>"));
    // The marks over a photo are in its pixels.
    assert!(page.contains("viewBox=\"0 0 200 100\"") && page.contains("alt=\"Text\""));
    assert!(
        page.contains("<td class=\"number\">7 ½</td>")
            && page.contains("<th scope=\"col\">Text</th>")
    );
    assert!(
        page.contains("<section class=\"signed\" aria-labelledby=\"n1\"><h2 id=\"n1\">Text</h2>")
    );
}

#[test]
fn an_empty_document_is_a_page() {
    let empty = Document {
        language: Language::English,
        title: String::new(),
        footer: String::new(),
        blocks: vec![],
    };
    assert!(format_html(&empty).ends_with("</html>"));
}
