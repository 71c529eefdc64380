//! The document model: headings, sentences, tables and pictures in reading order, in one language.

use shuzi::language::Language;
use shuzi::report::picture::Picture;

/// A document of a few pages.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The language, for line breaks, fonts and screen readers.
    pub language: Language,
    /// The title.
    pub title: String,
    /// The footer of every page, with the origin of the document, such as a checksum.
    pub footer: String,
    /// The content from top to bottom.
    pub blocks: Vec<DocumentBlock>,
}

/// A part of a document on lines of its own.
#[derive(Clone, Debug, PartialEq)]
pub enum DocumentBlock {
    /// The heading of a section, which ends at the next heading.
    Heading(String),
    /// A paragraph.
    Paragraph(String),
    /// The answer, in large letters with a colour of its own, and a remark below it.
    Answer {
        /// The outcome that the answer expresses.
        tone: Tone,
        /// The answer.
        text: String,
        /// An additional remark; may be empty.
        below: String,
    },
    /// A list of sentences.
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
    /// Drawings with captions, side by side as far as they fit.
    Drawings(Vec<Drawing>),
    /// A photo with its reading drawn over it.
    Photo(PhotoFigure),
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

/// A drawing with its caption.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// The drawing.
    pub picture: Picture,
    /// A sentence that describes the drawing.
    pub caption: String,
}

/// A photo with its reading and a caption.
#[derive(Clone, Debug, PartialEq)]
pub struct PhotoFigure {
    /// The photo as a JPEG file, in the size in which it is shown.
    pub jpeg: Vec<u8>,
    /// The width of this file, in pixels.
    pub width_px: u32,
    /// The height of this file, in pixels.
    pub height_px: u32,
    /// The marks over the photo, in its pixels.
    pub over: Picture,
    /// A sentence that describes the photo.
    pub caption: String,
}
