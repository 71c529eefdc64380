//! Document: headings, sentences, tables and pictures in reading order, in the words of one language.

use shuzi::language::Language;
use shuzi::report::picture::Picture;

/// A document of a few pages.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// Its language, for hyphens, fonts and screen readers.
    pub language: Language,
    /// The title.
    pub title: String,
    /// The footer of every page, with the origin of the document, such as a checksum.
    pub footer: String,
    /// The content from top to bottom.
    pub blocks: Vec<Block>,
}

/// A part of a document that stands on lines of its own.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// The heading of a section; what follows belongs to it until the next.
    Heading(String),
    /// A paragraph.
    Paragraph(String),
    /// The answer, in large letters with a colour of its own, and what stands below it.
    Answer {
        /// The outcome that the answer expresses.
        tone: Tone,
        /// The answer.
        text: String,
        /// An additional remark; may be empty.
        below: String,
    },
    /// Sentences that are told one by one.
    List {
        /// True for numbered steps.
        numbered: bool,
        /// The sentences.
        items: Vec<String>,
    },
    /// A table.
    Table {
        /// The column headings; may be empty.
        head: Vec<String>,
        /// The rows, each with as many cells as there are columns.
        rows: Vec<Vec<String>>,
    },
    /// Drawings side by side as far as they fit, each with what it shows.
    Drawings(Vec<Drawing>),
    /// A photo with what was read drawn over it.
    Photo(Photo),
    /// A signature line for each of these people, kept on one page with the section that states
    /// what is signed.
    Signatures(Vec<Signatory>),
}

/// A person who signs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signatory {
    /// The person's name.
    pub name: String,
    /// The choices of the person, with a box to tick for each; may be empty.
    pub choices: Vec<String>,
}

/// The outcome that an answer expresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The claim is right, or there is nothing to object to.
    Right,
    /// The claim is wrong.
    Wrong,
    /// Questions are open.
    Open,
    /// Neither good nor bad.
    Plain,
}

/// A drawing and what it shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// The drawing.
    pub picture: Picture,
    /// A sentence that describes the drawing.
    pub caption: String,
}

/// A photo and what was read in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Photo {
    /// The photo as a JPEG file, as large as it is shown.
    pub jpeg: Vec<u8>,
    /// Its width, in pixels.
    pub width_px: u32,
    /// Its height, in pixels.
    pub height_px: u32,
    /// The marks over the photo, in its pixels.
    pub over: Picture,
    /// A sentence that describes the photo.
    pub caption: String,
}
