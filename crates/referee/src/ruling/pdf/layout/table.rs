//! Lays out tables: columns as wide as their content, with the head repeated on every page.
//!
//! How it works: every column has a least width, that of its widest word, and a greatest useful
//! one, at which no cell is broken. If all columns can have the greatest, they get it. Otherwise
//! each gets its least width, and the remaining space is shared: columns that want less than an
//! equal share of it get what they want, the others divide the rest equally. If not even the least
//! widths fit, the whole width is shared in the same way.
//!
//! Why: columns with numbers, colours or names stay on one line, and only columns with sentences
//! are broken into lines. Shares in proportion to the content would break numbers for the sake of a
//! long sentence.
//!
//! Invariant: the widths add up to [`ROOM`] unless the table is narrower, and a column is narrower
//! than its widest word only if the least widths do not fit.
//!
//! Cost: the columns are sorted by what they want; everything else is one step per cell.

use std::rc::Rc;

use pdf_writer::types::StructRole;

use crate::ruling::columns::{count_columns, find_numeric};

use super::super::piece::{PageMark, Piece};
use super::super::structure::{ElementId, Structure};
use super::super::text::TypesetText;
use super::{
    BODY, LayoutBuilder, QUIET, RULE, SMALL, TEXT, TextStyle, WIDTH, right_aligned_mark, shift,
    text_mark,
};

/// Space on each side of a cell, in points.
const PADDING: f32 = 6.0;
/// Width of all columns, in points. The text of the first one begins at the left edge of the page's
/// text, and that of the last one may end at its right edge.
const ROOM: f32 = WIDTH + 2.0 * PADDING;
/// Space above and below a row, in points.
const ROW_PADDING: f32 = 2.5;
/// Maximum number of lines of a row in one piece; longer rows may be divided between pages.
const MAX_LINES: usize = 20;
/// Maximum number of letters of a word in normal size. Longer ones, such as checksums, are smaller
/// and may be broken in two.
const MAX_WORD_LENGTH: usize = 40;

/// The columns of a table.
struct Columns {
    /// The left and right edges of each column's text, in points.
    edges: Vec<(f32, f32)>,
    /// True for each column of numbers, which is right-aligned.
    numeric: Vec<bool>,
}

/// The widths that a cell or column asks for, in points.
#[derive(Clone, Copy, Debug, Default)]
struct WidthRange {
    /// The least width: that of the widest word, or of half of a very long one.
    least: f32,
    /// The greatest useful width: that of all text on one line.
    most: f32,
}

impl WidthRange {
    /// Returns the range for a column with both contents.
    fn union(self, other: WidthRange) -> WidthRange {
        WidthRange {
            least: self.least.max(other.least),
            most: self.most.max(other.most),
        }
    }
}

impl<'d> LayoutBuilder<'d> {
    pub(super) fn add_table(&mut self, head: &'d [String], rows: &'d [Vec<String>]) {
        let style = TextStyle {
            leading: 0.97 * self.style(BODY, TEXT).leading,
            ..self.style(0.95 * BODY, TEXT)
        };
        let head_style = TextStyle {
            leading: self.style(SMALL, QUIET).leading,
            ..self.bold(SMALL, QUIET)
        };
        let set = |cells: &[String], style| {
            cells
                .iter()
                .map(|cell| self.typeset(cell, style))
                .collect::<Vec<TypesetText>>()
        };
        let head_texts = set(head, head_style);
        let row_texts: Vec<Vec<TypesetText>> = rows.iter().map(|row| set(row, style)).collect();
        let count = count_columns(head, rows);
        if count == 0 {
            return;
        }
        let mut ranges = Vec::with_capacity(count);
        for column in 0..count {
            let head = cell_range(head_texts.get(column), head_style);
            let cells = row_texts
                .iter()
                .map(|row| cell_range(row.get(column), style));
            ranges.push(cells.fold(head, WidthRange::union));
        }
        let columns = Columns {
            edges: column_edges(&column_widths(&ranges)),
            numeric: find_numeric(count, rows),
        };

        let table = self.structure.add(Structure::ROOT, StructRole::Table);
        let has_head = head.iter().any(|cell| !cell.trim().is_empty());
        let mut repeated = None;
        if has_head {
            let pieces = self.set_row(table, StructRole::TH, &head_texts, &columns, head_style);
            // A head of several pieces is too high to be repeated.
            if let [piece] = pieces.as_slice() {
                repeated = Some(Rc::new(piece.clone()));
            }
            self.push(
                pieces
                    .into_iter()
                    .map(|piece| Piece {
                        keep: true,
                        ..piece
                    })
                    .collect(),
                10.0,
            );
        }
        let first_row = self.pieces.len();
        for (index, texts) in row_texts.iter().enumerate() {
            let pieces = self.set_row(table, StructRole::TD, texts, &columns, style);
            let pieces = pieces.into_iter().map(|piece| Piece {
                repeated: repeated.clone(),
                ..piece
            });
            let pieces: Vec<Piece<'d>> = pieces.collect();
            self.push(pieces, if index == 0 && !has_head { 10.0 } else { 0.0 });
        }
        self.keep_rows(first_row, row_texts.len());
    }

