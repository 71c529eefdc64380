//! Tables: columns as wide as what stands in them, heads said again on every page.

use std::rc::Rc;

use pdf_writer::types::StructRole;

use crate::ruling::columns::{count, numeric};

use super::super::piece::{Mark, Piece};
use super::super::structure::{ElementId, Structure};
use super::super::text::Text;
use super::{BODY, Layout, QUIET, RULE, SMALL, Style, TEXT, WIDTH, shift, text_mark, text_mark_to};

/// On each side of a cell, in points.
const PADDING: f32 = 6.0;
/// Room for all columns: the text of the first begins at the left edge of the page's text, that of the last may end at
/// its right edge.
const ROOM: f32 = WIDTH + 2.0 * PADDING;
/// Above and below a row.
const ROW: f32 = 2.5;
/// A row of more lines is divided.
const MOST_LINES: usize = 20;
/// A word of more letters, such as a checksum, is written smaller and may be broken in two.
const LONGEST_WORD: usize = 40;

/// The columns: from where to where each goes, and whether it holds numbers.
struct Columns {
    edges: Vec<(f32, f32)>,
    numeric: Vec<bool>,
}

impl<'d> Layout<'d> {
    pub(super) fn table(&mut self, head: &'d [String], rows: &'d [Vec<String>]) {
        let style = Style { leading: 0.97 * self.style(BODY, TEXT).leading, ..self.style(0.95 * BODY, TEXT) };
        let head_style = Style { leading: self.style(SMALL, QUIET).leading, ..self.bold(SMALL, QUIET) };
        let set =
            |cells: &[String], style| cells.iter().map(|cell| self.set(cell, style)).collect::<Vec<Text>>();
        let head_texts = set(head, head_style);
        let row_texts: Vec<Vec<Text>> = rows.iter().map(|row| set(row, style)).collect();
        let count = count(head, rows);
        if count == 0 {
            return;
        }
        let styled = |texts: &[Text], column: usize, style: Style| {
            let need = texts.get(column).map_or((0.0, 0.0), |text| need(text, style));
            (need.0 + 2.0 * PADDING + 0.1, need.1 + 2.0 * PADDING + 0.1)
        };
        let needs: Vec<(f32, f32)> = (0..count)
            .map(|column| {
                let head = styled(&head_texts, column, head_style);
                let cells = row_texts.iter().map(|row| styled(row, column, style));
                cells.fold(head, |(least, most), cell| (least.max(cell.0), most.max(cell.1)))
            })
            .collect();
        let columns = Columns { edges: edges(&widths(&needs)), numeric: numeric(count, rows) };

        let table = self.structure.add(Structure::ROOT, StructRole::Table);
        let has_head = head.iter().any(|cell| !cell.trim().is_empty());
        let mut repeated = None;
        if has_head {
            let pieces = self.row(table, StructRole::TH, &head_texts, &columns, head_style);
            if let [piece] = pieces.as_slice() {
                repeated = Some(Rc::new(piece.clone()));
            }
            self.push(pieces.into_iter().map(|piece| Piece { keep: true, ..piece }).collect(), 10.0);
        }
        let first_row = self.pieces.len();
        for (index, texts) in row_texts.iter().enumerate() {
            let pieces = self.row(table, StructRole::TD, texts, &columns, style);
            let pieces = pieces.into_iter().map(|piece| Piece { repeated: repeated.clone(), ..piece });
            let pieces: Vec<Piece<'d>> = pieces.collect();
            self.push(pieces, if index == 0 && !has_head { 10.0 } else { 0.0 });
        }
        self.keep_rows(first_row, row_texts.len());
    }

    /// Keeps a short table on one page; of a long one, the first two rows and the last two.
    fn keep_rows(&mut self, first: usize, rows: usize) {
        const SHORT: usize = 8;
        let pieces = self.pieces.get_mut(first..).unwrap_or_default();
        let last = pieces.len().saturating_sub(1);
        for (index, piece) in pieces.iter_mut().enumerate() {
            piece.keep = index < last && (rows <= SHORT || index == 0 || index + 1 == last);
        }
    }

