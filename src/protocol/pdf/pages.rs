//! Pages: which piece comes on which page.

use super::piece::{Piece, Placed};

/// A page: what is on it, each with the distance of its piece from the top of the text, in points.
#[derive(Clone, Debug, Default)]
pub(super) struct Page<'d> {
    /// The marks, from back to front.
    pub marks: Vec<(f32, Placed<'d>)>,
}

/// Fills pages whose text is `height` points high, from top to bottom. Pieces that belong together come on one page
/// unless they are higher than one. At least one page.
pub(super) fn paginated<'d>(pieces: Vec<Piece<'d>>, height: f32) -> Vec<Page<'d>> {
    let mut filling = Filling { pages: vec![Page::default()], y: 0.0, height };
    let mut rest = pieces.as_slice();
    while !rest.is_empty() {
        let together = rest.iter().position(|piece| !piece.keep).map_or(rest.len(), |last| last + 1);
        let (unit, after) = rest.split_at(together);
        let needed = unit.iter().map(|piece| piece.above + piece.height).sum::<f32>();
        if !filling.has_room(needed) && needed <= height {
            filling.turn();
        }
        for piece in unit {
            if !filling.has_room(piece.above + piece.height) {
                filling.turn();
            }
            filling.add(piece);
        }
        rest = after;
    }
    filling.pages
}

struct Filling<'d> {
    pages: Vec<Page<'d>>,
    y: f32,
    height: f32,
}

impl<'d> Filling<'d> {
    fn has_room(&self, height: f32) -> bool {
        self.y == 0.0 || self.y + height <= self.height + 0.01
    }

    fn turn(&mut self) {
        self.pages.push(Page::default());
        self.y = 0.0;
    }

    fn add(&mut self, piece: &Piece<'d>) {
        if self.y > 0.0 {
            self.y += piece.above;
        } else if let Some(head) = &piece.repeated {
            self.place(&head.as_decoration());
        }
        self.place(piece);
    }

    fn place(&mut self, piece: &Piece<'d>) {
        if let Some(page) = self.pages.last_mut() {
            page.marks.extend(piece.marks.iter().map(|placed| (self.y, placed.clone())));
        }
        self.y += piece.height;
    }
}
