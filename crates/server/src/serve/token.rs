//! The secret token in the page's address, without which requests are refused.

use subtle::ConstantTimeEq;

/// A random word with which every path has to begin.
#[derive(Clone)]
pub struct Token(String);

/// Lower-case letters and digits without those that are easily confused (Crockford's base 32).
const ALPHABET: [u8; 32] = *b"0123456789abcdefghjkmnpqrstvwxyz";

/// Number of symbols of a token. At five bits each that makes 100 bits, too many to guess over a
/// network.
const SYMBOLS: usize = 20;

impl Token {
    /// Creates a random token.
    ///
    /// # Errors
    /// An error if the system provides no random numbers.
    pub fn random() -> Result<Token, getrandom::Error> {
        let mut bytes = [0; SYMBOLS];
        getrandom::fill(&mut bytes)?;
        // 256 is a multiple of 32, so that all symbols are equally likely.
        let symbol = |byte: u8| char::from(ALPHABET[usize::from(byte % 32)]);
        Ok(Token(bytes.map(symbol).into_iter().collect()))
    }

    /// Returns the token as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns true if `word` is the token. The time that the comparison takes reveals nothing but
    /// the token's length.
    pub(super) fn matches(&self, word: &str) -> bool {
        self.0.as_bytes().ct_eq(word.as_bytes()).into()
    }
}

impl std::fmt::Debug for Token {
    /// Writes no part of the token, so that it does not appear in logs.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_whole_word_is_the_word() {
        let token = Token::random().unwrap();
        let word = token.as_str().to_owned();
        assert!(token.matches(&word));
        for other in [
            "",
            &word[1..],
            &word.to_uppercase().replace('0', "O"),
            &format!("{word}x"),
        ] {
            assert!(!token.matches(other) || other == word, "{other}");
        }
        assert_ne!(Token::random().unwrap().as_str(), word);
        assert_eq!(word.len(), SYMBOLS);
        assert_eq!(format!("{token:?}"), "Token(…)");
    }
}
