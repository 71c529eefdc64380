//! Document: headings, sentences, tables and pictures in reading order, in the words of one language.

use shuzi::language::Language;
use shuzi::report::picture::Picture;

/// A document of a few pages.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// Its language, for hyphens, fonts and screen readers.
    pub language: Language,
    /// What it is called.
    pub title: String,
    /// What stands below every page: where it comes from, such as a checksum.
    pub footer: String,
    /// What it says, from top to bottom.
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
        /// Which way it went.
        tone: Tone,
        /// The answer.
        text: String,
        /// What should be known with it; may be empty.
        below: String,
    },
    /// Sentences that are told one by one.
    List {
        /// Whether they are numbered steps.
        numbered: bool,
        /// The sentences.
        items: Vec<String>,
    },
    /// A table.
    Table {
        /// What the columns are called; may be empty.
        head: Vec<String>,
        /// The rows, each with as many cells as there are columns.
        rows: Vec<Vec<String>>,
    },
    /// Drawings side by side as far as they fit, each with what it shows.
    Drawings(Vec<Drawing>),
    /// A photo with what was read drawn over it.
    Photo(Photo),
    /// A line to sign on for each of these people. It stands on one page with the section that says what is signed.
    Signatures(Vec<Signatory>),
}

/// A person who signs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signatory {
    /// Who it is.
    pub name: String,
    /// What the person can choose from, a box to tick for each; may be empty.
    pub choices: Vec<String>,
}

/// Which way an answer went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It is as claimed, or there is nothing to object to.
    Right,
    /// It is not.
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
    /// What it shows, in a sentence.
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
    /// What is drawn over it, in its pixels.
    pub over: Picture,
    /// What it shows, in a sentence.
    pub caption: String,
}
