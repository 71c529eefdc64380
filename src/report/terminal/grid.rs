//! Draws a board with characters.

use std::fmt::Write;

use unicode_width::UnicodeWidthStr;

use crate::color::Color;
use crate::language::Words;
use crate::point::{BoardSize, Point};

use super::Style;
use crate::report::words::name_stone;

/// The symbol drawn on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardSymbol {
    /// An empty point.
    Empty,
    /// A stone.
    Stone(Color),
    /// A stone that is taken off before counting.
    Dead(Color),
    /// An empty point that a player owns.
    Area(Color),
    /// A neutral point that can still be played.
    Dame,
    /// An empty point behind an open border.
    Unsealed,
    /// A point in doubt.
    Doubtful,
    /// A point that a question is about, with its stone.
    Asked(Option<Color>),
}

/// ANSI escape code that ends all colours and styles.
const PLAIN: &str = "\x1b[0m";

impl BoardSymbol {
    /// Returns the character for the symbol. All are one column wide in every terminal and differ
    /// without colour.
    fn character(self) -> char {
        match self {
            BoardSymbol::Empty => '.',
            BoardSymbol::Stone(Color::Black) => 'X',
            BoardSymbol::Stone(Color::White) => 'O',
            BoardSymbol::Dead(Color::Black) => 'x',
            BoardSymbol::Dead(Color::White) => 'o',
            BoardSymbol::Area(Color::Black) => '+',
            BoardSymbol::Area(Color::White) => '-',
            BoardSymbol::Dame => '*',
            BoardSymbol::Unsealed => '!',
            BoardSymbol::Doubtful => '?',
            BoardSymbol::Asked(Some(Color::Black)) => '#',
            BoardSymbol::Asked(Some(Color::White)) => '@',
            BoardSymbol::Asked(None) => '_',
        }
    }

    /// Returns what the symbol means, for the legend.
    fn describe(self, words: &Words) -> String {
        let of = |message, color: Color| words.say_with(message, &[("color", color.name().into())]);
        match self {
            BoardSymbol::Empty => name_stone(words, None),
            BoardSymbol::Stone(color) => name_stone(words, Some(color)),
            BoardSymbol::Dead(color) => of("mark-dead", color),
            BoardSymbol::Area(color) => of("mark-area", color),
            BoardSymbol::Dame => words.say("mark-dame"),
            BoardSymbol::Unsealed => words.say("mark-unsealed"),
            BoardSymbol::Doubtful => words.say("mark-doubtful"),
            BoardSymbol::Asked(Some(color)) => of("mark-asked-stone", color),
            BoardSymbol::Asked(None) => words.say("mark-asked-point"),
        }
    }

    /// Returns the ANSI escape code for the symbol's colour or style.
    fn escape_code(self) -> &'static str {
        match self {
            BoardSymbol::Stone(_) => "\x1b[1m",
            BoardSymbol::Dead(_) => "\x1b[31m",
            BoardSymbol::Empty | BoardSymbol::Area(_) => "\x1b[2m",
            BoardSymbol::Dame | BoardSymbol::Unsealed => "\x1b[33m",
            BoardSymbol::Doubtful | BoardSymbol::Asked(_) => "\x1b[7m",
        }
    }
}

/// Draws a board with its coordinates. `symbol_at` gives the symbol of each point; a legend below
/// the board explains those that are not plain stones.
pub fn draw(
    size: BoardSize,
    symbol_at: impl Fn(Point) -> BoardSymbol,
    words: &Words,
    style: Style,
) -> String {
    // The width is that of the points, a gap after each of them, and row numbers on both sides.
    let gap = if size.width() * 2 + 6 <= style.columns {
        " "
    } else {
        ""
    };
    let letters = format_letters(size, gap);
    let mut text = format!("{letters}\n");
    let mut used: Vec<BoardSymbol> = Vec::new();
    for row in 0..size.height() {
        let number = size.height() - row;
        let _ = write!(text, "{number:>2} ");
        for point in (0..size.width()).filter_map(|col| size.point(col, row)) {
            let symbol = symbol_at(point);
            if !used.contains(&symbol) {
                used.push(symbol);
            }
            let character = symbol.character();
            // Writing to a string cannot fail.
            let _ = if style.color {
                write!(text, "{}{character}{PLAIN}{gap}", symbol.escape_code())
            } else {
                write!(text, "{character}{gap}")
            };
        }
        let _ = writeln!(text, "{}{number}", if gap.is_empty() { " " } else { "" });
    }
    let _ = writeln!(text, "{letters}");
    text.push_str(&format_legend(&used, words, style.columns));
    text
}

/// Returns the line with the letters of the columns.
fn format_letters(size: BoardSize, gap: &str) -> String {
    let columns: Vec<String> = (0..size.width())
        .filter_map(|col| size.point(col, 0))
        .map(|point| size.name(point).chars().take(1).collect())
        .collect();
    format!("   {}", columns.join(gap))
}

/// Explains the symbols other than plain stones and empty points, in lines of the terminal's width.
fn format_legend(used: &[BoardSymbol], words: &Words, columns: usize) -> String {
    let mut entries: Vec<(char, String)> = used
        .iter()
        .filter(|symbol| !matches!(symbol, BoardSymbol::Empty | BoardSymbol::Stone(_)))
        .map(|symbol| (symbol.character(), symbol.describe(words)))
        .collect();
    entries.sort_unstable();
    let mut text = String::new();
    let mut width = 0;
    for (symbol, meaning) in entries {
        let entry = format!("{symbol} {meaning}");
        // The indentation of the board, and two spaces between entries.
        let needed = entry.width() + 3;
        if width > 0 && width + needed > columns {
            text.push('\n');
            width = 0;
        }
        text.push_str(if width == 0 { "   " } else { "  " });
        text.push_str(&entry);
        width += needed;
    }
    if width > 0 {
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn a_board_fits_the_terminal_or_loses_its_gaps() {
        let size = BoardSize::square(19).unwrap();
        let words = Language::English.words();
        for columns in [80, 44, 40, 25] {
            let drawn = draw(
                size,
                |_| BoardSymbol::Area(Color::Black),
                words,
                Style {
                    color: false,
                    columns,
                },
            );
            assert!(
                drawn.lines().all(|line| line.chars().count() <= columns),
                "{columns}:\n{drawn}"
            );
        }
    }

    #[test]
    fn only_the_marks_in_use_are_explained() {
        let size = BoardSize::square(2).unwrap();
        let drawn = |mark| draw(size, |_| mark, Language::English.words(), Style::default());
        assert!(!drawn(BoardSymbol::Stone(Color::Black)).contains("black"));
        assert!(drawn(BoardSymbol::Dead(Color::Black)).contains("x dead black"));
    }

    #[test]
    fn colour_appears_only_when_asked_for() {
        let size = BoardSize::square(2).unwrap();
        let drawn = |color| {
            draw(
                size,
                |_| BoardSymbol::Doubtful,
                Language::English.words(),
                Style { color, columns: 80 },
            )
        };
        assert!(!drawn(false).contains('\x1b'));
        assert!(drawn(true).contains("\x1b[7m?\x1b[0m"));
    }
}
