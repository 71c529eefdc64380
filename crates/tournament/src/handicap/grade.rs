//! The grades of the SST rules.

use std::fmt;

use shuzi::language::{Message, ToMessage};

/// A player's grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// A professional grade, from 1, the highest, to 9.
    Ping(u8),
    /// A strong amateur grade, from 9, the highest, to 1.
    Tuan(u8),
    /// A grade below 1 Tuan, from 1, the highest, to 9.
    Chi(u8),
}

/// An error in the text of a grade.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum GradeError {
    /// A professional grade in the usual notation, whose highest grade is 9 instead of 1.
    AmbiguousOrder {
        /// The text as given.
        text: String,
    },
    /// The text is not a grade.
    Unknown {
        /// The text as given.
        text: String,
    },
}

impl ToMessage for GradeError {
    fn to_message(&self) -> Message {
        let (name, text) = match self {
            GradeError::AmbiguousOrder { text } => ("error-grade-which-way", text),
            GradeError::Unknown { text } => ("error-no-grade", text),
        };
        Message::new(name).with("text", text.as_str())
    }
}

impl Grade {
    /// Parses a grade such as `3tuan`, `3 dan`, `5k` or `2品`.
    ///
    /// # Errors
    /// Returns a [`GradeError`] for a text that is not a grade, and for `9p`, in which 9 may be the
    /// highest or the lowest grade.
    pub fn parse(text: &str) -> Result<Grade, GradeError> {
        let unknown = || GradeError::Unknown {
            text: text.to_owned(),
        };
        let trimmed = text.trim();
        let digits: String = trimmed.chars().take_while(char::is_ascii_digit).collect();
        let number = digits
            .parse()
            .ok()
            .filter(|number| (1..=9).contains(number))
            .ok_or_else(unknown)?;
        let scale = trimmed
            .strip_prefix(&digits)
            .unwrap_or_default()
            .trim()
            .trim_start_matches('-');
        match scale.to_lowercase().as_str() {
            "ping" | "p'ing" | "品" => Ok(Grade::Ping(number)),
            "tuan" | "t'uan" | "dan" | "d" | "段" | "단" => Ok(Grade::Tuan(number)),
            "chi" | "kyu" | "k" | "級" | "级" | "급" => Ok(Grade::Chi(number)),
            "p" | "pro" => Err(GradeError::AmbiguousOrder {
                text: text.to_owned(),
            }),
            _ => Err(unknown()),
        }
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Grade::Ping(number) => write!(formatter, "{number} Ping"),
            Grade::Tuan(number) => write!(formatter, "{number} Tuan"),
            Grade::Chi(number) => write!(formatter, "{number} Chi"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_are_read_in_the_words_of_the_rules_and_of_clubs() {
        for (text, grade) in [
            ("3tuan", Grade::Tuan(3)),
            (" 3 Tuan ", Grade::Tuan(3)),
            ("7dan", Grade::Tuan(7)),
            ("7d", Grade::Tuan(7)),
            ("2段", Grade::Tuan(2)),
            ("1-dan", Grade::Tuan(1)),
            ("1ping", Grade::Ping(1)),
            ("9品", Grade::Ping(9)),
            ("4k", Grade::Chi(4)),
            ("4급", Grade::Chi(4)),
        ] {
            assert_eq!(Grade::parse(text), Ok(grade), "{text}");
        }
        for text in [
            "",
            "tuan",
            "0tuan",
            "10k",
            "3",
            "3x",
            "-3tuan",
            "3.5dan",
            "٣dan",
            "99999999999dan",
        ] {
            assert!(
                matches!(Grade::parse(text), Err(GradeError::Unknown { .. })),
                "{text}"
            );
        }
        assert!(matches!(
            Grade::parse("9p"),
            Err(GradeError::AmbiguousOrder { .. })
        ));
    }
}
