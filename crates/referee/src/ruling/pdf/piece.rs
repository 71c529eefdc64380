//! Pieces: what a page is filled with, from top to bottom. None is divided.

use std::ops::Range;
use std::rc::Rc;

use shuzi::report::picture::{Ink, Picture};

use super::structure::ElementId;
use super::text::Letter;

/// A strip of a page, as wide as its text. Lengths are in points, measured from its top left corner.
#[derive(Clone, Debug, Default)]
pub(super) struct Piece<'d> {
    /// Space above it, unless it begins a page.
    pub above: f32,
    /// Its height.
    pub height: f32,
    /// Whether the next piece belongs on the same page.
    pub keep: bool,
    /// What is on it, from back to front.
    pub marks: Vec<Placed<'d>>,
    /// What is said again above it when it begins a page: the head of a table.
    pub repeated: Option<Rc<Piece<'d>>>,
    /// Pictures only: the smallest share of their size that they may have where a page has no more room.
    pub least: Option<f32>,
}

/// A mark and which part of the document it is; `None` for what is only decoration.
#[derive(Clone, Debug)]
pub(super) struct Placed<'d> {
    /// The part.
    pub element: Option<ElementId>,
    /// The mark.
    pub mark: Mark<'d>,
}

/// Something on a page.
#[derive(Clone, Debug)]
pub(super) enum Mark<'d> {
    /// A line of text.
    Text {
        /// Where its baseline begins.
        at: (f32, f32),
        /// Its letters.
        letters: Rc<[Letter]>,
        /// Their size.
        size: f32,
        /// Their colour.
        ink: Ink,
        /// Whether they are bold.
        bold: bool,
    },
    /// A filled rectangle.
    Box {
        /// Its left and right edge.
        x: Range<f32>,
        /// Its upper and lower edge.
        y: Range<f32>,
        /// Its colour.
        ink: Ink,
    },
    /// A drawing.
    Picture {
        /// Its top left corner.
        at: (f32, f32),
        /// Points a unit of the drawing.
        scale: f32,
        /// The drawing.
        picture: &'d Picture,
    },
    /// A photo.
    Image {
        /// Its top left corner.
        at: (f32, f32),
        /// Its width and height.
        size: (f32, f32),
        /// Which of the document's photos.
        index: usize,
    },
}

impl<'d> Piece<'d> {
    /// Puts a mark on top.
    pub fn put(&mut self, element: impl Into<Option<ElementId>>, mark: Mark<'d>) {
        self.marks.push(Placed { element: element.into(), mark });
    }

    /// The smallest share of its height that it may have.
    pub fn least(&self) -> f32 {
        self.least.unwrap_or(1.0).clamp(0.0, 1.0)
    }

    /// How high what is said again above it is.
    pub fn repeated_height(&self) -> f32 {
        self.repeated.as_ref().map_or(0.0, |head| head.height)
    }

    /// The same with smaller pictures, each where it was.
    pub fn smaller(&self, factor: f32) -> Piece<'d> {
        let mut piece = Piece { height: factor * self.height, ..self.clone() };
        for placed in &mut piece.marks {
            match &mut placed.mark {
                Mark::Picture { scale, .. } => *scale *= factor,
                Mark::Image { size, .. } => *size = (factor * size.0, factor * size.1),
                Mark::Text { .. } | Mark::Box { .. } => {}
            }
        }
        piece
    }

    /// The same marks as decoration.
    pub fn as_decoration(&self) -> Piece<'d> {
        let mut decoration = self.clone();
        for placed in &mut decoration.marks {
            placed.element = None;
        }
        decoration
    }
}
