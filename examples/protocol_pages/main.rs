//! Writes a protocol with every kind of block in every language, as HTML and as PDF, to look at them.
//!
//! ```sh
//! cargo run --release --example protocol_pages -- pages
//! ```
//!
//! It prints how long each took, the fastest of some rounds.

#![allow(clippy::print_stdout, reason = "an example reports on the terminal")]

mod sentences;

use std::error::Error;
use std::path::Path;
use std::time::Instant;

use shuzi::color::Color;
use shuzi::language::Language;
use shuzi::position::Position;
use shuzi::protocol::document::{Document, Drawing, Photo, Tone};
use shuzi::protocol::{Block, html::html, pdf::pdf};
use shuzi::report::diagram::{BLUE, Diagram, RED, YELLOW};
use shuzi::report::picture::{Mark, Picture};

const ROUNDS: usize = 5;
const SMALL: [&str; 9] = [
    "...B.W...",
    "BBBBBWWWW",
    "...B.W...",
    "..BB.WW..",
    "...B.W...",
    "..BB.W...",
    "...B.WW..",
    "...B.W...",
    "...B.W...",
];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("name a folder to write to")?;
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    for language in Language::ALL {
        let document = document(language)?;
        let (page, html_ms) = timed(|| html(&document));
        let (file, pdf_ms) = timed(|| pdf(&document));
        let (file, code) = (file?, language.code());
        println!(
            "{code}: HTML {html_ms:.1} ms, {} bytes; PDF {pdf_ms:.1} ms, {} bytes",
            page.len(),
            file.len()
        );
        std::fs::write(folder.join(format!("{code}.html")), page)?;
        std::fs::write(folder.join(format!("{code}.pdf")), file)?;
    }
    Ok(())
}

fn timed<T>(work: impl Fn() -> T) -> (T, f64) {
    let ms = |start: Instant| start.elapsed().as_secs_f64() * 1e3;
    let start = Instant::now();
    let mut result = work();
    let first = ms(start);
    let mut fastest = first;
    for _ in 1..ROUNDS {
        let start = Instant::now();
        result = work();
        fastest = fastest.min(ms(start));
    }
    println!("    first {first:.1} ms");
    (result, fastest)
}

/// A protocol of the sample `19-finished-top`, with two photos.
fn document(language: Language) -> Result<Document, Box<dyn Error>> {
    let truth: serde_json::Value = serde_json::from_slice(&std::fs::read("samples/19-finished-top.json")?)?;
    let rows: Vec<String> = serde_json::from_value(truth["rows"].clone())?;
    let position = Position::from_rows(&rows)?;
    let words = sentences::of(language);
    let text = |text: &&str| (*text).to_owned();
    let photo = photo(&truth, &position, words.captions[0])?;
    let diagrams: Vec<Drawing> =
        words.captions.iter().zip(0..).map(|(caption, step)| diagram(&position, step, caption)).collect();
    let small = Position::from_rows(&SMALL)?;
    let smalls = (0..5).map(|step| diagram(&small, step, words.captions[1])).collect();
    let first = diagrams.first().cloned().ok_or("no diagram")?;
    Ok(Document {
        language,
        title: words.title.to_owned(),
        footer: words.footer.to_owned(),
        blocks: vec![
            Block::Answer { tone: Tone::Right, text: words.answer.to_owned(), below: words.below.to_owned() },
            Block::Paragraph(words.paragraph.to_owned()),
            Block::Photo(photo.clone()),
            Block::Heading(words.headings[0].to_owned()),
            Block::Paragraph(words.paragraph.to_owned()),
            Block::Table {
                head: words.head.iter().map(text).collect(),
                rows: words.rows.iter().map(|row| row.iter().map(text).collect()).collect(),
            },
            Block::List { numbered: true, items: words.steps.iter().map(text).collect() },
            Block::Drawings(diagrams),
            Block::Heading(words.headings[1].to_owned()),
            Block::List { numbered: false, items: words.steps.iter().map(text).collect() },
            Block::Drawings(smalls),
            Block::Drawings(vec![first]),
            Block::Answer {
                tone: Tone::Open,
                text: words.headings[1].to_owned(),
                below: words.paragraph.to_owned(),
            },
            Block::Answer { tone: Tone::Wrong, text: words.headings[0].to_owned(), below: String::new() },
            Block::Photo(photo),
            Block::Table {
                head: words.head.iter().map(text).collect(),
                rows: (0..30)
                    .flat_map(|_| words.rows.iter())
                    .map(|row| row.iter().map(text).collect())
                    .collect(),
            },
            Block::Answer { tone: Tone::Plain, text: words.title.to_owned(), below: words.below.to_owned() },
            Block::Signatures(words.people.iter().map(text).collect()),
        ],
    })
}

fn diagram(position: &Position, step: usize, caption: &str) -> Drawing {
    let mut diagram = Diagram::of(position);
    for (index, point) in position.size().points().enumerate() {
        match (position.stone(point), (index * 7 + step * 13) % 29) {
            (None, 0..9) => diagram.square(point, Color::Black),
            (None, 9) => diagram.small_stone(point, Color::White),
            (Some(_), 1) => diagram.cross(point, RED),
            (Some(_), 2) => diagram.ring(point, BLUE),
            (Some(Color::White), 3) => diagram.label(point, "12", [0; 3]),
            (None, 10) => diagram.shade(point, YELLOW),
            _ => {}
        }
    }
    Drawing { picture: diagram.picture(), caption: caption.to_owned() }
}

/// The sample with a ring round every stone.
fn photo(truth: &serde_json::Value, position: &Position, caption: &str) -> Result<Photo, Box<dyn Error>> {
    let corners: Vec<(f64, f64)> = serde_json::from_value(truth["corners"].clone())?;
    let [a, b, c, d] = corners.as_slice() else { return Err("four corners".into()) };
    let mut over = Picture { width: 1400.0, height: 1050.0, marks: Vec::new() };
    over.marks.push(Mark::Line { places: vec![*a, *b, *c, *d, *a], ink: BLUE, width: 3.0 });
    for point in position.size().points() {
        let (u, v) = (point.col() as f64 / 18.0, point.row() as f64 / 18.0);
        let along = |from: &(f64, f64), to: &(f64, f64), t: f64| {
            ((1.0 - t) * from.0 + t * to.0, (1.0 - t) * from.1 + t * to.1)
        };
        let middle = along(&along(a, b, u), &along(d, c, u), v);
        if let Some(color) = position.stone(point) {
            let ink = if color == Color::Black { [0xff, 0x40, 0x40] } else { BLUE };
            over.marks.push(Mark::Disc { middle, radius: 20.0, fill: None, outline: Some((ink, 3.0)) });
        }
    }
    let jpeg = std::fs::read("samples/19-finished-top.jpg")?;
    Ok(Photo { jpeg, width_px: 1400, height_px: 1050, over, caption: caption.to_owned() })
}
