//! Pieces: the strips that fill a page from top to bottom. A piece is never divided between pages.

use std::ops::Range;
use std::rc::Rc;

use shuzi::report::picture::{Ink, Picture};

use super::structure::ElementId;
use super::text::Letter;

/// A strip of a page, as wide as the page's text. Lengths are in points, coordinates are measured
/// from its top left corner.
#[derive(Clone, Debug, Default)]
pub(super) struct Piece<'d> {
    /// The space above the piece, unless it begins a page.
    pub above: f32,
    /// The height of the piece.
    pub height: f32,
    /// True if the next piece belongs on the same page.
    pub keep: bool,
    /// The marks on the piece, from back to front.
    pub marks: Vec<PlacedMark<'d>>,
    /// The head of a table, which is repeated above the piece if it begins a page.
    pub repeated: Option<Rc<Piece<'d>>>,
    /// For pictures, the smallest share of their size to which they may shrink if a page is full.
    pub least: Option<f32>,
}

/// A mark, and the element of the document that it belongs to.
#[derive(Clone, Debug)]
pub(super) struct PlacedMark<'d> {
    /// The element; `None` for decoration.
    pub element: Option<ElementId>,
    /// The mark.
    pub mark: PageMark<'d>,
}

/// A mark on a page.
#[derive(Clone, Debug)]
pub(super) enum PageMark<'d> {
    /// A line of text.
    Text {
        /// The beginning of the baseline.
        at: (f32, f32),
        /// The letters.
        letters: Rc<[Letter]>,
        /// The font size.
        size: f32,
        /// The colour of the letters.
        ink: Ink,
        /// True for bold letters.
        bold: bool,
    },
    /// A filled rectangle.
    Box {
        /// The left and right edges.
        x: Range<f32>,
        /// The upper and lower edges.
        y: Range<f32>,
        /// The colour.
        ink: Ink,
    },
    /// A drawing.
    Picture {
        /// The top left corner.
        at: (f32, f32),
        /// Points per unit of the drawing.
        scale: f32,
        /// The drawing.
        picture: &'d Picture,
    },
    /// A photo.
    Image {
        /// The top left corner.
        at: (f32, f32),
        /// The width and height.
        size: (f32, f32),
        /// The number of the photo in the document, from 0.
        index: usize,
    },
}

impl<'d> Piece<'d> {
    /// Adds a mark in front of the others.
    pub fn add_mark(&mut self, element: impl Into<Option<ElementId>>, mark: PageMark<'d>) {
        self.marks.push(PlacedMark {
            element: element.into(),
            mark,
        });
    }

    /// Returns the smallest share of its height to which the piece may shrink.
    pub fn least_share(&self) -> f32 {
        self.least.unwrap_or(1.0).clamp(0.0, 1.0)
    }

    /// Returns the height of the head that is repeated above the piece if it begins a page.
    pub fn repeated_height(&self) -> f32 {
        self.repeated.as_ref().map_or(0.0, |head| head.height)
    }

    /// Returns the piece with its pictures scaled, each at the same place.
    pub fn scaled(&self, factor: f32) -> Piece<'d> {
        let mut piece = Piece {
            height: factor * self.height,
            ..self.clone()
        };
        for placed in &mut piece.marks {
            match &mut placed.mark {
                PageMark::Picture { scale, .. } => *scale *= factor,
                PageMark::Image { size, .. } => *size = (factor * size.0, factor * size.1),
                PageMark::Text { .. } | PageMark::Box { .. } => {}
            }
        }
        piece
    }

    /// Returns the piece with all marks as decoration.
    pub fn as_decoration(&self) -> Piece<'d> {
        let mut decoration = self.clone();
        for placed in &mut decoration.marks {
            placed.element = None;
        }
        decoration
    }
}
