//! A board in letters.

use std::fmt::Write;

use unicode_width::UnicodeWidthStr;

use crate::color::Color;
use crate::language::Words;
use crate::point::{BoardSize, Point};

use super::Style;
use crate::report::words::stone;

/// What is drawn on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
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
    /// A point the reader is not sure of.
    Doubtful,
    /// The point or chain that a question is about, and what stands there.
    Asked(Option<Color>),
}

/// Bold, dim, yellow background and so on: ANSI escape codes, used only when the terminal shows colours.
const PLAIN: &str = "\x1b[0m";

impl Mark {
    /// One column wide in every terminal; told apart without colour.
    fn symbol(self) -> char {
        match self {
            Mark::Empty => '.',
            Mark::Stone(Color::Black) => 'X',
            Mark::Stone(Color::White) => 'O',
            Mark::Dead(Color::Black) => 'x',
            Mark::Dead(Color::White) => 'o',
            Mark::Area(Color::Black) => '+',
            Mark::Area(Color::White) => '-',
            Mark::Dame => '*',
            Mark::Unsealed => '!',
            Mark::Doubtful => '?',
            Mark::Asked(Some(Color::Black)) => '#',
            Mark::Asked(Some(Color::White)) => '@',
            Mark::Asked(None) => '_',
        }
    }

    fn meaning(self, words: &Words) -> String {
        let of = |message, color: Color| words.say_with(message, &[("color", color.name().into())]);
        match self {
            Mark::Empty => stone(words, None),
            Mark::Stone(color) => stone(words, Some(color)),
            Mark::Dead(color) => of("mark-dead", color),
            Mark::Area(color) => of("mark-area", color),
            Mark::Dame => words.say("mark-dame"),
            Mark::Unsealed => words.say("mark-unsealed"),
            Mark::Doubtful => words.say("mark-doubtful"),
            Mark::Asked(Some(color)) => of("mark-asked-stone", color),
            Mark::Asked(None) => words.say("mark-asked-point"),
        }
    }

    fn ansi(self) -> &'static str {
        match self {
            Mark::Stone(_) => "\x1b[1m",
            Mark::Dead(_) => "\x1b[31m",
            Mark::Empty | Mark::Area(_) => "\x1b[2m",
            Mark::Dame | Mark::Unsealed => "\x1b[33m",
            Mark::Doubtful | Mark::Asked(_) => "\x1b[7m",
        }
    }
}

/// Draws a board with its coordinates and, where other marks than stones are used, a line that explains them.
pub fn draw(size: BoardSize, mark: impl Fn(Point) -> Mark, words: &Words, style: Style) -> String {
    // Row numbers on both sides, and a gap after every point.
    let gap = if size.width() * 2 + 6 <= style.columns { " " } else { "" };
    let letters = letters(size, gap);
    let mut text = format!("{letters}\n");
    let mut used: Vec<Mark> = Vec::new();
    for row in 0..size.height() {
        let number = size.height() - row;
        let _ = write!(text, "{number:>2} ");
        for point in (0..size.width()).filter_map(|col| size.point(col, row)) {
            let mark = mark(point);
            if !used.contains(&mark) {
                used.push(mark);
            }
            match style.color {
                true => {
                    let _ = write!(text, "{}{}{PLAIN}{gap}", mark.ansi(), mark.symbol());
                }
                false => {
                    let _ = write!(text, "{}{gap}", mark.symbol());
                }
            }
        }
        let _ = writeln!(text, "{}{number}", if gap.is_empty() { " " } else { "" });
    }
    let _ = writeln!(text, "{letters}");
    text.push_str(&legend(&used, words, style.columns));
    text
}

fn letters(size: BoardSize, gap: &str) -> String {
    let columns: Vec<String> = (0..size.width())
        .filter_map(|col| size.point(col, 0))
        .map(|point| size.name(point).chars().take(1).collect())
        .collect();
    format!("   {}", columns.join(gap))
}

/// Explains the marks that are not plain stones or empty points, broken to the terminal's width.
fn legend(used: &[Mark], words: &Words, columns: usize) -> String {
    let mut entries: Vec<(char, String)> = used
        .iter()
        .filter(|mark| !matches!(mark, Mark::Empty | Mark::Stone(_)))
        .map(|mark| (mark.symbol(), mark.meaning(words)))
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
            let drawn = draw(size, |_| Mark::Area(Color::Black), words, Style { color: false, columns });
            assert!(drawn.lines().all(|line| line.chars().count() <= columns), "{columns}:\n{drawn}");
        }
    }

    #[test]
    fn only_the_marks_in_use_are_explained() {
        let size = BoardSize::square(2).unwrap();
        let drawn = |mark| draw(size, |_| mark, Language::English.words(), Style::default());
        assert!(!drawn(Mark::Stone(Color::Black)).contains("black"));
        assert!(drawn(Mark::Dead(Color::Black)).contains("x dead black"));
    }

    #[test]
    fn colour_appears_only_when_asked_for() {
        let size = BoardSize::square(2).unwrap();
        let drawn =
            |color| draw(size, |_| Mark::Doubtful, Language::English.words(), Style { color, columns: 80 });
        assert!(!drawn(false).contains('\x1b'));
        assert!(drawn(true).contains("\x1b[7m?\x1b[0m"));
    }
}
