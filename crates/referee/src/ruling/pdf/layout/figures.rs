//! Lays out drawings, side by side, and photos.

use crate::ruling::document::{Drawing, PhotoFigure};
use shuzi::report::picture::Picture;

use super::super::piece::{PageMark, Piece};
use super::super::structure::Structure;
use super::{LayoutBuilder, QUIET, SMALL, WIDTH, join_columns, keep_together, shift};

/// Space between drawings, in points.
const GAP: f32 = 16.0;
/// The smallest scale at which a drawing is readable (with coordinates of 5 points), and the
/// largest, in points per unit of the drawing.
const SCALES: (f32, f32) = (0.44, 0.7);
/// Maximum height of a drawing or photo, in points: slightly more than half a page.
const MAX_HEIGHT: f32 = 420.0;
/// The smallest share of its size to which a picture may shrink if a page is full.
const LEAST_SHARE: f32 = 0.6;

impl<'d> LayoutBuilder<'d> {
    pub(super) fn add_drawings(&mut self, drawings: &'d [Drawing]) {
        let drawings: Vec<&Drawing> = drawings
            .iter()
            .filter(|drawing| is_drawable(&drawing.picture))
            .collect();
        let widest = drawings
            .iter()
            .map(|drawing| drawing.picture.width as f32)
            .fold(0.0, f32::max);
        let highest = drawings
            .iter()
            .map(|drawing| drawing.picture.height as f32)
            .fold(0.0, f32::max);
        if drawings.is_empty() {
            return;
        }
        let columns = count_columns(drawings.len(), widest);
        let width = (WIDTH - (columns - 1) as f32 * GAP) / columns as f32;
        let scale = (width / widest).min(MAX_HEIGHT / highest).min(SCALES.1);
        for (index, row) in drawings.chunks(columns).enumerate() {
            // As close together as the captions allow.
            let step = if columns == 1 {
                WIDTH
            } else {
                (scale * widest).max(0.75 * width) + GAP
            };
            self.add_row_of_drawings(row, (step, scale), if index == 0 { 10.0 } else { 14.0 });
        }
    }

    fn add_row_of_drawings(&mut self, row: &[&'d Drawing], (step, scale): (f32, f32), above: f32) {
        let height = row
            .iter()
            .map(|drawing| scale * drawing.picture.height as f32)
            .fold(0.0, f32::max);
        // A drawing may shrink only as far as its coordinates stay readable.
        let least = (SCALES.0 / scale).clamp(LEAST_SHARE, 1.0);
        let mut piece = Piece {
            height,
            least: Some(least),
            ..Piece::default()
        };
        let mut captions = Vec::new();
        for (index, drawing) in row.iter().enumerate() {
            let x = index as f32 * step;
            let element = self.structure.add_figure(Structure::ROOT, &drawing.caption);
            piece.add_mark(
                element,
                PageMark::Picture {
                    at: (x, 0.0),
                    scale,
                    picture: &drawing.picture,
                },
            );
            let width = (step - GAP).max(scale * drawing.picture.width as f32);
            captions.push(self.set_caption(&drawing.caption, (x, width)));
        }
        let mut pieces = vec![piece];
        let mut lines = join_columns(captions);
        shift(lines.first_mut(), 4.0);
        pieces.append(&mut lines);
        keep_together(&mut pieces, false);
        self.push(pieces, above);
    }

    pub(super) fn add_photo(&mut self, photo: &'d PhotoFigure) {
        let index = self.photos;
        self.photos += 1;
        let (width, height) = (photo.width_px as f32, photo.height_px as f32);
        if width < 1.0 || height < 1.0 {
            return;
        }
        let scale = (WIDTH / width).min(MAX_HEIGHT / height);
        let mut piece = Piece {
            height: scale * height,
            least: Some(LEAST_SHARE),
            ..Piece::default()
        };
        let element = self.structure.add_figure(Structure::ROOT, &photo.caption);
        piece.add_mark(
            element,
            PageMark::Image {
                at: (0.0, 0.0),
                size: (scale * width, scale * height),
                index,
            },
        );
        if is_drawable(&photo.over) {
            // The marks are in pixels of the photo, so both have the same frame.
            let scale = scale * width / photo.over.width as f32;
            piece.add_mark(
                element,
                PageMark::Picture {
                    at: (0.0, 0.0),
                    scale,
                    picture: &photo.over,
                },
            );
        }
        let mut pieces = vec![piece];
        let mut caption = self.set_caption(&photo.caption, (0.0, WIDTH));
        shift(caption.first_mut(), 4.0);
        pieces.append(&mut caption);
        keep_together(&mut pieces, false);
        self.push(pieces, 10.0);
    }

    fn set_caption(&mut self, caption: &str, column: (f32, f32)) -> Vec<Piece<'d>> {
        if caption.trim().is_empty() {
            return Vec::new();
        }
        let element = self
            .structure
            .add(Structure::ROOT, pdf_writer::types::StructRole::Caption);
        self.set_lines(element, caption, self.style(SMALL, QUIET), column)
    }
}

/// Returns the number of drawings of this width in a row: as many as are readable, distributed
/// evenly over the rows.
fn count_columns(count: usize, widest: f32) -> usize {
    let fit = ((WIDTH + GAP) / (SCALES.0 * widest + GAP)).floor().max(1.0) as usize;
    let rows = count.div_ceil(fit);
    count.div_ceil(rows.max(1)).max(1)
}

fn is_drawable(picture: &Picture) -> bool {
    let is_length = |length: f64| length.is_finite() && (1e-3..1e6).contains(&length);
    is_length(picture.width) && is_length(picture.height)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_boards_stand_two_in_a_row_and_small_ones_three() {
        assert_eq!(
            [1, 2, 3, 4, 5].map(|count| count_columns(count, 504.0)),
            [1, 2, 2, 2, 2]
        );
        assert_eq!(
            [1, 2, 3, 4, 5, 7].map(|count| count_columns(count, 264.0)),
            [1, 2, 3, 2, 3, 3]
        );
        assert_eq!(count_columns(9, 1e5), 1);
    }
}
