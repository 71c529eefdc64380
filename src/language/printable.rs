//! Makes text from outside (names of files or players, error messages) safe to print, and safe
//! inside XML and HTML.

use std::borrow::Cow;
use std::fmt::Write;

/// Returns the text on one line without anything that a terminal would obey or that changes how the
/// rest is displayed.
///
/// Line breaks and tabs become spaces. Control characters, and invisible characters that change the
/// direction of writing or the like, are replaced by their code points, such as `[U+202E]`.
pub fn printable(text: &str) -> Cow<'_, str> {
    if !text
        .chars()
        .any(|symbol| symbol.is_control() || is_hidden(symbol))
    {
        return Cow::Borrowed(text);
    }
    let mut printable = String::with_capacity(text.len());
    for symbol in text.chars() {
        match symbol {
            '\n' | '\r' | '\t' => printable.push(' '),
            symbol if symbol.is_control() || is_hidden(symbol) => {
                push_code_point(&mut printable, symbol)
            }
            symbol => printable.push(symbol),
        }
    }
    Cow::Owned(printable)
}

/// Returns the same as [`printable`] for each line of a text; the line breaks stay.
pub fn printable_lines(text: &str) -> String {
    let lines: Vec<Cow<'_, str>> = text.split('\n').map(printable).collect();
    lines.join("\n")
}

/// Appends a character's code point, such as `[U+2A700]`.
pub fn push_code_point(text: &mut String, symbol: char) {
    // Writing to a string cannot fail.
    let _ = write!(text, "[U+{:04X}]", u32::from(symbol));
}

/// Returns the text as XML and HTML hold it, in content and in attributes in double quotes, made
/// [`printable`].
pub fn escape_markup(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for symbol in printable(text).chars() {
        match symbol {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            symbol => escaped.push(symbol),
        }
    }
    escaped
}

/// Returns true for an invisible character that changes what is displayed: it embeds, overrides or
/// isolates a direction of writing (Unicode Standard Annex 9), ends a line, has no width, or is a
/// tag or a byte order mark. Characters that join letters or emoji are allowed.
fn is_hidden(symbol: char) -> bool {
    matches!(
        symbol,
        '\u{61c}'
            | '\u{200b}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_would_obey_is_shown_as_what_it_is() {
        assert_eq!(printable("a\u{1b}[2Jb\u{7}"), "a[U+001B][2Jb[U+0007]");
        assert_eq!(printable("board\u{202e}gpj.exe"), "board[U+202E]gpj.exe");
        assert_eq!(printable("two\nlines\r\n"), "two lines  ");
        assert_eq!(printable("\u{9b}31m"), "[U+009B]31m");
        assert_eq!(printable("\u{200b}\u{feff}"), "[U+200B][U+FEFF]");
    }

    #[test]
    fn what_people_write_stays() {
        for text in [
            "",
            "数子.jpg",
            "Kí Hữu 기보",
            "👨\u{200d}👩",
            "a  b",
            "می\u{200c}خواهم",
        ] {
            assert!(
                matches!(printable(text), Cow::Borrowed(same) if same == text),
                "{text}"
            );
        }
        assert_eq!(printable_lines("a\u{7}\nb"), "a[U+0007]\nb");
    }
}
