//! What is shown of a text that somebody else wrote, such as a player's name or the name of a file.

use std::fmt::Write;

/// The text on one line. White space is a single space; what cannot be seen and would change what can (control
/// characters, marks that turn the direction of writing) is written as its code point, such as `[U+202E]`.
pub(crate) fn shown(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !shown.is_empty() {
            shown.push(' ');
        }
        for symbol in word.chars() {
            if symbol.is_control() || turns(symbol) {
                push_code_point(&mut shown, symbol);
            } else {
                shown.push(symbol);
            }
        }
    }
    shown
}

/// Writes `[U+2A700]`.
pub(super) fn push_code_point(text: &mut String, symbol: char) {
    // Writing to a string cannot fail.
    let _ = write!(text, "[U+{:04X}]", u32::from(symbol));
}

/// Whether it embeds, overrides or isolates a direction of writing.
fn turns(symbol: char) -> bool {
    matches!(symbol, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
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
