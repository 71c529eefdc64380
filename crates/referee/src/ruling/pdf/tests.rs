use super::*;
use crate::ruling::document::{Drawing, PhotoFigure, Signatory, Tone};
use shuzi::geometry::DrawingPoint;
use shuzi::language::Language;
use shuzi::report::picture::{Anchor, Mark, Picture};

fn document(blocks: Vec<DocumentBlock>) -> Document {
    Document {
        language: Language::German,
        title: "Protokoll".into(),
        footer: "shuzi".into(),
        blocks,
    }
}

/// How many pages a file has.
fn page_count(file: &[u8]) -> usize {
    let text = String::from_utf8_lossy(file);
    text.matches("/Type /Page\n").count()
}

/// Whether a file begins and ends as it should, and its table of objects lies where it says.
fn is_sound(file: &[u8]) -> bool {
    let text = String::from_utf8_lossy(
        file.get(file.len().saturating_sub(64)..)
            .unwrap_or_default(),
    )
    .into_owned();
    let at = text
        .rsplit("startxref")
        .next()
        .and_then(|rest| rest.split_whitespace().next()?.parse::<usize>().ok());
    file.starts_with(b"%PDF-1.7")
        && text.trim_end().ends_with("%%EOF")
        && at
            .and_then(|at| file.get(at..))
            .is_some_and(|table| table.starts_with(b"xref"))
}

fn picture() -> Picture {
    let mut picture = Picture {
        width: 264.0,
        height: 264.0,
        marks: Vec::new(),
    };
    picture.write(DrawingPoint { x: 20.0, y: 20.0 }, "A", 11.0, Anchor::Middle);
    let middle = DrawingPoint { x: 50.0, y: 50.0 };
    picture.marks.push(Mark::Disc {
        middle,
        radius: 9.0,
        fill: Some([0; 3]),
        outline: None,
    });
    picture
}

fn drawing(caption: &str) -> Drawing {
    Drawing {
        picture: picture(),
        caption: caption.into(),
    }
}

/// A grey JPEG of 8 × 8 pixels.
fn jpeg() -> Vec<u8> {
    let mut bytes = Vec::new();
    let pixels = image::GrayImage::from_pixel(8, 8, image::Luma([128]));
    image::codecs::jpeg::JpegEncoder::new(&mut bytes)
        .encode_image(&pixels)
        .unwrap();
    bytes
}

fn photo(jpeg: Vec<u8>) -> DocumentBlock {
    let over = Picture {
        width: 8.0,
        height: 8.0,
        marks: Vec::new(),
    };
    DocumentBlock::Photo(PhotoFigure {
        jpeg,
        width_px: 8,
        height_px: 8,
        over,
        caption: "Foto".into(),
    })
}

/// Somebody who signs, with two boxes to tick.
fn signatory(text: &str) -> Signatory {
    Signatory {
        name: text.into(),
        choices: vec![text.into(), text.into()],
    }
}

fn all_blocks(text: &str) -> Vec<DocumentBlock> {
    vec![
        DocumentBlock::Paragraph(text.into()),
        DocumentBlock::Heading(text.into()),
        DocumentBlock::Answer {
            tone: Tone::Wrong,
            text: text.into(),
            below: text.into(),
        },
        DocumentBlock::List {
            numbered: true,
            items: vec![text.into()],
        },
        DocumentBlock::Table {
            head: vec![text.into(); 3],
            rows: vec![vec![text.into(); 3]],
        },
        DocumentBlock::Drawings(vec![drawing(text)]),
        photo(jpeg()),
        DocumentBlock::Signatures(vec![signatory(text); 3]),
    ]
}

#[test]
fn the_same_document_is_the_same_file() {
    let document = document(all_blocks("Schwarz 黑 흑"));
    let file = format_pdf(&document).unwrap();
    assert!(is_sound(&file));
    assert_eq!(file, format_pdf(&document).unwrap());
}

#[test]
fn nothing_to_say_is_a_page_or_two() {
    for blocks in [
        vec![],
        all_blocks(""),
        vec![
            DocumentBlock::Drawings(vec![]),
            DocumentBlock::Table {
                head: vec![],
                rows: vec![],
            },
            DocumentBlock::Table {
                head: vec![],
                rows: vec![vec![]],
            },
            DocumentBlock::List {
                numbered: false,
                items: vec![],
            },
            DocumentBlock::Signatures(vec![]),
        ],
    ] {
        let file = format_pdf(&document(blocks)).unwrap();
        assert!(
            is_sound(&file) && (1..=2).contains(&page_count(&file)),
            "{}",
            page_count(&file)
        );
    }
}

