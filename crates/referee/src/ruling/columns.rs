//! Which columns of a table hold numbers.

/// For each column, whether all that stands below its head is a number (or nothing): such columns are aligned on the
/// right.
pub(super) fn numeric(columns: usize, rows: &[Vec<String>]) -> Vec<bool> {
    (0..columns)
        .map(|column| {
            let mut cells =
                rows.iter().filter_map(|row| row.get(column)).filter(|cell| !cell.trim().is_empty());
            let any = cells.clone().next().is_some();
            any && cells.all(|cell| is_number(cell))
        })
        .collect()
}

/// How many columns a table has.
pub(super) fn count(head: &[String], rows: &[Vec<String>]) -> usize {
    rows.iter().map(Vec::len).fold(head.len(), usize::max)
}

/// Digits and what is written with them: sign, decimal mark, fraction, per cent.
fn is_number(cell: &str) -> bool {
    cell.chars().any(|symbol| symbol.is_ascii_digit() || "¼½¾".contains(symbol))
        && cell
            .chars()
            .all(|symbol| symbol.is_ascii_digit() || " .,+-−±¼½¾/⁄%\u{a0}\u{202f}".contains(symbol))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_from_text() {
        let rows: Vec<Vec<String>> = [["Black", "184 ¼", "", "C3"], ["White", "−7.5", "", "12"]]
            .iter()
            .map(|row| row.iter().map(|cell| (*cell).to_owned()).collect())
            .collect();
        assert_eq!(numeric(4, &rows), [false, true, false, false]);
        assert_eq!(count(&[], &rows), 4);
    }
}