    /// A row, in one piece unless it is very high.
    fn row(
        &mut self,
        table: ElementId,
        role: StructRole,
        texts: &[Text],
        columns: &Columns,
        style: Style,
    ) -> Vec<Piece<'d>> {
        let row = self.structure.add(table, StructRole::TR);
        let mut lines: Vec<Piece<'d>> = Vec::new();
        for (column, &(left, right)) in columns.edges.iter().enumerate() {
            let cell = self.structure.add(row, role);
            let Some(text) = texts.get(column) else { continue };
            let is_number = columns.numeric.get(column).copied().unwrap_or(false);
            let style = style_of(text, style);
            for (index, letters) in text.lines((right - left) / style.size).into_iter().enumerate() {
                if lines.len() <= index {
                    lines.push(Piece { height: style.leading, ..Piece::default() });
                }
                let mark = if is_number {
                    text_mark_to(letters, (right, 0.0), style)
                } else {
                    text_mark(letters, (left, 0.0), style)
                };
                if let Some(line) = lines.get_mut(index).filter(|_| !letters.is_empty()) {
                    line.put(cell, mark);
                }
            }
        }
        let table_right = columns.edges.last().map_or(WIDTH, |(_, right)| *right);
        let mut pieces: Vec<Piece<'d>> = lines.chunks(MOST_LINES).map(stacked).collect();
        shift(pieces.first_mut(), ROW);
        if let Some(last) = pieces.last_mut() {
            last.height += ROW;
            let (y, thick) = (last.height, if role == StructRole::TH { 0.9 } else { 0.5 });
            let ink = if role == StructRole::TH { QUIET } else { RULE };
            last.put(None, Mark::Box { x: 0.0..table_right, y: y - thick..y, ink });
        }
        pieces
    }
}

/// Pieces one below the other as one.
fn stacked<'d>(pieces: &[Piece<'d>]) -> Piece<'d> {
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

/// How a cell is set: one with a very long word in smaller letters, on the same lines.
fn style_of(text: &Text, style: Style) -> Style {
    if text.longest_word() > LONGEST_WORD { Style { size: 0.8 * style.size, ..style } } else { style }
}

/// The least width that a cell needs (its widest word, or half of a very long one), and the most it can use (all on one
/// line), in points.
fn need(text: &Text, style: Style) -> (f32, f32) {
    let size = style_of(text, style).size;
    let word = size * text.widest_word_em();
    // A letter more than half, as no letter is broken.
    let least = if text.longest_word() > LONGEST_WORD { 0.5 * word + size } else { word };
    (least, size * text.width_em())
}

/// The width of each column, given the least it needs and the most it can use. The columns that need little more than
/// the least get it first.
fn widths(needs: &[(f32, f32)]) -> Vec<f32> {
    let least: f32 = needs.iter().map(|(least, _)| least).sum();
    let most: f32 = needs.iter().map(|(_, most)| most).sum();
    if most <= ROOM {
        return needs.iter().map(|(_, most)| *most).collect();
    }
    if least >= ROOM {
        return squeezed(needs);
    }
    let wishes: Vec<f32> = needs.iter().map(|(least, most)| most - least).collect();
    needs.iter().zip(shared(&wishes, ROOM - least)).map(|((least, _), more)| least + more).collect()
}

/// The widths where not even the widest words fit: columns that need less than their share keep what they need.
fn squeezed(needs: &[(f32, f32)]) -> Vec<f32> {
    shared(&needs.iter().map(|(least, _)| *least).collect::<Vec<f32>>(), ROOM)
}

/// What everybody gets of something: the modest all they wish, the others equal parts of the rest.
fn shared(wishes: &[f32], of: f32) -> Vec<f32> {
    let wish = |index: usize| wishes.get(index).copied().unwrap_or(0.0);
    let mut by_wish: Vec<usize> = (0..wishes.len()).collect();
    by_wish.sort_by(|one, other| wish(*one).total_cmp(&wish(*other)));
    let (mut shares, mut left) = (vec![0.0; wishes.len()], of);
    for (done, index) in by_wish.into_iter().enumerate() {
        let share = wish(index).min(left / (wishes.len() - done) as f32);
        left -= share;
        if let Some(slot) = shares.get_mut(index) {
            *slot = share;
        }
    }
    shares
}

/// Where the text of each column begins and ends.
fn edges(widths: &[f32]) -> Vec<(f32, f32)> {
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

    #[test]
    fn columns_fill_the_page_and_no_more() {
        for needs in
            [vec![(30.0, 40.0), (50.0, 900.0)], vec![(2000.0, 3000.0), (40.0, 60.0)], vec![(20.0, 90.0); 40]]
        {
            let total: f32 = widths(&needs).iter().sum();
            assert!((total - ROOM).abs() < 0.1, "{total}");
        }
        assert_eq!(widths(&[(30.0, 40.0), (50.0, 90.0)]), [40.0, 90.0]);
        assert_eq!(widths(&[(2000.0, 3000.0), (40.0, 60.0)])[1], 40.0);
    }
}
