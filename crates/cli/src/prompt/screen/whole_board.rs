//! Asks whether the lines in a photo are the whole board.

use std::io::{self, BufRead, Write};

use shuzi::report::terminal;

use super::{MOST_LINES_FOR_A_QUESTION, Prompt};

impl<R: BufRead, W: Write> Prompt<'_, R, W> {
    /// Asks whether the `lines` lines in the photo `file` are the whole board, and returns true if
    /// the user confirms it. Without an answer they are assumed to be a part, as taking a part for
    /// the whole makes every count wrong.
    pub(crate) fn confirms_size(&mut self, file: &str, lines: usize) -> bool {
        self.is_whole_board(file, lines).unwrap_or(false)
    }

    fn is_whole_board(&mut self, file: &str, lines: usize) -> io::Result<bool> {
        let values = [
            ("file", terminal::printable(file).into()),
            ("lines", lines.into()),
        ];
        let question = self.words.say_with("ask-whole-board", &values);
        self.type_ahead.discard();
        writeln!(self.screen, "\n{question}")?;
        for _ in 0..MOST_LINES_FOR_A_QUESTION {
            write!(self.screen, "{}", self.words.say("whole-board-keys"))?;
            self.screen.flush()?;
            let Some(line) = self.read_line()? else { break };
            if !self.type_ahead.came_too_soon() {
                match line
                    .trim()
                    .chars()
                    .next()
                    .map(|key| key.to_ascii_lowercase())
                {
                    Some('y') => return Ok(true),
                    None | Some('n' | 'q') => return Ok(false),
                    Some(_) => {
                        let typed = terminal::printable(line.trim());
                        writeln!(
                            self.screen,
                            "{}",
                            self.words.say_with("not-a-key", &[("typed", typed.into())])
                        )?;
                    }
                }
            }
            self.type_ahead.discard();
        }
        writeln!(self.screen)?;
        Ok(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuzi::language::Language;

    /// The answer to these typed lines, and what was on the screen.
    fn answered(typed: &str) -> (bool, String) {
        let mut screen = Vec::new();
        let words = Language::English.words();
        let answer =
            Prompt::of_script(words, typed.as_bytes(), &mut screen).confirms_size("club.jpg", 13);
        (answer, String::from_utf8(screen).unwrap())
    }

    #[test]
    fn only_a_clear_yes_makes_a_part_the_whole_board() {
        for (typed, is_whole) in [("y\n", true), ("what?\nYes\n", true), ("what?\n", false)] {
            let (answer, screen) = answered(typed);
            assert_eq!(answer, is_whole, "{typed:?}");
            assert!(
                screen.contains("club.jpg") && screen.contains("13"),
                "{screen}"
            );
            assert_eq!(
                screen.contains("“what?” is none of the keys"),
                typed.contains("what"),
                "{screen}"
            );
        }
        for refusal in ["", "\n", "n\n", "q\n"] {
            assert!(!answered(refusal).0, "{refusal:?}");
        }
    }
}
