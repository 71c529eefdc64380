//! Makes foreign text safe to show, such as the names of players and files.

use shuzi::language::printable;

/// Returns the text on one line, made [`printable`], with a single space for white space.
pub fn printable_line(text: &str) -> String {
    let words: Vec<_> = text.split_whitespace().map(printable).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_become_visible() {
        assert_eq!(
            printable_line(" a\tb\r\n\u{0}c\u{202e}d "),
            "a b [U+0000]c[U+202E]d"
        );
        assert_eq!(printable_line("\n"), "");
    }
}