#[test]
fn long_documents_run_over_pages() {
    let rows = vec![vec!["Schwarz".into(), "184 ¼".into()]; 100];
    let table = format_pdf(&document(vec![DocumentBlock::Table {
        head: vec!["Wer".into(), "Punkte".into()],
        rows,
    }]))
    .unwrap();
    assert!(
        (2..=4).contains(&page_count(&table)),
        "{}",
        page_count(&table)
    );
    let drawings = format_pdf(&document(vec![DocumentBlock::Drawings(
        (0..300).map(|_| drawing("Stellung")).collect(),
    )]))
    .unwrap();
    assert!(
        is_sound(&drawings) && (15..=40).contains(&page_count(&drawings)),
        "{}",
        page_count(&drawings)
    );
    let text = "Ein Satz, der oft gesagt wird. ".repeat(2000);
    for block in [
        DocumentBlock::Paragraph(text.clone()),
        DocumentBlock::Answer {
            tone: Tone::Plain,
            text: text.clone(),
            below: String::new(),
        },
        DocumentBlock::Table {
            head: vec![text.clone()],
            rows: vec![vec![text.clone(), text.clone()]],
        },
        DocumentBlock::Drawings(vec![drawing(&text)]),
    ] {
        assert!(page_count(&format_pdf(&document(vec![block])).unwrap()) > 5);
    }
}

/// What is written on a page.
fn text_of(page: &PdfPage) -> String {
    let letters = page
        .marks
        .iter()
        .filter_map(|(_, placed)| match &placed.mark {
            PageMark::Text { letters, .. } => {
                Some(letters.iter().map(|letter| letter.symbol).chain([' ']))
            }
            _ => None,
        });
    letters.flatten().collect()
}

#[test]
fn signatures_stand_with_what_is_signed_wherever_the_page_ends() {
    for lines in 0..60 {
        let mut blocks = vec![DocumentBlock::Paragraph("Ein Satz.".into()); lines];
        blocks.push(DocumentBlock::Heading("Was unterschrieben wird".into()));
        blocks.push(DocumentBlock::Paragraph("Schwarz gewinnt.".into()));
        blocks.push(DocumentBlock::Signatures(vec![
            signatory("Anna"),
            signatory("Bo"),
            signatory("Yang"),
        ]));
        let document = document(blocks);
        let pages = pages::paginate(
            layout::lay_out(&document).pieces,
            PAPER_HEIGHT - TOP - BOTTOM - 32.0,
        );
        let signed: Vec<String> = pages
            .iter()
            .map(text_of)
            .filter(|text| text.contains("Yang"))
            .collect();
        assert_eq!(signed.len(), 1);
        for said in ["Was unterschrieben wird", "Schwarz gewinnt.", "Anna", "Bo"] {
            assert!(signed[0].contains(said), "{lines} lines: {said}");
        }
    }
}

#[test]
fn no_text_does_harm() {
    for text in [
        "x".repeat(3000),
        "\u{202e}\u{0}\u{7f}\u{1f600}\u{5d0}\u{5d1}\u{10ffff}\u{fffd}".into(),
        "e\u{301}\u{302}\u{303}\u{1161}\u{11a8}".repeat(50),
        "()\\<<>>endstream endobj %".into(),
        "“”‘’……——".repeat(300),
    ] {
        let file = format_pdf(&document(all_blocks(&text))).unwrap();
        assert!(is_sound(&file), "{text:?}");
    }
}

#[test]
fn no_drawing_does_harm() {
    let odd = [f64::NAN, f64::INFINITY, -1.0, 0.0, 1e300, 1e-300];
    for length in odd {
        let place = |y| DrawingPoint { x: length, y };
        let marks = vec![
            Mark::Area {
                corners: vec![],
                ink: [0; 3],
            },
            Mark::Line {
                places: vec![place(1.0)],
                ink: [0; 3],
                width: length,
            },
            Mark::Disc {
                middle: place(length),
                radius: length,
                fill: None,
                outline: None,
            },
            Mark::Text {
                at: place(0.0),
                text: "a".into(),
                size: length,
                ink: [0; 3],
                anchor: Anchor::End,
            },
        ];
        let inside = Picture {
            width: 20.0,
            height: 20.0,
            marks,
        };
        let empty = Picture {
            width: length,
            height: length,
            marks: Vec::new(),
        };
        let drawings = [inside, empty].map(|picture| Drawing {
            picture,
            caption: "a".into(),
        });
        let file = format_pdf(&document(vec![DocumentBlock::Drawings(drawings.to_vec())])).unwrap();
        let text = String::from_utf8_lossy(&file).to_lowercase();
        assert!(is_sound(&file) && !text.contains(" nan ") && !text.contains(" inf "));
    }
}

#[test]
fn what_is_no_jpeg_is_refused() {
    let error = format_pdf(&document(vec![photo(jpeg()), photo(b"GIF89a".to_vec())])).unwrap_err();
    assert!(
        matches!(error, PdfError::Photo { number: 2, .. }),
        "{error}"
    );
}

#[test]
fn a_file_says_what_it_is() {
    let file = format_pdf(&document(all_blocks("Text"))).unwrap();
    let text = String::from_utf8_lossy(&file);
    for part in [
        "/Lang (de)",
        "/Title (Protokoll)",
        "/StructTreeRoot",
        "/Marked true",
        "/S /Figure",
        "/S /TH",
    ] {
        assert!(text.contains(part), "{part}");
    }
}