    /// Keeps a short table on one page, and the first two and last two rows of a long one together.
    fn keep_rows(&mut self, first: usize, rows: usize) {
        const SHORT: usize = 8;
        let pieces = self.pieces.get_mut(first..).unwrap_or_default();
        let last = pieces.len().saturating_sub(1);
        for (index, piece) in pieces.iter_mut().enumerate() {
            piece.keep = index < last && (rows <= SHORT || index == 0 || index + 1 == last);
        }
    }

    /// Sets a row as one piece, or as several if it is very high.
    fn set_row(
        &mut self,
        table: ElementId,
        role: StructRole,
        texts: &[TypesetText],
        columns: &Columns,
        style: TextStyle,
    ) -> Vec<Piece<'d>> {
        let row = self.structure.add(table, StructRole::TR);
        let mut lines: Vec<Piece<'d>> = Vec::new();
        for (column, &(left, right)) in columns.edges.iter().enumerate() {
            let cell = self.structure.add(row, role);
            let Some(text) = texts.get(column) else {
                continue;
            };
            let is_number = columns.numeric.get(column).copied().unwrap_or(false);
            let style = cell_style(text, style);
            for (index, letters) in text
                .lines((right - left) / style.size)
                .into_iter()
                .enumerate()
            {
                if lines.len() <= index {
                    lines.push(Piece {
                        height: style.leading,
                        ..Piece::default()
                    });
                }
                let mark = if is_number {
                    right_aligned_mark(letters, (right, 0.0), style)
                } else {
                    text_mark(letters, (left, 0.0), style)
                };
                if let Some(line) = lines.get_mut(index).filter(|_| !letters.is_empty()) {
                    line.add_mark(cell, mark);
                }
            }
        }
        let table_right = columns.edges.last().map_or(WIDTH, |(_, right)| *right);
        let mut pieces: Vec<Piece<'d>> = lines.chunks(MAX_LINES).map(stack).collect();
        shift(pieces.first_mut(), ROW_PADDING);
        if let Some(last) = pieces.last_mut() {
            last.height += ROW_PADDING;
            let (y, thick) = (last.height, if role == StructRole::TH { 0.9 } else { 0.5 });
            let ink = if role == StructRole::TH { QUIET } else { RULE };
            last.add_mark(
                None,
                PageMark::Box {
                    x: 0.0..table_right,
                    y: y - thick..y,
                    ink,
                },
            );
        }
        pieces
    }
}

/// Joins pieces, one below the other.
fn stack<'d>(pieces: &[Piece<'d>]) -> Piece<'d> {
    let mut stack = Piece::default();
    for piece in pieces {
        let mut piece = piece.clone();
        let height = piece.height;
        shift(Some(&mut piece), stack.height);
        stack.marks.extend(piece.marks);
        stack.height += height;
    }
    stack
}

