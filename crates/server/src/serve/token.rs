//! The secret in the address: who does not know it is not answered.

use subtle::ConstantTimeEq;

/// A random word that the path has to begin with.
#[derive(Clone)]
pub struct Token(String);

/// Small letters and digits without those that look like others (Crockford's base 32).
const ALPHABET: [u8; 32] = *b"0123456789abcdefghjkmnpqrstvwxyz";

/// Letters of a token, five bits each: 100 bits, which nobody guesses over a network.
const LETTERS: usize = 20;

impl Token {
    /// A new one.
    ///
    /// # Errors
    /// When the system has no randomness.
    pub fn random() -> Result<Token, getrandom::Error> {
        let mut bytes = [0; LETTERS];
        getrandom::fill(&mut bytes)?;
        let letter = |byte: u8| char::from(ALPHABET[usize::from(byte % 32)]);
        Ok(Token(bytes.map(letter).into_iter().collect()))
    }

    /// The word itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether it is this word. The time it takes tells nothing but the word's length.
    pub(super) fn is(&self, word: &str) -> bool {
        self.0.as_bytes().ct_eq(word.as_bytes()).into()
    }
}

impl std::fmt::Debug for Token {
    /// Says nothing of the word: logs are read by others.
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
        assert!(token.is(&word));
        for other in ["", &word[1..], &word.to_uppercase().replace('0', "O"), &format!("{word}x")] {
            assert!(!token.is(other) || other == word, "{other}");
        }
        assert_ne!(Token::random().unwrap().as_str(), word);
        assert_eq!(word.len(), LETTERS);
        assert_eq!(format!("{token:?}"), "Token(…)");
    }
}
