//! Lays out tables for a terminal. Columns are as wide as their contents in any script.

use unicode_width::UnicodeWidthStr;

/// The alignment of a column's cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// To the left, for words.
    Left,
    /// To the right, for numbers.
    Right,
}

/// The gap between columns.
const GAP: &str = "  ";

/// Returns the rows as lines, each ending in a line break. Every row has one cell for each of
/// `columns`; missing cells are empty. Lines do not end in blanks.
pub fn table(rows: &[Vec<String>], columns: &[Align]) -> String {
    let cell = |row: &[String], column: usize| row.get(column).cloned().unwrap_or_default();
    let width = |column: usize| {
        rows.iter()
            .map(|row| cell(row, column).width())
            .max()
            .unwrap_or_default()
    };
    let widths: Vec<usize> = (0..columns.len()).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, (align, width)) in columns.iter().zip(&widths).enumerate() {
            let cell = cell(row, column);
            let blanks = " ".repeat(width - cell.width());
            if column > 0 {
                line.push_str(GAP);
            }
            match align {
                Align::Left => line.extend([cell, blanks]),
                Align::Right => line.extend([blanks, cell]),
            }
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_in_every_script() {
        let rows = [["step", "ms"], ["碁盤", "70"], ["ходи", "5"]]
            .map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(
            table(&rows, &[Align::Left, Align::Right]),
            "step  ms\n碁盤  70\nходи   5\n"
        );
    }
}