/// Returns the style of a cell: smaller if it has a very long word, in lines of the same height.
fn cell_style(text: &TypesetText, style: TextStyle) -> TextStyle {
    if text.longest_word() > MAX_WORD_LENGTH {
        TextStyle {
            size: 0.8 * style.size,
            ..style
        }
    } else {
        style
    }
}

/// Returns the widths that a cell asks for, with its padding.
fn cell_range(text: Option<&TypesetText>, style: TextStyle) -> WidthRange {
    let range = text.map_or(WidthRange::default(), |text| text_range(text, style));
    // A tenth of a point more, so that rounding does not break a line that fits exactly.
    WidthRange {
        least: range.least + 2.0 * PADDING + 0.1,
        most: range.most + 2.0 * PADDING + 0.1,
    }
}

/// Returns the widths that a text asks for.
fn text_range(text: &TypesetText, style: TextStyle) -> WidthRange {
    let size = cell_style(text, style).size;
    let word = size * text.widest_word_em();
    // Half of a very long word, and a letter more, as letters cannot be divided.
    let least = if text.longest_word() > MAX_WORD_LENGTH {
        0.5 * word + size
    } else {
        word
    };
    WidthRange {
        least,
        most: size * text.width_em(),
    }
}

/// Chooses the widths of the columns, as the module describes it.
fn column_widths(ranges: &[WidthRange]) -> Vec<f32> {
    let least: f32 = ranges.iter().map(|range| range.least).sum();
    let most: f32 = ranges.iter().map(|range| range.most).sum();
    if most <= ROOM {
        return ranges.iter().map(|range| range.most).collect();
    }
    if least >= ROOM {
        return share(
            &ranges.iter().map(|range| range.least).collect::<Vec<f32>>(),
            ROOM,
        );
    }
    let wishes: Vec<f32> = ranges
        .iter()
        .map(|range| range.most - range.least)
        .collect();
    ranges
        .iter()
        .zip(share(&wishes, ROOM - least))
        .map(|(range, more)| range.least + more)
        .collect()
}

/// Shares `total` among wishes. Those that want less than an equal share get what they want, the
/// others equal parts of the rest.
fn share(wishes: &[f32], total: f32) -> Vec<f32> {
    let wish = |index: usize| wishes.get(index).copied().unwrap_or(0.0);
    let mut by_wish: Vec<usize> = (0..wishes.len()).collect();
    by_wish.sort_by(|one, other| wish(*one).total_cmp(&wish(*other)));
    let (mut shares, mut left) = (vec![0.0; wishes.len()], total);
    // In ascending order, so that what modest wishes leave is known before the greater ones are
    // met.
    for (done, index) in by_wish.into_iter().enumerate() {
        let share = wish(index).min(left / (wishes.len() - done) as f32);
        left -= share;
        if let Some(slot) = shares.get_mut(index) {
            *slot = share;
        }
    }
    shares
}

/// Returns the left and right edges of the text of each column.
fn column_edges(widths: &[f32]) -> Vec<(f32, f32)> {
    let mut x = -PADDING;
    let edges = widths.iter().map(|width| {
        let left = x;
        x += width;
        (left + PADDING, x - PADDING)
    });
    edges.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn widths(ranges: &[(f32, f32)]) -> Vec<f32> {
        let ranges: Vec<WidthRange> = ranges
            .iter()
            .map(|&(least, most)| WidthRange { least, most })
            .collect();
        column_widths(&ranges)
    }

    #[test]
    fn columns_fill_the_page_and_no_more() {
        for ranges in [
            vec![(30.0, 40.0), (50.0, 900.0)],
            vec![(2000.0, 3000.0), (40.0, 60.0)],
            vec![(20.0, 90.0); 40],
        ] {
            let total: f32 = widths(&ranges).iter().sum();
            assert!((total - ROOM).abs() < 0.1, "{total}");
        }
        assert_eq!(widths(&[(30.0, 40.0), (50.0, 90.0)]), [40.0, 90.0]);
        assert_eq!(widths(&[(2000.0, 3000.0), (40.0, 60.0)])[1], 40.0);
    }
}
