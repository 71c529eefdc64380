//! Makes foreign text safe to show, such as the names of players and files.

use shuzi::language::printable;

/// Returns the text on one line, made [`printable`], with a single space for white space.
pub fn shown(text: &str) -> String {
    let words: Vec<_> = text.split_whitespace().map(printable).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_hides_is_shown() {
        assert_eq!(shown(" a\tb\r\n\u{0}c\u{202e}d "), "a b [U+0000]c[U+202E]d");
        assert_eq!(shown("\n"), "");
    }
}
