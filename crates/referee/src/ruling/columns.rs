//! Finds the columns of a table that contain numbers.

/// Returns true for each column that contains only numbers or empty cells below its heading. Such
/// columns are right-aligned.
pub(super) fn find_numeric(columns: usize, rows: &[Vec<String>]) -> Vec<bool> {
    (0..columns)
        .map(|column| {
            let mut cells = rows
                .iter()
                .filter_map(|row| row.get(column))
                .filter(|cell| !cell.trim().is_empty());
            let has_content = cells.clone().next().is_some();
            has_content && cells.all(|cell| is_number(cell))
        })
        .collect()
}

/// Returns the number of columns of a table.
pub(super) fn count_columns(head: &[String], rows: &[Vec<String>]) -> usize {
    rows.iter().map(Vec::len).fold(head.len(), usize::max)
}

/// Returns true for digits with signs, decimal marks, fractions and per cent signs.
fn is_number(cell: &str) -> bool {
    cell.chars()
        .any(|symbol| symbol.is_ascii_digit() || "¼½¾".contains(symbol))
        && cell
            .chars()
            .all(|symbol| symbol.is_ascii_digit() || " .,+-−±¼½¾/⁄%\u{a0}\u{202f}".contains(symbol))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_of_numbers_are_found() {
        let rows: Vec<Vec<String>> = [["Black", "184 ¼", "", "C3"], ["White", "−7.5", "", "12"]]
            .iter()
            .map(|row| row.iter().map(|cell| (*cell).to_owned()).collect())
            .collect();
        assert_eq!(find_numeric(4, &rows), [false, true, false, false]);
        assert_eq!(count_columns(&[], &rows), 4);
    }
}
